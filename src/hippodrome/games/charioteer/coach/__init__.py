"""Charioteer for the coach: races played on by the fast engine, and what a move is worth looking at for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import Effort
from hippodrome.coach.worlds import Stand, compiled_worlds
from hippodrome.core.ask import LUCK, Chance, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.charioteer.bots import compiled
from hippodrome.games.charioteer.bots.auriga import auriga
from hippodrome.games.charioteer.bots.value import chances as promised
from hippodrome.games.charioteer.coach.habits import HABITS as HABITS
from hippodrome.games.charioteer.coach.habits import habits as habits
from hippodrome.games.charioteer.engine.determinization import imagine, try_moves
from hippodrome.games.charioteer.engine.race import put_move, race_of
from hippodrome.games.charioteer.engine.rules import STREAMS
from hippodrome.games.charioteer.moves import Move
from hippodrome.jit.philox import NOTHING_GIVEN

EFFORT = Effort(account=16, answers=850_000, luck=350_000, points=256, quick=32, again=6, deep=640)
TURNS = 3
"""Turns that a decision is played on at a first look."""

ASPECTS = {"now": 1.0, "later": 1.0, "rivals": -1.0, "skill": 2.0, "damage": -2.5, "tokens": 2.0, "won": 12.0}
"""What is looked at, and what one more of it is worth, in spaces."""

SHARES = frozenset({"won"})
"""Those that are parts of all imagined races."""

LATER = 2
"""Turns after this one."""


def source_of(stream: str, seats: int) -> tuple[str, Seat | None]:
    """What a stream of luck is called in the words, and whose luck it is, if anybody's."""
    return stream.replace(" ", "_"), None


def sees_the_end(edition: Any) -> bool:
    """What the engine cannot play on it refuses."""
    return True


def usual(pov: Pov) -> Move:
    """What auriga would answer."""
    return auriga(pov, Random(0))


def chances(table: Table[Any], key: int, worlds: int, line: Line | None = None) -> Any:
    """The chance of each seat to win in each world, played on to the end, from where a table stands or after a line."""
    if line is not None:
        table = table.fork()
        table.answer(line.seat, line.answer)
    races, given = compiled_worlds(table, key, worlds, STREAMS, _stand)
    _play(table.state.edition, races, given)
    found: Any = promised(table.state.edition, races)
    return found[:, : len(table.state.chariots)]


def _stand(table: Table[Any]) -> Stand:
    """A table with the moves that lie on it, whoever has laid them."""
    if isinstance(table.asked, Chance):
        state, lines = table.since_settled()
        race = race_of(state)
        moves = [line for line in lines if line.seat != LUCK]
        for line in moves:
            put_move(race, line.seat, line.answer)
        race["answered"] = len(moves)
        return Stand(race, [line for line in lines if line.seat == LUCK])
    race = race_of(table.state)
    for seat, move in table.sealed.items():
        put_move(race, seat, move)
        race["laid"] |= 1 << seat
    return Stand(race)


def _play(edition: Any, races: Any, given: Any = NOTHING_GIVEN) -> None:
    compiled.play_out(edition, races, ["auriga"] * int(races["seats"][0]), given)


def aspects(pov: Pov, key: int, moves: Sequence[Move], worlds: int) -> dict[str, Any]:
    """What comes of moves in imagined worlds, on average: an array a thing to look at, a number a move."""
    race = race_of(pov.imagine(Random(key)).state)
    races = try_moves(imagine(race, pov.seat, pov.edition, key, range(worlds)), pov.seat, moves).reshape(-1)
    seat, at = pov.seat, []
    rivals = [rival for rival in range(int(race["seats"])) if rival != seat]
    for turns in (0, LATER):
        races["until"] = race["turn"] + turns
        _play(pov.edition, races)
        at.append(races["at"][:, seat].copy())
    bonus = compiled.box_of(pov.edition)["skill_bonus"][races["skills"][:, seat].astype(int)].sum(axis=1)
    found = {
        "now": at[0],
        "later": at[1],
        "rivals": races["at"][:, rivals].max(axis=1),
        "skill": bonus,
        "damage": races["damage"][:, seat] + races["new_damage"][:, seat],
        "tokens": races["tokens"][:, seat].sum(axis=1),
        "won": races["over"] & (races["running"][:, 0] == seat),
    }
    return {name: np.asarray(row, float).reshape(len(moves), worlds).mean(axis=1) for name, row in found.items()}
