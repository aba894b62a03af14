"""The laboratory's words in the reader's language, with those of the game that is looked at."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from hippodrome.core.game import Game
from hippodrome.games.registry import find, load_edition
from hippodrome.i18n.localization import ENGLISH, Words

_NUMBER = re.compile(r" ?\d+")
"""The number in the name of a tally, such as that of a place: texts are given it as $n."""


def lab_words(language: str) -> Words:
    """The laboratory's words, whatever the game."""
    return Words(language, room="hippodrome.analysis")


class Remarks:
    """What values of an edition mean: remarks of the house's edition in a language, any other as it stands in its file."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._words, self._english = Words(language, game), Words(ENGLISH, game)

    def told(self, name: str, remark: str) -> str:
        """The remark on a value, or on the table that it stands in, by its name."""
        for key in (f"remark.{name}", f"remark.{name.rpartition('.')[0]}") if remark else ():
            if key in self._english and self._english.text(key) == remark:
                return self._words.text(key)
        return remark


class Said:
    """The laboratory's words in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game, self.words = language, game, lab_words(language)

    def __call__(self, key: str, **values: object) -> str:
        """A text, filled in; a key that has none is shown as it is."""
        return self.words.text(key, **values) if key in self.words else key.rpartition(".")[2]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._of_game.text("game.title")

    @cached_property
    def _of_game(self) -> Words:
        return Words(self.language, find(self.game))

    def called(self, name: str, *kinds: str) -> str:
        """What the game's own words call something of one of these kinds; its name in the edition, if they do not know it."""
        for key in (f"{kind}.{name}{end}" for kind in kinds for end in (".name", "")):
            found = self._of_game.texts.find(key)
            if found is not None and not found.entry.names:
                return self._of_game.text(key)
        return next((told for kind in kinds if (told := self._piece(kind, name))), name)

    def _piece(self, kind: str, name: str) -> str:
        """What the game calls a card or token of its usual edition; empty if that has none of this name."""
        pieces = getattr(self._edition, f"{kind}s", ())
        number = next((n for n, piece in enumerate(pieces) if str(getattr(piece, "name", "")).partition("#")[0] == name), None)
        return "" if number is None else Words(self.language, find(self.game), self._edition).name(kind, number)

    @cached_property
    def _edition(self) -> Any:
        return load_edition(find(self.game))

    def entrant(self, name: str) -> str:
        """What a vehicle or chariot is called."""
        return self.called(name, "vehicle", "chariot", "colour")

    def measure(self, name: str) -> str:
        """What a measure is called; a tally of a game is called by the game's words (`tally-...`), or else by its name."""
        if f"measure.{name}" in self.words:
            return self(f"measure.{name}")
        numbered = _NUMBER.search(name)
        key = f"tally.{_NUMBER.sub('', name, count=1)}"
        known = key in self._of_game
        return self._of_game.text(key, n=int(numbered[0]) if numbered else 0) if known else name

    def means(self, name: str) -> str:
        """What a measure is, in a sentence."""
        return self.words.text(f"means.{name}") if f"means.{name}" in self.words else ""

    def number(self, value: float | None, digits: int = 2) -> str:
        """A number as it is written in the language."""
        if value is None:
            return "–"
        return self.words.number(value, digits)

    def count(self, value: int) -> str:
        """A whole number as it is written in the language."""
        return self.words.number(value)

    def share(self, value: float, digits: int = 1) -> str:
        """A part of one, in percent."""
        return self.words.share(value, digits)

    def points(self, value: float | None) -> str:
        """A change of a part of one, in points of a hundred."""
        return "–" if value is None else self.words.number(100 * value, 2, signed=True)

    def between(self, low: str, high: str) -> str:
        """From the one end of an interval to the other, in short."""
        return self("word.range", low=low, high=high)

    def labelled(self, label: str, value: str) -> str:
        """What something is, and of what."""
        return self.words.labelled(label, value)

    def is_share(self, name: str) -> bool:
        """Whether a measure is a part of one."""
        from hippodrome.analysis.measures import SHARES  # needs numpy, which a simulation by the rules text does not

        return name in SHARES

    def amount(self, name: str, value: float | None, *, sign: bool = False) -> str:
        """A value of a measure: shares as points of a hundred."""
        if value is None:
            return "–"
        return self.words.share(value, 1, signed=sign) if self.is_share(name) else self.words.number(value, 2, signed=sign)

    def remark(self, name: str, remark: str) -> str:
        """What a value of an edition means."""
        return self._remarks.told(name, remark)

    @cached_property
    def _remarks(self) -> Remarks:
        return Remarks(find(self.game), self.language)

    def joined(self, parts: Sequence[str], how: str = "list") -> str:
        """Parts in a row, as the language joins them (`Words.joined`)."""
        return self.words.joined(parts, how)

    @property
    def locale(self) -> Mapping[str, Any]:
        """How plots write numbers."""
        decimal, thousands = self.words.texts.numbers.marks
        return {"decimal": decimal, "thousands": thousands, "grouping": [3], "currency": ["", ""]}
