"""Fair semaphore: clients take turns at what only a few can do at once, so that nobody waits behind all requests of another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.http.quota import customer, the_bill
from hippodrome.server.tables.errors import Refusal

MOST_EACH = 20  # waiting per client; the server itself has no such limit
MOST_WAITING = 400


class FairTurns:
    """A semaphore for `places` holders, at most `per_client` of one client; waiting clients take turns."""

    def __init__(self, places: int = 1, per_client: int | None = None, waiting_per_client: int = MOST_EACH) -> None:
        self._free, self._per_client = places, per_client or places
        self._waiting_per_client = waiting_per_client
        self._holding: Counter[str] = Counter()
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn of the client that this is done for, and hold it."""
        client = await self.enter()
        try:
            yield
        finally:
            self.leave(client)

    async def enter(self) -> str:
        """Wait for a turn; the client that has it. Refusal if the client is over its quota, or has too much waiting."""
        client = customer()
        await self._wait(client)
        if (bill := the_bill()) is not None and not bill.can_go_on:
            self.leave(client)
            raise Refusal(429, "too_much")
        return client

    def leave(self, client: str) -> None:
        """Give up a turn; the next client that may hold one more has it."""
        self._holding[client] -= 1
        if not self._holding[client]:
            del self._holding[client]
        self._free += 1
        self._let_next()

    def _may_hold(self, client: str) -> bool:
        return not client or self._holding[client] < self._per_client

    def _hold(self, client: str) -> None:
        self._holding[client] += 1
        self._free -= 1

    async def _wait(self, client: str) -> None:
        if self._free and self._may_hold(client):
            self._hold(client)
            return
        if client and (self._waiting.of(client) >= self._waiting_per_client or len(self._waiting) >= MOST_WAITING):
            raise Refusal(429, "too_much")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(client, "", mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave(client)  # the turn came just as its client went away
            else:
                self._waiting.drop(client, "", mine)
            raise

    def _let_next(self) -> None:
        while self._free and (found := self._waiting.take_from(self._may_hold)) is not None:
            client, waiting = found
            if not waiting.done():
                self._hold(client)
                waiting.set_result(None)
