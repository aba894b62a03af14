"""Cthulhu 500 for the coach: races played on by the rules text, and what an answer is worth looking at for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.coach.effort import Effort
from hippodrome.core.ask import Ask, Chance, Seat
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.state import attached

EFFORT = Effort(account=32, quick=10, again=6, deep=96)
TURNS = 1
"""Turns that a decision is played on before the position is judged, the one being played included."""

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


class Redrawn:
    """Luck of one world: the n-th draw of a stream is the same from wherever the race is played on."""

    def __init__(self, key: int, world: int) -> None:
        self._world = f"{key}/{world}"

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        return chance.draw(Random(f"{self._world}/{chance.stream}/{n}"))


def source_of(stream: str, seats: int) -> tuple[str, Seat | None]:
    """What a stream of luck is called in the words, and whose luck it is, if anybody's."""
    if stream.startswith(DIE):
        return "die", int(stream.removeprefix(DIE))
    return stream.replace(" ", "_"), None


def chances(table: Table[Any], key: int, worlds: int, until: int) -> Any:
    """The chance of each seat to win in each world, played on until this turn is over."""
    rows = []
    for world in range(worlds):
        other = table.fork(luck=Redrawn(key, world))
        other.draw_on()
        rows.append(value(_play(other, until, f"{key}/{world}").state))
    return np.array(rows)


def _play(table: Table[Any], until: int, seed: str) -> Table[Any]:
    """Let everybody play on as auriga until a turn after this one begins, or the race is over."""
    while True:
        table.answer_forced()
        if not isinstance(table.asked, Ask) or table.state.turn > until:
            return table
        for seat in table.waiting:
            # a mood of its own for each turn, so that it is the same wherever the race was taken up
            table.answer(seat, auriga(Pov(table, seat), Random(f"{seed}/{table.state.turn}/{seat}")))


def aspects(pov: Pov, key: int, answers: Sequence[Answer], worlds: int) -> dict[str, Any]:
    """What comes of answers in imagined worlds after everybody's next turn: an array a thing to look at, a number an answer."""
    worlds = min(worlds, MOST_WORLDS)
    found = {name: np.zeros(len(answers)) for name in ASPECTS}
    for n, answer in enumerate(answers):
        for world in range(worlds):
            table = pov.imagine(Random(f"{key}/{world}/deal"))
            table.luck = Redrawn(key, world)
            table.answer(pov.seat, answer)
            _play(table, table.state.turn + len(table.state.racers), f"{key}/{world}")
            for name, seen in _look(table, pov.seat).items():
                found[name][n] += seen / worlds
    return found


def _look(table: Table[Any], seat: Seat) -> dict[str, float]:
    """How a seat stands."""
    s, rivals = table.state, [racer for n, racer in enumerate(table.state.racers) if n != seat]
    me = s.racers[seat]
    return {
        "places": me.laps * len(s.racers) - s.pack.index(seat),
        "damaged": me.damaged,
        "upgrades": len(list(attached(me))),
        "crew": len(me.pit),
        "cards": len(me.hand),
        "rivals_damaged": sum(racer.damaged for racer in rivals),
        "rivals_upgrades": sum(len(list(attached(racer))) for racer in rivals) / len(rivals),
        "won": seat in table.game.standing(s).winners if table.asked is None else False,
    }
