"""Reviews of races that are over: made one at a time in a process of their own with low priority; the latest are kept."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from hippodrome.coach.review import Review, review
from hippodrome.core.ask import Seat
from hippodrome.core.race import from_text, open_table
from hippodrome.files import race_edition
from hippodrome.games import find
from hippodrome.server.limits import Limit

PATIENCE = 300.0
"""Seconds that a review may take, compiling included."""
MOST_KEPT = 64
MOST_WAITING = 8
"""So many reviews may wait for their turn."""
STEP = 0.02
"""Progress is told in steps of this size."""


@dataclass
class Job:
    """A review that waits, is being made, or is there; `said` is it in words, by language."""

    state: str = "waiting"
    done: float = 0.0
    found: Review | None = None
    said: dict[str, dict[str, Any]] = field(default_factory=dict)


def make_review(text: str, seats: list[Seat], told: Callable[[float], None]) -> Review:
    """The review of a race file's text."""
    race = from_text(text)
    game = find(race.game)
    return review(race, open_table(race, game, race_edition(race, game)), seats=seats, progress=told)


class Reviews:
    """The coach's desk."""

    def __init__(self, make: Callable[[str, list[Seat], Callable[[float], None]], Review] = make_review) -> None:
        self._make = make
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._process: multiprocessing.process.BaseProcess | None = None
        self.limit = Limit(1 / 20, 6)
        """How many an address may ask for."""

    def find(self, id: str) -> Job | None:
        """The review of a table, if it was asked for. One that failed is told of once, and may then be asked for again."""
        job = self._jobs.get(id)
        if job is not None and job.state == "failed":
            del self._jobs[id]
        return job

    @property
    def is_full(self) -> bool:
        """Whether too many wait already."""
        return len(self._tasks) >= MOST_WAITING

    def begin(self, id: str, text: str, seats: list[Seat]) -> Job:
        """Have a race reviewed."""
        job = self._jobs[id] = Job()
        while len(self._jobs) > MOST_KEPT:
            self._jobs.popitem(last=False)
        task = asyncio.create_task(self._run(job, text, seats))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def _run(self, job: Job, text: str, seats: list[Seat]) -> None:
        async with self._one_at_a_time:
            job.state = "thinking"
            await asyncio.to_thread(self._think, job, text, seats)
        job.state = "done" if job.found is not None else "failed"

    def _think(self, job: Job, text: str, seats: list[Seat]) -> None:
        """Let the process work, and note how far it is."""
        context = multiprocessing.get_context("spawn")
        line, other = context.Pipe()
        self._process = process = context.Process(target=_work, args=(other, self._make, text, seats), daemon=True)
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError, EOFError):
            process.start()
            other.close()
            while line.poll(max(0.0, until - time.monotonic())):
                news = line.recv()
                if not isinstance(news, float):
                    job.found = news if isinstance(news, Review) else None
                    break
                job.done = news
        process.kill()
        process.join()
        line.close()

    def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()
        if self._process is not None and self._process.is_alive():
            self._process.kill()


def _work(line: Connection, make: Callable[..., Review], text: str, seats: list[Seat]) -> None:
    """One review in a process that lets everybody else go first."""
    with contextlib.suppress(OSError):
        os.nice(10)
    last = 0.0

    def tell(part: float) -> None:
        nonlocal last
        if part >= last + STEP:
            last = float(part)
            line.send(last)

    with contextlib.suppress(OSError, KeyboardInterrupt):
        try:
            line.send(make(text, seats, tell))
        except Exception as error:
            line.send(error.__class__)
