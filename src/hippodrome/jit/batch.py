"""Batches of races: arrays of records with the same initial position, and bots by number."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.compile_cache import Record


def races_at(position: Record, *, key: int, numbers: Iterable[int]) -> Any:
    """Races that all stand at one position: race n of a key always has the same luck, and the same thoughts if it has any."""
    numbers = np.fromiter(numbers, np.uint32)
    races = np.zeros(len(numbers), position.dtype)
    races[:] = position
    for streams in {"luck", "thoughts"} & set(position.dtype.names):
        races[streams]["key"], races[streams]["race"] = key, numbers
    return races


def bot_numbers(bots: Mapping[str, int], names: Sequence[str]) -> Any:
    """The numbers of bots by their names, seat by seat."""
    for name in names:
        if name not in bots:
            raise UnsupportedByEngine("fast_no_bot", name=name)
    return np.array([bots[name] for name in names], np.int8)


_local = threading.local()


def thread_scratch(make: Callable[[], Record]) -> Record:
    """Room to write on that each thread has to itself, made when it is first needed."""
    rooms: dict[Callable[[], Record], Record] = _local.__dict__.setdefault("rooms", {})
    if make not in rooms:
        rooms[make] = make()
    return rooms[make]
