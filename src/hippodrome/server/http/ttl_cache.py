"""Single-flight TTL cache: recomputes a value at most once per second, off the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

MOMENT = 1.0
"""Seconds."""

T = TypeVar("T")


class ForAMoment(Generic[T]):
    """The result of a coroutine function, cached for a second."""

    def __init__(self, make: Callable[[], Awaitable[T]], now: Callable[[], float] = time.monotonic) -> None:
        self._make, self._now = make, now
        self._made: tuple[float, T] | None = None
        self._lock = asyncio.Lock()

    async def __call__(self) -> T:
        async with self._lock:
            if self._made is None or self._now() >= self._made[0] + MOMENT:
                self._made = (self._now(), await self._make())
            return self._made[1]
