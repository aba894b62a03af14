"""Calibration of the coach: its estimates and their errors, compared with playouts to the end in many other worlds.

    python -m benchmarks.coach_calibration charioteer --races 8 --seed 1

races bots, has the coach review every seat and give some hints, and plays each pair of answers that it compares to the end of
the race in many worlds that it has not seen. A figure holds if it lies within three errors of what is found, the error of the
finding included.
"""

from __future__ import annotations

from hippodrome.cli.runner import expect_interrupts, run

expect_interrupts(__name__)

import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from benchmarks.args import coach_arguments
from benchmarks.coach_races import parse_bots, play_race, short_options
from hippodrome.analysis.intervals import wilson
from hippodrome.bots.search import TO_THE_END, SearchEffort
from hippodrome.coach import get_coach, get_search_policy
from hippodrome.coach.decisions import find_costly_decisions, key_of, standard_error
from hippodrome.coach.hint import advise
from hippodrome.coach.win_probability import replay_log
from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov, Table

MAX_STANDARD_ERRORS = 3.0
"""Largest distance, in standard errors, at which an estimate counts as correct."""
HINTS_PER_RACE = 3
"""Hints requested per race."""
WORLDS_FACTOR = 3.90625
"""Worlds for the measurement, as a multiple of the coach's own, so that the coach's error is the larger one: 3,000
where it has 768."""


class EstimateCheck(NamedTuple):
    """The coach's estimate for two answers with its error, and the measured difference."""

    what: str
    race: int
    line: int
    told: float
    error: float
    found: float
    found_error: float

    @property
    def z_score(self) -> float:
        """Distance between estimate and measurement, in standard errors."""
        return float(abs(self.told - self.found) / np.hypot(self.error, self.found_error))


def measure_difference(pov: Pov, worse: Any, better: Any, key: str) -> tuple[float, float]:
    """Measure in independent worlds how much more often one answer wins than another; the mean and its error."""
    worlds = round(WORLDS_FACTOR * get_coach(pov.game.name).EFFORT.deep)
    judged = get_search_policy(pov.game.name).judge(pov, Random(key), [worse, better], TO_THE_END)
    ahead = np.diff(judged([0, 1], range(worlds)), axis=0)[0]
    return float(ahead.mean()), standard_error(ahead)


def check_race(table: Table[Any], number: int, seed: str) -> Iterator[EstimateCheck]:
    """Check the coach's estimates for one race against playouts."""
    seats = range(len(table.game.standing(table.state).ranks))
    effort = get_coach(table.game.name).EFFORT
    decisions, _ = find_costly_decisions(table, seats, key_of("believe", seed, number), effort, lambda part: None)
    told = {decision.line: decision for decision in decisions}
    asked = [n for n, again in replay_log(table) if n < len(table.log) and _is_choice(again, table.log[n].seat)]
    hinted = set(Random(f"{seed}/{number}").sample(asked, min(HINTS_PER_RACE, len(asked))))
    for n, again in replay_log(table):
        if n in told:
            pov, key = Pov(again, told[n].seat), f"found/{seed}/{number}/{n}"
            given, better = (again.read(told[n].seat, text) for text in (told[n].given, told[n].better))
            yield EstimateCheck(
                "decision", number, n, told[n].cost, told[n].error, *measure_difference(pov, given, better, key)
            )
        if n in hinted:
            pov, key = Pov(again, table.log[n].seat), f"hint/{seed}/{number}/{n}"
            advice = advise(pov, table.game, Random(f"advise/{key}"), SearchEffort(playouts=300))
            if advice.instead is not None:
                best, other = (again.read(pov.seat, text) for text in (advice.answer, advice.instead))
                yield EstimateCheck("hint", number, n, advice.by, advice.error, *measure_difference(pov, other, best, key))


def _is_choice(table: Table[Any], seat: int) -> bool:
    return isinstance(table.prompt, Ask) and seat in table.prompt.options and len(table.prompt.options[seat]) > 1


def check_calibration(game: str, races: int, bots: Sequence[str], seed: str) -> dict[str, Any]:
    """All that was told in some races, and how often it held."""
    every = [
        told
        for number in range(races)
        for told in check_race(play_race(game, bots, seed, number, short_options(game))[1], number, seed)
    ]
    kinds = {what: _summarize([told for told in every if told.what == what]) for what in ("decision", "hint")}
    return {"game": game, "races": races, "bots": list(bots), "seed": seed, **kinds, "told": [told._asdict() for told in every]}


def _summarize(checks: Sequence[EstimateCheck]) -> dict[str, Any]:
    """Share of correct estimates with a 95 % interval, and the mean estimate and measurement, in points."""
    held = wilson(sum(told.z_score <= MAX_STANDARD_ERRORS for told in checks) / max(1, len(checks)), len(checks))
    mean = {name: round(100 * float(np.mean([getattr(told, name) for told in checks] or [0])), 1) for name in ("told", "found")}
    return {"number": len(checks), "held": round(held.rate, 4), "low": round(held.low, 4), "high": round(held.high, 4), **mean}


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.coach_calibration"""
    given = coach_arguments("benchmarks.coach_calibration", __doc__, races=8, bots="tiro,auriga,auriga").parse_args(arguments)
    found = check_calibration(given.game, given.races, parse_bots(given.game, given.bots), given.seed)
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    for what in ("decision", "hint"):
        row = found[what]
        share = f"{100 * row['held']:.0f} % ({100 * row['low']:.0f} to {100 * row['high']:.0f})"
        sys.stdout.write(
            f"{given.game}: {row['number']} {what}s told, within {MAX_STANDARD_ERRORS:.0f} errors {share}; "
            f"told {row['told']} points on average, found {row['found']}\n"
        )


if __name__ == "__main__":
    sys.exit(run(main))
