"""Decisions: compares each answer with its alternatives, by what its seat knew then.

All are looked at in a few imagined worlds; those that seem to have cost most are looked at again, twice, each time in other
worlds and to the end of the race: half of the suspects stay each time. Worlds that were used to choose, which decision or
which answer, are never used to say what it cost; so nothing is called bad because some worlds happened to be against it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.search import TO_THE_END, distinct
from hippodrome.coach import get_coach, get_search_policy
from hippodrome.coach.effort import ReviewEffort
from hippodrome.coach.habits import HabitCounts, HabitValues, compare_habits, count_habits
from hippodrome.coach.win_probability import Progress, replay_log
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Pov, Table

COST_Z_THRESHOLD = 2.0
"""A cost is reported when it is at least this multiple of its error."""
MIN_COST = 0.01
"""Smallest cost, in chances to win, that is reported."""
MAX_DECISIONS_PER_SEAT = 3
MAX_ALTERNATIVES = 3
"""Alternatives that are evaluated again."""
SUSPECT_FACTOR = 2
"""Decisions evaluated a second time, as a multiple of those evaluated a third time."""

MIN_ASPECT_WORTH = 0.5
"""Smallest difference worth mentioning, in the units of a game's ASPECTS."""
MAX_GAINS = 2
"""Maximum number of advantages given as reasons; of disadvantages there is one at most."""


@dataclass(frozen=True)
class Aspect:
    """A property of which an answer brings more (or, below zero, less) than another one, and whether that is good."""

    name: str
    by: float
    good: bool


@dataclass(frozen=True)
class Decision:
    """An answer, what would have been better, how much that cost in chances to win, and why."""

    line: int
    turn: int
    seat: Seat
    about: str
    given: str
    better: str
    cost: float
    error: float
    chance: float
    """With the better answer, by what the seat knew."""
    why: tuple[Aspect, ...]


@dataclass(frozen=True)
class Rate:
    """Thousandths of a win that a decision cost on average, the error of that, and how good that is: a name in the words."""

    thousandths: float
    error: float
    size: str


RATES = (("superb", 3.0), ("strong", 8.0), ("sound", 16.0), ("fair", 30.0), ("loose", 60.0))
"""Upper limits of the error rates, in thousandths of a win per decision; above all of them it is wild."""
WORST_RATE = "wild"


@dataclass(frozen=True)
class Costs:
    """Of each seat whose decisions were weighed: the part of its chances that costly ones gave away, how many were weighed,
    what one of them cost on average, and what it does beside what strong players would (habits.py)."""

    given_away: dict[Seat, float]
    looked_at: dict[Seat, int]
    rate: dict[Seat, Rate]
    habits: dict[Seat, dict[str, HabitCounts]] = field(default_factory=dict)


class DecisionEstimate(NamedTuple):
    """Estimate for a decision: its cost and the variance of that; the likeliest better answers,
    the best first; and what was done, beside what the best of them does (habits.py)."""

    cost: float
    variance: float
    alternatives: list[Any]
    habits: HabitValues = MappingProxyType({})


def key_of(*parts: object) -> int:
    """A key of 32 bits for imagined worlds."""
    return Random("/".join(map(str, ("coach", *parts)))).getrandbits(32)


def equivalence_key(pov: Pov, answer: Any) -> Hashable:
    """Equivalence key of an answer: copies of a card make no difference to a player."""
    same: Hashable = get_search_policy(pov.game.name).equivalence_key(pov, answer)
    return same


def choices(pov: Pov, given: Any, key: int) -> list[Any]:
    """Candidate answers, the given one first; of equivalent ones, one."""
    found = get_search_policy(pov.game.name).candidates(pov, Random(key))
    return distinct([given, *found], lambda answer: equivalence_key(pov, answer))


