"""Quotas per client: measured CPU time and bytes sent.

`Usage` accounts a request wherever it is processed: each step on the event loop is timed, and CPU time in threads
(`thread_pool`) and worker processes (`workers`) is charged while the work runs. A client over its quota gets 429 until the
quota refills.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from hippodrome.server.limits.rate_limit import TokenBucket

CPU_SECONDS_PER_REQUEST = 0.005
"""CPU seconds per request that the client's rate limit allows, on average."""
BYTES_PER_REQUEST = 40_000
BURST = 5.0, 60_000_000
"""CPU seconds and bytes that a client may use in a burst."""
LOOP_SHARE = 0.3  # share of the event loop per client; above it, its requests wait, up to a second each
LOOP_BURST = 0.1  # burst in seconds of loop time, for example to open a table
EXPECTED_LOOP_SECONDS = 0.003  # reserved for a request until its usage is known
BATCH_BYTES, BATCH_SECONDS = 32_000, 0.002  # from here on a connection is charged immediately, below with its next request
BACKGROUND_SECONDS = 0.2, 180.0  # CPU seconds of background jobs per second on average, and burst
DAY = 86_400.0
STORED_BYTES_PER_DAY = 100_000_000  # 20 players who decide every ten seconds for four hours use 14 MB

T = TypeVar("T")


class Quota:
    """Interactive quota per client, refilled over time; a rate of 0 means no limit."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds, self._bytes = TokenBucket(0, BURST[0], now), TokenBucket(0, BURST[1], now)
        self._loop = TokenBucket(0, LOOP_BURST, now)
        self.set_rate(rate)

    def set_rate(self, rate: float) -> None:
        """Set the requests per second from which the quota is computed."""
        self._seconds.rate, self._bytes.rate = rate * CPU_SECONDS_PER_REQUEST, rate * BYTES_PER_REQUEST
        self._loop.rate = LOOP_SHARE if rate else 0

    def has_remaining(self, client: str) -> bool:
        """Return whether a client is within its quota."""
        return self._seconds.has_remaining(client) and self._bytes.has_remaining(client)

    def charge(self, client: str, seconds: float, size: int, loop_seconds: float = 0.0) -> None:
        """Charge a client; `loop_seconds` is the part of the CPU seconds that it used on the event loop."""
        self._seconds.charge(client, seconds)
        self._bytes.charge(client, size)
        self._loop.charge(client, min(loop_seconds, LOOP_SHARE))

    async def wait_for_loop(self, client: str) -> None:
        """Wait while a client is over its share of the event loop, on which all requests run one step at a time."""
        while (debt := self._loop.debt(client)) > 0:
            await asyncio.sleep(min(1.0, debt / LOOP_SHARE))
        self._loop.charge(client, EXPECTED_LOOP_SECONDS)

    @property
    def has_loop_limit(self) -> bool:
        """Return whether clients are limited to a share of the event loop."""
        return self._loop.rate > 0


class Quotas:
    """Quotas per client, refilled over time: interactive work, background jobs, and storage in the database."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.interactive = Quota(rate, now)
        self.background = TokenBucket(0, BACKGROUND_SECONDS[1], now)
        """CPU seconds of reviews and comparisons."""
        self.stored = TokenBucket(0, STORED_BYTES_PER_DAY, now)
        """Bytes written to the database."""
        self.set_rate(rate)

    def set_rate(self, rate: float) -> None:
        """Set the requests per second from which the quotas are computed; 0 means no limit."""
        self.interactive.set_rate(rate)
        self.background.rate = BACKGROUND_SECONDS[0] if rate else 0
        self.stored.rate = STORED_BYTES_PER_DAY / DAY if rate else 0


