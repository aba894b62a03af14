"""Playback steps: consecutive facts that are shown as one, such as a chariot's sum and its path.

A game's `steps.py` provides a classifier. It receives the facts that one viewer may see, in their order and nothing else, and
returns the part of each in a step. Live tables, replays and logs play the steps one after another.

    step_classifier(edition, seats, options) -> StepClassifier   a classifier that has received no fact yet
    StepClassifier.classify(fact) -> StepPart                    the part that this fact plays, after all facts before it
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact

NOTHING: Mapping[str, Any] = {}


class StepPart(NamedTuple):
    """A fact in the telling of a race."""

    act: str = ""
    """The kind of step: `reveal`, `move`, `attack` ... Empty for a fact that continues the step before."""
    seat: Seat | None = None
    """The seat that the fact is about."""
    hits: tuple[Seat, ...] = ()
    """The affected seats."""
    faces: tuple[str, ...] = ()
    """The faces of cards, tokens and dice that it lays open."""
    ways: Mapping[str, Sequence[str]] = NOTHING
    """Pieces that move: the slots they go through, and at last the one where they stay."""
    turn: Mapping[str, Any] | None = None
    """A turn begins: what its heading (`step.turn` in the game's words) has to say."""
    overtakes: tuple[Seat, ...] = ()
    """Seats that it passes in the race, where the fact's own values do not say so."""


class StepClassifier(Protocol):
    """Assigns the facts of a race to playback steps, for one viewer."""

    def classify(self, fact: Fact) -> StepPart:
        """Return the step part of this fact, given all facts before it."""


@runtime_checkable
class ResumableStepClassifier(StepClassifier, Protocol):
    """One that can say, and be told, where it stands: readers who stand at the same place need not hear the same fact twice."""

    state: Hashable
    """The whole state of the classifier between two facts."""
