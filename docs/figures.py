"""Print the figures of the documentation again, next to what the pages say.

    python docs/figures.py               the simulations of the guides in study/
    python docs/figures.py --all         all figures, some of which take hours

A figure is a row of a table whose first cell is a command. The command runs as it is, and every number of the other cells is
looked for in its output. Exit code 1 if one is missing.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hippodrome.cli.runner import Arguments, run

HERE = Path(__file__).parent
COMMAND = re.compile(r"`(hippodrome (?:simulate|ladder) [^`]+)`")
NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")


class Figure(NamedTuple):
    """A row of a page."""

    page: str
    command: str
    says: str

    @property
    def numbers(self) -> list[str]:
        """The numbers that the command should print."""
        return NUMBER.findall(self.says)


def figures(page: Path) -> Iterator[Figure]:
    """The figures of a page that a command with a seed prints."""
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("|") and (found := COMMAND.fullmatch(cells[0])):
            yield Figure(page.name, found[1], " | ".join(cells[1:]))


def missing(figure: Figure, printed: str) -> list[str]:
    """The numbers of a figure that were not printed."""
    there = set(NUMBER.findall(printed))
    return [number for number in figure.numbers if number not in there]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run them all."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog="python docs/figures.py", description=__doc__, formatter_class=shape)
    parser.add_argument("--all", action="store_true", help="ladders and research notes, too")
    parser.add_argument("pages", nargs="*", type=Path, metavar="PAGE", help="only these pages")
    given = parser.parse_args(arguments)
    pages = given.pages or sorted(HERE.rglob("*.md") if given.all else HERE.glob("study/*.md"))
    found = [figure for page in pages for figure in figures(page)]
    if not given.all and not given.pages:
        found = [figure for figure in found if " simulate " in figure.command]
    wrong = 0
    for figure in found:
        sys.stdout.write(f"{figure.page}: {figure.command}\n  says: {figure.says}\n")
        sys.stdout.flush()
        command = [sys.executable, "-m", *shlex.split(figure.command)]
        wide = {**os.environ, "COLUMNS": "120"}
        done = subprocess.run(command, capture_output=True, text=True, env=wide, check=False)
        lost = missing(figure, done.stdout)
        wrong += bool(lost) or done.returncode != 0
        if lost or done.returncode:
            sys.stdout.write(f"  NOT SO: {', '.join(lost)}\n{done.stdout}{done.stderr}")
        else:
            sys.stdout.write("  as printed now\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run(main))
