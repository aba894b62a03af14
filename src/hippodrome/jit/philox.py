"""Counter-based random numbers: every draw of a race is a function of its key and of the number of draws before it.

The generator is Philox-4x32-10 (Salmon, Moraes, Dror and Shaw, 2011): a key of 64 bits and a counter of four 32-bit words
give a block of four 32-bit words. Draw `n` of a stream (the deck, a die, a bot's random numbers) reads the blocks

    philox(key, counter = (n, stream + 256 * i, race, 0))       i = 0, 1, 2 ...

one after another, and from them

    below m   = the high half of word * m, unless its low half is less than 2**32 mod m: then the next word (Lemire, 2018)
    distinct  = the next below(m) that was not drawn before

so a stream can be fixed while others vary, and any race can be repeated from its key and number alone. `PhiloxChance` is the
same chance source for a table on the readable rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from hippodrome.core.ask import Chance
from hippodrome.jit.compile_cache import Record, compiled

Word = Any
"""An unsigned number of 64 bits, most of them below 2**32."""

MAX_STREAMS = 16
"""Maximum number of streams in a race."""

RNG_STATE = np.dtype([
    ("key", "u8"),
    ("race", "u4"),
    ("draws", "u4", (MAX_STREAMS,)),  # number of draws from each stream
    ("given", "i4"),              # number of given draws used
], align=True)  # fmt: skip
"""The RNG state of one race, as a part of its record."""

NO_GIVEN_DRAWS = np.zeros(0, np.int32)
"""No prescribed draws: they come from the counter, as after the last given number; to forbid further draws, the array ends with
a number that fits nowhere."""

_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_FIRST, _SECOND = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_KEY_STEP, _OTHER_KEY_STEP = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
ROUNDS = 10


@compiled
def philox(key: Word, c0: Word, c1: Word, c2: Word, c3: Word) -> tuple[Word, Word, Word, Word]:
    """A block of four words for a key and a counter; everything is an unsigned 64-bit number, words below 2**32."""
    k0, k1 = key & _LOW, key >> _HALF
    for _ in range(ROUNDS):
        left, right = _FIRST * c0, _SECOND * c2
        c0, c1, c2, c3 = (right >> _HALF) ^ c1 ^ k0, right & _LOW, (left >> _HALF) ^ c3 ^ k1, left & _LOW
        k0, k1 = (k0 + _KEY_STEP) & _LOW, (k1 + _OTHER_KEY_STEP) & _LOW
    return c0, c1, c2, c3


@compiled
def block(rng: Record, stream: int, n: int, i: int) -> tuple[Word, Word, Word, Word]:
    """Block `i` of draw `n` of a stream."""
    return philox(rng.key, np.uint64(n), np.uint64(stream + 256 * i), np.uint64(rng.race), np.uint64(0))


@compiled
def fits_below(word: Word, sides: int) -> Any:
    """Return the number below `sides` for a word; -1 if the word is rejected."""
    product = word * np.uint64(sides)
    low = product & _LOW
    if low < np.uint64(sides) and low < ((_LOW - np.uint64(sides) + np.uint64(1)) % np.uint64(sides)):
        return -1
    return np.int64(product >> _HALF)


@compiled
def draw_below(rng: Record, stream: int, sides: int) -> int:
    """Draw one number below `sides`, for all sides below 2**32."""
    n = rng.draws[stream]
    rng.draws[stream] += 1
    i = 0
    while True:
        for word in block(rng, stream, n, i):
            found = fits_below(word, sides)
            if found >= 0:
                return found
        i += 1


@compiled
def draw_below_long(rng: Record, stream: int, sides: int) -> Any:
    """Draw one number below `sides`, for sides of up to 2**62: two words, the first one high, modulo, without bias."""
    if sides < 1 << 32:
        return draw_below(rng, stream, sides)
    n = rng.draws[stream]
    rng.draws[stream] += 1
    limit = (np.uint64(1 << 63) // np.uint64(sides)) * np.uint64(sides)
    i = 0
    while True:
        a, b, c, d = block(rng, stream, n, i)
        for word in ((a << _HALF | b) >> np.uint64(1), (c << _HALF | d) >> np.uint64(1)):
            if word < limit:
                return np.int64(word % np.uint64(sides))
        i += 1


@compiled
def draw_distinct(rng: Record, stream: int, count: int, sides: int, drawn: Record) -> None:
    """Draw different numbers below `sides`, into `drawn`."""
    n = rng.draws[stream]
    rng.draws[stream] += 1
    found, i = 0, 0
    while found < count:
        for word in block(rng, stream, n, i):
            number = fits_below(word, sides)
            new = number >= 0 and found < count
            for other in range(found):
                new = new and drawn[other] != number
            if new:
                drawn[found] = number
                found += 1
        i += 1


@compiled
def draw_several(rng: Record, stream: int, count: int, sides: int, drawn: Record) -> None:
    """Draw numbers below `sides`, into `drawn`."""
    n = rng.draws[stream]
    rng.draws[stream] += 1
    found, i = 0, 0
    while found < count:
        for word in block(rng, stream, n, i):
            number = fits_below(word, sides)
            if number >= 0 and found < count:
                drawn[found] = number
                found += 1
        i += 1


@compiled
def chance(rng: Record, given: Record, stream: int, sides: int) -> int:
    """Draw a Chance of one number: the next given one; else from the counter."""
    if rng.given >= len(given):
        return draw_below(rng, stream, sides)
    rng.draws[stream] += 1
    rng.given += 1
    if not 0 <= given[rng.given - 1] < sides:
        raise ValueError("the given luck does not fit")
    return given[rng.given - 1]


@compiled
def chance_distinct(rng: Record, given: Record, stream: int, count: int, sides: int, drawn: Record) -> None:
    """Draw a Chance of different numbers, into `drawn`: the next given ones; else from the counter."""
    if rng.given >= len(given):
        draw_distinct(rng, stream, count, sides, drawn)
    else:
        take_given(rng, given, stream, count, sides, drawn)


@compiled
def chance_several(rng: Record, given: Record, stream: int, count: int, sides: int, drawn: Record) -> None:
    """Draw a Chance of several numbers, into `drawn`: the next given ones; else from the counter."""
    if rng.given >= len(given):
        draw_several(rng, stream, count, sides, drawn)
    else:
        take_given(rng, given, stream, count, sides, drawn)


@compiled
def take_given(rng: Record, given: Record, stream: int, count: int, sides: int, drawn: Record) -> None:
    """Write the next given numbers to `drawn`; they count as a draw of their stream."""
    rng.draws[stream] += 1
    for n in range(count):
        rng.given += 1
        if rng.given > len(given) or not 0 <= given[rng.given - 1] < sides:
            raise ValueError("the given luck does not fit")
        drawn[n] = given[rng.given - 1]


def key_from(text: str) -> int:
    """Return a key of 64 bits from any text."""
    return int.from_bytes(hashlib.sha256(b"hippodrome key 1\0" + text.encode()).digest()[:8], "big")


class PhiloxChance:
    """The chance source of a fast race for a table on the readable rules; `streams` numbers the streams by name."""

    def __init__(self, key: int, race: int, streams: Mapping[str, int]) -> None:
        self.key, self.race, self.streams = key, race, dict(streams)

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        drawn: list[int] = []
        for word in self._words(self.streams[chance.stream], n):
            product = word * chance.sides
            number = product >> 32
            if product & 0xFFFFFFFF >= (1 << 32) % chance.sides and not (chance.distinct and number in drawn):
                drawn.append(number)
            if len(drawn) == chance.count:
                return tuple(drawn)
        raise AssertionError("words never end")

    def _words(self, stream: int, n: int) -> Iterator[int]:
        i = 0
        while True:
            yield from _philox(self.key, n, stream + 256 * i, self.race, 0)
            i += 1


def _philox(key: int, c0: int, c1: int, c2: int, c3: int) -> tuple[int, int, int, int]:
    """Compute the block of `philox` in Python integers."""
    low = (1 << 32) - 1
    k0, k1 = key & low, key >> 32
    for _ in range(ROUNDS):
        left, right = int(_FIRST) * c0, int(_SECOND) * c2
        c0, c1, c2, c3 = right >> 32 ^ c1 ^ k0, right & low, left >> 32 ^ c3 ^ k1, left & low
        k0, k1 = k0 + int(_KEY_STEP) & low, k1 + int(_OTHER_KEY_STEP) & low
    return c0, c1, c2, c3
