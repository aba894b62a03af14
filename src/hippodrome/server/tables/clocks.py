"""Clocks: how long a decision may take, by a measure that does not jump when the machine's clock does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Table

CLOCKS: dict[str, float | None] = {"none": None, "fast": 45.0, "relaxed": 300.0, "correspondence": 3 * 86400.0}
"""Seconds for a decision, by the name of the clock."""
AFTER_START = 300.0
"""Seconds that everybody who is asked has at least after a start of the server, unless the clock itself is shorter."""
MOST_POSITIONS = 64
"""Of so many positions it is remembered how much of their clocks people have used there."""


def steady() -> Callable[[], float]:
    """A time of day that is set once and then goes on as seconds pass, whatever is done to the machine's clock."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class _Opened(NamedTuple):
    """The clocks' memory as it was when a hidden window opened."""

    position: int
    used: dict[int, dict[Seat, float]]
    ran_out: set[tuple[int, Seat]]


class Clocks:
    """The clocks of a table's seats. A question has one clock: taking back and coming back do not wind it up again."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.since: dict[Seat, float] = {}
        """Since when each seat that is asked has had its question; earlier, if it used some of its time before."""
        self.shown: dict[Seat, float] = {}
        """The same of the last question that everybody knows of: nobody hears when seats are asked in silence."""
        self.away: set[Seat] = set()
        """People who let their time run out again and again: a stand-in answers for them until they are back."""
        self.lapsed: set[Seat] = set()
        """Seats whose clock for the open question ran out: a stand-in answers it, even if they are back meanwhile."""
        self.shown_lapsed = self.lapsed
        """The same of the last question that everybody knows of."""
        self._position = -1
        self._used: dict[int, dict[Seat, float]] = {}
        self._ran_out: set[tuple[int, Seat]] = set()
        self._opened: _Opened | None = None
        self._given: dict[Seat, float] = {}
        """Seconds that seats needed for answers which somebody else's undo took back."""

    @property
    def limit(self) -> float | None:
        """How many seconds a decision may take; None: as long as it needs."""
        return CLOCKS[self.name]

    def stop(self) -> None:
        """Nobody is asked anything."""
        self.since = self.shown = {}
        self.lapsed = self.shown_lapsed = set()

    def follow(self, table: Table[Any], at: float) -> None:
        """The table may have moved: stop the clocks of what was asked, start those of what is asked now."""
        if not isinstance(table.asked, Ask):
            self.stop()
            return
        position = len(table.log) - len(table.sealed)
        if position == self._position:  # an answer sealed or withdrawn: everybody's clock runs on
            self.since = {seat: self.since.get(seat, at) for seat in table.asked.of}
            if not table.asked.quiet:
                self.shown = self.since
            return
        if not table.asked.quiet:
            self._opened = None
        elif self._opened is None:
            self._opened = _Opened(self._position, dict(self._used), set(self._ran_out))
        self._remember(at)
        used = self._used.get(position, {})
        self.since = {seat: at - used.get(seat, 0.0) for seat in table.asked.of}
        self.lapsed = {seat for seat in table.asked.of if (position, seat) in self._ran_out}
        self._position = position
        if not table.asked.quiet:
            self.shown, self.shown_lapsed = self.since, self.lapsed

    def _remember(self, at: float) -> None:
        """Note how much was used of the clocks that stop: should the table come back here, they go on from there."""
        limit = self.limit
        if limit is None:
            return
        used = {seat: max(0.0, at - began) for seat, began in self.since.items()}
        self._used[self._position] = {
            seat: self._given.get(seat, limit) if spent >= limit else spent for seat, spent in used.items()
        }
        self._given = {}
        self._ran_out |= {(self._position, seat) for seat in self.lapsed}
        if len(self._used) > MOST_POSITIONS:
            oldest = next(iter(self._used))
            del self._used[oldest]
            self._ran_out = {(position, seat) for position, seat in self._ran_out if position != oldest}

    def leave_window(self) -> None:
        """Go back from a hidden window to the question that everybody knows of; its clocks have run on all the time.

        A seat whose visible clock has run out since then is charged for the time that it took to answer: it was not late.
        """
        opened = self._opened
        assert opened is not None, "no hidden window is open"
        self._given = self._used.get(opened.position, {})
        self._position, self._used, self._ran_out = opened
        self.since, self.lapsed = self.shown, self.shown_lapsed
        self._opened = None

    def wind_up(self) -> None:
        """Everybody agreed to go back: what was used after that point is forgotten."""
        self._used.clear()
        self._ran_out.clear()
        self._position = -1
        self._opened, self._given = None, {}
        self.stop()

    def vacate(self, seat: Seat) -> None:
        """Somebody else, or nobody, sits there now."""
        for seats in (self.away, self.lapsed, self.shown_lapsed):
            seats.discard(seat)

    def ran_out_at(self, position: int, seat: Seat) -> bool:
        """Whether the decision after so many lines was made for the seat because its time was up."""
        return (position, seat) in self._ran_out

    def deadline_of(self, seat: Seat) -> float | None:
        """When the clock of a seat that is asked runs out, if it has not."""
        limit = self.limit
        if limit is None or seat not in self.since or seat in self.away or seat in self.lapsed:
            return None
        return self.since[seat] + limit

    def shown_deadline_of(self, seat: Seat) -> float | None:
        """When the clock of a seat that everybody knows to be asked runs out."""
        if self.limit is None or seat not in self.shown or seat in self.away or seat in self.shown_lapsed:
            return None
        return self.shown[seat] + self.limit

    def set_right(self, now: float, started: float) -> None:
        """Of times that were written down by another process, or before a restart, believe only what can be: no question was
        put later than now, and nobody's time ran out while the server was down or its machine's clock was wrong."""
        limit = self.limit
        if limit is None:
            return
        least = started + min(limit, AFTER_START) - limit
        self.since = {seat: min(max(began, least), now) for seat, began in self.since.items()}
        self.shown = {seat: min(max(began, least), now) for seat, began in self.shown.items()}
