"""Registry of the tables in this process: loaded from their journals on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.race_file import RaceRecord
from hippodrome.server import metrics
from hippodrome.server.cluster.ownership import TABLE_MOVES, NotOwner, TableOwnership
from hippodrome.server.errors import Conflict
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.limits.rate_limit import seat_limits
from hippodrome.server.limits.thread_pool import ThreadPool, checkpoint, database_pool, render_pool
from hippodrome.server.storage.corruption import detect_corruption
from hippodrome.server.storage.editions import EditionStore
from hippodrome.server.storage.health import HealthMonitor
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.rules_versions import correct_row
from hippodrome.server.storage.store import DAY, Store
from hippodrome.server.storage.writer import Writer
from hippodrome.server.tables.admission import Admission
from hippodrome.server.tables.bot_driver import BotDriver
from hippodrome.server.tables.clocks import steady_clock
from hippodrome.server.tables.events import decode_event
from hippodrome.server.tables.handlers import fold
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.processor import EventProcessor, Hooks, MakeEvent
from hippodrome.server.tables.records import SeatSession, SeatState, start_record
from hippodrome.server.views.render_cache import RenderCache
from hippodrome.server.workers.bot_pool import BotPool
from hippodrome.server.workers.sandbox import Sandbox
from hippodrome.server.workers.webhooks import Messenger, MoveNotifier

MAX_REMEMBERED_CREATORS = 20_000
"""Most recent tables whose creator is remembered, for fair scheduling."""
MAX_IDLE_TABLES = 500
MAX_IDLE_LOG_ENTRIES = 100_000
"""Limits on loaded tables without a connection: their number, and the log entries of their races.

