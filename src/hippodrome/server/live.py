"""Tables being played in this process: loaded from their journals when somebody comes, changed one event at a time.

An event is tried on the table in memory, written to the journal, and only then told to anybody. If it cannot be written, the
table in memory is forgotten and read again from the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput, Refused
from hippodrome.core.race import Race
from hippodrome.core.words import Words
from hippodrome.server import metrics
from hippodrome.server.customs import Customs
from hippodrome.server.hooks import Messenger
from hippodrome.server.journal import Event, Journal, NotNow, Place, fold, started
from hippodrome.server.limits import seat_limits
from hippodrome.server.store import Outrun, Row, Store
from hippodrome.server.thinkers import SIMPLER, Thinkers, position
from hippodrome.server.writer import Writer

PACES = {"calm": 1.4, "brisk": 0.5, "instant": 0.0}
"""Seconds that a bot waits before it answers, so that people can follow."""
MOST_IDLE = 500
"""So many tables that nobody looks at are kept in memory."""
TRIES = 5
TAKE_OVER = 4.0
"""Seconds after which bots that another process should let answer are let answer here."""
CLOCK_ROUNDS = 20
MOST_ASIDES = 10_000
"""So many events that lead the race nowhere (talk, hints, seals changed, answers taken back) a journal can hold."""
STAND_IN = "auriga"
"""The bot that answers for somebody whose clock has run out."""

log = logging.getLogger("hippodrome.server")


class Watcher:
    """Somebody connected to a table: a seat, or a watcher (None). It is woken when there is something new to see."""

    def __init__(self, seat: Seat | None, language: str) -> None:
        self.seat, self.language = seat, language
        self.news = asyncio.Event()
        self.news.set()


class TableLock(asyncio.Lock):
    """Who has it may look at the table and change it. Once the table is lost, nobody gets it any more."""

    lost = False

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.lost:
            self.release()
            raise NotNow("database_away")


class Live:
    """One table in memory."""

    def __init__(self, row: Row, journal: Journal) -> None:
        self.row = row
        self.lock = TableLock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.making_rematch = asyncio.Lock()
        self.called: dict[Seat, float] = {}
        """Since when each seat that was told of its move has had its question."""
        self.take(journal)

    def take(self, journal: Journal) -> None:
        """Go on with this journal."""
        self.journal = journal
        self.words: dict[str, Words] = {}
        self.cache: dict[Any, Any] = {}
        """What was made of the table as it stands, by `message`; emptied by every event."""
        self.still: dict[Any, Any] = {}
        """What was made of the position, by `message`; kept while answers are only sealed."""
        self._position: Any = None
        self.stories: dict[Any, Any] = {}
        """What was told so far, by reader; kept while the table goes forward."""

    def words_in(self, language: str) -> Words:
        """The words of this table in a language."""
        names = [place.name for place in self.journal.places]
        words = self.words.get(language)
        if words is None or words.players != names:
            words = self.words[language] = Words(language, self.journal.game, self.journal.edition, names)
        return words

    def changed(self) -> None:
        """Forget what was made of the table as it stood, and wake everybody."""
        self.cache.clear()
        if (position := _position(self.journal)) != self._position:
            self._position = position
            self.still.clear()
        if self.journal.table is None:
            self.stories.clear()
        for watcher in self.watchers:
            watcher.news.set()

    def lose(self) -> None:
        """What stands here may never have been written: nobody may see it or go on from it; whoever is connected has to go."""
        self.lock.lost = True
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def here(self) -> set[Seat]:
        """The seats that are connected."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, *, address: str = "") -> None:
        self.store, self.thinkers, self.address = store, thinkers, address
        self.messenger = Messenger()
        self.writer = Writer(store)
        self.limits = seat_limits()
        self.customs = Customs()
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding ---------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Live | None:
        """The table with this id, read from its journal if it is not in memory."""
        live = self._live.get(table)
        if live is not None:
            self._live[table] = self._live.pop(table)  # the most recently used stand last
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._live:
                    return self._live[table]
                row = await asyncio.to_thread(self.store.find, table)
                if row is None:
                    return None
                live = Live(row, await asyncio.to_thread(self._read, row))
                self._live[table] = live
                self._let_go()
        finally:
            self._loading.pop(table, None)
        self._drive(live)
        return live

    def _read(self, row: Row) -> Journal:
        return fold(row.start, self.store.journal(row.id))

    def _let_go(self) -> None:
        """Forget tables that nobody looks at, the longest unused first, if there are many."""
        idle = [key for key, live in self._live.items() if not live.watchers and not live.lock.locked() and _rests(live)]
        for key in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._live[key]
        metrics.tables.set(len(self._live))

    async def make(self, race: Race, places: list[Place], *, listed: bool, **more: Any) -> Live:
        """A new table."""
        start = started(race, places, listed=listed, **more)
        journal = await asyncio.to_thread(Journal, start)
        if journal.closed:
            raise BadInput(journal.closed)
        row = Row(new_id(), start, journal.card())
        await asyncio.to_thread(self.store.make, row)
        live = self._live[row.id] = Live(row, journal)
        self._drive(live)
        self._let_go()
        return live

    # Happening -------------------------------------------------------------------------------------------------------

    async def happen(self, live: Live, make: Callable[[Journal], Event]) -> None:
        """Let something happen at a table. `make` looks at the table as it stands and gives the event, or refuses.

        Whoever called may go away in the middle: the event is finished all the same.
        """
        task = asyncio.create_task(self._happen(live, make))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _happen(self, live: Live, make: Callable[[Journal], Event]) -> None:
        async with live.lock:
            for _ in range(TRIES):
                n = live.journal.n
                event = {"at": time.time(), **make(live.journal)}
                _check_asides(live.journal, event)
                try:
                    written = live.journal.apply(event)
                except (Refused, NotNow):
                    raise
                except Exception:
                    await self._reload(live)
                    raise
                try:
                    card, deadline = live.journal.card(), live.journal.deadline
                    with metrics.writing.time():
                        await self.writer.append(live.row.id, n, written, card, deadline)
                    metrics.events.labels(written["do"]).inc()
                    break
                except Outrun:
                    await self._reload(live)
                except Exception:
                    await self._reload(live)
                    raise
            else:
                raise NotNow("crowded")
            live.changed()
            self._call_people(live)
        self._drive(live)

    def _call_people(self, live: Live) -> None:
        """Tell whoever wants to be told that it is their move, once a question."""
        journal = live.journal
        if not journal.hooks or journal.table is None or journal.state != "running":
            return
        asked = journal.table.asked
        public = [] if isinstance(asked, Ask) and asked.quiet else journal.table.waiting
        words = live.words_in("en")
        for seat in journal.people:
            if not journal.is_asked(seat) or seat in journal.table.sealed or live.called.get(seat) == journal.since.get(seat):
                continue
            live.called[seat] = journal.since.get(seat, 0.0)
            told = words.text("server.your_move", seat=seat, title=words.text("game.title"))
            link = f"{self.address}/table/{live.row.id}" if self.address else ""
            text = f"{told} {link}".strip()
            body = {"text": text, "content": text, "player": journal.places[seat].name, "game": journal.game.name, "link": link}
            if url := journal.hooks.get(str(seat)):
                self.messenger.send(url, body)
            if seat in public and (url := journal.hooks.get("table")):
                self.messenger.send(url, body)

    async def _reload(self, live: Live) -> None:
        """Read the table again from its journal; if even that fails, forget it, so that the next who comes tries again."""
        try:
            live.take(await asyncio.to_thread(self._read, live.row))
        except Exception:
            live.lose()
            if self._live.get(live.row.id) is live:
                del self._live[live.row.id]
            raise
        live.changed()

    # Other processes -------------------------------------------------------------------------------------------------

    async def heard(self, table: str, n: int) -> None:
        """Another process has written event `n` of a table: if it is in memory here, read on."""
        live = self._live.get(table)
        if live is None or live.journal.n > n:
            return
        async with live.lock:
            if live.journal.n > n:
                return
            try:
                for event in await asyncio.to_thread(self.store.journal, table, live.journal.n):
                    live.journal.apply(event)
            except Exception:
                await self._reload(live)
            live.changed()
        self._take_over_later(live)

    async def heard_nothing(self) -> None:
        """The line to the other processes was cut: look whether any table has gone on meanwhile."""
        for table in list(self._live):
            with contextlib.suppress(Exception):
                await self.heard(table, self._live[table].journal.n)

    def _take_over_later(self, live: Live) -> None:
        """Whoever wrote last lets the bots answer; should nothing come of it, this process does."""
        if not bots_to_answer(live.journal):
            return
        n = live.journal.n

        def look() -> None:
            if live.journal.n == n and self._live.get(live.row.id) is live:
                self._drive(live)

        asyncio.get_running_loop().call_later(TAKE_OVER + PACES[live.journal.start["pace"]], look)

    # Clocks ----------------------------------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """Once a second, look whether somebody's clock has run out; now and then also at tables that are not in memory."""
        while True:
            for _ in range(CLOCK_ROUNDS):
                await asyncio.sleep(1)
                now = time.time()
                for live in list(self._live.values()):
                    if (deadline := live.journal.deadline) is not None and deadline <= now:
                        await self._run_out(live, now)
            try:
                for table in await asyncio.to_thread(self.store.due, time.time()):
                    await self.find(table)
            except Exception:
                log.exception("looking for clocks that have run out")

    async def _run_out(self, live: Live, now: float) -> None:
        def event(journal: Journal) -> Event:
            for seat in journal.people:
                if (deadline := journal.deadline_of(seat)) is not None and deadline <= now:
                    return {"do": "away", "seat": seat}
            raise NotNow("not_asked")

        try:
            await self.happen(live, event)
        except NotNow:
            pass
        except Exception:
            log.exception("the clock of table %s", hushed(live.row.id))

    # Bots ------------------------------------------------------------------------------------------------------------

    def _drive(self, live: Live) -> None:
        if (live.driver is None or live.driver.done()) and bots_to_answer(live.journal):
            live.driver = asyncio.create_task(self._let_bots_answer(live))
            self._tasks.add(live.driver)
            live.driver.add_done_callback(self._tasks.discard)

    async def _let_bots_answer(self, live: Live) -> None:
        """Let bots answer until the table waits for people."""
        while seats := bots_to_answer(live.journal):
            pace = PACES[live.journal.start["pace"]]
            if pace:
                await asyncio.sleep(pace)
            try:
                await asyncio.gather(*(self._let_answer(live, seat) for seat in seats))
            except Exception:
                if live.lock.lost:
                    return
                log.exception("bots at table %s", hushed(live.row.id))
                await asyncio.sleep(TAKE_OVER)

    async def _let_answer(self, live: Live, seat: Seat) -> None:
        async with live.lock:
            journal = live.journal
            if seat not in bots_to_answer(journal):
                return
            table = journal.playing()
            assert isinstance(table.asked, Ask)
            about, lines = table.asked.about, len(table.log) - len(table.sealed)
            level = journal.relieved.get(seat, journal.places[seat].level or STAND_IN)
            given = position(journal.race, table, seat, level) if level else None
        answer = await self.thinkers.choose(given) if given is not None else None

        def still(journal: Journal) -> None:
            table = journal.playing()
            if seat not in bots_to_answer(journal) or len(table.log) - len(table.sealed) != lines:
                raise NotNow("stale")

        def answers(journal: Journal) -> Event:
            still(journal)
            return {"do": "answer", "seat": seat, "about": about, "answer": answer}

        def any_answer(journal: Journal) -> Event:
            still(journal)
            first = next(iter(journal.pov(seat).options))
            text = journal.game.write(journal.edition, first)
            return {"do": "answer", "seat": seat, "about": about, "answer": text}

        def relieve(journal: Journal) -> Event:
            still(journal)
            return {"do": "relieved", "seat": seat, "level": SIMPLER.get(level, "")}

        with contextlib.suppress(NotNow):
            if level and answer is None:
                metrics.relieved.inc()
                log.warning("bot %s at table %s failed or was too slow", level, hushed(live.row.id))
                await self.happen(live, relieve)
                return
            try:
                await self.happen(live, answers if level else any_answer)
            except Refused as refused:
                log.warning("bot %s at table %s gave what was not offered: %s", level, hushed(live.row.id), refused)
                await self.happen(live, relieve)

    async def close(self) -> None:
        """Finish what is being written, stop the bots, let go of the database."""
        tasks = list(self._tasks)
        for task in tasks:
            if any(live.driver is task for live in self._live.values()):
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.customs.close()
        self.store.close()


