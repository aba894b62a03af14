"""Cost of a review: processor seconds of whole reviews, as `hippodrome review` makes them.

    python -m benchmarks.review_cost charioteer --races 3 --seed 1

races a tiro (the first of the --bots), in a person's place, against bots, over the usual length of the game, and reviews its
seat; then once more all seats of the last race. Processor time of one process is printed, so a busy machine does not matter;
the engine is compiled before anything is measured.
"""

from __future__ import annotations

from hippodrome.cli.runner import expect_interrupts, run

expect_interrupts(__name__)

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from benchmarks.args import coach_arguments
from benchmarks.coach_races import parse_bots, play_race
from hippodrome.coach.review import check_engine, review
from hippodrome.core.table import Table
from hippodrome.games.registry import get_plugin, load_edition


def measure(game: str, races: int, bots: Sequence[str], seed: str) -> dict[str, Any]:
    """The seconds of reviews of one seat, the slowest of them, and those of a review of all seats."""
    check_engine(game)
    parts = get_plugin(game)
    if parts.provides("compiled_bots"):
        parts.compiled_bots.precompile(load_edition(parts.game))
    one, lines = [], []
    for number in range(races):
        made, table = play_race(game, bots, seed, number, {})
        one.append(_seconds(made, table, [made.bots.index(bots[0])]))
        lines.append(len(table.log))
    every = _seconds(made, table, range(len(bots)))
    return {
        "game": game, "races": races, "bots": list(bots), "seed": seed, "lines": lines, "one_seat": one,
        "slowest": max(one), "all_seats": every,
    }  # fmt: skip


def _seconds(made: Any, table: Table[Any], seats: Sequence[int]) -> float:
    began = time.process_time()
    review(made, table, seats=seats)
    return round(time.process_time() - began, 1)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.review_cost"""
    given = coach_arguments("benchmarks.review_cost", __doc__, races=3, bots="tiro,auriga,auriga,agitator").parse_args(
        arguments
    )
    found = measure(given.game, given.races, parse_bots(given.game, given.bots), given.seed)
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    mean = sum(found["one_seat"]) / len(found["one_seat"])
    sys.stdout.write(
        f"{given.game}, {given.races} races of {min(found['lines'])} to {max(found['lines'])} lines: processor seconds of a "
        f"review of one seat {mean:.1f} on average, {found['slowest']} at most; of all {len(found['bots'])} seats "
        f"{found['all_seats']}\n"
    )


if __name__ == "__main__":
    sys.exit(run(main))
