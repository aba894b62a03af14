"""The optional part `measures` of a game plug-in (games/plugin.py): what studies measure. Games without one get the default.

    sample(state)                  progress, elimination, win chances and position of each seat
    held(state, seat)              names of the cards, tokens and other means that a seat holds
    used(state, seat, answer)      names of those that an answer uses
    UNIT                           the unit of distances, a key of the lab's texts (`unit.space`)
    MAP                            `spots` are drawn as a map: its rows and columns, keys of the lab's texts
    MAP_BEGINS                     the labels of row 0 and column 0; 1 and 1 by default

A name is "kind:id", such as "token:red+3"; kinds are keys of the lab's texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol


class Sample(NamedTuple):
    """A sample of a race: one number per seat. Chances are None without an estimate; a spot is a row and column of the map."""

    progress: Sequence[float]
    out: Sequence[bool]
    chances: Sequence[float] | None
    spots: Sequence[tuple[int, int]] = ()


class Measures(Protocol):
    """The `measures` part of a game."""

    UNIT: str

    def sample(self, state: Any) -> Sample:
        """Return a sample of the race: the progress of every seat."""

    def held(self, state: Any, seat: int) -> Iterable[str]:
        """Return the names of the things that a seat could use."""

    def used(self, state: Any, seat: int, answer: Any) -> Iterable[str]:
        """Return the names of the things that an answer uses."""


class DefaultMeasures:
    """Measures of a game without its own: standings and facts only."""

    UNIT = "unit.place"

    def sample(self, state: Any) -> Sample:
        """Return a sample with nothing but the standings."""
        return Sample((), (), None)

    def held(self, state: Any, seat: int) -> Iterable[str]:
        """Return no names."""
        return ()

    def used(self, state: Any, seat: int, answer: Any) -> Iterable[str]:
        """Return no names."""
        return ()
