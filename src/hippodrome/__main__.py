"""Program entry point. Imports the command line inside a handler, so that Ctrl-C is caught from the start."""

from __future__ import annotations

import sys

from hippodrome.cli.runner import run


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its code."""

    def command() -> int:
        from hippodrome.cli.app import start

        return start(arguments)

    sys.exit(run(command))


if __name__ == "__main__":
    main()
