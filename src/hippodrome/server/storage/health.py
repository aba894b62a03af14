"""Whether a server can do its work: what went wrong on the way is remembered, and a few tables are looked at now and then.

A table that could not be read counts until it can be read, a write that failed until one succeeds; so asking costs little.
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
from hippodrome.server.http.ttl_cache import ForAMoment
from hippodrome.server.storage.corruption import Damaged, is_damage
from hippodrome.server.storage.rules_versions import close_if_outdated
from hippodrome.server.storage.store import Store
from hippodrome.server.workers.thread_pool import ThreadPool

PAUSE = 5.0
"""Seconds from one look to the next."""
LOOK_AT = 20
"""So many tables are read at a look."""
MOST_NAMED = 1000
"""So many tables that cannot be read are remembered; the rest would tell nothing new."""

log = logging.getLogger("hippodrome.server")


class Checkup:
    """What is known of a database's health."""

    def __init__(self, store: Store, threads: ThreadPool, living: Callable[[], int] = lambda: 1) -> None:
        self._store, self._threads, self._living = store, threads, living
        self._counts = ForAMoment(lambda: threads.run_for_server(store.counts))
        self.unreadable: dict[str, str] = {}
        """Tables that could not be read when it was last tried, and why; an empty name: the list of tables."""
        self.unwritten = ""
        """Why the last write failed; empty if it did not."""
        self._looked = ""
        """The last table that was looked at."""

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        """Note whether a table can be read."""
        try:
            yield
        except SQLAlchemyError as error:
            if is_damage(error):
                self._note(table, str(error))
            raise
        self._forget(table)

    @contextmanager
    def writing(self, table: str = "") -> Iterator[None]:
        """Note whether something can be written."""
        try:
            yield
        except Exception as error:
            if is_damage(error):
                self._note(table, str(error))
            else:
                self.unwritten = str(getattr(error, "orig", None) or error.__class__.__name__)[:200]
            raise
        self.unwritten = ""

    def _note(self, table: str, why: str) -> None:
        if table not in self.unreadable and len(self.unreadable) < MOST_NAMED:
            log.error("table %s~ cannot be read: see hippodrome doctor", table[:4])
            self.unreadable[table] = why
        metrics.unreadable.set(len(self.unreadable))

    def _forget(self, table: str) -> None:
        if self.unreadable.pop(table, None) is not None:
            metrics.unreadable.set(len(self.unreadable))

    # Looking ---------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at a few tables now and then, as long as the server runs."""
        while True:
            with contextlib.suppress(SQLAlchemyError, OSError):  # a database that is away says so when it is asked
                await self._threads.run_for_server(self.look)
            await asyncio.sleep(PAUSE * self._living())  # so many processes look; together as often as one alone would

    def look(self) -> None:
        """Read the next few tables, those again that could not be read, and write if the last write failed."""
        if self.unwritten:
            with contextlib.suppress(SQLAlchemyError), self.writing():
                self._store.try_writing()
        following: list[str] = []
        with contextlib.suppress(Damaged), self.reading(""):
            following = self._store.following(self._looked, LOOK_AT)
        again = [table for table in list(self.unreadable) if table][:LOOK_AT]
        for table in dict.fromkeys([*following, *again]):
            with contextlib.suppress(Damaged), self.reading(table):
                if (row := self._store.find(table)) is not None:
                    self._store.journal(table)
                    close_if_outdated(self._store, row)
        self._looked = following[-1] if len(following) == LOOK_AT else ""

    # Telling ---------------------------------------------------------------------------------------------------------

    async def tell(self) -> tuple[int, dict[str, Any]]:
        """A status and what to say with it: 200 if everything can be read and written."""
        try:
            counts: dict[str, int] | None = await self._counts()
        except SQLAlchemyError as error:
            if not is_damage(error):
                return 503, {"ok": False, "why": "the database is away"}
            self._note("", str(error))
            counts = None
        told = {"tables": counts} if counts is not None else {}
        if self.unreadable:
            return 503, {"ok": False, "why": "tables cannot be read", "unreadable": len(self.unreadable), **told}
        if self.unwritten:
            return 503, {"ok": False, "why": "nothing can be written", **told}
        return 200, {"ok": True, **told}
