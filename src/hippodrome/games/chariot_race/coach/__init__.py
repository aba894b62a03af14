"""Chariot Race for the coach: races played on by the fast engine, and what an answer is worth looking at for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import Effort
from hippodrome.coach.worlds import Stand, compiled_worlds, last_answered
from hippodrome.core.ask import Chance, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.chariot_race import engine
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots import compiled
from hippodrome.games.chariot_race.bots.auriga import auriga
from hippodrome.games.chariot_race.bots.value import chances as promised
from hippodrome.games.chariot_race.coach.habits import HABITS as HABITS
from hippodrome.games.chariot_race.coach.habits import habits as habits
from hippodrome.games.chariot_race.engine.edition_record import box_of
from hippodrome.games.chariot_race.engine.rules import STREAMS
from hippodrome.jit.philox import NOTHING_GIVEN

EFFORT = Effort(account=16, answers=700_000, luck=300_000, points=256, quick=32, again=6, deep=768)
TURNS = 1
"""Rounds that a decision is played on at a first look."""

ASPECTS = {
    "now": 1.0, "later": 1.0, "left": 1.5, "fate": 0.8, "speed": 0.7, "wrecked": -25.0, "rivals": -1.0, "rivals_left": -0.4,
    "won": 12.0,
}  # fmt: skip
"""What is looked at, and what one more of it is worth, in spaces."""

SHARES = frozenset({"won", "wrecked"})
"""Those that are parts of all imagined races."""

LATER = 1
"""Rounds after this one."""

DICE = "dice of chariot "


def source_of(stream: str, seats: int) -> tuple[str, Seat | None]:
    """What a stream of luck is called in the words, and whose luck it is, if anybody's."""
    if stream.startswith(DICE):
        return "dice", (int(stream.removeprefix(DICE)) - 1) % seats
    return stream.replace(" ", "_"), None


def sees_the_end(edition: Any) -> bool:
    """What the engine cannot play on it refuses."""
    return True


def usual(pov: Pov) -> Act:
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
    return found[:, : table.state.seats]


def _stand(table: Table[Any]) -> Stand:
    if not isinstance(table.asked, Chance):
        return Stand(engine.race_at(table))
    before, answer, fallen = last_answered(table)
    race = engine.race_of(before.state)
    if answer is not None:
        engine.put_act(race, answer.answer, before.state.edition)
    return Stand(race, fallen)


def _play(edition: Any, races: Any, given: Any = NOTHING_GIVEN) -> None:
    compiled.play_out(edition, races, ["auriga"] * int(races["seats"][0]), given)


def aspects(pov: Pov, key: int, acts: Sequence[Act], worlds: int) -> dict[str, Any]:
    """What comes of answers in imagined worlds, on average: an array a thing to look at, a number an answer."""
    race = engine.race_at(pov.imagine(Random(key)))
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
    for rounds in (0, LATER):
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
        "won": (engine.winning(races, box_of(pov.edition)) & mine).any(axis=1),
    }
    return {name: np.asarray(row, float).reshape(len(acts), worlds).mean(axis=1) for name, row in found.items()}


def _fronts(edition: Any, races: Any) -> Any:
    """How far each chariot is, in spaces; a wreck stays where it was."""
    tracks, halves = box_of(edition)["tracks"], races["halves"].astype(int)[:, None]
    space = np.maximum(races["space"], 0)
    return (races["lap"] * tracks["lap"][halves] + tracks["front"][halves, space]) / 3


def _furthest(fronts: Any, chariots: Any) -> Any:
    return np.where(chariots, fronts, -1e3).max(axis=1) if chariots.any() else np.zeros(len(fronts))
