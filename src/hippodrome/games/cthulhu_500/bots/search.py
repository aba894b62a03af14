"""Agitator and miliarius of Cthulhu 500: what answers seem to be worth, corrected by what comes of them in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from hippodrome.bots.search import Effort, Judge, Judging, Manner, weigh
from hippodrome.core.ask import Options, Seat
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.candidates import MARGIN, Seems, consider
from hippodrome.games.cthulhu_500.bots.candidates import alike as alike  # what the coach looks for here
from hippodrome.games.cthulhu_500.bots.playout import Model, World, auriga_like, play_on
from hippodrome.games.cthulhu_500.bots.steward import steward, steward_like
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.bots.weights import Stakes
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import NotFast
from hippodrome.jit.ready import compiled_bots

AGITATOR = Manner(width=3, turns=1, playouts=60, seconds=1.0)
MILIARIUS = Manner(width=8, turns=1, playouts=960, seconds=3.0)
"""Playouts are for as many answers as there may be; fewer answers get fewer, each of them as many."""

CLOSE = 0.25
"""Agitator thinks only about answers that seem so nearly equal, in passes."""

AGITATOR_TRUST, MILIARIUS_TRUST = 1.5, 0.8
"""So many passes is what an answer seems to be worth usually off, to one who believes in experience that much."""

ONWARD = 6
"""From where a turn has led, so many races are played to their end."""

ACTING = ("action", "pit")
"""What agitator thinks about; all else it answers as auriga does."""
PLAIN = ("free_test", "may_draw", "draw")
"""Questions with two answers that first sight tells apart as well as any number of imagined races did when it was measured."""


def agitator(pov: Pov, rng: Random, effort: Effort | None = None) -> Answer:
    """Like auriga, but acts by first sight; and where actions look alike, it sees how the turn may end."""
    if pov.about not in ACTING:
        return auriga(pov, rng)
    return think(pov, rng, AGITATOR, effort, glance, margin=CLOSE, trust=AGITATOR_TRUST)[0]


def miliarius(pov: Pov, rng: Random, effort: Effort | None = None) -> Answer:
    """Tries whatever is not clearly worse, and sees who wins in the end."""
    return think(pov, rng, MILIARIUS, effort, judge, margin=MARGIN, trust=MILIARIUS_TRUST)[0]


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Answer]:
    """The answers worth weighing, auriga's own first; one alone if it is forced or obvious."""
    return [answer for answer, _ in consider(pov, rng, width)[1]]


def ponder(pov: Pov, rng: Random, effort: Effort, judging: Judging | None = None) -> list[Answer]:
    """What miliarius thinks of the answers, the best first."""
    return think(pov, rng, MILIARIUS, effort, judging or judge, margin=MARGIN, trust=MILIARIUS_TRUST)


def think(
    pov: Pov, rng: Random, manner: Manner, effort: Effort | None, judging: Judging, *, margin: float, trust: float
) -> list[Answer]:
    """Weigh the answers worth weighing; the best first, by what they seem to be worth and what came of them."""
    began = perf_counter()
    stakes, seen = consider(pov, rng, manner.width, margin)
    if len(seen) == 1:
        return [seen[0].answer]
    if pov.about in PLAIN:
        first = steward(stakes, pov.about, pov.options)
        return [first, *(answer for answer, _ in seen if answer != first)]
    effort = effort or manner.timed
    effort = replace(effort, playouts=effort.playouts * len(seen) / manner.width)
    play = judging(pov, rng, [answer for answer, _ in seen], manner.turns, wait=effort.seconds == inf)
    found = list[tuple[list[int], Any]]()

    def watch(numbers: Sequence[int], worlds: range) -> Any:
        values = play(numbers, worlds)
        found.append((list(numbers), values))
        return values

    weigh(len(seen), watch, effort, began)
    return _settle(stakes, seen, found, trust)


def _settle(stakes: Stakes, seen: Sequence[Seems], found: Sequence[tuple[list[int], Any]], trust: float) -> list[Answer]:
    """First sight and experience, each trusted as far as it is sure; answers that were given up come last, the latest first."""
    alive = found[-1][0] if found else list(range(len(seen)))
    seems = np.array([seen[n].worth for n in alive])
    best = int(np.argmax(seems))
    both = seems
    if found:
        values = np.concatenate([np.stack([part[numbers.index(n)] for n in alive]) for numbers, part in found], axis=1)
        chance = min(0.9, max(0.1, float(values.mean())))
        a_pass = chance * (1 - chance) * stakes.w.a_pass
        ahead = values - values[best]
        sure = ahead.shape[1] / (ahead.var(axis=1) + 1e-9)
        sight = 1 / (trust * a_pass) ** 2
        both = (ahead.mean(axis=1) * sure + (seems - seems[best]) * a_pass * sight) / (sure + sight)
    order = [alive[n] for n in np.argsort(-both, kind="stable")]
    for numbers, part in reversed(found):
        means = {n: float(part[numbers.index(n)].mean()) for n in numbers if n not in order}
        order += sorted(means, key=lambda n: -means[n])
    return [seen[n].answer for n in order]


