"""Worlds: playouts from a position, with common random numbers.

The n-th draw of a stream in world w is the same from every position of a race, so two positions can be compared world by world:
they differ only by what happened between them, not by later draws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.ask import CHANCE_SEAT, Chance
from hippodrome.core.table import LogEntry, Table


class EnginePosition(NamedTuple):
    """Position of a table, for the compiled engine. At a prompt: its record. At a pending draw, which no record can represent:
    its record at the last answer of a seat, and the draws since."""

    race: Any
    draws_since: Sequence[LogEntry] = ()


class Worlds(NamedTuple):
    """Records, one row per world; and the draws that all of them share before their own begin, as numbers."""

    races: Any
    given: Any


def count_draws(log: Iterable[LogEntry]) -> Counter[str]:
    """Number of draws from each stream."""
    return Counter(line.stream for line in log if line.seat == CHANCE_SEAT)


def last_answered(table: Table[Any]) -> tuple[Table[Any], LogEntry | None, list[LogEntry]]:
    """Return, for a table with a pending draw, the table at the last answer, that answer (None: there was none), and the draws
    since."""
    assert isinstance(table.prompt, Chance)
    n = len(table.log)
    while n and table.log[n - 1].seat == CHANCE_SEAT:
        n -= 1
    return table.at(max(0, n - 1)), table.log[n - 1] if n else None, table.log[n:]


def compiled_worlds(
    table: Table[Any], key: int, worlds: int, streams: Mapping[str, int], position_of: Callable[[Table[Any]], EnginePosition]
) -> Worlds:
    """Return a table in some worlds, for the fast engine."""
    here = position_of(table)
    races = np.repeat(here.race.reshape(1), worlds)
    races["luck"]["given"] = 0
    for stream, times in (count_draws(table.log) - count_draws(here.draws_since)).items():
        races["luck"]["draws"][:, streams[stream]] = times
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.arange(worlds)
    return Worlds(races, np.array([n for line in here.draws_since for n in line.answer], np.int32))
