"""Positions for bots and the coach: a race with only the information available to one seat.

A bot process, here or on another machine, needs a table to search from, but a table within a turn can be rebuilt only from
its log. If all log entries since the last checkpoint are the seat's own answers, the position has the state of the checkpoint
with hidden information resampled, so that it contains only information available to the seat. Otherwise (such as in a
reaction to a rival's card) it needs the whole log, from which hidden hands can be derived: such a position never leaves
the server.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hippodrome.core.ask import CHANCE_SEAT, Ask, Seat
from hippodrome.core.codec import dump, load
from hippodrome.core.errors import Refused
from hippodrome.core.game import Game
from hippodrome.core.race_file import RaceRecord, open_table
from hippodrome.core.table import LogEntry, Table
from hippodrome.games.registry import get_plugin


class Position(NamedTuple):
    """Input of a bot process: the race as its seat knows it, without the seed and rivals' sealed answers."""

    race: RaceRecord
    """Race with the log entries since the checkpoint, or all of them."""
    seat: Seat
    level: str
    part: float = 1.0
    """Share of the level's search time that a bot may use."""
    sampled_state: Any = None
    """State consistent with the seat's information, as JSON; None if only the whole log leads to the position."""


def build_position(race: RaceRecord, table: Table[Any], seat: Seat, level: str) -> Position:
    """Build the position of a table for one seat's bot."""
    face_down = len(table.log) - len(table.sealed)
    known = [line for n, line in enumerate(table.log) if n < face_down or line.seat == seat]
    state, since = table.since_checkpoint()
    settled = len(table.log) - len(since)
    laid = _resampled(table, state, known[settled:], seat)
    write, edition = table.game.format_answer, table.state.edition
    lines = [
        line if line.stream else line._replace(answer=write(edition, line.answer))
        for line in (known if laid is None else known[settled:])
    ]
    told = RaceRecord(
        race.game, race.version, race.edition, race.players, race.options, entries=lines, edition_text=race.edition_text
    )
    return Position(told, seat, level, sampled_state=laid)


def _resampled(table: Table[Any], state: Any, since: Sequence[LogEntry], seat: Seat) -> Any:
    """Return the checkpoint state as JSON, with everything that the seat cannot see resampled.

    None if the entries since the checkpoint do not lead from that state to the open prompt. The result depends only on the
    seat's information: even the random seed is derived from its view.
    """
    game, asked = table.game, table.prompt
    if not get_plugin(game.name).scene.HIDDEN:
        return dump(state)
    if any(line.seat != seat for line in since):
        return None
    game.resample_hidden(state, seat, Random(_seed_from(game.view(state, seat))))
    laid = dump(state)
    try:
        there = Table(game, state, checkpoints="last")
        for line in since:
            there.answer(line.seat, line.answer)
    except Refused:
        return None
    return laid if isinstance(asked, Ask) and _is_prompted(there, asked.kind, seat) else None


def _is_prompted(table: Table[Any], kind: str, seat: Seat) -> bool:
    return isinstance(table.prompt, Ask) and table.prompt.kind == kind and seat in table.prompt.options


def _seed_from(view: Any) -> int:
    text = json.dumps(view, sort_keys=True, default=list)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def build_table(given: Position, game: Game[Any], edition: Any) -> Table[Any]:
    """Build the table of a position."""
    if given.sampled_state is None:
        return open_table(given.race, game, edition)
    table = Table(game, load(game.state_type, given.sampled_state, {"edition": edition}), checkpoints="last")
    for line in given.race.entries:
        table.answer(line.seat, line.answer if line.seat == CHANCE_SEAT else table.read(line.seat, line.answer))
    return table


# JSON --------------------------------------------------------------------------------------------------------------------


def position_to_json(given: Position) -> str:
    """Serialize a position as JSON, without players' names."""
    race = given.race
    head = {"game": race.game, "version": race.version, "edition": race.edition, "edition_text": race.edition_text}
    lines = [[line.kind, line.seat, line.answer, line.stream] for line in race.entries]
    more = {"seats": len(race.players), "options": race.options, "lines": lines, "seat": given.seat, "level": given.level}
    return json.dumps({**head, **more, "laid": given.sampled_state}, ensure_ascii=False, separators=(",", ":"))


def position_from_json(text: str, part: float) -> Position:
    """Parse a position from JSON."""
    told = json.loads(text)
    lines = [
        LogEntry(about, seat, tuple(answer) if seat == CHANCE_SEAT else answer, stream)
        for about, seat, answer, stream in told["lines"]
    ]
    players = [str(n) for n in range(1, told["seats"] + 1)]
    race = RaceRecord(told["game"], told["version"], told["edition"], players, told["options"], entries=lines)
    race.edition_text = told["edition_text"]
    return Position(race, told["seat"], told["level"], part, told["laid"])
