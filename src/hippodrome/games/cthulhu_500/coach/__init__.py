"""Cthulhu 500 for the coach: races played on by the fast engine, and what an answer is worth looking at for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import Effort
from hippodrome.coach.worlds import Stand, compiled_worlds
from hippodrome.core.ask import LUCK, Chance, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.playout import World, auriga_like, play_on
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.coach.habits import HABITS as HABITS
from hippodrome.games.cthulhu_500.coach.habits import habits as habits
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, attached
from hippodrome.jit.ready import compiled_bots

EFFORT = Effort(account=16, answers=2_400_000, luck=600_000, points=128, quick=10, again=6, deep=112)
TURNS = 1
"""Turns that a decision is played on by the rules text, the one being played included."""

ASPECTS = {
    "places": 1.0, "damaged": -1.5, "upgrades": 0.7, "crew": 0.4, "cards": 0.25, "rivals_damaged": 0.7, "rivals_upgrades": -0.3,
    "won": 3.0,
}  # fmt: skip
"""What is looked at, and what one more of it is worth, in places."""

SHARES = frozenset({"damaged", "won"})
"""Those that are parts of all imagined races."""

DIE = "die of seat "

MOST_WORLDS = 48
"""Whole rounds by the rules text take their time."""


def source_of(stream: str, seats: int) -> tuple[str, Seat | None]:
    """What a stream of luck is called in the words, and whose luck it is, if anybody's."""
    if stream.startswith(DIE):
        return "die", int(stream.removeprefix(DIE))
    return stream.replace(" ", "_"), None


def sees_the_end(edition: Any) -> bool:
    """Whether the compiled playouts know an edition."""
    return compiled_bots("cthulhu-500", edition, wait=True) is not None


def usual(pov: Pov) -> Answer:
    """What auriga would answer, without its moods; of what a seat cannot see it thinks nothing."""
    return auriga_like(pov.imagine(Random(0)).state, pov.seat, pov.about, pov.options)


def chances(table: Table[Any], key: int, worlds: int, line: Line | None = None) -> Any:
    """The chance of each seat to win in each world, played on to the end, from where a table stands or after a line; everybody
    as auriga without its moods. With an edition that the engine does not know, this turn is played by the rules text, and
    a value says what the position promises then."""
    engine = compiled_bots("cthulhu-500", table.state.edition, wait=True)
    if engine is None:
        return _chances_by_text(table, key, worlds, line)
    if line is not None:
        table = table.fork()
        table.answer(line.seat, line.answer)
    races, given = compiled_worlds(table, key, worlds, engine.STREAMS, _stand)
    races["minds"] = engine.CALM
    engine.play_out(table.state.edition, races, given=given)
    return (races["winner"][:, None] == np.arange(len(table.state.racers))).astype(float)


def _stand(table: Table[Any]) -> Stand:
    from hippodrome.games.cthulhu_500 import engine as fast

    return Stand(*fast.race_before_luck(table)) if isinstance(table.asked, Chance) else Stand(fast.race_at(table))


def _chances_by_text(table: Table[Any], key: int, worlds: int, line: Line | None) -> Any:
    given: Any = dict(table.sealed) or None
    if line is not None:
        given = line.answer if line.seat == LUCK else {**table.sealed, line.seat: line.answer}
    found = []
    for n in range(worlds):
        world = World(f"{key}/{n}", table.state.edition.flag)
        world.begin()
        found.append(value(play_on(table.fork(), world, auriga_like, 1, given)))
    return np.array(found)


def aspects(pov: Pov, key: int, answers: Sequence[Answer], worlds: int) -> dict[str, Any]:
    """What comes of answers in imagined worlds after everybody's next turn: an array a thing to look at, a number an answer."""
    worlds = min(worlds, MOST_WORLDS)
    found = {name: np.zeros(len(answers)) for name in ASPECTS}
    for n in range(worlds):
        world = World(f"{key}/{n}", pov.edition.flag)
        for number, answer in enumerate(answers):
            table = pov.imagine(world)
            world.begin()
            turns = 1 + len(table.state.racers)
            end = play_on(table, world, auriga_like, turns, {pov.seat: answer})
            for name, seen in _look(end, pov.seat).items():
                found[name][number] += seen / worlds
    return found


def _look(s: State, seat: Seat) -> dict[str, float]:
    """How a seat stands."""
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
