"""A table lives in one process at a time: taken when it is first asked for, kept as long as the process says that it is alive,
given up when nobody looks at it any more or the process ends, and taken by another when it dies.

On SQLite there is one process, and none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server.cluster.leases import Leases, Owner
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.workers.thread_pool import ThreadPool

if TYPE_CHECKING:
    from hippodrome.server.tables.registry import Tables

BEAT = 1.0
"""Seconds from one sign of life to the next."""
ROUNDS = 60
"""So many of them from one sweep to the next."""
MOST_KNOWN = 20_000
"""Of so many tables it is remembered which other process has them."""
RESTARTS = 1012
"""How a line ends whose table goes on in another process, or whose process ends: whoever connects again finds it there."""
MOVES = "table_moves"
"""What whoever asks is told while a table goes from one process to another."""

log = logging.getLogger("hippodrome.server")


@contextlib.contextmanager
def _going_on() -> Iterator[None]:
    """Whatever fails here is tried again: a process that says no more that it is alive loses its tables without a word."""
    try:
        yield
    except SQLAlchemyError:
        pass  # the database is away; /health says so
    except Exception:
        log.exception("saying that this process is alive")


class Elsewhere(NotNow):
    """A table that lives in another process."""

    def __init__(self) -> None:
        super().__init__(MOVES)


class Homes:
    """Which tables are at home in this process, and where the others are."""

    def __init__(self, store: Store, threads: ThreadPool) -> None:
        self._threads = threads
        self.leases = Leases(store.engine, f"{os.getpid()}-{secrets.token_hex(8)}")
        self.secret = self.leases.secret()
        self.door = ""
        """Where other processes reach this one."""
        self.leaving = False
        self._known: OrderedDict[str, Owner] = OrderedDict()
        self._giving: asyncio.Task[None] | None = None

    async def open(self, door: str) -> None:
        """From now on this process can have tables."""
        self.door = door
        await self._threads.run_for_server(self.leases.renew, door)

    async def claim(self, table: str) -> Owner | None:
        """Take a table, unless another process has it: that one then. None also if there is no such table."""
        if self._giving is not None:
            await asyncio.shield(self._giving)  # what we are just letting go of may be this one
        if (known := self._known.get(table)) is not None:
            return known
        owner = await self._threads.run(self.leases.owner if self.leaving else self.leases.claim, table)
        if owner is not None:
            self._known[table] = owner
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        elif self.leaving:
            raise Elsewhere
        return owner

    def forget(self, table: str) -> None:
        """What was known of a table's home is not so any more."""
        self._known.pop(table, None)

    async def bury(self, owner: Owner) -> None:
        """Nobody answers at a process's door: let its tables be anybody's."""
        for table in [table for table, known in self._known.items() if known == owner]:
            del self._known[table]
        await self._threads.run_for_server(self.leases.bury, owner.process)

    def give_up(self, tables: Sequence[str]) -> None:
        """Let others have these tables; whoever asks for one here meanwhile waits until that is written."""
        before = self._giving

        async def give() -> None:
            if before is not None:
                await before
            with contextlib.suppress(SQLAlchemyError):  # the database is away: they stay ours until we are dead
                await self._threads.run_for_server(self.leases.give_up, tables)

        self._giving = asyncio.create_task(give())

    async def run(self, tables: Tables) -> None:
        """Say again and again that this process is alive. After a silence, look which tables others have taken meanwhile."""
        while True:
            for _ in range(ROUNDS):
                await asyncio.sleep(BEAT)
                if self.leaving:
                    return
                with _going_on():
                    await self._say_alive(tables)
            with _going_on():
                tables.put_away_idle()
                await self._threads.run_for_server(self.leases.sweep)

    async def _say_alive(self, tables: Tables) -> None:
        if not await self._threads.run_for_server(self.leases.renew, self.door):
            await self.look_again(tables)

    async def look_again(self, tables: Tables) -> None:
        """Leave every table that is not ours any more: another process took this one for dead, rightly or not."""
        loaded = {live.row.id for live in tables.all_in_memory()}
        for table in loaded - await self._threads.run_for_server(self.leases.held):
            tables.lose(table)

    async def leave(self) -> None:
        """Give up everything: this process ends."""
        with contextlib.suppress(SQLAlchemyError):
            await self._threads.run_for_server(self.leases.leave)
