"""Bots think in processes of their own. One that fails or takes too long is relieved by a simpler one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots import find_bot
from hippodrome.core.ask import Seat
from hippodrome.core.race import Race, open_table
from hippodrome.core.table import Pov, Table
from hippodrome.files import race_edition
from hippodrome.games import find

SIMPLER = {"miliarius": "auriga", "agitator": "auriga", "auriga": "tiro", "dummy": "tiro", "tiro": ""}
"""Who relieves whom; nobody is simpler than any legal answer."""
COACH = "coach"
"""Instead of a bot's level: an answer with its reasons, for a hint, as JSON."""
PATIENCE = 20.0
"""Seconds that a bot may think."""


class Position(NamedTuple):
    """What a bot's process is given: the race as its seat knows the lines, without seed and without rivals' sealed answers."""

    race: Race
    seat: Seat
    level: str


def position(race: Race, table: Table[Any], seat: Seat, level: str) -> Position:
    """The position of a table for one seat's bot."""
    write, edition = table.game.write, table.state.edition
    face_down = len(table.log) - len(table.sealed)
    lines = [
        line if line.stream else line._replace(answer=write(edition, line.answer))
        for n, line in enumerate(table.log)
        if n < face_down or line.seat == seat
    ]
    known = Race(race.game, race.version, race.edition, race.players, race.options, lines=lines, edition_text=race.edition_text)
    return Position(known, seat, level)


def think(given: Position) -> str:
    """What the bot answers, as text."""
    game = find(given.race.game)
    edition = _edition(given.race.game, given.race.edition, given.race.edition_text)
    table = open_table(given.race, game, edition)
    if given.level == COACH:
        from hippodrome.coach.hint import advise

        return json.dumps(asdict(advise(Pov(table, given.seat), game, Random())))
    bot = find_bot(game.name, given.level, Random())
    return game.write(edition, bot(Pov(table, given.seat)))


@lru_cache(maxsize=16)
def _edition(game: str, name: str, text: str) -> Any:
    return race_edition(Race(game, 0, name, [], edition_text=text), find(game))


class Thinkers:
    """Some processes that think for bots."""

    def __init__(self, number: int, *, think: Callable[[Any], str] = think, patience: float = PATIENCE) -> None:
        self._think, self._patience = think, patience
        self._free: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all = [_Thinker(think) for _ in range(number)]
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, given: Any) -> str | None:
        """The bot's answer as text; None if it failed or took too long."""
        thinker = await self._free.get()
        try:
            return await asyncio.to_thread(thinker.ask, given, self._patience)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        """Send them all home."""
        for thinker in self._all:
            thinker.stop()


class _Thinker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, think: Callable[[Any], str]) -> None:
        self._think = think
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, given: Any, patience: float) -> str | None:
        try:
            line = self._start()
            line.send(given)
            if line.poll(patience):
                answer = line.recv()
                return answer if isinstance(answer, str) else None
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def _start(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            self._line, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other, self._think), daemon=True)
            self._process.start()
            other.close()
        return self._line

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


def _work(line: Connection, think: Callable[[Any], str]) -> None:
    """A thinker's life: answer until nobody asks any more."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            given = line.recv()
            try:
                line.send(think(given))
            except Exception as error:
                line.send(error.__class__)


