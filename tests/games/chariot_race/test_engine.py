"""Chariot Race's fast engine: in lockstep with the rules text, and honest about what it does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
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
from hippodrome.games.chariot_race.engine.edition_record import CAPACITY, NONE, pack_edition
from hippodrome.games.chariot_race.engine.race import act_of, race_at, race_of, state_of
from hippodrome.games.chariot_race.engine.rules import STREAMS
from hippodrome.games.chariot_race.game import GAME
from hippodrome.games.chariot_race.movement import trace
from hippodrome.games.chariot_race.state import State, give_board
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import PhiloxChance, key_from
from tests.games.chariot_race.lockstep import GENTLE, HOUSE, LARGE, ROUGH, SAME_CHOICE, Lockstep, edition_with
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, race
from tests.played_scenarios import play_scenario, scenarios_of
from tests.soak import soak

DECISIONS = {"house": 2200, "rough": 700, "gentle": 700, "large": 500}
CHANGES = {"house": HOUSE, "rough": ROUGH, "gentle": GENTLE, "large": LARGE}
SEATS = range(2, 7)


def settings() -> Iterator[dict[str, Any]]:
    """All laps, halves and variants, each with all others in the long run."""
    for n in count():
        rng = Random(f"settings {n}")
        yield {
            "laps": (None, 1, 2, 3, 4, 5)[n % 6],
            "two_chariots": n % 3 != 1,
            "first_half": rng.choice("AB"),
            "second_half": rng.choice("AB"),
            "no_damage_after_finish": rng.random() < 0.5,
            "unequal_chariots": n % 2 == 1,
            **{
                name: rng.random() < 0.5
                for name in ("choose_colours", "shared_win", "set_back_loses_lap", "wrecks_ram", "finish_ends_race")
            },
        }


def run_lockstep(changes: tuple[tuple[str, str], ...], seats: int, decisions: int, seed: str, lists: int = 1) -> int:
    """Races until so many decisions were compared, in all variants; how many."""
    done = 0
    for n, options in enumerate(settings()):
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

    soak(f"chariot-race, {seats} seats", run, record_property)


@pytest.mark.parametrize("path", scenarios_of("chariot-race"), ids=lambda path: path.stem)
def test_a_scenario_comes_out_the_same_on_the_fast_engine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_scenario(path, monkeypatch)
    lockstep = Lockstep.of_scenario(played)
    for line in played.answers:
        lockstep.decide(answer=line.answer)


# A planted fault is noticed -----------------------------------------------------------------------------------------


def play_until_noticed() -> None:
    with pytest.raises((AssertionError, ValueError)):
        for n, options in zip(range(40), settings(), strict=False):
            Lockstep(edition_with(), 4, options, f"planted {n}").play()


NUMBERS = [
    "repair_cost",
    "repair",
    "dice_cost",
    "sprint",
    "sprint_damage",
    "ram_damage",
    "caltrop_damage",
    "javelin_damage",
    "javelin_range",
]


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_off_by_one_in_one_engine_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = edition_with()
    wrong = pack_edition(replace(edition, **{name: getattr(edition, name) + 1}))
    monkeypatch.setattr("tests.games.chariot_race.lockstep.pack_edition", lambda edition: wrong)
    play_until_noticed()


def _limits(box: Any) -> None:
    box["tracks"]["limit"][box["tracks"]["limit"] > 0] += 1


def _behind(box: Any) -> None:
    box["tracks"]["behind"] = np.maximum(0, box["tracks"]["behind"] - 1)


def _aside(box: Any) -> None:
    box["tracks"]["to"][:, 5:20, 2] += 1


def _tops(box: Any) -> None:
    box["equal"]["tops"][1:] -= 1


@pytest.mark.parametrize("wrong", [_limits, _behind, _aside, _tops])
def test_a_board_off_by_one_is_noticed(wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    box = pack_edition(edition_with()).copy()
    wrong(box)
    monkeypatch.setattr("tests.games.chariot_race.lockstep.pack_edition", lambda edition: box)
    play_until_noticed()


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
def test_a_rule_that_differs_is_noticed(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, name, wrong)
    play_until_noticed()


# What it does not know ----------------------------------------------------------------------------------------------


DEPARTS = ('name = "reconstructed"', 'name = "large"\ndeparts = ["heap-in-every-lane"]')
NO_HEAP = ("3 3 3x 3 (", "3 3 3 3 (")
FAST = (
    'speed = 12\nspeed_start = 4\nfate = 6\nfate_start = 3\ndice = "0-5: 5, 6-7: 4, 8-9: 3, 10-11: 2, 12: 1"',
    'speed = 28\nspeed_start = 4\nfate = 6\nfate_start = 3\ndice = "0-5: 5, 6-28: 4"',
)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ((DEPARTS, NO_HEAP, ("3 3 3 3 (", "1 " * 20 + "("), FAST), "28 spaces in a move"),
    ],
)
def test_an_edition_without_room_is_refused_by_name(changes: tuple[tuple[str, str], ...], reason: str) -> None:
    with pytest.raises(UnsupportedByEngine, match=reason):
        pack_edition(edition_with(*changes))


@pytest.mark.parametrize("what", ["spaces of the board", "faces of the die", "caltrops", "dice"])
def test_what_there_is_no_room_for_is_refused_though_no_edition_may_be_as_large(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CAPACITY, what, 1)
    with pytest.raises(UnsupportedByEngine, match=f"{what} are more than the 1 "):
        pack_edition.__wrapped__(edition_with())  # not the record that is kept


def test_a_table_that_stopped_for_luck_is_refused() -> None:
    game, edition = chariot_race()
    with pytest.raises(UnsupportedByEngine, match="stopped for luck"):
        race_at(Table(game, game.setup(3, game.resolve_options({}), edition)))


def test_a_position_that_cannot_be_is_refused() -> None:
    *_, running = (running for running, _ in zip(race(4, 1), range(30), strict=False))
    running.state.chariots[0].place = running.state.chariots[1].place
    with pytest.raises(UnsupportedByEngine, match="two chariots stand on one space"):
        race_of(running.state)


# Whole races --------------------------------------------------------------------------------------------------------


def test_a_race_goes_on_from_any_question_and_back() -> None:
    """From every question of some races, in every variant, the fast engine plays on to an end; and a table goes on from the
    record where the other one stands, with the same luck and answers to the same end."""
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
    """A table that begins with the state of a record asks the same, and ends the same, as the one the record was made of."""
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


def test_a_race_by_counting_is_the_same_on_the_rules_text() -> None:
    """The luck of a fast race can be had on a table: the bots that leave nothing to luck then race the same race."""
    game, _ = chariot_race()
    for number, (changes, options) in enumerate(zip([HOUSE, HOUSE, HOUSE, ROUGH, LARGE], settings(), strict=False)):
        edition, seats, settled = edition_with(*changes), 2 + number % 5, game.resolve_options(options)
        levels = [SAME_CHOICE[n % len(SAME_CHOICE)] if number else "auriga" for n in range(seats)]
        races = engine.new_races(edition, seats, settled, key=key_from("same"), numbers=[number])
        compiled.play_out(edition, races, levels)
        luck = PhiloxChance(key_from("same"), number, STREAMS)
        text = Table(game, game.setup(seats, settled, edition), luck, checkpoints="last", record_facts=False)
        while isinstance(text.prompt, Ask):
            for seat in text.waiting:
                text.answer(seat, find_bot("chariot-race", levels[seat], Random(0))(Pov(text, seat)))
        assert state_of(races[0], edition) == text.state


def test_a_batch_is_stepped_in_one_call() -> None:
    game, edition = chariot_race()
    races = engine.new_races(edition, 3, game.resolve_options({"laps": 1}), key=key_from("batch"), numbers=range(50))
    counts = engine.step(edition, races, None)
    rng, steps = np.random.default_rng(1), 0
    while counts.any():
        assert ((engine.waiting(races) == NONE) == (counts == 0)).all()
        counts = engine.step(edition, races, np.where(counts > 0, rng.integers(np.maximum(counts, 1)), -1))
        steps += 1
    assert races["over"].all() and steps > 20
    assert len(set(races["round"].tolist())) > 1


def test_a_batch_refuses_an_option_that_is_not_there() -> None:
    game, edition = chariot_race()
    races = engine.new_races(edition, 3, game.resolve_options({}), key=1, numbers=[0])
    counts = engine.step(edition, races, None)
    with pytest.raises(ValueError, match="no option of this number"):
        engine.step(edition, races, counts)


def test_tiro_chooses_among_the_answers_of_the_texts_tiro() -> None:
    """At some positions, tiro is asked many times in both engines: the same answers, about as often."""
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


def test_the_engine_names_the_rules_it_was_proved_against() -> None:
    assert engine.RULES == compiled.RULES == GAME.version, "run the lockstep soak, then raise RULES"
