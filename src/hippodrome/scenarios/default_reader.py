"""Default scenario reader: fields of the state, players by name, and outcomes by number."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from hippodrome.core.ask import Chance
from hippodrome.i18n.localization import SEAT_FIELDS, SEAT_LIST_FIELDS
from hippodrome.scenarios.names import UnknownName, WrittenFields


class DefaultReader:
    """Reader for games without their own. The part of each seat is the state's first list of dataclasses; seats are in the
    fields that the texts treat as seats."""

    SEAT_FIELDS: Collection[str] = frozenset({*SEAT_FIELDS, *SEAT_LIST_FIELDS, "first seat"})
    UNORDERED_FIELDS: Collection[str] = frozenset()

    def __init__(self, state: type) -> None:
        self.PER_SEAT_FIELD = next((field for field, hint in get_type_hints(state).items() if _lists_parts(hint)), "")

    def read(self, edition: Any, field: str, value: Any) -> Any:
        """Return a value unchanged."""
        return value

    def show(self, edition: Any, field: str, value: Any) -> Any:
        """Return a value unchanged."""
        return value

    def outcome(self, state: Any, chance: Chance, name: str) -> int:
        """Raise UnknownName: outcomes have no names."""
        raise UnknownName("only_numbers", about=chance.kind, last=chance.sides - 1)

    def complete_position(self, state: Any, written: WrittenFields) -> None:
        """Leave unwritten fields as they were set up."""


def _lists_parts(hint: Any) -> bool:
    return get_origin(hint) is list and is_dataclass(get_args(hint)[0])
