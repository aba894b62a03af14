"""How much one address may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 20_000


class Limit:
    """So many a second on average, so many at once, for each key. Its memory is bounded: the longest unused keys go."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        if not self.rate:
            return True
        now = self._now()
        full, at = self._buckets.pop(key, (float(self.burst), now))
        full = min(float(self.burst), full + max(0.0, now - at) * self.rate)
        allowed = full >= 1
        self._buckets[key] = (full - 1 if allowed else full, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
