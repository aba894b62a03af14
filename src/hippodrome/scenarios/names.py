"""Names in a scenario and what they stand for: players, and by each game's own reader its cards, tokens and places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol

from hippodrome.core.ask import Chance, Seat
from hippodrome.core.errors import BadScenario
from hippodrome.scenarios.file import Keys, Page

NOTHING = "none"
"""What a scenario writes where the table has nothing."""


class Misplaced(Exception):
    """Something in the position that cannot be: the field, the seat it belongs to (None: the table), and why."""

    def __init__(self, field: str, seat: Seat | None, reason: str) -> None:
        super().__init__(reason)
        self.field, self.seat, self.reason = field, seat, reason


@dataclass(frozen=True)
class Written:
    """Which fields of the table and of each seat the scenario gives itself."""

    table: Collection[str]
    seats: Sequence[Collection[str]]


class Reader(Protocol):
    """What a game adds to scenarios: its part `scenario` (games/parts.py)."""

    PARTS: str
    """The field of the state, and of a view, that holds a part for each seat."""
    SEATS: Collection[str]
    """Fields of the state, of facts and of reasons that hold seats."""
    PILES: Collection[str]
    """Fields with several pieces whose order means nothing; a number in their place is their size."""

    def read(self, edition: Any, field: str, value: Any) -> Any:
        """What a written value of a field means; the value itself if it means nothing else. ValueError: no such thing."""

    def show(self, edition: Any, field: str, value: Any) -> Any:
        """The other way round: how a value of a field is written; the value itself if it is written as it is."""

    def outcome(self, state: Any, chance: Chance, name: str) -> int:
        """The number by which luck brings what is called so. ValueError: it cannot come up."""

    def lay(self, state: Any, written: Written) -> None:
        """Complete a position: fill in what is not written, and raise Misplaced for what cannot be."""


class Names:
    """The names of one scenario."""

    def __init__(self, page: Page, reader: Reader, edition: Any, players: Sequence[str]) -> None:
        self.page, self.reader, self.edition, self.players = page, reader, edition, players

    def seat(self, at: Keys, name: object) -> Seat:
        """The seat of a player."""
        if name not in self.players:
            raise self.page.bad(at, f"nobody is called '{name}'; the players are {', '.join(self.players)}")
        return self.players.index(str(name))

    def read(self, at: Keys, field: str, value: Any) -> Any:
        """What is meant by a written value."""
        if isinstance(value, list):
            return [self.read((*at, n), field, one) for n, one in enumerate(value)]
        try:
            meant = self.reader.read(self.edition, field, value)
        except ValueError as error:
            raise self.page.bad(at, str(error)) from None
        if meant is not value:
            return meant
        if isinstance(value, str) and field in self.reader.SEATS:
            return self.seat(at, value)
        return None if isinstance(value, str) and value == NOTHING else value

    def show(self, field: str, value: Any) -> Any:
        """How a value found at the table is written in a scenario."""
        if isinstance(value, int) and field in self.reader.PILES:
            return value
        return self._show(field, value)

    def _show(self, field: str, value: Any) -> Any:
        shown = self.reader.show(self.edition, field, value)
        if shown is not value:
            return shown
        if isinstance(value, list | tuple):
            return [self._show(field, one) for one in value]
        if isinstance(value, set | frozenset):
            return sorted(self._show(field, one) for one in value)
        if isinstance(value, Mapping):
            return {str(key): self.show(str(key), one) for key, one in value.items()}
        if is_dataclass(value):
            return {f.name: self.show(f.name, getattr(value, f.name)) for f in fields(value) if not f.metadata.get("given")}
        if field in self.reader.SEATS and type(value) is int and 0 <= value < len(self.players):
            return self.players[value]
        return NOTHING if value is None else value

    def restate(self, at: Keys, field: str, value: Any) -> Any:
        """A written value in the very form in which `show` would write it."""
        if isinstance(value, dict):
            meant = self.read(at, field, value)
            if meant is value:
                return {key: self.restate((*at, key), key, one) for key, one in value.items()}
            return self.show(field, meant)
        return self.show(field, self.read(at, field, value))

    def complain(self, wrong: Misplaced) -> BadScenario:
        """What is wrong with a position, with its key."""
        at: Keys = ("table",) if wrong.seat is None else ("seat", self.players[wrong.seat])
        return self.page.bad((*at, wrong.field), wrong.reason)