class Usage:
    """Usage of one request or connection that is not charged yet."""

    def __init__(self, client: str, quota: Quota) -> None:
        self.client, self._quota = client, quota
        self.seconds, self.bytes, self.loop_seconds = 0.0, 0, 0.0

    @property
    def is_within_quota(self) -> bool:
        """Charge the usage so far, and return whether the client is still within its quota."""
        self.flush()
        return self._quota.has_remaining(self.client)

    async def wait_for_loop(self) -> None:
        """Wait until the client may use the event loop for another request."""
        if self._quota.has_loop_limit:
            await self._quota.wait_for_loop(self.client)
            self.loop_seconds -= EXPECTED_LOOP_SECONDS

    def add_loop_seconds(self, seconds: float) -> None:
        """Add CPU seconds of a step on the event loop."""
        self.seconds += seconds
        self.loop_seconds += seconds

    def charge(self, seconds: float) -> None:
        """Add CPU seconds and charge them immediately."""
        self.seconds += seconds
        self.flush()

    def charge_loop(self, seconds: float) -> None:
        """Charge CPU seconds of a thread to the quota and to the share of the loop: both need the interpreter lock."""
        self.add_loop_seconds(seconds)
        self.flush()

    def flush_if_large(self) -> None:
        """Charge the usage so far if it is large; a connection uses little at a time but often, so most charges can wait."""
        if self.bytes >= BATCH_BYTES or self.seconds >= BATCH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Charge the usage so far to the client's quota."""
        loop_seconds = max(0.0, self.loop_seconds)  # the rest was reserved in advance
        self._quota.charge(self.client, self.seconds, self.bytes, loop_seconds)
        self.loop_seconds -= loop_seconds
        self.seconds, self.bytes = 0.0, 0


_usage: ContextVar[Usage | None] = ContextVar("bill", default=None)


def set_usage(usage: Usage) -> None:
    """Account all work in this task, and in tasks that it starts, to this usage."""
    _usage.set(usage)


def current_usage() -> Usage | None:
    """Return the usage that current work is accounted to; None for the server's own work."""
    return _usage.get()


def current_client() -> str:
    """Return the client of the current work; an empty string for the server's own work."""
    bill = _usage.get()
    return bill.client if bill is not None else ""


def add_cpu_seconds(seconds: float) -> None:
    """Add CPU seconds spent in another thread or process to the current usage."""
    if (bill := _usage.get()) is not None:
        bill.seconds += seconds


SHORT_STEP_SECONDS = 0.002
"""Steps up to this many seconds are charged by wall time.

Reading the CPU clock takes longer than most steps do. The system may have interrupted a longer step, so its CPU time is read.
"""
CPU_CLOCK_INTERVAL = 0.05
"""Seconds after which the CPU clock is read again, so that time between steps is charged to no client.

A client is never charged more than the wall time of its steps.
"""


class _Stopwatch(threading.local):
    """Measures the CPU time of a thread's steps."""

    def __init__(self) -> None:
        self.read_at, self.cpu_time = -1e9, 0.0
        """Time of the last reading of the CPU clock, and the reading."""
        self.wall_since = 0.0
        """Wall time of the steps since that reading."""

    def start(self) -> float:
        """Start a step; return its start time."""
        now = time.perf_counter()
        if now - self.read_at > CPU_CLOCK_INTERVAL:
            self._read_clock(now)
        return now

    def spent(self, began: float) -> float:
        """Return the CPU seconds of a step that ends now."""
        now = time.perf_counter()
        took = now - began
        if took > SHORT_STEP_SECONDS:
            used, since = self.cpu_time, self.wall_since
            self._read_clock(now)
            return min(took, max(0.0, self.cpu_time - used - since))
        self.wall_since += took
        return took

    def _read_clock(self, now: float) -> None:
        self.read_at, self.cpu_time, self.wall_since = now, time.thread_time(), 0.0


stopwatch = _Stopwatch()


class metered(Awaitable[T]):
    """Awaitable that accounts the CPU time of a coroutine's steps; waiting costs nothing."""

    def __init__(self, steps: Awaitable[T]) -> None:
        self._steps, self._usage = steps, _usage.get()

    def __await__(self) -> Generator[Any, Any, T]:
        bill, steps = self._usage, self._steps.__await__()
        if bill is None or not isinstance(steps, Generator):
            return (yield from steps)
        error: BaseException | None = None
        while True:
            began = stopwatch.start()
            try:
                wanted = steps.send(None) if error is None else steps.throw(error)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                spent = stopwatch.spent(began)  # inlined: this runs for every step of every request
                bill.seconds += spent
                bill.loop_seconds += spent
            try:
                yield wanted
                error = None
            except BaseException as thrown:  # also a cancellation: the coroutine handles it
                error = thrown


async def run_metered(steps: Awaitable[T]) -> T:
    """Await `metered` in a coroutine that a task can run."""
    return await metered(steps)
