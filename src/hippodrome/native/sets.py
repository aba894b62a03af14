"""Sets of cards as bits of one number (bit n: the n-th card of a hand), in the order of itertools.combinations."""

from __future__ import annotations

from math import comb

import numpy as np

from hippodrome.native.compiled import Record, compiled

MOST_PLACES = 20
"""As many cards a hand may have here."""

MOST_CHOSEN = 5
"""And as many may be chosen from it at once."""

CHOOSE = np.array([[comb(n, k) for k in range(MOST_PLACES + 1)] for n in range(MOST_PLACES + 1)], np.int64)
"""CHOOSE[n, k]: how many sets of k there are among n."""

MOST_SETS = int(CHOOSE[MOST_PLACES, : MOST_CHOSEN + 1].sum())
"""More sets than a hand can have."""


@compiled
def bits_of(mask: int, bits: Record) -> int:
    """Write the single bits of a set into `bits`, lowest first; how many there are."""
    n, bit = 0, 1
    while bit <= mask:
        if mask & bit:
            bits[n] = bit
            n += 1
        bit <<= 1
    return n


@compiled
def size(mask: int) -> int:
    """How many cards are in a set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@compiled
def set_at(bits: Record, n: int, k: int, rank: int) -> int:
    """Of all sets of k among these n bits, the one with this number."""
    found = 0
    for at in range(n):
        if k == 0:
            break
        with_this = CHOOSE[n - at - 1, k - 1]
        if rank < with_this:
            found |= bits[at]
            k -= 1
        else:
            rank -= with_this
    return found


@compiled
def write_ones(bits: Record, start: int, n: int, joined: int, written: Record, at: int) -> int:
    """Each of the bits from `start` to n, joined by others. (A function that calls itself would not survive on disk.)"""
    for one in range(start, n):
        written[at] = joined | bits[one]
        at += 1
    return at


@compiled
def write_twos(bits: Record, start: int, n: int, joined: int, written: Record, at: int) -> int:
    """All sets of two of them."""
    for first in range(start, n):
        at = write_ones(bits, first + 1, n, joined | bits[first], written, at)
    return at


@compiled
def write_threes(bits: Record, start: int, n: int, joined: int, written: Record, at: int) -> int:
    """All sets of three of them."""
    for first in range(start, n):
        at = write_twos(bits, first + 1, n, joined | bits[first], written, at)
    return at


@compiled
def write_fours(bits: Record, start: int, n: int, joined: int, written: Record, at: int) -> int:
    """All sets of four of them."""
    for first in range(start, n):
        at = write_threes(bits, first + 1, n, joined | bits[first], written, at)
    return at


@compiled
def write_sets(bits: Record, n: int, k: int, joined: int, written: Record, at: int) -> int:
    """Write all sets of k among the first n bits, each joined by other cards, from place `at` on; the place after them."""
    if k == 0:
        written[at] = joined
        return at + 1
    if k == 1:
        return write_ones(bits, 0, n, joined, written, at)
    if k == 2:
        return write_twos(bits, 0, n, joined, written, at)
    if k == 3:
        return write_threes(bits, 0, n, joined, written, at)
    if k == 4:
        return write_fours(bits, 0, n, joined, written, at)
    for first in range(n):
        at = write_fours(bits, first + 1, n, joined | bits[first], written, at)
    return at
