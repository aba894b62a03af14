"""Timeout handling: checks loaded tables every second, and stored ones about every 20 seconds."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.ask import Ask
from hippodrome.server.cluster.ownership import NotOwner
from hippodrome.server.errors import Conflict
from hippodrome.server.storage.corruption import is_corruption
from hippodrome.server.storage.store import MAX_DUE_TABLES
from hippodrome.server.tables.clocks import CLOCK_SECONDS
from hippodrome.server.tables.events import Timeout
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable, redact_id
from hippodrome.server.tables.registry import TableRegistry

DATABASE_CHECK_INTERVAL = 20
MAX_BATCHES = 100
"""Batches of up to a hundred overdue tables read in one pass."""
UNREADABLE_RETRY_INTERVAL = 3600.0
"""Seconds until the watcher retries a table that could not be read."""

log = logging.getLogger("hippodrome.server")


class TimeoutWatcher:
    """Times out players whose clock has run out."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables

    async def watch(self) -> None:
        """Check for timeouts once a second at loaded tables, and every DATABASE_CHECK_INTERVAL seconds at stored ones."""
        await self._repair_deadlines()
        while True:
            for _ in range(DATABASE_CHECK_INTERVAL):
                await asyncio.sleep(1)
                await self.check_loaded()
            await self.check_stored()

    async def _repair_deadlines(self) -> None:
        """Repair deadlines that no clock can have set: they were written while the machine's clock was wrong."""
        try:
            await self._tables.database.run_for_server(self._tables.store.repair_deadlines, self._tables.now(), CLOCK_SECONDS)
        except Exception:
            log.exception("repairing invalid deadlines failed")

    async def check_loaded(self) -> None:
        """Let a stand-in answer for each player whose time is up, at the tables in memory."""
        now = self._tables.now()
        for live in self._tables.all_in_memory():
            await self._time_out(live, now)

    async def check_stored(self) -> None:
        """Check the stored tables that are overdue.

        A table that cannot be handled is postponed or removed from the list, so that it never blocks others.
        """
        try:
            for _ in range(MAX_BATCHES):
                homes = self._tables.ownership
                me = homes.leases.process_id if homes is not None else ""
                due = await self._tables.database.run_for_server(self._tables.store.due_tables, self._tables.now(), me)
                for table in due:
                    await self._check_table(table)
                if len(due) < MAX_DUE_TABLES:
                    return
        except Exception:
            log.exception("checking stored tables for timeouts failed")

    async def _check_table(self, table: str) -> None:
        """Apply the timeouts of a stored table, and store the time of its next check."""
        now = self._tables.now()
        again: float | None = now + UNREADABLE_RETRY_INTERVAL
        try:
            live = await self._tables.find(table)
            if live is not None:
                await self._time_out(live, now)
                again = live.journal.deadline
                if again is not None and again <= now:  # it could not be written: retry in the next round
                    again = now + DATABASE_CHECK_INTERVAL
        except NotOwner:
            return
        except SQLAlchemyError as error:
            if not is_corruption(error):
                raise
        except Exception:
            log.exception("timeout handling failed for table %s", redact_id(table))
        try:
            await self._tables.database.run_for_server(self._tables.store.reschedule, table, now, again)
        except SQLAlchemyError as error:  # not even this can be written for a corrupt table; the others must not wait for it
            if not is_corruption(error):
                raise

    async def _time_out(self, live: LiveTable, now: float) -> None:
        """Apply the timeouts of a table, one event per seat; stop once one cannot be written."""

        def event(journal: Journal) -> Timeout:
            for seat in journal.human_seats:
                if (deadline := journal.deadline_of(seat)) is not None and deadline <= now:
                    asked = journal.running_table().prompt
                    # a note about a hidden prompt would reveal that a seat had a choice
                    return Timeout(seat, quietly=isinstance(asked, Ask) and asked.is_hidden)
            raise Conflict("not_asked")

        n = -1
        while (deadline := live.journal.deadline) is not None and deadline <= now and live.journal.event_count != n:
            n = live.journal.event_count
            try:
                await self._tables.submit(live, event, by=None)
            except Conflict:
                return
            except Exception:
                log.exception("timeout handling failed for table %s", redact_id(live.row.id))
                return
