"""Cthulhu 500's fast engine: in lockstep with the rules text at every decision, and honest about what it does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.cthulhu_500 import effects, engine, passing, pits, reactions, rules
from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.effect import EFFECTS
from hippodrome.games.cthulhu_500.engine.edition_record import CAPACITY, NONE, NUMBERS, pack_edition
from hippodrome.games.cthulhu_500.engine.offers import throw_at
from hippodrome.games.cthulhu_500.engine.race import QUESTIONS, act_of, race_of, state_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import PhiloxChance, key_from
from tests.games.cthulhu_500.lockstep import BARE, GAME, HOUSE, WILD, Lockstep, edition_with
from tests.games.cthulhu_500.races import VARIANTS, stops
from tests.played_scenarios import Again, Played, play_scenario, scenarios_of
from tests.soak import in_soak, soak

DECISIONS = {"house": 2000, "wild": 800, "bare": 600}
CHANGES = {"house": HOUSE, "wild": WILD, "bare": BARE}
SEATS = range(3, 9)


def settings() -> Iterator[dict[str, Any]]:
    """All lengths and variants, each with all others in the long run."""
    for n in count():
        rng = Random(f"settings {n}")
        yield {
            "length": ("normal", "short", "long")[n % 3],
            "counters": rng.choice((1, 1, 2, 9)),
            "vehicles": ("random", "drafted")[n % 2],
            **{name: rng.random() < 0.5 for name in ("warning_lap", "net_laps", "swap_laps", "damage_passes")},
        }


def run_lockstep(name: str, seats: int, decisions: int, seed: str, lists: int = 1) -> int:
    """Races until so many decisions were compared, in all variants; how many."""
    done = 0
    for n, options in enumerate(settings()):
        lockstep = Lockstep(edition_with(*CHANGES[name]), seats, options, f"{seed} {n}")
        while isinstance(lockstep.table.prompt, Ask) and done + lockstep.decisions < decisions:
            lockstep.decide(lists)
        done += lockstep.decisions
        if done >= decisions:
            return done
    raise AssertionError


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", DECISIONS)
def test_every_option_field_and_standing_is_that_of_the_rules_text(name: str, seats: int) -> None:
    assert run_lockstep(name, seats, DECISIONS[name], f"{name} {seats}") >= DECISIONS[name]


def test_the_lockstep_runs_are_long_enough() -> None:
    assert sum(DECISIONS.values()) * len(SEATS) >= 20_000


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_lockstep_for_as_long_as_is_given(seats: int, record_property: Any) -> None:
    def run(seed: str) -> int:
        return sum(run_lockstep(name, seats, 4 * DECISIONS[name], f"{name} {seats} {seed}", 25) for name in CHANGES)

    soak(f"cthulhu-500, {seats} seats, every decision", run, record_property)


@pytest.mark.parametrize("path", scenarios_of("cthulhu-500"), ids=lambda path: path.stem)
def test_a_scenario_comes_out_the_same_on_the_fast_engine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_scenario(path, monkeypatch)
    lockstep = Lockstep.of_scenario(played)
    for line in chosen(played):
        lockstep.decide(seat=line.seat, answer=line.answer)


def chosen(played: Played) -> list[LogEntry]:
    """The answers of a scenario by those who had a choice, in the order in which they came."""
    table, found = Table(GAME, copy(played.state), Again(played.lines), record_facts=False), list[LogEntry]()
    for line in played.answers:
        asked: Any = table.prompt
        if not asked.is_hidden or len(table.options(line.seat)) > 1:
            found.append(line)
        table.answer(line.seat, line.answer)
    return found


def test_every_question_and_every_effect_comes_up() -> None:
    """In as much random play as is compared anyway: no rule goes unproved because nobody came by."""
    asked, played = Counter[str](), Counter[str]()
    wanted = {name for name, entry in EFFECTS.items() if entry.coroutine is not None or entry.answers}
    for n, options in zip(range(60), settings(), strict=False):
        lockstep = Lockstep(edition_with(), 3 + n % 6, options, f"every {n}")
        lockstep.play(lists=50)
        asked += lockstep.asked
        played += lockstep.effects
        if set(asked) == set(QUESTIONS) and wanted <= set(played):
            return
    raise AssertionError((set(QUESTIONS) - set(asked), wanted - set(played)))


# A planted fault is noticed -----------------------------------------------------------------------------------------


def play_until_noticed(box: Any = None, changes: tuple[tuple[str, str], ...] = HOUSE) -> None:
    with pytest.raises((AssertionError, ValueError, IndexError)):
        for n, options in zip(range(60), settings(), strict=False):
            Lockstep(edition_with(*changes), 4, options, f"planted {n}", box).play(lists=5)


@pytest.mark.parametrize("name", ["hand", "actions", "draw", "mods", "die", "flag"])
def test_a_number_off_by_one_in_one_engine_is_noticed(name: str) -> None:
    box = pack_edition(edition_with()).copy()
    box[name] -= 1
    play_until_noticed(box)


def test_another_wait_for_a_card_to_be_drawn_is_noticed() -> None:
    box = pack_edition(edition_with(*BARE)).copy()
    box["idle_rounds"] += 1
    play_until_noticed(box, BARE)


SOON = (
    "angles", "chaos", "exhaust", "hairpin", "ichor", "mudflaps", "nuke", "plague", "pothole", "pounce", "push", "redraw",
    "reroll", "sabotage", "shortcut", "spikes", "stomp", "study", "tow", "unharmed",
)  # fmt: skip
"""Effects that are noticed soon; others are seldom played, and left to the long runs. A cancel is known by when it is laid."""


@pytest.mark.parametrize(
    "effect",
    [name if name in SOON else in_soak(name) for name, entry in sorted(EFFECTS.items()) if entry.number and name != "cancel"],
)
def test_an_effect_that_is_not_carried_out_is_noticed(effect: str) -> None:
    """Of every single one: the engine takes it for a card without an effect, or a bare reaction for another."""
    box = pack_edition(edition_with(*WILD)).copy()
    for kind in ("cards", "vehicles"):
        mistaken = box[kind]["effect"] == NUMBERS[effect]
        box[kind]["effect"][mistaken] = NUMBERS["jinx" if effect == "push" else "push"] if EFFECTS[effect].answers else 0
    play_until_noticed(box, WILD)


@pytest.mark.parametrize(
    "name",
    ["always", "passing", "passed", "leading", "complexity", "drive", "fix", "spell", "fungi", "zombie", "amount", "aim"],
)
def test_what_a_card_says_is_noticed_if_it_is_left_out(name: str) -> None:
    box = pack_edition(edition_with()).copy()
    box["cards"][name] = 0
    play_until_noticed(box)


@pytest.mark.parametrize("name", ["trigger", "role"])
def test_a_reaction_at_another_time_or_by_another_is_noticed(name: str) -> None:
    box = pack_edition(edition_with()).copy()
    box["cards"][name] = (box["cards"][name] + 1) % 6
    play_until_noticed(box)


def _nothing(*_: object) -> None:
    return None


async def _waits_for_nothing(*_: object) -> None:
    return None


async def _is_never_cancelled(*_: object) -> bool:
    return True


def _nobody(*_: object) -> list[int]:
    return []


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (passing, "gain_lap", _nothing),
        (passing, "burn_out", _nothing),
        (passing, "cheer", _waits_for_nothing),
        (passing, "after_damage", _waits_for_nothing),
        (passing, "flip", _nothing),
        (passing, "after_pass", _waits_for_nothing),
        (pits, "free_test", _waits_for_nothing),
        (reactions, "put_away", _nothing),
        (reactions, "stands", _is_never_cancelled),
        (rules, "stands", _is_never_cancelled),
        (rules, "end_contagion", _nothing),
        (rules, "victims_for", _nobody),
        (effects, "leave_play", lambda s, card, to_hand=None: None),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_rule_that_differs_is_noticed(module: Any, name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, wrong)
    play_until_noticed()


# What it does not know ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type_", "times", "reason"),
    [("reaction", 3, "72 reaction cards"), ("crew", 2, "34 crew cards"), ("tires", 30, "326 cards")],
)
def test_an_edition_without_room_is_refused_by_name(type_: str, times: int, reason: str) -> None:
    edition = edition_with()
    more = tuple(card for card in edition.cards if card.type == type_) * (times - 1)
    with pytest.raises(UnsupportedByEngine, match=reason):
        pack_edition(replace(edition, cards=edition.cards + more))


@pytest.mark.parametrize("what", CAPACITY)
def test_what_there_is_no_room_for_is_refused(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAPACITY, what, 1)
    with pytest.raises(UnsupportedByEngine, match=f"{what} are more than the 1 "):
        pack_edition.__wrapped__(edition_with(*WILD))  # not the record that is kept


def test_a_state_in_the_middle_of_play_is_refused_but_not_its_table() -> None:
    for table, _ in stops(1):
        if table.state.moments:
            with pytest.raises(UnsupportedByEngine, match=r"in the middle of '(act|finish)' does not say which rules wait"):
                race_of(table.state)
            assert state_of(engine.race_at(table), table.state.edition) == table.state
            return
    raise AssertionError


def test_a_table_that_does_not_know_its_way_is_refused() -> None:
    state = GAME.setup(4, GAME.resolve_options({}), edition_with())
    with pytest.raises(UnsupportedByEngine, match="stopped for luck"):
        engine.race_at(Table(GAME, state))
    with pytest.raises(UnsupportedByEngine, match="a table that keeps nothing"):
        engine.race_at(Table(GAME, copy(state), SampledChance(Random(1)), checkpoints="none"))


# Whole races --------------------------------------------------------------------------------------------------------


def test_a_race_goes_on_from_any_question() -> None:
    """From every question of some races, in every variant, whoever has answered already, to an end."""
    asked = Counter[str]()
    for seed in range(len(VARIANTS)):
        for table, _ in stops(seed, 90):
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            races = np.array([engine.race_at(table)])
            assert engine.waiting(races)[0] == table.waiting[0]
            asked[table.prompt.kind] += 1
            compiled.play_out(table.state.edition, races, ["random"] * len(table.state.racers))
            assert races["over"][0] and races["turn"][0] >= table.state.turn
    assert len(asked) >= 8


LEVELS = {"dummy": "dummy", "auriga": "auriga, without moods"}
"""Bots that leave nothing to chance, once auriga's moods are gone."""


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Auriga without moods."""
    monkeypatch.setattr("hippodrome.games.cthulhu_500.bots.odds.TIE_BREAK_SCALE", 0.0)


def test_a_race_by_counting_is_the_same_on_the_rules_text(calm: None) -> None:
    """The luck of a fast race can be had on a table: bots that leave nothing to luck then race the same race."""
    for number, (changes, options) in enumerate(zip([HOUSE, HOUSE, HOUSE, HOUSE, WILD, BARE], settings(), strict=False)):
        edition, seats, settled = edition_with(*changes), 3 + number % 6, GAME.resolve_options(options)
        levels = [("auriga", "dummy")[number > 0 and n % 3 == 1] for n in range(seats)]
        races = engine.new_races(edition, seats, settled, key=key_from("same"), numbers=[number])
        decisions = compiled.play_out(edition, races, [LEVELS[level] for level in levels])
        table = Table(
            GAME,
            GAME.setup(seats, settled, edition),
            PhiloxChance(key_from("same"), number, engine.STREAMS),
            record_facts=False,
        )
        bots = [find_bot(GAME.name, level, Random(0)) for level in levels]
        asked = 0
        while True:
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            for seat in table.waiting:
                table.answer(seat, bots[seat](Pov(table, seat)))
                asked += 1
        assert state_of(races[0], edition) == table.state
        assert decisions[0] == asked


def test_bots_that_leave_nothing_to_luck_choose_the_same_wherever_a_race_has_come(calm: None) -> None:
    asked = Counter[str]()
    for seed in range(5):
        for table, _ in stops(seed, 45):
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            asked[table.prompt.kind] += 1
            seat, races = table.waiting[0], np.array([engine.race_at(table)])
            for level, compiled_level in LEVELS.items():
                (answer,) = compiled.choose(table.state.edition, races, compiled_level)
                mine = act_of(races[0], answer, table.state.edition)
                assert mine == find_bot(GAME.name, level, Random(0))(Pov(table, seat)), (level, table.prompt.kind)
    assert len(asked) >= 8


def test_tiro_and_auriga_choose_among_the_answers_of_the_texts_about_as_often() -> None:
    """At some positions they are asked many times in both engines."""
    asked, seen = 250, Counter[str]()
    for seed in range(4):
        for table, _ in stops(seed, 60):
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            about = table.prompt.kind
            if seen[about] == 1 or len(table.options(table.waiting[0])) > 70:
                continue
            seen[about] += 1
            edition, seat = table.state.edition, table.waiting[0]
            for level in ("tiro", "auriga"):
                bot = find_bot(GAME.name, level, Random(1))
                text = Counter(bot(Pov(table, seat)) for _ in range(asked))
                records = np.array([engine.race_at(table)] * asked)
                records["thoughts"]["race"] = np.arange(asked)
                mine = Counter(act_of(records[0], answer, edition) for answer in compiled.choose(edition, records, level))
                for act in set(text) | set(mine):
                    assert abs(text[act] - mine[act]) <= 5 * (text[act] + mine[act]) ** 0.5, (level, act)
    assert len(seen) >= 7


def test_a_batch_is_stepped_in_one_call() -> None:
    edition = edition_with()
    races = engine.new_races(edition, 3, GAME.resolve_options({"length": "short"}), key=key_from("batch"), numbers=range(50))
    counts = engine.step(edition, races, None)
    rng, steps = np.random.default_rng(1), 0
    while counts.any():
        assert ((engine.waiting(races) == NONE) == (counts == 0)).all()
        counts = engine.step(edition, races, np.where(counts > 0, rng.integers(np.maximum(counts, 1)), -1))
        steps += 1
    assert races["over"].all() and steps > 20
    assert len(set(races["turn"].tolist())) > 1


def test_a_batch_refuses_an_option_that_is_not_there() -> None:
    edition = edition_with()
    races = engine.new_races(edition, 3, GAME.resolve_options({}), key=1, numbers=[0])
    counts = engine.step(edition, races, None)
    with pytest.raises(ValueError, match="no option of this number"):
        engine.step(edition, races, counts)


def test_every_way_to_throw_cards_away_has_its_number() -> None:
    at: Any = throw_at
    for cards in (0, 1, 5, 9):
        every = [sum(1 << n for n in some) for size in range(cards + 1) for some in combinations(range(cards), size)]
        assert [at.py_func(cards, number) for number in range(2**cards)] == every
    assert at.py_func(62, 2**62 - 1) == 2**62 - 1


def test_a_short_race_between_two_records_is_one_race_however_it_is_stepped() -> None:
    """Whoever steps it one decision at a time, and whoever plays it out, come to the same end by the same answers."""
    edition, settled = edition_with(), GAME.resolve_options({"vehicles": "drafted"})
    races = engine.new_races(edition, 4, settled, key=3, numbers=range(8))
    stepped = races.copy()
    compiled.play_out(edition, races, ["auriga, without moods"] * 4)
    counts = engine.step(edition, stepped, None)
    while counts.any():
        answers = compiled.choose(edition, stepped, "auriga, without moods")
        for race, answer, some in zip(stepped, answers, counts, strict=True):
            if some:
                engine.put_act(race, act_of(race, answer, edition), edition)
        counts = engine.step(edition, stepped, None)
    ends: list[list[State]] = [[state_of(race, edition) for race in some] for some in (races, stepped)]
    assert ends[0] == ends[1]


def test_the_engine_names_the_rules_it_was_proved_against() -> None:
    assert engine.RULES == compiled.RULES == GAME.version, "run the lockstep soak, then raise RULES"
