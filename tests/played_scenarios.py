"""Scenarios as they were played: where they began, and every answer and every luck since."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hippodrome.core.ask import CHANCE_SEAT, Chance
from hippodrome.core.codec import copy
from hippodrome.core.game import Game
from hippodrome.core.table import LogEntry, Table
from hippodrome.scenarios import runner as playing
from hippodrome.scenarios.format import read_file

SCENARIOS = Path(__file__).parent / "scenarios"


class Played(NamedTuple):
    """The position that a scenario began with, and the lines of its table that stood in the end."""

    state: Any
    lines: Sequence[LogEntry]

    @property
    def answers(self) -> list[LogEntry]:
        """What was answered by seats."""
        return [line for line in self.lines if line.seat != CHANCE_SEAT]


class Again:
    """The luck that a table has had, once more."""

    def __init__(self, lines: Sequence[LogEntry]) -> None:
        self._drawn = iter([line.answer for line in lines if line.seat == CHANCE_SEAT])

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        drawn: tuple[int, ...] = next(self._drawn)
        assert chance.is_possible(drawn)
        return drawn


def scenarios_of(game: str) -> list[Path]:
    """Every scenario of a game, those of the second reading too."""
    return sorted([*(SCENARIOS / game).glob("*.toml"), *(SCENARIOS / "second-reading" / game).glob("*.toml")])


def play_scenario(path: Path, monkeypatch: pytest.MonkeyPatch) -> Played:
    """Play a scenario, and keep what is needed to play it again elsewhere."""
    kept: list[tuple[Any, Table[Any]]] = []

    def keeping(game: Game[Any], state: Any) -> Table[Any]:
        before = copy(state)
        kept.append((before, Table(game, state)))
        return kept[-1][1]

    monkeypatch.setattr(playing, "Table", keeping)
    assert playing.run_scenario(read_file(path)) == []
    ((state, table),) = kept
    return Played(state, table.log)