def quick_estimates(
    table: Table[Any], seats: Collection[Seat], key: int, worlds: int, progress: Progress
) -> dict[int, DecisionEstimate]:  # fmt: skip
    """Each line in which one of the seats had a choice: half of the worlds say which other answer is best, half by how much."""
    found = {}
    judge, turns = get_search_policy(table.game.name).judge, get_coach(table.game.name).TURNS
    for n, again in replay_log(table):
        if n == len(table.log) or table.log[n].seat not in seats or not isinstance(again.prompt, Ask):
            continue
        line, here = table.log[n], key_of(key, n)
        pov = Pov(again, line.seat)
        answers = choices(pov, line.answer, here)
        if len(answers) > 1:
            looked = _estimate(judge(pov, Random(here), answers, turns)(range(len(answers)), range(worlds)), answers)
            better = looked.alternatives[0] if looked.cost > looked.variance**0.5 else line.answer
            found[n] = looked._replace(habits=compare_habits(pov, line.answer, better))
        progress((n + 1) / len(table.log))
    return found


def _estimate(values: Any, answers: Sequence[Any]) -> DecisionEstimate:
    """Estimate the cost from answer values, the given one's row first. Equal values in all worlds mean the same answer."""
    half = values.shape[1] // 2
    lost = values - values[0]
    order = [k for k in np.argsort(-lost[:, :half].mean(axis=1), kind="stable") if k and lost[k].any()]
    if not order:
        return DecisionEstimate(0.0, 0.0, [])
    best = lost[order[0], half:] if lost[order[0], :half].mean() > 0 else np.zeros(values.shape[1] - half)
    every = [k for k in np.argsort(-lost.mean(axis=1), kind="stable") if k in order]
    return DecisionEstimate(float(best.mean()), float(best.var() / len(best)), [answers[k] for k in every[:MAX_ALTERNATIVES]])


def estimate_to_end(pov: Pov, given: Any, alternatives: Sequence[Any], key: int, worlds: int) -> DecisionEstimate:
    """One decision to the end of the race."""
    answers = [given, *alternatives]
    judged = get_search_policy(pov.game.name).judge(pov, Random(key), answers, TO_THE_END)
    return _estimate(judged(range(len(answers)), range(worlds)), answers)


def measure_decision(pov: Pov, line: int, turn: int, given: Any, better: Any, key: int, worlds: int) -> Decision:
    """Measure the cost of a decision, in worlds not used before."""
    game, edition = pov.game, pov.edition
    judged = get_search_policy(game.name).judge(pov, Random(key), [given, better], TO_THE_END)
    ours, theirs = judged([0, 1], range(worlds))
    lost = theirs - ours
    return Decision(
        line=line, turn=turn, seat=pov.seat, about=pov.prompt_kind,
        given=game.format_answer(edition, given), better=game.format_answer(edition, better),
        cost=round(float(lost.mean()), 4), error=round(standard_error(lost), 4),
        chance=round(float(theirs.mean()), 4), why=compare_aspects(pov, key, given, better, worlds),
    )  # fmt: skip


def standard_error(differences: Any) -> float:
    """The error of the mean of differences, world by world. Where they hardly ever differ, one more world might."""
    worlds = len(differences)
    return float(np.sqrt((differences.var() * worlds + 1.0) / worlds / max(1, worlds - 1)))


def compare_aspects(pov: Pov, key: int, given: Any, better: Any, worlds: int) -> tuple[Aspect, ...]:
    """The one or two things that the better answer brings, and what speaks most against it; only what matters."""
    coach = get_coach(pov.game.name)
    found = coach.aspects(pov, key, [given, better], min(worlds, 192))
    weighed = []
    for name, worth in coach.ASPECTS.items():
        by = float(found[name][1] - found[name][0])
        if abs(by) >= (MIN_SHARE_DIFFERENCE if name in coach.SHARES else MIN_DIFFERENCE):
            weighed.append((abs(by * worth), Aspect(name, round(by, 3), by * worth > 0)))
    weighed.sort(key=lambda pair: -pair[0])
    matters = [aspect for worth, aspect in weighed if worth >= MIN_ASPECT_WORTH and worth >= weighed[0][0] / 4]
    gains = _without_repeats([aspect for aspect in matters if aspect.good])[:MAX_GAINS]
    prices = [aspect for aspect in matters if not aspect.good][:1]
    return (*gains, *prices)


