"""Chooser for cards to throw away, picked one by one."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer, write_answer
from hippodrome.games.cthulhu_500.presentation.preview import Previews
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, describe
from hippodrome.games.cthulhu_500.terminal.table import KEY, face
from hippodrome.i18n.localization import Localization, Verbatim
from hippodrome.terminal.chooser import ReadResult, strip_confirmation, two_columns
from hippodrome.terminal.matching import matching_choices
from hippodrome.terminal.option_list import OptionList, item


class ThrowChooser:
    """Chooser for a throw: numbers or names pick cards, or put them back; 0 throws nothing. Enter throws exactly the picked
    cards."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        self._pov, self._words = pov, words
        view = pov.view()
        self._hand: list[int] = list(view["racers"][pov.seat]["hand"])
        self._previews = Previews(PublicTable(view, pov.edition, pov.seat), words, pov.seat, self._hand, pov.prompt_kind)
        self._picked: list[int] = []
        self._throws_nothing = False
        """True after the player chose to throw nothing away."""
        self._page = 0

    def show(self, height: int | None = None) -> RenderableType:
        words, edition = self._words, self._pov.edition
        items = [item(str(n), face(card, edition, words), picked=card in self._picked) for n, card in enumerate(self._hand, 1)]
        items.append(item("0", describe(words, Answer("throw")), picked=self._throws_nothing))
        question = Text(words.prompt(self._pov.prompt_kind), "bold")
        left = None if height is None else height - (1 if len(question) < 80 else 2)
        return Group(question, OptionList(items, words, self._page).limited_to(left))

    def status(self) -> RenderableType:
        words = self._words
        if not self.is_begun:
            return Text(words.text(f"{KEY}.throwing"), "dim")
        answer = self._answer()
        description, preview = describe(words, answer), self._previews.preview(answer)
        text = Text(words.capitalized(words.text(f"{KEY}.said", says=Verbatim(description))), "bold").append(
            words.join(preview.lines, "sentences") if preview else "", "not bold"
        )
        return text.append(f" {words.text('terminal.enter_plays')}", "bold")

    def _answer(self) -> Answer:
        return Answer("throw", tuple(sorted(self._picked)))

    def read(self, line: str) -> ReadResult:
        line, at_once = strip_confirmation(line.strip())
        if line.lower() == "m":
            self._page += 1
            return ReadResult()
        if line.lower() == "x":
            self.unpick_all()
            return ReadResult()
        note = self._pick(line) if line else ""
        if note or (line and not at_once):
            return ReadResult(note)
        if not self.is_begun:
            return ReadResult(self._words.text("terminal.nothing_picked") if at_once else "")
        return ReadResult(answered=True, answer=self._answer())

    def unpick_all(self) -> None:
        """Put all cards back."""
        self._picked, self._throws_nothing = [], False

    def _pick(self, line: str) -> str:
        """Pick or put back every named card; an `x` puts all others back first. Return the errors."""
        if line.lower().startswith("x "):
            self.unpick_all()
            line = line[1:].strip()
        found = self._pov.options.read(line)
        if not isinstance(found, Reason) and self._pov.options.why_not(found) is None:
            self._picked, self._throws_nothing = list(found.cards), not found.cards
            return ""
        wrong = []
        for part in line.replace(",", " ").split():
            number = int(part) if part.isdecimal() and len(part) < 4 else -1
            if number == 0:
                self._picked, self._throws_nothing = [], True
            elif 1 <= number <= len(self._hand):
                self._toggle(self._hand[number - 1])
            else:
                wrong.append(part)
        if len(wrong) == len(line.split()):
            named = self._named(line)
            if named is not None:
                self._toggle(named)
                return ""
        if not wrong:
            return ""
        return self._words.text(f"{KEY}.throw_numbers", typed=" ".join(wrong)[:40], most=len(self._hand))

    def _named(self, line: str) -> int | None:
        """Return the card with this name; copies count as one."""
        called = [(card, self._words.name("card", card)) for card in self._hand]
        named = matching_choices(line, called, ())
        kinds = {self._pov.edition.cards[card].kind for card in named}
        return next((card for card in named if card not in self._picked), named[0]) if len(kinds) == 1 else None

    def _toggle(self, card: int) -> None:
        self._throws_nothing = False
        if card in self._picked:
            self._picked.remove(card)
        else:
            self._picked.append(card)

    @property
    def is_begun(self) -> bool:
        return bool(self._picked) or self._throws_nothing

    def undo_pick(self) -> bool:
        if self._throws_nothing:
            self._throws_nothing = False
            return True
        if not self._picked:
            return False
        self._picked.pop()
        return True

    def help(self) -> RenderableType:
        return two_columns(self._words.text(f"{KEY}.can.throw"))

    def input_for(self, answer: Answer) -> str:
        if not answer.cards:
            return "0"
        if not all(card in self._hand for card in answer.cards):
            return write_answer(self._pov.edition, answer)
        return " ".join(["x", *(str(self._hand.index(card) + 1) for card in answer.cards)])  # valid with any earlier picks
