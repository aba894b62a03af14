"""Search: candidates are weighed by what comes of them in many imagined races, with the same luck for each of them.

A game gives the candidates for an answer and a `Judge`, which plays some of them out in some imagined worlds: world `n` has
the same deal, the same luck and the same rivals whichever candidate is tried in it, so that the candidates differ by
nothing but themselves. Those that fall clearly behind are given up, and whenever a part of the time is over, the worse half of
those that are left (sequential halving: Karnin, Koren and Somekh, 2013), so that the time goes to those that are close.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np

from hippodrome.core.table import Pov

Judge = Callable[[Sequence[int], range], Any]
"""judge(candidates by number, worlds): what came of each, from 0 (lost) to 1 (won); a row a candidate, a column a world."""

A = TypeVar("A")
Candidates = Callable[[Pov, Random, int], Sequence[A]]
"""The answers worth weighing, at most so many, the one to take unseen first."""


class Judging(Protocol):
    """Finds a judge for candidates, who plays so many turns on, or `TO_THE_END`; `wait`: for an engine that has to be compiled
    first."""

    def __call__(self, pov: Pov, rng: Random, candidates: Sequence[Any], turns: int, /, *, wait: bool) -> Judge: ...


TO_THE_END = 0
"""As a number of turns to play on: all that are left of the race."""

CLEARLY = 2.6
"""A candidate is given up when it lies behind the best by so many times the error of the difference."""
CLOSE = 0.004
"""Nobody wins or loses by less: when the best is surely within it of all others, thinking on is vain."""
ENOUGH = 48
"""Worlds after which equal looks are believed."""
FIRST = 12
"""Worlds of the first round; each round doubles them until it has `LARGEST`."""
LARGEST = 96
SPARE, AT_ONCE = 0.05, 0.3
"""This part of the time is not planned for, and of what is left no more than this in one round, at the pace of the last one:
so that an answer comes in time on a machine that becomes slow meanwhile."""


@dataclass(frozen=True)
class Effort:
    """How long to think: until so many races were played out, or so many seconds have passed, whichever comes first.

    Without seconds the choice depends on the seed alone.
    """

    playouts: float = inf
    seconds: float = inf


class Manner(NamedTuple):
    """How a level searches: so many candidates, so many turns or rounds played before the position is judged."""

    width: int
    turns: int
    playouts: int
    """Races played out where the choice must not depend on a clock; the strength that is measured."""
    seconds: float
    most: float = inf
    """Races played out at most where there is a clock: one that would become too strong for its level stops there."""

    @property
    def timed(self) -> Effort:
        """The effort at a table with people."""
        return Effort(self.most, self.seconds)


class Weighed(NamedTuple):
    """What thinking came to: the candidates' mean values with their errors, in how many worlds each was tried, and what came of
    each in every world (not a number where it was not tried)."""

    best: int
    means: Any
    errors: Any
    worlds: Any
    values: Any

    def next_best(self) -> int | None:
        """Of the others, the one that does best where both were tried; None if all did the same as the best in every world."""
        ahead = self.values - self.values[self.best]
        others = [n for n in range(len(ahead)) if n != self.best and np.nan_to_num(ahead[n]).any()]
        return max(others, key=lambda n: (float(np.nanmean(ahead[n])), -n), default=None)


def search(pov: Pov, rng: Random, manner: Manner, effort: Effort | None, candidates: Candidates[A], judge: Judging) -> A:
    """The best of the candidates for a seat; at once if there is only one. Without `effort`, in the time of the level."""
    return rank(pov, rng, manner, effort, candidates, judge)[0]


def rank(pov: Pov, rng: Random, manner: Manner, effort: Effort | None, candidates: Candidates[A], judge: Judging) -> list[A]:
    """The candidates for a seat, the best first; the next is the one that does best where both were tried, if any differs."""
    began = perf_counter()
    answers = list(candidates(pov, rng, manner.width))
    if len(answers) == 1:
        return answers
    effort = effort or manner.timed
    judging = judge(pov, rng, answers, manner.turns, wait=effort.seconds == inf)
    found = weigh(len(answers), judging, effort, began)
    order = [n for n in (found.best, found.next_best()) if n is not None]
    return [answers[n] for n in order]


def weigh(candidates: int, judge: Judge, effort: Effort, began: float | None = None) -> Weighed:
    """Weigh candidates against each other, the first of them being the one to take when all are equal.

    `began` is when the time began to count, by `perf_counter`, if that was before now.
    """
    began = perf_counter() if began is None else began
    values = np.zeros((candidates, 0))
    tried = np.zeros(candidates, np.int64)
    alive = list(range(candidates))
    played, size, pace = 0, FIRST, 0.0
    while len(alive) > 1:
        now = perf_counter()
        worlds = (effort.playouts - played) / len(alive)
        if pace and effort.seconds < inf:
            left = effort.seconds * (1 - SPARE) - (now - began)
            worlds = min(worlds, max(left * pace / len(alive) * AT_ONCE, float(left * pace >= len(alive))))
        size = int(min(size, LARGEST, worlds))
        if size < 1:
            break
        start = values.shape[1]
        found = np.full((candidates, size), np.nan)
        found[alive] = judge(alive, range(start, start + size))
        pace = size * len(alive) / max(perf_counter() - now, 1e-9)
        values = np.concatenate([values, found], axis=1)
        tried[alive] += size
        played += size * len(alive)
        alive = _those_not_behind(values, alive)
        spent = max(played / effort.playouts, (perf_counter() - began) / effort.seconds)
        alive = _better_half(values, alive, candidates, spent)
        size *= 2
    means, errors = _means(values, tried)
    return Weighed(max(alive, key=lambda n: (means[n], -n)) if played else 0, means, errors, tried, values)


def distinct(answers: Iterable[A], alike: Callable[[A], Hashable]) -> list[A]:
    """The first of all answers that are alike."""
    kinds: dict[Hashable, A] = {}
    for answer in answers:
        kinds.setdefault(alike(answer), answer)
    return list(kinds.values())


def _better_half(values: Any, alive: list[int], candidates: int, spent: float) -> list[int]:
    """Those that stay when this part of the time is over: of eight candidates four after a third of it, and two after two."""
    rounds = max(1, ceil(log2(candidates)))
    stay = max(2, ceil(candidates / 2 ** int(rounds * min(spent, 1.0))))
    if len(alive) <= stay:
        return alive
    means = values[alive].mean(axis=1)
    return [alive[n] for n in sorted(np.argsort(-means, kind="stable")[:stay])]


def _those_not_behind(values: Any, alive: list[int]) -> list[int]:
    """Candidates that may still be the best: compared world by world, as their luck was the same."""
    lines = values[alive]
    best = int(np.argmax(lines.mean(axis=1)))
    behind = lines[best] - lines
    mean, error = behind.mean(axis=1), behind.std(axis=1) / np.sqrt(behind.shape[1]) + 1e-9
    keep = mean < CLEARLY * error + CLOSE / 2
    if behind.shape[1] >= ENOUGH:
        keep &= mean + CLEARLY * error > CLOSE
    keep[best] = True
    return [n for n, kept in zip(alive, keep, strict=True) if kept]


def _means(values: Any, tried: Any) -> tuple[Any, Any]:
    some = np.maximum(tried, 1)
    means = np.nansum(values, axis=1) / some
    spread = np.nansum((values - means[:, None]) ** 2, axis=1) / some
    return np.where(tried > 0, means, 0.0), np.where(tried > 1, np.sqrt(spread / some), 1.0)
