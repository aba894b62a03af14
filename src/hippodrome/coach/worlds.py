"""Worlds: a race played on from where its table stands, with luck that is the same wherever it is started.

The n-th draw of a stream in world w is the same from every position of a race, so two positions can be compared world by
world: what they differ by is what happened between them, and not the luck that was still to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.core.ask import LUCK, Chance
from hippodrome.core.table import Line, Table


class Branch(NamedTuple):
    """A table that stands at a question or is over, how often each stream was drawn from until then, and in which worlds."""

    table: Table[Any]
    draws: Counter[str]
    worlds: Sequence[int]


def drawn(log: Iterable[Line]) -> Counter[str]:
    """How often each stream was drawn from."""
    return Counter(line.stream for line in log if line.seat == LUCK)


def branches(here: Branch, key: int, streams: Mapping[str, int]) -> Iterator[Branch]:
    """Where luck leads a table in each world; worlds in which the same comes up go on together."""
    from hippodrome.native.luck import Counted

    chance = here.table.asked
    if not isinstance(chance, Chance):
        yield here
        return
    outcomes: dict[tuple[int, ...], list[int]] = {}
    for world in here.worlds:
        outcome = Counted(key, world, streams).draw(chance, here.draws[chance.stream])
        outcomes.setdefault(outcome, []).append(world)
    for outcome, worlds in outcomes.items():
        other = here.table.fork()
        other.answer(LUCK, outcome)
        yield from branches(Branch(other, here.draws + Counter([chance.stream]), worlds), key, streams)


def compiled_worlds(
    table: Table[Any], key: int, worlds: int, streams: Mapping[str, int], record: Callable[[Table[Any]], Any]
) -> Any:
    """Records of a table for the fast engine, a row a world, each at a question or at the end of the race."""
    import numpy as np

    races: Any = None
    for here in branches(Branch(table, drawn(table.log), range(worlds)), key, streams):
        row = record(here.table)
        races = np.zeros(worlds, row.dtype) if races is None else races
        for stream, times in here.draws.items():
            row["luck"]["draws"][streams[stream]] = times
        races[np.array(here.worlds)] = row
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.arange(worlds)
    return races
