"""A race told in steps to one reader: which step each fact belongs to, in which turn, and what is to be seen of it.

A telling hears what its reader hears, and nothing else; so nothing else can be in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hippodrome.core.steps import Beat
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.games import parts_of
from hippodrome.server.journal import Journal


class Told(NamedTuple):
    """A fact as a reader is told it: the number of its step, and what else an entry of the log says of it."""

    step: int
    shown: dict[str, Any]


class Telling:
    """One reader's telling, fact by fact."""

    def __init__(self, journal: Journal) -> None:
        race, game = journal.race, journal.game
        steps = parts_of(game.name).steps
        self._teller = steps.teller(journal.edition, len(race.players), game.settle(race.options))
        self.step = 0
        """The step that was told last."""
        self._silent = True
        self._turn: Mapping[str, Any] | None = None

    def hear(self, fact: Fact, words: Words) -> Told:
        """The next fact that this reader hears."""
        beat = self.follow(fact)
        return Told(self.step, self._shown(beat, words))

    def follow(self, fact: Fact) -> Beat:
        """The same without words: what comes later builds on it."""
        beat = self._teller.hear(fact)
        if beat.act and not self._silent:
            self.step += 1
        self._silent = False
        if beat.turn is not None:
            self._turn = beat.turn
        return beat

    def aside(self, words: Words) -> dict[str, Any]:
        """What an entry says of something that is no part of the race, such as a hint: it stands with the step before it."""
        return self._shown(Beat(), words)

    def _shown(self, beat: Beat, words: Words) -> dict[str, Any]:
        return {
            "turn": "" if self._turn is None else words.text("step.turn", **self._turn),
            "act": beat.act,
            "seat": beat.seat,
            "hits": list(dict.fromkeys((*beat.hits, *beat.overtakes))),
            "faces": list(beat.faces),
            "ways": {piece: list(way) for piece, way in beat.ways.items()},
            "past": words.text("server.telling.past", passed=beat.overtakes) if beat.overtakes else "",
        }
