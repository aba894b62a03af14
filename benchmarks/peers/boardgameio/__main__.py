"""Compare Hippodrome's server with boardgame.io's: the same load, the same measure, in turns on one machine.

    python -m benchmarks.peers.boardgameio --rates 200,300,450 --rounds 3 --seconds 6 --stores sqlite
    python -m benchmarks.peers.boardgameio --highest --stores memory,sqlite
    python -m benchmarks.peers.boardgameio --kill --rounds 5

Both servers get 200 tables of four seats over 800 WebSockets from two client processes. Latency is from the moment a move is
sent to the moment each other seat has its update. Each run starts a fresh server on an empty database. `foreign` is the number
of cores that other processes used meanwhile: they disturb latency much and CPU time little. Node.js and the npm packages are
installed once. docs/notes/speed.md lists the differences between the two servers.
"""

from __future__ import annotations

from benchmarks.args import above_zero, at_least
from hippodrome.cli.runner import Arguments, expect_interrupts
from hippodrome.cli.runner import run as run_tool

expect_interrupts(__name__)

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from benchmarks.load.clients import CLIENTS
from benchmarks.load.servers import raise_file_limit
from benchmarks.peers.boardgameio.install import install, is_installed
from benchmarks.peers.boardgameio.servers import STORES, peer
from benchmarks.peers.comparison import compare, find_highest, format_comparison, format_highest, medians, schedule
from benchmarks.peers.crash import crash, format_crashes, summarize
from benchmarks.peers.systems import Load, System, hippodrome, measure

NAME = "python -m benchmarks.peers.boardgameio"
T = TypeVar("T")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print tables or one JSON object."""
    given = _arguments().parse_args(arguments)
    if not is_installed():
        _note("installing boardgame.io (once) ...")
        install()
    raise_file_limit()
    systems = [hippodrome(), *(peer(store) for store in given.stores)]
    mode = _climb if given.highest else _crash if given.kill else _compare
    found, text = mode(given, systems)
    sys.stdout.write((json.dumps(found) if given.json else text) + "\n")


def _arguments() -> Arguments:
    parser = Arguments(prog=NAME, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument(
        "--highest", action="store_true", help="raise the rate, from the first of --rates, until p99 reaches 150 ms"
    )
    mode.add_argument("--kill", action="store_true", help="kill -9 under load: moves lost, and duration of the restart")
    parser.add_argument("--rates", type=_listed(above_zero), default=[200.0, 300.0, 450.0], help="moves a second (200,300,450)")
    parser.add_argument("--rounds", type=at_least(1), default=3, help="runs of each server at each rate, in turns (3)")
    parser.add_argument("--seconds", type=above_zero, default=6.0, help="measured seconds of a run (6)")
    parser.add_argument(
        "--stores", type=_listed(_store), default=["sqlite"], help=f"stores of the peer: {','.join(STORES)} (sqlite)"
    )
    parser.add_argument("--tables", type=at_least(CLIENTS), default=200, help="tables of four seats (200); --kill uses 20")
    parser.add_argument("--json", action="store_true", help="print one JSON object with every run")
    return parser


def _compare(given: argparse.Namespace, systems: Sequence[System]) -> tuple[dict[str, Any], str]:
    runs = []
    for rate in given.rates:
        for index in schedule(len(systems), given.rounds):
            runs.append(measure(systems[index], Load(given.tables, rate, given.seconds)))
            _note_run(runs[-1])
    rows = compare(runs)
    return {"runs": runs, "medians": rows}, format_comparison(rows)


def _climb(given: argparse.Namespace, systems: Sequence[System]) -> tuple[dict[str, Any], str]:
    """Climb with all systems in turn; each rate is run --rounds times, and its median counts."""
    found = [{"server": system.name, "held": None, "held_p99": None, "lost": None, "lost_p99": None} for system in systems]
    climbs = [find_highest(_run_at(system, given), given.rates[0]) for system in systems]
    going = list(range(len(systems)))
    steps = []
    while going:
        for index in list(going):
            step = next(climbs[index], None)
            if step is None:
                going.remove(index)
                continue
            figures, is_held = step
            steps.append(figures)
            kind = "held" if is_held else "lost"
            found[index] |= {kind: figures["asked_rate"], f"{kind}_p99": figures["p99_ms"]}
    return {"steps": steps, "highest": found}, format_highest(found)


def _run_at(system: System, given: argparse.Namespace) -> Callable[[float], dict[str, Any]]:
    def run(rate: float) -> dict[str, Any]:
        runs = []
        for _ in range(given.rounds):
            runs.append(measure(system, Load(given.tables, rate, given.seconds)))
            _note_run(runs[-1])
        return medians(runs)

    return run


def _crash(given: argparse.Namespace, systems: Sequence[System]) -> tuple[dict[str, Any], str]:
    crashes = []
    for number, index in enumerate(schedule(len(systems), given.rounds)):
        crashes.append(found := crash(systems[index], given.seconds, seed=number))
        _note(f"{found['server']}: {found['lost']} of {found['moves']} moves lost")
    rows = summarize(crashes)
    return {"crashes": crashes, "summary": rows}, format_crashes(rows)


def _note_run(figures: dict[str, Any]) -> None:
    problem = f", {figures['errors']} errors ({figures['first_error']})" if figures["errors"] else ""
    _note(
        f"{figures['server']}: {figures['moves_per_second']:.0f} moves/s of {figures['asked_rate']:.0f}, "
        f"p50 {figures['p50_ms']:.0f} ms, p99 {figures['p99_ms']:.0f} ms, "
        f"{figures['cpu_ms_a_move']['servers']:.2f} ms of the server a move, {figures['foreign']:.2f} foreign cores{problem}"
    )


def _note(text: str) -> None:
    """Report progress on standard error: standard output has only the result."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def _listed(read: Callable[[str], T]) -> Callable[[str], list[T]]:
    """Read several values with commas between them."""
    return lambda text: [read(word) for word in text.split(",")]


def _store(text: str) -> str:
    if text not in STORES:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a store: {', '.join(STORES)}")
    return text


if __name__ == "__main__":
    sys.exit(run_tool(main))
