"""Cthulhu 500's bots: only legal answers, from their own view; auriga beats dummies; tallies count vehicles."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.bots import LEVELS, SEARCH_LEVELS, find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table, play_out
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import get_plugin
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table


def race(levels: list[str], seed: int) -> Table[State]:
    """Return one race."""
    bots = [find_bot(GAME.name, level, Random(f"{seed}/{n}")) for n, level in enumerate(levels)]
    table = Table(
        GAME,
        GAME.setup(len(levels), GAME.resolve_options({}), house_edition()),
        SampledChance(Random(seed)),
        checkpoints="none",
    )
    return play_out(table, bots)


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in SEARCH_LEVELS])
def test_a_bot_sees_only_its_view(level: str) -> None:
    """The same view and the same random numbers give the same answer, with any hidden cards."""
    table = Table(GAME, GAME.setup(4, GAME.resolve_options({}), house_edition()), SampledChance(Random(5)))
    asked = 0
    while isinstance(table.prompt, Ask) and asked < 150:
        for seat in table.waiting:
            answer = find_bot(GAME.name, level, Random(asked))(Pov(table, seat))
            other = table.fork(seat, Random(asked + 1))
            if isinstance(other.prompt, Ask) and seat in other.waiting:
                assert find_bot(GAME.name, level, Random(asked))(Pov(other, seat)) == answer
            table.answer(seat, answer)
            asked += 1
    assert asked >= 150


def test_dummy_always_tries_to_pass() -> None:
    table = lay_table(seats={1: {"hand": ["dreamlands-shortcut#1"], "damaged": True}})
    assert find_bot(GAME.name, "dummy", Random(1))(Pov(table, 1)).verb == "overtake"


@pytest.mark.parametrize(("dummies", "least"), [(2, 0.65), (3, 0.4)])
def test_auriga_beats_dummies_from_every_seat(dummies: int, least: float) -> None:
    levels, races = ["auriga", *["dummy"] * dummies], 24
    wins = 0
    for n in range(races):
        around = levels[-(n % len(levels)) :] + levels[: -(n % len(levels))]
        (winner,) = GAME.standing(race(around, n).state).winners
        wins += around[winner] == "auriga"
    assert wins / races > least


def test_tallies_count_vehicles_that_raced_and_won() -> None:
    tally = get_plugin(GAME.name).tally(race(["auriga", "tiro", "dummy"], 3).state)
    assert sum(number for name, number in tally.items() if name.startswith("races of ")) == 3
    assert sum(number for name, number in tally.items() if name.startswith("wins of ")) == 1
    assert sum(number for name, number in tally.items() if name.startswith("wins from place ")) == 1
