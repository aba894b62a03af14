"""Bots think in processes of their own. One that fails or takes too long is relieved by a simpler one.

Those that answer at once have processes of their own and never wait for those that search. Where more want to think than can,
addresses go round, and of an address its tables; and whoever wants much at once thinks shorter.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import Any, Protocol

from hippodrome.bots import SEARCHING, find_bot, in_part_of_the_time
from hippodrome.bots.sandbox import SECONDS, Fault, Guest
from hippodrome.core.race_file import Race
from hippodrome.core.safe_text import shown
from hippodrome.core.table import Pov
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import find
from hippodrome.server import metrics
from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.workers.positions import Position, table_of
from hippodrome.server.workers.process import Charge, Worker, on_loop

log = logging.getLogger("hippodrome.server")

COACH = "coach"
"""Instead of a bot's level: an answer with its reasons, for a hint, as JSON."""
PATIENCE = 20.0
"""Seconds that a bot may think,"""
CPU_LIMIT = 6.0
"""and CPU seconds: the strongest bot searches for three, and loads its compiled engine before its first answer."""
CROWD = 2
"""So many may want each process before anybody has to think shorter."""
LEAST_PART = 0.05
"""Nobody has less than this part of the time of their level."""


def think(given: Position, *, own: Sequence[str] = (), seconds: float = SECONDS) -> str:
    """What the bot answers, as text. Of bots from outside only those in `own` are run, whatever a table says; what they do
    wrong is told to whoever reads this process' messages."""
    game = find(given.race.game)
    edition = _edition(given.race.game, given.race.edition, given.race.edition_text)
    table = table_of(given, game, edition)
    if given.level == COACH:
        from hippodrome.coach.hint import THINKING, advise

        effort = replace(THINKING, seconds=THINKING.seconds * given.part)
        return json.dumps(asdict(advise(Pov(table, given.seat), game, Random(), effort)))
    if given.level in own:
        guest = Guest(game.name, given.level, Random(), _tell, min(seconds, PATIENCE * 0.9))
        return game.write(edition, guest(Pov(table, given.seat)))
    bot = find_bot(game.name, given.level, Random(), in_part_of_the_time(game.name, given.level, given.part))
    return game.write(edition, bot(Pov(table, given.seat)))


def _tell(fault: Fault) -> None:
    log.warning("%s", shown(str(fault)))


@lru_cache(maxsize=16)
def _edition(game: str, name: str, text: str) -> Any:
    return race_edition(Race(game, 0, name, [], edition_text=text), find(game))


def searches(given: Any) -> bool:
    """Whether somebody thinks for a while."""
    level = getattr(given, "level", "")
    return level in (*SEARCHING, COACH) or ":" in level


class NobodyThinks(Exception):
    """There is nobody on another machine to think about something."""


class Elsewhere(Protocol):
    """Other machines that think."""

    async def choose(self, given: Any, *, address: str, table: str, charge: Charge | None = None) -> str | None:
        """As BotProcesses does; NobodyThinks if it has to be done here."""


def part_of_the_time(number: int, addresses: int, mine: int) -> float:
    """Which part of their time is left to an address, with so many processes: the more it has waiting (`mine`) and the more
    others (all in all so many addresses) wait, the less."""
    number = max(1, number)
    crowd = max(1.0, (addresses + 1) / number / CROWD)
    return max(LEAST_PART, 1 / crowd / max(1.0, (mine + 1) / number / CROWD))


@dataclass(eq=False)
class _Wish:
    """Something to think about, and whoever waits for it."""

    given: Any
    address: str
    free: asyncio.Future[Worker]


class _Lane:
    """Processes that think about the same kind of thing, each about one at a time."""

    def __init__(self, kind: str, workers: list[Worker]) -> None:
        self.kind, self.workers = kind, workers
        self._free = list(workers)
        self.waiting: FairQueue[_Wish] = FairQueue()
        self.threads = ThreadPoolExecutor(max(1, len(workers)), f"{kind} bots")

    async def enter(self, given: Any, address: str, table: str) -> Worker:
        """Wait for one's turn and a process that is free."""
        if self._free:
            return self._free.pop()
        wish = _Wish(given, address, asyncio.get_running_loop().create_future())
        self.waiting.add(address, table, wish)
        metrics.waiting.labels(self.kind).set(len(self.waiting))
        try:
            return await wish.free
        except asyncio.CancelledError:
            self.waiting.drop(address, table, wish)
            if wish.free.done() and not wish.free.cancelled():
                self.leave(wish.free.result())
            raise

    def leave(self, worker: Worker) -> None:
        """Whoever is next has this process."""
        while (wish := self.waiting.take()) is not None:
            if not wish.free.done():
                wish.free.set_result(worker)
                break
        else:
            self._free.append(worker)
        metrics.waiting.labels(self.kind).set(len(self.waiting))

    def part(self, address: str) -> float:
        """Which part of their time is left to an address: the more it has waiting and the more others wait, the less."""
        return part_of_the_time(len(self.workers), self.waiting.addresses, self.waiting.of(address))


class BotProcesses:
    """Some processes that think for bots: `number` for those that search, `plain` for all others."""

    def __init__(
        self,
        number: int,
        *,
        plain: int = 1,
        think: Callable[[Any], str] = think,
        patience: float = PATIENCE,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._patience, self._elsewhere = patience, elsewhere
        self._searching = _Lane("searching", [Worker(think, nice=5) for _ in range(number)])
        self._plain = _Lane("plain", [Worker(think) for _ in range(min(number, plain))])

    async def choose(self, given: Any, *, address: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        """The answer as text; None if it failed or took too long. Clients take turns, and so do the tables of a client.

        `charge` takes the CPU seconds that the search has used, on the event loop, while it runs.
        """
        lane = self._searching if searches(given) else self._plain
        if lane is self._searching and self._elsewhere is not None:
            with contextlib.suppress(NobodyThinks):
                return await self._elsewhere.choose(given, address=address, table=table, charge=charge)
        worker = await lane.enter(given, address, table)
        try:
            if lane is self._searching and (part := lane.part(address)) < 1:
                given = given._replace(part=part)
                metrics.shortened.inc()
            metrics.thoughts.labels(lane.kind).inc()
            metered = None if charge is None else on_loop(charge)
            ask = partial(worker.ask, given, self._patience, cpu_limit=CPU_LIMIT, charge=metered)
            found = await asyncio.get_running_loop().run_in_executor(lane.threads, ask)
            return found if isinstance(found, str) else None
        finally:
            lane.leave(worker)

    def close(self) -> None:
        """Send them all home."""
        for lane in (self._searching, self._plain):
            for worker in lane.workers:
                worker.close()
            lane.threads.shutdown(wait=False)
