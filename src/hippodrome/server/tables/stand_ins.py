"""Who decided what: the answers that people gave themselves, and those that a stand-in gave because their time was up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.table import Table

LAPSES = 3
"""After so many lapses in a row, without an answer of their own in between, somebody counts as away."""


class StandIns:
    """The decisions of a race as they stand. What was taken back was never decided."""

    def __init__(self) -> None:
        self._decided: dict[tuple[int, Seat], bool] = {}
        """Whether a stand-in decided, by how many lines stood before the question, and the seat."""
        self._lapses: Counter[Seat] = Counter()

    def lapse(self, seat: Seat) -> int:
        """Somebody's time ran out again, in a question that everybody knows of; how often in a row."""
        self._lapses[seat] += 1
        return self._lapses[seat]

    def is_here(self, seat: Seat) -> None:
        """Somebody has shown that they are there: lapses are counted anew."""
        self._lapses.pop(seat, None)

    def note(self, position: int, seat: Seat, *, stood_in: bool) -> None:
        """A seat has decided, or was decided for."""
        self._decided[position, seat] = stood_in

    def go_back(self, table: Table[Any]) -> None:
        """The table went back: of the question that is open now, only the answers that are still in count."""
        position = len(table.log) - len(table.sealed)
        self._decided = {
            (n, seat): stood_in
            for (n, seat), stood_in in self._decided.items()
            if n < position or (n == position and seat in table.sealed)
        }

    def played_for(self, seat: Seat) -> dict[str, int]:
        """How many of a seat's decisions a stand-in made, and of how many; nothing if it made none."""
        own = [stood_in for (_, of), stood_in in self._decided.items() if of == seat]
        return {"moves": sum(own), "of": len(own)} if any(own) else {}
