"""Names in a scenario and what they stand for: players, and by each game's own reader its cards, tokens and places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol

from hippodrome.core.ask import Chance, Seat
from hippodrome.core.errors import BadScenario
from hippodrome.core.validation import Fault
from hippodrome.i18n.error_messages import words_in
from hippodrome.i18n.localization import ENGLISH, Words
from hippodrome.scenarios.format import Keys, Page

NOTHING = "none"
"""What a scenario writes where the table has nothing."""


class Unknown(ValueError):
    """A name that means nothing: why by a code, whose words are `fault-scenario_...` of the game or of the house."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data


class Misplaced(Exception):
    """Something in the position that cannot be: the field, the seat it belongs to (None: the table), and why, as above; a game
    without words for it gives a sentence in place of the code."""

    def __init__(self, field: str, seat: Seat | None, code: str, **data: Any) -> None:
        super().__init__(code)
        self.field, self.seat, self.code, self.data = field, seat, code, data


@dataclass(frozen=True)
class Written:
    """Which fields of the table and of each seat the scenario gives itself."""

    table: Collection[str]
    seats: Sequence[Collection[str]]


class Reader(Protocol):
    """What a game adds to scenarios: its part `scenario` (games/plugin.py)."""

    PARTS: str
    """The field of the state, and of a view, that holds a part for each seat."""
    SEATS: Collection[str]
    """Fields of the state, of facts and of reasons that hold seats."""
    PILES: Collection[str]
    """Fields with several pieces whose order means nothing; a number in their place is their size."""

    def read(self, edition: Any, field: str, value: Any) -> Any:
        """What a written value of a field means; the value itself if it means nothing else. Unknown: no such thing."""

    def show(self, edition: Any, field: str, value: Any) -> Any:
        """The other way round: how a value of a field is written; the value itself if it is written as it is."""

    def outcome(self, state: Any, chance: Chance, name: str) -> int:
        """The number by which luck brings what is called so. Unknown: it cannot come up."""

    def lay(self, state: Any, written: Written) -> None:
        """Complete a position: fill in what is not written, and raise Misplaced for what cannot be."""


class Names:
    """The names of one scenario."""

    def __init__(self, page: Page, reader: Reader, edition: Any, players: Sequence[str], room: str = "") -> None:
        self.page, self.reader, self.edition, self.players = page, reader, edition, players
        self.room = room
        """The package whose words say what is wrong with a position."""
        self.words = words_in(ENGLISH)
        """In which reports are written."""

    def seat(self, at: Keys, name: object) -> Seat:
        """The seat of a player."""
        if name not in self.players:
            raise self.page.bad(at, "nobody_called", name=str(name), players=[*self.players])
        return self.players.index(str(name))

    def read(self, at: Keys, field: str, value: Any) -> Any:
        """What is meant by a written value."""
        if isinstance(value, list):
            return [self.read((*at, n), field, one) for n, one in enumerate(value)]
        try:
            meant = self.reader.read(self.edition, field, value)
        except ValueError as error:
            raise self.wrong(at, error) from None
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
        return self.page.bad((*at, wrong.field), self._fault(wrong.code, wrong.data))

    def wrong(self, at: Keys, error: ValueError) -> BadScenario:
        """What is wrong with a name."""
        fault = self._fault(error.code, error.data) if isinstance(error, Unknown) else self._fault(str(error), {})
        return self.page.bad(at, fault)

    def _fault(self, code: str, data: Mapping[str, Any]) -> Fault:
        if f"fault.scenario_{code}" in Words(ENGLISH, room=self.room):
            return Fault(0, f"scenario_{code}", data, room=self.room)
        return Fault(0, "own", {"sentence": code})
