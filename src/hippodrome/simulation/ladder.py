"""Elo ladder: every bot level plays every other, and ratings are fitted to the results.

In each pair the higher level plays alone against several of the lower one, once at every place of every deal. A seat's chance
is modelled as proportional to 10 to the power of its Elo over 400; the ratings maximize the likelihood of the results.
Intervals are bootstrapped over deals. Searching bots run a fixed number of playouts per decision, so that a seed gives the same
ladder on any machine.

If races run on the readable rules and the game has a coach, luck is used as a control variate: from the wins of each deal a
part of the effect of luck on the lone level is subtracted. The expected effect is 0 (coach/win_probability.py explains why),
and the coefficient for a deal is fitted to the other deals (`luck_coefficients`). So the mean of the wins is unchanged, and
only their variance decreases.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from hippodrome.analysis.intervals import NORMAL_95, share_of_deals
from hippodrome.analysis.text import AnalysisText, analysis_localization
from hippodrome.bots import LEVELS
from hippodrome.bots.sandbox import BOT_TIMEOUT, FAILURE_KINDS
from hippodrome.bots.user_bots import check_bot, is_user_bot
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import ENGLISH
from hippodrome.i18n.user_language import cli_language
from hippodrome.jit import UnsupportedByEngine, why_not_numba
from hippodrome.jit.ready import check_options
from hippodrome.simulation.executor import check_backend
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.report import failures_of, show_failures
from hippodrome.simulation.run import make_plan, run
from hippodrome.terminal.tables import print_table

BASE_BOT = "auriga"
BASE_RATING = 1500.0
"""The rating of auriga, relative to which the others are rated."""

BOOTSTRAP_SAMPLES = 400
"""Bootstrap samples of the deals for the intervals."""

PRIOR_LUCK_COEFFICIENT = 0.9
"""The coefficient of luck before there are any deals. If luck were known exactly and independent of skill, 1 would be best; it
is estimated, and lucky seats have less left to win by skill, so it is a little less."""
PRIOR_DEALS = 4
"""Weight of the prior coefficient, in deals."""

MAX_ROUNDS = 8
"""Maximum number of rounds with `max_error`; each doubles the number of deals."""

PRIOR_WEIGHT = 0.5
"""Weight of a prior win and a prior loss of each pair, so that one without a loss has a finite rating."""


class Pair(NamedTuple):
    """Results of one level alone against others: for each deal its wins, its races and the effect of luck in them (None: not
    computed)."""

    alone: str
    among: str
    seats: int
    deals: Any
    seconds: float
    lucks: Any = None

    @property
    def adjusted_deals(self) -> Any:
        """Return, for each deal, its wins, luck-adjusted if known, and its races."""
        if self.lucks is None:
            return self.deals
        return np.column_stack([self.deals[:, 0] - luck_coefficients(self.deals, self.lucks) * self.lucks, self.deals[:, 1]])


def luck_coefficients(deals: Any, lucks: Any) -> Any:
    """Return, for each deal, the coefficient of luck that would minimize the variance of all other deals.

    A searching bot does well with poor luck and has little left to win with good luck, so its coefficient is smaller.
    """
    wins, races = deals.T
    usual = (wins.sum() - wins) / np.maximum(races.sum() - races, 1)  # from the other deals, as everything here
    together = (lucks @ wins - lucks * wins) - usual * (lucks @ races - lucks * races)
    square = lucks @ lucks - lucks**2
    before = PRIOR_DEALS * square / max(1, len(lucks) - 1)
    weight = square + before
    return np.where(
        weight > 0, (together + PRIOR_LUCK_COEFFICIENT * before) / np.where(weight > 0, weight, 1), PRIOR_LUCK_COEFFICIENT
    )


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
    bot_seconds: float = BOT_TIMEOUT,
    max_error: float | None = None,
    luck: bool = True,
    backend: str = "",
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
        max_error=max_error,
        luck=luck,
        backend=backend,
    )
    if as_json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        show(report, Console(), cli_language())


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
    bot_seconds: float = BOT_TIMEOUT,
    max_error: float | None = None,
    luck: bool = True,
    backend: str = "",
) -> dict[str, Any]:
    """Race all pairs; return ratings and wins. User bots are listed after the built-in levels.

    With `max_error`, deals are added until every difference between neighbours is known to this number of Elo points.
    """
    check_backend(backend)
    for name in levels:
        check_bot(name, allow_factor=True)
    if len(set(levels)) < 2:
        raise BadInput("two_levels")
    known = [name for name in LEVELS if name in levels]
    line_up = [*known, *dict.fromkeys(name for name in levels if name not in known)]
    more = {
        "seats": seats, "edition": edition, "options": options, "bot_seconds": bot_seconds, "luck": luck, "backend": backend,
    }  # fmt: skip
    found, faults, plan = _race_all(game, line_up, deals, seed, jobs, more)
    standing = standings(found, seed, line_up)
    for n in range(1, MAX_ROUNDS):
        if max_error is None or all(step["high"] - step["low"] <= 2 * max_error for step in standing["steps"]):
            break
        others, failed, _ = _race_all(game, line_up, deals, f"{seed}/more {n}", jobs, more)
        found, faults, deals = (
            [merge_pairs(*both) for both in zip(found, others, strict=True)],
            merge_failures(faults, failed),
            2 * deals,
        )
        standing = standings(found, seed, line_up)
    engine = "rules" if any(is_user_bot(name) for name in line_up) else plan.engine
    report = {"game": game.name, "seats": seats, "deals": deals, "seed": seed, "options": dict(options), "max_error": max_error}
    return {**report, **standing, "faults": faults, "fingerprint": plan.fingerprint | {"engine": engine}}


def _race_all(
    game: Game[Any], line_up: Sequence[str], deals: int, seed: str, jobs: int, more: dict[str, Any]
) -> tuple[list[Pair], dict[str, Any], Plan]:
    """Race all pairs over some deals; return the results, the failures of user bots, and the last plan."""
    found: list[Pair] = []
    faults: dict[str, Any] = {}
    plan: Plan | None = None
    seats, luck = more["seats"], more["luck"]
    given = {name: more[name] for name in ("edition", "options", "bot_seconds")}
    for among, alone in combinations(line_up, 2):
        line = (alone, *[among] * (seats - 1))
        plan = make_plan(game, seats=line, games=deals * seats, seed=seed, mirror=True, **given)
        if luck and plan.engine == "rules" and can_measure_luck(plan):
            plan = replace(plan, luck=True)
        if sys.stderr.isatty():
            sys.stderr.write(analysis_localization(cli_language()).text("ladder.pair", alone=alone, among=among) + "\n")
        pair, failed = race_pair(plan, jobs, more["backend"])
        found.append(pair)
        faults = merge_failures(faults, failed)
    assert plan is not None
    return found, faults, plan


def can_measure_luck(plan: Plan) -> bool:
    """Return whether a coach can measure luck in races of a plan."""
    parts = get_plugin(plan.game)
    if parts.coach is None or not parts.provides("compiled_bots") or why_not_numba() is not None:
        return False
    try:
        edition = parts.game.read_edition(plan.edition_text, plan.edition)
        parts.compiled_bots.pack_edition(edition)
        if parts.provides("engine"):
            check_options(parts, parts.engine, dict(plan.options))
    except UnsupportedByEngine:
        return False
    return True


def merge_pairs(some: Pair, more: Pair) -> Pair:
    """Merge two results of a pair over different deals."""
    lucks = None if some.lucks is None else np.concatenate([some.lucks, more.lucks])
    return some._replace(deals=np.concatenate([some.deals, more.deals]), lucks=lucks, seconds=some.seconds + more.seconds)


def merge_failures(some: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """Merge the failures of user bots over several runs; of each bot the first failure of the first run counts."""
    both = dict(some)
    for bot, faults in more.items():
        before = both.get(bot)
        both[bot] = faults if before is None else {**before, **{kind: before[kind] + faults[kind] for kind in FAILURE_KINDS}}
    return both


def race_pair(plan: Plan, jobs: int, backend: str = "") -> tuple[Pair, dict[str, Any]]:
    """Race one pair; return the results, and the failures of user bots."""
    began = time.perf_counter()
    counts = run(plan, jobs, backend)
    if counts.first_error is not None:
        raise RuntimeError(f"race {counts.first_error[0]}: {counts.first_error[1]}")
    alone, among = plan.seats[:2]
    if plan.luck:
        known = np.array([deal for deal, times in sorted(counts.luck_of_deals.items()) for _ in range(times)], float)
        deals, lucks = known[:, :2], known[:, 2] / 1e6
    else:
        deals = np.array([deal for deal, times in sorted(counts.deals[alone].items()) for _ in range(times)], float)
        lucks = None
    pair = Pair(alone, among, len(plan.seats), deals, time.perf_counter() - began, lucks)
    return pair, failures_of(counts)


def standings(pairs: Sequence[Pair], seed: str, line_up: Sequence[str] = LEVELS) -> dict[str, Any]:
    """Return the ratings with their intervals, the wins of each pair, and the bot whose rating is fixed at 1500."""
    names = [name for name in line_up if any(name in pair[:2] for pair in pairs)]
    rating = fit_ratings(pairs, names, [_total(pair.adjusted_deals) for pair in pairs])
    rng = np.random.default_rng(list(seed.encode()))
    again = np.array([fit_ratings(pairs, names, [_resample(pair, rng) for pair in pairs]) for _ in range(BOOTSTRAP_SAMPLES)])
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    low, high = np.minimum(low, rating), np.maximum(high, rating)
    return {
        "elo": {
            name: {"rating": round(rating[n]), "low": round(low[n]), "high": round(high[n])} for n, name in enumerate(names)
        },
        "base": names[_base(names)],
        "steps": [_step(names, rating, again, n) for n in range(1, len(names))],
        "pairs": [_wins(pair) for pair in pairs],
    }


def _step(names: Sequence[str], rating: Any, again: Any, n: int) -> dict[str, Any]:
    """Return the difference between neighbouring bots."""
    by, drawn = rating[n] - rating[n - 1], again[:, n] - again[:, n - 1]
    low, high = np.percentile(drawn, [2.5, 97.5])
    return {
        "from": names[n - 1], "to": names[n], "by": round(by), "low": round(min(low, by)), "high": round(max(high, by)),
    }  # fmt: skip


def _total(deals: Any) -> Any:
    """Return the wins and races of deals; luck adjustment may push the wins slightly below zero or above all."""
    wins, races = deals.sum(axis=0)
    return np.array([min(max(wins, 0.0), races), races])


def _resample(pair: Pair, rng: np.random.Generator) -> Any:
    """Return the wins and races of a bootstrap sample of a pair's deals.

    If every race had the same result, all samples would be equal although the next race may differ: then the wins are drawn
    from the posterior of the win probability (Jeffreys' prior).
    """
    wins, races = pair.deals.sum(axis=0)
    if wins in (0, races):
        return np.array([races * rng.beta(wins + 0.5, races - wins + 0.5), races])
    return _total(pair.adjusted_deals[rng.integers(0, len(pair.deals), len(pair.deals))])


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
        "without_luck": _without_luck(pair),
    }


def _without_luck(pair: Pair) -> dict[str, float] | None:
    """Return the luck-adjusted win share, its 95 % interval, and the factor by which that is narrower; None if luck is unknown,
    or if every race had the same result, so that there is no variance."""
    wins, races = pair.deals.sum(axis=0)
    if pair.lucks is None or len(pair.deals) < 2 or wins in (0, races):
        return None
    halves = []
    for deals in (pair.adjusted_deals, pair.deals):
        rate = deals[:, 0].sum() / races
        spread = ((deals[:, 0] - rate * deals[:, 1]) ** 2).sum() * len(deals) / (len(deals) - 1)
        halves.append(NORMAL_95 * spread**0.5 / races)
    rate = pair.adjusted_deals[:, 0].sum() / races
    found = {"rate": rate, "low": rate - halves[0], "high": rate + halves[0], "narrower": halves[1] / max(halves[0], 1e-9)}
    return {name: round(float(number), 4) for name, number in found.items()}


def _base(names: Sequence[str]) -> int:
    return names.index(BASE_BOT) if BASE_BOT in names else 0


def fit_ratings(pairs: Sequence[Pair], names: Sequence[str], totals: Sequence[Any]) -> Any:
    """Return the maximum-likelihood ratings for these wins and races: Newton's method, all levels at once."""
    base = _base(names)
    strength = np.zeros(len(names))
    for _ in range(60):
        slope, curve = np.zeros(len(names)), np.eye(len(names)) * 1e-9
        for pair, (wins, races) in zip(pairs, totals, strict=True):
            i, j = names.index(pair.alone), names.index(pair.among)
            won, of = wins + PRIOR_WEIGHT, races + 2 * PRIOR_WEIGHT
            chance = 1 / (1 + (pair.seats - 1) * np.exp(strength[j] - strength[i]))
            slope[[i, j]] += np.array([1, -1]) * (won - of * chance)
            curve[np.ix_([i, j], [i, j])] += of * chance * (1 - chance) * np.array([[1, -1], [-1, 1]])
        free = [n for n in range(len(names)) if n != base]
        step = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        strength[free] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-7:
            break
    return BASE_RATING + strength * 400 / np.log(10)


def show(report: dict[str, Any], console: Console, language: str = ENGLISH) -> None:
    """Print the ladder."""
    say = AnalysisText(language, report["game"])
    title = say("ladder.title", game=report["game"], seats=report["seats"], deals=report["deals"])
    rich_table = RichTable(say("ladder.level"), say("ladder.elo"), say("page.interval"), title=escape(title))
    for name, found in reversed(report["elo"].items()):
        rating, low, high = (str(found[part]) for part in ("rating", "low", "high"))
        rich_table.add_row(name, rating, say.interval(low, high))
    print_table(console, rich_table)
    key = "ladder.base" if report["base"] == BASE_BOT else "ladder.other_base"
    lines = [say(key, bot=report["base"], base=BASE_BOT, elo=f"{BASE_RATING:.0f}")]
    if report["max_error"] is not None:
        widest = max((step["high"] - step["low"]) / 2 for step in report["steps"])
        lines.append(say("ladder.known", deals=report["deals"], points=round(widest)))
    for line in lines:
        console.print(line, highlight=False, markup=False)
    print_table(console, _wins_table(report, say))
    show_failures(report["faults"], console, language)


def _wins_table(report: dict[str, Any], say: AnalysisText) -> RichTable:
    """Return the table of the win rates of all pairs."""
    heads = [say(f"ladder.{head}") for head in ("alone", "among", "won")]
    rich_table = RichTable(*heads, say("page.interval"), say("ladder.without_luck"), say("ladder.even"), say("page.races"))
    for pair in report["pairs"]:
        interval, less = say.interval(say.share(pair["low"], 0), say.share(pair["high"], 0)), pair["without_luck"]
        without = "–"
        if less:
            around = say.interval(say.share(less["low"], 0), say.share(less["high"], 0))
            without = say("word.aside", what=say.share(less["rate"]), more=around)
        even, races = say.share(pair["even"], 0), say.count(pair["races"])
        rich_table.add_row(pair["alone"], pair["among"], say.share(pair["rate"]), interval, without, even, races)
    return rich_table
