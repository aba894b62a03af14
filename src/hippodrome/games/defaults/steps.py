"""Default playback steps: one step per fact, about the seat that it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.facts import Fact
from hippodrome.core.playback import StepPart

if TYPE_CHECKING:
    from hippodrome.games.plugin import SceneBuilder


class DefaultSteps:
    """One step a fact."""

    def __init__(self, scene: SceneBuilder) -> None:
        self._scene = scene

    def step_classifier(self, edition: Any, seats: int, options: Mapping[str, Any]) -> DefaultStepClassifier:
        """A teller that has heard nothing yet."""
        return DefaultStepClassifier(self._scene, edition)


class DefaultStepClassifier:
    """It needs to remember nothing."""

    def __init__(self, scene: SceneBuilder, edition: Any) -> None:
        self._scene, self._edition = scene, edition

    def classify(self, fact: Fact) -> StepPart:
        """The fact's own kind, its seat and its ways; a rival that it names is the one that it is done to."""
        seat, rival = fact.data.get("seat"), fact.data.get("rival")
        hits = (rival,) if isinstance(rival, int) else ()
        ways = self._scene.ways(self._edition, fact)
        return StepPart(fact.kind, seat if isinstance(seat, int) else None, hits, (), ways)
