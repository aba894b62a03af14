"""Builds playback steps for one viewer: the step and the turn of each fact, and what it shows.

A telling hears what its reader hears, and nothing else; so nothing else can be in it.
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
from hippodrome.i18n.localization import Localization
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.json import dumps

MAX_CACHED_TEXTS = 10_000
"""Step texts of entries that are cached."""


class StepJump(NamedTuple):
    """The effect of some facts on a step builder: the number of steps, and the state after them."""

    steps: int
    classifier_state: Hashable
    is_empty: bool
    turn: Mapping[str, Any] | None
    heading: tuple[Localization, str] | None


class StepEntry(NamedTuple):
    """A fact's step and turn, and the other fields of its log entry; empty fields are left out."""

    step: int
    turn: str
    text: str
    """As JSON, without brackets."""

    @property
    def fields(self) -> dict[str, Any]:
        """Return the other fields of the entry."""
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
        self._heading: tuple[Localization, str] | None = None
        """The heading of this turn, and the words in which it was made."""
        self._shared_classifier = self._classifier if isinstance(self._classifier, ResumableStepClassifier) else None
        self._skipped_to: Hashable = None
        """Classifier state after facts that were skipped by reusing another viewer's entries; None if none were."""

    def add(self, fact: Fact, words: Localization) -> StepEntry:
        """Add the next fact that this viewer may see."""
        part, heading = self.advance(fact), self._turn_heading(words)
        if part.ways or part.overtakes:
            overtakes = words.text("server.telling.past", passed=part.overtakes) if part.overtakes else ""
            return StepEntry(self.step, heading, dumps(_step_fields(part, overtakes))[1:-1])
        return StepEntry(self.step, heading, _static_step_text(part.act, part.seat, part.hits, part.faces))

    def turn_text(self, words: Localization) -> str:
        """Return the heading of the current turn as JSON; an empty text before the first turn."""
        return _json_text(self._turn_heading(words))

    def advance(self, fact: Fact) -> StepPart:
        """Advance over a fact without building its text: later facts depend on it."""
        if self._skipped_to is not None and self._shared_classifier is not None:
            self._shared_classifier.state, self._skipped_to = self._skipped_to, None
        return self._count_step(self._classifier.classify(fact))

    def position_key(self, words: Localization) -> Hashable | None:
        """Key of everything that the next entries depend on besides the facts; None if unknown. Viewers with the same key
        get the same entries for public facts."""
        return (
            None if self._shared_classifier is None else (self._classifier_state(), self._is_empty, self._turn_heading(words))
        )

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

    def _turn_heading(self, words: Localization) -> str:
        if self._turn is None:
            return ""
        if self._heading is None or self._heading[0] is not words:
            self._heading = words, words.text("step.turn", **self._turn)
        return self._heading[1]


def _step_fields(part: StepPart, overtake_text: str) -> dict[str, Any]:
    fields = {
        "step_kind": part.act,
        "seat": part.seat,
        "targets": list(dict.fromkeys((*part.hits, *part.overtakes))),
        "faces": list(part.faces),
        "paths": {piece: list(way) for piece, way in part.ways.items()},
        "overtake_text": overtake_text,
    }
    return {name: value for name, value in fields.items() if value or (name == "seat" and value is not None)}


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _static_step_text(act: str, seat: Seat | None, hits: tuple[Seat, ...], faces: tuple[str, ...]) -> str:
    """JSON fields of a fact in which nothing moves: the same for most viewers, and at many tables."""
    return dumps(_step_fields(StepPart(act, seat, hits, faces), ""))[1:-1]


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _json_text(text: str) -> str:
    return dumps(text)
