"""The coach's part of Cthulhu 500: playouts on the compiled engine, and the aspects by which answers are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import ReviewEffort
from hippodrome.coach.worlds import EnginePosition, compiled_worlds
from hippodrome.core.ask import CHANCE_SEAT, Chance, Seat
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.playout import World, auriga_policy, play_on
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.coach.habits import HABITS as HABITS
from hippodrome.games.cthulhu_500.coach.habits import habits as habits
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, attached
from hippodrome.jit.ready import compiled_bots

EFFORT = ReviewEffort(account=16, answers=2_400_000, luck=600_000, points=128, quick=10, again=6, deep=112)
TURNS = 1
"""Turns that the readable rules play out a decision, including the current one."""

ASPECTS = {
    "places": 1.0, "damaged": -1.5, "upgrades": 0.7, "crew": 0.4, "cards": 0.25, "rivals_damaged": 0.7, "rivals_upgrades": -0.3,
    "won": 3.0,
}  # fmt: skip
"""Aspects that the coach reports, with the value of one unit of each, in places."""

SHARES = frozenset({"damaged", "won"})
"""Aspects that are shares of all playouts."""

DIE = "die of seat "

MAX_WORLDS = 48
"""Maximum number of worlds: whole rounds on the readable rules are slow."""


def stream_owner(stream: str, seats: int) -> tuple[str, Seat | None]:
    """Return the text key of an RNG stream, and the seat that it belongs to, if any."""
    if stream.startswith(DIE):
        return "die", int(stream.removeprefix(DIE))
    return stream.replace(" ", "_"), None


def plays_to_end(edition: Any) -> bool:
    """Return whether the compiled playouts support an edition."""
    return compiled_bots("cthulhu-500", edition, wait=True) is not None


def baseline_answer(pov: Pov) -> Answer:
    """Return auriga's answer without its random tie-breaking, and independent of everything that the seat cannot see."""
    return auriga_policy(pov.determinize(Random(0)).state, pov.seat, pov.prompt_kind, pov.options)


def chances(table: Table[Any], key: int, worlds: int, entry: LogEntry | None = None) -> Any:
    """Return the win probability of each seat in each world, played to the end, from the current position or after an entry,
    all seats as auriga without tie-breaking. With an edition that the engine does not support, the readable rules play this
    turn, and a value function evaluates the position."""
    engine = compiled_bots("cthulhu-500", table.state.edition, wait=True)
    if engine is None:
        return _chances_by_text(table, key, worlds, entry)
    if entry is not None:
        table = table.fork()
        table.answer(entry.seat, entry.answer)
    races, given = compiled_worlds(table, key, worlds, engine.STREAMS, _race_of)
    races["minds"] = engine.DETERMINISTIC_AURIGA
    engine.play_out(table.state.edition, races, given=given)
    return (races["winner"][:, None] == np.arange(len(table.state.racers))).astype(float)


def _race_of(table: Table[Any]) -> EnginePosition:
    from hippodrome.games.cthulhu_500 import engine as fast

    return (
        EnginePosition(*fast.race_before_chance(table))
        if isinstance(table.prompt, Chance)
        else EnginePosition(fast.race_at(table))
    )


def _chances_by_text(table: Table[Any], key: int, worlds: int, entry: LogEntry | None) -> Any:
    given: Any = dict(table.sealed) or None
    if entry is not None:
        given = entry.answer if entry.seat == CHANCE_SEAT else {**table.sealed, entry.seat: entry.answer}
    found = []
    for n in range(worlds):
        world = World(f"{key}/{n}", table.state.edition.flag)
        world.rewind()
        found.append(value(play_on(table.fork(), world, auriga_policy, 1, given)))
    return np.array(found)


def aspects(pov: Pov, key: int, answers: Sequence[Answer], worlds: int) -> dict[str, Any]:
    """Return the mean outcome of answers over sampled worlds after all seats' next turn: one array per aspect, one number per
    answer."""
    worlds = min(worlds, MAX_WORLDS)
    found = {name: np.zeros(len(answers)) for name in ASPECTS}
    for n in range(worlds):
        world = World(f"{key}/{n}", pov.edition.flag)
        for number, answer in enumerate(answers):
            table = pov.determinize(world)
            world.rewind()
            turns = 1 + len(table.state.racers)
            end = play_on(table, world, auriga_policy, turns, {pov.seat: answer})
            for name, seen in _aspects_of(end, pov.seat).items():
                found[name][number] += seen / worlds
    return found


def _aspects_of(s: State, seat: Seat) -> dict[str, float]:
    """Aspects of a seat's position."""
    me, rivals = s.racers[seat], [racer for n, racer in enumerate(s.racers) if n != seat]
    return {
        "places": me.laps * len(s.racers) - s.pack.index(seat),
        "damaged": me.damaged,
        "upgrades": len(list(attached(me))),
        "crew": len(me.pit),
        "cards": len(me.hand),
        "rivals_damaged": sum(racer.damaged for racer in rivals),
        "rivals_upgrades": sum(len(list(attached(racer))) for racer in rivals) / len(rivals),
        "won": s.over and race_order(s)[0] == seat,
    }
