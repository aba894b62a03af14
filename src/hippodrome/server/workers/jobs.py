"""Queue of long jobs (reviews, comparisons).

Clients take turns. Each may have a few waiting jobs and is charged while its job runs; a client over its quota of background
work waits until the quota refills.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from hippodrome.server import metrics
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.workers.process import Worker

R = TypeVar("R")


@dataclass(eq=False)
class Job(Generic[R]):
    """A job that is waiting, running, done or failed."""

    client: str
    table: str = ""
    state: str = "waiting"
    progress: float = 0.0
    result: R | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def report(self, progress: float) -> None:
        """Report the share of the job that is done."""
        self.progress = progress
        self.changed.set()


J = TypeVar("J", bound="Job[Any]")


class JobQueue(ABC, Generic[J]):
    """Fair queue of jobs that runs up to `slots` of them at a time."""

    kind: str
    """Name of the queue in the metrics."""
    running_state: str
    """State of a running job."""

    def __init__(self, worker: Worker, quota: TokenBucket | None = None) -> None:
        self.worker, self.quota = worker, quota or Quotas(0).background
        self.waiting: FairQueue[J] = FairQueue()
        self.running: dict[J, asyncio.Task[None]] = {}

    @property
    def slots(self) -> int:
        """Number of jobs that may run at the same time."""
        return 1

    @abstractmethod
    async def run(self, job: J) -> None:
        """Run a job and set its result."""

    def check_quota(self, client: str) -> None:
        """Refuse a client over its quota of background work."""
        if not self.quota.has_remaining(client):
            raise ApiError(429, "too_often")

    def queue_position(self, job: J) -> int:
        """Return the position of a waiting job in the queue; 0 for other jobs."""
        return next((n for n, waiting in enumerate(self.waiting, 1) if waiting is job), 0)

    def add(self, job: J) -> J:
        self.waiting.add(job.client, job.table, job)
        self._update_metric()
        asyncio.get_running_loop().call_soon(self.start_waiting)
        return job

    def drop(self, job: J) -> None:
        """Remove a waiting job, or kill a running one, because its client has disconnected."""
        self.waiting.drop(job.client, job.table, job)
        self._update_metric()
        if job in self.running:
            self.worker.interrupt()

    def start_waiting(self) -> None:
        """Start waiting jobs while there are free slots."""
        while len(self.running) < self.slots and (job := self.waiting.take()) is not None:
            job.state = self.running_state
            job.changed.set()
            self.running[job] = asyncio.create_task(self._run(job))
        self._update_metric()

    async def _run(self, job: J) -> None:
        try:
            await self.run(job)
        finally:
            job.state = "failed" if job.result is None else "done"
            job.changed.set()
            del self.running[job]
            asyncio.get_running_loop().call_soon(self.start_waiting)

    def _update_metric(self) -> None:
        metrics.jobs_waiting.labels(self.kind).set(len(self.waiting))

    async def close(self) -> None:
        """Cancel all jobs and close the worker."""
        self.worker.close()
        while self.waiting.take() is not None:
            pass
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
