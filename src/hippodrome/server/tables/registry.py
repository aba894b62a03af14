"""Tables being played in this process: loaded from their journals when somebody comes, changed one event at a time.

An event is tried on the table in memory, written to the journal, and only then told to anybody. If it cannot be written, the
table in memory is forgotten and read again from the journal.
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
from hippodrome.core.race_file import Race
from hippodrome.server import metrics
from hippodrome.server.cluster.ownership import MOVES, Elsewhere, Homes
from hippodrome.server.http.quota import Quotas, customer, metered
from hippodrome.server.http.rate_limit import seat_limits
from hippodrome.server.http.render_cache import Workshop
from hippodrome.server.http.webhooks import Messenger
from hippodrome.server.storage.corruption import reading
from hippodrome.server.storage.editions import Kept
from hippodrome.server.storage.health import Checkup
from hippodrome.server.storage.rules_versions import correct_row
from hippodrome.server.storage.store import DAY, Entry, Outrun, Row, Store
from hippodrome.server.storage.writer import Writer
from hippodrome.server.tables.bot_driver import BotDriver, is_among_bots
from hippodrome.server.tables.clocks import steady
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.events import Event, Holder, Place, started
from hippodrome.server.tables.journal import Journal, fold
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.timeouts import ClockWatch
from hippodrome.server.workers.bot_pool import BotProcesses
from hippodrome.server.workers.sandbox import Uploads
from hippodrome.server.workers.thread_pool import ThreadPool, checkpoint, database_pool, render_pool

MOST_REMEMBERED = 20_000
"""Of so many tables, the latest, it is remembered who made them."""
MOST_IDLE = 500
MOST_IDLE_LINES = 100_000
"""So many tables that nobody looks at are kept in memory, and so many lines of their races (an edition of one's own counts as
some)."""
AHEAD = 1.0
"""Seconds that the clock of another process may be ahead."""
IDLE = 600.0
"""Seconds without anybody looking after which a table is given up, where other processes may have it."""
CHARACTERS_A_LINE = 200
NEAR = re.compile(r"[A-Za-z0-9_-]{8}")
"""The beginning of a table's name, by which nginx chooses its process (deploy/nginx)."""
SECRET = 16
"""Characters of a table's name that nobody guesses."""
TRIES = 5
MOST_ASIDES = 10_000
"""Events in a journal that do not advance the race (chat, hints, answers changed or taken back), shared evenly by its seats."""
MOST_BOT_RACES = 40
"""So many races among bots alone that are being watched, or were a moment ago."""
BOT_RACES_EACH = 4
"""So many of them for one address."""
MOST_OPEN_EACH = 20
"""So many tables with open seats for one address."""
EVENT_BYTES = 500
"""Bytes charged for an event: its row and its share of the indexes, the longest chat message included."""
BOT_SEAT_BYTES = 100 * EVENT_BYTES
"""Bytes charged for the answers of a bot when its table is made: charged one by one, they would tell the table's maker of
answers in hidden windows."""
TALK = ("chat", "hint", "hook")
"""Events that a client over its storage quota may not add; the race itself always goes on."""

