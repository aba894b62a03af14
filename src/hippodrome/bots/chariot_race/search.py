"""Agitator and miliarius: the answers that auriga likes, played out in many imagined races."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hippodrome.bots.chariot_race.auriga import worths
from hippodrome.bots.search import Effort, Judge, weigh
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import Act

WIDTH = 10
ROUNDS = 2
SECOND = Effort(seconds=1.0)


def candidates(pov: Pov, rng: Random) -> list[Act]:
    """The answers worth weighing, auriga's own choice first."""
    ranked = sorted(worths(pov.imagine(rng).state, pov), key=lambda found: -found[0])
    distinct: dict[float, Act] = {}
    for worth, act in ranked:
        distinct.setdefault(worth, act)
    return list(distinct.values())[:WIDTH]


def judge(pov: Pov, rng: Random, acts: Sequence[Act], rounds: int = ROUNDS) -> Judge:
    """Play answers on for some rounds, everybody as auriga, and see what the position promises then."""
    import numpy as np

    from hippodrome.bots.chariot_race.value import chances
    from hippodrome.games.chariot_race import fast

    race, key = fast.race_at(pov.imagine(rng)), rng.getrandbits(64)
    race["luck"]["key"] = race["thoughts"]["key"] = key
    race["until"] = max(1, race["round"]) + rounds - 1
    seats = ["auriga"] * int(race["seats"])
    laid = np.repeat(race.reshape(1), len(acts))
    for n, act in enumerate(acts):
        fast.put_act(laid[n], act, pov.edition)

    def play(numbers: Sequence[int], worlds: range) -> Any:
        races = np.repeat(laid[list(numbers)], len(worlds))
        races["luck"]["race"] = races["thoughts"]["race"] = np.tile(np.arange(worlds.start, worlds.stop), len(numbers))
        fast.play_out(pov.edition, races, seats)
        return chances(pov.edition, races)[:, pov.seat].reshape(len(numbers), len(worlds))

    return play


def agitator(pov: Pov, rng: Random, effort: Effort = SECOND) -> Act:
    acts = candidates(pov, rng)
    return acts[weigh(len(acts), judge(pov, rng, acts), effort).best]