A custom edition counts as one entry per CHARACTERS_PER_LOG_ENTRY.
"""
IDLE_TIMEOUT = 600.0
"""Seconds without access after which a table is released to other processes."""
CHARACTERS_PER_LOG_ENTRY = 200
ROUTING_KEY = re.compile(r"[A-Za-z0-9_-]{8}")
"""Prefix of a table id by which nginx chooses the process (deploy/nginx)."""
SECRET_ID_LENGTH = 16
"""Random characters in a table id."""
log = logging.getLogger("hippodrome.server")


class TableRegistry:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        *,
        public_url: str = "",
        listen_host: str = "",
        limited: bool = True,
        ownership: TableOwnership | None = None,
        quotas: Quotas | None = None,
        database: ThreadPool | None = None,
    ) -> None:
        self.database, self.rendering = database or database_pool(), render_pool()
        """Threads for queries, and for CPU-bound work."""
        self.quotas = quotas or Quotas(0)
        self.ownership = ownership
        """Table ownership; None with a single process."""
        self.store, self.bots, self.public_url, self.listen_host = store, bots, public_url, listen_host
        self.now = steady_clock()
        """Time of day that does not jump with the system clock."""
        self.started_at = self.now()
        self.messenger = Messenger(self.quotas.interactive)
        self.move_notifier = MoveNotifier(self.messenger, public_url)
        living = (lambda: 1) if ownership is None else (lambda: ownership.leases.live_processes)
        self.health = HealthMonitor(store, self.database, living)
        self.writer = Writer(store, self.health)
        self.admission = Admission(self.quotas, limited=limited)
        hooks = Hooks(self._reload, self._check_ownership, self._on_event)
        self.processor = EventProcessor(self.writer, self.admission, lambda: self.now(), hooks)
        self.bot_driver = BotDriver(self.processor, bots)
        self.limits = seat_limits()
        self.uploads = Sandbox()
        self.render_cache = RenderCache(self.uploads, self.rendering)
        self.editions = EditionStore(store)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._creators: OrderedDict[str, str] = OrderedDict()

    # Loading and eviction --------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable | None:
        """Return a table, loaded from its journal if it is not in memory; None if there is no such table."""
        live = self._live.get(table)
        if live is not None:
            self._live[table] = self._live.pop(table)  # most recently used last
            self.note_access(live)
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._live:
                    return self._live[table]
                if self.ownership is not None and await self.ownership.claim(table) is not None:
                    raise NotOwner
                with self.health.reading(table):
                    row = await self.database.run(self.store.find, table)
                    if row is None:
                        return None
                    events = await self.database.run(self.store.journal, table)
                    journal = await self.rendering.run(self._fold, row, events)
                    if journal.state != row.summary["state"]:
                        me = self.ownership.leases.process_id if self.ownership else ""
                        await self.database.run_for_server(correct_row, self.store, row, journal, me)
                    live = LiveTable(row, journal, self.now(), self.creator_of(row.id) or f"table {row.id}", lambda: self.now())
                self._live[table] = live
                if self.now() - row.opened > DAY:
                    self.processor.tasks.start(self._note_opened(table))
                self._evict_excess()
        finally:
            self._loading.pop(table, None)
        self.bot_driver.drive(live)
        return live

    def in_memory(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table)

    def all_in_memory(self) -> list[LiveTable]:
        """Return a list of all tables in memory."""
        return list(self._live.values())

    def loaded_ids(self) -> set[str]:
        """Return the ids of all tables in memory."""
        return set(self._live)

    def note_access(self, live: LiveTable) -> None:
        """Record an access to a table and resume bots that paused without viewers."""
        live.last_accessed = time.monotonic()
        self.bot_driver.drive(live)

    async def _note_opened(self, table: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # `expiry` records a watched table again every hour
            await self.database.run_for_server(self.store.mark_opened, [table], self.now())

    def _load(self, row: TableRow) -> Journal:
        return self._fold(row, self.store.journal(row.id))

    def _fold(self, row: TableRow, events: Iterable[Mapping[str, Any]]) -> Journal:
        with detect_corruption(row.id):
            journal = fold(row.start, map(decode_event, events), checkpoint)
        journal.clocks.clamp_times(self.now(), self.started_at)
        return journal

    def _evict_excess(self) -> None:
        """Evict the least recently used idle tables if there are too many."""
        idle = [
            key
            for key, live in self._live.items()
            if not live.subscribers and not live.lock.locked() and _is_bot_task_done(live)
        ]
        weights = {key: _weight(self._live[key].journal) for key in idle}
        total, gone = sum(weights.values()), list[str]()
        for n, key in enumerate(idle):
            if len(idle) - n <= MAX_IDLE_TABLES and total <= MAX_IDLE_LOG_ENTRIES:
                break
            gone.append(key)
            total -= weights[key]
        self._evict(gone)

    def release_idle(self) -> None:
        """Release the tables that have been idle for IDLE_TIMEOUT, so that other processes may own them."""
        long_ago = time.monotonic() - IDLE_TIMEOUT
        idle = [key for key, live in self._live.items() if not live.subscribers and live.last_accessed < long_ago]
        self._evict([key for key in idle if not self._live[key].lock.locked() and _is_bot_task_done(self._live[key])])

    def _evict(self, tables: list[str]) -> None:
        for table in tables:
            del self._live[table]
        if tables and self.ownership is not None:
            self.ownership.release(tables)
        metrics.loaded_tables.set(len(self._live))

    def drop_lost(self, table: str) -> None:
        """Drop a table that another process owns now, and disconnect its subscribers."""
        if (live := self._live.pop(table, None)) is not None:
            live.mark_lost(TABLE_MOVES)
            metrics.loaded_tables.set(len(self._live))

    async def create(
        self, race: RaceRecord, seats: list[SeatState], *, listed: bool, client: str = "", routing_key: str = "", **more: Any
    ) -> LiveTable:
        """Create a table for a client. `routing_key` makes nginx send its requests to this process."""
        kept = bool(more.get("kept"))
        self.admission.check_table(seats, client, self._live.values(), kept=kept)
        start, journal = await self.rendering.run(self._new_journal, race, seats, {"listed": listed, **more})
        if journal.closed:
            raise journal.closed
        row = TableRow(new_id(routing_key), start, journal.summary(), opened=start["created"])
        with self.health.writing(row.id):
            size = await self.database.run(
                self.store.create, row, self.ownership.leases.process_id if self.ownership is not None else ""
            )
        self.admission.charge_table(client, size, seats, kept=kept)
        live = self._live[row.id] = LiveTable(row, journal, self.now(), client, lambda: self.now())
        self._creators[row.id] = client
        while len(self._creators) > MAX_REMEMBERED_CREATORS:
            self._creators.popitem(last=False)
        self.bot_driver.drive(live)
        self._evict_excess()
        return live

    def _new_journal(self, race: RaceRecord, seats: list[SeatState], more: dict[str, Any]) -> tuple[dict[str, Any], Journal]:
        start = start_record(race, seats, created=self.now(), **more)
        return start, Journal(start)

    def creator_of(self, table: str) -> str:
        """Return the client that created a table; empty if this process did not create it, or no longer remembers."""
        return self._creators.get(table, "")

    # Changes ---------------------------------------------------------------------------------------------------------

    async def submit(self, live: LiveTable, make_event: MakeEvent, *, by: SeatSession | None) -> None:
        """Submit an event to a table (`EventProcessor.submit`)."""
        await self.processor.submit(live, make_event, by=by)

    def _on_event(self, live: LiveTable) -> None:
        self.move_notifier.notify(live)
        self.bot_driver.drive(live)

    async def _reload(self, live: LiveTable) -> None:
        """Load a table again from its journal; if that fails, drop it, so that the next request tries again."""
        try:
            with self.health.reading(live.row.id):
                live.replace_journal(await self.database.run_for_server(self._load, live.row))
        except Exception:
            live.mark_lost()
            if self._live.get(live.row.id) is live:
                del self._live[live.row.id]
            raise
        live.notify_changed()

    async def _check_ownership(self, live: LiveTable) -> None:
        """Raise NotOwner if this process has lost a table that another one has written to."""
        if self.ownership is not None and live.row.id not in await self.database.run_for_server(
            self.ownership.leases.owned_tables
        ):
            self.drop_lost(live.row.id)
            raise NotOwner

    # Shutdown --------------------------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Finish pending writes, stop the bots and release all tables to other processes, before this process ends."""
        if self.ownership is None or self.ownership.is_stopping:
            return
        self.ownership.is_stopping = True
        for live in self.all_in_memory():
            if live.bot_task is not None:
                live.bot_task.cancel()
            with contextlib.suppress(Conflict):
                async with live.lock:  # pending writes here have finished
                    self.drop_lost(live.row.id)
        await self.ownership.release_all()

    async def close(self) -> None:
        """Finish pending writes, stop the bots and close the database."""
        tasks = list(self.processor.tasks)
        for task in tasks:
            if any(live.bot_task is task for live in self._live.values()):
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.messenger.close()
        self.bots.close()
        self.uploads.close()
        self.writer.close()
        self.database.close()
        self.rendering.close()
        self.store.close()


def new_id(routing_key: str = "") -> str:
    """Return a new table id that cannot be guessed.

    It begins with the routing key, if given, so that nginx sends requests for the table to the process that created it.
    """
    return f"{routing_key if ROUTING_KEY.fullmatch(routing_key) else ''}{secrets.token_urlsafe(SECRET_ID_LENGTH * 3 // 4)}"


def routing_key_of(id: str) -> str:
    """Return the prefix of a table id by which nginx chooses its process; empty if the id has none."""
    return id[:-SECRET_ID_LENGTH]


def _weight(journal: Journal) -> int:
    """Estimate the memory of a table, in log entries."""
    lines = len(journal.table.log) if journal.table is not None else len(journal.race.entries)
    return lines + len(journal.race.edition_text) // CHARACTERS_PER_LOG_ENTRY


def _is_bot_task_done(live: LiveTable) -> bool:
    return live.bot_task is None or live.bot_task.done()
