"""Fair semaphore: waiting clients take turns, so that no client waits behind all requests of another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hippodrome.server.errors import ApiError
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.limits.quota import current_client, current_usage

MAX_WAITING_PER_CLIENT = 20  # waiting requests per client; the server's own work has no such limit
MAX_WAITING = 400


class FairSemaphore:
    """A semaphore with `slots` slots, of which one client can hold `per_client`; waiting clients take turns."""

    def __init__(self, slots: int = 1, per_client: int | None = None, waiting_per_client: int = MAX_WAITING_PER_CLIENT) -> None:
        self._free, self._per_client = slots, per_client or slots
        self._waiting_per_client = waiting_per_client
        self._holding: Counter[str] = Counter()
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Hold a slot for the current client, waiting for its turn first."""
        client = await self.acquire()
        try:
            yield
        finally:
            self.release(client)

    async def acquire(self) -> str:
        """Wait for a slot; return its client. 429 if the client is over its quota or has too many requests waiting."""
        client = current_client()
        await self._wait(client)
        if (bill := current_usage()) is not None and not bill.is_within_quota:
            self.release(client)
            raise ApiError(429, "too_much")
        return client

    def release(self, client: str) -> None:
        """Release a slot; the next client that may hold one more gets it."""
        self._holding[client] -= 1
        if not self._holding[client]:
            del self._holding[client]
        self._free += 1
        self._wake_next()

    def _can_hold(self, client: str) -> bool:
        return not client or self._holding[client] < self._per_client

    def _hold(self, client: str) -> None:
        self._holding[client] += 1
        self._free -= 1

    async def _wait(self, client: str) -> None:
        if self._free and self._can_hold(client):
            self._hold(client)
            return
        if client and (self._waiting.count_for(client) >= self._waiting_per_client or len(self._waiting) >= MAX_WAITING):
            raise ApiError(429, "too_much")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(client, "", mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release(client)  # the slot was granted while the client disconnected
            else:
                self._waiting.drop(client, "", mine)
            raise

    def _wake_next(self) -> None:
        while self._free and (found := self._waiting.take_from(self._can_hold)) is not None:
            client, waiting = found
            if not waiting.done():
                self._hold(client)
                waiting.set_result(None)
