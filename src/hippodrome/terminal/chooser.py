"""Choosers: turn typed lines into one of the options."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import page_of
from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.table import Pov
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.matching import matching_choices
from hippodrome.terminal.option_list import OptionList, item
from hippodrome.terminal.screen import printable


class ReadResult(NamedTuple):
    """The result of reading a line: a note to show, and the answer once it is complete."""

    note: RenderableType = ""
    answered: bool = False
    answer: Any = None


class Chooser(Protocol):
    """Reads an answer line by line. It neither prints nor reads input, and knows only what its seat may know.

    The conventions are the same in every game: input is picked and shown with its effect; Enter plays the pick, and shows the
    table again if there is none; `!` after it plays at once; `m` shows the list, or more of it; `x` clears the pick.
    """

    def show(self, height: int | None = None) -> RenderableType:
        """Return the list to choose from, in at most `height` rows (None: as many as it takes)."""

    def status(self) -> RenderableType:
        """Return the picks so far, and their effect."""

    def read(self, line: str) -> ReadResult:
        """Read one line (never a built-in command). An empty one confirms the pick, and nothing else."""

    def undo_pick(self) -> bool:
        """Undo the last pick; return False if there is none."""

    def help(self) -> RenderableType:
        """Return help on the possible inputs."""

    def input_for(self, answer: Any) -> str:
        """Return the input that picks an answer, with any earlier picks: a line may begin with `x`, if picks accumulate."""

    @property
    def is_begun(self) -> bool:
        """True if anything is picked."""


def two_columns(text: str) -> RenderableType:
    """Arrange lines of `input -- effect` in two columns; a line without the dashes spans both."""
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


def strip_confirmation(line: str) -> tuple[str, bool]:
    """Return a line without the `!` that plays at once, and whether it had one."""
    bare = line.rstrip("! ")
    return bare, "!" in line[len(bare) :]


class NumberedChooser:
    """The options as a numbered list: for prompts with few answers. An option's text, and words of it, are accepted, too."""

    MAX_LISTED = 60

    def __init__(self, pov: Pov, words: Localization, game: Game[Any]) -> None:
        self._pov, self._words, self._game = pov, words, game
        self._pick: list[Any] = []
        """The picked option, if any."""
        self._page = 0

    def _text(self, option: Any) -> str:
        return self._game.format_answer(self._pov.edition, option)

    def _listed(self) -> list[Any]:
        return [*page_of(self._pov.options, 0, self.MAX_LISTED)]

    def show(self, height: int | None = None) -> RenderableType:
        options = self._pov.options
        items = [item(str(n), self._text(option), picked=option in self._pick) for n, option in enumerate(self._listed(), 1)]
        question = Text(self._words.prompt(self._pov.prompt_kind), "bold")
        left = None if height is None else height - 1 - (len(options) > self.MAX_LISTED)
        parts: list[RenderableType] = [question, OptionList(items, self._words, self._page).limited_to(left)]
        if len(options) > self.MAX_LISTED:
            parts.append(Text(self._words.text("terminal.list_goes_on", n=len(options) - self.MAX_LISTED), "dim"))
        return Group(*parts)

    def status(self) -> RenderableType:
        if self._pick:
            return Text(f"{self._text(self._pick[0])}  ").append(self._words.text("terminal.enter_plays"), "bold")
        return Text(self.hint(), "dim")

    def hint(self) -> str:
        return self._words.text("terminal.list_hint", n=len(self._pov.options))

    def read(self, line: str) -> ReadResult:
        line, at_once = strip_confirmation(line.strip())
        if line.lower() == "m":
            self._page += 1
            return ReadResult()
        if line.lower() == "x":
            self._pick = []
            return ReadResult()
        if line:
            found = self._find(line)
            if isinstance(found, str):
                return ReadResult(found)
            self._pick = found
        if line and not at_once:
            return ReadResult()
        if not self._pick:
            return ReadResult(self._words.text("terminal.nothing_picked") if at_once else "")
        return ReadResult(answered=True, answer=self._pick[0])

    def _find(self, line: str) -> list[Any] | str:
        """Return the option that a line selects, or the error."""
        options = self._pov.options
        if line.isdecimal() and len(line) < 10:
            if not 1 <= int(line) <= len(options):
                return self._words.text("terminal.list_no_such", n=int(line), most=len(options))
            return [*page_of(options, int(line) - 1, 1)]
        found = options.read(line)
        if not isinstance(found, Reason):
            return [found]
        named = matching_choices(line, [(option, self._text(option)) for option in self._listed()], self._words.players)
        return named if len(named) == 1 else printable(self._words.reason(found), 200)

    def undo_pick(self) -> bool:
        had, self._pick = bool(self._pick), []
        return had

    def help(self) -> RenderableType:
        return two_columns(self._words.text("terminal.list_help"))

    @property
    def is_begun(self) -> bool:
        return bool(self._pick)

    def input_for(self, answer: Any) -> str:
        listed = self._listed()
        return str(listed.index(answer) + 1) if answer in listed else self._text(answer)
