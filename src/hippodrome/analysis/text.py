"""Localized texts of simulations and studies, with those of the game in question."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hippodrome.core.game import Game
from hippodrome.games.registry import get_game, load_edition
from hippodrome.i18n.localization import ENGLISH, Localization

if TYPE_CHECKING:
    from rich.console import Console

_NUMBER = re.compile(r" ?\d+")
"""The number in the name of a tally, such as that of a place: texts are given it as $n."""


def analysis_localization(language: str) -> Localization:
    """Texts of simulations and studies, without those of a game."""
    return Localization(language, package="hippodrome.analysis")


class EditionComments:
    """Comments on edition values: localized for the built-in edition, any other as it stands in its file."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._words, self._english = Localization(language, game), Localization(ENGLISH, game)

    def localize(self, name: str, comment: str) -> str:
        """The remark on a value, or on the table that it stands in, by its name."""
        for key in (f"remark.{name}", f"remark.{name.rpartition('.')[0]}") if comment else ():
            if key in self._english and self._english.text(key) == comment:
                return self._words.text(key)
        return comment


class AnalysisText:
    """The laboratory's words in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game, self.words = language, game, analysis_localization(language)

    def __call__(self, key: str, **values: object) -> str:
        """A text, filled in; a key that has none is shown as it is."""
        return self.words.text(key, **values) if key in self.words else key.rpartition(".")[2]

    @property
    def title(self) -> str:
        """Localized title of the game."""
        return self._game_text.text("game.title")

    @cached_property
    def _game_text(self) -> Localization:
        return Localization(self.language, get_game(self.game))

    def name_of(self, name: str, *kinds: str) -> str:
        """Localized name of something of one of these kinds; its name in the edition if the game has no text for it."""
        for key in (f"{kind}.{name}{end}" for kind in kinds for end in (".name", "")):
            found = self._game_text.texts.find(key)
            if found is not None and not found.message.variables:
                return self._game_text.text(key)
        return next((told for kind in kinds if (told := self._piece_name(kind, name))), name)

    def _piece_name(self, kind: str, name: str) -> str:
        """Localized name of a card or token of the default edition; empty if that has none of this name."""
        pieces = getattr(self._edition, f"{kind}s", ())
        number = next((n for n, piece in enumerate(pieces) if str(getattr(piece, "name", "")).partition("#")[0] == name), None)
        return "" if number is None else Localization(self.language, get_game(self.game), self._edition).name(kind, number)

    @cached_property
    def _edition(self) -> Any:
        return load_edition(get_game(self.game))

    def entrant_name(self, name: str) -> str:
        """Localized name of a vehicle or chariot."""
        return self.name_of(name, "vehicle", "chariot", "colour")

    def measure_name(self, name: str) -> str:
        """Localized name of a measure; a tally is named by the game's texts (`tally-...`), or else by its own name."""
        if f"measure.{name}" in self.words:
            return self(f"measure.{name}")
        numbered = _NUMBER.search(name)
        key = f"tally.{_NUMBER.sub('', name, count=1)}"
        known = key in self._game_text
        return self._game_text.text(key, n=int(numbered[0]) if numbered else 0) if known else name

    def measure_description(self, name: str) -> str:
        """Description of a measure, in a sentence."""
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

    def interval(self, low: str, high: str) -> str:
        """From the one end of an interval to the other, in short."""
        return self("word.range", low=low, high=high)

    def labelled(self, label: str, value: str) -> str:
        """A label and its value."""
        return self.words.labelled(label, value)

    def is_share(self, name: str) -> bool:
        """Return whether a measure is a share, from 0 to 1."""
        from hippodrome.analysis.measures import SHARES  # needs numpy, which a simulation by the rules text does not

        return name in SHARES

    def format_value(self, name: str, value: float | None, *, sign: bool = False) -> str:
        """A value of a measure: shares as points of a hundred."""
        if value is None:
            return "–"
        return self.words.share(value, 1, signed=sign) if self.is_share(name) else self.words.number(value, 2, signed=sign)

    def comment(self, name: str, text: str) -> str:
        """Localized comment on a value of an edition."""
        return self._comments.localize(name, text)

    @cached_property
    def _comments(self) -> EditionComments:
        return EditionComments(get_game(self.game), self.language)

    def joined(self, parts: Sequence[str], how: str = "list") -> str:
        """Parts in a row, as the language joins them (`Words.joined`)."""
        return self.words.join(parts, how)

    @property
    def locale(self) -> Mapping[str, Any]:
        """Number format of the plots."""
        decimal, thousands = self.words.texts.numbers.separators
        return {"decimal": decimal, "thousands": thousands, "grouping": [3], "currency": ["", ""]}


def warn_if_not_fitted(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    """Print a warning if bots race on an edition that they were not fitted to."""
    fitted = found["fitted"]
    if fitted["edition"] and not fitted["same"]:
        console.print(say("study.fitted", edition=fitted["edition"]), highlight=False, markup=False)
