"""The screen and the keyboard: where text goes and lines come from."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import IO, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from hippodrome.cli.runner import SPELL
from hippodrome.core.safe_text import shown
from hippodrome.i18n.localization import Words
from hippodrome.terminal.console import SafeConsole

Rows = list[list[Segment]]
"""Things as they are written, row by row."""

WIDEST = 100
"""Lines longer than this are hard to read, however wide the terminal is."""


class EndOfInput(Exception):
    """There are no more lines: the person has left, or the pipe is empty."""


class Keyboard(Protocol):
    """Where lines come from: a terminal, a pipe, a script."""

    def readline(self) -> str: ...
    def isatty(self) -> bool: ...


class Room(NamedTuple):
    """How much space there is to draw in; no height: as much as is needed."""

    width: int
    height: int | None = None


class Screen:
    """A live screen is cleared and drawn anew; any other (a pipe, a file, TERM=dumb) is written on from top to bottom."""

    def __init__(
        self,
        keyboard: Keyboard | None = None,
        out: IO[str] | None = None,
        *,
        live: bool | None = None,
        width: int | None = None,
        height: int | None = None,
    ) -> None:
        self.keyboard: Keyboard = keyboard or sys.stdin or io.StringIO()  # a closed stdin is None
        self.out = out or sys.stdout
        for stream, errors in ((self.keyboard, "replace"), (self.out, SPELL)):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=errors)
        self.console = SafeConsole(
            file=self.out, width=width, height=height, highlight=False, markup=False, emoji=False, _environ=_sound_environment()
        )
        if live is None:
            live = self.keyboard.isatty() and self.out.isatty() and not self.console.is_dumb_terminal
        self.live = live
        self._private = False
        self._typed = self.keyboard is sys.stdin and self.keyboard.isatty()
        if self._typed:
            _line_editing()

    # Writing ---------------------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """How many columns are written."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """How many rows can be seen at once; None where everything can."""
        return self.console.height if self.live else None

    def say(self, *things: RenderableType) -> None:
        """Write something, each thing from a new line on."""
        if self.console.is_terminal:
            for thing in things:
                self.console.print(thing, width=self.width, overflow="fold")
        else:
            for row in self.rows(*things):
                self.out.write("".join(segment.text for segment in row).rstrip() + "\n")

    def say_whole(self, line: str) -> None:
        """Write a line that is never broken by us, so that it can be copied."""
        self.console.print(Text(line), soft_wrap=True)

    def rows(self, *things: RenderableType) -> Rows:
        """The rows that things take."""
        options = self.console.options.update(width=self.width, height=None, overflow="fold")
        return self.console.render_lines(Group(*things), options, pad=False) if things else []

    def fits(self, *things: RenderableType, spare: int = 1) -> bool:
        """Whether things can be seen at once, with some rows to spare."""
        return self.height is None or len(self.rows(*things)) + spare <= self.height

    def put(self, rows: Rows) -> None:
        """Write rows that were made before."""
        self.console.print(Segments([s for row in rows for s in (*row, Segment.line())]), end="")

    def read_out(self, things: Sequence[RenderableType], words: Words, *, spare: int = 1) -> None:
        """Write things that may be long: on a live screen page by page, the last one with some rows to spare."""
        if self.height is None:
            self.say(*things)
            return
        rows, page = self.rows(*things), max(5, self.height - spare)
        for start in range(0, len(rows), page):
            if start:
                self.ask(words.text("terminal.more"))
                self.clear()
            self.put(rows[start : start + page])

    def read_pages(self, rows: Rows, words: Words, *, spare: int = 0) -> tuple[str, Rows]:
        """Have rows read page by page on a live screen, a pause after each. A last page of no more rows than `spare` is not
        shown but given back, for a place on the next screen; and so is what was typed after the last pause."""
        assert self.height is not None
        page, typed = max(5, self.height - 1), ""
        while rows and (len(rows) > spare or not spare):
            here, rows = rows[:page], rows[page:]
            self.put(here)
            typed = self.ask(words.text("terminal.more" if len(rows) > spare else "terminal.go_on"))
            if len(rows) > spare:
                self.clear()
        return typed, rows

    def read_chapters(self, chapters: Sequence[Sequence[RenderableType]], words: Words) -> None:
        """Write chapters, on a live screen as many on a page as can be seen whole."""
        page: list[RenderableType] = []
        for chapter in chapters:
            if page and not self.fits(*page, *chapter):
                self.read_out(page, words)
                self.ask(words.text("terminal.more"))
                self.clear()
                page = []
            page += chapter
        self.read_out(page, words)

    def clear(self) -> None:
        """Begin a new screen; where nothing can be cleared, leave a line empty."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def hide(self) -> None:
        """Begin a new screen for somebody else: what was shown is gone, and so are the lines that were typed."""
        self.clear()
        if self._typed and (readline := _line_editing()) is not None:
            readline.clear_history()

    def keep_private(self, on: bool) -> None:
        """Use a screen without memory, so that nobody scrolls back to somebody else's hand."""
        if self.live and on != self._private:
            self._private = on
            self.console.set_alt_screen(on)

    # Reading ---------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """The next line that somebody types."""
        if self._typed:
            self.out.flush()
            try:
                return input(shown(prompt)).strip()
            except EOFError:
                raise EndOfInput from None
        self.console.print(Text(prompt), end="", width=self.width, overflow="fold")
        self.out.flush()
        line = self.keyboard.readline()
        if not line:
            self.console.print()
            raise EndOfInput
        line = line.strip()
        # nobody saw this being typed: write it down, or the text makes no sense afterwards
        self.console.print(Text(printable(line)), width=self.width, overflow="fold")
        return line


def _sound_environment() -> dict[str, str]:
    """The environment without a size of the terminal that can be none, such as COLUMNS=0."""
    sizes = {name: os.environ.get(name, "") for name in ("COLUMNS", "LINES")}
    absurd = {name for name, size in sizes.items() if not re.fullmatch("[1-9][0-9]{0,4}", size)}
    return {name: value for name, value in os.environ.items() if name not in absurd}


def _line_editing() -> ModuleType | None:
    """Line editing and history for input(), where the system has it: importing it is enough."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def printable(text: str, longest: int = 60) -> str:
    """A text from outside without anything a terminal would obey, and not too long to repeat."""
    return shown(text.replace("\n", "?"), longest)
