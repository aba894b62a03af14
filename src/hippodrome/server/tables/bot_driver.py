"""Bots at the tables of this process: they answer when the table waits for them, at the table's pace."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from hippodrome.bots import relieved_by
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import Refused
from hippodrome.server import metrics
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live, hushed
from hippodrome.server.workers.bot_pool import BotProcesses
from hippodrome.server.workers.positions import position

if TYPE_CHECKING:
    from hippodrome.server.tables.registry import Tables

PACES = {"calm": 1.4, "brisk": 0.5, "instant": 0.0}
"""Seconds that a bot waits before it answers, so that people can follow."""
PAUSE = 4.0
"""Seconds after which bots that could not answer try again."""
STAND_IN = "auriga"
"""The bot that answers for somebody whose time is up."""

log = logging.getLogger("hippodrome.server")


class BotDriver:
    """Lets bots answer, one task a table."""

    def __init__(self, tables: Tables, processes: BotProcesses) -> None:
        self._tables, self.processes = tables, processes

    def drive(self, live: Live) -> None:
        """Let the bots of a table answer, if it waits for some and nobody lets them yet."""
        if (live.driver is None or live.driver.done()) and bots_that_go_on(live):
            live.driver = asyncio.create_task(self._let_bots_answer(live))
            self._tables.keep_task(live.driver)

    async def _let_bots_answer(self, live: Live) -> None:
        """Let bots answer until the table waits for people, or nobody watches a race among bots."""
        while seats := bots_that_go_on(live):
            pace = PACES[live.journal.start["pace"]]
            if pace:
                await asyncio.sleep(pace)
            try:
                await asyncio.gather(*(self._let_answer(live, seat) for seat in seats))
            except Exception:
                if live.lock.lost:
                    return
                log.exception("bots at table %s", hushed(live.row.id))
                await asyncio.sleep(PAUSE)

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
        wished = self.processes.choose(given, address=live.address, table=live.row.id) if given is not None else None
        answer = await wished if wished is not None else None

        def still(journal: Journal) -> None:
            table = journal.playing()
            if seat not in bots_to_answer(journal) or len(table.log) - len(table.sealed) != lines:
                raise NotNow("stale")

        def answers(journal: Journal) -> Event:
            still(journal)
            return {"do": "answer", "seat": seat, "about": about, "answer": answer, **_stood_in(journal, seat)}

        def any_answer(journal: Journal) -> Event:
            still(journal)
            first = next(iter(journal.pov(seat).options))
            text = journal.game.write(journal.edition, first)
            return {"do": "answer", "seat": seat, "about": about, "answer": text, **_stood_in(journal, seat)}

        def relieve(journal: Journal) -> Event:
            still(journal)
            return {"do": "relieved", "seat": seat, "level": relieved_by(level)}

        with contextlib.suppress(NotNow):
            if level and answer is None:
                metrics.relieved.inc()
                log.warning("bot %s at table %s failed or was too slow", level, hushed(live.row.id))
                await self._tables.happen(live, relieve, by=None)
                return
            try:
                await self._tables.happen(live, answers if level else any_answer, by=None)
            except Refused as refused:
                log.warning("bot %s at table %s gave what was not offered: %s", level, hushed(live.row.id), refused)
                await self._tables.happen(live, relieve, by=None)


def bots_to_answer(journal: Journal) -> list[Seat]:
    """The seats that bots answer for and the table waits for. While people talk about going back, bots wait; but not those
    that stand in for somebody whose time is up, or asking to go back would stop the clock. With no person left, all wait."""
    if journal.state != "running" or journal.table is None or journal.is_paused:
        return []
    clocks, talking = journal.clocks, journal.request is not None
    return [
        seat
        for seat in journal.table.waiting
        if (journal.places[seat].kind == "bot" and not talking) or seat in clocks.away or seat in clocks.lapsed
    ]


def is_among_bots(journal: Journal) -> bool:
    """Whether a race runs that nobody plays."""
    return journal.state == "running" and not journal.people


def bots_that_go_on(live: Live) -> list[Seat]:
    """The bots that may answer now: a race among bots pauses while nobody watches."""
    return bots_to_answer(live.journal) if live.is_watched or not is_among_bots(live.journal) else []


def _stood_in(journal: Journal, seat: Seat) -> Event:
    """What is written of an answer that a bot gives for a person."""
    return {"stood_in": True} if journal.places[seat].kind == "person" else {}
