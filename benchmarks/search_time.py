"""Cost of searches and picks: seconds of a bot that searches and of a hint, milliseconds of a pick, game by game.

    python -m benchmarks.search_time

Bots of the level race each other for some questions, each thought about as a bot's process does; picks are what the page asks
while somebody chooses. Forced questions cost nothing and are left out.
"""

from __future__ import annotations

from benchmarks.args import at_least
from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.race_file import RaceRecord, new_race, open_table
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import BUILT_IN_PACKAGES, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import Localization
from hippodrome.server.workers.bot_pool import COACH, compute_answer
from hippodrome.server.workers.positions import build_position

LEVELS = ("agitator", "miliarius", COACH)


def questions(game: str, number: int) -> Iterator[tuple[RaceRecord, Table[Any], Seat]]:
    """Questions with a choice from a race by whim, some answers apart; the same every time."""
    rules, rng = get_game(game), Random(game)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("thinking"))
    table = open_table(race, rules, load_edition(rules))
    while number:
        table.answer_forced()
        if not table.waiting:
            return
        seat = table.waiting[0]
        if len(table.options(seat)) > 1 and rng.random() < 0.2:
            yield race, table, seat
            number -= 1
        table.answer(seat, table.options(seat).draw(rng))


def measure(game: str, number: int) -> dict[str, Any]:
    """Seconds a thought by level, and milliseconds a pick."""
    spent, asked, picking = dict.fromkeys(LEVELS, 0.0), 0, 0.0
    for race, table, seat in questions(game, number + 1):
        for level in LEVELS:
            given = build_position(race, table, seat, level)
            began = time.process_time()
            compute_answer(given)
            spent[level] += time.process_time() - began if asked else 0.0  # the first of each compiles, or reads what was
        words = Localization("en", table.game, table.state.edition, race.players, race.options)
        began = time.process_time()
        get_plugin(game).choice.build_choice(Pov(table, seat), words, [])
        picking += time.process_time() - began if asked else 0.0
        asked += 1
    thoughts = max(1, asked - 1)
    seconds = {level: round(spent[level] / thoughts, 3) for level in LEVELS}
    return {"game": game, "questions": thoughts, "seconds_a_thought": seconds, "ms_a_pick": round(picking * 1000 / thoughts, 2)}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a JSON line a game."""
    name, shape = "python -m benchmarks.search_time", argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--questions", type=at_least(1), default=10, help="of each game (10)")
    given = parser.parse_args(arguments)
    for game in BUILT_IN_PACKAGES:
        sys.stdout.write(json.dumps(measure(game, given.questions)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(run(main))
