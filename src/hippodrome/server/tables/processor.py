"""Event processor: applies an event to a table in memory, writes it to the journal, and only then broadcasts it.

If an event cannot be written, the table in memory is discarded and loaded again from its journal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple

from hippodrome.core.errors import Refused
from hippodrome.server import metrics
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.limits.quota import current_client, run_metered
from hippodrome.server.storage.event_sql import ConflictError, EventWrite
from hippodrome.server.storage.writer import Writer
from hippodrome.server.tables.admission import Admission
from hippodrome.server.tables.events import Event, encode_event
from hippodrome.server.tables.handlers import apply_event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatSession
from hippodrome.server.tasks import TaskSet

MAX_ATTEMPTS = 5
"""Attempts to write an event while another process writes to the same journal."""
MAX_CLOCK_SKEW = 1.0
"""Seconds by which another process's clock may be ahead."""

MakeEvent = Callable[[Journal], Event]
"""Function that reads a table and returns an event, or raises."""


class Hooks(NamedTuple):
    """Callbacks of the processor into the registry."""

    reload: Callable[[LiveTable], Awaitable[None]]
    """Load the table again from its journal."""
    check_ownership: Callable[[LiveTable], Awaitable[None]]
    """Raise NotOwner if another process owns the table now."""
    on_event: Callable[[LiveTable], None]
    """React to an event that was written."""


class EventProcessor:
    """Applies events to tables, one at a time per table."""

    def __init__(self, writer: Writer, admission: Admission, now: Callable[[], float], hooks: Hooks) -> None:
        self._writer, self._admission, self._now, self._hooks = writer, admission, now, hooks
        self.tasks = TaskSet()

    async def submit(self, live: LiveTable, make_event: MakeEvent, *, by: SeatSession | None) -> None:
        """Submit an event to a table.

        `by` is the session of the acting player, None for the server; it must still be valid when the event is applied.
        The event completes even if the caller is cancelled meanwhile.
        """
        await asyncio.shield(self.tasks.start(run_metered(self.process(live, make_event, by))))

    async def process(self, live: LiveTable, make_event: MakeEvent, by: SeatSession | None) -> None:
        """Apply and write an event in the calling task."""
        client = current_client() if by is not None else ""  # a bot runs in the context of the request that woke it
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                try:
                    await self._write(live, *await self._apply(live, make_event, by, client))
                    break
                except ConflictError:
                    await self._hooks.reload(live)
                    await self._hooks.check_ownership(live)
            else:
                raise Conflict("crowded")
            self._admission.charge_event(client)
            live.notify_changed()
            self._hooks.on_event(live)

    async def _apply(self, live: LiveTable, make_event: MakeEvent, by: SeatSession | None, client: str) -> tuple[int, Event]:
        """Apply an event to the table in memory; return its number and the event to store."""
        journal = live.journal
        journal.check_session(by)
        n = journal.event_count
        try:
            event = replace(make_event(journal), at=self._event_time(journal.last_event_at))
            self._admission.check_event(journal, event, client)
            return n, apply_event(journal, event)
        except (Refused, Conflict, ApiError):
            raise
        except Exception:
            await self._hooks.reload(live)
            raise

    async def _write(self, live: LiveTable, n: int, event: Event) -> None:
        """Write an applied event, with the table's summary if that has changed."""
        try:
            deadline = live.journal.deadline
            card = live.summary_to_store(deadline, event.at)
            with metrics.write_seconds.time():
                body = encode_event(event)
                await self._writer.append(EventWrite(live.row.id, n, body, live.journal.state, card, deadline))
        except ConflictError:
            raise
        except Exception:
            await self._hooks.reload(live)
            raise
        if card is not None:
            live.mark_stored(deadline, event.at)
        metrics.events.labels(event.type).inc()

    def _event_time(self, last: float) -> float:
        """Return the current time, or that of the last event if the clock of the process that wrote it is slightly ahead."""
        now = self._now()
        return last if now < last < now + MAX_CLOCK_SKEW else now
