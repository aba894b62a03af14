"""The coach's part of Charioteer: playouts on the compiled engine, and the aspects by which moves are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import ReviewEffort
from hippodrome.coach.worlds import EnginePosition, compiled_worlds
from hippodrome.core.ask import CHANCE_SEAT, Chance, Seat
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.charioteer.bots import compiled
from hippodrome.games.charioteer.bots.auriga import auriga
from hippodrome.games.charioteer.bots.value import chances as promised
from hippodrome.games.charioteer.coach.habits import HABITS as HABITS
from hippodrome.games.charioteer.coach.habits import habits as habits
from hippodrome.games.charioteer.engine.determinization import determinize, try_moves
from hippodrome.games.charioteer.engine.race import put_move, race_of
from hippodrome.games.charioteer.engine.rules import STREAMS
from hippodrome.games.charioteer.move import Move
from hippodrome.jit.philox import NO_GIVEN_DRAWS

EFFORT = ReviewEffort(account=16, answers=850_000, luck=350_000, points=256, quick=32, again=6, deep=640)
TURNS = 3
"""Turns that a decision is played out in a first evaluation."""

ASPECTS = {"now": 1.0, "later": 1.0, "rivals": -1.0, "skill": 2.0, "damage": -2.5, "tokens": 2.0, "won": 12.0}
"""Aspects that the coach reports, with the value of one unit of each, in spaces."""

SHARES = frozenset({"won"})
"""Aspects that are shares of all playouts."""

LATER_TURNS = 2
"""Turns after this one."""


def stream_owner(stream: str, seats: int) -> tuple[str, Seat | None]:
    """Return the text key of an RNG stream, and the seat that it belongs to, if any."""
    return stream.replace(" ", "_"), None


def plays_to_end(edition: Any) -> bool:
    """Return True: editions that the engine does not support are rejected earlier."""
    return True


def baseline_answer(pov: Pov) -> Move:
    """Return auriga's answer."""
    return auriga(pov, Random(0))


def chances(table: Table[Any], key: int, worlds: int, entry: LogEntry | None = None) -> Any:
    """Return the win probability of each seat in each world, played to the end, from the current position or after an entry."""
    if entry is not None:
        table = table.fork()
        table.answer(entry.seat, entry.answer)
    races, given = compiled_worlds(table, key, worlds, STREAMS, _race_of)
    _play(table.state.edition, races, given)
    found: Any = promised(table.state.edition, races)
    return found[:, : len(table.state.chariots)]


def _race_of(table: Table[Any]) -> EnginePosition:
    """Return the engine's position of a table, with all answered moves."""
    if isinstance(table.prompt, Chance):
        state, lines = table.since_checkpoint()
        race = race_of(state)
        moves = [line for line in lines if line.seat != CHANCE_SEAT]
        for line in moves:
            put_move(race, line.seat, line.answer)
        race["answered"] = len(moves)
        return EnginePosition(race, [line for line in lines if line.seat == CHANCE_SEAT])
    race = race_of(table.state)
    for seat, move in table.sealed.items():
        put_move(race, seat, move)
        race["laid"] |= 1 << seat
    return EnginePosition(race)


def _play(edition: Any, races: Any, given: Any = NO_GIVEN_DRAWS) -> None:
    compiled.play_out(edition, races, ["auriga"] * int(races["seats"][0]), given)


def aspects(pov: Pov, key: int, moves: Sequence[Move], worlds: int) -> dict[str, Any]:
    """Return the mean outcome of moves over sampled worlds: one array per aspect, one number per move."""
    race = race_of(pov.determinize(Random(key)).state)
    races = try_moves(determinize(race, pov.seat, pov.edition, key, range(worlds)), pov.seat, moves).reshape(-1)
    seat, at = pov.seat, []
    rivals = [rival for rival in range(int(race["seats"])) if rival != seat]
    for turns in (0, LATER_TURNS):
        races["until"] = race["turn"] + turns
        _play(pov.edition, races)
        at.append(races["at"][:, seat].copy())
    bonus = compiled.pack_edition(pov.edition)["skill_bonus"][races["skills"][:, seat].astype(int)].sum(axis=1)
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