def new_id() -> str:
    """A table's name: nobody guesses it."""
    return secrets.token_urlsafe(12)


def _check_asides(journal: Journal, event: Event) -> None:
    """Nobody fills a disk by changing their mind: what the race needs to go on is always written, the rest not for ever."""
    table = journal.table
    needed = event["do"] in ("away", "back", "relieved", "rematch") or (
        event["do"] == "answer" and table is not None and event["seat"] not in table.sealed
    )
    if not needed and journal.n - (len(table.log) if table is not None else 0) >= MOST_ASIDES:
        raise NotNow("enough")


def hushed(table: str) -> str:
    """A table's name for the log: who knows the whole of it can watch."""
    return f"{table[:4]}~"


def _position(journal: Journal) -> Any:
    """A mark of what lies on the table: sealed answers do not change it."""
    table = journal.table
    return table and (journal.epoch, len(table.log) - len(table.sealed), len(table.facts))


def bots_to_answer(journal: Journal) -> list[Seat]:
    """The bots that the table waits for; while people talk about going back, none."""
    if journal.state != "running" or journal.request is not None or journal.table is None:
        return []
    return [seat for seat in journal.table.waiting if journal.places[seat].kind == "bot" or seat in journal.away]


def _rests(live: Live) -> bool:
    return live.driver is None or live.driver.done()
