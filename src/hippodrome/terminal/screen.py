"""Screen and keyboard: output and input lines."""

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

from hippodrome.core.safe_text import sanitize
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.streams import TRANSLITERATE

Rows = list[list[Segment]]
"""Rendered rows."""

MAX_WIDTH = 100
"""Maximum width of lines, for readability on any terminal."""


class EndOfInput(Exception):
    """End of input: the person has left, or the pipe is empty."""


class Keyboard(Protocol):
    """A source of input lines: a terminal, a pipe, a script."""

    def readline(self) -> str: ...
    def isatty(self) -> bool: ...


class Size(NamedTuple):
    """The space for a drawing; without a height, unlimited rows."""

    width: int
    height: int | None = None


class Screen:
    """A live screen is cleared and redrawn; any other (a pipe, a file, TERM=dumb) is only appended to."""

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
        for stream, errors in ((self.keyboard, "replace"), (self.out, TRANSLITERATE)):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=errors)
        self.console = SafeConsole(
            file=self.out,
            width=width,
            height=height,
            highlight=False,
            markup=False,
            emoji=False,
            _environ=_environment_without_bad_sizes(),
        )
        if live is None:
            live = self.keyboard.isatty() and self.out.isatty() and not self.console.is_dumb_terminal
        self.live = live
        self._is_private = False
        self._is_interactive = self.keyboard is sys.stdin and self.keyboard.isatty()
        if self._is_interactive:
            _line_editing()

    # Writing ---------------------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """Columns used for output."""
        return min(self.console.width, MAX_WIDTH)

    @property
    def height(self) -> int | None:
        """Rows visible at once; None if output is not paged."""
        return self.console.height if self.live else None

    def print(self, *things: RenderableType) -> None:
        """Print things, each starting on a new line."""
        if self.console.is_terminal:
            for thing in things:
                self.console.print(thing, width=self.width, overflow="fold")
        else:
            for row in self.rows(*things):
                self.out.write("".join(segment.text for segment in row).rstrip() + "\n")

    def print_unwrapped(self, line: str) -> None:
        """Print a line without wrapping, so that it can be copied."""
        self.console.print(Text(line), soft_wrap=True)

    def rows(self, *things: RenderableType) -> Rows:
        """Return the rows that things take."""
        options = self.console.options.update(width=self.width, height=None, overflow="fold")
        return self.console.render_lines(Group(*things), options, pad=False) if things else []

    def fits(self, *things: RenderableType, spare: int = 1) -> bool:
        """Return whether things are visible at once, with some rows to spare."""
        return self.height is None or len(self.rows(*things)) + spare <= self.height

    def print_rows(self, rows: Rows) -> None:
        """Print rendered rows."""
        self.console.print(Segments([s for row in rows for s in (*row, Segment.line())]), end="")

    def print_paged(self, things: Sequence[RenderableType], words: Localization, *, spare: int = 1) -> None:
        """Print things that may be long: on a live screen page by page, the last one with some rows to spare."""
        if self.height is None:
            self.print(*things)
            return
        rows, page = self.rows(*things), max(5, self.height - spare)
        for start in range(0, len(rows), page):
            if start:
                self.read_line(words.text("terminal.more"))
                self.clear()
            self.print_rows(rows[start : start + page])

    def page_through(self, rows: Rows, words: Localization, *, spare: int = 0) -> tuple[str, Rows]:
        """Show rows page by page on a live screen, with a pause after each. A last page of at most `spare` rows is returned
        instead, for the next screen; and so is the input after the last pause."""
        assert self.height is not None
        page, typed = max(5, self.height - 1), ""
        while rows and (len(rows) > spare or not spare):
            here, rows = rows[:page], rows[page:]
            self.print_rows(here)
            typed = self.read_line(words.text("terminal.more" if len(rows) > spare else "terminal.go_on"))
            if len(rows) > spare:
                self.clear()
        return typed, rows

    def print_chapters(self, chapters: Sequence[Sequence[RenderableType]], words: Localization) -> None:
        """Print chapters, on a live screen as many per page as fit whole."""
        page: list[RenderableType] = []
        for chapter in chapters:
            if page and not self.fits(*page, *chapter):
                self.print_paged(page, words)
                self.read_line(words.text("terminal.more"))
                self.clear()
                page = []
            page += chapter
        self.print_paged(page, words)

    def clear(self) -> None:
        """Clear the screen; if that is not possible, print an empty line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def hide(self) -> None:
        """Clear the screen for another player, including the typed lines."""
        self.clear()
        if self._is_interactive and (readline := _line_editing()) is not None:
            readline.clear_history()

    def use_private_screen(self, on: bool) -> None:
        """Use the terminal's alternate screen, so that no player scrolls back to another's hand."""
        if self.live and on != self._is_private:
            self._is_private = on
            self.console.set_alt_screen(on)

    # Reading ---------------------------------------------------------------------------------------------------------

    def read_line(self, prompt: str) -> str:
        """Read the next line."""
        if self._is_interactive:
            self.out.flush()
            try:
                return input(sanitize(prompt)).strip()
            except EOFError:
                raise EndOfInput from None
        self.console.print(Text(prompt), end="", width=self.width, overflow="fold")
        self.out.flush()
        line = self.keyboard.readline()
        if not line:
            self.console.print()
            raise EndOfInput
        line = line.strip()
        # this line was not echoed: print it, so that the transcript is complete
        self.console.print(Text(printable(line)), width=self.width, overflow="fold")
        return line


def _environment_without_bad_sizes() -> dict[str, str]:
    """Return the environment without an invalid terminal size, such as COLUMNS=0."""
    sizes = {name: os.environ.get(name, "") for name in ("COLUMNS", "LINES")}
    absurd = {name for name, size in sizes.items() if not re.fullmatch("[1-9][0-9]{0,4}", size)}
    return {name: value for name, value in os.environ.items() if name not in absurd}


def _line_editing() -> ModuleType | None:
    """Enable line editing and history for input(), if available: importing readline is enough."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def printable(text: str, max_length: int = 60) -> str:
    """Return an untrusted text without control characters, and short enough to repeat."""
    return sanitize(text.replace("\n", "?"), max_length)
