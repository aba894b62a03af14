"""Capacity planning, from a laptop to a million players: processes, machines, connections and disk for this many people.

    python -m benchmarks.capacity
    python -m benchmarks.capacity --people 5000 --pause 8 --json
    python -m benchmarks.capacity --costs mine.json

It multiplies what was measured: a move, a pick, a reader, a table, a line, a thought and a row each have a cost, and people
have habits. How long they then wait at their process, and bots for somebody to think, comes from a simulation of the traffic
(traffic.py). Costs of your own machine are a JSON object with the names that --json prints under "costs".
"""

from __future__ import annotations

from benchmarks.args import above_zero, at_least
from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from math import ceil
from pathlib import Path
from typing import Any

from benchmarks.capacity.simulation import Population, Work, simulate_process, simulate_workers
from hippodrome.core.errors import BadInput
from hippodrome.server.storage.store import MAX_CONNECTIONS

PEOPLE = (100, 10_000, 1_000_000)
TARGET_UTILIZATION = 0.5
"""Target utilization of a process, so that clients wait little, and so that others can take its tables when it dies."""
IMBALANCE = 1.25
"""By how much the process with most tables has more than its share: names are hashed."""
DAY = 86_400
MAX_SIMULATED_WORKERS = 50
"""Workers that are simulated, with their share of the jobs: more would wait less."""
MOVE_COST_SHARES = Work(take=0.68, notify=0.31, notify_turn=1.09, write=0.0)
"""Parts of a move's cost, as they were measured beside each other in one process without a network, with an
equal part of the rest for each message."""


@dataclass(frozen=True)
class Costs:
    """Measured costs (docs/host/capacity.md names the commands): CPU milliseconds, kilobytes, seconds, bytes."""

    move_ms: float = 1.5
    """Of a server for a move at a table of four, all four connected."""
    pick_ms: float = 1.6
    """Of a server for a pick: what the page asks while somebody chooses."""
    reader_ms: float = 0.052
    """Of a server for each further reader of a move."""
    database_ms: float = 0.4
    """Of PostgreSQL for a move."""
    proxy_ms: float = 0.25
    """Of nginx for a move."""
    bytes_a_move: float = 20_000
    """To all four readers of a move."""
    program_mb: float = 98.0
    table_kb: float = 55.0
    turn_kb: float = 38.0
    """For each turn that was played, until the table is put away."""
    line_kb: float = 87.0
    thought_s: float = 0.2
    """Of a worker for a job of a bot that searches, or a hint."""
    row_bytes: float = 356.0
    """On the database's disk for a move, indexes included."""
    write_ms: float = 3.0
    """Until a batch of moves is on disk."""
    claim_ms: float = 7.0
    """In which the job queue is locked for each job."""


@dataclass(frozen=True)
class Habits:
    """Habits of players."""

    seats: int = 4
    pause: float = 20.0
    """Seconds from a seat's move to its next."""
    picks: float = 4.0
    """Picks to a move."""
    watchers: float = 0.1
    """Readers without a seat, for each with one."""
    thoughts: float = 0.05
    """Jobs of bots that search, and hints, for each move of a person."""
    turns: float = 20.0
    """Turns that a table in memory has behind it."""


@dataclass(frozen=True)
class Machine:
    """A machine to buy."""

    cores: int = 16
    memory_gb: float = 64.0
    connections: int = 100
    """Of a PostgreSQL as it is installed."""
    disk_gb: float = 1000.0


