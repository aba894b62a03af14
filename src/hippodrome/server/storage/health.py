"""Health state for `/health`: recent read and write failures, and a periodic check of some tables.

A table that could not be read counts until it can be read, a failed write until one succeeds; so a status request is cheap.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server import metrics
from hippodrome.server.http.ttl_cache import TTLCache
from hippodrome.server.limits.thread_pool import ThreadPool
from hippodrome.server.storage.corruption import CorruptRecord, is_corruption
from hippodrome.server.storage.rules_versions import close_if_outdated
from hippodrome.server.storage.store import Store

CHECK_INTERVAL = 5.0
"""Seconds between two checks."""
TABLES_PER_CHECK = 20
"""Tables read per check."""
MAX_UNREADABLE_TABLES = 1000
"""Unreadable tables to remember; more would add no information."""

log = logging.getLogger("hippodrome.server")


class HealthMonitor:
    """Tracks the health of a database."""

    def __init__(self, store: Store, threads: ThreadPool, live_processes: Callable[[], int] = lambda: 1) -> None:
        self._store, self._threads, self._live_processes = store, threads, live_processes
        self._counts = TTLCache(lambda: threads.run_for_server(store.counts))
        self.unreadable: dict[str, str] = {}
        """Tables that could not be read at the last attempt, with the reason; the empty name is the list of tables."""
        self.write_error = ""
        """Error of the last write; empty if it succeeded."""
        self._last_checked = ""
        """Id of the last table checked."""

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        """Record whether a table can be read."""
        try:
            yield
        except SQLAlchemyError as error:
            if is_corruption(error):
                self._mark_unreadable(table, str(error))
            raise
        self._mark_readable(table)

    @contextmanager
    def writing(self, table: str = "") -> Iterator[None]:
        """Record whether the database can be written."""
        try:
            yield
        except Exception as error:
            self.note_write(table, error)
            raise
        self.note_write(table, None)

    def note_write(self, table: str, error: Exception | None) -> None:
        """Record the outcome of a write for a table (empty: for several)."""
        if error is None:
            self.write_error = ""
        elif is_corruption(error):
            self._mark_unreadable(table, str(error))
        else:
            self.write_error = str(getattr(error, "orig", None) or error.__class__.__name__)[:200]

    def _mark_unreadable(self, table: str, why: str) -> None:
        if table not in self.unreadable and len(self.unreadable) < MAX_UNREADABLE_TABLES:
            log.error("table %s~ is corrupt: run hippodrome doctor", table[:4])
            self.unreadable[table] = why
        metrics.unreadable_tables.set(len(self.unreadable))

    def _mark_readable(self, table: str) -> None:
        if self.unreadable.pop(table, None) is not None:
            metrics.unreadable_tables.set(len(self.unreadable))

    # Checks ----------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Check a few tables every CHECK_INTERVAL while the server runs."""
        while True:
            with contextlib.suppress(SQLAlchemyError, OSError):  # `status` reports an unreachable database
                await self._threads.run_for_server(self.check_tables)
            await asyncio.sleep(
                CHECK_INTERVAL * self._live_processes()
            )  # so that all processes together check at the rate of one

    def check_tables(self) -> None:
        """Read the next few tables and the unreadable ones again, and try a write if the last one failed."""
        if self.write_error:
            with contextlib.suppress(SQLAlchemyError), self.writing():
                self._store.check_writable()
        following: list[str] = []
        with contextlib.suppress(CorruptRecord), self.reading(""):
            following = self._store.tables_after(self._last_checked, TABLES_PER_CHECK)
        again = [table for table in list(self.unreadable) if table][:TABLES_PER_CHECK]
        for table in dict.fromkeys([*following, *again]):
            with contextlib.suppress(CorruptRecord), self.reading(table):
                if (row := self._store.find(table)) is not None:
                    self._store.journal(table)
                    close_if_outdated(self._store, row)
        self._last_checked = following[-1] if len(following) == TABLES_PER_CHECK else ""

    # Reports ---------------------------------------------------------------------------------------------------------

    async def status(self) -> tuple[int, dict[str, Any]]:
        """Build the response of `/health`: 200 if the database is readable and writable, else 503 with the reason."""
        try:
            counts: dict[str, int] | None = await self._counts()
        except SQLAlchemyError as error:
            if not is_corruption(error):
                return 503, {"ok": False, "why": "the database is away"}
            self._mark_unreadable("", str(error))
            counts = None
        told = {"tables": counts} if counts is not None else {}
        if self.unreadable:
            return 503, {"ok": False, "why": "tables cannot be read", "unreadable": len(self.unreadable), **told}
        if self.write_error:
            return 503, {"ok": False, "why": "nothing can be written", **told}
        return 200, {"ok": True, **told}
