"""`hippodrome think`: processes that think for the servers of a database, on whatever machine. They may die at any time."""

from __future__ import annotations

import json
import logging
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from hippodrome.cli.runner import own_language
from hippodrome.coach.review import Review
from hippodrome.core.errors import BadInput
from hippodrome.i18n.error_messages import words_in
from hippodrome.server.storage.migrations import HEAD
from hippodrome.server.storage.store import without_password
from hippodrome.server.workers import queue
from hippodrome.server.workers.bot_pool import CPU_LIMIT, PATIENCE
from hippodrome.server.workers.bot_pool import think as answer
from hippodrome.server.workers.positions import Position, read_position
from hippodrome.server.workers.process import Worker
from hippodrome.server.workers.remote_client import LOOK, REVIEW
from hippodrome.server.workers.reviews import CPU_LIMIT as REVIEW_CPU_LIMIT
from hippodrome.server.workers.reviews import PATIENCE as REVIEW_PATIENCE
from hippodrome.server.workers.reviews import make_review, one_review
from hippodrome.terminal.output import say

SECONDS = {"searching": PATIENCE, "review": REVIEW_PATIENCE}
"""So long each kind of thought may take."""

log = logging.getLogger("hippodrome.server")


class _Usage:
    """CPU seconds of a job, reported to the queue about once a second."""

    def __init__(self, report: Callable[[float], None]) -> None:
        self._report, self._used, self._since = report, 0.0, time.monotonic()

    def add(self, seconds: float) -> None:
        """Count CPU seconds."""
        self._used += seconds
        if time.monotonic() - self._since >= LOOK:
            self.report()

    def report(self) -> None:
        """Report what was counted since the last report."""
        used, self._used, self._since = self._used, 0.0, time.monotonic()
        if used:
            self._report(used)


class Thinker(threading.Thread):
    """One process that thinks, and its connection to the queue."""

    def __init__(
        self,
        url: str,
        stop: threading.Event,
        think: Callable[[Position], str] = answer,
        review: Callable[..., Review] = make_review,
    ) -> None:
        super().__init__(daemon=True)
        self._url, self._stop_asked, self._review = url, stop, review
        self._answers = Worker(think, nice=5)
        self._reviews = Worker(one_review, nice=10, tells=True)

    def run(self) -> None:
        """Think until it is asked to stop; when the database is away, wait for it."""
        while not self._stop_asked.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as line:
                    self._work(line, queue.become_thinker(line))
            except (psycopg.Error, OSError) as error:
                log.warning("hippodrome: the line to the database was cut (%s); trying again", error.__class__.__name__)
                self._stop_asked.wait(LOOK)

    def _work(self, line: psycopg.Connection[Any], number: int) -> None:
        line.execute(f"listen {queue.WANTED}")
        while not self._stop_asked.is_set():
            claimed = queue.claim(line, number, SECONDS)
            if claimed is not None:
                queue.finish(line, claimed, number, self._think(line, number, claimed))
                continue
            queue.forget_stale(line)
            for _ in line.notifies(timeout=LOOK, stop_after=1):
                pass

    def _think(self, line: psycopg.Connection[Any], number: int, claimed: queue.Claimed) -> str | None:
        usage = _Usage(lambda seconds: queue.charge(line, claimed, number, seconds))
        try:
            if claimed.kind == "searching":
                given = read_position(claimed.given, claimed.part)
                found = self._answers.ask(given, SECONDS["searching"], cpu_limit=CPU_LIMIT, charge=usage.add)
                return found if isinstance(found, str) else None
            told = json.loads(claimed.given)
            wanted = (self._review, told["race"], told["seats"])
        except (ValueError, KeyError, TypeError):
            return None
        finally:
            usage.report()

        def progress(part: float) -> None:
            queue.tell(line, claimed, number, part)

        found = self._reviews.ask(wanted, SECONDS["review"], progress, cpu_limit=REVIEW_CPU_LIMIT, charge=usage.add)
        self._reviews.stop()  # what a review has learned is not kept
        usage.report()
        return REVIEW.dump_json(found).decode() if isinstance(found, Review) else None

    def close(self) -> None:
        """End its processes."""
        self._answers.close()
        self._reviews.close()


def think(database: str, processes: int) -> None:
    """Think for the servers of a database until somebody stops it."""
    url = queue.plain_url(_checked(database))
    stop = threading.Event()
    thinkers = [Thinker(url, stop) for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]
    for thinker in thinkers:
        thinker.start()
    words = words_in(own_language())
    say(words.text("said.thinking", database=without_password(database), n=len(thinkers)))
    try:
        while any(thinker.is_alive() for thinker in thinkers):
            thinkers[0].join(LOOK)
    finally:
        stop.set()
        for thinker in thinkers:
            thinker.close()


def _checked(database: str) -> str:
    """The address of a database that has a queue of this release."""
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
