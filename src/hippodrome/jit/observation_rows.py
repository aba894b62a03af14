"""Sparse updates of observation rows: only entries that may have changed are written.

Most numbers of an observation are 0, and thousands of rows do not fit the processor's caches. A number that is present in every
row is written each time (`put`). Of the others only non-zero ones are written (`mark`), and a draft stores their positions, so
that they can be cleared before the next. Counts are added up in a row of integers that all races of a thread share, and that is
clear again after it has been flushed (`add`, `flush_row`).
"""

from __future__ import annotations

from typing import Any

from hippodrome.jit.compile_cache import Record, compiled


def mark_fields(max_marks: int) -> list[Any]:
    """Return the fields of a draft that store the non-zero positions of its row, at most `max_marks`."""
    return [("marked", "i4"), ("marks", "u2", (max_marks,))]


def spelling_fields(longest: int) -> list[Any]:
    """Return the fields of a draft for the pushed ids, and the number of them that the row already shows."""
    return [("shown", "i1"), ("size", "i1"), ("ids", "i2", (longest,))]


@compiled
def put(observation: Record, scale: Record, at: int, number: int) -> None:
    """Write a number that is present in every row."""
    observation[at] = number * scale[at]


@compiled
def mark(draft: Record, observation: Record, scale: Record, at: int, number: int) -> None:
    """Write a number at a position where other rows have 0."""
    draft.marks[draft.marked] = at
    draft.marked += 1
    observation[at] = number * scale[at]


@compiled
def add(draft: Record, row: Record, at: int, number: int) -> None:
    """Add to a number of the row."""
    if number != 0:
        if row[at] == 0:
            draft.marks[draft.marked] = at
            draft.marked += 1
        row[at] += number


@compiled
def clear_marks(draft: Record, observation: Record, since: int) -> None:
    """Clear the entries of a race's row that were written after the first `since` marks."""
    for n in range(since, draft.marked):
        observation[draft.marks[n]] = 0
    draft.marked = since


@compiled
def flush_row(draft: Record, row: Record, scale: Record, observation: Record, since: int) -> None:
    """Write the sums added after the first `since` marks, scaled, and clear the row for the next race."""
    for n in range(since, draft.marked):
        at = draft.marks[n]
        observation[at] = row[at] * scale[at]
        row[at] = 0


@compiled
def spell(draft: Record, id: int) -> None:
    """Append a pushed id."""
    draft.ids[draft.size] = id
    draft.size += 1


@compiled
def write_spelled(draft: Record, first: int, scale: Record, observation: Record) -> None:
    """Write the counts of the pushed ids that are not shown yet, from `first` on."""
    for n in range(draft.shown, draft.size):
        often = 0
        for before in range(n + 1):
            often += draft.ids[before] == draft.ids[n]
        at = first + draft.ids[n]
        observation[at] = often * scale[at]
        if often == 1:
            draft.marks[draft.marked] = at
            draft.marked += 1
    draft.shown = draft.size
