"""Scripted luck with names: the outcomes a scenario wrote down, and from a fixed seed what it did not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.core.errors import BadInput
from hippodrome.core.rng import Luck, Scripted
from hippodrome.core.table import Table
from hippodrome.scenarios.format import Keys
from hippodrome.scenarios.names import Names

REST = "..."
"""In a script: the rest of an outcome, or a whole outcome, comes from the seed."""


class Script:
    """For each question to luck (or each stream) its outcomes in order, as numbers or names.

    A name means what it means at the moment of the draw (a card's place in the deck), so the table is looked at then.
    """

    def __init__(self, names: Names, written: Mapping[str, Sequence[Any]], then: Luck) -> None:
        self._names, self._then = names, then
        self._left = {about: list(enumerate(outcomes)) for about, outcomes in written.items()}
        self.table: Table[Any] | None = None

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        key = next((key for key in (chance.about, chance.stream) if self._left.get(key)), None)
        if key is None:
            return self._then.draw(chance, n)
        index, outcome = self._left[key].pop(0)
        at = ("luck", key, index)
        numbers = self._read(at, chance, n, outcome if isinstance(outcome, list) else [outcome])
        try:
            return Scripted({chance.stream: [numbers]}).draw(chance, n)
        except BadInput as error:
            raise self._names.page.bad(at, error) from None

    def _read(self, at: Keys, chance: Chance, n: int, outcome: Sequence[Any]) -> list[int]:
        numbers: list[int] = []
        for place, one in enumerate(outcome):
            if one == REST and place == len(outcome) - 1:
                seeded = [number for number in self._then.draw(chance, n) if not chance.distinct or number not in numbers]
                return [*numbers, *seeded[: chance.count - len(numbers)]]
            numbers.append(self._number((*at, place), chance, one))
        return numbers

    def _number(self, at: Keys, chance: Chance, one: Any) -> int:
        if type(one) is int:
            return one
        if not isinstance(one, str):
            raise self._names.page.bad(at, "name_or_number", value=repr(one))
        if chance.about in self._names.reader.SEATS or chance.stream in self._names.reader.SEATS:
            return self._names.seat(at, one)
        assert self.table is not None, "a script is at its table before it is asked"
        try:
            return self._names.reader.outcome(self.table.state, chance, one)
        except ValueError as error:
            raise self._names.wrong(at, error) from None

    def left(self) -> dict[str, int]:
        """How many written outcomes were never asked for."""
        return {key: len(outcomes) for key, outcomes in self._left.items() if outcomes}
