"""Cthulhu 500's compiled playouts: in lockstep with the readable rules, turn by turn, with both policies."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.core.codec import copy
from hippodrome.games.cthulhu_500 import passing
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots import compiled as playout
from hippodrome.games.cthulhu_500.bots.compiled.edition_record import pack_edition
from hippodrome.games.cthulhu_500.bots.compiled.weight_record import MAX_COUNTERS, WEIGHT_RECORD, pack_weights
from hippodrome.games.cthulhu_500.bots.features import turns_left
from hippodrome.games.cthulhu_500.bots.playout import auriga_policy
from hippodrome.games.cthulhu_500.bots.steward import steward_policy
from hippodrome.games.cthulhu_500.bots.weights import QUARTERS_PER_TURN, weights_at
from hippodrome.games.cthulhu_500.effect import EFFECTS
from hippodrome.games.cthulhu_500.engine.edition_record import NUMBERS
from hippodrome.games.cthulhu_500.engine.race import race_of, state_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import PhiloxChance, key_from
from tests.games.cthulhu_500.lockstep import BARE, WILD, edition_with
from tests.games.cthulhu_500.turns import Lockstep, begin, play_part, wildly
from tests.games.lockstep import HOUSE
from tests.soak import soak

SEATS = range(3, 9)
RACES = {"house": 10, "wild": 4, "bare": 4}
WITH_STEWARDS = {"house": 8, "wild": 4, "bare": 4}
CHANGES = {"house": HOUSE, "wild": WILD, "bare": BARE}


def settings(n: int) -> dict[str, Any]:
    """Return all lengths and variants, each with all others in a long run."""
    rng = Random(f"settings {n}")
    return {
        "length": ("normal", "short", "long")[n % 3],
        "counters": rng.choice((1, 2)),
        "warning_lap": n % 4 == 1,
        "net_laps": n % 5 == 2,
        "swap_laps": n % 3 == 1,
        "damage_passes": n // 2 % 2 == 0,
        "vehicles": rng.choice(("random", "drafted")),
    }


def race_from(name: str, seats: int, n: int, seed: str, **kinds: Any) -> Lockstep:
    """Return a race at its beginning, or after some random play."""
    lockstep = Lockstep(begin(edition_with(*CHANGES[name]), seats, settings(n), f"{seed} {n}"), f"{seed} {n}", **kinds)
    if n % 2:
        rng = Random(f"wander {seed} {n}")
        wild = wildly(rng)
        lockstep.wander(rng.randrange(1, 40), [wild if rng.random() < 0.6 else auriga_policy for _ in range(seats)])
    return lockstep


def some_stewards(seats: int, n: int) -> list[int]:
    """Return the seats of stewards: all, or one among aurigas, at the beginning of a race and after random play."""
    return list(range(seats)) if n // 2 % 2 else [n // 4 % seats]


def run_lockstep(name: str, seats: int, races: int, seed: str, *, with_stewards: bool = False) -> int:
    """Play a number of races, turn by turn; return the number of turns compared."""
    turns = 0
    for n in range(races):
        lockstep = race_from(name, seats, n, seed, stewards=some_stewards(seats, n) if with_stewards else ())
        lockstep.play()
        turns += lockstep.turns
    return turns


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", RACES)
def test_compiled_bots_match_the_readable_rules_after_every_turn(name: str, seats: int) -> None:
    assert run_lockstep(name, seats, RACES[name], f"{name} {seats}") >= 5 * RACES[name]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", WITH_STEWARDS)
def test_compiled_stewards_match_the_readable_ones(name: str, seats: int) -> None:
    races = WITH_STEWARDS[name]
    assert run_lockstep(name, seats, races, f"stewards {name} {seats}", with_stewards=True) >= 5 * races


def test_enough_lockstep_runs_are_made() -> None:
    assert sum(RACES.values()) * len(SEATS) >= 100
    assert sum(WITH_STEWARDS.values()) * len(SEATS) >= 90


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_lockstep_in_a_long_run(seats: int, record_property: Any) -> None:
    def run(seed: str) -> int:
        return sum(
            run_lockstep(name, seats, RACES[name], f"{name} {seats} {seed}", with_stewards=with_stewards)
            for name in RACES
            for with_stewards in (False, True)
        )

    soak(f"cthulhu-500, {seats} seats", run, record_property)


@pytest.mark.parametrize("mind", ["auriga", "steward"])
def test_lockstep_runs_play_every_effect(mind: str) -> None:
    """In some races, a few of them with the rarest effects in play from the beginning."""
    played = Counter[str]()
    wanted = {name for name, entry in EFFECTS.items() if entry.coroutine is not None or entry.answers}
    for n in range(60):
        seats = 3 + n % 6
        lockstep = race_from("house", seats, n, "effects", stewards=range(seats) if mind == "steward" else ())
        if not lockstep.s.over:
            put_in_play(lockstep.s, "harpoon", "mods")
            put_in_play(lockstep.s, "reanimate", "pit")
            put_in_play(lockstep.s, "nuke", "mods")
            lockstep.begin_record()
            lockstep.play(20)
        played += lockstep.played
        if wanted <= set(played):
            return
    raise AssertionError(f"never played: {sorted(wanted - set(played))}")


def put_in_play(s: State, effect: str, where: str) -> None:
    """Move a card of the draw pile to the next seat, as if it had been there all the time, if it fits."""
    racer = s.racers[s.mover]
    for card in s.deck:
        if card < s.edition.flag and s.edition.cards[card].effect == effect and len(racer.mods) < s.edition.mods:
            s.deck.remove(card)
            getattr(racer, where).append(card)
            return


# Planted faults -----------------------------------------------------------------------------------------------------


def play_until_noticed(packed: Any = None, crew: str = "", **kinds: Any) -> None:
    """Race until the two engines differ; optionally with some crew in the pit of a damaged vehicle from the start."""
    with pytest.raises((AssertionError, ValueError)):
        for n in range(60):
            lockstep = race_from("house", 4, n, "planted", packed=packed, **kinds)
            if crew and not lockstep.s.over:
                for _ in range(3):
                    put_in_play(lockstep.s, crew, "pit")
                lockstep.s.racers[lockstep.s.mover].damaged = True
                lockstep.begin_record()
            lockstep.play()


@pytest.mark.parametrize("name", ["hand", "actions", "draw", "mods", "die", "thin", "nearly_gone"])
def test_planted_number_off_by_one_is_detected(name: str) -> None:
    edition = edition_with()
    play_until_noticed(pack_edition(replace(edition, **{name: getattr(edition, name) + 1})))


@pytest.mark.parametrize(
    ("effect", "change"), [("push", 1), ("claim", 1), ("study", 1), ("wrench", 1), ("regrow", 1), ("huddle", -2), ("swarm", -2)]
)
def test_planted_amount_is_detected(effect: str, change: int) -> None:
    packed = pack_edition(edition_with()).copy()
    packed["cards"]["amount"][packed["cards"]["effect"] == NUMBERS[effect]] += change
    play_until_noticed(packed, crew="huddle" if effect == "huddle" else "")


@pytest.mark.parametrize("name", ["always", "passing", "passed", "leading", "complexity", "drive", "fix", "spell", "fungi"])
def test_planted_missing_bonus_is_detected(name: str) -> None:
    packed = pack_edition(edition_with()).copy()
    packed["cards"][name] = 0
    play_until_noticed(packed)


@pytest.mark.parametrize("name", [name for name in WEIGHT_RECORD.names or () if name != "cards"])
def test_planted_weight_is_detected(name: str) -> None:
    scales = pack_weights(edition_with(), 4, 2).copy()
    scales["at"][name] += 0.05
    play_until_noticed(stewards=range(4), scales=scales)


@pytest.mark.parametrize("name", ["held", "fitted", "pitted"])
def test_planted_card_weight_is_detected(name: str) -> None:
    scales = pack_weights(edition_with(), 4, 2).copy()
    scales["at"]["cards"][name] += 0.05
    play_until_noticed(stewards=range(4), scales=scales)


def _nothing(*_: object) -> None:
    return None


async def _nobody_cheers(*_: object) -> None:
    return None


@pytest.mark.parametrize(("name", "wrong"), [("gain_lap", _nothing), ("burn_out", _nothing), ("cheer", _nobody_cheers)])
def test_planted_rule_difference_is_detected(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, name, wrong)
    play_until_noticed()


# Unsupported races --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_weights_cover_the_longest_race(seats: int) -> None:
    edition = edition_with()
    for length, counters in (("normal", 2), ("short", 2), *(("long", n) for n in range(1, MAX_COUNTERS + 1))):
        s = begin(edition, seats, {"length": length, "counters": counters, "warning_lap": True}, "weights")
        weights = pack_weights(edition, seats, s.counters)["at"]["a_pass"]
        quarters = int(turns_left(s) * QUARTERS_PER_TURN)
        assert weights[quarters] == weights_at(edition, seats, quarters).a_pass > 0
        s.deck, s.discard = s.deck + [card for racer in s.racers for card in racer.hand], []
        assert weights[int(turns_left(s) * QUARTERS_PER_TURN)] > 0


def test_too_many_counters_for_the_weights_are_rejected() -> None:
    with pytest.raises(UnsupportedByEngine, match="10 counters on the flag"):
        pack_weights(edition_with(), 4, 10)


def test_stewards_of_races_with_mixed_seat_counts_are_rejected() -> None:
    edition = edition_with()
    races = np.array([race_of(begin(edition, seats, {}, "mixed")) for seats in (3, 4)])
    playout.play_out(edition, races.copy())
    races["minds"][:, 0] = playout.STEWARD
    with pytest.raises(UnsupportedByEngine, match="as many seats"):
        playout.play_out(edition, races)


# Whole races --------------------------------------------------------------------------------------------------------


def test_counter_based_races_are_the_same_on_the_readable_rules() -> None:
    """The draws of a fast race are available on the readable rules: the same race, to the end."""
    for number in range(4):
        s = begin(edition_with(), 3 + number, settings(number), f"counting {number}")
        races = playout.races_from(s, key=key_from("same"), numbers=[number])
        races["minds"][:, number] = playout.STEWARD
        playout.play_out(s.edition, races)
        luck, drawn = PhiloxChance(key_from("same"), number, playout.STREAMS), Counter[str]()

        def draw(chance: Any, luck: PhiloxChance = luck, drawn: Counter[str] = drawn) -> tuple[int, ...]:
            drawn[chance.stream] += 1
            return luck.draw(chance, drawn[chance.stream] - 1)

        def model(s: State, seat: int, about: str, options: Any, number: int = number) -> Answer:
            return (steward_policy if seat == number else auriga_policy)(s, seat, about, options)

        while not s.over:
            play_part(s, draw, model)
        assert state_of(races[0], s.edition) == replace(s, facts=None)


def test_batch_results_vary_and_are_reproducible() -> None:
    s = begin(edition_with(), 4, {}, "batch")
    before = copy(s)
    ends = []
    for _ in range(2):
        races = playout.races_from(s, key=7, numbers=range(200))
        playout.play_out(s.edition, races)
        assert races["over"].all() and ((races["winner"] >= 0) & (races["winner"] < 4)).all()
        ends.append(races["winner"].tolist())
    assert ends[0] == ends[1] and len(set(ends[0])) > 1 and s == before


def test_a_steward_among_aurigas_wins_more_than_its_share() -> None:
    """It is the stronger policy; every seat has the same cards and the same place as often as the others."""
    wins = played = 0
    for n in range(12):
        s = begin(edition_with(), 4, {}, f"stronger {n}")
        for seat in range(4):
            races = playout.races_from(s, key=7, numbers=range(60))
            races["minds"][:, seat] = playout.STEWARD
            playout.play_out(s.edition, races)
            wins, played = wins + int((races["winner"] == seat).sum()), played + len(races)
    assert wins / played > 0.3


def test_a_batch_stops_where_a_turn_would_begin() -> None:
    s = begin(edition_with(), 4, {"length": "long"}, "until")
    races = playout.races_from(s, key=7, numbers=range(20))
    playout.play_out(s.edition, races, until=6)
    assert (races["turn"] == 5).all() and not races["over"].any()
    halfway = races.copy()
    playout.play_out(s.edition, races)
    playout.play_out(s.edition, halfway, until=10**6)
    assert races["over"].all() and np.array_equal(races["winner"], halfway["winner"])
