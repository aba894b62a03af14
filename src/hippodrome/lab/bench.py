"""Decisions a second of uniformly random play, beside two programs that many know: catanatron and python-chess.

Everybody plays whole games, setting up included, on one core, and lists the legal options at each decision before one
is drawn and answered with the program's own check of it. The contestants take turns within the run, because machines
are noisy: what counts is the ratio within a round.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.core.ask import Ask
from hippodrome.core.luck import Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.games import find, load_edition

Play = Callable[[int], int]
"""Play the game of this number to its end; how many decisions it took."""

OURS = "hippodrome charioteer"


def charioteer(seed: str) -> Play:
    """Four seats on the rules text: every part of the options listed, one drawn, and answered through the table."""
    game = find("charioteer")
    edition = load_edition(game)

    def play(number: int) -> int:
        rng = Random(f"{seed}/{number}")
        luck = Seeded(seed_from(f"{seed}/{number}"))
        table = Table(game, game.setup(4, game.settle({}), edition), luck, keep="none", telling=False)
        decisions = 0
        while isinstance(table.asked, Ask):
            for seat in table.waiting:
                options: Any = table.options(seat)
                listed = [(group, options.tokens(group.symbol)) for group in options.groups()]
                move = options.draw(rng)
                throws = list(options.throws(move.cards))
                if not listed or not throws:
                    raise AssertionError("a seat that is asked has options")
                table.answer(seat, move)
                decisions += 1
        return decisions

    return play


def catanatron(seed: str) -> Play:
    """Four of its random players; it lists the playable actions after every action, and checks what was chosen."""
    them = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> int:
        players = [them.RandomPlayer(color) for color in them.Color]
        game = them.Game(players, seed=Random(f"{seed}/{number}").getrandbits(32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def chess(seed: str) -> Play:
    """Random moves from the list of the legal ones, until there is none or the game is drawn by rule."""
    them = import_module("chess")

    def play(number: int) -> int:
        rng = Random(f"{seed}/{number}")
        board = them.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


CONTESTANTS: dict[str, tuple[str | None, Callable[[str], Play]]] = {
    OURS: (None, charioteer),
    "catanatron": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
}
"""Who plays: the package that must be there (None: ourselves), and how."""


def measure(play: Play, numbers: count[int], seconds: float) -> float:
    """Decisions a second over whole games, for at least so many seconds."""
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(next(numbers))
    return decisions / spent


def bench(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Let everybody who is installed play in every round, and compare."""
    missing = [name for name, (package, _) in CONTESTANTS.items() if package and find_spec(package) is None]
    playing = {name: (make(seed), count()) for name, (_, make) in CONTESTANTS.items() if name not in missing}
    for play, numbers in playing.values():
        play(next(numbers))  # imports and caches are not what is measured
    speeds: dict[str, list[float]] = {name: [] for name in playing}
    before = random.getstate()  # catanatron draws from the one generator of the process
    for _ in range(rounds):
        for name, (play, numbers) in playing.items():
            speeds[name].append(measure(play, numbers, seconds))
    random.setstate(before)
    ratios = {name: [ours / theirs for ours, theirs in zip(speeds[OURS], speeds[name], strict=True)] for name in playing}
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "decisions_per_second": {name: _summary(of, 1) for name, of in speeds.items()},
        "times_as_fast": {name: _summary(of, 3) for name, of in ratios.items() if name != OURS},
    }


def _summary(numbers: Sequence[float], digits: int) -> dict[str, float]:
    return {"least": round(min(numbers), digits), "median": round(median(numbers), digits)}


def show(found: dict[str, Any], console: Console) -> None:
    """The measurement as a table."""
    sheet = Sheet("random play", title=f"Decisions a second, {found['rounds']} rounds of {found['seconds']:g} s each",
                  title_justify="left")
    for name in ("median", "least", "we are, median", "least"):
        sheet.add_column(name, justify="right")
    for name, speed in found["decisions_per_second"].items():
        ratio = found["times_as_fast"].get(name)
        times = [f"{ratio['median']:.2f} x", f"{ratio['least']:.2f} x"] if ratio else ["", ""]
        sheet.add_row(name, f"{speed['median']:,.0f}", f"{speed['least']:,.0f}", *times)
    console.print(sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m hippodrome.lab.bench"""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.lab.bench", description=__doc__.partition("\n")[0],
                                     epilog="Example: python -m hippodrome.lab.bench --rounds 9 --json")
    parser.add_argument("--rounds", type=_at_least_one, default=7, help="how often everybody plays (7)")
    parser.add_argument("--seconds", type=_above_zero, default=2.0, help="how long everybody plays in a round (2)")
    parser.add_argument("--seed", default="bench", help="any text: the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    chosen = parser.parse_args(arguments)
    found = bench(chosen.rounds, chosen.seconds, chosen.seed)
    for name in found["missing"]:
        sys.stderr.write(f"{name} is not installed and does not take part: pip install 'hippodrome[bench]'\n")
    if chosen.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show(found, Console())


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return number


if __name__ == "__main__":
    main()
