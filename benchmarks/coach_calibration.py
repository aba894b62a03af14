"""Whether the coach can be believed: what it tells with an error, played on to the end of many other races.

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
from benchmarks.coach_races import coached_race, read_bots, short_options
from hippodrome.analysis.intervals import wilson
from hippodrome.bots.search import TO_THE_END, Effort
from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.decisions import error_of, find_costly, key_of
from hippodrome.coach.hint import advise
from hippodrome.coach.win_probability import lines_of
from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov, Table

WITHIN = 3.0
"""So many errors."""
HINTS = 3
"""So many hints are asked for in a race."""
TIMES = 3.90625
"""Answers are played on in so many times the worlds in which the coach plays them, so that its error is the larger one: 3,000
where it has 768."""


class Told(NamedTuple):
    """What was told of two answers with its error, and what was found of them."""

    what: str
    race: int
    line: int
    told: float
    error: float
    found: float
    found_error: float

    @property
    def off(self) -> float:
        """By how many errors it was wrong."""
        return float(abs(self.told - self.found) / np.hypot(self.error, self.found_error))


def find_out(pov: Pov, worse: Any, better: Any, key: str) -> tuple[float, float]:
    """By how much an answer wins more often than another, in worlds of its own, and the error of that."""
    worlds = round(TIMES * coach_of(pov.game.name).EFFORT.deep)
    judged = minds_of(pov.game.name).judge(pov, Random(key), [worse, better], TO_THE_END)
    ahead = np.diff(judged([0, 1], range(worlds)), axis=0)[0]
    return float(ahead.mean()), error_of(ahead)


def told_in(table: Table[Any], number: int, seed: str) -> Iterator[Told]:
    """What the coach tells of one race, and what is found of it."""
    seats = range(len(table.game.standing(table.state).ranks))
    effort = coach_of(table.game.name).EFFORT
    decisions, _ = find_costly(table, seats, key_of("believe", seed, number), effort, lambda part: None)
    told = {decision.line: decision for decision in decisions}
    asked = [n for n, again in lines_of(table) if n < len(table.log) and _is_choice(again, table.log[n].seat)]
    hinted = set(Random(f"{seed}/{number}").sample(asked, min(HINTS, len(asked))))
    for n, again in lines_of(table):
        if n in told:
            pov, key = Pov(again, told[n].seat), f"found/{seed}/{number}/{n}"
            given, better = (again.read(told[n].seat, text) for text in (told[n].given, told[n].better))
            yield Told("decision", number, n, told[n].cost, told[n].error, *find_out(pov, given, better, key))
        if n in hinted:
            pov, key = Pov(again, table.log[n].seat), f"hint/{seed}/{number}/{n}"
            advice = advise(pov, table.game, Random(f"advise/{key}"), Effort(playouts=300))
            if advice.instead is not None:
                best, other = (again.read(pov.seat, text) for text in (advice.answer, advice.instead))
                yield Told("hint", number, n, advice.by, advice.error, *find_out(pov, other, best, key))


def _is_choice(table: Table[Any], seat: int) -> bool:
    return isinstance(table.asked, Ask) and seat in table.asked.of and len(table.asked.of[seat]) > 1


def believe(game: str, races: int, bots: Sequence[str], seed: str) -> dict[str, Any]:
    """All that was told in some races, and how often it held."""
    every = [
        told
        for number in range(races)
        for told in told_in(coached_race(game, bots, seed, number, short_options(game))[1], number, seed)
    ]
    kinds = {what: _sum_up([told for told in every if told.what == what]) for what in ("decision", "hint")}
    return {"game": game, "races": races, "bots": list(bots), "seed": seed, **kinds, "told": [told._asdict() for told in every]}


def _sum_up(every: Sequence[Told]) -> dict[str, Any]:
    """How many of them held, with a 95 % interval; and what was told and found on average, in points."""
    held = wilson(sum(told.off <= WITHIN for told in every) / max(1, len(every)), len(every))
    mean = {name: round(100 * float(np.mean([getattr(told, name) for told in every] or [0])), 1) for name in ("told", "found")}
    return {"number": len(every), "held": round(held.rate, 4), "low": round(held.low, 4), "high": round(held.high, 4), **mean}


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.coach_calibration"""
    given = coach_arguments("benchmarks.coach_calibration", __doc__, races=8, bots="tiro,auriga,auriga").parse_args(arguments)
    found = believe(given.game, given.races, read_bots(given.game, given.bots), given.seed)
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    for what in ("decision", "hint"):
        row = found[what]
        share = f"{100 * row['held']:.0f} % ({100 * row['low']:.0f} to {100 * row['high']:.0f})"
        sys.stdout.write(
            f"{given.game}: {row['number']} {what}s told, within {WITHIN:.0f} errors {share}; "
            f"told {row['told']} points on average, found {row['found']}\n"
        )


if __name__ == "__main__":
    sys.exit(run(main))
