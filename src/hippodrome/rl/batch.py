"""Batched races: drafts and observations of thousands of races, in arrays that are allocated once and updated in place.

If a game has compiled drafts (`games/<game>/rl/compiled.py`), a step is one call for all races, split over threads.
Otherwise, and for opponents that are not compiled, the races run on the readable rules behind the same arrays. `engine`
names the engine in use, and `why_not_fast` says why it is not the fast one. On one engine, the same seed gives the same
races with any number of threads.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.games.edition import Edition, edition_name
from hippodrome.games.registry import DEFAULT_EDITION, get_plugin
from hippodrome.jit import UnsupportedByEngine, why_not_numba
from hippodrome.rl.draft import id_names
from hippodrome.rl.fields import Field
from hippodrome.rl.observation import RETURNS, fields_of, scales_of
from hippodrome.rl.spelling import Opponents, RaceStepper, Setup, create_setup, opponent_bots
from hippodrome.simulation.pool import cores

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_RACES = 1 << 20
EXTERNAL_SEAT = -1
"""Marks, in place of a bot's number, a seat that the caller controls."""


class Batch:
    """Many races at once, for learning. `step(ids)` pushes an id into the draft of each race and updates the arrays.

    Without `opponents`, the caller controls every seat. With them, it controls one seat per race (`seat`), which varies from
    race to race, and built-in bots play the others. A finished race is replaced by a new one automatically. `reward` is win,
    rank or shaped. All other arguments are options of the game. The arrays are updated in place: copy them before the next
    step, and do not write to them.

    >>> import numpy as np
    >>> batch = hd.Batch("cthulhu-500", races=2, seats=3, seed=1, engine="rules")
    >>> batch.observation.shape, batch.mask.shape, batch.seat.shape
    ((2, 1554), (2, 137), (2,))
    >>> for _ in range(20):
    ...     batch.step(batch.mask.argmax(axis=1))
    >>> batch.reward.shape, bool(batch.done.any())
    ((2, 3), False)
    """

    observation: NDArray[Any]
    """(races, numbers): the observation of the acting seat; float32, or int32 with `integers=True`."""
    mask: NDArray[np.bool_]
    """(races, ids): the legal ids."""
    seat: NDArray[np.int8]
    """(races,): the acting seat."""
    reward: NDArray[np.float32]
    """(races, seats): the reward of each seat in the last step."""
    done: NDArray[np.bool_]
    """(races,): whether a race ended in the last step; the other arrays already describe the next race."""
    engine: str
    """The engine in use: fast or rules."""
    why_not_fast: str
    """The reason for running on the readable rules; empty on the compiled engine."""

    def __init__(
        self,
        game: str,
        races: int = 4096,
        seats: int = 4,
        seed: int | str = 0,
        opponents: Opponents = None,
        *,
        edition: str | PathLike[str] | Edition[Any] = DEFAULT_EDITION,
        reward: str = "win",
        integers: bool = False,
        threads: int = 0,
        engine: str = "",
        **options: bool | int | str | None,
    ) -> None:
        if not 1 <= races <= MAX_RACES:
            raise BadInput("batch_size", most=MAX_RACES, number=races)
        if engine not in ("", "rules", "fast"):
            raise BadInput("no_engine", engine=engine, known=OneOf(("rules", "fast")))
        self.setup: Setup = create_setup(game, seats=seats, edition=edition_name(edition), reward=reward, options=options)
        others = opponent_bots(game, seats, opponents)
        self.observation = np.zeros((races, self.setup.size), np.int32 if integers else np.float32)
        self.mask = np.zeros((races, self.setup.ids), np.bool_)
        self.seat = np.zeros(races, np.int8)
        self.reward = np.zeros((races, seats), np.float32)
        self.done = np.zeros(races, np.bool_)
        self.why_not_fast = str(BadInput("fast_not_asked")) if engine == "rules" else ""
        self._backend: _CompiledRaces | _RulesRaces | None = None
        if engine != "rules":
            try:
                self._backend = _CompiledRaces(self, str(seed), others, threads or cores())
            except UnsupportedByEngine as reason:
                if engine == "fast":
                    raise BadInput("batch_not_fast", why=reason) from None
                self.why_not_fast = str(reason)
        self.engine = "rules" if self._backend is None else "fast"
        if self._backend is None:
            self._backend = _RulesRaces(self, str(seed), others)
        self._backend.step(np.full(races, -1, np.int64))

    @property
    def names(self) -> tuple[str, ...]:
        """The meaning of each id.

        >>> hd.Batch("charioteer", races=1, seats=2, engine="rules").names[12]
        'reset'
        """
        return id_names(self.setup.game.name, self.setup.edition)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The meaning of the numbers of an observation.

        >>> hd.Batch("charioteer", races=1, seats=2, engine="rules").fields[0]
        Field(name='turn', size=1, high=50, about='the turn that is being played')
        """
        return fields_of(self.setup.game.name, self.setup.edition, self.setup.seats)

    def step(self, ids: Sequence[int] | NDArray[Any]) -> None:
        """Push an id into the draft of each race and play on until a seat has a choice. Raises BadInput for an illegal id.

        >>> batch = hd.Batch("charioteer", races=2, seats=2, seed=1, engine="rules")
        >>> batch.step([12, 12])
        >>> batch.mask[0, 12]
        np.False_
        """
        assert self._backend is not None
        chosen = np.ascontiguousarray(ids, np.int64)
        if chosen.shape != self.seat.shape:
            raise BadInput("step_shape", number=len(self.seat), shape=str(chosen.shape))
        wrong = self._first_illegal(chosen)
        if wrong >= 0:
            raise BadInput("id_forbidden", race=wrong, id=int(chosen[wrong]))
        self._backend.step(chosen)

    def _first_illegal(self, ids: NDArray[np.int64]) -> int:
        """Return the first race whose mask forbids its id; -1 if there is none."""
        if self.engine == "fast":
            from hippodrome.jit.masks import first_illegal

            return first_illegal(self.mask, ids)
        wrong = (not 0 <= id < len(row) or not row[id] for row, id in zip(self.mask, ids.tolist(), strict=True))
        return next((n for n, forbidden in enumerate(wrong) if forbidden), -1)

    def draw(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Draw a legal id for each race uniformly.

        >>> batch = hd.Batch("charioteer", races=2, seats=2, seed=1, engine="rules")
        >>> batch.step(batch.draw(np.random.default_rng(1)))
        """
        noise = rng.random(len(self.seat))
        if self.engine == "rules":
            return np.array(
                [np.flatnonzero(row)[int(at * row.sum())] for row, at in zip(self.mask, noise, strict=True)], np.int64
            )
        from hippodrome.jit.masks import pick_ids

        ids = np.empty(len(self.seat), np.int64)
        pick_ids(self.mask, noise, ids)
        return ids

    def __repr__(self) -> str:
        return f"<Batch of {len(self.seat)} races of {self.setup.game.name}, {self.setup.seats} seats, engine {self.engine}>"


