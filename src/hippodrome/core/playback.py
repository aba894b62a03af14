"""A race told in steps: a step is a few facts in a row that are seen as one, such as a chariot's sum and its way.

A game's `steps.py` brings a teller. It hears the facts that one reader hears, in their order and nothing else, and says of
each what it is in the telling. Whoever shows a race (a live table, a replay, a log) plays the steps one after another.

    teller(edition, seats, options) -> Teller              a teller that has heard nothing yet
    Teller.hear(fact) -> Beat                              what this fact is, after all that it has heard before
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact

NOTHING: Mapping[str, Any] = {}


class Beat(NamedTuple):
    """A fact in the telling of a race."""

    act: str = ""
    """What kind of step this is: `reveal`, `move`, `attack` ... A fact that goes on with the step before has none."""
    seat: Seat | None = None
    """Whom it is about."""
    hits: tuple[Seat, ...] = ()
    """To whom something is done, whoever did it."""
    faces: tuple[str, ...] = ()
    """The faces of cards, tokens and dice that it lays open."""
    ways: Mapping[str, Sequence[str]] = NOTHING
    """Pieces that move: the slots they go through, and at last the one where they stay."""
    turn: Mapping[str, Any] | None = None
    """A turn begins: what its heading (`step.turn` in the game's words) has to say."""
    overtakes: tuple[Seat, ...] = ()
    """Whom it gets ahead of in the race, where the fact's own words do not say so."""


class Teller(Protocol):
    """Hears a race for one reader."""

    def hear(self, fact: Fact) -> Beat:
        """What this fact is, after all that was heard before."""


@runtime_checkable
class SharedTeller(Teller, Protocol):
    """One that can say, and be told, where it stands: readers who stand at the same place need not hear the same fact twice."""

    place: Hashable
    """All that it goes by when it hears the next fact."""
