"""Clocks: time limits of decisions, on a time base that does not jump with the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Table

CLOCK_SECONDS: dict[str, float | None] = {"none": None, "fast": 45.0, "relaxed": 300.0, "correspondence": 3 * 86400.0}
"""Seconds per decision, by the name of the clock."""
MIN_SECONDS_AFTER_START = 300.0
"""Minimum seconds that a prompted seat has after a server start, unless the clock itself is shorter."""
MAX_POSITIONS = 64
"""Positions for which the clocks remember the time used."""


def steady_clock() -> Callable[[], float]:
    """Return a clock that reads the time of day once and then counts seconds, unaffected by changes of the system clock."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class _WindowSnapshot(NamedTuple):
    """State of the clocks when a hidden window opened."""

    position: int
    used: dict[int, dict[Seat, float]]
    timed_out: set[tuple[int, Seat]]


class Clocks:
    """The clocks of a table's seats. Each prompt has one clock; taking an answer back or reconnecting does not reset it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.started_at: dict[Seat, float] = {}
        """Start time of the prompt, by seat; earlier, if the seat used some of its time before."""
        self.visible_started_at: dict[Seat, float] = {}
        """Like `started_at`, for the last public prompt: the time of a hidden prompt is secret."""
        self.away: set[Seat] = set()
        """Players with several timeouts in a row: a stand-in answers for them until they return."""
        self.timed_out: set[Seat] = set()
        """Seats whose clock for the open prompt ran out: a stand-in answers it, even if the player returns."""
        self.visible_timed_out = self.timed_out
        """Like `timed_out`, for the last public prompt."""
        self._position = -1
        self._used: dict[int, dict[Seat, float]] = {}
        self._timed_out_at: set[tuple[int, Seat]] = set()
        self._window_snapshot: _WindowSnapshot | None = None
        self._answer_seconds: dict[Seat, float] = {}
        """Seconds that seats used for answers which another seat's undo took back."""

    @property
    def limit(self) -> float | None:
        """Seconds per decision; None means no limit."""
        return CLOCK_SECONDS[self.name]

    def stop(self) -> None:
        """Stop all clocks: no prompt is open."""
        self.started_at = self.visible_started_at = {}
        self.timed_out = self.visible_timed_out = set()

    def update(self, table: Table[Any], at: float) -> None:
        """Stop the clocks of the previous prompt and start those of the open one, if the table has moved."""
        if not isinstance(table.prompt, Ask):
            self.stop()
            return
        position = len(table.log) - len(table.sealed)
        if position == self._position:  # an answer was sealed or withdrawn: all clocks run on
            self.started_at = {seat: self.started_at.get(seat, at) for seat in table.prompt.options}
            if not table.prompt.is_hidden:
                self.visible_started_at = self.started_at
            return
        if not table.prompt.is_hidden:
            self._window_snapshot = None
        elif self._window_snapshot is None:
            self._window_snapshot = _WindowSnapshot(self._position, dict(self._used), set(self._timed_out_at))
        self._remember(at)
        used = self._used.get(position, {})
        self.started_at = {seat: at - used.get(seat, 0.0) for seat in table.prompt.options}
        self.timed_out = {seat for seat in table.prompt.options if (position, seat) in self._timed_out_at}
        self._position = position
        if not table.prompt.is_hidden:
            self.visible_started_at, self.visible_timed_out = self.started_at, self.timed_out

    def _remember(self, at: float) -> None:
        """Record the time used on the clocks that stop; they continue from there if the table returns to this position."""
        limit = self.limit
        if limit is None:
            return
        used = {seat: max(0.0, at - began) for seat, began in self.started_at.items()}
        self._used[self._position] = {
            seat: self._answer_seconds.get(seat, limit) if spent >= limit else spent for seat, spent in used.items()
        }
        self._answer_seconds = {}
        self._timed_out_at |= {(self._position, seat) for seat in self.timed_out}
        if len(self._used) > MAX_POSITIONS:
            oldest = next(iter(self._used))
            del self._used[oldest]
            self._timed_out_at = {(position, seat) for position, seat in self._timed_out_at if position != oldest}

    def leave_hidden_window(self) -> None:
        """Return from a hidden window to the public prompt, whose clocks have run on meanwhile.

        A seat whose visible clock has run out since then is charged the time that it took to answer: it was not late.
        """
        opened = self._window_snapshot
        assert opened is not None, "no hidden window is open"
        self._answer_seconds = self._used.get(opened.position, {})
        self._position, self._used, self._timed_out_at = opened
        self.started_at, self.timed_out = self.visible_started_at, self.visible_timed_out
        self._window_snapshot = None

    def reset(self) -> None:
        """Forget all times used, after a rewind that all players agreed to."""
        self._used.clear()
        self._timed_out_at.clear()
        self._position = -1
        self._window_snapshot, self._answer_seconds = None, {}
        self.stop()

    def vacate(self, seat: Seat) -> None:
        """Clear the timeouts of a seat whose player has changed or left."""
        for seats in (self.away, self.timed_out, self.visible_timed_out):
            seats.discard(seat)

    def has_timed_out_at(self, position: int, seat: Seat) -> bool:
        """Return whether a stand-in made the decision at this log position because the seat ran out of time."""
        return (position, seat) in self._timed_out_at

    def deadline_of(self, seat: Seat) -> float | None:
        """Return the time at which the clock of a prompted seat runs out, if it has not."""
        limit = self.limit
        if limit is None or seat not in self.started_at or seat in self.away or seat in self.timed_out:
            return None
        return self.started_at[seat] + limit

    def visible_deadline_of(self, seat: Seat) -> float | None:
        """Return the time at which the clock of a publicly prompted seat runs out, if it has not."""
        if self.limit is None or seat not in self.visible_started_at or seat in self.away or seat in self.visible_timed_out:
            return None
        return self.visible_started_at[seat] + self.limit

    def clamp_times(self, now: float, started: float) -> None:
        """Clamp times stored by another process or before a restart to plausible values.

        No prompt began in the future, and no time ran out while the server was down or its machine's clock was wrong.
        """
        limit = self.limit
        if limit is None:
            return
        least = started + min(limit, MIN_SECONDS_AFTER_START) - limit
        self.started_at = {seat: min(max(began, least), now) for seat, began in self.started_at.items()}
        self.visible_started_at = {seat: min(max(began, least), now) for seat, began in self.visible_started_at.items()}
