"""Agitator and miliarius of Cthulhu 500, the searching bots: estimates of answers, corrected by playouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from hippodrome.bots.search import Judge, JudgeFactory, SearchConfig, SearchEffort, sequential_halving
from hippodrome.core.ask import Options, Seat
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.candidates import MARGIN, Estimate, estimate_candidates
from hippodrome.games.cthulhu_500.bots.candidates import equivalence_key as equivalence_key  # what the coach looks for here
from hippodrome.games.cthulhu_500.bots.playout import Policy, World, auriga_policy, play_on
from hippodrome.games.cthulhu_500.bots.steward import steward, steward_policy
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.bots.weights import LearnedOdds
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots

AGITATOR = SearchConfig(width=3, turns=1, playouts=60, seconds=1.0)
MILIARIUS = SearchConfig(width=8, turns=1, playouts=960, seconds=3.0)
"""Playouts are for as many answers as there may be; fewer answers get fewer, each of them as many."""

CLOSE_MARGIN = 0.25
"""Agitator thinks only about answers that seem so nearly equal, in passes."""

AGITATOR_TRUST, MILIARIUS_TRUST = 1.5, 0.8
"""Usual error of the estimate of an answer, in passes, for a bot that trusts playouts this much."""

PLAYOUTS_PER_WORLD = 6
"""Number of races that are played to the end from the end of a turn."""

SEARCHED_QUESTIONS = ("action", "pit")
"""Questions that agitator searches; all others it answers as auriga does."""
UNSEARCHED_QUESTIONS = ("free_test", "may_draw", "draw")
"""Questions with two answers that first sight tells apart as well as any number of imagined races did when it was measured."""


def agitator(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Answer:
    """Like auriga, but acts by first sight; and where actions look alike, it sees how the turn may end."""
    if pov.prompt_kind not in SEARCHED_QUESTIONS:
        return auriga(pov, rng)
    return rank_answers(pov, rng, AGITATOR, effort, quick_judge, margin=CLOSE_MARGIN, trust=AGITATOR_TRUST)[0]


def miliarius(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Answer:
    """Tries every answer that is not clearly worse, and sees who wins in the end."""
    return rank_answers(pov, rng, MILIARIUS, effort, judge, margin=MARGIN, trust=MILIARIUS_TRUST)[0]


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Answer]:
    """The answers worth weighing, auriga's own first; one alone if it is forced or obvious."""
    return [answer for answer, _ in estimate_candidates(pov, rng, width)[1]]


def evaluate(pov: Pov, rng: Random, effort: SearchEffort, judging: JudgeFactory | None = None) -> list[Answer]:
    """Rank the answers as miliarius does, best first."""
    return rank_answers(pov, rng, MILIARIUS, effort, judging or judge, margin=MARGIN, trust=MILIARIUS_TRUST)


def rank_answers(
    pov: Pov,
    rng: Random,
    manner: SearchConfig,
    effort: SearchEffort | None,
    judging: JudgeFactory,
    *,
    margin: float,
    trust: float,
) -> list[Answer]:
    """Weigh the answers worth weighing; the best first, by what they seem to be worth and what came of them."""
    began = perf_counter()
    stakes, seen = estimate_candidates(pov, rng, manner.width, margin)
    if len(seen) == 1:
        return [seen[0].answer]
    if pov.prompt_kind in UNSEARCHED_QUESTIONS:
        first = steward(stakes, pov.prompt_kind, pov.options)
        return [first, *(answer for answer, _ in seen if answer != first)]
    effort = effort or manner.timed
    effort = replace(effort, playouts=effort.playouts * len(seen) / manner.width)
    play = judging(pov, rng, [answer for answer, _ in seen], manner.turns, wait=effort.seconds == inf)
    found = list[tuple[list[int], Any]]()

    def watch(numbers: Sequence[int], worlds: range) -> Any:
        values = play(numbers, worlds)
        found.append((list(numbers), values))
        return values

    sequential_halving(len(seen), watch, effort, began)
    return _combine_estimates(stakes, seen, found, trust)


