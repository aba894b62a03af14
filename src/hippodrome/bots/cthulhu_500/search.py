"""Agitator and miliarius of Cthulhu 500: what answers seem to be worth, corrected by what comes of them in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from hippodrome.bots.cthulhu_500.candidates import MARGIN, Seems, consider
from hippodrome.bots.cthulhu_500.playout import Model, World, auriga_like, play_on
from hippodrome.bots.cthulhu_500.stakes import Stakes
from hippodrome.bots.cthulhu_500.steward import steward, steward_like
from hippodrome.bots.cthulhu_500.value import value
from hippodrome.bots.search import Effort, Judge, Manner, weigh
from hippodrome.core.ask import Options, Seat
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.state import State

AGITATOR = Manner(width=3, turns=1, playouts=60, seconds=1.0)
MILIARIUS = Manner(width=8, turns=4, playouts=240, seconds=3.0)

CLOSE = 0.25
"""Agitator thinks only about answers that seem so nearly equal, in passes."""

TRUST = 1.5
"""So many passes is what an answer seems to be worth usually off."""

BY_SIGHT = ("vehicle", "qualify", "discard")
"""Questions that are answered by what cards are worth: what comes of them shows too late to be seen in a few turns."""


def agitator(pov: Pov, rng: Random, effort: Effort | None = None) -> Answer:
    """Goes by first sight; only where answers look alike it sees how the turn may end."""
    return think(pov, rng, AGITATOR, effort, margin=CLOSE)


def miliarius(pov: Pov, rng: Random, effort: Effort | None = None) -> Answer:
    """Tries whatever is not clearly worse, and looks at how all others may answer to it."""
    return think(pov, rng, MILIARIUS, effort)


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Answer]:
    """The answers worth weighing, auriga's own first; one alone if it is forced or obvious."""
    return [answer for answer, _ in consider(pov, rng, width)[1]]


def think(
    pov: Pov, rng: Random, manner: Manner, effort: Effort | None, *, margin: float = MARGIN, trust: float = TRUST
) -> Answer:
    """Weigh the answers worth weighing, and choose by what they seem to be worth and what came of them."""
    began = perf_counter()
    stakes, seen = consider(pov, rng, manner.width, margin)
    if len(seen) == 1:
        return seen[0].answer
    if pov.about in BY_SIGHT:
        return steward(stakes, pov.about, pov.options)
    play = judge(pov, rng, [answer for answer, _ in seen], manner.turns)
    found = list[tuple[list[int], Any]]()

    def watch(numbers: Sequence[int], worlds: range) -> Any:
        values = play(numbers, worlds)
        found.append((list(numbers), values))
        return values

    weigh(len(seen), watch, effort or manner.timed, began)
    return _settle(stakes, seen, found, trust)


def _settle(stakes: Stakes, seen: Sequence[Seems], found: Sequence[tuple[list[int], Any]], trust: float) -> Answer:
    """First sight and experience, each trusted as far as it is sure; answers that were given up are out."""
    alive = found[-1][0] if found else list(range(len(seen)))
    seems = np.array([seen[n].worth for n in alive])
    best = int(np.argmax(seems))
    if not found:
        return seen[alive[best]].answer
    values = np.concatenate([np.stack([part[numbers.index(n)] for n in alive]) for numbers, part in found], axis=1)
    chance = min(0.9, max(0.1, float(values.mean())))
    a_pass = chance * (1 - chance) * stakes.w.a_pass
    ahead = values - values[best]
    sure = ahead.shape[1] / (ahead.var(axis=1) + 1e-9)
    sight = 1 / (trust * a_pass) ** 2
    both = (ahead.mean(axis=1) * sure + (seems - seems[best]) * a_pass * sight) / (sure + sight)
    return seen[alive[int(np.argmax(both))]].answer


def judge(pov: Pov, rng: Random, answers: Sequence[Answer], turns: int = MILIARIUS.turns, *, wait: bool = True) -> Judge:
    """Worlds imagined from a seat, each with a deal and a luck of its own, played on until so many turns are over, the one
    that is being played included."""
    seed, seat, cards = rng.getrandbits(64), pov.seat, pov.edition.flag

    def play(numbers: Sequence[int], worlds: range) -> Any:
        values = np.zeros((len(numbers), len(worlds)))
        for column, n in enumerate(worlds):
            world = World(f"{seed}/{n}", cards)
            for row, number in enumerate(numbers):
                table = pov.imagine(world)
                world.begin()
                end = play_on(table, world, _model(seat, answers[number]), turns)
                values[row, column] = value(end)[seat]
        return values

    return play


def _model(seat: Seat, answer: Answer) -> Model:
    """All seats in thought: this one gives its answer and goes on like a steward; rivals are like auriga."""
    given = [answer]

    def model(s: State, who: Seat, about: str, options: Options[Answer]) -> Answer:
        if who != seat:
            return auriga_like(s, who, about, options)
        return given.pop() if given else steward_like(s, who, about, options)

    return model
