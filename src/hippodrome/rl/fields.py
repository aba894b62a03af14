"""Protocols for a game's RL encoding: the ids of answers and the numbers of observations. Imports only core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat
from hippodrome.core.table import Pov

Ids = Sequence[int]


class Field(NamedTuple):
    """A group of numbers of an observation: `size` integers, usually from 0 to `high`.

    As float32 each is divided by `high`.
    """

    name: str
    size: int
    high: int
    about: str


class Spelling(Protocol):
    """The spelling of the answers to one prompt as ids. A spelling is complete when no id may follow."""

    def after(self, ids: Ids) -> Ids:
        """Return the ids that may follow these; none if they are a complete answer."""

    def spell(self, answer: Any) -> Ids:
        """Return the complete spelling of an option."""

    def answer(self, ids: Ids) -> Any:
        """Return the option of a complete spelling."""


class Encoding(Protocol):
    """The `encoding` part of a game. Everything it says of an edition depends on the edition only."""

    def names(self, edition: Any) -> Sequence[str]:
        """Return the meaning of each id, in order."""

    def spelling(self, pov: Pov, view: Mapping[str, Any]) -> Spelling:
        """Return the spelling of the answers to the open prompt; `view` is the seat's view."""

    def fields(self, edition: Any, seats: int) -> Sequence[Field]:
        """Return the meaning of the numbers of an observation, in order."""

    def numbers(self, view: Mapping[str, Any], edition: Any, seat: Seat, ids: Ids) -> list[int]:
        """Return the observation of a seat that has pushed these ids, computed from its view only."""


class Trie:
    """A spelling of options from a short list, as a trie."""

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
    """Return zeros with a one at this position, if there is one."""
    return [int(n == at) for n in range(size)]


def count_values(things: Sequence[int], size: int) -> list[int]:
    """Count the occurrences of each number below `size`."""
    row = [0] * size
    for thing in things:
        row[thing] += 1
    return row
