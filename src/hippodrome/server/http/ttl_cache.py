"""Single-flight TTL cache: computes a value at most once per second, for all concurrent callers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

TTL_SECONDS = 1.0
"""Seconds for which a value is cached."""

T = TypeVar("T")


class TTLCache(Generic[T]):
    """Cached result of a coroutine function."""

    def __init__(self, compute: Callable[[], Awaitable[T]], now: Callable[[], float] = time.monotonic) -> None:
        self._compute, self._now = compute, now
        self._cached: tuple[float, T] | None = None
        self._lock = asyncio.Lock()

    async def __call__(self) -> T:
        async with self._lock:
            if self._cached is None or self._now() >= self._cached[0] + TTL_SECONDS:
                self._cached = (self._now(), await self._compute())
            return self._cached[1]
