"""Combinations by position: the n-th of `itertools.combinations`, without building those before it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from math import comb
from typing import TypeVar

T = TypeVar("T")

ITERATION_LIMIT = 500
"""Positions up to which skipping with itertools, in C, is faster than computing in Python."""


def nth_combination(pool: Sequence[T], size: int, position: int) -> tuple[T, ...]:
    """Return the combination at a position, in the order of `itertools.combinations(pool, size)`."""
    if not 0 <= position < comb(len(pool), size):
        raise IndexError(f"{position} is not a position among {comb(len(pool), size)} combinations")
    if position < ITERATION_LIMIT:
        return next(islice(combinations(pool, size), position, None))
    chosen: list[T] = []
    for at, item in enumerate(pool):
        if len(chosen) == size:
            break
        with_item = comb(len(pool) - at - 1, size - len(chosen) - 1)
        if position < with_item:
            chosen.append(item)
        else:
            position -= with_item
    return tuple(chosen)
