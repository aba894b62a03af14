"""Chariot Race's fast engine: in lockstep with the readable rules, and explicit about what it does not support."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race import engine, rules
from hippodrome.games.chariot_race.bots import compiled
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine.edition_record import pack_edition
from hippodrome.games.chariot_race.engine.race import act_of, race_at, race_of, state_of
from hippodrome.games.chariot_race.movement import trace
from hippodrome.games.chariot_race.state import State, give_board
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import key_from
from tests.games.chariot_race.lockstep import Lockstep, edition_with, settings
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, race

# Planted faults -----------------------------------------------------------------------------------------------------


NUMBERS = [
    "repair_cost", "repair", "dice_cost", "sprint", "sprint_damage", "ram_damage", "caltrop_damage", "javelin_damage",
    "javelin_range",
]  # fmt: skip


@pytest.mark.parametrize("name", NUMBERS)
def test_planted_number_off_by_one_is_detected(name: str) -> None:
    edition = edition_with()
    packed = pack_edition(replace(edition, **{name: getattr(edition, name) + 1}))
    Lockstep.play_until_noticed(edition, settings(), packed)


def _limits(packed: Any) -> None:
    packed["tracks"]["limit"][packed["tracks"]["limit"] > 0] += 1


def _behind(packed: Any) -> None:
    packed["tracks"]["behind"] = np.maximum(0, packed["tracks"]["behind"] - 1)


def _aside(packed: Any) -> None:
    packed["tracks"]["to"][:, 5:20, 2] += 1


def _tops(packed: Any) -> None:
    packed["equal"]["tops"][1:] -= 1


@pytest.mark.parametrize("wrong", [_limits, _behind, _aside, _tops])
def test_planted_board_off_by_one_is_detected(wrong: Any) -> None:
    packed = pack_edition(edition_with()).copy()
    wrong(packed)
    Lockstep.play_until_noticed(edition_with(), settings(), packed)


throw_javelin = rules.throw_javelin


def _two_javelins(s: State, chariot: Any, target: int) -> None:
    throw_javelin(s, chariot, target)
    if not s.chariots[target].wrecked:
        throw_javelin(s, chariot, target)


def _a_bit_too_fast(s: State, speed: int, path: Any, damage: int) -> Any:
    return trace(s, speed + 1, path, damage)


def _nothing(*_: object) -> None:
    return None


def _one_more_fate(s: State, chariot: Any, colour: int) -> None:
    give_board(s, chariot, colour)
    chariot.fate += 1


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("throw_javelin", _two_javelins),
        ("trace", _a_bit_too_fast),
        ("favor_of_fortuna", _nothing),
        ("cross_line", _nothing),
        ("adjust_initial_speed", _nothing),
        ("give_board", _one_more_fate),
    ],
)
def test_planted_rule_difference_is_detected(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, name, wrong)
    Lockstep.play_until_noticed(edition_with(), settings())


# Unsupported positions ----------------------------------------------------------------------------------------------


def test_engine_rejects_an_impossible_position() -> None:
    *_, running = (running for running, _ in zip(race(4, 1), range(30), strict=False))
    running.state.chariots[0].place = running.state.chariots[1].place
    with pytest.raises(UnsupportedByEngine, match="two chariots stand on one space"):
        race_of(running.state)


# Whole races --------------------------------------------------------------------------------------------------------


def test_engine_continues_from_any_prompt_and_converts_back() -> None:
    """From every prompt of some races, in every variant, the fast engine plays on to an end; and a table continues from the
    record, with the same draws and answers to the same end."""
    asked = Counter[str]()
    for seed in range(3):
        for running in race(2 + seed, seed, **EVERYTHING):
            if isinstance(running.prompt, Ask):
                asked[running.prompt.kind] += 1
                races = np.array([race_at(running)])
                assert engine.waiting(races)[0] == running.waiting[0]
                compiled.play_out(running.state.edition, races, ["random"] * running.state.seats)
                assert races["over"][0] and races["round"][0] >= running.state.round
                if running.state.started and sum(asked.values()) % 7 == 0:
                    compare_two_tables(running)
    assert set(asked) == {"take", "start", "repair", "dice", "speed", "path", "attack"}


def compare_two_tables(running: Table[State]) -> None:
    """Check that a table that begins with the state of a record has the same prompt, and the same end, as the original
    table."""
    state = state_of(race_at(running), running.state.edition)
    ends: list[State] = []
    for rng, copy in ((Random(5), Table(running.game, state)), (Random(5), running.fork())):
        copy.chance_source = SampledChance(Random(6))
        assert isinstance(copy.prompt, Ask) and copy.prompt.kind == running.state.phase
        while isinstance(copy.prompt, Ask):
            (seat,) = copy.waiting
            copy.answer(seat, copy.options(seat).draw(rng))
        ends.append(copy.state)
    assert ends[0] == ends[1]


def test_compiled_tiro_chooses_among_the_answers_of_the_readable_tiro() -> None:
    """At some positions, tiro is called many times in both engines: the same answers, about as often."""
    asked, seen = 600, Counter[str]()
    for running in race(4, 7, **EVERYTHING):
        if not isinstance(running.prompt, Ask) or seen[running.prompt.kind] == 2:
            continue
        seen[running.prompt.kind] += 1
        (seat,), rng = running.waiting, Random(1)
        text = Counter(find_bot("chariot-race", "tiro", rng)(Pov(running, seat)) for _ in range(asked))
        records = np.array([race_at(running)] * asked)
        records["thoughts"]["race"] = np.arange(asked)
        edition: Edition = running.state.edition
        compiled.choose(edition, records, "tiro")
        mine = Counter(act_of(record, record["act"], edition) for record in records)
        for act in set(text) | set(mine):
            n, m = text[act], mine[act]
            assert abs(n - m) <= 5 * (n + m) ** 0.5, act
    assert len(seen) == 7


def test_both_random_bots_draw_the_same_options() -> None:
    game, edition = chariot_race()
    ends = []
    for bot in ("random", "random, listing"):
        races = engine.new_races(edition, 4, game.resolve_options(EVERYTHING), key=key_from("listing"), numbers=range(20))
        compiled.play_out(edition, races, [bot] * 4)
        ends.append([state_of(record, edition) for record in races])
    assert ends[0] == ends[1]
