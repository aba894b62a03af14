"""Choosers: what turns typed lines into one of the options."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.terminal.screen import printable


class Heard(NamedTuple):
    """What a chooser makes of a line: something to say, and the answer once there is one."""

    note: RenderableType = ""
    answered: bool = False
    answer: Any = None


class Chooser(Protocol):
    """Reads an answer line by line. It neither prints nor reads by itself, and knows only what its seat may know."""

    def show(self) -> RenderableType:
        """What there is to choose from."""

    def status(self) -> RenderableType:
        """What is picked so far, and what it would do."""

    def read(self, line: str) -> Heard:
        """Take one line (never a command of the house). An empty one confirms."""

    def back(self) -> bool:
        """Take the last pick back; False if there is none."""

    def help(self) -> RenderableType:
        """What can be typed."""


def two_columns(text: str) -> RenderableType:
    """Lines of `what to type -- what it does`, side by side; a line without the dashes stands alone."""
    parts: list[RenderableType] = []
    grid: Grid | None = None
    for line in text.splitlines():
        typed, dashes, does = line.partition(" -- ")
        if not dashes:
            parts, grid = [*parts, Text(line)], None
            continue
        if grid is None:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column()
            parts.append(grid)
        grid.add_row(Text(typed, "bold"), Text(does))
    return Group(*parts)


class Numbered:
    """The options as a numbered list: for questions with few answers. An option's own text is read, too."""

    MOST = 60

    def __init__(self, pov: Pov, words: Words, game: Game[Any]) -> None:
        self._pov, self._words, self._game = pov, words, game

    def _text(self, option: Any) -> str:
        return self._game.write(self._pov.edition, option)

    def show(self) -> RenderableType:
        options = self._pov.options
        rows = [Text(f"{n:>3}  {self._text(option)}") for n, option in zip(range(1, self.MOST + 1), options, strict=False)]
        if len(options) > self.MOST:
            rows.append(Text(self._words.text("terminal.list_goes_on", n=len(options) - self.MOST), "dim"))
        return Group(*rows)

    def status(self) -> RenderableType:
        return Text(self.hint(), "dim")

    def hint(self) -> str:
        return self._words.text("terminal.list_hint", n=len(self._pov.options))

    def read(self, line: str) -> Heard:
        options = self._pov.options
        if not line:
            return Heard(self.hint())
        if line.isdecimal() and len(line) < 10:
            if not 1 <= int(line) <= len(options):
                return Heard(self._words.text("terminal.list_no_such", n=int(line), most=len(options)))
            return Heard(answered=True, answer=next(o for n, o in enumerate(options, 1) if n == int(line)))
        found = options.read(line)
        if isinstance(found, Reason):
            return Heard(printable(self._words.reason(found), 200))
        return Heard(answered=True, answer=found)

    def back(self) -> bool:
        return False

    def help(self) -> RenderableType:
        return self.hint()
