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
from hippodrome.games.cthulhu_500.bots.candidates import equivalence_key as equivalence_key  # part of the search policy
from hippodrome.games.cthulhu_500.bots.playout import Policy, World, auriga_policy, play_on
from hippodrome.games.cthulhu_500.bots.steward import steward, steward_policy
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.bots.weights import LearnedOdds
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots

AGITATOR = SearchConfig(width=3, turns=1, playouts=60, seconds=1.0)
MILIARIUS = SearchConfig(width=8, turns=1, playouts=960, seconds=3.0)
"""The playouts are for the full width; fewer answers get proportionally fewer."""

CLOSE_MARGIN = 0.25
"""Agitator searches only answers whose estimates are this close, in passes."""

AGITATOR_TRUST, MILIARIUS_TRUST = 1.5, 0.8
"""Standard error of the estimates, in passes, that the bot assumes; a smaller one trusts playouts less."""

PLAYOUTS_PER_WORLD = 6
"""Number of races that are played to the end from the end of a turn."""

SEARCHED_QUESTIONS = ("action", "pit")
"""Prompts that agitator searches; it answers all others as auriga does."""
UNSEARCHED_QUESTIONS = ("free_test", "may_draw", "draw")
"""Prompts with two answers for which estimates measured as good as any number of playouts."""


def agitator(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Answer:
    """Play actions by their estimates; if they are close, play out the turn. Otherwise like auriga."""
    if pov.prompt_kind not in SEARCHED_QUESTIONS:
        return auriga(pov, rng)
    return rank_answers(pov, rng, AGITATOR, effort, quick_judge, margin=CLOSE_MARGIN, trust=AGITATOR_TRUST)[0]


def miliarius(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Answer:
    """Play out every answer that is not clearly worse to the end of the race."""
    return rank_answers(pov, rng, MILIARIUS, effort, judge, margin=MARGIN, trust=MILIARIUS_TRUST)[0]


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Answer]:
    """Return the answers worth evaluating, auriga's first; only one if it is forced or obvious."""
    return [answer for answer, _ in estimate_candidates(pov, rng, width)[1]]


def evaluate(pov: Pov, rng: Random, effort: SearchEffort, judging: JudgeFactory | None = None) -> list[Answer]:
    """Rank the answers as miliarius does, best first."""
    return rank_answers(pov, rng, MILIARIUS, effort, judging or judge, margin=MARGIN, trust=MILIARIUS_TRUST)


def rank_answers(
    pov: Pov,
    rng: Random,
    config: SearchConfig,
    effort: SearchEffort | None,
    judging: JudgeFactory,
    *,
    margin: float,
    trust: float,
) -> list[Answer]:
    """Rank the answers worth evaluating, the best first, by their estimates and playouts."""
    began = perf_counter()
    odds, seen = estimate_candidates(pov, rng, config.width, margin)
    if len(seen) == 1:
        return [seen[0].answer]
    if pov.prompt_kind in UNSEARCHED_QUESTIONS:
        first = steward(odds, pov.prompt_kind, pov.options)
        return [first, *(answer for answer, _ in seen if answer != first)]
    effort = effort or config.timed
    effort = replace(effort, playouts=effort.playouts * len(seen) / config.width)
    play = judging(pov, rng, [answer for answer, _ in seen], config.turns, wait=effort.seconds == inf)
    found = list[tuple[list[int], Any]]()

    def watch(numbers: Sequence[int], worlds: range) -> Any:
        values = play(numbers, worlds)
        found.append((list(numbers), values))
        return values

    sequential_halving(len(seen), watch, effort, began)
    return _combine_estimates(odds, seen, found, trust)


def _combine_estimates(
    odds: LearnedOdds, seen: Sequence[Estimate], found: Sequence[tuple[list[int], Any]], trust: float
) -> list[Answer]:
    """Combine estimates and playouts, weighted by their certainty; dropped answers come last, the latest dropped first."""
    alive = found[-1][0] if found else list(range(len(seen)))
    seems = np.array([seen[n].worth for n in alive])
    best = int(np.argmax(seems))
    both = seems
    if found:
        values = np.concatenate([np.stack([part[numbers.index(n)] for n in alive]) for numbers, part in found], axis=1)
        chance = min(0.9, max(0.1, float(values.mean())))
        a_pass = chance * (1 - chance) * odds.w.a_pass
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
    """Return a judge that plays worlds to the end of the race, each several times with other draws: this seat as a steward; its
    rivals alternately as stewards and as auriga.

    If only the readable rules can play on from here, they play this number of turns, including the current one (only that one
    for TO_THE_END), and the races continue from there. Without a compiled engine (or if it is not compiled yet and `wait` is
    false) a value function evaluates the position.
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
    """Return a judge whose first turns are played by the readable rules; `won` returns the share of races won from there."""

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
    """Return a judge that plays worlds for this number of turns, and evaluates the position with a value function."""
    return _in_worlds(pov, rng.getrandbits(64), answers, turns, lambda ends, worlds: _estimates(ends, pov.seat))


def _estimates(ends: Sequence[State], seat: Seat) -> list[float]:
    """Return quick estimates of a seat's win probability in some positions."""
    return [value(end)[seat] for end in ends]


def _in_worlds(pov: Pov, seed: int, answers: Sequence[Answer], turns: int, see: Callable[[Sequence[State], Any], Any]) -> Judge:
    """Return a judge of worlds, each with its own deal and draws, the same for all answers, played on by the readable rules.

    `see` evaluates the final positions, given the worlds.
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
    """Return a policy for all seats: this one gives its answer and continues like a steward; rivals play like auriga."""
    given = [answer]

    def model(s: State, who: Seat, about: str, options: Options[Answer]) -> Answer:
        if who != seat:
            return auriga_policy(s, who, about, options)
        return given.pop() if given else steward_policy(s, who, about, options)

    return model
