"""Table ownership across processes.

A process claims a table when a client first requests it. It owns the table as long as it renews its lease, releases it when the
table is idle or the process stops, and loses it to another process when it dies. With SQLite there is one process and no
ownership.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server.cluster.leases import Leases, Owner
from hippodrome.server.errors import Conflict
from hippodrome.server.limits.thread_pool import ThreadPool
from hippodrome.server.storage.store import Store

LEASE_INTERVAL = 1.0
"""Seconds between two renewals of the lease."""
RENEWALS_PER_SWEEP = 60
"""Renewals between two deletions of expired processes."""
MAX_CACHED_OWNERS = 20_000
"""Tables whose owner is cached."""
CLOSE_SERVICE_RESTART = 1012
"""WebSocket close code when a table moves to another process or this one stops: the client should reconnect."""
TABLE_MOVES = "table_moves"
"""Error code while a table moves from one process to another."""

log = logging.getLogger("hippodrome.server")


@contextlib.contextmanager
def _logged_errors() -> Iterator[None]:
    """Log errors and continue: a process that stops renewing its lease loses its tables."""
    try:
        yield
    except SQLAlchemyError:
        pass  # the database is unavailable, which /health reports
    except Exception:
        log.exception("lease renewal failed")


class NotOwner(Conflict):
    """Another process owns the table."""

    def __init__(self) -> None:
        super().__init__(TABLE_MOVES)


class LoadedTables(Protocol):
    """Tables in the memory of this process."""

    def loaded_ids(self) -> set[str]:
        """Return the ids of the loaded tables."""

    def release_idle(self) -> None:
        """Release the tables that have been idle for long."""

    def drop_lost(self, table: str) -> None:
        """Drop a table that another process owns now."""


class TableOwnership:
    """Tables that this process owns, and cached owners of other tables."""

    def __init__(self, store: Store, threads: ThreadPool) -> None:
        self._threads = threads
        self.leases = Leases(store.engine, f"{os.getpid()}-{secrets.token_hex(8)}")
        self.secret = self.leases.secret()
        self.endpoint = ""
        """Endpoint at which other processes reach this one."""
        self.is_stopping = False
        self._owners: OrderedDict[str, Owner] = OrderedDict()
        self._releasing: asyncio.Task[None] | None = None

    async def register(self, endpoint: str) -> None:
        """Register this process; from now on it can own tables."""
        self.endpoint = endpoint
        await self._threads.run_for_server(self.leases.renew, endpoint)

    async def claim(self, table: str) -> Owner | None:
        """Claim a table; return its owner if that is another process. None also if the table does not exist."""
        if self._releasing is not None:
            await asyncio.shield(self._releasing)  # this process may be releasing this very table
        if (known := self._owners.get(table)) is not None:
            return known
        owner = await self._threads.run(self.leases.owner if self.is_stopping else self.leases.claim, table)
        if owner is not None:
            self._owners[table] = owner
            if len(self._owners) > MAX_CACHED_OWNERS:
                self._owners.popitem(last=False)
        elif self.is_stopping:
            raise NotOwner
        return owner

    def forget_owner(self, table: str) -> None:
        """Forget the cached owner of a table."""
        self._owners.pop(table, None)

    async def expire_lease(self, owner: Owner) -> None:
        """Expire the lease of an owner that refused a connection."""
        for table in [table for table, known in self._owners.items() if known == owner]:
            del self._owners[table]
        await self._threads.run_for_server(self.leases.expire, owner.process)

    def release(self, tables: Sequence[str]) -> None:
        """Release leases; claims for these tables wait until the release is committed."""
        before = self._releasing

        async def give() -> None:
            if before is not None:
                await before
            with contextlib.suppress(SQLAlchemyError):  # the database is unavailable: the leases remain until they expire
                await self._threads.run_for_server(self.leases.release, tables)

        self._releasing = asyncio.create_task(give())

    async def run(self, tables: LoadedTables) -> None:
        """Renew the lease periodically. After a missed renewal, drop the tables that other processes have claimed."""
        while True:
            for _ in range(RENEWALS_PER_SWEEP):
                await asyncio.sleep(LEASE_INTERVAL)
                if self.is_stopping:
                    return
                with _logged_errors():
                    await self._renew(tables)
            with _logged_errors():
                tables.release_idle()
                await self._threads.run_for_server(self.leases.sweep)

    async def _renew(self, tables: LoadedTables) -> None:
        if not await self._threads.run_for_server(self.leases.renew, self.endpoint):
            await self.drop_lost_tables(tables)

    async def drop_lost_tables(self, tables: LoadedTables) -> None:
        """Drop every table that this process no longer owns: its lease ran out, or another process expired it."""
        for table in tables.loaded_ids() - await self._threads.run_for_server(self.leases.owned_tables):
            tables.drop_lost(table)

    async def release_all(self) -> None:
        """Release all tables: this process is shutting down."""
        with contextlib.suppress(SQLAlchemyError):
            await self._threads.run_for_server(self.leases.release_all)
