"""Default playback steps: one step per fact, about the seat that it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.facts import Fact
from hippodrome.core.playback import StepPart

if TYPE_CHECKING:
    from hippodrome.games.plugin import SceneBuilder


class DefaultSteps:
    """Builds one step per fact."""

    def __init__(self, scene: SceneBuilder) -> None:
        self._scene = scene

    def step_classifier(self, edition: Any, seats: int, options: Mapping[str, Any]) -> DefaultStepClassifier:
        """Return a classifier that has received no fact yet."""
        return DefaultStepClassifier(self._scene, edition)


class DefaultStepClassifier:
    """A classifier without state."""

    def __init__(self, scene: SceneBuilder, edition: Any) -> None:
        self._scene, self._edition = scene, edition

    def classify(self, fact: Fact) -> StepPart:
        """Return a step of the fact's kind, with its seat and paths; a rival that it names is the affected seat."""
        seat, rival = fact.data.get("seat"), fact.data.get("rival")
        hits = (rival,) if isinstance(rival, int) else ()
        ways = self._scene.ways(self._edition, fact)
        return StepPart(fact.kind, seat if isinstance(seat, int) else None, hits, (), ways)
