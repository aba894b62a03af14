"""Playback steps: consecutive facts that are shown as one, such as a chariot's sum and its path.

A game's `steps.py` provides a classifier. It receives the facts that one viewer may see, in order, and returns the step
part of each. Live tables, replays and logs play the steps one after another.

    step_classifier(edition, seats, options) -> StepClassifier   a classifier that has received no fact yet
    StepClassifier.classify(fact) -> StepPart                    the step part of this fact, given all facts before it
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact

NOTHING: Mapping[str, Any] = {}


class StepPart(NamedTuple):
    """The contribution of one fact to a playback step."""

    act: str = ""
    """The kind of step: `reveal`, `move`, `attack` ... Empty for a fact that continues the step before."""
    seat: Seat | None = None
    """The seat that the fact is about."""
    hits: tuple[Seat, ...] = ()
    """The affected seats."""
    faces: tuple[str, ...] = ()
    """The faces of cards, tokens and dice that it reveals."""
    ways: Mapping[str, Sequence[str]] = NOTHING
    """Pieces that move: the slots they pass through, ending with the destination."""
    turn: Mapping[str, Any] | None = None
    """Values of the turn's heading (`step.turn` in the game's texts), if a turn begins here."""
    overtakes: tuple[Seat, ...] = ()
    """Seats that it overtakes, if the fact's values do not contain them."""


class StepClassifier(Protocol):
    """Assigns the facts of a race to playback steps, for one viewer."""

    def classify(self, fact: Fact) -> StepPart:
        """Return the step part of this fact, given all facts before it."""


@runtime_checkable
class ResumableStepClassifier(StepClassifier, Protocol):
    """A classifier whose state can be saved and restored, so that viewers in the same state share one classification."""

    state: Hashable
    """The whole state of the classifier between two facts."""
