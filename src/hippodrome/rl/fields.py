"""Protocols for a game's RL encoding: the ids of answers and the numbers of observations. Imports nothing but core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat
from hippodrome.core.table import Pov

Ids = Sequence[int]


class Field(NamedTuple):
    """Some numbers of an observation that belong together: `size` whole numbers, usually from 0 to `high`.

    As float32 each is divided by `high`.
    """

    name: str
    size: int
    high: int
    about: str


class Spelling(Protocol):
    """The spelling of one decision. A spelling is whole when nothing may follow."""

    def after(self, ids: Ids) -> Ids:
        """The ids that may follow these; none if they are a whole answer."""

    def spell(self, answer: Any) -> Ids:
        """The whole spelling of an option."""

    def answer(self, ids: Ids) -> Any:
        """The option that a whole spelling stands for."""


class Encoding(Protocol):
    """A game's part `encoding`. What it says of an edition depends on the edition alone."""

    def names(self, edition: Any) -> Sequence[str]:
        """Meaning of each id, in order."""

    def spelling(self, pov: Pov, view: Mapping[str, Any]) -> Spelling:
        """Spelling of the answers to the open prompt; `view` is what the seat sees."""

    def fields(self, edition: Any, seats: int) -> Sequence[Field]:
        """Meaning of the numbers of an observation, in order."""

    def numbers(self, view: Mapping[str, Any], edition: Any, seat: Seat, ids: Ids) -> list[int]:
        """The numbers themselves, of a seat that has spelled so far; made of its view alone."""


class Trie:
    """The spelling of options that are few enough to be written out."""

    def __init__(self, spelled: Mapping[tuple[int, ...], Any]) -> None:
        self._spelled = spelled

    def after(self, ids: Ids) -> Ids:
        so_far, n = tuple(ids), len(ids)
        if so_far in self._spelled:
            return ()
        return sorted({spelled[n] for spelled in self._spelled if spelled[:n] == so_far})

    def spell(self, answer: Any) -> Ids:
        return next(spelled for spelled, option in self._spelled.items() if option == answer)

    def answer(self, ids: Ids) -> Any:
        return self._spelled[tuple(ids)]


def one_hot(at: int | None, size: int) -> list[int]:
    """A row of noughts with a one in this place, if there is such a place."""
    return [int(n == at) for n in range(size)]


def count_values(things: Sequence[int], size: int) -> list[int]:
    """Number of occurrences of each number below `size`."""
    row = [0] * size
    for thing in things:
        row[thing] += 1
    return row
