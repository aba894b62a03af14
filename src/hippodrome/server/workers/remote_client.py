"""Client of the remote-worker queue: enqueues jobs and waits for NOTIFY.

While no worker is connected, or the database is unavailable, the server runs jobs in its local processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from pydantic import TypeAdapter, ValidationError

from hippodrome.coach.review import Review
from hippodrome.core.ask import Seat
from hippodrome.server import metrics
from hippodrome.server.workers import queue
from hippodrome.server.workers.bot_pool import NoRemoteWorker
from hippodrome.server.workers.positions import position_to_json
from hippodrome.server.workers.process import Charge, ReportProgress

T = TypeVar("T")

POLL_INTERVAL = 1.0
"""Seconds between two polls of a job's status: a worker that dies sends no NOTIFY."""
RECONNECT_DELAY = 0.5
QUERY_TIMEOUT = 5
"""Timeout of a queue query, in seconds."""

log = logging.getLogger("hippodrome.server")
REVIEW_ADAPTER: TypeAdapter[Review] = TypeAdapter(Review)


class RemoteWorkerClient:
    """Runs this server's jobs on remote workers."""

    def __init__(self, url: str) -> None:
        self._url = queue.psycopg_url(url)
        self._server_number = secrets.randbelow(2**31 - 1)
        self._conn: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, "thoughts")
        self._waiting: dict[str, asyncio.Event] = {}
        self.worker_count, self._counted_at = 0, -1e9
        self._is_listening = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def listen(self) -> None:
        """Receive notifications of finished jobs while the server runs."""
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as line:
                    await line.execute(f"listen {queue.JOB_DONE_CHANNEL}")
                    await line.execute(queue.register_server_sql(self._server_number).encode())
                    self._is_listening = True
                    async for call in line.notifies():
                        if (waits := self._waiting.get(call.payload)) is not None:
                            waits.set()
            self._is_listening = False
            await asyncio.sleep(RECONNECT_DELAY)

    async def choose(self, given: Any, *, client: str, table: str, charge: Charge | None = None) -> str | None:
        """Return the answer of a bot or the coach; None if it failed."""
        if not queue.can_run_remotely(given):
            raise NoRemoteWorker
        wanted = queue.JobRequest("searching", position_to_json(given), client, table)
        return await self._run_job(wanted, lambda part: None, charge)

    async def review(
        self, text: str, seats: list[Seat], client: str, table: str, on_progress: ReportProgress, charge: Charge
    ) -> Review | None:
        """Return the review of a race; None if it failed."""
        given = json.dumps({"race": text, "seats": seats}, ensure_ascii=False)
        found = await self._run_job(queue.JobRequest("review", given, client, table), on_progress, charge)
        try:
            return None if found is None else REVIEW_ADAPTER.validate_json(found)
        except ValidationError:
            log.warning("invalid review from a remote worker")
            return None

    async def _run_job(self, request: queue.JobRequest, on_progress: ReportProgress, charge: Charge | None) -> str | None:
        if not await self._has_workers():
            raise NoRemoteWorker
        id = await self._run(queue.add, self._server_number, request)
        called = self._waiting[id] = asyncio.Event()
        metrics.bot_jobs.labels("elsewhere").inc()
        metrics.jobs_waiting.labels("elsewhere").set(len(self._waiting))
        charged = 0.0
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(called.wait(), POLL_INTERVAL)
                called.clear()
                news = await self._run(queue.get_status, id)
                if charge is not None and news.cpu_seconds > charged:
                    charge(news.cpu_seconds - charged)
                    charged = news.cpu_seconds
                if news.is_over:
                    return news.result
                on_progress(news.progress)
                if not news.workers:
                    raise NoRemoteWorker
        finally:
            del self._waiting[id]
            metrics.jobs_waiting.labels("elsewhere").set(len(self._waiting))
            leaving = asyncio.create_task(self._remove_job(id))
            self._tasks.add(leaving)
            leaving.add_done_callback(self._tasks.discard)

    async def _remove_job(self, id: str) -> None:
        with contextlib.suppress(NoRemoteWorker):
            await self._run(queue.remove, id)

    async def _has_workers(self) -> bool:
        if not self._is_listening:
            return False
        if time.monotonic() - self._counted_at > POLL_INTERVAL:
            self.worker_count, self._counted_at = await self._run(queue.count_workers), time.monotonic()
        return self.worker_count > 0

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        """Run a queue query in a thread; NoRemoteWorker if the database is unreachable."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run_in_thread, work, given)

    def _run_in_thread(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        try:
            if self._conn is None or self._conn.closed:
                self._conn = psycopg.connect(self._url, autocommit=True, connect_timeout=QUERY_TIMEOUT)
                self._conn.execute(f"set statement_timeout = '{QUERY_TIMEOUT}s'")
            return work(self._conn, *given)
        except (psycopg.Error, OSError) as error:
            log.warning("job queue unavailable: %s", error.__class__.__name__)
            if self._conn is not None:
                self._conn.close()
            raise NoRemoteWorker from None

    async def close(self) -> None:
        """Close the connection and drop waiting jobs."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=False)
        if self._conn is not None:
            self._conn.close()
