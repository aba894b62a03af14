"""Search: evaluates candidates by playouts in many sampled worlds, with the same draws for each candidate.

A game provides the candidates and a `Judge`, which plays some of them out in some sampled worlds. World `n` has the same
deal, the same draws and the same rivals for every candidate (common random numbers), so that only the candidates differ.
Candidates that fall clearly behind are dropped, and at the end of each round of time the worse half of the rest (sequential
halving: Karnin, Koren and Somekh, 2013), so that the time goes to the close ones.
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
"""judge(candidate indices, worlds): values from 0 (lost) to 1 (won); one row per candidate, one column per world."""

A = TypeVar("A")
Candidates = Callable[[Pov, Random, int], Sequence[A]]
"""Returns the answers worth evaluating, at most this number; the default answer first."""


class JudgeFactory(Protocol):
    """Creates a judge of candidates that plays this number of turns, or `TO_THE_END`; with `wait` it waits for an engine that
    has to be compiled first."""

    def __call__(self, pov: Pov, rng: Random, candidates: Sequence[Any], turns: int, /, *, wait: bool) -> Judge: ...


TO_THE_END = 0
"""Number of turns that means: play to the end of the race."""

ELIMINATION_Z_THRESHOLD = 2.6
"""A candidate is dropped when it is behind the best by this multiple of the error of the difference."""
EQUAL_MARGIN = 0.004
"""Differences below this are negligible: search stops when the best is surely within it of all others."""
MIN_WORLDS_TO_STOP = 48
"""Minimum number of worlds before search stops because all candidates are equal."""
FIRST_ROUND_WORLDS = 12
"""Worlds of the first round; each round doubles them up to MAX_ROUND_WORLDS."""
MAX_ROUND_WORLDS = 96
TIME_RESERVE, MAX_ROUND_SHARE = 0.05, 0.3
"""Share of the time held in reserve, and largest share of the remaining time for one round at the pace of the last one, so
that the answer is in time on a machine that slows down during the search."""


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
    """Number of playouts where the choice must not depend on a clock; the strength that is measured."""
    seconds: float
    max_playouts: float = inf
    """Maximum number of playouts where there is a clock, so that a fast machine does not make the level too strong."""

    @property
    def timed(self) -> SearchEffort:
        """Return the effort at a table with people."""
        return SearchEffort(self.max_playouts, self.seconds)


class SearchResult(NamedTuple):
    """Result of a search: mean value and error of each candidate, the number of worlds each was tried in, and its value in
    every world (NaN where it was not tried)."""

    best: int
    means: Any
    errors: Any
    worlds: Any
    values: Any

    def next_best(self) -> int | None:
        """The runner-up: the best other candidate in the worlds where both were tried; None if all equal the best in every
        world."""
        ahead = self.values - self.values[self.best]
        others = [n for n in range(len(ahead)) if n != self.best and np.nan_to_num(ahead[n]).any()]
        return max(others, key=lambda n: (float(np.nanmean(ahead[n])), -n), default=None)


def search(
    pov: Pov, rng: Random, config: SearchConfig, effort: SearchEffort | None, candidates: Candidates[A], judge: JudgeFactory
) -> A:
    """Return the best candidate for a seat; at once if there is only one. Without `effort`, use the time of the level."""
    return rank(pov, rng, config, effort, candidates, judge)[0]


def rank(
    pov: Pov, rng: Random, config: SearchConfig, effort: SearchEffort | None, candidates: Candidates[A], judge: JudgeFactory
) -> list[A]:
    """Return the candidates for a seat, the best first and the runner-up second."""
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
    """Compare candidates, of which the first wins if all are equal.

    `began` is the start of the time limit by `perf_counter`, if that was before now.
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
    """Return the first of all answers with equal keys."""
    kinds: dict[Hashable, A] = {}
    for answer in answers:
        kinds.setdefault(key(answer), answer)
    return list(kinds.values())


def _better_half(values: Any, alive: list[int], candidates: int, spent: float) -> list[int]:
    """Return the better part of the candidates: of eight, four after a third of the time, and two after two thirds."""
    rounds = max(1, ceil(log2(candidates)))
    stay = max(2, ceil(candidates / 2 ** int(rounds * min(spent, 1.0))))
    if len(alive) <= stay:
        return alive
    means = values[alive].mean(axis=1)
    return [alive[n] for n in sorted(np.argsort(-means, kind="stable")[:stay])]


def _drop_clearly_worse(values: Any, alive: list[int]) -> list[int]:
    """Return the candidates that may still be the best, by paired comparison, as their draws were the same."""
    lines = values[alive]
    best = int(np.argmax(lines.mean(axis=1)))
    behind = lines[best] - lines
    mean, error = behind.mean(axis=1), behind.std(axis=1) / np.sqrt(behind.shape[1]) + 1e-9
    keep = mean < ELIMINATION_Z_THRESHOLD * error + EQUAL_MARGIN / 2
    if behind.shape[1] >= MIN_WORLDS_TO_STOP:
        keep &= mean + ELIMINATION_Z_THRESHOLD * error > EQUAL_MARGIN
    keep[best] = True
    return [n for n, survives in zip(alive, keep, strict=True) if survives]


def _means(values: Any, tried: Any) -> tuple[Any, Any]:
    some = np.maximum(tried, 1)
    means = np.nansum(values, axis=1) / some
    spread = np.nansum((values - means[:, None]) ** 2, axis=1) / some
    return np.where(tried > 0, means, 0.0), np.where(tried > 1, np.sqrt(spread / some), 1.0)
