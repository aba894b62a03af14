"""The page of commands, from `--help`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import typer

from hippodrome.cli.app import app
from hippodrome.cli.help import _HelpPage

PAGE = "study/reference/commands.md"
WIDTH = 96
HEAD = """# Commands

Every command of `hippodrome`, generated from `--help`. Without a command, `hippodrome` opens the lobby in your browser.
`--help` prints the same text in your language.

{overview}

## Exit codes

All commands use the same codes, and so do the tools that run as `python -m hippodrome.…`:

| code | meaning |
|---|---|
| 0 | Success. For `play`: the race is over, or you left it. |
| 1 | The command ran and found a problem: `verify` (draws that do not come from the seed), `doctor` (damaged races), `scenario` (an expectation that does not hold), `locale check` (missing translations). |
| 2 | Bad input: an argument, file, folder or database that cannot be used. One line on standard error gives the reason. |
| 130 | Interrupted with Ctrl-C. |
| 141 | The reader closed the pipe, as in `hippodrome replay evening.race \\| head -n 1`. |
| 143 | Terminated (SIGTERM), for example by `systemctl stop`. |

Messages go to standard error, results to standard output. With `--json`, standard output is one JSON object. It has a
`fingerprint`: the release, and for a race also the version of the rules, the digest of the edition, the engine, the options
and the seed.

`play`, `serve`, `restore` and `archive` change a database; `archive` deletes the races that it has exported. The other commands
only read the files and databases that you name.
"""  # noqa: E501


def walk(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every command with its path, such as `("edition", "check")`."""
    for name, command in getattr(group, "commands", {}).items():
        if getattr(command, "hidden", False):
            continue
        if hasattr(command, "commands"):
            yield from walk(command, (*path, name))
        else:
            yield (*path, name), command


def context_of(path: tuple[str, ...], command: Any) -> typer.Context:
    parent = typer.Context(typer.main.get_command(app), info_name="hippodrome")
    for name in path[:-1]:
        parent = typer.Context(parent.command.commands[name], info_name=name, parent=parent)  # type: ignore[attr-defined]
    return typer.Context(command, info_name=path[-1], parent=parent, max_content_width=WIDTH, terminal_width=WIDTH)


def make() -> str:
    """Return the page."""
    os.environ["HIPPODROME_LANG"] = "en"
    found = list(walk(typer.main.get_command(app)))
    rows = ["| command | purpose |", "|---|---|"]
    sections = []
    for path, command in found:
        name, context = f"hippodrome {' '.join(path)}", context_of(path, command)
        page = _HelpPage(command, context)
        purpose = page.text(page.key(command)).partition(". ")[0].rstrip(".")
        rows.append(f"| `{name}` | {purpose}. |")
        sections.append(f"## {name}\n\n```text\n{command.get_help(context).rstrip()}\n```")
    return "\n\n".join([HEAD.strip().format(overview="\n".join(rows)), *sections]) + "\n"
