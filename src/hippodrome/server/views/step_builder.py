"""A race told in steps to one reader: which step each fact belongs to, in which turn, and what is to be seen of it.

A telling hears what its reader hears, and nothing else; so nothing else can be in it.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import Beat, SharedTeller
from hippodrome.games.registry import parts_of
from hippodrome.i18n.localization import Words
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.json import compact

MOST_TEXTS = 10_000
"""So much of what entries say beside their sentence is kept as it was written out."""


class Leap(NamedTuple):
    """How a telling went on over some facts: the steps that it told, and where it stands after them."""

    steps: int
    place: Hashable
    silent: bool
    turn: Mapping[str, Any] | None
    heading: tuple[Words, str] | None


class Told(NamedTuple):
    """A fact as a reader is told it: the number of its step, and what else an entry of the log says of it."""

    step: int
    text: str
    """As JSON, without an opening bracket."""

    @property
    def shown(self) -> dict[str, Any]:
        """What else the entry says."""
        shown: dict[str, Any] = json.loads("{" + self.text)
        return shown


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
        self._heading: tuple[Words, str] | None = None
        """The heading of this turn, and the words in which it was made."""
        self._shared = self._teller if isinstance(self._teller, SharedTeller) else None
        self._place: Hashable = None
        """Where the teller would stand if it had heard what others have heard for it; nothing, if it has heard all."""

    def hear(self, fact: Fact, words: Words) -> Told:
        """The next fact that this reader hears."""
        beat = self.follow(fact)
        if beat.ways or beat.overtakes:
            return Told(self.step, compact(self._shown(beat, words))[1:])
        return Told(self.step, _plain_text(self._turn_heading(words), beat.act, beat.seat, beat.hits, beat.faces))

    def follow(self, fact: Fact) -> Beat:
        """The same without words: what comes later builds on it."""
        if self._place is not None and self._shared is not None:
            self._shared.place, self._place = self._place, None
        return self._count(self._teller.hear(fact))

    def stand(self, words: Words) -> Hashable | None:
        """All that the next entries depend on, beside the facts; None if nobody can say. Readers who stand at the same place
        are told the same of facts that all of them hear."""
        return None if self._shared is None else (self._stands_at(), self._silent, self._turn_heading(words))

    def _stands_at(self) -> Hashable:
        return self._place if self._place is not None or self._shared is None else self._shared.place

    def leap_since(self, step: int) -> Leap:
        """The way from where the telling stood, at some step, to where it stands now."""
        return Leap(self.step - step, self._stands_at(), self._silent, self._turn, self._heading)

    def leap(self, leap: Leap) -> None:
        """Go the same way as another telling that stood at the same place."""
        self.step += leap.steps
        self._place, self._silent, self._turn, self._heading = leap.place, leap.silent, leap.turn, leap.heading

    def _count(self, beat: Beat) -> Beat:
        if beat.act and not self._silent:
            self.step += 1
        self._silent = False
        if beat.turn is not None:
            self._turn, self._heading = beat.turn, None
        return beat

    def aside(self, words: Words) -> dict[str, Any]:
        """What an entry says of something that is no part of the race, such as a hint: it stands with the step before it."""
        return self._shown(Beat(), words)

    def _shown(self, beat: Beat, words: Words) -> dict[str, Any]:
        past = words.text("server.telling.past", passed=beat.overtakes) if beat.overtakes else ""
        return _shown_of(self._turn_heading(words), beat, past)

    def _turn_heading(self, words: Words) -> str:
        if self._turn is None:
            return ""
        if self._heading is None or self._heading[0] is not words:
            self._heading = words, words.text("step.turn", **self._turn)
        return self._heading[1]


def _shown_of(heading: str, beat: Beat, past: str) -> dict[str, Any]:
    return {
        "turn": heading,
        "act": beat.act,
        "seat": beat.seat,
        "hits": list(dict.fromkeys((*beat.hits, *beat.overtakes))),
        "faces": list(beat.faces),
        "ways": {piece: list(way) for piece, way in beat.ways.items()},
        "past": past,
    }


@lru_cache(maxsize=MOST_TEXTS)
def _plain_text(heading: str, act: str, seat: Seat | None, hits: tuple[Seat, ...], faces: tuple[str, ...]) -> str:
    """What is said of a fact in which nothing moves: the same for most readers, and at many tables."""
    return compact(_shown_of(heading, Beat(act, seat, hits, faces), ""))[1:]