def check_compiled(setup: Setup) -> Any:
    """Return a game's compiled drafts; raises UnsupportedByEngine if there are none, or if they do not support this race."""
    name, parts = setup.game.name, get_plugin(setup.game.name)
    if not parts.provides("batch_encoding"):
        raise UnsupportedByEngine("fast_no_drafts", game=name)
    missing = why_not_numba()
    if missing is not None:
        raise UnsupportedByEngine(missing.key, **missing.values)
    from hippodrome.jit.ready import check_options, check_rules

    part = parts.batch_encoding
    check_rules(parts, part)
    check_options(parts, part, setup.options)
    part.pack_edition(setup.edition)
    return part


class _CompiledRaces:
    """Races as records; a step is one call per thread."""

    MIN_RACES_PER_THREAD = 64
    """Fewer races than this are not split over threads."""
    _is_compiled = False
    """Set once the entry point is known to be compiled."""

    def __init__(self, batch: Batch, seed: str, opponents: Sequence[str], threads: int) -> None:
        from hippodrome.jit.batch import bot_numbers
        from hippodrome.jit.drafts import PER_RACE_FIELDS, BatchSlice
        from hippodrome.jit.philox import NO_GIVEN_DRAWS, key_from

        setup, races = batch.setup, len(batch.seat)
        part = check_compiled(setup)
        self._game, self._edition_record, self._spec = (
            setup.game.name,
            part.pack_edition(setup.edition),
            part.spec_of(setup.edition),
        )
        everybody = np.full(setup.seats, EXTERNAL_SEAT, np.int8)
        bots = np.concatenate([everybody[:1], bot_numbers(part.BOTS, opponents)]) if opponents else everybody
        key = key_from(f"batch/{seed}")
        scale = scales_of(setup.game.name, setup.edition, setup.seats)
        if batch.observation.dtype != np.float32:
            scale = np.ones_like(scale)
        whole = BatchSlice(
            first=part.new_races(setup.edition, setup.seats, setup.options, key=key, numbers=range(1)),
            scale=scale,
            row=np.zeros(0, np.int32),
            stride=races,
            kind=RETURNS.index(setup.reward),
            races=part.new_races(setup.edition, setup.seats, setup.options, key=key, numbers=range(races)),
            drafts=np.zeros(races, part.DRAFT),
            numbers=np.arange(races, 2 * races, dtype=np.int64),
            ids=np.zeros(races, np.int64),
            observation=batch.observation,
            mask=batch.mask,
            seat=batch.seat,
            reward=batch.reward,
            done=batch.done,
        )
        shares = max(1, min(threads, races // self.MIN_RACES_PER_THREAD))
        bounds = np.linspace(0, races, shares + 1).astype(int)
        self._ids = whole.ids
        self._calls: list[tuple[Any, ...]] = []
        for a, b in itertools.pairwise(bounds.tolist()):
            own = {name: getattr(whole, name)[a:b] for name in PER_RACE_FIELDS}
            share = whole._replace(row=np.zeros(setup.size, np.int32), **own)
            self._calls.append(
                (self._edition_record, self._spec, part.new_scratch(), share, NO_GIVEN_DRAWS, bots, part.new_bot_scratch())
            )
        self._step_drafts = part.step_drafts
        self._threads = ThreadPoolExecutor(shares, "batch") if shares > 1 else None

    def step(self, ids: NDArray[Any]) -> None:
        from hippodrome.jit.compile_cache import compile_notice

        self._ids[:] = ids
        if self._is_compiled:
            self._step_all()
            return
        with compile_notice("compiling_batches", self._game, self._step_drafts):
            self._step_all()
        self._is_compiled = True

    def _step_all(self) -> None:
        if self._threads is None:
            self._step_drafts(*self._calls[0])
        else:
            list(self._threads.map(lambda call: self._step_drafts(*call), self._calls))


class _RulesRaces:
    """Races on the readable rules, one after another."""

    def __init__(self, batch: Batch, seed: str, opponents: Sequence[str]) -> None:
        self._batch, self._seed, self._opponents = batch, seed, opponents
        self._numbers = list(range(len(batch.seat)))
        self._races = [self._new(n) for n in range(len(batch.seat))]

    def _new(self, n: int) -> RaceStepper:
        """Return the next race with a decision for the learner."""
        setup, races = self._batch.setup, len(self._numbers)
        number = self._numbers[n]
        self._numbers[n] += races
        seat = number % setup.seats if self._opponents else 0
        return RaceStepper(setup, seed=f"{self._seed}/{number}", opponents=self._opponents, seat=seat)

    def step(self, ids: NDArray[Any]) -> None:
        batch = self._batch
        for n, id in enumerate(ids.tolist()):
            race = self._races[n]
            batch.reward[n], batch.done[n] = 0.0, False
            if id >= 0:
                race.push(min(race.waiting), id)
                batch.reward[n] = race.rewards()
            while race.over:
                batch.reward[n], batch.done[n] = race.rewards() if not batch.done[n] and id < 0 else batch.reward[n], True
                race = self._races[n] = self._new(n)
            draft = race.draft(min(race.waiting))
            batch.seat[n], batch.mask[n] = draft.seat, draft.mask
            batch.observation[n] = draft.observation if batch.observation.dtype == np.float32 else draft.integers