def judge(pov: Pov, rng: Random, answers: Sequence[Answer], turns: int = MILIARIUS.turns, *, wait: bool = True) -> Judge:
    """Worlds imagined from a seat, played on to the end of the race, each some times with other luck: this seat as a steward,
    rivals in every other world, too, else as auriga.

    Where only the rules text knows its way, it plays until so many turns are over, the one that is being played included (that
    one, if it is TO_THE_END), and the races go on from there. Without a compiled engine (or if it is not ready and must not be
    waited for) a value says what the position promises.
    """
    engine = compiled_bots("cthulhu-500", pov.edition, wait=wait)
    if engine is None:
        return glance(pov, rng, answers, turns)
    from hippodrome.games.cthulhu_500.bots.determinization import Imagined

    seat, key = pov.seat, rng.getrandbits(64)

    def won(races: Any, worlds: Any) -> Any:
        races["minds"] = np.where(np.repeat(worlds % 2, ONWARD), engine.STEWARD, engine.CALM)[:, None]
        races["minds"][:, seat] = engine.STEWARD
        engine.play_out(pov.edition, races)
        return (races["winner"] == seat).reshape(-1, ONWARD).mean(axis=1)

    try:
        imagined = Imagined(pov, key, answers)
    except NotFast:
        return _from_turns(pov, key, answers, turns, engine, won)

    def play(numbers: Sequence[int], worlds: range) -> Any:
        every = np.tile(np.arange(worlds.start, worlds.stop), len(numbers))
        return won(imagined.races(numbers, worlds, ONWARD), every).reshape(len(numbers), len(worlds))

    return play


def _from_turns(
    pov: Pov, key: int, answers: Sequence[Answer], turns: int, engine: Any, won: Callable[[Any, Any], Any]
) -> Judge:  # fmt: skip
    """Worlds whose first turns are played by the rules text; `won` says how often races are won from where they have led."""

    def see(ends: Sequence[State], worlds: Any) -> Any:
        try:
            races = np.repeat(engine.races_of(ends), ONWARD)
        except NotFast:
            return _promised(ends, pov.seat)
        races["luck"]["key"] = key
        races["luck"]["race"] = (worlds[:, None] * ONWARD + np.arange(ONWARD)).ravel()
        return won(races, worlds)

    return _in_worlds(pov, key, answers, turns, see)


def glance(pov: Pov, rng: Random, answers: Sequence[Answer], turns: int = AGITATOR.turns, *, wait: bool = True) -> Judge:
    """Worlds imagined from a seat, played on until so many turns are over; a value says what the position promises then."""
    return _in_worlds(pov, rng.getrandbits(64), answers, turns, lambda ends, worlds: _promised(ends, pov.seat))


def _promised(ends: Sequence[State], seat: Seat) -> list[float]:
    """What positions promise a seat at a glance."""
    return [value(end)[seat] for end in ends]


def _in_worlds(pov: Pov, seed: int, answers: Sequence[Answer], turns: int, see: Callable[[Sequence[State], Any], Any]) -> Judge:
    """Worlds, each with a deal and a luck of its own, the same for all answers, played on for some turns by the rules text.

    `see` says what came of positions, of which the worlds are told.
    """
    seat, cards = pov.seat, pov.edition.flag

    def play(numbers: Sequence[int], worlds: range) -> Any:
        ends = list[State]()
        for n in worlds:
            world = World(f"{seed}/{n}", cards)
            for number in numbers:
                table = pov.imagine(world)
                world.begin()
                ends.append(play_on(table, world, _model(seat, answers[number]), max(1, turns)))
        seen = see(ends, np.repeat(np.arange(worlds.start, worlds.stop), len(numbers)))
        return np.reshape(seen, (len(worlds), len(numbers))).T

    return play


def _model(seat: Seat, answer: Answer) -> Model:
    """All seats in thought: this one gives its answer and goes on like a steward; rivals are like auriga."""
    given = [answer]

    def model(s: State, who: Seat, about: str, options: Options[Answer]) -> Answer:
        if who != seat:
            return auriga_like(s, who, about, options)
        return given.pop() if given else steward_like(s, who, about, options)

    return model
