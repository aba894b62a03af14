"""How much one address, or one seat, may ask for: buckets that fill again with time."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 20_000
SEAT = "hippodrome.seat"
"""Where a request says which seat its secret opened."""
PER_SEAT = {
    "chat": (1.0, 10),
    "rewind": (0.2, 5),
    "hook": (0.2, 5),
    "renew": (0.2, 5),
    "sit": (1.0, 20),
}
"""Actions of a seat that are limited to an average per second and a burst: a hook costs a name look-up, the others a line that
everybody reads. For `sit`, which has no seat yet, the client's address counts."""


class Limit:
    """So many a second on average, so many at once, for each key. Its memory is bounded: the longest unused keys go."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        if not self.rate:
            return True
        full = self._fill(key)
        if full < 1:
            return False
        self._buckets[key] = (full - 1, self._buckets[key][1])
        return True

    def has_left(self, key: str) -> bool:
        """Whether anything is left."""
        return not self.rate or self._fill(key) > 0

    def debt(self, key: str) -> float:
        """The amount by which a key is overdrawn."""
        return max(0.0, -self._fill(key)) if self.rate else 0.0

    def charge(self, key: str, amount: float) -> None:
        """Take what something has cost, even if less is left. The debt is bounded, because every piece of work is."""
        if self.rate and amount:
            full = self._fill(key)
            self._buckets[key] = (full - amount, self._buckets[key][1])

    def _fill(self, key: str) -> float:
        """How much is left, counted up to now."""
        now = self._now()
        full, at = self._buckets.pop(key, (float(self.burst), now))
        full = min(float(self.burst), full + max(0.0, now - at) * self.rate)
        self._buckets[key] = (full, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return full


class Seats:
    """Secrets that are known to open a seat: what comes with one is counted for its seat and not for the address, so that
    several bots behind one address do not stand in each other's way. Its memory is bounded; a secret is kept as a hash."""

    def __init__(self, rate: float, burst: float) -> None:
        self._calls = Limit(rate, burst)
        self._known: OrderedDict[bytes, str] = OrderedDict()

    def knows(self, mark: bytes) -> bool:
        """Whether this secret opened a seat before."""
        return mark in self._known

    def allows(self, mark: bytes) -> bool:
        """Whether the seat may ask for one more thing; if so, it is counted."""
        self._known.move_to_end(mark)
        return self._calls.allows(self._known[mark])

    def note(self, mark: bytes, seat: str | None) -> None:
        """Remember which seat a secret has just opened; None: it opens nothing any more."""
        if seat is None:
            self._known.pop(mark, None)
            return
        self._known[mark] = seat
        if len(self._known) > MOST_BUCKETS:
            self._known.popitem(last=False)


def mark_of(path: str, authorization: str) -> bytes:
    """By which a secret for a table is known, from a request that brings one; nothing for all others."""
    room, _, rest = path.removeprefix("/api/").partition("/")
    if not authorization or room != "tables" or not rest:
        return b""
    return hashlib.blake2s(f"{rest.partition('/')[0]} {authorization[:300]}".encode()).digest()


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


def is_this_machine(address: str) -> bool:
    """Whether somebody asks from the machine that the server runs on."""
    try:
        return ipaddress.ip_address(neighbourhood(address).partition("/")[0]).is_loopback or address == "::1"
    except ValueError:
        return False
