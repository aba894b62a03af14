"""Tracks which answers were played by a stand-in after a timeout."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.table import Table

TIMEOUTS_UNTIL_AWAY = 3
"""Consecutive timeouts, without an answer by the player in between, after which a player counts as away."""


class StandIns:
    """Decisions of a race and who made them: the player or a stand-in. Decisions taken back do not count."""

    def __init__(self) -> None:
        self._by_stand_in: dict[tuple[int, Seat], bool] = {}
        """True if a stand-in decided, by log position of the prompt and seat."""
        self._timeouts: Counter[Seat] = Counter()

    def count_timeout(self, seat: Seat) -> int:
        """Count a timeout in a public prompt; return the number of consecutive ones."""
        self._timeouts[seat] += 1
        return self._timeouts[seat]

    def reset_timeouts(self, seat: Seat) -> None:
        """Reset the count of timeouts: the player is present."""
        self._timeouts.pop(seat, None)

    def record(self, position: int, seat: Seat, *, stood_in: bool) -> None:
        """Record a decision of a seat, made by its player or a stand-in."""
        self._by_stand_in[position, seat] = stood_in

    def truncate(self, table: Table[Any]) -> None:
        """Drop the decisions that an undo took back; of the open prompt, sealed answers remain."""
        position = len(table.log) - len(table.sealed)
        self._by_stand_in = {
            (n, seat): stood_in
            for (n, seat), stood_in in self._by_stand_in.items()
            if n < position or (n == position and seat in table.sealed)
        }

    def counts_for(self, seat: Seat) -> dict[str, int]:
        """Count a seat's decisions and those made by a stand-in; empty if there are none of the latter."""
        own = [stood_in for (_, of), stood_in in self._by_stand_in.items() if of == seat]
        return {"moves": sum(own), "of": len(own)} if any(own) else {}
