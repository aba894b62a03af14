"""Drivers of the compiled engines and bots: batches of races as arrays of records, stepped and played out in one call."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from hippodrome.games.registry import get_plugin
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import NO_GIVEN_DRAWS


def races_at(position: Record, *, key: int, numbers: Iterable[int]) -> Any:
    """Create races at one position: race n of a key always has the same draws, and its bots the same random numbers."""
    numbers = np.fromiter(numbers, np.uint32)
    races = np.zeros(len(numbers), position.dtype)
    races[:] = position
    for streams in {"luck", "thoughts"} & set(position.dtype.names):
        races[streams]["key"], races[streams]["race"] = key, numbers
    return races


def bot_numbers(bots: Mapping[str, int], names: Sequence[str]) -> Any:
    """Return the numbers of bots by their names, seat by seat."""
    for name in names:
        if name not in bots:
            raise UnsupportedByEngine("fast_no_bot", name=name)
    return np.array([bots[name] for name in names], np.int8)


_local = threading.local()


def thread_scratch(make: Callable[[], Record]) -> Record:
    """Return a scratch record of this thread, created on first use."""
    scratches: dict[Callable[[], Record], Record] = _local.__dict__.setdefault("rooms", {})
    if make not in scratches:
        scratches[make] = make()
    return scratches[make]


# Engines -------------------------------------------------------------------------------------------------------------------


class NewRaces(Protocol):
    """Creates races at their start: race n of a key always has the same draws."""

    def __call__(self, edition: Any, seats: int, options: Mapping[str, Any], *, key: int, numbers: Iterable[int]) -> Any: ...


def race_factory(game: str, race_of: Callable[[Any], Record]) -> NewRaces:
    """Return `new_races` of a game's engine."""

    def new_races(edition: Any, seats: int, options: Mapping[str, Any], *, key: int, numbers: Iterable[int]) -> Any:
        position = first_position(game, race_of, edition, seats, tuple(options.items()))
        return races_at(position, key=key, numbers=numbers)

    return new_races


@lru_cache(maxsize=192)
def first_position(
    game: str, race_of: Callable[[Any], Record], edition: Any, seats: int, options: tuple[tuple[str, Any], ...]
) -> Record:
    """Return the record with which races of these settings begin."""
    return race_of(get_plugin(game).game.setup(seats, dict(options), edition))


def stepper(
    step_races: Callable[..., None], pack_edition: Callable[[Any], Record], new_scratch: Callable[[], Record]
) -> Callable[[Any, Any, Any], Any]:
    """Return `step` of an engine: it answers with an option per race (None or negative: with nothing), and returns the number
    of options of the next seat, `waiting(races)`; 0 if the race is over. An option's number is its position in the list of the
    readable rules."""

    def step(edition: Any, races: Any, numbers: Any) -> Any:
        counts = np.zeros(len(races), np.int64)
        numbers = np.full(len(races), -1) if numbers is None else np.asarray(numbers, np.int64)
        step_races(pack_edition(edition), races, thread_scratch(new_scratch), numbers, counts, NO_GIVEN_DRAWS)
        return counts

    return step


# Bots ----------------------------------------------------------------------------------------------------------------------


class PlayOut(Protocol):
    """Plays races from their positions to the end; returns the number of decisions of each.

    `bots` names one bot per seat, or is an array of their numbers with one row per race. `given` are the first draws.
    """

    def __call__(self, edition: Any, races: Any, bots: Sequence[str] | Any, given: Any = NO_GIVEN_DRAWS) -> Any: ...


def player(
    play_races: Callable[..., None],
    pack_edition: Callable[[Any], Record],
    scratches: Sequence[Callable[[], Record]],
    bots_by_number: Callable[[Sequence[str]], Any],
) -> PlayOut:
    """Return `play_out` of compiled bots. `scratches` create the scratch records that `play_races` takes."""

    def play_out(edition: Any, races: Any, bots: Sequence[str] | Any, given: Any = NO_GIVEN_DRAWS) -> Any:
        rows = bots if isinstance(bots, np.ndarray) else np.tile(bots_by_number(bots), (len(races), 1))
        decisions = np.zeros(len(races), np.int64)
        play_races(pack_edition(edition), races, *map(thread_scratch, scratches), rows, decisions, given)
        return decisions

    return play_out
