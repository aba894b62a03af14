"""Two editions compared for somebody at the page: a short study in a process of its own with low priority, one at a time.

Clients take turns, each may have a few waiting, and each is charged while its study runs; a client over its quota of background
work waits until the quota refills. A client that goes away ends its study. A study that takes too long reports what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from hippodrome.bots.defaults import usual_bots
from hippodrome.core.fingerprint import edition_sum, package_version
from hippodrome.games.registry import DEFAULT_EDITION, find
from hippodrome.server import metrics
from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.http.quota import Quotas
from hippodrome.server.http.rate_limit import Limit
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.workers.process import Charge, Tell, Worker, on_loop

RACES = {"fast": 1000, "rules": 100}
"""So many races each edition has, by the engine that can run both;"""
SURER = 4
"""so many times as many for whoever wants to be surer."""
SECONDS = 60.0
"""Seconds of the processor after which a study ends with what there is;"""
PATIENCE = 300.0
"""and by the clock, compiling included, after which it is given up."""
CPU_LIMIT = SECONDS + 120.0
"""CPU seconds, compiling included, after which its process is ended."""
MOST_WAITING, MOST_EACH = 40, 2
"""So many studies may wait for their turn, so many of them for one address."""
BEAT = 1.0
"""Seconds after which somebody who waits is told again how far it is."""
MOST_MEMORY = 8 << 30
SEED = "compared"


class Asked(NamedTuple):
    """Two editions of a game, each by its name and its text."""

    game: str
    first: tuple[str, str]
    second: tuple[str, str]
    surer: bool = False

    @property
    def sum(self) -> str:
        """A name for what will be found: races are seeded, so the same question has the same answer."""
        sums = [edition_sum(text) for _, text in (self.first, self.second)]
        told = (package_version(), self.game, find(self.game).version, *sums, self.first[0], self.second[0], self.surer, SEED)
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


class News(NamedTuple):
    """How far a study is: it waits (behind so many), races (so much of it is done), is done or has failed."""

    state: str
    place: int = 0
    done: float = 0.0
    found: dict[str, Any] | None = None


@dataclass(eq=False)
class Job:
    """A study that waits, runs, or is over."""

    asked: Asked
    address: str
    state: str = "waiting"
    done: float = 0.0
    found: dict[str, Any] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)


Race = Callable[[Asked, Tell], dict[str, Any]]


class Comparisons:
    """The desk where editions are compared."""

    def __init__(self, race: Race | None = None, *, quota: Limit | None = None) -> None:
        self._race = race or race_both
        self.waiting: FairQueue[Job] = FairQueue()
        self.quota = quota or Quotas(0).background
        self._running: Job | None = None
        self._work: asyncio.Task[None] | None = None
        self._worker = Worker(_do, nice=10, tells=True)
        self._thread = ThreadPoolExecutor(1, "comparisons")
        """Waits for the process."""

    def check_room(self, address: str) -> None:
        """Refuse an address that wants too much, and everybody if too many wait."""
        mine = self.waiting.of(address) + (self._running is not None and self._running.address == address)
        if mine >= MOST_EACH:
            raise Refusal(429, "comparisons_wait", number=MOST_EACH)
        if len(self.waiting) >= MOST_WAITING:
            raise Refusal(503, "laboratory_is_busy")
        if not self.quota.has_left(address):
            raise Refusal(429, "too_often")

    async def follow(self, asked: Asked, address: str) -> AsyncIterator[News]:
        """Have two editions compared when their turn comes, and hear how far it is. Whoever stops listening ends it."""
        job = Job(asked, address)
        self.waiting.add(address, "", job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        self._count()
        try:
            while job.state not in ("done", "failed"):
                job.changed.clear()
                yield News(job.state, self.place(job), job.done)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await job.changed.wait()
            yield News(job.state, 0, job.done, job.found)
        finally:
            self._drop(job)

    def place(self, job: Job) -> int:
        """How many studies come before this one, the one that runs included; 0 if it runs itself."""
        return next((n for n, waiting in enumerate(self.waiting, 1) if waiting is job), 0)

    def _drop(self, job: Job) -> None:
        """Nobody waits for a study any more."""
        self.waiting.drop(job.address, "", job)
        self._count()
        if self._running is job:
            self._worker.interrupt()

    def _count(self) -> None:
        metrics.waiting.labels("comparisons").set(len(self.waiting))

    async def _run(self) -> None:
        """Race one study after another until none waits."""
        while (job := self.waiting.take()) is not None:
            self._count()
            self._running, job.state = job, "racing"
            job.changed.set()
            charge = on_loop(partial(self.quota.charge, job.address))
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thread, self._ask, job, loop, charge)
            self._running = None
            job.found = found if isinstance(found, dict) else None
            job.state = "done" if job.found is not None else "failed"
            job.changed.set()

    def _ask(self, job: Job, loop: asyncio.AbstractEventLoop, charge: Charge) -> Any:
        def hear(part: float) -> None:
            job.done = part
            loop.call_soon_threadsafe(job.changed.set)

        return self._worker.ask((self._race, job.asked), PATIENCE, hear, cpu_limit=CPU_LIMIT, charge=charge)

    async def close(self) -> None:
        """Stop all work."""
        self._worker.close()
        self._thread.shutdown(wait=False)
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)


def _do(given: tuple[Race, Asked], tell: Tell) -> dict[str, Any]:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    race, asked = given
    return race(asked, tell)


def race_both(asked: Asked, tell: Tell) -> dict[str, Any]:
    """Race both editions on the same luck, piece by piece in turn, until all are raced or the time is over."""
    from hippodrome.analysis.sampling import look_at
    from hippodrome.analysis.study import Gathered
    from hippodrome.cli.study import Asked as Study
    from hippodrome.cli.study import plan_for
    from hippodrome.editing.compare import comparison, on_one_engine
    from hippodrome.simulation.compiled import compile_for
    from hippodrome.simulation.executor import pieces_of

    game = find(asked.game)
    study = Study(usual_bots(game), 1, seed=SEED)
    base = plan_for(game, DEFAULT_EDITION, study)
    plans = on_one_engine(
        [replace(base, edition=name, edition_text=text, engine="rules") for name, text in (asked.first, asked.second)], study
    )
    games = RACES[plans[0].engine] * (SURER if asked.surer else 1)
    halves = [Gathered(replace(plan, games=games)) for plan in plans]
    if plans[0].engine == "fast":
        compile_for(plans[0])
    began = time.process_time()
    pieces = pieces_of(halves[0].plan)
    for n, piece in enumerate(pieces, 1):
        for half in halves:
            half.parts.append(look_at(half.plan, piece))
        tell(n / len(pieces))
        if time.process_time() - began > SECONDS:
            break
    whole = comparison(*halves)
    sides = {side: {name: whole[side][name] for name in SHOWN} for side in ("first", "second")}
    return {**whole, **sides, "wanted": games}


SHOWN = ("races", "deals", "seats", "seed", "engine", "edition", "fitted", "curves", "places", "lengths", "entrants")
"""What is kept of the study of each edition: what a page shows."""
