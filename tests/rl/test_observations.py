"""Observations: every number has a name, and none depends on what the seat cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import hippodrome as hd
from hippodrome.core.facts import Fact
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.rl.observation import (
    fields_of,
    information_state,
    observe,
    rank_returns,
    size_of,
    to_floats,
    win_returns,
)
from tests.rl.races import PAIRS, a_race, stops


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_nothing_hidden_is_in_an_observation(game: str, seats: int) -> None:
    """At many states hidden information is resampled, and private facts of others are forged: not a byte may change."""
    rng, looked, dealt = Random(f"blind/{game}/{seats}"), 0, 0
    for seed in range(3):
        race = a_race(game, seats, seed)
        for n, answering in enumerate(stops(race, rng, 90)):
            if n % 6:
                continue
            table, ids = race.table, race.draft(answering).ids
            for seat in {answering, rng.randrange(seats)}:
                spelled = ids if seat == answering else []
                numbers, text = observe(table, seat, spelled), information_state(table, seat, spelled)
                other = table.copy()
                get_game(game).resample_hidden(other.state, seat, rng)
                other.facts[:] = [
                    fact if fact.is_visible_to(seat) else Fact("forged", {"cards": (1,)}, fact.to) for fact in other.facts
                ]
                dealt += other.state != table.state
                assert observe(other, seat, spelled).tobytes() == numbers.tobytes()
                assert information_state(other, seat, spelled) == text
                assert observe(table.fork(seat, rng), seat, spelled).tobytes() == numbers.tobytes()
                looked += 1
    assert looked > 40
    assert dealt > looked // 2 or game == "chariot-race"  # which has no hidden information


@pytest.mark.parametrize("game", ["charioteer", "cthulhu-500"])
def test_planted_leak_is_detected(game: str) -> None:
    race = hd.Race(game, seats=3, seed=3)
    race.table.answer_forced()
    other = race.table.copy()
    get_game(game).resample_hidden(other.state, 0, Random(1))
    assert observe(other, 1).tobytes() != observe(race.table, 1).tobytes()
    assert information_state(other, 1) != information_state(race.table, 1)


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_every_number_has_a_name_and_stays_in_its_range(game: str, seats: int) -> None:
    edition = load_edition(get_game(game))
    fields = fields_of(game, edition, seats)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.size >= 0 and field.high >= 1 and field.about for field in fields)
    race, rng = a_race(game, seats, 0), Random(2)
    flags = np.array([field.high == 1 and field.name != "spelled" for field in fields for _ in range(field.size)])
    for seat in stops(race, rng, 40):
        draft = race.draft(seat)
        assert draft.observation.dtype == np.float32 and draft.integers.dtype == np.int32
        assert draft.observation.shape == draft.integers.shape == (size_of(game, edition, seats),)
        assert np.abs(draft.observation).max() <= 3.5
        assert set(np.unique(draft.integers[flags])) <= {0, 1, 2}


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_pushed_ids_are_observed(game: str) -> None:
    """While an answer is being spelled, no two of its steps look alike."""
    race, rng = a_race(game, 4, 0), Random(4)
    longest = 0
    for seat in stops(race, rng, 60):
        draft, seen = race.draft(seat), set()
        steps = 0
        while not draft.done:
            seen.add(draft.observation.tobytes())
            steps += 1
            draft.push(rng.choice(draft.allowed))
        assert len(seen) == steps
        longest = max(longest, steps)
    assert longest > 1


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_information_states_differ_exactly_if_the_seat_can_distinguish_them(game: str) -> None:
    race, rng = a_race(game, 4, 0), Random(5)
    texts = [information_state(race.table, seat) for seat in stops(race, rng, 40)]
    assert len(set(texts)) > 30


def test_floats_are_the_integers_divided() -> None:
    race = hd.Race("charioteer", seats=2, seed=1)
    draft = race.draft(0)
    fields = fields_of("charioteer", race.edition, 2)
    at = 0
    for field in fields:
        part = slice(at, at + field.size)
        assert np.allclose(draft.observation[part], draft.integers[part] / field.high)
        at += field.size
    assert (to_floats("charioteer", race.edition, 2, draft.integers) == draft.observation).all()


@pytest.mark.parametrize(
    ("ranks", "returns"), [((1, 2, 3), [1, 0.5, 0]), ((1, 1, 3), [0.75, 0.75, 0]), ((2, 1), [0, 1]), ((1, 1), [0.5, 0.5])]
)
def test_returns_by_rank(ranks: tuple[int, ...], returns: list[float]) -> None:
    assert rank_returns(ranks) == returns


def test_returns_by_wins() -> None:
    assert win_returns(3, (1,)) == [0, 1, 0]
    assert win_returns(3, (0, 2)) == [0.5, 0, 0.5]
    assert win_returns(2, ()) == [0, 0]


def test_finished_race_can_be_observed() -> None:
    race: hd.Race[Any, Any, Any] = hd.Race("charioteer", seats=2, seed=1, laps=1)
    for _ in stops(race, Random(1)):
        pass
    assert observe(race.table, 0).shape == observe(race.table, 1).shape
