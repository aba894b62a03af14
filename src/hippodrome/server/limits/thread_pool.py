"""Thread pools for work that clients request.

The work of a client waits for its turn (`FairSemaphore`), is charged to the client while it runs, and is aborted at its limit
of CPU seconds. A thread cannot be killed, so long work calls `checkpoint` between its steps; steps are short, because editions,
race files and journals have maximum sizes. Work for requests never runs in asyncio's default executor, which all requests would
share.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, ParamSpec, TypeVar

from hippodrome.server.errors import ApiError
from hippodrome.server.limits.fair_semaphore import FairSemaphore
from hippodrome.server.limits.quota import Usage, current_usage

DATABASE_THREADS = 8  # as many as the store's connections
DATABASE_THREADS_PER_CLIENT = 4
SERVER_THREADS = 2
RENDER_THREADS = 2
RENDER_THREADS_PER_CLIENT = 1  # the other thread is free for other clients
RENDER_CPU_SECONDS = 10.0  # loading the longest race that people play takes less than one second
CHARGE_INTERVAL = 0.05  # CPU seconds between two charges for running work

T = TypeVar("T")
P = ParamSpec("P")


class Meter:
    """CPU time of one piece of work in its thread; charges the client while the work runs, and aborts the work at its limit."""

    def __init__(self, usage: Usage | None, limit: float) -> None:
        self._usage, self._limit = usage, limit
        self._loop = asyncio.get_running_loop()
        self._started = self._charged = 0.0

    def start(self) -> None:
        """Start counting, in the thread that does the work."""
        self._started = self._charged = time.thread_time()

    def check(self) -> None:
        """Charge the CPU time since the last check; raise ApiError 503 if the limit is reached."""
        now = time.thread_time()
        if self._usage is not None and now - self._charged >= CHARGE_INTERVAL:
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server is shutting down
                self._loop.call_soon_threadsafe(self._usage.charge_loop, now - self._charged)
            self._charged = now
        if now - self._started > self._limit:
            raise ApiError(503, "too_much_work")

    def finish(self) -> float:
        """Return the CPU seconds that are not charged yet."""
        return time.thread_time() - self._charged


class _Running(threading.local):
    meter: Meter | None = None


_running = _Running()


def checkpoint() -> None:
    """Charge the client of the work in this thread; abort the work if it has used its CPU seconds.

    Does nothing outside a thread pool.
    """
    if _running.meter is not None:
        _running.meter.check()


class ThreadPool:
    """Thread pool that clients use in turns; no client can occupy all threads."""

    def __init__(self, name: str, threads: int, per_client: int, cpu_seconds: float = math.inf) -> None:
        self._executor = ThreadPoolExecutor(threads, name)
        self._server_executor = ThreadPoolExecutor(SERVER_THREADS, f"{name}-server")
        self._semaphore = FairSemaphore(threads, per_client)
        self._cpu_seconds = cpu_seconds

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work for the current client when its turn comes; 429 if the client is over its quota."""
        return await self._run(lambda: work(*args, **kwargs), nullcontext())

    async def run_locked(self, lock: AbstractAsyncContextManager[Any], work: Callable[[], T]) -> T:
        """Run work under a lock, which is not held while the client waits for its turn."""
        return await self._run(work, lock)

    async def run_for_server(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the server's own work (leases, clocks, health) in threads that clients cannot occupy."""
        return await asyncio.get_running_loop().run_in_executor(self._server_executor, lambda: work(*args, **kwargs))

    async def _run(self, work: Callable[[], T], lock: AbstractAsyncContextManager[Any]) -> T:
        client = await self._semaphore.acquire()
        # A client that disconnects frees neither the thread nor the lock before the work has ended.
        return await asyncio.shield(asyncio.create_task(self._work(client, work, lock)))

    async def _work(self, client: str, work: Callable[[], T], lock: AbstractAsyncContextManager[Any]) -> T:
        bill, rest = current_usage(), 0.0
        meter = Meter(bill, self._cpu_seconds)

        def metered() -> T:
            nonlocal rest
            _running.meter = meter
            meter.start()
            try:
                return work()
            finally:
                _running.meter = None
                rest = meter.finish()

        try:
            async with lock:
                return await asyncio.get_running_loop().run_in_executor(self._executor, metered)
        finally:
            self._semaphore.release(client)
            if bill is not None:
                bill.charge_loop(rest)

    def close(self) -> None:
        """Shut down without waiting; running work finishes."""
        self._executor.shutdown(wait=False)
        self._server_executor.shutdown(wait=False)


def database_pool() -> ThreadPool:
    """Create the threads for queries: short, with their own timeouts."""
    return ThreadPool("database", DATABASE_THREADS, DATABASE_THREADS_PER_CLIENT)


def render_pool() -> ThreadPool:
    """Create the threads for CPU-intensive work: loading tables, replays, drawings, compression."""
    return ThreadPool("render", RENDER_THREADS, RENDER_THREADS_PER_CLIENT, RENDER_CPU_SECONDS)
