"""Load test: many tables at once, every seat connected and answering, and the latency of the updates that others get.

    python -m benchmarks.load --tables 200 --rate 200 --seconds 30
    python -m benchmarks.load --database postgresql://... --processes 4
    python -m benchmarks.load --tables 4 --watchers 10000 --rate 4

The servers run in processes of their own on this machine; the clients, in two more, share its cores. Seats answer over their
live connections, as the page does (or by requests, with --requests). Latency is from the moment an answer is sent to the moment
each other reader's connection has its update. Processor milliseconds a move are what servers, database, proxy and clients
used, each apart: on a busy machine they say more than the latency does, and they can be compared with another machine's.
"""

from __future__ import annotations

from benchmarks.args import above_zero, at_least
from hippodrome.cli.runner import Arguments, expect_interrupts
from hippodrome.cli.runner import run as run_tool

expect_interrupts(__name__)

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.load.clients import CLIENTS, SEATS, LoadPlan, LoadResult, run
from benchmarks.load.servers import Servers, raise_file_limit, run_servers
from hippodrome.core.errors import BadInput

RATE_STEP = 1.15
"""By how much the rate is raised when it climbs."""
MAX_P99_MS = 150.0
"""Milliseconds that the 99th percentile may take while it climbs."""


def report(name: str, plan: LoadPlan, result: LoadResult, memory: float) -> dict[str, Any]:
    """The figures of a run."""
    waits = sorted(result.latencies) or [0.0]
    moves = max(1, result.moves)
    return {
        "server": name,
        "tables": plan.tables,
        "connections": plan.tables * SEATS + plan.watchers,
        "asked_rate": plan.rate,
        "by": "requests" if plan.by_requests else "lines",
        "moves_per_second": round(result.moves / plan.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "updates": len(result.latencies),
        "bytes_a_move": round(result.bytes / moves),
        "cpu_ms_a_move": {who: round(spent * 1000 / moves, 3) for who, spent in result.cpu_seconds.items()},
        "errors": result.errors,
        "first_error": result.first_error,
        "memory_mb": round(memory, 1),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a line a run."""
    given = _arguments().parse_args(arguments)
    if (given.workers > 1 or given.processes > 1) and not given.database.startswith("postgres"):
        raise BadInput("processes_need_postgres")
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        database = given.database or f"sqlite:///{home / 'load.db'}"
        kind = {"workers": given.workers, "processes": given.processes, "nginx": not given.no_nginx}
        with run_servers(database, home, **kind) as servers:
            _measure(given, servers, _name(database, given))


def _arguments() -> Arguments:
    name, shape = "python -m benchmarks.load", argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--tables", type=at_least(CLIENTS), default=200, help="tables of four seats (200)")
    parser.add_argument(
        "--watchers", type=at_least(0), default=0, help="readers without a seat, over all tables together (none)"
    )
    parser.add_argument("--rate", type=above_zero, default=200.0, help="answers a second, of all seats together")
    parser.add_argument("--seconds", type=above_zero, default=30.0, help="how long a run takes (30)")
    parser.add_argument("--database", default="", help="a database of your own; by default a fresh SQLite file")
    parser.add_argument(
        "--workers", type=at_least(1), default=1, help="processes of a server on one port; more than one need PostgreSQL"
    )
    parser.add_argument(
        "--processes", type=at_least(1), default=1, help="servers, each on a port of its own, behind nginx; likewise"
    )
    parser.add_argument("--no-nginx", action="store_true", help="clients connect to any of the servers, whoever has the table")
    parser.add_argument(
        "--climb", action="store_true", help=f"raise the rate until the 99th percentile passes {MAX_P99_MS:.0f} ms"
    )
    parser.add_argument("--requests", action="store_true", help="answer by HTTP requests, not over the live connections")
    parser.add_argument("--json", action="store_true", help="print one JSON object a run")
    return parser


def _measure(given: argparse.Namespace, servers: Servers, name: str) -> None:
    rate = given.rate
    while True:
        plan = LoadPlan(servers.urls, given.tables, rate, given.seconds, given.requests, given.watchers, servers.process_groups)
        figures = report(name, plan, run(plan), servers.memory())
        sys.stdout.write((json.dumps(figures) if given.json else _line(figures)) + "\n")
        sys.stdout.flush()
        if not given.climb or figures["p99_ms"] > MAX_P99_MS or figures["errors"]:
            return
        rate *= RATE_STEP


def _name(database: str, given: argparse.Namespace) -> str:
    number = max(given.workers, given.processes)
    front = ""
    if given.processes > 1:
        front = " at any address" if given.no_nginx else " behind nginx"
    return f"{database.partition(':')[0]}, {number} process{'es' if number > 1 else ''}{front}"


def _line(figures: dict[str, Any]) -> str:
    spent = ", ".join(f"{who} {ms:.2f}" for who, ms in figures["cpu_ms_a_move"].items())
    return (
        f"{figures['server']}: {figures['tables']} tables, {figures['connections']} connections, "
        f"{figures['moves_per_second']:.0f} moves/s of {figures['asked_rate']:.0f} asked by {figures['by']}, "
        f"p50 {figures['p50_ms']:.0f} ms, p99 {figures['p99_ms']:.0f} ms over {figures['updates']} updates, "
        f"processor ms a move: {spent}; {figures['bytes_a_move']} bytes a move, "
        f"{figures['errors']} errors{' (' + figures['first_error'] + ')' if figures['errors'] else ''}, "
        f"{figures['memory_mb']:.0f} MB"
    )


if __name__ == "__main__":
    sys.exit(run_tool(main))
