"""Bot driver: plays the bots at the tables of this process, at the table's pace."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from hippodrome.bots import fallback_level
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import Refused
from hippodrome.server import metrics
from hippodrome.server.errors import Conflict
from hippodrome.server.tables.events import Answer, BotFallback
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable, redact_id
from hippodrome.server.tables.processor import EventProcessor
from hippodrome.server.workers.bot_pool import BotPool
from hippodrome.server.workers.positions import build_position

PACE_SECONDS = {"calm": 0.7, "brisk": 0.15, "instant": 0.0}
"""Seconds before a bot answers. The page plays moves back at its own speed, so these can be short."""
RETRY_INTERVAL = 4.0
"""Seconds until the driver retries after an error."""
STAND_IN = "auriga"
"""Bot that answers for a player whose time is up."""

log = logging.getLogger("hippodrome.server")


class BotDriver:
    """Runs one task per table in which bots answer."""

    def __init__(self, processor: EventProcessor, processes: BotPool) -> None:
        self._processor, self.processes = processor, processes

    def drive(self, live: LiveTable) -> None:
        """Start the bot task of a table, if bots have to answer and no task runs yet."""
        if (live.bot_task is None or live.bot_task.done()) and runnable_bots(live):
            live.bot_task = self._processor.tasks.start(self._run_bots(live))

    async def _run_bots(self, live: LiveTable) -> None:
        """Let bots answer until the table waits for people, or a race among bots has no viewers."""
        while seats := runnable_bots(live):
            if pause := PACE_SECONDS[live.pace]:
                await asyncio.sleep(pause)
            try:
                await asyncio.gather(*(self._answer_for(live, seat) for seat in seats))
            except Exception:
                if live.lock.lost_reason:
                    return
                log.exception("bot driver crashed (table %s)", redact_id(live.row.id))
                await asyncio.sleep(RETRY_INTERVAL)

    async def _answer_for(self, live: LiveTable, seat: Seat) -> None:
        async with live.lock:
            journal = live.journal
            if seat not in bots_to_answer(journal):
                return
            table = journal.running_table()
            assert isinstance(table.prompt, Ask)
            about, lines = table.prompt.kind, len(table.log) - len(table.sealed)
            level = journal.bot_fallbacks.get(seat, journal.seats[seat].level or STAND_IN)
            given = build_position(journal.race, table, seat, level) if level else None
        wished = self.processes.choose(given, client=live.creator, table=live.row.id) if given is not None else None
        answer = await wished if wished is not None else None

        def still(journal: Journal) -> None:
            table = journal.running_table()
            if seat not in bots_to_answer(journal) or len(table.log) - len(table.sealed) != lines:
                raise Conflict("stale")

        def answers(journal: Journal) -> Answer:
            still(journal)
            given = answer if answer is not None else _first_option(journal, seat)
            return Answer(seat, about, given, stood_in=journal.seats[seat].kind == "person")

        def relieve(journal: Journal) -> BotFallback:
            still(journal)
            return BotFallback(seat, fallback_level(level))

        with contextlib.suppress(Conflict):
            if level and answer is None:
                metrics.bot_fallbacks.inc()
                log.warning(
                    "bot %s at table %s failed or timed out; falling back to a simpler bot", level, redact_id(live.row.id)
                )
                await self._processor.submit(live, relieve, by=None)
                return
            try:
                await self._processor.submit(live, answers, by=None)
            except Refused as refused:
                log.warning("bot %s at table %s gave an invalid answer: %s", level, redact_id(live.row.id), refused)
                await self._processor.submit(live, relieve, by=None)


def bots_to_answer(journal: Journal) -> list[Seat]:
    """Return the seats that the table waits for and a bot answers for.

    An open rewind request pauses the bots, except those that stand in for a player whose time is up; otherwise a request
    would stop the clock. If all players are away, all bots wait.
    """
    if journal.state != "running" or journal.table is None or journal.is_paused:
        return []
    clocks, talking = journal.clocks, journal.rewind_request is not None
    return [
        seat
        for seat in journal.table.waiting
        if (journal.seats[seat].kind == "bot" and not talking) or seat in clocks.away or seat in clocks.timed_out
    ]


def runnable_bots(live: LiveTable) -> list[Seat]:
    """Return the bots that may answer now; a race among bots pauses while it has no viewers."""
    return bots_to_answer(live.journal) if live.is_watched or not live.journal.is_bots_only else []


def _first_option(journal: Journal, seat: Seat) -> str:
    return journal.game.format_answer(journal.edition, next(iter(journal.pov(seat).options)))
