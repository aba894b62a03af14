"""Reviews of finished races: created one at a time, each in a new low-priority process; the latest are cached."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from hippodrome.coach.review import Review, review
from hippodrome.core.ask import Seat
from hippodrome.core.race_file import from_text, open_table
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import get_game
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.workers.bot_pool import NoRemoteWorker
from hippodrome.server.workers.jobs import Job, JobQueue
from hippodrome.server.workers.process import Charge, ReportProgress, Worker

REVIEW_TIMEOUT = 300.0
"""Wall-clock seconds that a review may take, including compilation."""
CPU_LIMIT = 120.0
"""CPU seconds that a review may take."""
MAX_CACHED_REVIEWS = 64
MAX_WAITING = 40
"""Maximum waiting reviews in total."""
MAX_WAITING_PER_CLIENT = 3
"""Maximum waiting reviews per client."""
PROGRESS_STEP = 0.02
"""Minimum step between two progress reports."""


@dataclass(eq=False)
class ReviewJob(Job[Review]):
    """A job to review a race; `texts` caches the localized review by language."""

    race_text: str = ""
    seats: list[Seat] = field(default_factory=list)
    texts: dict[str, dict[str, Any]] = field(default_factory=dict)


def create_review(text: str, seats: list[Seat], on_progress: Callable[[float], None]) -> Review:
    """Create the review of a race file."""
    race = from_text(text)
    game = get_game(race.game)
    return review(race, open_table(race, game, race_edition(race, game)), seats=seats, progress=on_progress)


class RemoteWorkers(Protocol):
    """Workers on other machines that create reviews."""

    worker_count: int
    """Number of remote workers at the last count."""

    async def review(
        self, text: str, seats: list[Seat], client: str, table: str, on_progress: ReportProgress, charge: Charge
    ) -> Review | None:
        """Return the review of a race file, None if it failed; raise NoRemoteWorker if it has to be created locally."""


class Reviews(JobQueue[ReviewJob]):
    """Queue and cache of reviews."""

    kind, running_state = "reviews", "thinking"

    def __init__(
        self,
        create: Callable[[str, list[Seat], Callable[[float], None]], Review] = create_review,
        remote: RemoteWorkers | None = None,
        quota: TokenBucket | None = None,
    ) -> None:
        super().__init__(Worker(run_review, nice=10, reports_progress=True, is_reused=False), quota)
        self._create, self._remote = create, remote
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()

    @property
    def slots(self) -> int:
        """Number of reviews at the same time: one locally, or one per remote worker."""
        return max(1, self._remote.worker_count if self._remote is not None else 1)

    def find(self, id: str) -> ReviewJob | None:
        """Return the review job of a table, if any. A failed job is returned once, and can then be requested again."""
        job = self._jobs.get(id)
        if job is not None and job.state == "failed":
            del self._jobs[id]
        return job

    def check_capacity(self, client: str) -> None:
        """Refuse a client with too many waiting reviews or over its quota, and all clients if the queue is full."""
        if self.waiting.count_for(client) >= MAX_WAITING_PER_CLIENT:
            raise ApiError(429, "reviews_wait", number=MAX_WAITING_PER_CLIENT)
        if len(self.waiting) >= MAX_WAITING:
            raise ApiError(503, "coach_is_busy")
        self.check_quota(client)

    def enqueue(self, id: str, text: str, seats: list[Seat], client: str = "") -> ReviewJob:
        self._jobs[id] = job = ReviewJob(client, id, race_text=text, seats=seats)
        while len(self._jobs) > MAX_CACHED_REVIEWS:
            self._jobs.popitem(last=False)
        return self.add(job)

    async def run(self, job: ReviewJob) -> None:
        """Create a review on a remote worker, or in the local process."""
        job.result = await self._review(job, partial(self.quota.charge, job.client))
        job.race_text = ""

    async def _review(self, job: ReviewJob, charge: Charge) -> Review | None:
        def report(progress: float) -> None:
            job.report(progress)
            self.start_waiting()  # there may be more remote workers by now

        if self._remote is not None:
            with contextlib.suppress(NoRemoteWorker):
                return await self._remote.review(job.race_text, job.seats, job.client, job.table, report, charge)
        given = (self._create, job.race_text, job.seats)
        found = await self.worker.run_async(given, REVIEW_TIMEOUT, report, cpu_limit=CPU_LIMIT, charge=charge)
        return found if isinstance(found, Review) else None


def run_review(given: tuple[Callable[..., Review], str, list[Seat]], report: ReportProgress) -> Review:
    """Create a review and report its progress in steps."""
    make, text, seats = given
    last = 0.0

    def tell_steps(part: float) -> None:
        nonlocal last
        if part >= last + PROGRESS_STEP:
            last = float(part)
            report(last)

    return make(text, seats, tell_steps)