log = logging.getLogger("hippodrome.server")


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotProcesses,
        *,
        address: str = "",
        listens: str = "",
        limited: bool = True,
        homes: Homes | None = None,
        quotas: Quotas | None = None,
        database: ThreadPool | None = None,
    ) -> None:
        self.database, self.rendering = database or database_pool(), render_pool()
        """Threads for queries, and for what takes CPU time."""
        self.quotas = quotas or Quotas(0)
        self.homes = homes
        """Which tables are at home in this process; None where there is only one."""
        self.store, self.bots, self.address, self.listens, self.limited = store, bots, address, listens, limited
        self.driver, self.clocks = BotDriver(self, bots), ClockWatch(self)
        self.now = steady()
        """The time of day, which does not jump."""
        self.started = self.now()
        self.messenger = Messenger(self.quotas.purse)
        living = (lambda: 1) if homes is None else (lambda: homes.leases.living)
        self.checkup = Checkup(store, self.database, living)
        self.writer = Writer(store, self.checkup)
        self.limits = seat_limits()
        self.uploads = Uploads()
        self.workshop = Workshop(self.uploads, self.rendering)
        self.kept = Kept(store)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._made_by: OrderedDict[str, str] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding ---------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Live | None:
        """The table with this id, read from its journal if it is not in memory."""
        live = self._live.get(table)
        if live is not None:
            self._live[table] = self._live.pop(table)  # the most recently used stand last
            self.look_at(live)
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._live:
                    return self._live[table]
                if self.homes is not None and await self.homes.claim(table) is not None:
                    raise Elsewhere
                with self.checkup.reading(table):
                    row = await self.database.run(self.store.find, table)
                    if row is None:
                        return None
                    events = await self.database.run(self.store.journal, table)
                    journal = await self.rendering.run(self._fold, row, events)
                    if journal.state != row.card["state"]:
                        me = self.homes.leases.me if self.homes else ""
                        await self.database.run_for_server(correct_row, self.store, row, journal, me)
                    live = Live(row, journal, self.now(), self.made_by(row.id) or f"table {row.id}", lambda: self.now())
                self._live[table] = live
                if self.now() - row.opened > DAY:
                    self.keep_task(asyncio.create_task(self._note_opened(table)))
                self._let_go()
        finally:
            self._loading.pop(table, None)
        self.driver.drive(live)
        return live

    def in_memory(self, table: str) -> Live | None:
        """The table with this id, if it is in memory."""
        return self._live.get(table)

    def all_in_memory(self) -> list[Live]:
        """All tables in memory, as they are now."""
        return list(self._live.values())

    def look_at(self, live: Live) -> None:
        """Somebody looks: bots that paused because nobody did go on."""
        live.looked = time.monotonic()
        self.driver.drive(live)

    async def _note_opened(self, table: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # a table that is looked at is noted again every hour (`expiry`)
            await self.database.run_for_server(self.store.note_opened, [table], self.now())

    def _read(self, row: Row) -> Journal:
        return self._fold(row, self.store.journal(row.id))

    def _fold(self, row: Row, events: Iterable[Event]) -> Journal:
        with reading(row.id):
            journal = fold(row.start, events, checkpoint)
        journal.clocks.set_right(self.now(), self.started)
        return journal

    def _let_go(self) -> None:
        """Forget tables that nobody looks at, the longest unused first, if there are many."""
        idle = [key for key, live in self._live.items() if not live.watchers and not live.lock.locked() and _rests(live)]
        weights = {key: _weight(self._live[key].journal) for key in idle}
        total, gone = sum(weights.values()), list[str]()
        for n, key in enumerate(idle):
            if len(idle) - n <= MOST_IDLE and total <= MOST_IDLE_LINES:
                break
            gone.append(key)
            total -= weights[key]
        self._put_away(gone)

    def put_away_idle(self) -> None:
        """Forget the tables that nobody has looked at for long: another process may have them."""
        long_ago = time.monotonic() - IDLE
        idle = [key for key, live in self._live.items() if not live.watchers and live.looked < long_ago]
        self._put_away([key for key in idle if not self._live[key].lock.locked() and _rests(self._live[key])])

    def _put_away(self, tables: list[str]) -> None:
        for table in tables:
            del self._live[table]
        if tables and self.homes is not None:
            self.homes.give_up(tables)
        metrics.tables.set(len(self._live))

    def lose(self, table: str) -> None:
        """A table lives in another process now: whoever is connected to it here has to connect again."""
        if (live := self._live.pop(table, None)) is not None:
            live.lose(MOVES)
            metrics.tables.set(len(self._live))

    async def make(
        self, race: Race, places: list[Place], *, listed: bool, address: str = "", near: str = "", **more: Any
    ) -> Live:
        """A new table, made by somebody at this address; `near` those that nginx sends where it sent this request."""
        if self.limited and not more.get("kept"):
            self._check_room(places, address)
        self.check_storage(address)
        start, journal = await self.rendering.run(self._start, race, places, {"listed": listed, **more})
        if journal.closed:
            raise journal.closed
        row = Row(new_id(near), start, journal.card(), opened=start["created"])
        with self.checkup.writing(row.id):
            size = await self.database.run(self.store.make, row, self.homes.leases.me if self.homes is not None else "")
        bots = sum(place.kind == "bot" for place in places)
        self.quotas.stored.charge(address, size + (0 if more.get("kept") else bots * BOT_SEAT_BYTES))
        live = self._live[row.id] = Live(row, journal, self.now(), address, lambda: self.now())
        self._made_by[row.id] = address
        while len(self._made_by) > MOST_REMEMBERED:
            self._made_by.popitem(last=False)
        self.driver.drive(live)
        self._let_go()
        return live

    def _start(self, race: Race, places: list[Place], more: dict[str, Any]) -> tuple[dict[str, Any], Journal]:
        start = started(race, places, created=self.now(), **more)
        return start, Journal(start)

    def check_storage(self, client: str) -> None:
        """Refuse to store more for a client that has used its bytes of the day."""
        if not self.quotas.stored.has_left(client):
            raise Refusal(429, "storage_quota")

    def _check_room(self, places: list[Place], address: str) -> None:
        """Nobody fills the house with races among bots, or with tables that wait for somebody."""
        if all(place.kind == "bot" for place in places):
            races = [live for live in self._live.values() if is_among_bots(live.journal) and live.is_watched]
            if len(races) >= MOST_BOT_RACES or sum(live.address == address for live in races) >= BOT_RACES_EACH:
                raise NotNow("enough_bot_races")
        if any(place.kind == "open" for place in places):
            waiting = [live for live in self._live.values() if live.address == address and live.journal.state == "gathering"]
            if len(waiting) >= MOST_OPEN_EACH:
                raise NotNow("enough_open_tables")

    def made_by(self, table: str) -> str:
        """The address at which a table was made; empty if that was before this process began, or long ago."""
        return self._made_by.get(table, "")

    # Happening -------------------------------------------------------------------------------------------------------

    async def happen(self, live: Live, make: Callable[[Journal], Event], *, by: Holder | None) -> None:
        """Let something happen at a table. `make` looks at the table as it stands and gives the event, or refuses.

        `by` is whoever does it, if that is the holder of a seat: they must hold it at the very moment when it happens.
        Whoever called may go away in the middle: the event is finished all the same.
        """
        task = asyncio.create_task(_on_the_bill(self._happen(live, make, by)))
        self.keep_task(task)
        await asyncio.shield(task)

    def keep_task(self, task: asyncio.Task[Any]) -> None:
        """Keep a task until it is done: the loop itself does not."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _happen(self, live: Live, make: Callable[[Journal], Event], by: Holder | None) -> None:
        client = customer() if by is not None else ""  # a bot answers in the context of the request before
        async with live.lock:
            for _ in range(TRIES):
                live.journal.check_holder(by)
                n = live.journal.n
                try:
                    event = {"at": self._time_after(live.journal.at), **make(live.journal)}
                    _check_asides(live.journal, event)
                    if event["do"] in TALK:
                        self.check_storage(client)
                    written = live.journal.apply(event)
                except (Refused, NotNow, Refusal):
                    raise
                except Exception:
                    await self._reload(live)
                    raise
                try:
                    deadline = live.journal.deadline
                    card = live.card_to_keep(deadline, event["at"])
                    with metrics.writing.time():
                        await self.writer.append(Entry(live.row.id, n, written, live.journal.state, card, deadline))
                    if card is not None:
                        live.has_kept(deadline, event["at"])
                    metrics.events.labels(written["do"]).inc()
                    if client:
                        self.quotas.stored.charge(client, EVENT_BYTES)
                    break
                except Outrun:
                    await self._reload(live)
                    await self._check_home(live)
                except Exception:
                    await self._reload(live)
                    raise
            else:
                raise NotNow("crowded")
            live.changed()
            self._call_people(live)
        self.driver.drive(live)

    def _time_after(self, last: float) -> float:
        """The time of day; never before the last event of a table, where another process that wrote it is a little ahead."""
        now = self.now()
        return last if now < last < now + AHEAD else now

    def _call_people(self, live: Live) -> None:
        """Call web hooks for each person whose move it is, once per question.

        The table's hook follows the table that everybody sees: in a hidden window it is called for the seat that everybody
        believes to be thinking, and never for a seat that is asked in secret.
        """
        journal, known = live.journal, live.journal.shown(None)
        if not journal.hooks or journal.table is None or known is None or journal.state != "running":
            return
        for seat in journal.people:
            if journal.is_asked(seat) and seat not in journal.table.sealed:
                self._call_once(live, seat, str(seat), journal.clocks.since.get(seat, 0.0))
            if seat in known.waiting:
                self._call_once(live, seat, "table", journal.clocks.shown.get(seat, 0.0))

    def _call_once(self, live: Live, seat: Seat, key: str, since: float) -> None:
        """Call one hook about a seat's question, unless that question has been called for already."""
        if live.called.get((key, seat)) == since:
            return
        live.called[key, seat] = since
        if hook := live.journal.hooks.get(key):
            client = live.hook_clients.get(key, live.address)
            self.messenger.send(hook.url, self._call(live, seat, hook.language), client)

    def _call(self, live: Live, seat: Seat, language: str) -> dict[str, Any]:
        """What a hook is told: whose move it is, in the language of whoever asked to be told."""
        words, journal = live.words_in(language), live.journal
        told = words.text("server.your_move", seat=seat, title=words.text("game.title"))
        link = f"{self.address}/table/{live.row.id}" if self.address else ""
        text = f"{told} {link}".strip()
        return {"text": text, "content": text, "player": journal.places[seat].name, "game": journal.game.name, "link": link}

    async def _reload(self, live: Live) -> None:
        """Read the table again from its journal; if even that fails, forget it, so that the next who comes tries again."""
        try:
            with self.checkup.reading(live.row.id):
                live.take(await self.database.run_for_server(self._read, live.row))
        except Exception:
            live.lose()
            if self._live.get(live.row.id) is live:
                del self._live[live.row.id]
            raise
        live.changed()

    async def _check_home(self, live: Live) -> None:
        """Somebody else has written here: go on only if the table is still ours."""
        if self.homes is not None and live.row.id not in await self.database.run_for_server(self.homes.leases.held):
            self.lose(live.row.id)
            raise Elsewhere

    # The end ---------------------------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Before this process ends: finish what is being written, stop the bots, let other processes have the tables."""
        if self.homes is None or self.homes.leaving:
            return
        self.homes.leaving = True
        for live in self.all_in_memory():
            if live.driver is not None:
                live.driver.cancel()
            with contextlib.suppress(NotNow):
                async with live.lock:  # whoever is writing here has finished
                    self.lose(live.row.id)
        await self.homes.leave()

    async def close(self) -> None:
        """Finish what is being written, stop the bots, let go of the database."""
        tasks = list(self._tasks)
        for task in tasks:
            if any(live.driver is task for live in self._live.values()):
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.messenger.close()
        self.bots.close()
        self.uploads.close()
        self.writer.close()
        self.database.close()
        self.rendering.close()
        self.store.close()


async def _on_the_bill(steps: Coroutine[Any, Any, None]) -> None:
    await metered(steps)


def new_id(near: str = "") -> str:
    """A table's name: nobody guesses it. It begins with what nginx chooses a process by, if that was said: so a table is made
    where it will be asked for."""
    return f"{near if NEAR.fullmatch(near) else ''}{secrets.token_urlsafe(SECRET * 3 // 4)}"


def near_to(id: str) -> str:
    """By what nginx chooses the process of a table, where its name begins with that; else nothing, for all of it is secret."""
    return id[:-SECRET]


def _check_asides(journal: Journal, event: Event) -> None:
    """Cap the events that do not advance the race, so that a journal cannot grow without bound.

    Each seat has its own share: what others do, and the true log, must not decide what a seat may do, since they hold answers
    and hints of hidden windows.
    """
    if journal.is_aside(event) and journal.asides[event["seat"]] >= MOST_ASIDES // len(journal.places):
        raise NotNow("enough")


def _weight(journal: Journal) -> int:
    """What a table takes in memory, in lines of a race."""
    lines = len(journal.table.log) if journal.table is not None else len(journal.race.lines)
    return lines + len(journal.race.edition_text) // CHARACTERS_A_LINE


def _rests(live: Live) -> bool:
    return live.driver is None or live.driver.done()
