"""Cthulhu 500 for the coach: races played on by the rules text, and what an answer is worth looking at for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import Effort
from hippodrome.core.ask import LUCK, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.playout import World, auriga_like, play_on
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, attached
from hippodrome.native import NotFast
from hippodrome.native.ready import compiled_bots

EFFORT = Effort(account=10, answers=128, quick=10, again=6, deep=112)
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


JOINED = False
"""A turn is played to its end by the rules text, the rest by the engine: so a line is looked at within its turn."""

ONWARD = 8
"""From where a turn has led, so many races are played to their end."""


def sees_the_end(edition: Any) -> bool:
    """Whether the compiled playouts know an edition."""
    return compiled_bots("cthulhu-500", edition, wait=True) is not None


def usual(pov: Pov) -> Answer:
    """What auriga would answer, without its moods; of what a seat cannot see it thinks nothing."""
    return auriga_like(pov.imagine(Random(0)).state, pov.seat, pov.about, pov.options)


def chances(table: Table[Any], key: int, worlds: int, line: Line | None = None) -> Any:
    """The chance of each seat to win in each world, from where a table stands or after a line: this turn by the rules text, the
    rest of the race by compiled playouts, several from each place to which the turn has led; everybody as auriga without
    its moods. Where there are no such playouts, a value says what the position promises."""
    given: Any = dict(table.sealed) or None
    if line is not None:
        given = line.answer if line.seat == LUCK else {**table.sealed, line.seat: line.answer}
    ends = []
    for n in range(worlds):
        world = World(f"{key}/{n}", table.state.edition.flag)
        world.begin()
        ends.append(play_on(table.fork(), world, auriga_like, 1, given))
    return _chances_at(ends, key)


def _chances_at(ends: Sequence[State], key: int) -> Any:
    """The chance of each seat where turns have ended."""
    edition, seats = ends[0].edition, len(ends[0].racers)
    engine = compiled_bots("cthulhu-500", edition, wait=True)
    try:
        races = None if engine is None else np.repeat(engine.races_of(ends), ONWARD)
    except NotFast:  # more cards in a hand than it has room for
        races = None
    if engine is None or races is None:
        return np.array([value(end) for end in ends])
    races["luck"]["key"] = key
    races["luck"]["race"] = np.arange(len(races))
    engine.play_out(edition, races)
    won = races["winner"][:, None] == np.arange(seats)
    return won.reshape(len(ends), ONWARD, seats).mean(axis=1)


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
