"""The reader of a game that brings none: its scenarios name fields of its state, players by name, and luck by number."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from hippodrome.core.ask import Chance
from hippodrome.i18n.localization import ONE_SEAT, SOME_SEATS
from hippodrome.scenarios.names import Unknown, Written


class PlainReader:
    """A part for each seat is the state's first list of dataclasses. Seats stand in the fields in which words know them."""

    SEATS: Collection[str] = frozenset({*ONE_SEAT, *SOME_SEATS, "first seat"})
    PILES: Collection[str] = frozenset()

    def __init__(self, state: type) -> None:
        self.PARTS = next((field for field, hint in get_type_hints(state).items() if _lists_parts(hint)), "")

    def read(self, edition: Any, field: str, value: Any) -> Any:
        """A value means itself."""
        return value

    def show(self, edition: Any, field: str, value: Any) -> Any:
        """A value is written as it is."""
        return value

    def outcome(self, state: Any, chance: Chance, name: str) -> int:
        """Luck has no names."""
        raise Unknown("only_numbers", about=chance.about, last=chance.sides - 1)

    def lay(self, state: Any, written: Written) -> None:
        """What is not written stands as at the start."""


def _lists_parts(hint: Any) -> bool:
    return get_origin(hint) is list and is_dataclass(get_args(hint)[0])
