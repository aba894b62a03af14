"""Answers that may be a moment old: however many ask, they are made once a moment, off the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Generic, TypeVar

MOMENT = 1.0
"""Seconds."""

T = TypeVar("T")


class ForAMoment(Generic[T]):
    """What a function makes, kept for a moment."""

    def __init__(self, make: Callable[[], T], now: Callable[[], float] = time.monotonic) -> None:
        self._make, self._now = make, now
        self._made: tuple[float, T] | None = None
        self._lock = asyncio.Lock()

    async def __call__(self) -> T:
        async with self._lock:
            if self._made is None or self._now() >= self._made[0] + MOMENT:
                self._made = (self._now(), await asyncio.to_thread(self._make))
            return self._made[1]
