"""Registry of the tables loaded in this process: loaded from their journals on demand, changed one event at a time.

An event is applied to the table in memory, written to the journal, and only then broadcast. If it cannot be written, the
table in memory is discarded and loaded again from the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Refused
from hippodrome.core.race_file import RaceRecord
from hippodrome.server import metrics
from hippodrome.server.cluster.ownership import TABLE_MOVES, NotOwner, TableOwnership
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.limits.quota import Quotas, current_client, metered
from hippodrome.server.limits.rate_limit import seat_limits
from hippodrome.server.limits.thread_pool import ThreadPool, checkpoint, database_pool, render_pool
from hippodrome.server.storage.corruption import detect_corruption
from hippodrome.server.storage.editions import EditionStore
from hippodrome.server.storage.health import HealthMonitor
from hippodrome.server.storage.rules_versions import correct_row
from hippodrome.server.storage.store import DAY, ConflictError, EventWrite, Store, TableRow
from hippodrome.server.storage.writer import Writer
from hippodrome.server.tables.bot_driver import BotDriver, is_bots_only
from hippodrome.server.tables.clocks import steady_clock
from hippodrome.server.tables.events import Event, SeatSession, SeatState, start_record
from hippodrome.server.tables.journal import Journal, fold
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.timeouts import TimeoutWatcher
from hippodrome.server.views.render_cache import RenderCache
from hippodrome.server.workers.bot_pool import BotPool
from hippodrome.server.workers.sandbox import Sandbox
from hippodrome.server.workers.webhooks import Messenger

MAX_REMEMBERED_CREATORS = 20_000
"""Latest tables whose creator is remembered, for fair sharing."""
MAX_IDLE_TABLES = 500
MAX_IDLE_LOG_ENTRIES = 100_000
"""Loaded tables without a connection, and the log entries of their races (a custom edition counts as
some)."""
MAX_CLOCK_SKEW = 1.0
"""Seconds by which another process's clock may be ahead."""
IDLE_TIMEOUT = 600.0
"""Seconds without access after which a table is released to other processes."""
CHARACTERS_PER_LOG_ENTRY = 200
ROUTING_KEY = re.compile(r"[A-Za-z0-9_-]{8}")
"""Prefix of a table id by which nginx chooses its process (deploy/nginx)."""
SECRET_ID_LENGTH = 16
"""Random characters in a table id."""
MAX_ATTEMPTS = 5
MAX_NONESSENTIAL_EVENTS = 10_000
"""Events in a journal that do not advance the race (chat, hints, answers changed or taken back), shared evenly by its seats."""
MAX_BOT_RACES = 40
"""Races between bots only that are watched, or were less than a minute ago."""
MAX_BOT_RACES_PER_CLIENT = 4
"""Races between bots only, per client."""
MAX_OPEN_TABLES_PER_CLIENT = 20
"""Tables with open seats, per client."""
EVENT_BYTES = 500
"""Bytes charged for an event: its row and its share of the indexes, the longest chat message included."""
BOT_SEAT_BYTES = 100 * EVENT_BYTES
"""Bytes charged for the answers of a bot when its table is made: charged one by one, they would tell the table's maker of
answers in hidden windows."""
OPTIONAL_EVENTS = ("chat", "hint", "hook")
"""Events that a client over its storage quota may not add; the race itself always goes on."""

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
        """Threads for queries, and for what takes CPU time."""
        self.quotas = quotas or Quotas(0)
        self.ownership = ownership
        """Table ownership; None where there is only one process."""
        self.store, self.bots, self.public_url, self.listen_host, self.limited = store, bots, public_url, listen_host, limited
        self.bot_driver, self.timeouts = BotDriver(self, bots), TimeoutWatcher(self)
        self.now = steady_clock()
        """The time of day, which does not jump."""
        self.started_at = self.now()
        self.messenger = Messenger(self.quotas.interactive)
        living = (lambda: 1) if ownership is None else (lambda: ownership.leases.live_processes)
        self.health = HealthMonitor(store, self.database, living)
        self.writer = Writer(store, self.health)
        self.limits = seat_limits()
        self.uploads = Sandbox()
        self.render_cache = RenderCache(self.uploads, self.rendering)
        self.editions = EditionStore(store)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._creators: OrderedDict[str, str] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding ---------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable | None:
        """The table with this id, read from its journal if it is not in memory."""
        live = self._live.get(table)
        if live is not None:
            self._live[table] = self._live.pop(table)  # the most recently used stand last
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
                    self.track_task(asyncio.create_task(self._note_opened(table)))
                self._evict_excess()
        finally:
            self._loading.pop(table, None)
        self.bot_driver.drive(live)
        return live

    def in_memory(self, table: str) -> LiveTable | None:
        """The table with this id, if it is in memory."""
        return self._live.get(table)

    def all_in_memory(self) -> list[LiveTable]:
        """All tables in memory, as they are now."""
        return list(self._live.values())

    def note_access(self, live: LiveTable) -> None:
        """Somebody looks: bots that paused because nobody did go on."""
        live.last_accessed = time.monotonic()
        self.bot_driver.drive(live)

    async def _note_opened(self, table: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # a table that is looked at is noted again every hour (`expiry`)
            await self.database.run_for_server(self.store.mark_opened, [table], self.now())

    def _load(self, row: TableRow) -> Journal:
        return self._fold(row, self.store.journal(row.id))

    def _fold(self, row: TableRow, events: Iterable[Event]) -> Journal:
        with detect_corruption(row.id):
            journal = fold(row.start, events, checkpoint)
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
        """Release the tables that have been idle for IDLE_TIMEOUT: another process may own them."""
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
        """A new table, made by somebody at this address; `near` those that nginx sends where it sent this request."""
        if self.limited and not more.get("kept"):
            self._check_capacity(seats, client)
        self.check_storage(client)
        start, journal = await self.rendering.run(self._new_journal, race, seats, {"listed": listed, **more})
        if journal.closed:
            raise journal.closed
        row = TableRow(new_id(routing_key), start, journal.summary(), opened=start["created"])
        with self.health.writing(row.id):
            size = await self.database.run(
                self.store.create, row, self.ownership.leases.process_id if self.ownership is not None else ""
            )
        bots = sum(place.kind == "bot" for place in seats)
        self.quotas.stored.charge(client, size + (0 if more.get("kept") else bots * BOT_SEAT_BYTES))
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

    def check_storage(self, client: str) -> None:
        """Refuse to store more for a client that has used its bytes of the day."""
        if not self.quotas.stored.has_remaining(client):
            raise ApiError(429, "storage_quota")

    def _check_capacity(self, seats: list[SeatState], client: str) -> None:
        """Cap the races between bots, and the open tables per client."""
        if all(place.kind == "bot" for place in seats):
            races = [live for live in self._live.values() if is_bots_only(live.journal) and live.is_watched]
            if len(races) >= MAX_BOT_RACES or sum(live.creator == client for live in races) >= MAX_BOT_RACES_PER_CLIENT:
                raise Conflict("enough_bot_races")
        if any(place.kind == "open" for place in seats):
            waiting = [live for live in self._live.values() if live.creator == client and live.journal.state == "gathering"]
            if len(waiting) >= MAX_OPEN_TABLES_PER_CLIENT:
                raise Conflict("enough_open_tables")

    def creator_of(self, table: str) -> str:
        """The address at which a table was made; empty if that was before this process began, or long ago."""
        return self._creators.get(table, "")

    # Happening -------------------------------------------------------------------------------------------------------

    async def submit(self, live: LiveTable, make_event: Callable[[Journal], Event], *, by: SeatSession | None) -> None:
        """Submit an event to a table. `make_event` reads the table and returns the event, or raises.

        `by` is whoever does it, if that is the holder of a seat: they must hold it at the very moment when it happens.
        Whoever called may go away in the middle: the event is finished all the same.
        """
        task = asyncio.create_task(_metered(self._process(live, make_event, by)))
        self.track_task(task)
        await asyncio.shield(task)

    def track_task(self, task: asyncio.Task[Any]) -> None:
        """Keep a task until it is done: the loop itself does not."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _process(self, live: LiveTable, make_event: Callable[[Journal], Event], by: SeatSession | None) -> None:
        client = current_client() if by is not None else ""  # a bot answers in the context of the request before
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                live.journal.check_session(by)
                n = live.journal.event_count
                try:
                    event = {"at": self._event_time(live.journal.last_event_at), **make_event(live.journal)}
                    _check_nonessential(live.journal, event)
                    if event["do"] in OPTIONAL_EVENTS:
                        self.check_storage(client)
                    written = live.journal.apply(event)
                except (Refused, Conflict, ApiError):
                    raise
                except Exception:
                    await self._reload(live)
                    raise
                try:
                    deadline = live.journal.deadline
                    card = live.summary_to_store(deadline, event["at"])
                    with metrics.write_seconds.time():
                        await self.writer.append(EventWrite(live.row.id, n, written, live.journal.state, card, deadline))
                    if card is not None:
                        live.mark_stored(deadline, event["at"])
                    metrics.events.labels(written["do"]).inc()
                    if client:
                        self.quotas.stored.charge(client, EVENT_BYTES)
                    break
                except ConflictError:
                    await self._reload(live)
                    await self._check_ownership(live)
                except Exception:
                    await self._reload(live)
                    raise
            else:
                raise Conflict("crowded")
            live.notify_changed()
            self._call_webhooks(live)
        self.bot_driver.drive(live)

    def _event_time(self, last: float) -> float:
        """The time of day; never before the last event of a table, where another process that wrote it is a little ahead."""
        now = self.now()
        return last if now < last < now + MAX_CLOCK_SKEW else now

    def _call_webhooks(self, live: LiveTable) -> None:
        """Call web hooks for each person whose move it is, once per question.

        The table's hook follows the table that everybody sees: in a hidden window it is called for the seat that everybody
        believes to be thinking, and never for a seat that is asked in secret.
        """
        journal, known = live.journal, live.journal.visible_to(None)
        if not journal.webhooks or journal.table is None or known is None or journal.state != "running":
            return
        for seat in journal.human_seats:
            if journal.is_asked(seat) and seat not in journal.table.sealed:
                self._call_webhook_once(live, seat, str(seat), journal.clocks.started_at.get(seat, 0.0))
            if seat in known.waiting:
                self._call_webhook_once(live, seat, "table", journal.clocks.visible_started_at.get(seat, 0.0))

    def _call_webhook_once(self, live: LiveTable, seat: Seat, key: str, since: float) -> None:
        """Call one hook about a seat's question, unless that question has been called for already."""
        if live.last_webhook_calls.get((key, seat)) == since:
            return
        live.last_webhook_calls[key, seat] = since
        if hook := live.journal.webhooks.get(key):
            client = live.webhook_clients.get(key, live.creator)
            self.messenger.send(hook.url, self._webhook_payload(live, seat, hook.language), client)

    def _webhook_payload(self, live: LiveTable, seat: Seat, language: str) -> dict[str, Any]:
        """Build the payload of a webhook: whose move it is, in the webhook's language."""
        words, journal = live.localization(language), live.journal
        told = words.text("server.your_move", seat=seat, title=words.text("game.title"))
        link = f"{self.public_url}/table/{live.row.id}" if self.public_url else ""
        text = f"{told} {link}".strip()
        return {"text": text, "content": text, "player": journal.seats[seat].name, "game": journal.game.name, "link": link}

    async def _reload(self, live: LiveTable) -> None:
        """Read the table again from its journal; if even that fails, forget it, so that the next who comes tries again."""
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
        """Check that this process still owns a table that another one has written to."""
        if self.ownership is not None and live.row.id not in await self.database.run_for_server(
            self.ownership.leases.owned_tables
        ):
            self.drop_lost(live.row.id)
            raise NotOwner

    # The end ---------------------------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Before this process ends: finish what is being written, stop the bots, let other processes have the tables."""
        if self.ownership is None or self.ownership.is_stopping:
            return
        self.ownership.is_stopping = True
        for live in self.all_in_memory():
            if live.bot_task is not None:
                live.bot_task.cancel()
            with contextlib.suppress(Conflict):
                async with live.lock:  # whoever is writing here has finished
                    self.drop_lost(live.row.id)
        await self.ownership.release_all()

    async def close(self) -> None:
        """Finish what is being written, stop the bots, let go of the database."""
        tasks = list(self._tasks)
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


async def _metered(steps: Coroutine[Any, Any, None]) -> None:
    await metered(steps)


def new_id(routing_key: str = "") -> str:
    """A table's name: nobody guesses it. It begins with what nginx chooses a process by, if that was said: so a table is made
    where it will be asked for."""
    return f"{routing_key if ROUTING_KEY.fullmatch(routing_key) else ''}{secrets.token_urlsafe(SECRET_ID_LENGTH * 3 // 4)}"


def routing_key_of(id: str) -> str:
    """By what nginx chooses the process of a table, where its name begins with that; else nothing, for all of it is secret."""
    return id[:-SECRET_ID_LENGTH]


def _check_nonessential(journal: Journal, event: Event) -> None:
    """Cap the events that do not advance the race, so that a journal cannot grow without bound.

    Each seat has its own share: what others do, and the true log, must not decide what a seat may do, since they hold answers
    and hints of hidden windows.
    """
    if journal.is_nonessential(event) and journal.nonessential_counts[event["seat"]] >= MAX_NONESSENTIAL_EVENTS // len(
        journal.seats
    ):
        raise Conflict("enough")


def _weight(journal: Journal) -> int:
    """Estimate the memory of a table, in log entries."""
    lines = len(journal.table.log) if journal.table is not None else len(journal.race.entries)
    return lines + len(journal.race.edition_text) // CHARACTERS_PER_LOG_ENTRY


def _is_bot_task_done(live: LiveTable) -> bool:
    return live.bot_task is None or live.bot_task.done()
