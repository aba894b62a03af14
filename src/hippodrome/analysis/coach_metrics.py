"""A close look at a few races by the coach: what luck did, how much decisions mattered, and who could choose the winner.

It plays every position on in thought, so it takes seconds a race (Cthulhu 500: minutes) where all other measures take none.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

import numpy as np

from hippodrome.analysis.sampling import table_of
from hippodrome.analysis.study import mean_of
from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.effort import Effort
from hippodrome.coach.win_probability import Account, Sum, lines_of, settle
from hippodrome.core.ask import LUCK, Ask
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import parts_of
from hippodrome.simulation.executor import in_order
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.run import whole_deals

WORLDS = {"fast": 32, "rules": 6}
"""Imagined races for a position: where they are compiled, and where the rules text plays them on."""

WHOLE_RACES = 16
"""And so many times as many, from the start to the end, for what answers of a race gave."""

DECISIONS = 12
"""So many decisions of a race are weighed, and as many of seats without hope."""

CANDIDATES = 5

CLOSE = ("luck", "stake", "kingmaking")
"""What a close look measures (words: measure.luck ...)."""


def luck_of(account: Account, seats: int) -> float | None:
    """Of what moved the seats' chances from start to end, the part that cards and dice did: the squares of what luck gave
    each seat, divided by these plus the squares of what all answers gave, less the squares of their errors."""
    luck = _squares(account.all_luck, seats)
    answers = _squares(reduce(Sum.plus, account.answers.values(), Sum(0.0, 0.0)), seats)
    return luck / (luck + answers) if luck + answers > 0 else None


def _squares(given: Sum, seats: int) -> float:
    """The squares of what each seat was given, without what their errors add to them."""
    total, square = (np.broadcast_to(part, seats) for part in (given.total, given.square))
    return max(0.0, float((total**2 - square).sum()))


def stake_of(chances: Any, seat: int) -> float:
    """By how much the best of the answers worth a look raises the own chance above their mean."""
    own = chances[:, seat]
    return float(own.max() - own.mean())


def kingmaking_of(chances: Any, seat: int) -> float:
    """How much a seat's answer moves between its rivals: the most that one rival gains from one answer to another."""
    rivals = np.delete(chances, seat, axis=1)
    return float((rivals.max(axis=0) - rivals.min(axis=0)).max())


def look_closely(plan: Plan, deals: range) -> list[dict[str, float | None]]:
    """Race some deals by the rules text, and let the coach look at each race."""
    return [_look(plan, deal * plan.turns_of_the_table) for deal in deals]


def _look(plan: Plan, number: int) -> dict[str, float | None]:
    table, bots, _ = table_of(plan, number, keep="all")
    while True:
        table.answer_forced()
        if not isinstance(table.asked, Ask):
            break
        for place in table.waiting:
            table.answer(place, bots[place](Pov(table, place)))
    seats = len(plan.seats)
    worlds = WORLDS["fast" if parts_of(plan.game).brings("fast") else "rules"]
    lines = worlds * WHOLE_RACES * len(table.log)
    effort = Effort(account=worlds, answers=lines, luck=0, points=worlds, quick=0, again=0, deep=0)
    account = settle(table, number, effort, lambda part: None)
    stakes, kings = _weigh(table, account, seats, worlds, number)
    return {"luck": luck_of(account, seats), "stake": _mean(stakes), "kingmaking": _mean(kings)}


def _mean(values: list[float]) -> float | None:
    return float(np.mean(values)) if values else None


def _weigh(table: Table[Any], account: Account, seats: int, worlds: int, key: int) -> tuple[list[float], list[float]]:
    """Stakes of some decisions of everybody, and what answers of seats without hope move between their rivals."""
    chance_at = {point.turn: point.chances for point in account.points}
    every = [n for n, line in enumerate(table.log) if line.seat != LUCK]
    step = max(1, len(every) // DECISIONS)
    chosen = set(every[::step])
    stakes, kings = list[float](), list[float]()
    for n, again in lines_of(table):
        if n >= len(table.log) or table.log[n].seat == LUCK:
            continue
        seat = table.log[n].seat
        hopeless = chance_at.get(again.game.turn(again.state), [1.0] * seats)[seat] < 0.1 / seats
        if n not in chosen and not (hopeless and len(kings) < DECISIONS):
            continue
        found = _outcomes(again, seat, worlds, key + n)
        if found is None:
            continue
        if n in chosen:
            stakes.append(stake_of(found, seat))
        if hopeless and len(kings) < DECISIONS:
            kings.append(kingmaking_of(found, seat))
    return stakes, kings


def _outcomes(table: Table[Any], seat: int, worlds: int, key: int) -> Any:
    """(answers, seats): the chances of all seats after each answer worth a look; None if there is only one."""
    pov = Pov(table, seat)
    answers = list(minds_of(table.game.name).candidates(pov, Random(key)))[:CANDIDATES]
    if len(answers) < 2:
        return None
    coach = coach_of(table.game.name)
    rows = []
    for answer in answers:
        tried = table.fork()
        tried.answer(seat, answer)
        rows.append(coach.chances(tried, key, worlds).mean(axis=0))
    return np.array(rows)


def close_look(plan: Plan, races: int, *, jobs: int = 0, on: str = "") -> dict[str, Any]:
    """Let the coach look at some races of a plan; means with their 95 % intervals."""
    games = whole_deals(races * plan.turns_of_the_table, len(plan.seats)) if plan.mirror else races
    close = replace(plan, engine="rules", games=games)
    deals = [range(n, n + 1) for n in range(races)]
    looks = [look for some in in_order(look_closely, close, deals, jobs=jobs, on=on) for look in some]
    found: dict[str, Any] = {"races": len(looks)}
    for name in CLOSE:
        known = np.array([look[name] for look in looks if look[name] is not None], float)
        found[name] = {**mean_of(known), "races": len(known)}
    return found
