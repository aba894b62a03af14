"""Decisions: compares each answer with its alternatives, by what its seat knew then.

All decisions are evaluated in a few sampled worlds; those that seem costliest are evaluated twice more, each time in other
worlds and to the end of the race, and half of them remain each time. Worlds that selected a decision or an answer are never
used to measure its cost, so a decision is not called bad because some worlds happened to be against it.
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
"""Smallest cost, in win probability, that is reported."""
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
    """A property of which an answer brings more (or, if negative, less) than another one, and whether that is good."""

    name: str
    by: float
    good: bool


@dataclass(frozen=True)
class Decision:
    """An answer, a better one, the cost of the difference in win probability, and the reasons."""

    line: int
    turn: int
    seat: Seat
    about: str
    given: str
    better: str
    cost: float
    error: float
    chance: float
    """Win probability with the better answer, by what the seat knew."""
    why: tuple[Aspect, ...]


@dataclass(frozen=True)
class Rate:
    """Average cost of a decision in thousandths of a win, its error, and its name in the texts."""

    thousandths: float
    error: float
    size: str


RATES = (("superb", 3.0), ("strong", 8.0), ("sound", 16.0), ("fair", 30.0), ("loose", 60.0))
"""Upper limits of the error rates, in thousandths of a win per decision; above all of them it is wild."""
WORST_RATE = "wild"


@dataclass(frozen=True)
class Costs:
    """For each reviewed seat: the share of its chances that costly decisions lost, the number of decisions, their average cost,
    and its habits compared with those of strong players (habits.py)."""

    given_away: dict[Seat, float]
    looked_at: dict[Seat, int]
    rate: dict[Seat, Rate]
    habits: dict[Seat, dict[str, HabitCounts]] = field(default_factory=dict)


class DecisionEstimate(NamedTuple):
    """Estimate for a decision: its cost and the variance of that; the likeliest better answers, the best first; and the habits
    of the given answer compared with the best of them (habits.py)."""

    cost: float
    variance: float
    alternatives: list[Any]
    habits: HabitValues = MappingProxyType({})


def key_of(*parts: object) -> int:
    """Return a key of 32 bits for sampled worlds."""
    return Random("/".join(map(str, ("coach", *parts)))).getrandbits(32)


def equivalence_key(pov: Pov, answer: Any) -> Hashable:
    """Return an equivalence key of an answer: copies of a card are the same to a player."""
    same: Hashable = get_search_policy(pov.game.name).equivalence_key(pov, answer)
    return same


def choices(pov: Pov, given: Any, key: int) -> list[Any]:
    """Return the candidate answers, the given one first; of equivalent ones, one."""
    found = get_search_policy(pov.game.name).candidates(pov, Random(key))
    return distinct([given, *found], lambda answer: equivalence_key(pov, answer))


def quick_estimates(
    table: Table[Any], seats: Collection[Seat], key: int, worlds: int, progress: Progress
) -> dict[int, DecisionEstimate]:  # fmt: skip
    """Estimate each entry in which one of the seats had a choice: half of the worlds select the best alternative, half measure
    it."""
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
    """Estimate one decision to the end of the race."""
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
    """Return the error of the mean of paired differences. If they hardly ever differ, it assumes that one more world might."""
    worlds = len(differences)
    return float(np.sqrt((differences.var() * worlds + 1.0) / worlds / max(1, worlds - 1)))


def compare_aspects(pov: Pov, key: int, given: Any, better: Any, worlds: int) -> tuple[Aspect, ...]:
    """Return the one or two advantages of the better answer, and its main disadvantage, if they matter."""
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
    """Remove the smaller of progress this turn and progress later: they are one reason."""
    way = [aspect for aspect in aspects if aspect.name in PROGRESS_ASPECTS]
    return [aspect for aspect in aspects if aspect not in way[1:]]


PROGRESS_ASPECTS = ("now", "later")
"""Aspects that measure progress, now and later; they count as one reason."""
MIN_DIFFERENCE, MIN_SHARE_DIFFERENCE = 0.5, 0.05
"""Smallest differences mentioned: half a card, and a chance of one in twenty."""


def find_costly_decisions(
    table: Table[Any], seats: Collection[Seat], key: int, effort: ReviewEffort, progress: Progress
) -> tuple[list[Decision], Costs]:
    """Return the costliest decisions, a few per seat, the worst first; and the costs of all of a seat's decisions."""
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
            measured = measure_decision(pov, n, turn, line.answer, looked[n].alternatives[0], here, effort.deep)
            looked[n] = looked[n]._replace(cost=measured.cost, variance=measured.error**2)
            decisions.append(measured)
            progress(0.8 + 0.2 * n / len(table.log))
    sure = [decision for decision in decisions if decision.cost > max(MIN_COST, COST_Z_THRESHOLD * decision.error)]
    shown: list[Decision] = []
    for seat in seats:
        shown += sorted((d for d in sure if d.seat == seat), key=lambda d: -d.cost)[:MAX_DECISIONS_PER_SEAT]
    return shown, _costs(table, seats, looked, sure)


def _worst(table: Table[Any], seats: Collection[Seat], estimates: dict[int, DecisionEstimate], number: int) -> set[int]:
    """Return the costliest entries of each seat."""
    found: set[int] = set()
    for seat in seats:
        theirs = [n for n in estimates if table.log[n].seat == seat and estimates[n].alternatives]
        found |= set(sorted(theirs, key=lambda n: -(estimates[n].cost + estimates[n].variance ** 0.5))[:number])
    return found


def _costs(
    table: Table[Any], seats: Collection[Seat], estimates: dict[int, DecisionEstimate], sure: Sequence[Decision]
) -> Costs:
    """Return the costs of the seats' decisions, in total and on average."""
    given_away, number, rates, habits = {}, {}, {}, {}
    for seat in seats:
        theirs = [found for n, found in estimates.items() if table.log[n].seat == seat]
        remaining = np.prod([max(0.0, 1 - d.cost / max(d.chance, d.cost)) for d in sure if d.seat == seat])
        given_away[seat], number[seat] = 1 - float(remaining), len(theirs)
        if theirs:
            habits[seat] = count_habits(found.habits for found in theirs)
            surely = sum(d.cost for d in sure if d.seat == seat)
            others = sum(found.cost for found in theirs) - surely  # noise may make the uncertain part negative
            lost = (surely + max(0.0, others)) / len(theirs)
            error = sum(found.variance for found in theirs) ** 0.5 / len(theirs)
            rates[seat] = Rate(round(1000 * lost, 1), round(1000 * error, 1), rate_name(1000 * lost))
    return Costs(given_away, number, rates, habits)


def rate_name(thousandths: float) -> str:
    """Return the name of an error rate."""
    return next((name for name, most in RATES if thousandths <= most), WORST_RATE)
