"""Charioteer's fast engine: in lockstep with the rules text, and honest about what it does not know."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer import engine, rules
from hippodrome.games.charioteer.bots import compiled
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.edition_record import CAPACITY, pack_edition
from hippodrome.games.charioteer.engine.race import move_of, race_at, race_of, state_of
from hippodrome.games.charioteer.engine.rules import STREAMS
from hippodrome.games.charioteer.game import GAME
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import PhiloxChance, _philox, key_from
from tests.games.charioteer.lockstep import HOUSE, LARGE, SAME_CHOICE, SCARCE, SMALL, Lockstep, edition_with
from tests.games.charioteer.tables import charioteer, play_random, table
from tests.played_scenarios import play_scenario, scenarios_of
from tests.soak import soak

DECISIONS = {"house": 2300, "small": 1300, "scarce": 400, "large": 100}
CHANGES = {"house": HOUSE, "small": SMALL, "scarce": SCARCE, "large": LARGE}
SEATS = range(2, 7)


def run_lockstep(changes: tuple[tuple[str, str], ...], seats: int, decisions: int, seed: str, lists: int = 1) -> int:
    """Races until so many decisions were compared, with all numbers of laps and tokens hidden and open; how many."""
    done = 0
    for n in count():
        options = {"laps": n % 5 + 1, "open_fan_tokens": n % 2 == 1}
        options |= {"crowd_by_symbol": n % 4 < 2, "lapped_in_the_way": n % 3 > 0}
        lockstep = Lockstep(edition_with(*changes), seats, options, f"{seed} {n}")
        while isinstance(lockstep.table.prompt, Ask) and done + lockstep.decisions < decisions:
            lockstep.decide(lists)
        done += lockstep.decisions
        if done >= decisions:
            return done
    raise AssertionError


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", DECISIONS)
def test_every_option_field_and_standing_is_that_of_the_rules_text(name: str, seats: int) -> None:
    assert run_lockstep(CHANGES[name], seats, DECISIONS[name], f"{name} {seats}") >= DECISIONS[name]


def test_the_lockstep_runs_are_long_enough() -> None:
    assert sum(DECISIONS.values()) * len(SEATS) >= 20_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_lockstep_for_as_long_as_is_given(seats: int, record_property: Any) -> None:
    def run(seed: str) -> int:
        return sum(run_lockstep(CHANGES[name], seats, 4 * DECISIONS[name], f"{name} {seats} {seed}", 25) for name in CHANGES)

    soak(f"charioteer, {seats} seats", run, record_property)


@pytest.mark.parametrize("path", scenarios_of("charioteer"), ids=lambda path: path.stem)
def test_a_scenario_comes_out_the_same_on_the_fast_engine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_scenario(path, monkeypatch)
    lockstep = Lockstep.of_scenario(played)
    answers, seats = played.answers, len(played.state.chariots)
    for first in range(0, len(answers) - seats + 1, seats):  # answers that still lie face down in the end are left out
        for line in sorted(answers[first : first + seats], key=lambda line: line.seat):
            lockstep.answer(line.seat, line.answer)


# A planted fault is noticed -----------------------------------------------------------------------------------------


def _off_by_one(edition: Edition, name: str) -> Edition:
    return replace(edition, **{name: getattr(edition, name) + 1})


@pytest.mark.parametrize("name", ["hand", "most_cards", "crowd", "fan_symbols", "attack_boxes", "whip", "row"])
def test_a_number_off_by_one_in_one_engine_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = edition_with()
    wrong = pack_edition(_off_by_one(edition, name))
    monkeypatch.setattr("tests.games.charioteer.lockstep.pack_edition", lambda edition: wrong)
    with pytest.raises((AssertionError, ValueError)):
        for n in range(40):
            Lockstep(edition, 4, {}, f"planted {n}").play()


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
def test_a_rule_that_differs_is_noticed(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, name, wrong)
    with pytest.raises((AssertionError, ValueError)):
        for n in range(40):
            Lockstep(edition_with(), 4, {}, f"planted {n}").play()


# What it does not know ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ((("whip x15", "whip x125"), ("count = 147", "count = 257")), "257 cards in the deck"),
        ((("green = [2, 4, 6]", "green = [2, 4, 6, 7, 8, 9, 10, 11]"),), "17 symbols"),
        ((("discard 3", "discard 6"),), "6 cards for a discard token"),
    ],
)
def test_an_edition_without_room_is_refused_by_name(changes: tuple[tuple[str, str], ...], reason: str) -> None:
    with pytest.raises(UnsupportedByEngine, match=reason):
        pack_edition(edition_with(*changes))


@pytest.mark.parametrize("what", ["spaces in a lap", "faces of the emperor die", "fan tokens", "attack boxes"])
def test_what_there_is_no_room_for_is_refused_though_no_edition_may_be_as_large(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CAPACITY, what, 1)
    with pytest.raises(UnsupportedByEngine, match=f"{what} are more than the 1 "):
        pack_edition.__wrapped__(edition_with())  # not the record that is kept


def test_a_table_that_stopped_for_luck_is_refused() -> None:
    game, edition = charioteer()
    with pytest.raises(UnsupportedByEngine, match="stopped for luck"):
        race_at(Table(game, game.setup(3, game.resolve_options({}), edition)))


def test_a_running_order_that_cannot_be_is_refused() -> None:
    race = play_random(table(3), 1, turns=3)
    race.state.running.reverse()
    with pytest.raises(UnsupportedByEngine, match="running order"):
        race_of(race.state)


# Whole races --------------------------------------------------------------------------------------------------------


def test_a_race_goes_on_from_any_table_and_back() -> None:
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


def test_a_race_by_counting_is_the_same_on_the_rules_text() -> None:
    """The luck of a fast race can be had on a table: the bots that leave nothing to luck then race the same race."""
    game, _ = charioteer()
    for number, changes in enumerate([HOUSE, HOUSE, HOUSE, SMALL, SCARCE, LARGE]):
        edition, seats = edition_with(*changes), 2 + number % 5
        levels = [SAME_CHOICE[n % len(SAME_CHOICE)] if number else "auriga" for n in range(seats)]
        races = engine.new_races(edition, seats, game.resolve_options({}), key=key_from("same"), numbers=[number])
        compiled.play_out(edition, races, levels)
        luck = PhiloxChance(key_from("same"), number, STREAMS)
        race = Table(game, game.setup(seats, game.resolve_options({}), edition), luck, checkpoints="none", record_facts=False)
        while isinstance(race.prompt, Ask):
            for seat in race.waiting:
                race.answer(seat, find_bot("charioteer", levels[seat], Random(0))(Pov(race, seat)))
        assert state_of(races[0], edition) == race.state


def test_a_batch_is_stepped_in_one_call() -> None:
    game, edition = charioteer()
    races = engine.new_races(edition, 3, game.resolve_options({"laps": 1}), key=key_from("batch"), numbers=range(50))
    counts = engine.step(edition, races, None)
    rng, steps = np.random.default_rng(1), 0
    while counts.any():
        counts = engine.step(edition, races, np.where(counts > 0, rng.integers(np.maximum(counts, 1)), -1))
        steps += 1
    assert races["over"].all() and steps > 20
    assert len(set(races["turn"].tolist())) > 1


def test_a_batch_refuses_an_option_that_is_not_there() -> None:
    game, edition = charioteer()
    races = engine.new_races(edition, 3, game.resolve_options({}), key=1, numbers=[0])
    counts = engine.step(edition, races, None)
    with pytest.raises(ValueError, match="no option of this number"):
        engine.step(edition, races, counts)


def test_tiro_chooses_among_the_moves_of_the_texts_tiro() -> None:
    """At some positions, tiro is asked a thousand times in both engines: the same moves, about as often."""
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


# Luck by counting ---------------------------------------------------------------------------------------------------


def test_philox_gives_the_numbers_its_authors_published() -> None:
    high = (1 << 32) - 1
    assert _philox(0, 0, 0, 0, 0) == (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)
    assert _philox((1 << 64) - 1, high, high, high, high) == (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)


def test_the_engine_names_the_rules_it_was_proved_against() -> None:
    assert engine.RULES == compiled.RULES == GAME.version, "run the lockstep soak, then raise RULES"
