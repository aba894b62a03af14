"""Scripted chance with names: the outcomes written in a scenario, and the rest from a fixed seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.core.errors import BadInput
from hippodrome.core.rng import ChanceSource, Scripted
from hippodrome.core.table import Table
from hippodrome.scenarios.format import Keys
from hippodrome.scenarios.names import Names

REST = "..."
"""In a script: the rest of an outcome, or a whole outcome, is drawn from the seed."""


class ScriptedOutcomes:
    """The outcomes of each draw (or each stream) in order, as numbers or names.

    Names are resolved at the moment of the draw, because they depend on the table (a card's position in the deck).
    """

    def __init__(self, names: Names, written: Mapping[str, Sequence[Any]], fallback: ChanceSource) -> None:
        self._names, self._fallback = names, fallback
        self._unused = {about: list(enumerate(outcomes)) for about, outcomes in written.items()}
        self.table: Table[Any] | None = None

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        key = next((key for key in (chance.kind, chance.stream) if self._unused.get(key)), None)
        if key is None:
            return self._fallback.draw(chance, n)
        index, outcome = self._unused[key].pop(0)
        at = ("luck", key, index)
        numbers = self._read(at, chance, n, outcome if isinstance(outcome, list) else [outcome])
        try:
            return Scripted({chance.stream: [numbers]}).draw(chance, n)
        except BadInput as error:
            raise self._names.file.error(at, error) from None

    def _read(self, at: Keys, chance: Chance, n: int, outcome: Sequence[Any]) -> list[int]:
        numbers: list[int] = []
        for place, one in enumerate(outcome):
            if one == REST and place == len(outcome) - 1:
                seeded = [number for number in self._fallback.draw(chance, n) if not chance.distinct or number not in numbers]
                return [*numbers, *seeded[: chance.count - len(numbers)]]
            numbers.append(self._number((*at, place), chance, one))
        return numbers

    def _number(self, at: Keys, chance: Chance, one: Any) -> int:
        if type(one) is int:
            return one
        if not isinstance(one, str):
            raise self._names.file.error(at, "name_or_number", value=repr(one))
        if chance.kind in self._names.reader.SEAT_FIELDS or chance.stream in self._names.reader.SEAT_FIELDS:
            return self._names.seat(at, one)
        assert self.table is not None, "a script is at its table before it is asked"
        try:
            return self._names.reader.outcome(self.table.state, chance, one)
        except ValueError as error:
            raise self._names.name_error(at, error) from None

    def unused(self) -> dict[str, int]:
        """Return the number of unused outcomes by kind or stream."""
        return {key: len(outcomes) for key, outcomes in self._unused.items() if outcomes}
