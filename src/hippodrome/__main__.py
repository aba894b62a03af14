"""Program entry point. The command line is imported inside a handler that catches Ctrl-C from the start."""

from __future__ import annotations

import sys

from hippodrome.cli.runner import run


def main(arguments: list[str] | None = None) -> None:
    """Run the command line, and leave with its exit code."""

    def command() -> int:
        from hippodrome.cli.app import start

        return start(arguments)

    sys.exit(run(command))


if __name__ == "__main__":
    main()
