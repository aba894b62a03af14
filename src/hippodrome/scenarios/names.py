"""Resolves names in a scenario: players, and by the game's reader its cards, tokens and places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol

from hippodrome.core.ask import Chance, Seat
from hippodrome.core.errors import BadScenario
from hippodrome.core.validation import Issue
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import ENGLISH, Localization
from hippodrome.scenarios.format import Keys, ScenarioFile

NOTHING = "none"
"""The word for None in scenario files."""


class UnknownName(ValueError):
    """An unknown name: the reason is a code with the text `fault-scenario_...` of the game or of this package."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data


class InvalidPosition(Exception):
    """An invalid part of a position: the field, its seat (None: the table), and the reason as a code, as above; a game without
    a text for it passes a sentence instead."""

    def __init__(self, field: str, seat: Seat | None, code: str, **data: Any) -> None:
        super().__init__(code)
        self.field, self.seat, self.code, self.data = field, seat, code, data


@dataclass(frozen=True)
class WrittenFields:
    """The fields of the table and of each seat that the scenario sets."""

    table: Collection[str]
    seats: Sequence[Collection[str]]


class ScenarioReader(Protocol):
    """The part `scenario` of a game plug-in (games/plugin.py): names and positions in its scenarios."""

    PER_SEAT_FIELD: str
    """The field of the state, and of a view, that contains a part for each seat."""
    SEAT_FIELDS: Collection[str]
    """Fields of the state, of facts and of reasons that contain seats."""
    UNORDERED_FIELDS: Collection[str]
    """Fields with several pieces in irrelevant order; a number in their place is their size."""

    def read(self, edition: Any, field: str, value: Any) -> Any:
        """Return the meaning of a written value, or the value itself if it has no other. Raises UnknownName otherwise."""

    def show(self, edition: Any, field: str, value: Any) -> Any:
        """Return the written form of a field's value; the value itself if there is no other."""

    def outcome(self, state: Any, chance: Chance, name: str) -> int:
        """Return the draw that produces the named outcome. Raises UnknownName if it cannot come up."""

    def complete_position(self, state: Any, written: WrittenFields) -> None:
        """Complete a position: fill in what is not written; raises InvalidPosition if that is impossible."""


class Names:
    """The names of one scenario."""

    def __init__(
        self, file: ScenarioFile, reader: ScenarioReader, edition: Any, players: Sequence[str], package: str = ""
    ) -> None:
        self.file, self.reader, self.edition, self.players = file, reader, edition, players
        self.package = package
        """The package with the texts of position errors."""
        self.words = cli_localization(ENGLISH)
        """The language of reports."""

    def seat(self, at: Keys, name: object) -> Seat:
        """Return the seat of a player."""
        if name not in self.players:
            raise self.file.error(at, "nobody_called", name=str(name), players=[*self.players])
        return self.players.index(str(name))

    def read(self, at: Keys, field: str, value: Any) -> Any:
        """Resolve a written value."""
        if isinstance(value, list):
            return [self.read((*at, n), field, one) for n, one in enumerate(value)]
        try:
            meant = self.reader.read(self.edition, field, value)
        except ValueError as error:
            raise self.name_error(at, error) from None
        if meant is not value:
            return meant
        if isinstance(value, str) and field in self.reader.SEAT_FIELDS:
            return self.seat(at, value)
        return None if isinstance(value, str) and value == NOTHING else value

    def show(self, field: str, value: Any) -> Any:
        """Format a value of the table as a scenario writes it."""
        if isinstance(value, int) and field in self.reader.UNORDERED_FIELDS:
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
        if field in self.reader.SEAT_FIELDS and type(value) is int and 0 <= value < len(self.players):
            return self.players[value]
        return NOTHING if value is None else value

    def normalize(self, at: Keys, field: str, value: Any) -> Any:
        """Return a written value in the form in which `show` would write it."""
        if isinstance(value, dict):
            meant = self.read(at, field, value)
            if meant is value:
                return {key: self.normalize((*at, key), key, one) for key, one in value.items()}
            return self.show(field, meant)
        return self.show(field, self.read(at, field, value))

    def position_error(self, wrong: InvalidPosition) -> BadScenario:
        """Return the error for an invalid position, with its key."""
        at: Keys = ("table",) if wrong.seat is None else ("seat", self.players[wrong.seat])
        return self.file.error((*at, wrong.field), self._issue(wrong.code, wrong.data))

    def name_error(self, at: Keys, error: ValueError) -> BadScenario:
        """Return the error for an unknown name."""
        fault = self._issue(error.code, error.data) if isinstance(error, UnknownName) else self._issue(str(error), {})
        return self.file.error(at, fault)

    def _issue(self, code: str, data: Mapping[str, Any]) -> Issue:
        if f"fault.scenario_{code}" in Localization(ENGLISH, package=self.package):
            return Issue(0, f"scenario_{code}", data, package=self.package)
        return Issue(0, "own", {"sentence": code})
