"""Reviews of finished races: created one at a time in a process of their own with low priority; the latest are cached.

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
from hippodrome.games.registry import get_game
from hippodrome.server import metrics
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.workers.bot_pool import NoRemoteWorker
from hippodrome.server.workers.process import Charge, ReportProgress, Worker, on_loop

REVIEW_TIMEOUT = 300.0
"""Seconds that a review may take, compiling included;"""
CPU_LIMIT = 120.0
"""and CPU seconds."""
MAX_CACHED_REVIEWS = 64
MAX_WAITING = 40
"""Reviews that may wait for their turn,"""
MAX_WAITING_PER_CLIENT = 3
"""and those of one client."""
PROGRESS_STEP = 0.02
"""Minimum step between two progress reports."""


@dataclass(eq=False)
class Job:
    """A review that waits, runs or is done; `texts` holds its localized text by language."""

    race_text: str
    seats: list[Seat]
    state: str = "waiting"
    progress: float = 0.0
    result: Review | None = None
    texts: dict[str, dict[str, Any]] = field(default_factory=dict)
    client: str = ""
    id: str = ""


def create_review(text: str, seats: list[Seat], on_progress: Callable[[float], None]) -> Review:
    """The review of a race file's text."""
    race = from_text(text)
    game = get_game(race.game)
    return review(race, open_table(race, game, race_edition(race, game)), seats=seats, progress=on_progress)


class RemoteWorkers(Protocol):
    """Workers on other machines that create reviews."""

    worker_count: int
    """Number of remote workers, as far as known."""

    async def review(
        self, text: str, seats: list[Seat], client: str, table: str, on_progress: ReportProgress, charge: Charge
    ) -> Review | None:
        """Return the review of a race file's text, None if it failed; NoRemoteWorker if it has to be created here."""


class Reviews:
    """Queue and cache of reviews."""

    def __init__(
        self,
        create: Callable[[str, list[Seat], Callable[[float], None]], Review] = create_review,
        remote: RemoteWorkers | None = None,
        quota: TokenBucket | None = None,
    ) -> None:
        self._create, self._remote = create, remote
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self.waiting: FairQueue[Job] = FairQueue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._local_lock = asyncio.Lock()
        """Held by the one review that is being made by the process here."""
        self._worker = Worker(run_review, nice=10, reports_progress=True)
        self._thread = ThreadPoolExecutor(1, "reviews")
        """Waits for the process."""
        self.quota = quota or Quotas(0).background

    def find(self, id: str) -> Job | None:
        """Return the review job of a table, if any. A failed one is returned once, and can then be requested again."""
        job = self._jobs.get(id)
        if job is not None and job.state == "failed":
            del self._jobs[id]
        return job

    def queue_position(self, job: Job) -> int:
        """Return the job's position in the queue, the running one included; 0 if it runs or is done."""
        return next((n for n, waiting in enumerate(self.waiting, 1) if waiting is job), 0)

    def check_capacity(self, client: str) -> None:
        """Refuse a client with too many jobs or over its quota, and all clients if the queue is full."""
        if self.waiting.count_for(client) >= MAX_WAITING_PER_CLIENT:
            raise ApiError(429, "reviews_wait", number=MAX_WAITING_PER_CLIENT)
        if len(self.waiting) >= MAX_WAITING:
            raise ApiError(503, "coach_is_busy")
        if not self.quota.has_remaining(client):
            raise ApiError(429, "too_often")

    def enqueue(self, id: str, text: str, seats: list[Seat], client: str = "") -> Job:
        """Enqueue the review of a race."""
        job = self._jobs[id] = Job(text, seats, client=client, id=id)
        while len(self._jobs) > MAX_CACHED_REVIEWS:
            self._jobs.popitem(last=False)
        self.waiting.add(client, id, job)
        metrics.jobs_waiting.labels("reviews").set(len(self.waiting))
        asyncio.get_running_loop().call_soon(self._start_next)
        return job

    def _start_next(self) -> None:
        """Start as many jobs as can run at once: one here, and one per remote worker."""
        most = max(1, self._remote.worker_count if self._remote is not None else 1)
        while len(self._tasks) < most and (job := self.waiting.take()) is not None:
            job.state = "thinking"
            making = asyncio.create_task(self._run_job(job))
            self._tasks.add(making)
            making.add_done_callback(self._task_done)
        metrics.jobs_waiting.labels("reviews").set(len(self.waiting))

    def _task_done(self, making: asyncio.Task[None]) -> None:
        self._tasks.discard(making)
        if not making.cancelled():
            self._start_next()

    async def _run_job(self, job: Job) -> None:
        await self._run_review(job)
        job.race_text = ""
        job.state = "done" if job.result is not None else "failed"

    async def _run_review(self, job: Job) -> None:
        """Create a review on another machine, or in the local process."""

        def hear(part: float) -> None:
            job.progress = part
            self._start_next()  # more may be there to think than were when it began

        def charge(seconds: float) -> None:
            self.quota.charge(job.client, seconds)

        if self._remote is not None:
            with contextlib.suppress(NoRemoteWorker):
                job.result = await self._remote.review(job.race_text, job.seats, job.client, job.id, hear, charge)
                return
        async with self._local_lock:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._run_locally, job, on_loop(charge))

    def _run_locally(self, job: Job, charge: Charge) -> None:
        """Run a review in the local process, and record its progress."""

        def hear(part: float) -> None:
            job.progress = part

        wanted = (self._create, job.race_text, job.seats)
        found = self._worker.run(wanted, REVIEW_TIMEOUT, hear, cpu_limit=CPU_LIMIT, charge=charge)
        self._worker.stop()  # what a review has learned is not kept
        job.result = found if isinstance(found, Review) else None

    def close(self) -> None:
        """Stop all work."""
        for making in self._tasks:
            making.cancel()
        self._worker.close()
        self._thread.shutdown(wait=False)


def run_review(given: tuple[Callable[..., Review], str, list[Seat]], report: ReportProgress) -> Review:
    """Create a review, reporting progress in steps."""
    make, text, seats = given
    last = 0.0

    def tell_steps(part: float) -> None:
        nonlocal last
        if part >= last + PROGRESS_STEP:
            last = float(part)
            report(last)

    return make(text, seats, tell_steps)
