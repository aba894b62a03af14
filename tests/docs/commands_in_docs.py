"""What the pages and `--help` tell people to type."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import typer

from hippodrome.cli.app import app
from tests.docs.installed import REPOSITORY

PAGES = [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
INLINE = re.compile(r"`(hippodrome(?: [^`\n]*)?|python -m hippodrome[^`\n]*)`")
PROGRAMS = ("hippodrome", "python -m hippodrome", "python -m benchmarks", "python -m training", ".venv/bin/hippodrome")


class Typed(NamedTuple):
    """A command, and where it is written."""

    page: str
    text: str

    @property
    def words(self) -> list[str]:
        return shlex.split(self.text.replace(".venv/bin/hippodrome", "hippodrome"), comments=True)


def page_name(page: Path) -> str:
    """Name a page by its path: `README.md`, `play/install.md`."""
    return page.relative_to(REPOSITORY).as_posix().removeprefix("docs/")


def blocks() -> Iterator[tuple[str, str, str]]:
    """Yield every code block: its page, its language, its text."""
    for page in PAGES:
        for language, text in FENCE.findall(page.read_text(encoding="utf-8")):
            yield page_name(page), language, text


def lines() -> Iterator[Typed]:
    """Every line of every block for the shell."""
    for page, language, text in blocks():
        if language == "sh":
            yield from (Typed(page, line) for line in text.splitlines() if line.strip())


def inline() -> Iterator[Typed]:
    """Every command in the middle of a text."""
    for page in PAGES:
        text = FENCE.sub("", page.read_text(encoding="utf-8"))
        yield from (Typed(page_name(page), found) for found in INLINE.findall(text))


@cache
def commands() -> dict[str, typer.core.TyperCommand]:
    """Every command by its name, such as `edition check`."""
    found: dict[str, typer.core.TyperCommand] = {}

    def walk(group: object, before: str) -> None:
        for name, command in getattr(group, "commands", {}).items():
            if hasattr(command, "commands"):
                walk(command, f"{before}{name} ")
            else:
                found[before + name] = command

    walk(typer.main.get_command(app), "")
    return found


def examples() -> Iterator[Typed]:
    """The examples of `--help`."""
    for name, command in commands().items():
        for line in (command.help or "").splitlines():
            if line.strip().startswith("Example: "):
                yield Typed(f"{name} --help", line.strip().removeprefix("Example: "))
