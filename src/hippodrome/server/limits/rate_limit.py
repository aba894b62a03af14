"""Rate limits per client and per seat: token buckets."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MAX_BUCKETS = 20_000
PAGES_PER_REQUEST = 10
"""Static files that count as one request: they are cheap, and a page loads many."""
SEAT_KEY = "hippodrome.seat"
"""Scope key of the seat that a request's token opened."""
SEAT_HEADER = b"hippodrome-seat"
"""Header with the same in a reply to the forwarding process."""
SEAT_ACTION_RATES = {
    "chat": (1.0, 10),
    "rewind": (0.2, 5),
    "webhook": (0.2, 5),
    "renew": (0.2, 5),
    "sit": (1.0, 20),
}
"""Limits of a seat's actions: number per second on average, and burst.

A webhook costs a DNS query, the other actions an entry that all viewers receive. `sit` has no seat yet, so it is limited per
table and client.
"""


class TokenBucket:
    """Token buckets by key: `rate` tokens per second, up to `burst`. Bounded: evicts the least recently used keys."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take a token and return True; return False if there is none."""
        if not self.rate:
            return True
        full = self._refill(key)
        if full < 1:
            return False
        self._buckets[key] = (full - 1, self._buckets[key][1])
        return True

    def has_remaining(self, key: str) -> bool:
        """Return whether a key has tokens left."""
        return not self.rate or self._refill(key) > 0

    def debt(self, key: str) -> float:
        """Return the number of tokens by which a key is overdrawn."""
        return max(0.0, -self._refill(key)) if self.rate else 0.0

    def charge(self, key: str, amount: float) -> None:
        """Take tokens, even more than are left. The debt is bounded, because every piece of work is."""
        if self.rate and amount:
            full = self._refill(key)
            self._buckets[key] = (full - amount, self._buckets[key][1])

    def _refill(self, key: str) -> float:
        """Refill a bucket and return its tokens."""
        now = self._now()
        full, at = self._buckets.pop(key, (float(self.burst), now))
        full = min(float(self.burst), full + max(0.0, now - at) * self.rate)
        self._buckets[key] = (full, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return full


class RequestLimits:
    """Rate limits of a server's requests, adjustable while the server runs; a rate of 0 means no limit."""

    def __init__(self, rate: float, burst: int) -> None:
        self.requests = TokenBucket(rate, burst)
        self.pages = TokenBucket(rate * PAGES_PER_REQUEST, burst * PAGES_PER_REQUEST)
        self.seats = SeatRateLimit(rate, burst)
        """Rate limit per seat: requests of players count per seat, but are charged to the quota of their client."""

    def set_rate(self, rate: float) -> None:
        """Set the requests per second that a client may send on average."""
        self.requests.rate = self.seats.buckets.rate = rate
        self.pages.rate = rate * PAGES_PER_REQUEST


class SeatRateLimit:
    """Rate limit per seat, so that several bots behind one IP address do not block each other.

    A request with a known seat token counts for its seat and not for its client. The number of remembered tokens is bounded;
    they are stored as hashes.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.buckets = TokenBucket(rate, burst)
        self._seats: OrderedDict[bytes, str] = OrderedDict()

    def is_known(self, digest: bytes) -> bool:
        """Return whether this token opened a seat before."""
        return digest in self._seats

    def allows(self, digest: bytes) -> bool:
        """Take a token from the seat's bucket and return True; return False if there is none."""
        self._seats.move_to_end(digest)
        return self.buckets.allows(self._seats[digest])

    def remember(self, digest: bytes, seat: str | None) -> None:
        """Remember the seat that a token opened; None if the token is invalid now."""
        if seat is None:
            self._seats.pop(digest, None)
            return
        self._seats[digest] = seat
        if len(self._seats) > MAX_BUCKETS:
            self._seats.popitem(last=False)


def seat_token_digest(path: str, authorization: str) -> bytes:
    """Return the digest of the seat token in a request to a table; empty for all other requests."""
    room, _, rest = path.removeprefix("/api/").partition("/")
    if not authorization or room != "tables" or not rest:
        return b""
    return hashlib.blake2s(f"{rest.partition('/')[0]} {authorization[:300]}".encode()).digest()


def seat_limits() -> dict[str, TokenBucket]:
    """Create the rate limits of seats, by action."""
    return {what: TokenBucket(rate, burst) for what, (rate, burst) in SEAT_ACTION_RATES.items()}


def client_from_ip(client_ip: str) -> str:
    """Return the client that an IP address counts as; for IPv6 its /64 network, because a household has 2^64 addresses."""
    try:
        ip = ipaddress.ip_address(client_ip.partition("%")[0])
    except ValueError:
        return client_ip
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(getattr(ip, "ipv4_mapped", None) or ip)


def is_loopback_client(client_ip: str) -> bool:
    """Return whether a client connects from the server's own machine."""
    try:
        return ipaddress.ip_address(client_from_ip(client_ip).partition("/")[0]).is_loopback or client_ip == "::1"
    except ValueError:
        return False
