"""Expiry: deletes tables that never started, and tables that no client has opened for a long time."""

from __future__ import annotations

import asyncio
import logging
import math

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server.storage.store import DAY
from hippodrome.server.tables.registry import TableRegistry

WAITING_DAYS = 7.0  # for a table that waits for players, since it was last opened
UNOPENED_DAYS = 365.0  # for any table, since it was last opened
EXPIRY_INTERVAL = 3600.0  # seconds between two rounds
BATCH = 200  # tables deleted in one transaction

log = logging.getLogger("hippodrome.server")


class Expiry:
    """Deletes expired tables once an hour; 0 days disables a limit."""

    def __init__(self, tables: TableRegistry, waiting_days: float = WAITING_DAYS, unopened_days: float = UNOPENED_DAYS) -> None:
        self._tables = tables
        self._waiting, self._unopened = (days * DAY or math.inf for days in (waiting_days, unopened_days))

    async def run(self) -> None:
        """Delete expired tables every EXPIRY_INTERVAL while the server runs."""
        while True:
            try:
                await self.delete_expired()
            except SQLAlchemyError as error:
                log.warning("expiry failed, next try in %.0f s: %s", EXPIRY_INTERVAL, error.__class__.__name__)
            await asyncio.sleep(EXPIRY_INTERVAL)

    async def delete_expired(self) -> int:
        """Record which tables are open now, delete the expired ones, and return their number."""
        tables, deleted = self._tables, 0
        pool, store, now = tables.database, tables.store, tables.now()
        open_now = [live.row.id for live in tables.all_in_memory() if live.is_watched]
        await pool.run_for_server(store.mark_opened, open_now, now)
        while found := await pool.run_for_server(store.expired_tables, now - self._waiting, now - self._unopened, BATCH):
            gone = [table for table in found if tables.in_memory(table) is None]
            await pool.run_for_server(store.delete_tables, gone)
            deleted += len(gone)
            if len(gone) < BATCH:
                break
        if deleted:
            log.info("deleted %d expired tables", deleted)
        return deleted
