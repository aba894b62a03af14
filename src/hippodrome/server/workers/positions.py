"""What a bot, or the coach, is given to think about: a race as one seat may know it.

A bot's process, here or on another machine, needs a table to think with, and a table in the middle of a turn is known by its
lines only. Where nothing but the seat's own answers came since the table was last settled, it is laid as it stood then, with
all that the seat may not know dealt again: so what is sent holds what the seat may know and nothing else. Elsewhere (a
reaction to a rival's card, say) the lines from the beginning are needed, from which hands can be worked out: such a position
never leaves the server.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hippodrome.core.ask import LUCK, Ask, Seat
from hippodrome.core.codec import dump, load
from hippodrome.core.errors import Refused
from hippodrome.core.game import Game
from hippodrome.core.race_file import Race, open_table
from hippodrome.core.table import Line, Table
from hippodrome.games.registry import parts_of


class Position(NamedTuple):
    """What a bot's process is given: the race as its seat knows it, without seed and without rivals' sealed answers."""

    race: Race
    """With the lines since the table was `laid`, or all of them."""
    seat: Seat
    level: str
    part: float = 1.0
    """In this part of the time of its level a bot that searches has to be done."""
    laid: Any = None
    """A table, as JSON, that could be the true one for all that the seat knows; None where only the lines lead there."""


def position(race: Race, table: Table[Any], seat: Seat, level: str) -> Position:
    """The position of a table for one seat's bot."""
    face_down = len(table.log) - len(table.sealed)
    known = [line for n, line in enumerate(table.log) if n < face_down or line.seat == seat]
    state, since = table.since_settled()
    settled = len(table.log) - len(since)
    laid = _dealt_again(table, state, known[settled:], seat)
    write, edition = table.game.write, table.state.edition
    lines = [
        line if line.stream else line._replace(answer=write(edition, line.answer))
        for line in (known if laid is None else known[settled:])
    ]
    told = Race(race.game, race.version, race.edition, race.players, race.options, lines=lines, edition_text=race.edition_text)
    return Position(told, seat, level, laid=laid)


def _dealt_again(table: Table[Any], state: Any, since: Sequence[Line], seat: Seat) -> Any:
    """A state with all that a seat may not know dealt again, as JSON; None if these lines do not lead from there to where the
    table stands. What comes of it depends on what the seat may know alone: the numbers it is dealt by, too."""
    game, asked = table.game, table.asked
    if not parts_of(game.name).scene.HIDDEN:
        return dump(state)
    if any(line.seat != seat for line in since):
        return None
    game.blur(state, seat, Random(_sum(game.view(state, seat))))
    laid = dump(state)
    try:
        there = Table(game, state, keep="last")
        for line in since:
            there.answer(line.seat, line.answer)
    except Refused:
        return None
    return laid if isinstance(asked, Ask) and _asks(there, asked.about, seat) else None


def _asks(table: Table[Any], about: str, seat: Seat) -> bool:
    return isinstance(table.asked, Ask) and table.asked.about == about and seat in table.asked.of


def _sum(view: Any) -> int:
    text = json.dumps(view, sort_keys=True, default=list)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def table_of(given: Position, game: Game[Any], edition: Any) -> Table[Any]:
    """The table to think with."""
    if given.laid is None:
        return open_table(given.race, game, edition)
    table = Table(game, load(game.state, given.laid, {"edition": edition}), keep="last")
    for line in given.race.lines:
        table.answer(line.seat, line.answer if line.seat == LUCK else table.read(line.seat, line.answer))
    return table


# As JSON -----------------------------------------------------------------------------------------------------------------


def write_position(given: Position) -> str:
    """A position as JSON; without people's names."""
    race = given.race
    head = {"game": race.game, "version": race.version, "edition": race.edition, "edition_text": race.edition_text}
    lines = [[line.about, line.seat, line.answer, line.stream] for line in race.lines]
    more = {"seats": len(race.players), "options": race.options, "lines": lines, "seat": given.seat, "level": given.level}
    return json.dumps({**head, **more, "laid": given.laid}, ensure_ascii=False, separators=(",", ":"))


def read_position(text: str, part: float) -> Position:
    """A position from its JSON."""
    told = json.loads(text)
    lines = [
        Line(about, seat, tuple(answer) if seat == LUCK else answer, stream) for about, seat, answer, stream in told["lines"]
    ]
    players = [str(n) for n in range(1, told["seats"] + 1)]
    race = Race(told["game"], told["version"], told["edition"], players, told["options"], lines=lines)
    race.edition_text = told["edition_text"]
    return Position(race, told["seat"], told["level"], part, told["laid"])
