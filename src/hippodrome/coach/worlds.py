"""Worlds: a race played on from where its table stands, with luck that is the same wherever it is started.

The n-th draw of a stream in world w is the same from every position of a race, so two positions can be compared world by
world: what they differ by is what happened between them, and not the luck that was still to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.ask import LUCK, Chance
from hippodrome.core.table import Line, Table


class Stand(NamedTuple):
    """Where a table stands, for the fast engine. At a question: its record. Where it has stopped for luck, which no record can
    do: its record when somebody last answered, and the lines of luck since."""

    race: Any
    fallen: Sequence[Line] = ()


class Worlds(NamedTuple):
    """Records, a row a world; and the luck that all of them have before their own begins, as numbers."""

    races: Any
    given: Any


def drawn(log: Iterable[Line]) -> Counter[str]:
    """How often each stream was drawn from."""
    return Counter(line.stream for line in log if line.seat == LUCK)


def last_answered(table: Table[Any]) -> tuple[Table[Any], Line | None, list[Line]]:
    """Of a table that has stopped for luck: how it stood at the last answer, that answer (None: there was none), and the luck
    since."""
    assert isinstance(table.asked, Chance)
    n = len(table.log)
    while n and table.log[n - 1].seat == LUCK:
        n -= 1
    return table.at(max(0, n - 1)), table.log[n - 1] if n else None, table.log[n:]


def compiled_worlds(
    table: Table[Any], key: int, worlds: int, streams: Mapping[str, int], stand: Callable[[Table[Any]], Stand]
) -> Worlds:
    """A table in some worlds, for the fast engine."""
    here = stand(table)
    races = np.repeat(here.race.reshape(1), worlds)
    races["luck"]["given"] = 0
    for stream, times in (drawn(table.log) - drawn(here.fallen)).items():
        races["luck"]["draws"][:, streams[stream]] = times
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.arange(worlds)
    return Worlds(races, np.array([n for line in here.fallen for n in line.answer], np.int32))
