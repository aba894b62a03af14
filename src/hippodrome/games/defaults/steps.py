"""Telling a race of a game that brings no steps of its own: every fact is a step, about the seat that it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.facts import Fact
from hippodrome.core.playback import Beat

if TYPE_CHECKING:
    from hippodrome.games.plugin import SceneMaker


class PlainSteps:
    """One step a fact."""

    def __init__(self, scene: SceneMaker) -> None:
        self._scene = scene

    def teller(self, edition: Any, seats: int, options: Mapping[str, Any]) -> PlainTeller:
        """A teller that has heard nothing yet."""
        return PlainTeller(self._scene, edition)


class PlainTeller:
    """It needs to remember nothing."""

    def __init__(self, scene: SceneMaker, edition: Any) -> None:
        self._scene, self._edition = scene, edition

    def hear(self, fact: Fact) -> Beat:
        """The fact's own kind, its seat and its ways; a rival that it names is the one that it is done to."""
        seat, rival = fact.data.get("seat"), fact.data.get("rival")
        hits = (rival,) if isinstance(rival, int) else ()
        ways = self._scene.ways(self._edition, fact)
        return Beat(fact.kind, seat if isinstance(seat, int) else None, hits, (), ways)
