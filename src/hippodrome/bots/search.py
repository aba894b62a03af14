"""Search: evaluates candidates by playouts in many sampled worlds, with the same luck for each candidate.

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
"""The answers worth evaluating, at most this number; the default answer first."""


class JudgeFactory(Protocol):
    """Finds a judge for candidates, which plays this number of turns on, or `TO_THE_END`; `wait`: for an engine that has to be
    compiled first."""

    def __call__(self, pov: Pov, rng: Random, candidates: Sequence[Any], turns: int, /, *, wait: bool) -> Judge: ...


TO_THE_END = 0
"""As a number of turns to play on: all that are left of the race."""

ELIMINATION_Z_THRESHOLD = 2.6
"""A candidate is dropped when it is behind the best by this multiple of the error of the difference."""
EQUAL_MARGIN = 0.004
"""Differences below this do not matter: search stops when the best is surely within it of all others."""
MIN_WORLDS_TO_STOP = 48
"""Worlds after which equal looks are believed."""
FIRST_ROUND_WORLDS = 12
"""Worlds of the first round; each round doubles them until it has `LARGEST`."""
MAX_ROUND_WORLDS = 96
TIME_RESERVE, MAX_ROUND_SHARE = 0.05, 0.3
"""Share of the time held in reserve, and largest share of the remaining time for one round, at the pace of the last one:
so that an answer comes in time on a machine that becomes slow during the search."""


@dataclass(frozen=True)
class SearchEffort:
    """Limits of a search: a number of playouts or of seconds, whichever is reached first.

    Without seconds the choice depends on the seed alone.
    """

    playouts: float = inf
    seconds: float = inf


class SearchConfig(NamedTuple):
    """Search settings of a level: number of candidates, turns or rounds played before the position is evaluated, limits."""

    width: int
    turns: int
    playouts: int
    """Races played out where the choice must not depend on a clock; the strength that is measured."""
    seconds: float
    max_playouts: float = inf
    """Races played out at most where there is a clock: one that would become too strong for its level stops there."""

    @property
    def timed(self) -> SearchEffort:
        """The effort at a table with people."""
        return SearchEffort(self.max_playouts, self.seconds)


class SearchResult(NamedTuple):
    """Result of a search: the candidates' mean values with their errors, in how many worlds each was tried, and the value of
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


def search(
    pov: Pov, rng: Random, config: SearchConfig, effort: SearchEffort | None, candidates: Candidates[A], judge: JudgeFactory
) -> A:
    """The best of the candidates for a seat; at once if there is only one. Without `effort`, in the time of the level."""
    return rank(pov, rng, config, effort, candidates, judge)[0]


def rank(
    pov: Pov, rng: Random, config: SearchConfig, effort: SearchEffort | None, candidates: Candidates[A], judge: JudgeFactory
) -> list[A]:
    """The candidates for a seat, the best first; the next is the one that does best where both were tried, if any differs."""
    began = perf_counter()
    answers = list(candidates(pov, rng, config.width))
    if len(answers) == 1:
        return answers
    effort = effort or config.timed
    judging = judge(pov, rng, answers, config.turns, wait=effort.seconds == inf)
    found = sequential_halving(len(answers), judging, effort, began)
    order = [n for n in (found.best, found.next_best()) if n is not None]
    return [answers[n] for n in order]


def sequential_halving(candidates: int, judge: Judge, effort: SearchEffort, began: float | None = None) -> SearchResult:
    """Weigh candidates against each other, the first of them being the one to take when all are equal.

    `began` is when the time began to count, by `perf_counter`, if that was before now.
    """
    began = perf_counter() if began is None else began
    values = np.zeros((candidates, 0))
    tried = np.zeros(candidates, np.int64)
    alive = list(range(candidates))
    played, size, pace = 0, FIRST_ROUND_WORLDS, 0.0
    while len(alive) > 1:
        now = perf_counter()
        worlds = (effort.playouts - played) / len(alive)
        if pace and effort.seconds < inf:
            left = effort.seconds * (1 - TIME_RESERVE) - (now - began)
            worlds = min(worlds, max(left * pace / len(alive) * MAX_ROUND_SHARE, float(left * pace >= len(alive))))
        size = int(min(size, MAX_ROUND_WORLDS, worlds))
        if size < 1:
            break
        start = values.shape[1]
        found = np.full((candidates, size), np.nan)
        found[alive] = judge(alive, range(start, start + size))
        pace = size * len(alive) / max(perf_counter() - now, 1e-9)
        values = np.concatenate([values, found], axis=1)
        tried[alive] += size
        played += size * len(alive)
        alive = _drop_clearly_worse(values, alive)
        spent = max(played / effort.playouts, (perf_counter() - began) / effort.seconds)
        alive = _better_half(values, alive, candidates, spent)
        size *= 2
    means, errors = _means(values, tried)
    return SearchResult(max(alive, key=lambda n: (means[n], -n)) if played else 0, means, errors, tried, values)


def distinct(answers: Iterable[A], key: Callable[[A], Hashable]) -> list[A]:
    """The first of all answers that are alike."""
    kinds: dict[Hashable, A] = {}
    for answer in answers:
        kinds.setdefault(key(answer), answer)
    return list(kinds.values())


def _better_half(values: Any, alive: list[int], candidates: int, spent: float) -> list[int]:
    """Keep the better part of the candidates: of eight, four after a third of the time, and two after two thirds."""
    rounds = max(1, ceil(log2(candidates)))
    stay = max(2, ceil(candidates / 2 ** int(rounds * min(spent, 1.0))))
    if len(alive) <= stay:
        return alive
    means = values[alive].mean(axis=1)
    return [alive[n] for n in sorted(np.argsort(-means, kind="stable")[:stay])]


def _drop_clearly_worse(values: Any, alive: list[int]) -> list[int]:
    """Candidates that may still be the best: compared world by world, as their luck was the same."""
    lines = values[alive]
    best = int(np.argmax(lines.mean(axis=1)))
    behind = lines[best] - lines
    mean, error = behind.mean(axis=1), behind.std(axis=1) / np.sqrt(behind.shape[1]) + 1e-9
    keep = mean < ELIMINATION_Z_THRESHOLD * error + EQUAL_MARGIN / 2
    if behind.shape[1] >= MIN_WORLDS_TO_STOP:
        keep &= mean + ELIMINATION_Z_THRESHOLD * error > EQUAL_MARGIN
    keep[best] = True
    return [n for n, kept in zip(alive, keep, strict=True) if kept]


def _means(values: Any, tried: Any) -> tuple[Any, Any]:
    some = np.maximum(tried, 1)
    means = np.nansum(values, axis=1) / some
    spread = np.nansum((values - means[:, None]) ** 2, axis=1) / some
    return np.where(tried > 0, means, 0.0), np.where(tried > 1, np.sqrt(spread / some), 1.0)
