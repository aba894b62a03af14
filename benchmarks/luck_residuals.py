"""Luck residuals: the size of the coach's unexplained rest, the precision of its luck, and the variance that luck explains.

    python -m benchmarks.luck_residuals charioteer --races 40 --bots auriga,auriga,auriga --seed 1

races bots, has the coach draw up the account of each race twice, in different worlds, and prints: the rest that an account
leaves over; by how much two accounts of a race differ in what luck gave a seat; the mean of that luck, 0 if it is unbiased;
and the factor Var(result) / Var(result - luck).
"""

from __future__ import annotations

from hippodrome.cli.runner import expect_interrupts, run

expect_interrupts(__name__)

import json
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from benchmarks.args import coach_arguments
from benchmarks.coach_races import parse_bots, play_race, short_options
from hippodrome.coach import get_coach
from hippodrome.coach.decisions import key_of
from hippodrome.coach.win_probability import attribute_win_probability

BOOTSTRAP_SAMPLES = 400
"""Bootstrap samples of the races for the interval of the factor."""


def measure(game: str, races: int, bots: Sequence[str], seed: str, effort: float, options: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of some races; of a race every seat counts, and races are what is drawn again."""
    how = get_coach(game).EFFORT.scaled(effort)
    results, lucks, others, rests, errors, seconds = [], [], [], [], [], []
    for number in range(races):
        _, table = play_race(game, bots, seed, number, options)
        began = time.process_time()
        one, other = (
            attribute_win_probability(table, key_of("luck", seed, number, n), how, lambda part: None) for n in range(2)
        )
        seconds.append((time.process_time() - began) / 2)
        results.append(one.points[-1].chances)
        lucks.append(one.all_luck.total)
        others.append(other.all_luck.total)
        errors.append(np.sqrt(one.all_luck.variance))
        rests.append(np.broadcast_to(one.residual.total, (len(bots),)))
    result, luck, again = np.array(results), np.array(lucks), np.array(others)
    rest, apart = 100 * np.abs(np.array(rests)), 100 * np.abs(luck - again) / np.sqrt(2)
    rng = np.random.default_rng(list(seed.encode()))
    drawn = [_factor(result[some], luck[some]) for some in rng.integers(0, races, (BOOTSTRAP_SAMPLES, races))]
    low, high = np.percentile(drawn, [2.5, 97.5])
    first = 100 * luck[:, 0]
    return {
        "game": game, "races": races, "bots": list(bots), "seed": seed, "effort": effort, "options": dict(options),
        "rest": {"mean": _round(rest.mean()), "nine_of_ten": _round(np.percentile(rest, 90))},
        "apart": {"mean": _round(apart.mean()), "nine_of_ten": _round(np.percentile(apart, 90))},
        "told_error": _round(100 * np.mean(errors)),
        "luck_of_first_seat": {
            "mean": _round(first.mean()),
            "error": _round(first.std(ddof=1) / races**0.5 if races > 1 else 0.0),
        },
        "factor": {"is": _round(_factor(result, luck)), "low": _round(low), "high": _round(high)},
        "seconds": _round(np.mean(seconds)),
    }  # fmt: skip


def _round(number: Any) -> float:
    return round(float(number), 1)


def _factor(result: Any, luck: Any) -> float:
    """Factor by which the variance of a seat's result falls when luck is subtracted."""
    return float(result.var() / max((result - luck).var(), 1e-9))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.luck_residuals"""
    parser = coach_arguments("benchmarks.luck_residuals", __doc__, races=20, bots="auriga,auriga,auriga")
    parser.add_argument("--effort", type=float, default=1.0, help="so many times the thinking of a review (1.0)")
    given = parser.parse_args(arguments)
    bots = parse_bots(given.game, given.bots)
    found = measure(given.game, given.races, bots, given.seed, given.effort, short_options(given.game))
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    rest, apart, factor, luck = found["rest"], found["apart"], found["factor"], found["luck_of_first_seat"]
    for line in (
        f"{given.game}, {given.races} short races of {', '.join(bots)}",
        f"rest: {rest['mean']} points on average, {rest['nine_of_ten']} or less in nine of ten",
        f"luck of a seat in two accounts: {apart['mean']} points apart on average (by the square root of 2), "
        f"{apart['nine_of_ten']} or less in nine of ten; told ±{found['told_error']}",
        f"luck of the first seat on average: {luck['mean']} ±{luck['error']}",
        f"Var(result) / Var(result - luck): {factor['is']} ({factor['low']} to {factor['high']})",
        f"{found['seconds']} s of computing an account",
    ):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(run(main))
