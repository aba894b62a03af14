"""Decisions per second of uniformly random play, compared with catanatron and python-chess.

Everybody plays whole games on one core, setting up included. At each decision the legal options are listed, one of them
is drawn and answered with the program's own check of it; luck comes from a plain generator. Charioteer's options are
listed in their parts: the groups of cards that may be played together, the tokens, the cards to throw away. A second
row also writes out every set of cards. Chariot Race's options are listed whole, and so are those of
Cthulhu 500, but cards to throw away one by one; who can only pass on a reaction is not counted. Where a program stops
although there is only one thing to do, that counts as a decision; `choices` counts the others alone.

The contestants take turns within the run, because machines are noisy: what counts is the ratio within a round. Seconds
are those of the processor, so that it matters less what else the machine has to do.
"""

from __future__ import annotations

from benchmarks.args import above_zero, at_least
from hippodrome.cli.runner import Arguments, expect_interrupts, run
from hippodrome.terminal.tables import print_table

expect_interrupts(__name__)

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.registry import get_game, load_edition

if TYPE_CHECKING:
    from hippodrome.games.charioteer.moves import Moves


class DecisionCounts(NamedTuple):
    """Number of decisions in a game, and of those with more than one option."""

    decisions: int
    choices: int


Play = Callable[[int], DecisionCounts]
"""Play the game of this number to its end."""

Contestants = dict[str, tuple[str | None, Callable[[str], Play]]]
"""Contestants by name: the package that must be installed (None: this one), and a function that creates its player."""

OURS = "charioteer"
CHARIOT_RACE = "chariot-race"
CTHULHU = "cthulhu-500"


def charioteer(seed: str) -> Play:
    """Four seats on the rules text: every part of the options listed, one drawn, and answered through the table."""
    return _charioteer(seed, lambda options: options.groups())


def charioteer_written_out(seed: str) -> Play:
    """The same with every set of cards that may be played written out."""
    return _charioteer(seed, lambda options: [list(group.sets) for group in options.groups()])


def _charioteer(seed: str, list_options: Callable[[Moves], object]) -> Play:
    game = get_game("charioteer")
    edition = load_edition(game)

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        table = Table(
            game, game.setup(4, game.resolve_options({}), edition), SampledChance(rng), checkpoints="none", record_facts=False
        )
        decisions = 0
        while table.prompt is not None:
            asked: Any = table.prompt
            for seat, options in asked.options.items():
                list_options(options)
                tokens = [options.tokens(group.symbol) for group in options.groups()]
                move = options.draw(rng)
                throws = list(options.throws(move.cards))
                assert tokens and throws
                table.answer(seat, move)
                decisions += 1
        return DecisionCounts(
            decisions, decisions
        )  # whoever is asked may reset with any card of the hand: there is always a choice

    return play


def chariot_race(seed: str) -> Play:
    """Four seats on the rules text: every option listed, one drawn from the list, and answered through the table."""
    game = get_game(CHARIOT_RACE)
    edition = load_edition(game)

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        table = Table(
            game, game.setup(4, game.resolve_options({}), edition), SampledChance(rng), checkpoints="none", record_facts=False
        )
        decisions = choices = 0
        while table.prompt is not None:
            asked: Any = table.prompt
            for seat, options in asked.options.items():
                listed = list(options)
                table.answer(seat, rng.choice(listed))
                decisions += 1
                choices += len(listed) > 1
        return DecisionCounts(decisions, choices)

    return play


def cthulhu(seed: str) -> Play:
    """Four seats on the rules text: every option listed, one drawn, and answered through the table."""
    game = get_game(CTHULHU)
    edition = load_edition(game)

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        table = Table(
            game, game.setup(4, game.resolve_options({}), edition), SampledChance(rng), checkpoints="none", record_facts=False
        )
        decisions = choices = 0
        while True:
            table.answer_forced()
            asked: Any = table.prompt
            if asked is None:
                return DecisionCounts(decisions, choices)
            for seat in table.waiting:
                options = asked.options[seat]
                listed = len(options) if asked.kind in ("qualify", "discard") else len(list(options))
                table.answer(seat, options.draw(rng))
                decisions += 1
                choices += listed > 1

    return play


def catanatron(seed: str) -> Play:
    """Four of its random players; it lists the playable actions after every action, and checks what was chosen."""
    them = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> DecisionCounts:
        players = [them.RandomPlayer(color) for color in them.Color]
        game = them.Game(players, seed=Random(f"{seed}/{number}").getrandbits(32))
        decisions = choices = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
        return DecisionCounts(decisions, choices)

    return play


def chess(seed: str) -> Play:
    """Random moves from the list of the legal ones, until the game is over."""
    them = import_module("chess")

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        board = them.Board()
        decisions = choices = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(rng.choice(moves))
            decisions += 1
            choices += len(moves) > 1
        return DecisionCounts(decisions, choices)

    return play


