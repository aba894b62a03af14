"""`hippodrome worker`: runs jobs for the servers of a database, on any machine; a worker may die at any time."""

from __future__ import annotations

import json
import logging
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from hippodrome.coach.review import Review
from hippodrome.core.errors import BadInput
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.user_language import cli_language
from hippodrome.server.storage.migrations import HEAD
from hippodrome.server.storage.urls import without_password
from hippodrome.server.workers import queue
from hippodrome.server.workers.bot_pool import ANSWER_TIMEOUT, CPU_LIMIT
from hippodrome.server.workers.bot_pool import compute_answer as answer
from hippodrome.server.workers.positions import Position, position_from_json
from hippodrome.server.workers.process import Worker
from hippodrome.server.workers.remote_client import POLL_INTERVAL, REVIEW_ADAPTER
from hippodrome.server.workers.reviews import CPU_LIMIT as REVIEW_CPU_LIMIT
from hippodrome.server.workers.reviews import REVIEW_TIMEOUT as REVIEW_PATIENCE
from hippodrome.server.workers.reviews import create_review, run_review
from hippodrome.terminal.output import print_line

JOB_TIMEOUTS = {"searching": ANSWER_TIMEOUT, "review": REVIEW_PATIENCE}
"""Time limit by kind of job, in seconds."""

log = logging.getLogger("hippodrome.server")


class _Usage:
    """CPU seconds of a job, reported to the queue about once a second."""

    def __init__(self, report: Callable[[float], None]) -> None:
        self._report, self._used, self._since = report, 0.0, time.monotonic()

    def add(self, seconds: float) -> None:
        """Add CPU seconds, and report them if the last report is POLL_INTERVAL old."""
        self._used += seconds
        if time.monotonic() - self._since >= POLL_INTERVAL:
            self.report()

    def report(self) -> None:
        """Report the CPU seconds since the last report."""
        used, self._used, self._since = self._used, 0.0, time.monotonic()
        if used:
            self._report(used)


class RemoteWorker(threading.Thread):
    """A remote worker: a thread with a connection to the queue, and its worker processes."""

    def __init__(
        self,
        url: str,
        stop: threading.Event,
        compute: Callable[[Position], str] = answer,
        review: Callable[..., Review] = create_review,
    ) -> None:
        super().__init__(daemon=True)
        self._url, self._stop_event, self._review = url, stop, review
        self._answer_worker = Worker(compute, nice=5)
        self._review_worker = Worker(run_review, nice=10, reports_progress=True, is_reused=False)

    def run(self) -> None:
        """Run jobs until stopped; reconnect when the database is unreachable."""
        while not self._stop_event.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as line:
                    self._run_jobs(line, queue.register_worker(line))
            except (psycopg.Error, OSError) as error:
                log.warning("hippodrome: database connection lost (%s); retrying", error.__class__.__name__)
                self._stop_event.wait(POLL_INTERVAL)

    def _run_jobs(self, conn: psycopg.Connection[Any], number: int) -> None:
        conn.execute(f"listen {queue.JOB_ADDED_CHANNEL}")
        while not self._stop_event.is_set():
            claimed = queue.claim(conn, number, JOB_TIMEOUTS)
            if claimed is not None:
                queue.finish(conn, claimed, number, self._run_job(conn, number, claimed))
                continue
            queue.delete_stale(conn)
            for _ in conn.notifies(timeout=POLL_INTERVAL, stop_after=1):
                pass

    def _run_job(self, conn: psycopg.Connection[Any], number: int, job: queue.ClaimedJob) -> str | None:
        usage = _Usage(lambda seconds: queue.charge(conn, job, number, seconds))
        try:
            if job.kind == "searching":
                given = position_from_json(job.payload, job.time_share)
                found = self._answer_worker.run(given, JOB_TIMEOUTS["searching"], cpu_limit=CPU_LIMIT, charge=usage.add)
                return found if isinstance(found, str) else None
            told = json.loads(job.payload)
            wanted = (self._review, told["race"], told["seats"])
        except (ValueError, KeyError, TypeError):
            return None
        finally:
            usage.report()

        def progress(part: float) -> None:
            queue.report_progress(conn, job, number, part)

        found = self._review_worker.run(wanted, JOB_TIMEOUTS["review"], progress, cpu_limit=REVIEW_CPU_LIMIT, charge=usage.add)
        usage.report()
        return REVIEW_ADAPTER.dump_json(found).decode() if isinstance(found, Review) else None

    def close(self) -> None:
        """Stop the worker processes."""
        self._answer_worker.close()
        self._review_worker.close()


def run_workers(database: str, processes: int) -> None:
    """Run remote workers for the servers of a database until interrupted."""
    url = queue.psycopg_url(_checked_url(database))
    stop = threading.Event()
    workers = [RemoteWorker(url, stop) for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]
    for worker in workers:
        worker.start()
    words = cli_localization(cli_language())
    print_line(words.text("said.thinking", database=without_password(database), n=len(workers)))
    try:
        while any(worker.is_alive() for worker in workers):
            workers[0].join(POLL_INTERVAL)
    finally:
        stop.set()
        for worker in workers:
            worker.close()


def _checked_url(database: str) -> str:
    """Return the URL of a database; BadInput if it has no queue of this release."""
    scheme, there, rest = database.partition("://")
    if not there or scheme not in ("postgresql", "postgres"):
        raise BadInput("thinking_needs_postgres")
    url = f"postgresql://{rest}"
    try:
        with psycopg.connect(url, connect_timeout=5) as line:
            row = line.execute("select version_num from alembic_version").fetchone()
    except psycopg.Error as error:
        why = str(error).strip().splitlines()[0]
        raise BadInput("cannot_open_database", database=without_password(database), why=why) from None
    if row is None or row[0] != HEAD:
        raise BadInput("other_schema", schema=str(row and row[0]), head=HEAD)
    return url
