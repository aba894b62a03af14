"""A server's side of thinking on other machines: what it wants is put into the queue, and it is called when it is done.

While nobody is there to think, or the database is away, the server's own processes do it.
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
from hippodrome.server.workers.bot_pool import NobodyThinks
from hippodrome.server.workers.positions import write_position
from hippodrome.server.workers.process import Charge, Tell

T = TypeVar("T")

LOOK = 1.0
"""Seconds after which whoever waits looks by themselves: a thinker that dies calls nobody."""
AGAIN = 0.5
PATIENCE = 5
"""Seconds in which the database has to do something with the queue."""

log = logging.getLogger("hippodrome.server")
REVIEW: TypeAdapter[Review] = TypeAdapter(Review)


class Thinkers:
    """Those on other machines who think for this server."""

    def __init__(self, url: str) -> None:
        self._url = queue.plain_url(url)
        self._asker = secrets.randbelow(2**31 - 1)
        self._line: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, "thoughts")
        self._waiting: dict[str, asyncio.Event] = {}
        self.number, self._counted = 0, -1e9
        self._listening = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def listen(self) -> None:
        """Listen as long as the server runs for what is done."""
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as line:
                    await line.execute(f"listen {queue.DONE}")
                    await line.execute(queue.become_asker(self._asker).encode())
                    self._listening = True
                    async for call in line.notifies():
                        if (waits := self._waiting.get(call.payload)) is not None:
                            waits.set()
            self._listening = False
            await asyncio.sleep(AGAIN)

    async def choose(self, given: Any, *, address: str, table: str, charge: Charge | None = None) -> str | None:
        """What a bot answers, or the coach; None if it failed."""
        if not queue.can_leave(given):
            raise NobodyThinks
        wanted = queue.Wanted("searching", write_position(given), address, table)
        return await self._have(wanted, lambda part: None, charge)

    async def review(self, text: str, seats: list[Seat], address: str, table: str, hear: Tell, charge: Charge) -> Review | None:
        """The review of a race."""
        given = json.dumps({"race": text, "seats": seats}, ensure_ascii=False)
        found = await self._have(queue.Wanted("review", given, address, table), hear, charge)
        try:
            return None if found is None else REVIEW.validate_json(found)
        except ValidationError:
            log.warning("a review that came from another machine cannot be read")
            return None

    async def _have(self, wanted: queue.Wanted, hear: Tell, charge: Charge | None) -> str | None:
        if not await self._is_anybody_there():
            raise NobodyThinks
        id = await self._do(queue.add, self._asker, wanted)
        called = self._waiting[id] = asyncio.Event()
        metrics.thoughts.labels("elsewhere").inc()
        metrics.waiting.labels("elsewhere").set(len(self._waiting))
        charged = 0.0
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(called.wait(), LOOK)
                called.clear()
                news = await self._do(queue.look, id)
                if charge is not None and news.used > charged:
                    charge(news.used - charged)
                    charged = news.used
                if news.over:
                    return news.found
                hear(news.done)
                if not news.thinkers:
                    raise NobodyThinks
        finally:
            del self._waiting[id]
            metrics.waiting.labels("elsewhere").set(len(self._waiting))
            leaving = asyncio.create_task(self._leave(id))
            self._tasks.add(leaving)
            leaving.add_done_callback(self._tasks.discard)

    async def _leave(self, id: str) -> None:
        with contextlib.suppress(NobodyThinks):
            await self._do(queue.remove, id)

    async def _is_anybody_there(self) -> bool:
        if not self._listening:
            return False
        if time.monotonic() - self._counted > LOOK:
            self.number, self._counted = await self._do(queue.thinkers), time.monotonic()
        return self.number > 0

    async def _do(self, work: Callable[..., T], *given: Any) -> T:
        """Do something with the queue, off the loop; a database that is away is nobody there."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._at_once, work, given)

    def _at_once(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        try:
            if self._line is None or self._line.closed:
                self._line = psycopg.connect(self._url, autocommit=True, connect_timeout=PATIENCE)
                self._line.execute(f"set statement_timeout = '{PATIENCE}s'")
            return work(self._line, *given)
        except (psycopg.Error, OSError) as error:
            log.warning("the queue of thoughts: %s", error.__class__.__name__)
            if self._line is not None:
                self._line.close()
            raise NobodyThinks from None

    async def close(self) -> None:
        """Let go of the database; what still waits is nobody's."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=False)
        if self._line is not None:
            self._line.close()
