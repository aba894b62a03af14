"""The bots: every answer is legal, auriga wins, and the tally counts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hippodrome.bots import LEVELS, find_bot
from hippodrome.bots.search import SearchEffort
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table, play_out
from hippodrome.games.chariot_race.state import State
from hippodrome.games.registry import get_plugin
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, new_state

A_FEW = SearchEffort(playouts=24)


def run(levels: list[str], seed: int, **options: object) -> Table[State]:
    game, _ = chariot_race()
    bots = [find_bot("chariot-race", level, Random(f"{seed}/{seat}"), A_FEW) for seat, level in enumerate(levels)]
    return play_out(Table(game, new_state(len(levels), **options), SampledChance(Random(seed)), checkpoints="last"), bots)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_bots_finish_every_race(level: str, options: dict[str, object]) -> None:
    for seats in (2, 4, 5):
        assert run([level] * seats, seats, **options).prompt is None


def test_auriga_beats_dummies_and_beginners() -> None:
    wins: Counter[str] = Counter()
    for seed in range(12):
        levels = ["dummy", "dummy", "tiro", "tiro"]
        levels[seed % 4] = "auriga"
        table = run(levels, seed)
        wins.update(levels[winner] for winner in chariot_race()[0].standing(table.state).winners)
    assert wins["auriga"] >= 9, wins


def test_bots_are_deterministic_for_a_seed() -> None:
    assert run(["auriga", "tiro", "dummy"], 5).log == run(["auriga", "tiro", "dummy"], 5).log


def test_the_tally_counts_wrecks_and_the_winners_place_and_colour() -> None:
    table = run(["auriga", "dummy", "dummy", "dummy"], 3)
    counted = get_plugin("chariot-race").tally(table.state)
    assert counted["wrecks"] == sum(bool(chariot.wrecked) for chariot in table.state.chariots)
    assert sum(number for name, number in counted.items() if name.startswith("wins from")) == 1
    assert sum(number for name, number in counted.items() if name.startswith("wins of")) == 1
