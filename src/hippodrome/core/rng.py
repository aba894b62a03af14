"""Verifiable randomness: a committed seed, named streams, and draws that anyone can recompute.

A race has a secret 256-bit seed. The server publishes its hash, the commitment, when it creates the table; seats may add
salt; the server reveals the seed when the race is over. From then on every draw can be recomputed:

    key       = HMAC-SHA256(seed, "hippodrome luck 1" 0x00 salt of seat 0 0x00 salt of seat 1 0x00 ...)
    block i   = HMAC-SHA256(key, stream 0x00 n 0x00 i)            n: this is the n-th draw of that stream, from 0
    numbers   = the blocks read as big-endian 32-bit words, one after another
    below m   = the next word that is less than m * floor(2**32 / m), modulo m
    distinct  = Fisher-Yates: the i-th is place i + below(m - i) of what remains

Numbers in `n` and `i` are written in decimal. Each draw begins with a new block, so a race can resume after any entry.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random
from secrets import token_bytes
from struct import Struct
from typing import Protocol

from hippodrome.core.ask import Chance
from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import is_printable


class ChanceSource(Protocol):
    """A source of outcomes for a Chance."""

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        """Draw the n-th outcome of the chance's stream."""


def new_seed() -> bytes:
    """Return 256 random bits from the operating system."""
    return token_bytes(32)


def seed_from(text: str) -> bytes:
    """Return the seed for a text: 64 hex digits are the seed itself, any other text is hashed to one."""
    text = text.strip()
    if not text:
        raise BadInput("empty_seed")
    if len(text) > 200 or not is_printable(text):
        raise BadInput("no_seed")
    if len(text) == 64:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(b"hippodrome seed 1\0" + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """Return the hash of a seed that is published before the race."""
    return hashlib.sha256(b"hippodrome commitment 1\0" + seed).hexdigest()


class Seeded:
    """Chance source that derives its draws from a seed, as described at the top of this module."""

    def __init__(self, seed: bytes, salt: Sequence[str] = ()) -> None:
        self.seed, self.salt = seed, tuple(salt)
        message = b"hippodrome luck 1" + b"".join(b"\0" + s.encode() for s in self.salt)
        self._key = hmac.digest(seed, message, "sha256")

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        words = self._words(f"{chance.stream}\0{n}\0".encode())
        if not chance.distinct:
            return tuple([_below(chance.sides, words) for _ in range(chance.count)])
        moved: dict[int, int] = {}  # Fisher-Yates positions that no longer hold their initial number
        drawn = []
        for i in range(chance.count):
            j = i + _below(chance.sides - i, words)
            drawn.append(moved.get(j, j))
            moved[j] = moved.get(i, i)
        return tuple(drawn)

    def _words(self, prefix: bytes) -> Iterator[int]:
        """Yield the words of one draw, computing each block when it is reached."""
        for i in count():
            yield from _WORDS.unpack(hmac.digest(self._key, b"%b%d" % (prefix, i), "sha256"))


_WORDS = Struct(">8I")


def _below(sides: int, words: Iterator[int]) -> int:
    limit = (1 << 32) // sides * sides
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % sides


class SampledChance:
    """Chance source for search and tests: draws from a plain generator that is independent of the table's source."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        return chance.draw(self._rng)


class Scripted:
    """Chance source with prescribed outcomes per stream; when a stream runs out, `fallback` draws."""

    def __init__(self, script: Mapping[str, Sequence[Sequence[int]]], fallback: ChanceSource | None = None) -> None:
        self._script = {stream: [tuple(drawn) for drawn in outcomes] for stream, outcomes in script.items()}
        self._fallback = fallback

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        written = self._script.get(chance.stream, [])
        if written:
            drawn = written.pop(0)
            if not chance.is_possible(drawn):
                key = "script_wrong_distinct" if chance.distinct else "script_wrong"
                values = {"stream": chance.stream, "about": chance.kind, "count": chance.count, "last": chance.sides - 1}
                raise BadInput(key, drawn=str(list(drawn)), **values)
            return drawn
        if self._fallback is None:
            raise BadInput("script_ends", stream=chance.stream, about=chance.kind)
        return self._fallback.draw(chance, n)

    def unused(self) -> dict[str, int]:
        """Return the number of unused outcomes by stream."""
        return {stream: len(outcomes) for stream, outcomes in self._script.items() if outcomes}
