"""Measures that need the coach: the share of luck, the stake of decisions, and kingmaking.

It plays out every position, so it takes seconds per race (Cthulhu 500: minutes) where all other measures take none.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

import numpy as np

from hippodrome.analysis.sampling import new_table
from hippodrome.analysis.study import mean_interval
from hippodrome.coach import get_coach, get_search_policy
from hippodrome.coach.effort import ReviewEffort
from hippodrome.coach.win_probability import Attribution, Estimate, attribute_win_probability, replay_log
from hippodrome.core.ask import CHANCE_SEAT, Ask
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_plugin
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.run import round_up_to_deals

WORLDS = {"fast": 32, "rules": 6}
"""Playouts per position, by engine."""

WHOLE_RACE_FACTOR = 16
"""Factor for worlds that are played from start to end, for the effect of the answers of a race."""

MAX_DECISIONS = 12
"""Decisions evaluated per race, and as many of seats without a chance to win."""

MAX_CANDIDATES = 5

COACH_MEASURES = ("luck", "stake", "kingmaking")
"""Names of the measures (localization keys: measure.luck ...)."""


def luck_share(account: Attribution, seats: int) -> float | None:
    """Return the share of luck in the changes of the seats' chances from start to end: the squares of the effects of luck on
    each seat, divided by these plus the squares of the effects of all answers, minus the squares of their errors."""
    luck = _squares(account.all_luck, seats)
    answers = _squares(reduce(Estimate.add, account.answers.values(), Estimate(0.0, 0.0)), seats)
    return luck / (luck + answers) if luck + answers > 0 else None


def _squares(given: Estimate, seats: int) -> float:
    """Return the sum of the squared effects, corrected for their errors."""
    total, square = (np.broadcast_to(part, seats) for part in (given.total, given.variance))
    return max(0.0, float((total**2 - square).sum()))


def stake_of(chances: Any, seat: int) -> float:
    """Difference between the seat's best chance over the candidate answers and the mean of its chances."""
    own = chances[:, seat]
    return float(own.max() - own.mean())


def kingmaking_of(chances: Any, seat: int) -> float:
    """Largest change in a rival's chance between two answers of a seat."""
    rivals = np.delete(chances, seat, axis=1)
    return float((rivals.max(axis=0) - rivals.min(axis=0)).max())


def measure_deals(plan: Plan, deals: range) -> list[dict[str, float | None]]:
    """Simulate some deals on the readable rules, and review each race with the coach."""
    return [_measure_race(plan, deal * plan.races_per_deal) for deal in deals]


def _measure_race(plan: Plan, number: int) -> dict[str, float | None]:
    table, bots, _ = new_table(plan, number, keep="all")
    while True:
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            break
        for place in table.waiting:
            table.answer(place, bots[place](Pov(table, place)))
    seats = len(plan.seats)
    worlds = WORLDS["fast" if get_plugin(plan.game).provides("engine") else "rules"]
    lines = worlds * WHOLE_RACE_FACTOR * len(table.log)
    effort = ReviewEffort(account=worlds, answers=lines, luck=0, points=worlds, quick=0, again=0, deep=0)
    account = attribute_win_probability(table, number, effort, lambda part: None)
    stakes, kings = _measure_decisions(table, account, seats, worlds, number)
    return {"luck": luck_share(account, seats), "stake": _mean(stakes), "kingmaking": _mean(kings)}


def _mean(values: list[float]) -> float | None:
    return float(np.mean(values)) if values else None


def _measure_decisions(
    table: Table[Any], account: Attribution, seats: int, worlds: int, key: int
) -> tuple[list[float], list[float]]:
    """Return the stakes of some decisions of all seats, and the effects of answers of hopeless seats on their rivals."""
    chance_at = {point.turn: point.chances for point in account.points}
    every = [n for n, line in enumerate(table.log) if line.seat != CHANCE_SEAT]
    step = max(1, len(every) // MAX_DECISIONS)
    chosen = set(every[::step])
    stakes, kings = list[float](), list[float]()
    for n, again in replay_log(table):
        if n >= len(table.log) or table.log[n].seat == CHANCE_SEAT:
            continue
        seat = table.log[n].seat
        hopeless = chance_at.get(again.game.turn(again.state), [1.0] * seats)[seat] < 0.1 / seats
        if n not in chosen and not (hopeless and len(kings) < MAX_DECISIONS):
            continue
        found = _outcomes(again, seat, worlds, key + n)
        if found is None:
            continue
        if n in chosen:
            stakes.append(stake_of(found, seat))
        if hopeless and len(kings) < MAX_DECISIONS:
            kings.append(kingmaking_of(found, seat))
    return stakes, kings


def _outcomes(table: Table[Any], seat: int, worlds: int, key: int) -> Any:
    """Return the chances of all seats after each candidate answer, as (answers, seats); None if there is only one."""
    pov = Pov(table, seat)
    answers = list(get_search_policy(table.game.name).candidates(pov, Random(key)))[:MAX_CANDIDATES]
    if len(answers) < 2:
        return None
    coach = get_coach(table.game.name)
    rows = []
    for answer in answers:
        tried = table.fork()
        tried.answer(seat, answer)
        rows.append(coach.chances(tried, key, worlds).mean(axis=0))
    return np.array(rows)


def measure_with_coach(plan: Plan, races: int, *, jobs: int = 0, backend: str = "") -> dict[str, Any]:
    """Review some races of a plan with the coach; return means with their 95 % intervals."""
    games = round_up_to_deals(races * plan.races_per_deal, len(plan.seats)) if plan.mirror else races
    close = replace(plan, engine="rules", games=games)
    deals = [range(n, n + 1) for n in range(races)]
    looks = [look for some in map_plan(measure_deals, close, deals, jobs=jobs, backend=backend) for look in some]
    found: dict[str, Any] = {"races": len(looks)}
    for name in COACH_MEASURES:
        known = np.array([look[name] for look in looks if look[name] is not None], float)
        found[name] = {**mean_interval(known), "races": len(known)}
    return found
