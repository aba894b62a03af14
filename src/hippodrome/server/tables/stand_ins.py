"""Tracks which answers were played by a stand-in after a timeout."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.table import Table

TIMEOUTS_UNTIL_AWAY = 3
"""Timeouts in a row, without an own answer in between, after which a player counts as away."""


class StandIns:
    """The decisions of a race as they stand. What was taken back was never decided."""

    def __init__(self) -> None:
        self._by_stand_in: dict[tuple[int, Seat], bool] = {}
        """True where a stand-in decided, by log position of the prompt and seat."""
        self._timeouts: Counter[Seat] = Counter()

    def count_timeout(self, seat: Seat) -> int:
        """Count a timeout in a public prompt; return the number in a row."""
        self._timeouts[seat] += 1
        return self._timeouts[seat]

    def reset_timeouts(self, seat: Seat) -> None:
        """Reset the count of timeouts: the player is present."""
        self._timeouts.pop(seat, None)

    def record(self, position: int, seat: Seat, *, stood_in: bool) -> None:
        """A seat has decided, or was decided for."""
        self._by_stand_in[position, seat] = stood_in

    def truncate(self, table: Table[Any]) -> None:
        """The table went back: of the question that is open now, only the answers that are still in count."""
        position = len(table.log) - len(table.sealed)
        self._by_stand_in = {
            (n, seat): stood_in
            for (n, seat), stood_in in self._by_stand_in.items()
            if n < position or (n == position and seat in table.sealed)
        }

    def counts_for(self, seat: Seat) -> dict[str, int]:
        """Count a seat's decisions, and those that a stand-in made; empty if it made none."""
        own = [stood_in for (_, of), stood_in in self._by_stand_in.items() if of == seat]
        return {"moves": sum(own), "of": len(own)} if any(own) else {}