CONTESTANTS: Contestants = {
    OURS: (None, charioteer),
    f"{OURS}, written out": (None, charioteer_written_out),
    CHARIOT_RACE: (None, chariot_race),
    CTHULHU: (None, cthulhu),
    "catanatron": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
}

_OWN_GAMES = (OURS, f"{OURS}, written out", CHARIOT_RACE, CTHULHU)


def measure(play: Play, numbers: count[int], seconds: float) -> tuple[float, float]:
    """Decisions and choices a second over whole games, for at least so many seconds of the processor's time."""
    decisions, choices, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        stops = play(next(numbers))
        decisions += stops.decisions
        choices += stops.choices
    return decisions / spent, choices / spent


def bench(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Let everybody who is installed play in every round, and compare."""
    missing = [name for name, (package, _) in CONTESTANTS.items() if package and find_spec(package) is None]
    playing = {name: (make(seed), count()) for name, (_, make) in CONTESTANTS.items() if name not in missing}
    for play, numbers in playing.values():
        play(next(numbers))  # imports and caches are not what is measured
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in playing}
    before = random.getstate()  # catanatron draws from the one generator of the process
    for _ in range(rounds):
        for name, (play, numbers) in playing.items():
            speeds[name].append(measure(play, numbers, seconds))
    random.setstate(before)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "programs": {
            name: _compare(speeds[OURS], theirs) for name, theirs in speeds.items() if name not in (CHARIOT_RACE, CTHULHU)
        },
        CHARIOT_RACE: _compare_with_others(CHARIOT_RACE, speeds),
        CTHULHU: _compare_with_others(CTHULHU, speeds),
    }


def _compare_with_others(ours: str, speeds: Mapping[str, Sequence[tuple[float, float]]]) -> dict[str, Any]:
    """Compare a game of this package with all other programs."""
    return {name: _compare(speeds[ours], theirs) for name, theirs in speeds.items() if name == ours or name not in _OWN_GAMES}


def _compare(ours: Sequence[tuple[float, float]], theirs: Sequence[tuple[float, float]]) -> dict[str, dict[str, float]]:
    """A program's speeds, and how many times as fast we were in the same rounds."""
    found = {}
    for n, name in enumerate(("decisions", "choices")):
        found[f"{name}_per_second"] = _summary([speed[n] for speed in theirs], 1)
        found[f"{name}_times_as_fast"] = _summary([our[n] / their[n] for our, their in zip(ours, theirs, strict=True)], 3)
    return found


def _summary(numbers: Sequence[float], digits: int) -> dict[str, float]:
    return {"least": round(min(numbers), digits), "median": round(median(numbers), digits)}


def show(found: dict[str, Any], console: Console) -> None:
    """The measurement as a table: medians, and in brackets the least."""
    title = f"A second, in {found['rounds']} rounds of {found['seconds']:g} s each: median (least)"
    for ours, programs in ((OURS, found["programs"]), (CHARIOT_RACE, found[CHARIOT_RACE]), (CTHULHU, found[CTHULHU])):
        sheet = Sheet("random play", title=title, title_justify="left")
        for column in ("decisions", "we are", "choices", "we are"):
            sheet.add_column(column, justify="right")
        for name, it in programs.items():
            row = []
            for kind in ("decisions", "choices"):
                times = it[f"{kind}_times_as_fast"]
                row.append(f"{it[f'{kind}_per_second']['median']:,.0f}")
                row.append("" if name == ours else f"{times['median']:.2f}x ({times['least']:.2f})")
            sheet.add_row(name, *row)
        print_table(console, sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.random_play"""
    chosen = read_arguments("lab.bench", __doc__, arguments, seconds=2.0)
    print_results(bench(chosen.rounds, chosen.seconds, chosen.seed), show, as_json=chosen.json)


def read_arguments(command: str, about: str, arguments: Sequence[str] | None, *, seconds: float) -> argparse.Namespace:
    """The arguments of a contest: rounds, seconds, seed and json. `command` is its module."""
    name = f"python -m hippodrome.{command}"
    parser = Arguments(prog=name, description=about.partition("\n")[0], epilog=f"Example: {name} --rounds 9 --json")
    parser.add_argument("--rounds", type=at_least(1), default=7, help="how often everybody plays (7)")
    parser.add_argument("--seconds", type=above_zero, default=seconds, help=f"how long all play in a round ({seconds:g})")
    parser.add_argument("--seed", default=command.rpartition(".")[2], help="any text: the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="print JSON objects, one a line, instead of tables")
    return parser.parse_args(arguments)


def print_results(found: dict[str, Any], show: Callable[[dict[str, Any], Console], None], *, as_json: bool) -> None:
    """Print what a contest found, and who could not take part."""
    for name in found["missing"]:
        sys.stderr.write(f"{name} is not installed and does not take part: make bench installs it\n")
    if as_json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show(found, Console())


if __name__ == "__main__":
    sys.exit(run(main))