class Load:
    """Load per second of this many people at once."""

    def __init__(self, people: float, costs: Costs, habits: Habits) -> None:
        self.people, self.costs, self.habits = people, costs, habits
        players = people / (1 + habits.watchers)
        self.tables, self.moves = players / habits.seats, players / habits.pause
        self.readers = habits.watchers * habits.seats
        """At a table, beside those with a seat."""
        self.jobs = self.moves * habits.thoughts

    @property
    def ms_per_move(self) -> float:
        """Of a server, for a move with all that belongs to it."""
        return self.costs.move_ms + self.habits.picks * self.costs.pick_ms + self.readers * self.costs.reader_ms

    @property
    def cores(self) -> dict[str, float]:
        """Number of cores busy all the time, by purpose."""
        costs = self.costs
        return {
            "servers": self.moves * self.ms_per_move / 1000,
            "workers": self.jobs * costs.thought_s,
            "database": self.moves * costs.database_ms / 1000,
            "proxy": self.moves * costs.proxy_ms / 1000,
        }

    @property
    def processes(self) -> int:
        """That serve: the one with most tables works BUSY of its time."""
        return max(1, ceil(self.cores["servers"] * IMBALANCE / TARGET_UTILIZATION))

    @property
    def workers(self) -> int:
        """Number of worker processes, at the target utilization."""
        return max(1, ceil(self.cores["workers"] / TARGET_UTILIZATION))

    @property
    def memory_gb(self) -> float:
        """Of all processes that serve."""
        costs, of_tables = self.costs, self.costs.table_kb + self.habits.turns * self.costs.turn_kb
        return (self.processes * costs.program_mb * 1024 + self.tables * of_tables + self.people * costs.line_kb) / 1024**2

    @property
    def connections(self) -> int:
        """To the database."""
        return self.processes * MAX_CONNECTIONS + self.workers

    @property
    def mbit_per_second(self) -> float:
        """That go out, a second."""
        return self.moves * self.costs.bytes_a_move * (1 + self.readers / self.habits.seats) * 8 / 1e6

    @property
    def journal_gb_per_day(self) -> float:
        """Growth of the database per day."""
        return self.moves * DAY * self.costs.row_bytes / 1e9

    def machines(self, machine: Machine) -> dict[str, int]:
        """Number of machines to buy, by purpose."""
        serving = max(self.processes / machine.cores, self.memory_gb / machine.memory_gb / TARGET_UTILIZATION)
        needed = {"servers": serving, "workers": self.workers / machine.cores}
        needed |= {name: self.cores[name] / machine.cores / TARGET_UTILIZATION for name in ("database", "proxy")}
        return {name: ceil(number) for name, number in needed.items()}

    def simulate(self) -> dict[str, float]:
        """Simulate the latency of players and bots: at the process with most tables, and at the workers."""
        tables = ceil(self.tables * (IMBALANCE if self.processes > 1 else 1) / self.processes)
        crowd = Population(tables, self.habits.pause, 0.9, self.habits.seats, round(self.readers))
        waited = simulate_process(process_work(self.costs, self.habits), crowd)
        few = min(self.workers, MAX_SIMULATED_WORKERS)
        thought = simulate_workers(self.jobs * few / self.workers, self.costs.thought_s, few)
        found = {"p50_ms": waited.p50_ms, "p99_ms": waited.p99_ms, "busy": waited.busy, "thought_p99_ms": thought.p99_ms}
        return {name: round(value, 2) for name, value in found.items()}


def process_work(costs: Costs, habits: Habits | None = None) -> Work:
    """Work of a process, in the parts that a simulation needs; picks are part of accepting a move."""
    picks = 0.0 if habits is None else habits.picks * costs.pick_ms
    shares = MOVE_COST_SHARES.scaled(costs.move_ms)
    return replace(shares, take=shares.take + picks, write=costs.write_ms)


def limits(costs: Costs, habits: Habits, machine: Machine) -> list[dict[str, Any]]:
    """At how many people at once each limit is reached, the first one first; and what moves it."""
    one = Load(1.0, costs, habits)
    a_process = TARGET_UTILIZATION / IMBALANCE / one.cores["servers"]
    found = {
        "one process is busy": a_process,
        "the connections of one PostgreSQL are used up": machine.connections // MAX_CONNECTIONS * a_process,
        "the queue of thoughts is busy": 1000 * TARGET_UTILIZATION / costs.claim_ms / one.jobs,
        "one nginx machine is busy": machine.cores * TARGET_UTILIZATION / one.cores["proxy"],
        "the database's machine is busy": machine.cores * TARGET_UTILIZATION / one.cores["database"],
        "the journal fills a disk in a month": machine.disk_gb / 30 / one.journal_gb_per_day,
    }
    return [{"people": round(people), "wall": wall} for wall, people in sorted(found.items(), key=lambda item: item[1])]


