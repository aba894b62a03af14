"""Ids at random: of each row of a mask one that it allows, each as likely as any other."""

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
