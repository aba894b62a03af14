"""Sparse updates of observation rows: only what may have changed is written.

Most numbers of an observation are 0, and thousands of rows do not fit the processor's caches. A number that every row has in
its place is written each time (`put`). Of the others only those that are not 0 are written (`mark`), and a draft remembers
where, so that they can be wiped out before the next. What must be counted first is added up in a row of whole numbers that
all races of a thread share, and that is clear again when it has been taken over (`add`, `flush_row`).
"""

from __future__ import annotations

from typing import Any

from hippodrome.jit.compile_cache import Record, compiled


def mark_fields(max_marks: int) -> list[Any]:
    """The fields of a draft that remember where its row is not 0; no row may have more such places than `most`."""
    return [("marked", "i4"), ("marks", "u2", (max_marks,))]


def spelling_fields(longest: int) -> list[Any]:
    """The fields of a draft for the ids that were spelled so far, and how many of them the row shows already."""
    return [("shown", "i1"), ("size", "i1"), ("ids", "i2", (longest,))]


@compiled
def put(observation: Record, scale: Record, at: int, number: int) -> None:
    """Write a number that every row has in this place."""
    observation[at] = number * scale[at]


@compiled
def mark(draft: Record, observation: Record, scale: Record, at: int, number: int) -> None:
    """Write a number in a place where other rows have 0."""
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
    """Make a race's row 0 again where something was written after the first `since` marks."""
    for n in range(since, draft.marked):
        observation[draft.marks[n]] = 0
    draft.marked = since


@compiled
def flush_row(draft: Record, row: Record, scale: Record, observation: Record, since: int) -> None:
    """Write what was added after the first `since` marks, each number by its scale, and clear the row for the next race."""
    for n in range(since, draft.marked):
        at = draft.marks[n]
        observation[at] = row[at] * scale[at]
        row[at] = 0


@compiled
def spell(draft: Record, id: int) -> None:
    """Spell one id more."""
    draft.ids[draft.size] = id
    draft.size += 1


@compiled
def write_spelled(draft: Record, first: int, scale: Record, observation: Record) -> None:
    """Write down, from `first` on, how often each id was spelled that is not shown yet."""
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
