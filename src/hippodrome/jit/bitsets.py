"""Sets of cards as bit masks (bit n: the n-th card of a hand), in the order of itertools.combinations."""

from __future__ import annotations

from math import comb

import numpy as np

from hippodrome.jit.compile_cache import Record, compiled

MAX_PLACES = 20
"""Maximum number of cards in a hand."""

MAX_CHOSEN = 5
"""Maximum number of cards chosen at once."""

CHOOSE = np.array([[comb(n, k) for k in range(MAX_PLACES + 1)] for n in range(MAX_PLACES + 1)], np.int64)
"""CHOOSE[n, k]: the number of sets of k among n."""

MAX_SETS = int(CHOOSE[MAX_PLACES, : MAX_CHOSEN + 1].sum())
"""More sets than a hand can have."""


def count_sets(matching: int, joining: int, least: int, most: int) -> int:
    """Number of sets of up to `most` cards with at least `least` of the matching ones, the others from those that join."""
    return sum(
        comb(matching, some) * comb(joining, joins)
        for joins in range(most + 1)
        for some in range(least, most - joins + 1)
        if some + joins
    )


SETS = np.dtype([
    ("bits", "i4", (MAX_PLACES + 1,)),  # the set to choose from, one bit each
    ("written", "i4", (1 + MAX_CHOSEN * MAX_SETS,)),
], align=True)  # fmt: skip
"""Buffer: the bits to choose from, and the sets that were written."""


@compiled
def bits_of(mask: int, sets: Record) -> int:
    """Write the single bits of a set to choose from, lowest first; return their number."""
    n, bit = 0, 1
    while bit <= mask:
        sets.bits[n] = bit  # overwritten by the next one unless it is in the set
        n += 1 if mask & bit else 0
        bit <<= 1
    return n


@compiled
def popcount(mask: int) -> int:
    """Number of cards in a set."""
    mask = mask - (mask >> 1 & 0x55555555)  # by pairs, fours and so on: avoids a loop with an unpredictable length
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return mask + (mask >> 16) & 0x3F


@compiled
def lowest_bit(mask: int) -> int:
    """Return the position of the lowest bit of a set that is not empty."""
    return popcount((mask & -mask) - 1)


@compiled
def set_at(sets: Record, n: int, k: int, rank: int) -> int:
    """Return the set with this number among all sets of k among n bits."""
    found = 0
    for at in range(n):
        if k == 0:
            break
        with_this = CHOOSE[n - at - 1, k - 1]
        if rank < with_this:
            found |= sets.bits[at]
            k -= 1
        else:
            rank -= with_this
    return found


@compiled
def write_sets(sets: Record, n: int, k: int, joined: int, at: int) -> int:
    """Write all sets of k among n bits, each joined by other cards, from position `at` on; return the position after them."""
    if k == 0:
        sets.written[at] = joined
        return at + 1
    if k <= 3:
        return write_few(sets, 0, n, k, joined, at)
    for first in range(n):
        with_one = joined | sets.bits[first]
        if k == 4:
            at = write_few(sets, first + 1, n, 3, with_one, at)
        else:
            for second in range(first + 1, n):
                at = write_few(sets, second + 1, n, 3, with_one | sets.bits[second], at)
    return at


@compiled
def write_few(sets: Record, start: int, n: int, k: int, joined: int, at: int) -> int:
    """Write all sets of one, two or three. (Loops, because numba cannot cache a recursive function on disk.)"""
    for first in range(start, n):
        one = joined | sets.bits[first]
        if k == 1:
            sets.written[at] = one
            at += 1
        elif k == 2:
            for second in range(first + 1, n):
                sets.written[at] = one | sets.bits[second]
                at += 1
        else:
            for second in range(first + 1, n):
                two = one | sets.bits[second]
                for third in range(second + 1, n):
                    sets.written[at] = two | sets.bits[third]
                    at += 1
    return at
