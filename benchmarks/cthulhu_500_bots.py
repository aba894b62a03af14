"""Benchmark: races of Cthulhu 500 per second on the compiled engine, beside the same policies on the rules text.

Four seats, one core. In thought whole races are played from their first turn, by minds without moods; simulated, from their
preparation, as `hippodrome simulate` does it. The contestants take turns within the run: what counts is the ratio within a
round.
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

from benchmarks.engine_speed import format_ratio, measure_rounds, ratio
from benchmarks.random_play import Contestants, DecisionCounts, Play, print_results, read_arguments
from hippodrome.core.codec import copy
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.bots.playout import Policy, World, auriga_policy, play_on, prepare_race
from hippodrome.games.cthulhu_500.bots.steward import steward_policy
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import get_game, load_edition
from hippodrome.simulation import compiled as fast
from hippodrome.simulation import run as simulate
from hippodrome.simulation.run import make_plan

SEATS = 4
BATCH = 64
"""Races a call."""
NO_TURN_LIMIT = 10**6


def start(seed: str) -> State:
    """A race before its first turn."""
    return prepare_race(SEATS, load_edition(get_game("cthulhu-500")), seed, auriga_policy)


def text(model: Policy) -> Callable[[str], Play]:
    """Races on the rules text with a mind in every seat."""

    def make(seed: str) -> Play:
        game, s = get_game("cthulhu-500"), start(seed)

        def play(number: int) -> DecisionCounts:
            table: Table[State] = Table(game, copy(s), checkpoints="none", record_facts=False)
            play_on(table, World(f"{seed}/{number}/on", s.edition.flag), model, NO_TURN_LIMIT)
            return DecisionCounts(1, 1)

        return play

    return make


def compiled(mind: str) -> Callable[[str], Play]:
    """The same, compiled."""

    def make(seed: str) -> Play:
        from hippodrome.games.cthulhu_500.bots import compiled as playout
        from hippodrome.jit.philox import key_from

        s = start(seed)

        def play(number: int) -> DecisionCounts:
            races = playout.races_from(s, key=key_from(seed), numbers=range(number * BATCH, (number + 1) * BATCH))
            playout.play_out(s.edition, races, [mind] * SEATS)
            return DecisionCounts(BATCH, BATCH)

        return play

    return make


def simulated(engine: str) -> Callable[[str], Play]:
    """Whole races by `hippodrome simulate` with an auriga in every seat."""

    def make(seed: str) -> Play:
        plan = make_plan(
            get_game("cthulhu-500"), seats=["auriga"] * SEATS, games=1, seed=seed, edition="reconstructed", options={},
            mirror=False, engine=engine,
        )  # fmt: skip
        batch, race = (BATCH, fast.race_deals) if engine == "fast" else (1, simulate.race_deals)

        def play(number: int) -> DecisionCounts:
            race(plan, range(number * batch, (number + 1) * batch))
            return DecisionCounts(batch, batch)

        return play

    return make


CONTESTANTS: Contestants = {
    "rules text, aurigas": (None, text(auriga_policy)),
    "compiled, aurigas": ("numba", compiled("auriga, without moods")),
    "rules text, stewards": (None, text(steward_policy)),
    "compiled, stewards": ("numba", compiled("steward")),
    "rules text, simulated": (None, simulated("rules")),
    "compiled, simulated": ("numba", simulated("fast")),
}


def compare(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Races per second of each contestant, and the speed-up of the compiled ones."""
    missing, speeds = measure_rounds(CONTESTANTS, rounds, seconds, seed)
    beside = {name: name.replace("compiled", "rules text") for name in speeds if name.startswith("compiled")}
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "races_per_second": {name: round(median(of), 1) for name, of in speeds.items()},
        "times_as_fast": {name: ratio(speeds[name], speeds[their]) for name, their in beside.items()},
    }


def show(found: dict[str, Any], console: Console) -> None:
    """The comparison as a table: medians, and in brackets the least."""
    title = (
        f"Cthulhu 500, aurigas and stewards, one core, {found['rounds']} rounds of {found['seconds']:g} s each: median (least)"
    )
    sheet = Sheet("", title=title, title_justify="left")
    for name in ("races/s", "beside its text"):
        sheet.add_column(name, justify="right")
    for name, speed in found["races_per_second"].items():
        times = found["times_as_fast"].get(name)
        sheet.add_row(name, f"{speed:,.0f}", "" if times is None else format_ratio(**times))
    print_table(console, sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.cthulhu_500_bots"""
    chosen = read_arguments("games.cthulhu_500.bots.bench", __doc__, arguments, seconds=1.0)
    print_results(compare(chosen.rounds, chosen.seconds, chosen.seed), show, as_json=chosen.json)


if __name__ == "__main__":
    sys.exit(run(main))
