"""Choosers: what turns typed lines into one of the options."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import page_of
from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.table import Pov
from hippodrome.i18n.localization import Words
from hippodrome.terminal.matching import meant
from hippodrome.terminal.option_list import Listing, item
from hippodrome.terminal.screen import printable


class Heard(NamedTuple):
    """What a chooser makes of a line: something to say, and the answer once there is one."""

    note: RenderableType = ""
    answered: bool = False
    answer: Any = None


class Chooser(Protocol):
    """Reads an answer line by line. It neither prints nor reads by itself, and knows only what its seat may know.

    The manners are the same in every game: what is typed is picked and shown with what it would do; Enter plays what is
    picked and shows the table again where nothing is; `!` behind it plays at once; `m` shows the list, or more of it; `x` puts
    everything back.
    """

    def show(self, height: int | None = None) -> RenderableType:
        """What there is to choose from, in so many rows at most (None: as many as it takes)."""

    def status(self) -> RenderableType:
        """What is picked so far, and what it would do."""

    def read(self, line: str) -> Heard:
        """Take one line (never a command of the house). An empty one confirms what is picked, and nothing else."""

    def back(self) -> bool:
        """Take the last pick back; False if there is none."""

    def help(self) -> RenderableType:
        """What can be typed."""

    def typed(self, answer: Any) -> str:
        """What somebody types to pick an answer, whatever is picked before: a line may begin with `x`, where picks add up."""

    @property
    def is_begun(self) -> bool:
        """Whether anything is picked."""


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


def plays_at_once(line: str) -> tuple[str, bool]:
    """A line without the `!` that plays at once, and whether it had one."""
    bare = line.rstrip("! ")
    return bare, "!" in line[len(bare) :]


class Numbered:
    """The options as a numbered list: for questions with few answers. An option's own text is read, too, and words of it."""

    MOST = 60

    def __init__(self, pov: Pov, words: Words, game: Game[Any]) -> None:
        self._pov, self._words, self._game = pov, words, game
        self._pick: list[Any] = []
        """What is picked, if anything."""
        self._page = 0

    def _text(self, option: Any) -> str:
        return self._game.write(self._pov.edition, option)

    def _listed(self) -> list[Any]:
        return [*page_of(self._pov.options, 0, self.MOST)]

    def show(self, height: int | None = None) -> RenderableType:
        options = self._pov.options
        items = [item(str(n), self._text(option), picked=option in self._pick) for n, option in enumerate(self._listed(), 1)]
        question = Text(self._words.question(self._pov.about), "bold")
        left = None if height is None else height - 1 - (len(options) > self.MOST)
        parts: list[RenderableType] = [question, Listing(items, self._words, self._page).within(left)]
        if len(options) > self.MOST:
            parts.append(Text(self._words.text("terminal.list_goes_on", n=len(options) - self.MOST), "dim"))
        return Group(*parts)

    def status(self) -> RenderableType:
        if self._pick:
            return Text(f"{self._text(self._pick[0])}  ").append(self._words.text("terminal.enter_plays"), "bold")
        return Text(self.hint(), "dim")

    def hint(self) -> str:
        return self._words.text("terminal.list_hint", n=len(self._pov.options))

    def read(self, line: str) -> Heard:
        line, at_once = plays_at_once(line.strip())
        if line.lower() == "m":
            self._page += 1
            return Heard()
        if line.lower() == "x":
            self._pick = []
            return Heard()
        if line:
            found = self._find(line)
            if isinstance(found, str):
                return Heard(found)
            self._pick = found
        if line and not at_once:
            return Heard()
        if not self._pick:
            return Heard(self._words.text("terminal.nothing_picked") if at_once else "")
        return Heard(answered=True, answer=self._pick[0])

    def _find(self, line: str) -> list[Any] | str:
        """The option that a line means, or what is wrong with it."""
        options = self._pov.options
        if line.isdecimal() and len(line) < 10:
            if not 1 <= int(line) <= len(options):
                return self._words.text("terminal.list_no_such", n=int(line), most=len(options))
            return [*page_of(options, int(line) - 1, 1)]
        found = options.read(line)
        if not isinstance(found, Reason):
            return [found]
        named = meant(line, [(option, self._text(option)) for option in self._listed()], self._words.players)
        return named if len(named) == 1 else printable(self._words.reason(found), 200)

    def back(self) -> bool:
        had, self._pick = bool(self._pick), []
        return had

    def help(self) -> RenderableType:
        return two_columns(self._words.text("terminal.list_help"))

    @property
    def is_begun(self) -> bool:
        return bool(self._pick)

    def typed(self, answer: Any) -> str:
        listed = self._listed()
        return str(listed.index(answer) + 1) if answer in listed else self._text(answer)
