"""The optional part `measures` of a game plug-in (games/plugin.py): what studies measure. Games without one get the default.

    look(state)                    how far everybody is, who is out, whose race it is likely to be, and where everybody stands
    held(state, seat)              names of the cards, tokens and means that a seat has in hand
    used(state, seat, answer)      names of those that an answer makes use of
    UNIT                           what distances are counted in, a key of the lab's words (`unit.space`)
    MAP                            `spots` are drawn as a map: what its rows and columns are, keys of the lab's words
    MAP_BEGINS                     what row 0 and column 0 are called; 1 and 1 if it does not say

A name is "kind:id", such as "token:red+3"; kinds are words of the laboratory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol


class Sample(NamedTuple):
    """A look at a race: a number a seat. Chances are None without an estimate; a spot is a row and a column of the map."""

    progress: Sequence[float]
    out: Sequence[bool]
    chances: Sequence[float] | None
    spots: Sequence[tuple[int, int]] = ()


class Measures(Protocol):
    """A game's part `measures`."""

    UNIT: str

    def sample(self, state: Any) -> Sample:
        """Return a sample of the race: the progress of every seat."""

    def held(self, state: Any, seat: int) -> Iterable[str]:
        """Return the names of the things that a seat could use."""

    def used(self, state: Any, seat: int, answer: Any) -> Iterable[str]:
        """Return the names of the things that an answer uses."""


class DefaultMeasures:
    """For a game that brings none: standings and facts are all there is."""

    UNIT = "unit.place"

    def sample(self, state: Any) -> Sample:
        """Nothing is known but who is first."""
        return Sample((), (), None)

    def held(self, state: Any, seat: int) -> Iterable[str]:
        """Nothing has a name."""
        return ()

    def used(self, state: Any, seat: int, answer: Any) -> Iterable[str]:
        """Nothing has a name."""
        return ()
