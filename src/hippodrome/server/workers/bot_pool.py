"""Pool of bot processes. A simpler bot takes over for one that fails or takes too long.

Quick bots have a separate process and never wait for those that search. With more jobs than processes, clients take turns,
and so do the tables of a client; a client with many jobs gets shorter search times.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, Protocol

from hippodrome.bots import SEARCH_LEVELS, find_bot, timed_effort
from hippodrome.bots.sandbox import BOT_TIMEOUT, BotFailure, SandboxedBot
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.safe_text import sanitize
from hippodrome.core.table import Pov
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import get_game
from hippodrome.server import metrics
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.workers.positions import Position, build_table
from hippodrome.server.workers.process import Charge, Worker

log = logging.getLogger("hippodrome.server")

COACH = "coach"
"""Level of a hint: the answer has reasons, as JSON."""
ANSWER_TIMEOUT = 20.0
"""Wall-clock seconds that a bot has for an answer."""
CPU_LIMIT = 6.0
"""CPU seconds that a bot has for an answer: the strongest one searches for three, and first loads its compiled engine."""
MAX_WAITING_AT_FULL_TIME = 2
"""Waiting jobs per process up to which bots get their full search time."""
MIN_TIME_SHARE = 0.05
"""Minimum share of its level's search time that a bot gets."""


def compute_answer(given: Position, *, user_bots: Sequence[str] = (), seconds: float = BOT_TIMEOUT) -> str:
    """Compute a bot's answer, as text.

    Of user-supplied bots, only those in `user_bots` are run, even if a table names others; their errors are logged.
    """
    game = get_game(given.race.game)
    edition = _edition(given.race.game, given.race.edition, given.race.edition_text)
    table = build_table(given, game, edition)
    if given.level == COACH:
        from hippodrome.coach.hint import HINT_EFFORT, advise

        effort = replace(HINT_EFFORT, seconds=HINT_EFFORT.seconds * given.part)
        return json.dumps(asdict(advise(Pov(table, given.seat), game, Random(), effort)))
    if given.level in user_bots:
        guest = SandboxedBot(game.name, given.level, Random(), _log_fault, min(seconds, ANSWER_TIMEOUT * 0.9))
        return game.format_answer(edition, guest(Pov(table, given.seat)))
    bot = find_bot(game.name, given.level, Random(), timed_effort(game.name, given.level, given.part))
    return game.format_answer(edition, bot(Pov(table, given.seat)))


def _log_fault(fault: BotFailure) -> None:
    log.warning("%s", sanitize(str(fault)))


@lru_cache(maxsize=16)
def _edition(game: str, name: str, text: str) -> Any:
    return race_edition(RaceRecord(game, 0, name, [], edition_text=text), get_game(game))


def is_search(given: Any) -> bool:
    """Return whether a job is a search, which takes seconds."""
    level = getattr(given, "level", "")
    return level in (*SEARCH_LEVELS, COACH) or ":" in level


class NoRemoteWorker(Exception):
    """No remote worker is available for a job."""


class RemoteWorkers(Protocol):
    """Workers on other machines."""

    async def choose(self, given: Any, *, client: str, table: str, charge: Charge | None = None) -> str | None:
        """Run a job like `BotPool.choose`; raise NoRemoteWorker if the job has to run locally."""


def time_share(workers: int, clients: int, waiting: int) -> float:
    """Return the share of the full search time for a job of a client.

    It decreases with the waiting jobs of this client, and with the number of clients that wait for these workers.
    """
    workers = max(1, workers)
    crowd = max(1.0, (clients + 1) / workers / MAX_WAITING_AT_FULL_TIME)
    return max(MIN_TIME_SHARE, 1 / crowd / max(1.0, (waiting + 1) / workers / MAX_WAITING_AT_FULL_TIME))


@dataclass(eq=False)
class _Job:
    """A queued job, and the future of the worker that will run it."""

    given: Any
    client: str
    worker: asyncio.Future[Worker]


class _Pool:
    """Worker processes for one kind of job; each runs one job at a time."""

    def __init__(self, kind: str, workers: list[Worker]) -> None:
        self.kind, self.workers = kind, workers
        self._free = list(workers)
        self.waiting: FairQueue[_Job] = FairQueue()

    async def acquire(self, given: Any, client: str, table: str) -> Worker:
        """Wait for a turn and return a free worker."""
        if self._free:
            return self._free.pop()
        wish = _Job(given, client, asyncio.get_running_loop().create_future())
        self.waiting.add(client, table, wish)
        metrics.jobs_waiting.labels(self.kind).set(len(self.waiting))
        try:
            return await wish.worker
        except asyncio.CancelledError:
            self.waiting.drop(client, table, wish)
            if wish.worker.done() and not wish.worker.cancelled():
                self.release(wish.worker.result())
            raise

    def release(self, worker: Worker) -> None:
        """Give a worker to the next job in the queue, or mark it as free."""
        while (wish := self.waiting.take()) is not None:
            if not wish.worker.done():
                wish.worker.set_result(worker)
                break
        else:
            self._free.append(worker)
        metrics.jobs_waiting.labels(self.kind).set(len(self.waiting))

    def time_share(self, client: str) -> float:
        """Return the share of the full search time for a job of a client."""
        return time_share(len(self.workers), self.waiting.clients, self.waiting.count_for(client))


class BotPool:
    """Bot processes: `number` for bots that search, and one for quick bots."""

    def __init__(
        self,
        number: int,
        *,
        compute: Callable[[Any], str] = compute_answer,
        timeout: float = ANSWER_TIMEOUT,
        remote: RemoteWorkers | None = None,
    ) -> None:
        self._timeout, self._remote = timeout, remote
        self._search_pool = _Pool("searching", [Worker(compute, nice=5) for _ in range(number)])
        self._quick_pool = _Pool("plain", [Worker(compute) for _ in range(min(number, 1))])

    async def choose(self, given: Any, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        """Return a bot's answer as text; None if it failed or took too long.

        Clients take turns, and so do the tables of a client. While the search runs, the pool calls `charge` on the event loop
        with the CPU seconds used.
        """
        lane = self._search_pool if is_search(given) else self._quick_pool
        if lane is self._search_pool and self._remote is not None:
            with contextlib.suppress(NoRemoteWorker):
                return await self._remote.choose(given, client=client, table=table, charge=charge)
        worker = await lane.acquire(given, client, table)
        try:
            if lane is self._search_pool and (part := lane.time_share(client)) < 1:
                given = given._replace(part=part)
                metrics.bot_jobs_shortened.inc()
            metrics.bot_jobs.labels(lane.kind).inc()
            found = await worker.run_async(given, self._timeout, cpu_limit=CPU_LIMIT, charge=charge)
            return found if isinstance(found, str) else None
        finally:
            lane.release(worker)

    def close(self) -> None:
        """Shut down all workers."""
        for lane in (self._search_pool, self._quick_pool):
            for worker in lane.workers:
                worker.close()
