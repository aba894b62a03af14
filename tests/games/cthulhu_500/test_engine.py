"""Cthulhu 500's fast engine: in lockstep with the readable rules at every decision, and explicit about what it does not
support."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500 import effects, engine, passing, pits, reactions, rules
from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.effect import EFFECTS
from hippodrome.games.cthulhu_500.engine.edition_record import NUMBERS, pack_edition
from hippodrome.games.cthulhu_500.engine.offers import throw_at
from hippodrome.games.cthulhu_500.engine.race import QUESTIONS, act_of, race_of, state_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from tests.games.cthulhu_500.lockstep import BARE, GAME, LEVELS, WILD, Lockstep, calm, edition_with, settings
from tests.games.cthulhu_500.races import VARIANTS, stops
from tests.games.lockstep import HOUSE
from tests.soak import in_soak


def test_lockstep_covers_every_prompt_and_effect() -> None:
    """In as much random play as is compared anyway: no rule is untested."""
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


# Planted faults -----------------------------------------------------------------------------------------------------


def play_until_noticed(packed: Any = None, changes: tuple[tuple[str, str], ...] = HOUSE) -> None:
    Lockstep.play_until_noticed(edition_with(*changes), settings(), packed, races=60, lists=5)


@pytest.mark.parametrize("name", ["hand", "actions", "draw", "mods", "die", "flag"])
def test_planted_number_off_by_one_is_detected(name: str) -> None:
    packed = pack_edition(edition_with()).copy()
    packed[name] -= 1
    play_until_noticed(packed)


def test_planted_standstill_limit_is_detected() -> None:
    packed = pack_edition(edition_with(*BARE)).copy()
    packed["idle_rounds"] += 1
    play_until_noticed(packed, BARE)


SOON = (
    "angles", "chaos", "exhaust", "hairpin", "ichor", "mudflaps", "nuke", "plague", "pothole", "pounce", "push", "redraw",
    "reroll", "sabotage", "shortcut", "spikes", "stomp", "study", "tow", "unharmed",
)  # fmt: skip
"""Effects that are detected soon; others are rarely played, and left to the long runs. A cancel is detected by its timing."""


@pytest.mark.parametrize(
    "effect",
    [name if name in SOON else in_soak(name) for name, entry in sorted(EFFECTS.items()) if entry.number and name != "cancel"],
)
def test_planted_missing_effect_is_detected(effect: str) -> None:
    """For every single one: the engine treats it as a card without an effect, or a bare reaction as another."""
    packed = pack_edition(edition_with(*WILD)).copy()
    for kind in ("cards", "vehicles"):
        mistaken = packed[kind]["effect"] == NUMBERS[effect]
        packed[kind]["effect"][mistaken] = NUMBERS["jinx" if effect == "push" else "push"] if EFFECTS[effect].answers else 0
    play_until_noticed(packed, WILD)


@pytest.mark.parametrize(
    "name",
    ["always", "passing", "passed", "leading", "complexity", "drive", "fix", "spell", "fungi", "zombie", "amount", "aim"],
)
def test_planted_missing_card_field_is_detected(name: str) -> None:
    packed = pack_edition(edition_with()).copy()
    packed["cards"][name] = 0
    play_until_noticed(packed)


@pytest.mark.parametrize("name", ["trigger", "role"])
def test_planted_reaction_timing_or_role_is_detected(name: str) -> None:
    packed = pack_edition(edition_with()).copy()
    packed["cards"][name] = (packed["cards"][name] + 1) % 6
    play_until_noticed(packed)


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
def test_planted_rule_difference_is_detected(module: Any, name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, wrong)
    play_until_noticed()


# Unsupported positions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type_", "times", "reason"),
    [("reaction", 3, "72 reaction cards"), ("crew", 2, "34 crew cards"), ("tires", 30, "326 cards")],
)
def test_edition_beyond_the_engine_capacity_is_rejected_by_name(type_: str, times: int, reason: str) -> None:
    edition = edition_with()
    more = tuple(card for card in edition.cards if card.type == type_) * (times - 1)
    with pytest.raises(UnsupportedByEngine, match=reason):
        pack_edition(replace(edition, cards=edition.cards + more))


def test_state_within_a_phase_is_rejected_but_its_table_is_accepted() -> None:
    for table, _ in stops(1):
        if table.state.moments:
            with pytest.raises(UnsupportedByEngine, match=r"in the middle of '(act|finish)' does not say which rules wait"):
                race_of(table.state)
            assert state_of(engine.race_at(table), table.state.edition) == table.state
            return
    raise AssertionError


def test_table_without_history_is_rejected() -> None:
    state = GAME.setup(4, GAME.resolve_options({}), edition_with())
    with pytest.raises(UnsupportedByEngine, match="stopped for luck"):
        engine.race_at(Table(GAME, state))
    with pytest.raises(UnsupportedByEngine, match="a table without checkpoints"):
        engine.race_at(Table(GAME, copy(state), SampledChance(Random(1)), checkpoints="none"))


# Whole races --------------------------------------------------------------------------------------------------------


def test_engine_continues_from_any_prompt() -> None:
    """From every prompt of some races, in every variant, with any answers already given, to an end."""
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


def test_deterministic_bots_choose_the_same_from_any_position(monkeypatch: pytest.MonkeyPatch) -> None:
    calm(monkeypatch)
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


def test_compiled_tiro_and_auriga_match_the_distribution_of_the_readable_bots() -> None:
    """At some positions they are called many times in both engines."""
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


def test_every_throw_has_a_number() -> None:
    at: Any = throw_at
    for cards in (0, 1, 5, 9):
        every = [sum(1 << n for n in some) for size in range(cards + 1) for some in combinations(range(cards), size)]
        assert [at.py_func(cards, number) for number in range(2**cards)] == every
    assert at.py_func(62, 2**62 - 1) == 2**62 - 1


def test_stepping_and_playing_out_give_the_same_race() -> None:
    """Stepped one decision at a time, or played out, the race has the same end by the same answers."""
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
