"""Worlds: a race played on from where its table stands, with luck that is the same wherever it is started.

The n-th draw of a stream in world w is the same from every position of a race, so two positions can be compared world by
world: what they differ by is what happened between them, and not the luck that was still to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from hippodrome.core.ask import LUCK, Chance
from hippodrome.core.luck import Luck
from hippodrome.core.table import Line, Table


class Branch(NamedTuple):
    """A table in one world, and how often each stream was drawn from until then."""

    table: Table[Any]
    draws: Mapping[str, int]


def drawn(log: Iterable[Line]) -> Counter[str]:
    """How often each stream was drawn from."""
    return Counter(line.stream for line in log if line.seat == LUCK)


def branch(table: Table[Any], luck: Luck, before: Counter[str]) -> Branch:
    """A copy of a table that goes on to its next question with this luck; `before` was drawn until now."""
    other = table.fork(luck=luck)
    stood = len(other.log)
    other.draw_on()
    return Branch(other, before + drawn(other.log[stood:]))


def compiled_worlds(
    table: Table[Any], key: int, worlds: int, streams: Mapping[str, int], record: Callable[[Table[Any]], Any]
) -> Any:
    """Records of a table for the fast engine, a row a world, each at a question or at the end of the race."""
    import numpy as np

    from hippodrome.native.luck import Counted

    before = drawn(table.log)
    if isinstance(table.asked, Chance):
        branches = [branch(table, Counted(key, n, streams), before) for n in range(worlds)]
    else:
        branches = [Branch(table, before)]
    first = record(branches[0].table)
    rows = np.zeros(len(branches), first.dtype)
    for n, here in enumerate(branches):
        rows[n] = record(here.table) if n else first
        for stream, times in here.draws.items():
            rows["luck"]["draws"][n, streams[stream]] = times
    races = np.repeat(rows, worlds // len(rows))
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.arange(worlds)
    return races
