"""Localized texts of simulations and studies, with those of the game."""

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
"""The number in the name of a tally, such as that of a place: texts receive it as $n."""


def analysis_localization(language: str) -> Localization:
    """Return the texts of simulations and studies, without those of a game."""
    return Localization(language, package="hippodrome.analysis")


class EditionComments:
    """Comments on edition values: localized for the built-in edition, verbatim for any other."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._words, self._english = Localization(language, game), Localization(ENGLISH, game)

    def localize(self, name: str, comment: str) -> str:
        """Return the comment on a value, or on its table, by name."""
        for key in (f"remark.{name}", f"remark.{name.rpartition('.')[0]}") if comment else ():
            if key in self._english and self._english.text(key) == comment:
                return self._words.text(key)
        return comment


class AnalysisText:
    """The texts of studies in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game, self.words = language, game, analysis_localization(language)

    def __call__(self, key: str, **values: object) -> str:
        """Return a formatted text; the key itself if there is no text."""
        return self.words.text(key, **values) if key in self.words else key.rpartition(".")[2]

    @property
    def title(self) -> str:
        """Localized title of the game."""
        return self._game_text.text("game.title")

    @cached_property
    def _game_text(self) -> Localization:
        return Localization(self.language, get_game(self.game))

    def name_of(self, name: str, *kinds: str) -> str:
        """Return the localized name of something of one of these kinds; its name in the edition if the game has no
        text for it."""
        for key in (f"{kind}.{name}{end}" for kind in kinds for end in (".name", "")):
            found = self._game_text.texts.find(key)
            if found is not None and not found.message.variables:
                return self._game_text.text(key)
        return next((piece for kind in kinds if (piece := self._piece_name(kind, name))), name)

    def _piece_name(self, kind: str, name: str) -> str:
        """Return the localized name of a card or token of the default edition; empty if there is none."""
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
        """Format a number in the language."""
        if value is None:
            return "–"
        return self.words.number(value, digits)

    def count(self, value: int) -> str:
        """Format an integer in the language."""
        return self.words.number(value)

    def share(self, value: float, digits: int = 1) -> str:
        """Format a share in percent."""
        return self.words.share(value, digits)

    def points(self, value: float | None) -> str:
        """Format a change of a share in percentage points."""
        return "–" if value is None else self.words.number(100 * value, 2, signed=True)

    def interval(self, low: str, high: str) -> str:
        """Format an interval."""
        return self("word.range", low=low, high=high)

    def labelled(self, label: str, value: str) -> str:
        """Format a label with its value."""
        return self.words.labelled(label, value)

    def is_share(self, name: str) -> bool:
        """Return whether a measure is a share, from 0 to 1."""
        from hippodrome.analysis.measures import SHARES  # needs numpy, which a simulation on the readable rules does not

        return name in SHARES

    def format_value(self, name: str, value: float | None, *, sign: bool = False) -> str:
        """Format a value of a measure: shares in percent."""
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
        """Join parts as the language does (`Localization.join`)."""
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
