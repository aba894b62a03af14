"""The ladder: every level of bot against every other, and how strong that makes each of them.

In each pair the higher level sits alone among the lower ones, once at every place of every deal. A seat's chance is taken to
be in proportion to 10 to the power of its Elo over 400; the ratings are those that make what happened most likely. Intervals
come from drawing the deals again, with replacement. Bots that search play out a fixed number of races for each decision,
so that a seed gives the same ladder on any machine.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.bots import LEVELS
from hippodrome.bots.guest import KINDS, SECONDS
from hippodrome.bots.own import check_bot, is_own
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.lab.intervals import share_of_deals
from hippodrome.lab.plan import Plan
from hippodrome.lab.report import faults_of, show_faults
from hippodrome.lab.simulate import cores, make_plan, run
from hippodrome.sheets import print_sheet

BASE = "auriga"
AT_BASE = 1500.0
"""The rating of auriga, by which the others go."""

DRAWN_AGAIN = 400
"""How often the deals are drawn again for the intervals."""

NUDGE = 0.5
"""A win and a loss that each pair is given in advance by this weight, so that one without a loss has a rating too."""


class Pair(NamedTuple):
    """What came of one level alone against others: for each deal its wins and its races."""

    alone: str
    among: str
    seats: int
    deals: Any
    seconds: float


def ladder(
    game: Game[Any],
    *,
    seats: int,
    deals: int,
    seed: str,
    jobs: int = 0,
    edition: str,
    options: Mapping[str, Any],
    levels: Sequence[str] = LEVELS,
    bot_seconds: float = SECONDS,
    as_json: bool = False,
) -> None:
    """Race all pairs and print ratings and wins, as a table or as one JSON object."""
    report = rate_all(
        game,
        seats=seats,
        deals=deals,
        seed=seed,
        jobs=jobs,
        edition=edition,
        options=options,
        levels=levels,
        bot_seconds=bot_seconds,
    )
    if as_json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        show(report, Console())


def rate_all(
    game: Game[Any],
    *,
    seats: int,
    deals: int,
    seed: str,
    jobs: int,
    edition: str,
    options: Mapping[str, Any],
    levels: Sequence[str],
    bot_seconds: float = SECONDS,
) -> dict[str, Any]:
    """Race all pairs; the ratings and wins. Bots from outside stand behind the levels of the house."""
    for name in levels:
        check_bot(name)
    if len(set(levels)) < 2:
        raise BadInput("a ladder needs at least two levels")
    known = [name for name in LEVELS if name in levels]
    line_up = [*known, *dict.fromkeys(name for name in levels if name not in known)]
    found: list[Pair] = []
    faults: dict[str, Any] = {}
    plan: Plan | None = None
    for among, alone in combinations(line_up, 2):
        line = (alone, *[among] * (seats - 1))
        plan = make_plan(
            game,
            seats=line,
            games=deals * seats,
            seed=seed,
            edition=edition,
            options=options,
            mirror=True,
            bot_seconds=bot_seconds,
        )
        if sys.stderr.isatty():
            sys.stderr.write(f"{alone} against {among}\n")
        pair, failed = race_pair(plan, jobs or cores())
        found.append(pair)
        faults = add_faults(faults, failed)
    assert plan is not None
    engine = "rules" if any(is_own(name) for name in line_up) else plan.engine
    report = {"game": game.name, "seats": seats, "deals": deals, "seed": seed, "options": dict(options)}
    return {**report, **standings(found, seed, line_up), "faults": faults, "fingerprint": plan.fingerprint | {"engine": engine}}


def add_faults(some: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """What bots from outside could not answer in several runs; of each bot the first fault of the first run."""
    both = dict(some)
    for bot, faults in more.items():
        before = both.get(bot)
        both[bot] = faults if before is None else {**before, **{kind: before[kind] + faults[kind] for kind in KINDS}}
    return both


def race_pair(plan: Plan, jobs: int) -> tuple[Pair, dict[str, Any]]:
    """Race one pair; what came of it, and what bots from outside could not answer."""
    began = time.perf_counter()
    counts = run(plan, jobs)
    if counts.first_error is not None:
        raise RuntimeError(f"race {counts.first_error[0]}: {counts.first_error[1]}")
    alone, among = plan.seats[:2]
    deals = [deal for deal, times in sorted(counts.deals[alone].items()) for _ in range(times)]
    pair = Pair(alone, among, len(plan.seats), np.array(deals, float), time.perf_counter() - began)
    return pair, faults_of(counts)


def standings(pairs: Sequence[Pair], seed: str, line_up: Sequence[str] = LEVELS) -> dict[str, Any]:
    """The ratings with their intervals, the wins of each pair, and who has a rating of 1500 because the others go by it."""
    names = [name for name in line_up if any(name in pair[:2] for pair in pairs)]
    rating = rate(pairs, names, [pair.deals.sum(axis=0) for pair in pairs])
    rng = np.random.default_rng(list(seed.encode()))
    again = [rate(pairs, names, [_drawn_again(pair, rng) for pair in pairs]) for _ in range(DRAWN_AGAIN)]
    low, high = np.percentile(np.array(again), [2.5, 97.5], axis=0)
    low, high = np.minimum(low, rating), np.maximum(high, rating)
    return {
        "elo": {
            name: {"rating": round(rating[n]), "low": round(low[n]), "high": round(high[n])} for n, name in enumerate(names)
        },
        "base": names[_base(names)],
        "pairs": [_wins(pair) for pair in pairs],
    }


def _drawn_again(pair: Pair, rng: np.random.Generator) -> Any:
    """The wins and races of as many deals drawn from a pair's.

    Where every race went the same way all of them are alike, and yet nobody can be sure that the next would go so: then the
    wins come from the chances that would explain it (Jeffreys' prior).
    """
    wins, races = pair.deals.sum(axis=0)
    if wins in (0, races):
        return np.array([races * rng.beta(wins + 0.5, races - wins + 0.5), races])
    return pair.deals[rng.integers(0, len(pair.deals), len(pair.deals))].sum(axis=0)


def _wins(pair: Pair) -> dict[str, Any]:
    share = share_of_deals([(int(wins), int(races), 1) for wins, races in pair.deals])
    return {
        "alone": pair.alone,
        "among": pair.among,
        "races": int(pair.deals[:, 1].sum()),
        "wins": int(pair.deals[:, 0].sum()),
        "rate": round(share.rate, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "even": round(1 / pair.seats, 4),
        "seconds": round(pair.seconds, 1),
    }


def _base(names: Sequence[str]) -> int:
    return names.index(BASE) if BASE in names else 0


def rate(pairs: Sequence[Pair], names: Sequence[str], totals: Sequence[Any]) -> Any:
    """The ratings that make these wins and races most likely: Newton's method, all levels at once."""
    base = _base(names)
    strength = np.zeros(len(names))
    for _ in range(60):
        slope, curve = np.zeros(len(names)), np.eye(len(names)) * 1e-9
        for pair, (wins, races) in zip(pairs, totals, strict=True):
            i, j = names.index(pair.alone), names.index(pair.among)
            won, of = wins + NUDGE, races + 2 * NUDGE
            chance = 1 / (1 + (pair.seats - 1) * np.exp(strength[j] - strength[i]))
            slope[[i, j]] += np.array([1, -1]) * (won - of * chance)
            curve[np.ix_([i, j], [i, j])] += of * chance * (1 - chance) * np.array([[1, -1], [-1, 1]])
        free = [n for n in range(len(names)) if n != base]
        step = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        strength[free] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-7:
            break
    return AT_BASE + strength * 400 / np.log(10)


def show(report: dict[str, Any], console: Console) -> None:
    """The ladder to read."""
    sheet = Sheet("level", "Elo", "95 %", title=f"{report['game']}, {report['seats']} seats, {report['deals']} deals a pair")
    for name, found in reversed(report["elo"].items()):
        sheet.add_row(name, str(found["rating"]), f"{found['low']} to {found['high']}")
    print_sheet(console, sheet)
    if report["base"] != BASE:
        console.print(f"Without {BASE}, {report['base']} is set at {AT_BASE:.0f}.", highlight=False, markup=False)
    wins = Sheet("alone", "among", "won", "95 %", "even", "races")
    for pair in report["pairs"]:
        interval = f"{100 * pair['low']:.0f} to {100 * pair['high']:.0f} %"
        even, races = f"{100 * pair['even']:.0f} %", str(pair["races"])
        wins.add_row(pair["alone"], pair["among"], f"{100 * pair['rate']:.1f} %", interval, even, races)
    print_sheet(console, wins)
    show_faults(report["faults"], console)
