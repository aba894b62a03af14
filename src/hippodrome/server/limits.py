"""How much one address, or one seat, may ask for: buckets that fill again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 20_000
PER_SEAT = {"chat": (1.0, 10), "hint": (1.0, 3), "rewind": (0.2, 5), "hook": (0.2, 5), "sit": (1.0, 20)}
"""What a seat may do only so many times a second on average, and so many times at once: a hint costs a bot's thinking, a
hook a look-up of names, the others a line that everybody reads. Open seats count together for `sit`."""


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


def seat_limits() -> dict[str, Limit]:
    """The limits of seats, by what they do."""
    return {what: Limit(rate, burst) for what, (rate, burst) in PER_SEAT.items()}


def neighbourhood(address: str) -> str:
    """Whom an address is counted as: in IPv6 one household has 2^64 of them."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(getattr(ip, "ipv4_mapped", None) or ip)