def _without_repeats(aspects: Sequence[Aspect]) -> list[Aspect]:
    """Progress this turn and progress later are one reason: keep only the larger one."""
    way = [aspect for aspect in aspects if aspect.name in PROGRESS_ASPECTS]
    return [aspect for aspect in aspects if aspect not in way[1:]]


PROGRESS_ASPECTS = ("now", "later")
"""Aspects that measure progress, now and later; they count as one reason."""
MIN_DIFFERENCE, MIN_SHARE_DIFFERENCE = 0.5, 0.05
"""Smallest differences mentioned: half a card, and a chance of one in twenty."""


def find_costly_decisions(
    table: Table[Any], seats: Collection[Seat], key: int, effort: ReviewEffort, progress: Progress
) -> tuple[list[Decision], Costs]:
    """The decisions that cost most, a few a seat, the worst first; and what all of a seat's decisions cost."""
    looked = quick_estimates(table, seats, key, effort.quick, lambda part: progress(part * 0.5))
    some = _worst(table, seats, looked, effort.again * SUSPECT_FACTOR)
    for n, again in replay_log(table):
        if n in some:
            here = key_of(key, n, "again")
            pov, habits = Pov(again, table.log[n].seat), looked[n].habits
            found = estimate_to_end(pov, table.log[n].answer, looked[n].alternatives, here, effort.deep // 2)
            looked[n] = found._replace(habits=habits)
            progress(0.5 + 0.3 * n / len(table.log))
    few = _worst(table, seats, {n: looked[n] for n in some}, effort.again)
    decisions: list[Decision] = []
    for n, again in replay_log(table):
        if n in few:
            line, here = table.log[n], key_of(key, n, "told")
            pov, turn = Pov(again, line.seat), table.game.turn(again.state)
            told = measure_decision(pov, n, turn, line.answer, looked[n].alternatives[0], here, effort.deep)
            looked[n] = looked[n]._replace(cost=told.cost, variance=told.error**2)
            decisions.append(told)
            progress(0.8 + 0.2 * n / len(table.log))
    sure = [decision for decision in decisions if decision.cost > max(MIN_COST, COST_Z_THRESHOLD * decision.error)]
    shown: list[Decision] = []
    for seat in seats:
        shown += sorted((d for d in sure if d.seat == seat), key=lambda d: -d.cost)[:MAX_DECISIONS_PER_SEAT]
    return shown, _costs(table, seats, looked, sure)


def _worst(table: Table[Any], seats: Collection[Seat], estimates: dict[int, DecisionEstimate], number: int) -> set[int]:
    """The lines of each seat that seem to have cost most."""
    found: set[int] = set()
    for seat in seats:
        theirs = [n for n in estimates if table.log[n].seat == seat and estimates[n].alternatives]
        found |= set(sorted(theirs, key=lambda n: -(estimates[n].cost + estimates[n].variance ** 0.5))[:number])
    return found


def _costs(
    table: Table[Any], seats: Collection[Seat], estimates: dict[int, DecisionEstimate], sure: Sequence[Decision]
) -> Costs:
    """Costs of the seats' decisions, in total and on average."""
    given_away, number, rates, habits = {}, {}, {}, {}
    for seat in seats:
        theirs = [found for n, found in estimates.items() if table.log[n].seat == seat]
        kept = np.prod([max(0.0, 1 - d.cost / max(d.chance, d.cost)) for d in sure if d.seat == seat])
        given_away[seat], number[seat] = 1 - float(kept), len(theirs)
        if theirs:
            habits[seat] = count_habits(found.habits for found in theirs)
            surely = sum(d.cost for d in sure if d.seat == seat)
            others = sum(found.cost for found in theirs) - surely  # noise may make less than nothing of what is not sure
            lost = (surely + max(0.0, others)) / len(theirs)
            error = sum(found.variance for found in theirs) ** 0.5 / len(theirs)
            rates[seat] = Rate(round(1000 * lost, 1), round(1000 * error, 1), rate_name(1000 * lost))
    return Costs(given_away, number, rates, habits)


def rate_name(thousandths: float) -> str:
    """The name of an error rate."""
    return next((name for name, most in RATES if thousandths <= most), WORST_RATE)
