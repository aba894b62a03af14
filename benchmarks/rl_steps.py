"""Speed of batches compared with well-known environments: ids per second, each with its observation and its mask.

Everybody plays random legal actions in whole games on one core, and makes at every step what a policy would look at: the
numbers of an observation and the mask of legal actions. We play 1,024 races of four seats in a batch, and where it says
`tiro` against three of them. Pgx is compiled and batched as it is meant to be; OpenSpiel
is driven from Python. The contestants take turns within the run: what counts is the ratio within a round.
"""

from __future__ import annotations

from hippodrome.cli.runner import expect_interrupts, run
from hippodrome.terminal.tables import print_table

expect_interrupts(__name__)

import sys
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.engine_speed import format_ratio, measure_rounds, open_spiel, pgx_backgammon, ratio
from benchmarks.random_play import Contestants, DecisionCounts, Play, print_results, read_arguments

STEPS = 64
"""Steps of a batch between two looks at the clock."""


def batch(game: str, races: int, steps: int = STEPS, opponents: str | None = None) -> Callable[[str], Play]:
    """A batch of ours, by random ids."""

    def make(seed: str) -> Play:
        import numpy as np

        from hippodrome.rl.batch import Batch

        made, rng = Batch(game, races=races, seed=seed, opponents=opponents, threads=1), np.random.default_rng(1)

        def play(number: int) -> DecisionCounts:
            for _ in range(steps):
                made.step(made.draw(rng))
            return DecisionCounts(races * steps, races * steps)

        return play

    return make


def pgx(seed: str) -> Play:
    """Pgx's backgammon with its observations."""
    return pgx_backgammon(seed, observe=True)


CONTESTANTS: Contestants = {
    "charioteer": ("numba", batch("charioteer", 1024)),
    "chariot-race": ("numba", batch("chariot-race", 1024)),
    "cthulhu-500": ("numba", batch("cthulhu-500", 1024)),
    "charioteer against tiro": ("numba", batch("charioteer", 1024, opponents="tiro")),
    "chariot-race against tiro": ("numba", batch("chariot-race", 1024, opponents="tiro")),
    "cthulhu-500 against tiro": ("numba", batch("cthulhu-500", 1024, opponents="tiro")),
    "Pgx backgammon": ("pgx", pgx),
    "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon", observe=True)),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel("gin_rummy", observe=True)),
}
OURS = ("charioteer", "chariot-race", "cthulhu-500")


def compare(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Ids per second of all contestants, and the speed of our batches relative to each."""
    missing, speeds = measure_rounds(CONTESTANTS, rounds, seconds, seed)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "ids_per_second": {name: round(median(of)) for name, of in speeds.items()},
        "times_as_fast": {us: {name: ratio(speeds[us], of) for name, of in speeds.items()} for us in OURS if us in speeds},
    }


def show(found: dict[str, Any], console: Console) -> None:
    """The comparison as a table: medians, and in brackets the least."""
    sheet = Sheet(
        "", title=f"One core, {found['rounds']} rounds of {found['seconds']:g} s each: median (least)", title_justify="left"
    )
    for name in ("ids/s", *(f"{us} is" for us in found["times_as_fast"])):
        sheet.add_column(name, justify="right")
    for name, speed in found["ids_per_second"].items():
        row = ["" if us == name else format_ratio(**times[name]) for us, times in found["times_as_fast"].items()]
        sheet.add_row(name, f"{speed:,}", *row)
    print_table(console, sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.rl_steps"""
    chosen = read_arguments("learn.bench", __doc__, arguments, seconds=1.0)
    print_results(compare(chosen.rounds, chosen.seconds, chosen.seed), show, as_json=chosen.json)


if __name__ == "__main__":
    sys.exit(run(main))
