"""Builds playback steps for one viewer: the step and turn of each fact, and its effects on the board.

A step builder receives only the facts visible to its viewer, so its steps cannot reveal others.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import ResumableStepClassifier, StepPart
from hippodrome.games.registry import get_plugin
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.json import dumps
from hippodrome.server.views.log_forms import Encoded, LogForm

MAX_CACHED_TEXTS = 10_000
"""Entries whose step fields are cached as JSON."""


class StepJump(NamedTuple):
    """Effect of a run of facts on a step builder: the number of steps, and the state after them."""

    steps: int
    classifier_state: Hashable
    is_empty: bool
    turn: Mapping[str, Any] | None
    heading: tuple[object, Encoded] | None


class StepEntry(NamedTuple):
    """Step and turn of a fact, and the other fields of its log entry without the empty ones."""

    step: int
    turn: Encoded
    text: str
    """Other fields as JSON, without braces."""

    @property
    def fields(self) -> dict[str, Any]:
        """The other fields as a dictionary."""
        shown: dict[str, Any] = json.loads("{" + self.text + "}")
        return shown


class StepBuilder:
    """Builds the steps of one viewer, fact by fact."""

    def __init__(self, journal: Journal) -> None:
        race, game = journal.race, journal.game
        steps = get_plugin(game.name).steps
        self._classifier = steps.step_classifier(journal.edition, len(race.players), game.resolve_options(race.options))
        self.step = 0
        """Number of the latest step."""
        self._is_empty = True
        self._turn: Mapping[str, Any] | None = None
        self._heading: tuple[object, Encoded] | None = None
        """Heading of the current turn, with the key of the form in which it was encoded."""
        self._shared_classifier = self._classifier if isinstance(self._classifier, ResumableStepClassifier) else None
        self._skipped_to: Hashable = None
        """Classifier state after facts that were skipped by reusing another viewer's entries, or None."""

    def add(self, fact: Fact, form: LogForm) -> StepEntry:
        """Add the next fact that this viewer may see, and return its step."""
        part, heading = self.advance(fact), self.heading(form)
        if part.ways or part.overtakes:
            fields = {**_step_fields(part), **form.overtakes(part.overtakes)}
            return StepEntry(self.step, heading, dumps(fields)[1:-1])
        return StepEntry(self.step, heading, _static_step_text(part.act, part.seat, part.hits, part.faces))

    def heading(self, form: LogForm) -> Encoded:
        """Return the heading of the current turn."""
        if self._turn is None:
            return Encoded(form.no_turn)
        if self._heading is None or self._heading[0] is not form.heading_key:
            self._heading = form.heading_key, form.heading(self._turn)
        return self._heading[1]

    def advance(self, fact: Fact) -> StepPart:
        """Advance over a fact without building its entry, since later facts depend on it."""
        if self._skipped_to is not None and self._shared_classifier is not None:
            self._shared_classifier.state, self._skipped_to = self._skipped_to, None
        return self._count_step(self._classifier.classify(fact))

    def position_key(self, form: LogForm) -> Hashable | None:
        """Return a key of everything but the facts that determines the next entries; None if unknown.

        Viewers with the same key get the same entries for public facts.
        """
        return None if self._shared_classifier is None else (self._classifier_state(), self._is_empty, self.heading(form).text)

    def _classifier_state(self) -> Hashable:
        return (
            self._skipped_to
            if self._skipped_to is not None or self._shared_classifier is None
            else self._shared_classifier.state
        )

    def jump_since(self, step: int) -> StepJump:
        """Return the jump from an earlier step to the current state."""
        return StepJump(self.step - step, self._classifier_state(), self._is_empty, self._turn, self._heading)

    def jump(self, other: StepJump) -> None:
        """Apply the jump of another viewer's builder that was in the same state."""
        self.step += other.steps
        self._skipped_to, self._is_empty, self._turn, self._heading = (
            other.classifier_state,
            other.is_empty,
            other.turn,
            other.heading,
        )

    def _count_step(self, part: StepPart) -> StepPart:
        if part.act and not self._is_empty:
            self.step += 1
        self._is_empty = False
        if part.turn is not None:
            self._turn, self._heading = part.turn, None
        return part


def _step_fields(part: StepPart) -> dict[str, Any]:
    fields = {
        "step_kind": part.act,
        "seat": part.seat,
        "targets": list(dict.fromkeys((*part.hits, *part.overtakes))),
        "faces": list(part.faces),
        "paths": {piece: list(way) for piece, way in part.ways.items()},
    }
    return {name: value for name, value in fields.items() if value or (name == "seat" and value is not None)}


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _static_step_text(act: str, seat: Seat | None, hits: tuple[Seat, ...], faces: tuple[str, ...]) -> str:
    """Return the JSON fields of a fact in which nothing moves: the same for most viewers, and at many tables."""
    return dumps(_step_fields(StepPart(act, seat, hits, faces)))[1:-1]