def report(people: int, costs: Costs, habits: Habits, machine: Machine) -> dict[str, Any]:
    """The figures for this many people at once."""
    load = Load(people, costs, habits)
    return {
        "people": people,
        "tables": round(load.tables),
        "moves_a_second": round(load.moves, 1),
        "cores_busy": {name: round(busy, 2) for name, busy in load.cores.items()},
        "processes": load.processes,
        "workers": load.workers,
        "machines": load.machines(machine),
        "memory_gb": round(load.memory_gb, 1),
        "connections": load.connections,
        "mbit_a_second": round(load.mbit_per_second, 1),
        "journal_gb_a_day": round(load.journal_gb_per_day, 2),
        "simulated": load.simulate(),
    }


def read_costs(file: Path) -> Costs:
    """Costs of one's own, those that are left out as they were measured here."""
    try:
        given = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("cannot_read", file=file, why=error) from None
    if not isinstance(given, dict):
        raise BadInput(f"{file}: costs should be one JSON object, each by its name")
    names = [field.name for field in fields(Costs)]
    wrong = [name for name in given if name not in names]
    if wrong:
        raise BadInput(f"{file}: there is no cost '{wrong[0]}': costs are {', '.join(names)}")
    if not all(isinstance(value, int | float) and not isinstance(value, bool) and value > 0 for value in given.values()):
        raise BadInput(f"{file}: every cost should be a number above zero")
    return Costs(**given)


def main(arguments: Sequence[str] | None = None) -> None:
    """Compute, and print it."""
    given = _arguments().parse_args(arguments)
    costs = read_costs(given.costs) if given.costs else Costs()
    habits = Habits(pause=given.pause, watchers=given.watchers, picks=given.picks, thoughts=given.thoughts)
    machine = Machine(cores=given.cores)
    all_told = [report(people, costs, habits, machine) for people in given.people or PEOPLE]
    reached = limits(costs, habits, machine)
    if given.json:
        found = {"costs": asdict(costs), "habits": asdict(habits), "machine": asdict(machine)}
        sys.stdout.write(json.dumps({**found, "plans": all_told, "walls": reached}, indent=1) + "\n")
        return
    sys.stdout.write("\n\n".join(_format_report(figures) for figures in all_told) + "\n\n")
    sys.stdout.write("Limits, the first one first:\n")
    sys.stdout.write("\n".join(f"  {wall['people']:>13,} people: {wall['wall']}" for wall in reached) + "\n")


def _arguments() -> Arguments:
    name, shape, habits = "python -m benchmarks.capacity", argparse.RawDescriptionHelpFormatter, Habits()
    parser = Arguments(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--people", type=at_least(1), action="append", help="so many at once; may be said several times")
    parser.add_argument("--pause", type=above_zero, default=habits.pause, help="seconds from a seat's move to its next (20)")
    parser.add_argument("--picks", type=above_zero, default=habits.picks, help="what the page asks before a move (4)")
    parser.add_argument("--watchers", type=above_zero, default=habits.watchers, help="for each with a seat (0.1)")
    parser.add_argument("--thoughts", type=above_zero, default=habits.thoughts, help="of bots and the coach, to a move (0.05)")
    parser.add_argument("--cores", type=at_least(1), default=Machine().cores, help="of each machine (16)")
    parser.add_argument("--costs", type=Path, help="a JSON file with costs measured on your machine")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _format_report(figures: dict[str, Any]) -> str:
    """The figures for people."""
    cores = ", ".join(f"{name} {busy:g}" for name, busy in figures["cores_busy"].items())
    machines = ", ".join(f"{name} {number}" for name, number in figures["machines"].items())
    waited = figures["simulated"]
    return "\n".join((
        f"{figures['people']:,} people at once: {figures['tables']:,} tables, {figures['moves_a_second']:,g} moves a second",
        f"  cores at work: {cores}",
        f"  {figures['processes']:,} processes that serve ({figures['memory_gb']:g} GB), {figures['workers']:,} remote workers",
        f"  machines: {machines}; connections to the database: {figures['connections']:,}",
        f"  {figures['mbit_a_second']:,g} Mbit a second out; the journal grows by {figures['journal_gb_a_day']:g} GB a day",
        f"  simulated: p50 {waited['p50_ms']:g} ms, p99 {waited['p99_ms']:g} ms at the process with most tables, "
        f"{waited['busy']:.0%} busy; bots wait {waited['thought_p99_ms']:g} ms at p99",
    ))  # fmt: skip


if __name__ == "__main__":
    sys.exit(run(main))
