"""Action masks: draw a random allowed id for each row, and check given ids."""

from __future__ import annotations

from hippodrome.jit.compile_cache import Record, compiled, entry

BLOCK = 16
"""Ids counted at once, so that the loop is vectorized."""


@compiled
def nth_allowed(row: Record, left: int) -> int:
    """Return the allowed id with this number, from 0."""
    id = 0
    while id + BLOCK <= len(row):
        found = 0
        for n in range(BLOCK):
            found += row[id + n]
        if left < found:
            break
        left -= found
        id += BLOCK
    while left or not row[id]:
        left -= row[id]
        id += 1
    return id


@entry
def pick_ids(mask: Record, noise: Record, ids: Record) -> None:
    """Draw an allowed id per row; `noise` are numbers from 0 to 1, one per row."""
    for n in range(len(ids)):
        row = mask[n]
        found = 0
        for id in range(len(row)):
            found += row[id]
        ids[n] = nth_allowed(row, int(noise[n] * found))


@entry
def first_illegal(mask: Record, ids: Record) -> int:
    """Return the first row whose mask forbids its id; -1 if there is none."""
    for n in range(len(ids)):
        if ids[n] < 0 or ids[n] >= mask.shape[1] or not mask[n, ids[n]]:
            return n
    return -1
