"""What is done for an address, and what that costs: seconds of the processor, measured, and bytes that are sent.

A request has a bill, wherever it leads: on the loop its steps are timed one by one; in threads (`thread_pool`) and in worker
processes (`workers`) the CPU time is charged while the work runs. A client over its quota gets 429 until the quota refills.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from hippodrome.server.http.rate_limit import Limit

SECONDS_A_REQUEST = 0.005
"""An address may use so much of a processor on average for each request that it may make."""
BYTES_A_REQUEST = 40_000
AT_ONCE = 5.0, 60_000_000
"""Seconds and bytes that an address may use at once."""
LOOP_SHARE = 0.3  # part of the event loop that one client may use; above it, its requests wait, up to a second each
LOOP_BURST = 0.1  # seconds of it that a client may use at once, as for opening a table
EXPECTED_LOOP_SECONDS = 0.003  # reserved for a request until it is known what it used
BACKGROUND_SECONDS = 0.2, 180.0  # CPU seconds of background jobs per second on average, and at once
DAY = 86_400.0
STORED_BYTES_PER_DAY = 100_000_000  # 20 players who decide every ten seconds for four hours use 14 MB

T = TypeVar("T")


class Purse:
    """What every address has left. Each fills again with time; a rate of 0 has no end."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = Limit(rate * SECONDS_A_REQUEST, AT_ONCE[0], now)
        self._bytes = Limit(rate * BYTES_A_REQUEST, AT_ONCE[1], now)
        self._loop = Limit(LOOP_SHARE if rate else 0, LOOP_BURST, now)

    def has_left(self, address: str) -> bool:
        """Whether an address may ask for more."""
        return self._seconds.has_left(address) and self._bytes.has_left(address)

    def pay(self, address: str, seconds: float, size: int, loop_seconds: float = 0.0) -> None:
        """Take what was done for an address; `loop_seconds` of its CPU seconds were used on the event loop."""
        self._seconds.charge(address, seconds)
        self._bytes.charge(address, size)
        self._loop.charge(address, min(loop_seconds, LOOP_SHARE))

    async def wait_for_loop(self, address: str) -> None:
        """Wait while an address has used more than its share of the event loop: all requests run there, one step at a time."""
        while (debt := self._loop.debt(address)) > 0:
            await asyncio.sleep(min(1.0, debt / LOOP_SHARE))
        self._loop.charge(address, EXPECTED_LOOP_SECONDS)

    @property
    def shares_loop(self) -> bool:
        """Whether clients are limited to a share of the event loop."""
        return self._loop.rate > 0


class Quotas:
    """Quotas of each client, refilled with time: interactive work, background jobs, and what it leaves in the database."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.purse = Purse(rate, now)
        average, at_once = BACKGROUND_SECONDS
        self.background = Limit(average if rate else 0, at_once, now)
        """CPU seconds of reviews and comparisons."""
        self.stored = Limit(STORED_BYTES_PER_DAY / DAY if rate else 0, STORED_BYTES_PER_DAY, now)
        """Bytes written to the database."""


class Bill:
    """What one request, or one line, has cost since it last paid."""

    def __init__(self, address: str, purse: Purse) -> None:
        self.address, self._purse = address, purse
        self.seconds, self.bytes, self.loop_seconds = 0.0, 0, 0.0

    @property
    def can_go_on(self) -> bool:
        """Whether the address may have more done; what has been done so far is paid first."""
        self.pay()
        return self._purse.has_left(self.address)

    async def wait_for_loop(self) -> None:
        """Wait until the address may use the event loop for another request."""
        if self._purse.shares_loop:
            await self._purse.wait_for_loop(self.address)
            self.loop_seconds -= EXPECTED_LOOP_SECONDS

    def add_step(self, seconds: float) -> None:
        """Put a step on the event loop on the bill."""
        self.seconds += seconds
        self.loop_seconds += seconds

    def charge(self, seconds: float) -> None:
        """Take CPU seconds from the quota now."""
        self.seconds += seconds
        self.pay()

    def charge_loop(self, seconds: float) -> None:
        """Take CPU seconds of a thread from the quota and the share of the loop: both need the interpreter lock."""
        self.add_step(seconds)
        self.pay()

    def pay(self) -> None:
        """Take what this has cost so far from the purse."""
        loop_seconds = max(0.0, self.loop_seconds)  # the rest was reserved
        self._purse.pay(self.address, self.seconds, self.bytes, loop_seconds)
        self.loop_seconds -= loop_seconds
        self.seconds, self.bytes = 0.0, 0


_bill: ContextVar[Bill | None] = ContextVar("bill", default=None)


def open_bill(bill: Bill) -> None:
    """From here on, in this task and in what it starts, everything is put on this bill."""
    _bill.set(bill)


def the_bill() -> Bill | None:
    """The bill of whoever all this is done for; None for what the house does by itself."""
    return _bill.get()


def customer() -> str:
    """The address that all this is done for; empty for the house."""
    bill = _bill.get()
    return bill.address if bill is not None else ""


def add_seconds(seconds: float) -> None:
    """Put time that was spent elsewhere on the bill."""
    if (bill := _bill.get()) is not None:
        bill.seconds += seconds


SHORT = 0.0005
"""Seconds up to which a step on the loop costs the time it took: asking the system for the processor's own time takes longer
than most steps do. A longer one may have been interrupted, so the processor's time is asked for."""
LOOK = 0.005
"""Seconds after which that is asked for once more, so that what comes between steps is nobody's."""


class _Stopwatch(threading.local):
    """What a thread has used of the processor, step by step."""

    def __init__(self) -> None:
        self.looked, self.used = -1e9, 0.0
        """When the processor's time was last asked for, and what it was;"""
        self.since = 0.0
        """what steps have cost since then, by the time they took."""

    def begin(self) -> float:
        """A step begins."""
        now = time.perf_counter()
        if now - self.looked > LOOK:
            self._look(now)
        return now

    def spent(self, began: float) -> float:
        """Seconds of the processor for a step that ends now."""
        now = time.perf_counter()
        took = now - began
        if took > SHORT:
            used, since = self.used, self.since
            self._look(now)
            return min(took, max(0.0, self.used - used - since))
        self.since += took
        return took

    def _look(self, now: float) -> None:
        self.looked, self.used, self.since = now, time.thread_time(), 0.0


stopwatch = _Stopwatch()


class metered(Awaitable[T]):
    """Await a coroutine, and put the time of its steps on the bill; what it waits for costs nothing."""

    def __init__(self, steps: Awaitable[T]) -> None:
        self._steps, self._bill = steps, _bill.get()

    def __await__(self) -> Generator[Any, Any, T]:
        bill, steps = self._bill, self._steps.__await__()
        if bill is None or not isinstance(steps, Generator):
            return (yield from steps)
        error: BaseException | None = None
        while True:
            began = stopwatch.begin()
            try:
                wanted = steps.send(None) if error is None else steps.throw(error)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                spent = stopwatch.spent(began)  # written out: this is done for every step of every request
                bill.seconds += spent
                bill.loop_seconds += spent
            try:
                yield wanted
                error = None
            except BaseException as thrown:  # also a request that is given up: it is the coroutine's to end
                error = thrown
