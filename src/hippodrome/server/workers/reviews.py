"""Reviews of races that are over: made one at a time in a process of their own with low priority; the latest are kept.

Addresses take turns: whoever asks for many waits for them, and others do not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from hippodrome.coach.review import Review, review
from hippodrome.core.ask import Seat
from hippodrome.core.race_file import from_text, open_table
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import find
from hippodrome.server import metrics
from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.http.quota import Quotas
from hippodrome.server.http.rate_limit import Limit
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.workers.bot_pool import NobodyThinks
from hippodrome.server.workers.process import Charge, Tell, Worker, on_loop

PATIENCE = 300.0
"""Seconds that a review may take, compiling included;"""
CPU_LIMIT = 120.0
"""and CPU seconds."""
MOST_KEPT = 64
MOST_WAITING = 40
"""So many reviews may wait for their turn,"""
MOST_EACH = 3
"""so many of them for one address."""
STEP = 0.02
"""Progress is told in steps of this size."""


@dataclass(eq=False)
class Job:
    """A review that waits, is being made, or is there; `said` is it in words, by language."""

    text: str
    seats: list[Seat]
    state: str = "waiting"
    done: float = 0.0
    found: Review | None = None
    said: dict[str, dict[str, Any]] = field(default_factory=dict)
    address: str = ""
    id: str = ""


def make_review(text: str, seats: list[Seat], told: Callable[[float], None]) -> Review:
    """The review of a race file's text."""
    race = from_text(text)
    game = find(race.game)
    return review(race, open_table(race, game, race_edition(race, game)), seats=seats, progress=told)


class Elsewhere(Protocol):
    """Other machines that make reviews."""

    number: int
    """How many are there to think, as far as is known."""

    async def review(self, text: str, seats: list[Seat], address: str, table: str, hear: Tell, charge: Charge) -> Review | None:
        """The review of a race file's text, None if it failed; NobodyThinks if it has to be made here."""


class Reviews:
    """The coach's desk."""

    def __init__(
        self,
        make: Callable[[str, list[Seat], Callable[[float], None]], Review] = make_review,
        elsewhere: Elsewhere | None = None,
        quota: Limit | None = None,
    ) -> None:
        self._make, self._elsewhere = make, elsewhere
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self.waiting: FairQueue[Job] = FairQueue()
        self._making: set[asyncio.Task[None]] = set()
        self._here = asyncio.Lock()
        """Held by the one review that is being made by the process here."""
        self._worker = Worker(one_review, nice=10, tells=True)
        self._thread = ThreadPoolExecutor(1, "reviews")
        """Waits for the process."""
        self.quota = quota or Quotas(0).background

    def find(self, id: str) -> Job | None:
        """The review of a table, if it was asked for. One that failed is told of once, and may then be asked for again."""
        job = self._jobs.get(id)
        if job is not None and job.state == "failed":
            del self._jobs[id]
        return job

    def place(self, job: Job) -> int:
        """How many reviews are made before this one is done, the one being made included; 0 if it is being made or is there."""
        return next((n for n, waiting in enumerate(self.waiting, 1) if waiting is job), 0)

    def check_room(self, address: str) -> None:
        """Refuse an address that wants too much, and everybody if too many wait."""
        if self.waiting.of(address) >= MOST_EACH:
            raise Refusal(429, "reviews_wait", number=MOST_EACH)
        if len(self.waiting) >= MOST_WAITING:
            raise Refusal(503, "coach_is_busy")
        if not self.quota.has_left(address):
            raise Refusal(429, "too_often")

    def begin(self, id: str, text: str, seats: list[Seat], address: str = "") -> Job:
        """Have a race reviewed when its turn comes."""
        job = self._jobs[id] = Job(text, seats, address=address, id=id)
        while len(self._jobs) > MOST_KEPT:
            self._jobs.popitem(last=False)
        self.waiting.add(address, id, job)
        metrics.waiting.labels("reviews").set(len(self.waiting))
        asyncio.get_running_loop().call_soon(self._go_on)
        return job

    def _go_on(self) -> None:
        """Let as many be made as can be at once: one here, and one by each who thinks on another machine."""
        most = max(1, self._elsewhere.number if self._elsewhere is not None else 1)
        while len(self._making) < most and (job := self.waiting.take()) is not None:
            job.state = "thinking"
            making = asyncio.create_task(self._make_one(job))
            self._making.add(making)
            making.add_done_callback(self._is_made)
        metrics.waiting.labels("reviews").set(len(self.waiting))

    def _is_made(self, making: asyncio.Task[None]) -> None:
        self._making.discard(making)
        if not making.cancelled():
            self._go_on()

    async def _make_one(self, job: Job) -> None:
        await self._review(job)
        job.text = ""
        job.state = "done" if job.found is not None else "failed"

    async def _review(self, job: Job) -> None:
        """Let somebody on another machine make it, or a process here."""

        def hear(part: float) -> None:
            job.done = part
            self._go_on()  # more may be there to think than were when it began

        def charge(seconds: float) -> None:
            self.quota.charge(job.address, seconds)

        if self._elsewhere is not None:
            with contextlib.suppress(NobodyThinks):
                job.found = await self._elsewhere.review(job.text, job.seats, job.address, job.id, hear, charge)
                return
        async with self._here:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._think, job, on_loop(charge))

    def _think(self, job: Job, charge: Charge) -> None:
        """Let a process of its own work, and note how far it is."""

        def hear(part: float) -> None:
            job.done = part

        wanted = (self._make, job.text, job.seats)
        found = self._worker.ask(wanted, PATIENCE, hear, cpu_limit=CPU_LIMIT, charge=charge)
        self._worker.stop()  # what a review has learned is not kept
        job.found = found if isinstance(found, Review) else None

    def close(self) -> None:
        """Stop all work."""
        for making in self._making:
            making.cancel()
        self._worker.close()
        self._thread.shutdown(wait=False)


def one_review(given: tuple[Callable[..., Review], str, list[Seat]], tell: Tell) -> Review:
    """One review; how far it is is told in steps."""
    make, text, seats = given
    last = 0.0

    def tell_steps(part: float) -> None:
        nonlocal last
        if part >= last + STEP:
            last = float(part)
            tell(last)

    return make(text, seats, tell_steps)
