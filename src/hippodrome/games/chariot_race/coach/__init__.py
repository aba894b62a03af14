"""The coach's part of Chariot Race: playouts on the compiled engine, and the aspects by which answers are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import ReviewEffort
from hippodrome.coach.worlds import EnginePosition, compiled_worlds, last_answered
from hippodrome.core.ask import Chance, Seat
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.chariot_race import engine
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots import compiled
from hippodrome.games.chariot_race.bots.auriga import auriga
from hippodrome.games.chariot_race.bots.value import chances as promised
from hippodrome.games.chariot_race.coach.habits import HABITS as HABITS
from hippodrome.games.chariot_race.coach.habits import habits as habits
from hippodrome.games.chariot_race.engine.edition_record import pack_edition
from hippodrome.games.chariot_race.engine.rules import STREAMS
from hippodrome.jit.philox import NO_GIVEN_DRAWS

EFFORT = ReviewEffort(account=16, answers=700_000, luck=300_000, points=256, quick=32, again=6, deep=768)
TURNS = 1
"""Rounds that a decision is played out in a first evaluation."""

ASPECTS = {
    "now": 1.0, "later": 1.0, "left": 1.5, "fate": 0.8, "speed": 0.7, "wrecked": -25.0, "rivals": -1.0, "rivals_left": -0.4,
    "won": 12.0,
}  # fmt: skip
"""Aspects that the coach reports, with the value of one unit of each, in spaces."""

SHARES = frozenset({"won", "wrecked"})
"""Aspects that are shares of all playouts."""

LATER_ROUNDS = 1
"""Rounds after this one."""

DICE = "dice of chariot "


def stream_owner(stream: str, seats: int) -> tuple[str, Seat | None]:
    """Return the text key of an RNG stream, and the seat that it belongs to, if any."""
    if stream.startswith(DICE):
        return "dice", (int(stream.removeprefix(DICE)) - 1) % seats
    return stream.replace(" ", "_"), None


def plays_to_end(edition: Any) -> bool:
    """Return True: editions that the engine does not support are rejected earlier."""
    return True


def baseline_answer(pov: Pov) -> Act:
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
    return found[:, : table.state.seats]


def _race_of(table: Table[Any]) -> EnginePosition:
    if not isinstance(table.prompt, Chance):
        return EnginePosition(engine.race_at(table))
    before, answer, fallen = last_answered(table)
    race = engine.race_of(before.state)
    if answer is not None:
        engine.put_act(race, answer.answer, before.state.edition)
    return EnginePosition(race, fallen)


def _play(edition: Any, races: Any, given: Any = NO_GIVEN_DRAWS) -> None:
    compiled.play_out(edition, races, ["auriga"] * int(races["seats"][0]), given)


def aspects(pov: Pov, key: int, acts: Sequence[Act], worlds: int) -> dict[str, Any]:
    """Return the mean outcome of answers over sampled worlds: one array per aspect, one number per answer."""
    race = engine.race_at(pov.determinize(Random(key)))
    races = np.repeat(np.repeat(race.reshape(1), len(acts)), worlds)
    for n, act in enumerate(acts):
        laid = race.copy()
        engine.put_act(laid, act, pov.edition)
        races[n * worlds : (n + 1) * worlds] = laid
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.tile(np.arange(worlds), len(acts))
    there = np.arange(races["owner"].shape[1]) < race["chariots"]
    mine = there & (race["owner"] == pov.seat)
    fronts = []
    for rounds in (0, LATER_ROUNDS):
        races["until"] = max(1, race["round"]) + rounds
        _play(pov.edition, races)
        fronts.append(_fronts(pov.edition, races))
    racing = races["wrecked"] == 0
    of_mine, of_rivals = mine & racing, there & ~mine & racing
    found = {
        "now": _furthest(fronts[0], mine),
        "later": _furthest(fronts[1], mine),
        "left": np.where(of_mine, races["damage"], 0).sum(axis=1),
        "fate": np.where(of_mine, races["fate"], 0).sum(axis=1),
        "speed": np.where(of_mine, races["speed"], 0).max(axis=1),
        "wrecked": (mine & ~racing).sum(axis=1),
        "rivals": _furthest(fronts[1], there & ~mine),
        "rivals_left": np.where(of_rivals, races["damage"], 0).sum(axis=1),
        "won": (engine.winning(races, pack_edition(pov.edition)) & mine).any(axis=1),
    }
    return {name: np.asarray(row, float).reshape(len(acts), worlds).mean(axis=1) for name, row in found.items()}


def _fronts(edition: Any, races: Any) -> Any:
    """Distance covered by each chariot, in spaces; a wreck stays at its last place."""
    tracks, halves = pack_edition(edition)["tracks"], races["halves"].astype(int)[:, None]
    space = np.maximum(races["space"], 0)
    return (races["lap"] * tracks["lap"][halves] + tracks["front"][halves, space]) / 3


def _furthest(fronts: Any, chariots: Any) -> Any:
    return np.where(chariots, fronts, -1e3).max(axis=1) if chariots.any() else np.zeros(len(fronts))
