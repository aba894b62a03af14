"""Ids of many rows of a mask: one at random of each, and whether each of some is allowed."""

from __future__ import annotations

from hippodrome.native.compiled import Record, entry


@entry
def pick_ids(mask: Record, noise: Record, ids: Record) -> None:
    """`noise` are numbers from 0 to 1, one a row."""
    for n in range(len(ids)):
        row = mask[n]
        found = 0
        for id in range(len(row)):
            found += row[id]
        left = int(noise[n] * found)
        id = 0
        while left or not row[id]:
            left -= row[id]
            id += 1
        ids[n] = id


@entry
def first_wrong(mask: Record, ids: Record) -> int:
    """The first row whose mask forbids its id; -1 if there is none."""
    for n in range(len(ids)):
        if ids[n] < 0 or ids[n] >= mask.shape[1] or not mask[n, ids[n]]:
            return n
    return -1
