"""Clocks that run out: at the tables in memory once a second, and now and then at those that are only in the database."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.ask import Ask
from hippodrome.server.cluster.ownership import Elsewhere
from hippodrome.server.storage.corruption import is_damage
from hippodrome.server.storage.store import MOST_DUE
from hippodrome.server.tables.clocks import CLOCKS
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live, hushed

if TYPE_CHECKING:
    from hippodrome.server.tables.registry import Tables

CLOCK_ROUNDS = 20
MOST_ROUNDS = 100
"""So many times at once the database is asked for clocks that have run out, a hundred tables each."""
UNREADABLE = 3600.0
"""Seconds after which a table that could not be read is looked at again."""

log = logging.getLogger("hippodrome.server")


class ClockWatch:
    """Sees to it that nobody waits for ever for somebody whose time is up."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def watch(self) -> None:
        """Once a second, look whether somebody's clock has run out; now and then also at tables that are not in memory."""
        await self._mend_deadlines()
        while True:
            for _ in range(CLOCK_ROUNDS):
                await asyncio.sleep(1)
                await self.run()
            await self.look_for_due()

    async def _mend_deadlines(self) -> None:
        """Deadlines that no clock can have set were written while the machine's clock was wrong: look at those tables soon."""
        try:
            await self._tables.database.run_for_server(self._tables.store.mend_deadlines, self._tables.now(), CLOCKS)
        except Exception:
            log.exception("looking for deadlines that cannot be")

    async def run(self) -> None:
        """At the tables in memory, let a stand-in answer for whoever's time is up."""
        now = self._tables.now()
        for live in self._tables.all_in_memory():
            await self._run_out(live, now)

    async def look_for_due(self) -> None:
        """The same at tables that are only in the database. One that nothing can be done about is put off or struck from the
        list, so that it never stands before others."""
        try:
            for _ in range(MOST_ROUNDS):
                homes = self._tables.homes
                me = homes.leases.me if homes is not None else ""
                due = await self._tables.database.run_for_server(self._tables.store.due, self._tables.now(), me)
                for table in due:
                    await self._attend_to(table)
                if len(due) < MOST_DUE:
                    return
        except Exception:
            log.exception("looking for clocks that have run out")

    async def _attend_to(self, table: str) -> None:
        """Let a table's clock run out; whatever comes of it, the database then says when to look at this table again."""
        now = self._tables.now()
        again: float | None = now + UNREADABLE
        try:
            live = await self._tables.find(table)
            if live is not None:
                await self._run_out(live, now)
                again = live.journal.deadline
                if again is not None and again <= now:  # it could not be written: not before the next round
                    again = now + CLOCK_ROUNDS
        except Elsewhere:
            return
        except SQLAlchemyError as error:
            if not is_damage(error):
                raise
        except Exception:
            log.exception("the clock of table %s", hushed(table))
        try:
            await self._tables.database.run_for_server(self._tables.store.put_off, table, now, again)
        except SQLAlchemyError as error:  # of a spoiled table not even that can be written: it keeps no other waiting
            if not is_damage(error):
                raise

    async def _run_out(self, live: Live, now: float) -> None:
        """Let the clocks of a table run out, one event a seat; once one cannot be written, no more."""

        def event(journal: Journal) -> Event:
            for seat in journal.people:
                if (deadline := journal.deadline_of(seat)) is not None and deadline <= now:
                    asked = journal.playing().asked
                    # a word about a quiet question would tell that somebody had a choice
                    quietly = {"quietly": True} if isinstance(asked, Ask) and asked.quiet else {}
                    return {"do": "lapse", "seat": seat, **quietly}
            raise NotNow("not_asked")

        n = -1
        while (deadline := live.journal.deadline) is not None and deadline <= now and live.journal.n != n:
            n = live.journal.n
            try:
                await self._tables.happen(live, event, by=None)
            except NotNow:
                return
            except Exception:
                log.exception("the clock of table %s", hushed(live.row.id))
                return
