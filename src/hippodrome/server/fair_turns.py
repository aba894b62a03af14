"""Turns at what few can do at once: addresses are served in turn, so that nobody waits behind all that one of them wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hippodrome.server.costs import customer, the_bill
from hippodrome.server.errors import Refusal
from hippodrome.server.fair_queue import FairQueue

MOST_EACH = 20
"""So much of one address may wait; the house itself has no such end."""
MOST_WAITING = 400


class FairTurns:
    """So many at once. Of those who wait, each address has its turn before any has another."""

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn of whoever this is done for, and have it. An address that has used all it may is refused instead."""
        await self._wait(customer())
        try:
            if (bill := the_bill()) is not None and not bill.can_go_on:
                raise Refusal(429, "too_much")
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        if who and (self._waiting.of(who) >= MOST_EACH or len(self._waiting) >= MOST_WAITING):
            raise Refusal(429, "too_much")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(who, "", mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # the turn came just as nobody wanted it any more
            raise

    def _pass_on(self) -> None:
        while (next_one := self._waiting.take()) is not None:
            if not next_one.done():
                next_one.set_result(None)
                return
        self._free += 1
