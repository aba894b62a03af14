"""Charioteer's fast engine: in lockstep with the readable rules, and explicit about what it does not support."""

from __future__ import annotations

from dataclasses import replace
from itertools import repeat
from random import Random

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer import rules
from hippodrome.games.charioteer.bots import compiled
from hippodrome.games.charioteer.engine.edition_record import pack_edition
from hippodrome.games.charioteer.engine.race import move_of, race_at, race_of, state_of
from hippodrome.jit import UnsupportedByEngine
from tests.games.charioteer.lockstep import Lockstep, edition_with
from tests.games.charioteer.tables import play_random, table

# Planted faults -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hand", "most_cards", "crowd", "fan_symbols", "attack_boxes", "whip", "row"])
def test_planted_number_off_by_one_is_detected(name: str) -> None:
    edition = edition_with()
    packed = pack_edition(replace(edition, **{name: getattr(edition, name) + 1}))
    Lockstep.play_until_noticed(edition, repeat({}), packed)


def _one_cube_more(s: object, seat: int, cubes: int) -> int:
    return take_cubes(s, seat, cubes + 1)  # type: ignore[arg-type]


def _nobody_inside(s: object, seat: int) -> None:
    return None


def _a_space_short(s: object, seat: int, points: int, **how: object) -> list[int]:
    return regular_move(s, seat, max(0, points - 1), **how)  # type: ignore[arg-type]


take_cubes, regular_move = rules.take_cubes, rules.regular_move


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("take_cubes", _one_cube_more), ("rival_inside", _nobody_inside), ("regular_move", _a_space_short)],
)
def test_planted_rule_difference_is_detected(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, name, wrong)
    Lockstep.play_until_noticed(edition_with(), repeat({}))


# Unsupported positions ----------------------------------------------------------------------------------------------


def test_engine_rejects_an_impossible_running_order() -> None:
    race = play_random(table(3), 1, turns=3)
    race.state.running.reverse()
    with pytest.raises(UnsupportedByEngine, match="running order"):
        race_of(race.state)


# Whole races --------------------------------------------------------------------------------------------------------


def test_engine_continues_from_any_table_and_converts_back() -> None:
    halfway = play_random(table(4), 2, turns=4)
    record = race_at(halfway)
    back = Table(halfway.game, state_of(record, halfway.state.edition), Seeded(seed_from("on")))
    assert isinstance(back.prompt, Ask) and back.waiting == [0, 1, 2, 3]
    assert back.state == halfway.state
    play_random(back, 5)
    assert back.state.over
    races = np.array([record])
    decisions = compiled.play_out(halfway.state.edition, races, ["random"] * 4)
    assert races["over"].all() and decisions[0] % 4 == 0
    assert sorted(state_of(races[0], halfway.state.edition).running) == [0, 1, 2, 3]


def test_compiled_tiro_chooses_among_the_moves_of_the_readable_tiro() -> None:
    """At some positions, tiro is called a thousand times in both engines: the same moves, about as often."""
    for seed in range(3):
        race = play_random(table(3, seed=f"tiro {seed}"), seed, turns=2 + seed)
        if not isinstance(race.prompt, Ask):
            continue
        rng, asked = Random(1), 3000
        text = [find_bot("charioteer", "tiro", rng)(Pov(race, 0)) for _ in range(asked)]
        records = np.array([race_at(race)] * asked)
        records["thoughts"]["race"] = np.arange(asked)
        compiled.choose(race.state.edition, records, 0, "tiro")
        mine = [move_of(record, 0) for record in records]
        assert {move.symbol for move in mine} == {move.symbol for move in text}
        for move in set(text) | set(mine):
            n, m = text.count(move), mine.count(move)
            assert abs(n - m) <= 5 * (n + m) ** 0.5, move