def _combine_estimates(
    stakes: LearnedOdds, seen: Sequence[Estimate], found: Sequence[tuple[list[int], Any]], trust: float
) -> list[Answer]:
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

    Where only the rules text knows its way, it plays until this number of turns is over, counting the current one (that
    one, if it is TO_THE_END), and the races go on from there. Without a compiled engine (or if it is not ready and must not be
    waited for) a value says what the position promises.
    """
    engine = compiled_bots("cthulhu-500", pov.edition, wait=wait)
    if engine is None:
        return quick_judge(pov, rng, answers, turns)
    from hippodrome.games.cthulhu_500.bots.determinization import DeterminizedRaces

    seat, key = pov.seat, rng.getrandbits(64)

    def won(races: Any, worlds: Any) -> Any:
        races["minds"] = np.where(np.repeat(worlds % 2, PLAYOUTS_PER_WORLD), engine.STEWARD, engine.DETERMINISTIC_AURIGA)[
            :, None
        ]
        races["minds"][:, seat] = engine.STEWARD
        engine.play_out(pov.edition, races)
        return (races["winner"] == seat).reshape(-1, PLAYOUTS_PER_WORLD).mean(axis=1)

    try:
        imagined = DeterminizedRaces(pov, key, answers)
    except UnsupportedByEngine:
        return _from_turns(pov, key, answers, turns, engine, won)

    def play(numbers: Sequence[int], worlds: range) -> Any:
        every = np.tile(np.arange(worlds.start, worlds.stop), len(numbers))
        return won(imagined.races(numbers, worlds, PLAYOUTS_PER_WORLD), every).reshape(len(numbers), len(worlds))

    return play


def _from_turns(
    pov: Pov, key: int, answers: Sequence[Answer], turns: int, engine: Any, won: Callable[[Any, Any], Any]
) -> Judge:  # fmt: skip
    """Worlds whose first turns are played by the rules text; `won` says how often races are won from where they have led."""

    def see(ends: Sequence[State], worlds: Any) -> Any:
        try:
            races = np.repeat(engine.races_of(ends), PLAYOUTS_PER_WORLD)
        except UnsupportedByEngine:
            return _estimates(ends, pov.seat)
        races["luck"]["key"] = key
        races["luck"]["race"] = (worlds[:, None] * PLAYOUTS_PER_WORLD + np.arange(PLAYOUTS_PER_WORLD)).ravel()
        return won(races, worlds)

    return _in_worlds(pov, key, answers, turns, see)


def quick_judge(pov: Pov, rng: Random, answers: Sequence[Answer], turns: int = AGITATOR.turns, *, wait: bool = True) -> Judge:
    """Worlds imagined from a seat, played on for this number of turns; a value says what the position promises then."""
    return _in_worlds(pov, rng.getrandbits(64), answers, turns, lambda ends, worlds: _estimates(ends, pov.seat))


def _estimates(ends: Sequence[State], seat: Seat) -> list[float]:
    """Quick estimates of a seat's chances in some positions."""
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
                table = pov.determinize(world)
                world.rewind()
                ends.append(play_on(table, world, _model(seat, answers[number]), max(1, turns)))
        seen = see(ends, np.repeat(np.arange(worlds.start, worlds.stop), len(numbers)))
        return np.reshape(seen, (len(worlds), len(numbers))).T

    return play


def _model(seat: Seat, answer: Answer) -> Policy:
    """All seats in thought: this one gives its answer and goes on like a steward; rivals are like auriga."""
    given = [answer]

    def model(s: State, who: Seat, about: str, options: Options[Answer]) -> Answer:
        if who != seat:
            return auriga_policy(s, who, about, options)
        return given.pop() if given else steward_policy(s, who, about, options)

    return model
