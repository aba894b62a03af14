"""Batches: the compiled drafts and observations in lockstep with the readable ones, and the invariants of every batch."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import hippodrome as hd
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin
from hippodrome.rl.batch import Batch
from hippodrome.rl.observation import RETURNS
from hippodrome.rl.spelling import RaceStepper, create_setup
from tests.rl.races import some_options

COMPILED = [name for name in BUILT_IN_NAMES if get_plugin(name).provides("batch_encoding")]
PAIRS = [(name, seats) for name in COMPILED for seats in (get_game(name).seats[0], 4, get_game(name).seats[-1])]


def random_ids(batch: Batch, rng: np.random.Generator) -> Any:
    """Draw a legal id for each race uniformly."""
    return (rng.random(batch.mask.shape) * batch.mask).argmax(axis=1)


class Twin:
    """The races in one row of a compiled batch, repeated on the readable rules."""

    def __init__(self, batch: Batch, seed: str, n: int, opponents: Sequence[str] = ()) -> None:
        from hippodrome.jit.philox import PhiloxChance, key_from

        self._batch, self._n, self._number, self._opponents = batch, n, n, opponents
        self._key, self._counted = key_from(f"batch/{seed}"), PhiloxChance
        self.steps = self._new()

    def _new(self) -> RaceStepper:
        setup = self._batch.setup
        luck = self._counted(self._key, self._number, get_plugin(setup.game.name).batch_encoding.STREAMS)
        seat = self._number % setup.seats
        self._number += len(self._batch.seat)
        return RaceStepper(setup, seed="", opponents=self._opponents, seat=seat, table=setup.new_table(luck))

    def push(self, id: int) -> tuple[list[float], bool]:
        """Push the same id; return the reward of each seat, and whether the race ended."""
        self.steps.push(min(self.steps.waiting), id)
        rewards, over = self.steps.rewards(), self.steps.over
        while self.steps.over:
            self.steps = self._new()
        return rewards, over

    def check(self) -> None:
        """Check that the arrays agree with the readable encoding."""
        draft, n, batch = self.steps.draft(min(self.steps.waiting)), self._n, self._batch
        assert batch.seat[n] == draft.seat
        assert (batch.mask[n] == draft.mask).all(), [batch.names[id] for id in np.flatnonzero(batch.mask[n] != draft.mask)]
        seen = draft.observation if batch.observation.dtype == np.float32 else draft.integers
        assert batch.observation[n].tobytes() == seen.tobytes(), self._differs(seen)

    def _differs(self, seen: Any) -> list[str]:
        names = [field.name for field in self._batch.fields for _ in range(field.size)]
        here = self._batch.observation[self._n]
        return [f"{names[at]}: {here[at]} not {seen[at]}" for at in np.flatnonzero(here != seen)]


def lockstep(
    game: str,
    seats: int,
    seed: str,
    steps: int,
    races: int,
    options: dict[str, Any],
    *,
    integers: bool = False,
    opponents: Sequence[str] = (),
    plant: Callable[[Batch], None] | None = None,
) -> int:
    """Play a compiled batch and the readable rules side by side; return the number of finished races."""
    rng = Random(seed)
    reward = rng.choice(RETURNS)
    batch = Batch(
        game, races=races, seats=seats, seed=seed, opponents=opponents or None, engine="fast", reward=reward, integers=integers,
        **options,
    )  # fmt: skip
    if plant is not None:
        plant(batch)
    twins = [Twin(batch, seed, n, opponents) for n in range(races)]
    chance, over = np.random.default_rng(rng.getrandbits(32)), 0
    for _ in range(steps):
        for twin in twins:
            twin.check()
        ids = random_ids(batch, chance)
        batch.step(ids)
        for n, twin in enumerate(twins):
            rewards, ended = twin.push(int(ids[n]))
            assert batch.done[n] == ended
            assert np.allclose(batch.reward[n], rewards, atol=1e-6), (reward, batch.reward[n], rewards)
            over += ended
    return over


def short(game: str) -> dict[str, Any]:
    """Return the option that makes a race short."""
    return {"length": "short"} if game == "cthulhu-500" else {"laps": 1}


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_compiled_drafts_and_observations_match_the_readable_ones(game: str, seats: int) -> None:
    options = some_options(get_game(game), Random(f"{game}/{seats}")) | short(game)
    over = lockstep(game, seats, f"lockstep/{game}/{seats}", 150, 3, options)
    assert over > 0 or game != "chariot-race"


@pytest.mark.parametrize("game", COMPILED)
def test_compiled_opponents_match_the_readable_bots(game: str) -> None:
    """With deterministic bots: the learner in any seat, whole races and their successors."""
    assert lockstep(game, 4, f"among/{game}", 150, 4, short(game), opponents=["dummy"] * 3) > 2


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_many_races_in_lockstep(game: str, seats: int) -> None:
    over = 0
    for number in range(int(os.environ.get("HIPPODROME_SOAK", "10"))):
        rng = Random(f"{game}/{seats}/{number}")
        options = some_options(get_game(game), rng) | ({} if game == "cthulhu-500" else {"laps": rng.choice((1, 1, 2))})
        over += lockstep(game, seats, f"soak/{game}/{seats}/{number}", 1500, 4, options, integers=number % 2 == 1)
    assert over


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_same_seed_gives_the_same_races_with_any_number_of_threads(game: str) -> None:
    seats = 3
    races, steps = 200, 60
    batches = [Batch(game, races=races, seats=seats, seed=5, threads=threads) for threads in (1, 3)]
    other = Batch(game, races=races, seats=seats, seed=6)
    chance = np.random.default_rng(3)
    assert (batches[0].observation != other.observation).any()
    for _ in range(steps):
        ids = random_ids(batches[0], chance)
        for batch in batches:
            batch.step(ids)
        for name in ("observation", "mask", "seat", "reward", "done"):
            assert (getattr(batches[0], name) == getattr(batches[1], name)).all()
    assert batches[0].engine == "fast" and not batches[0].why_not_fast


def test_game_without_compiled_drafts_reports_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(get_plugin("cthulhu-500")._modules, "batch_encoding", "")
    batch = Batch("cthulhu-500", races=3, seats=3, seed=5)
    batch.step(random_ids(batch, np.random.default_rng(3)))
    assert batch.engine == "rules" and "no compiled drafts" in batch.why_not_fast


@pytest.mark.parametrize("engine", ["rules", "fast"])
@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_built_in_opponents_play_the_other_seats(game: str, engine: str) -> None:
    """One seat per race, which varies, is controlled by the test; its rewards are zeros and ones, and each race has a
    winner."""
    races = 6
    batch = Batch(game, races=races, seats=3, seed=2, opponents=["tiro", "dummy"], engine=engine, **short(game))
    chance, seats, over = np.random.default_rng(1), batch.seat.copy(), 0
    assert sorted(set(seats.tolist())) == [0, 1, 2]
    for _ in range(1500):
        if over >= 4:
            break
        batch.step(random_ids(batch, chance))
        assert (batch.seat[~batch.done] == seats[~batch.done]).all()
        assert (batch.reward[~batch.done] == 0).all() and (batch.reward[batch.done].sum(axis=1) <= 1).all()
        over += int(batch.done.sum())
        seats = batch.seat.copy()
    assert over >= 4


@pytest.mark.parametrize("game", COMPILED)
def test_arrays_are_updated_in_place(game: str) -> None:
    batch = Batch(game, races=2, seats=get_game(game).seats[0], seed=1)
    arrays = [batch.observation, batch.mask, batch.seat, batch.reward, batch.done]
    batch.step(random_ids(batch, np.random.default_rng(1)))
    assert all(
        a is b for a, b in zip(arrays, [batch.observation, batch.mask, batch.seat, batch.reward, batch.done], strict=True)
    )
    assert batch.observation.dtype == np.float32 and batch.mask.dtype == np.bool_


@pytest.mark.parametrize("engine", ["rules", "fast"])
def test_invalid_batch_settings_are_rejected_with_one_line(engine: str) -> None:
    batch = Batch("charioteer", races=2, seats=2, seed=1, engine=engine)
    before = batch.observation.copy()
    with pytest.raises(BadInput, match="race 1 may not spell id 54"):
        batch.step([int(batch.mask[0].argmax()), 54])
    for wrong in ([-1, 0], [1000, 0]):
        with pytest.raises(BadInput, match="race 0 may not spell"):
            batch.step(wrong)
    with pytest.raises(BadInput, match="takes 2 ids"):
        batch.step([1, 2, 3])
    assert (batch.observation == before).all()
    for asked, told in (({"races": 0}, "races"), ({"engine": "warp"}, "no engine"), ({"opponents": "nobody"}, "nobody")):
        with pytest.raises(BadInput, match=told):
            Batch("charioteer", **asked)


def test_opponent_that_is_not_compiled_runs_on_the_readable_rules() -> None:
    batch = hd.Batch("charioteer", races=1, seats=2, seed=1, opponents="agitator", laps=1)
    assert batch.engine == "rules" and "no bot 'agitator'" in batch.why_not_fast
    with pytest.raises(BadInput, match="cannot run this batch"):
        hd.Batch("charioteer", races=1, seats=2, seed=1, opponents="agitator", engine="fast")


@pytest.mark.parametrize("ids", [1, 15, 16, 17, 40])
def test_allowed_ids_are_drawn_uniformly(ids: int) -> None:
    """Few or many allowed ids, at any positions, are equally likely."""
    from hippodrome.jit.masks import pick_ids

    rng = np.random.default_rng(ids)
    mask = rng.random((300, ids)) < rng.random((300, 1))
    mask[np.arange(300), rng.integers(ids, size=300)] = True
    noise, drawn = rng.random(300), np.empty(300, np.int64)
    pick_ids(mask, noise, drawn)
    assert drawn.tolist() == [np.flatnonzero(row)[int(at * row.sum())] for row, at in zip(mask, noise, strict=True)]


def test_planted_array_fault_is_detected() -> None:
    batch = Batch("charioteer", races=1, seats=2, seed="planted", engine="fast")
    twin = Twin(batch, "planted", 0)
    twin.check()
    batch.mask[0, 12] = False
    with pytest.raises(AssertionError):
        twin.check()
    batch.mask[0, 12] = True
    batch.observation[0, 40] += 1
    with pytest.raises(AssertionError):
        twin.check()
    assert create_setup("charioteer", seats=2).edition_digest == "b484cc6072bdeb69"


def in_records(change: Callable[[Any, Any], None]) -> Callable[[Batch], None]:
    """Plant a fault in the edition record of a compiled batch, or in its id layout."""

    def plant(batch: Batch) -> None:
        racing: Any = batch._backend
        box, spec, *others = racing._calls[0]
        box, spec = box.copy(), spec.copy()
        change(box, spec)
        racing._calls = [(box, spec, *others)]

    return plant


def _aims(box: Any, spec: Any) -> None:
    box["cards"]["aim"][box["cards"]["aim"] == 1] = 0


def _events(box: Any, spec: Any) -> None:
    box["cards"]["trigger"][box["cards"]["trigger"] == 2] = 3


def _fewer_cards(box: Any, spec: Any) -> None:
    box["most_cards"] -= 1


def _no_fans(box: Any, spec: Any) -> None:
    box["token_is_fan"] = False


def _piles(box: Any, spec: Any) -> None:
    box["thin"] = 1


def _other(name: str, by: int) -> Callable[[Any, Any], None]:
    def change(box: Any, spec: Any) -> None:
        spec[name] += by

    return change


FAULTS: dict[str, list[Callable[[Any, Any], None]]] = {
    "charioteer": [_fewer_cards, _no_fans],
    "chariot-race": [_other("speed", 1), _other("javelin", 1), _other("sight", -1)],
    "cthulhu-500": [_aims, _events, _piles, _other("number", 1), _other("seat", 1), _other("vehicle", 1)],
}


@pytest.mark.parametrize(("game", "n"), [(game, n) for game, faults in FAULTS.items() for n in range(len(faults))])
def test_planted_record_fault_is_detected(game: str, n: int) -> None:
    fault, seats = FAULTS[game][n], get_game(game).seats[0]
    drafted: dict[str, Any] = {"vehicles": "drafted"} if game == "cthulhu-500" else {}
    with pytest.raises(AssertionError):
        lockstep(game, seats, f"fault {n}", 400, 3, short(game) | drafted, plant=in_records(fault))
