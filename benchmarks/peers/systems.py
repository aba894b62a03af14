"""Systems to compare: a server that can be started on this machine, its clients, and one measured run of both."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.load.__main__ import report
from benchmarks.load.clients import SETTLE_SECONDS, LoadPlan, LoadResult, TableClient, create_race, run
from benchmarks.load.http_pool import HttpPool
from benchmarks.load.servers import start_server
from benchmarks.load.usage import cpu_seconds_by_group, machine_cpu_seconds, memory_mb

Started = tuple[subprocess.Popen[str], str]
"""The process of a server, and its URL."""
STOP_TIMEOUT = 30.0
"""Seconds that a server may take to stop before it is killed."""


@dataclass(frozen=True)
class System:
    """A server, and the way its clients create a table."""

    name: str
    start: Callable[[Path], Started]
    """Start the server with its data in a folder; on a folder that was used before, it goes on with the data there."""
    create_table: Callable[[HttpPool, LoadResult], Awaitable[TableClient]]


def hippodrome() -> System:
    """Return Hippodrome's server on SQLite, the default of `hippodrome serve`."""
    return System("hippodrome", _start_hippodrome, create_race)


def _start_hippodrome(folder: Path) -> Started:
    return start_server(f"sqlite:///{folder / 'hippodrome.db'}")


@contextmanager
def running(system: System, folder: Path) -> Iterator[Started]:
    """Start a system's server, and stop it at the end."""
    server, url = system.start(folder)
    try:
        yield server, url
    finally:
        stop(server)


def stop(server: subprocess.Popen[str]) -> None:
    """Stop a server by its process id."""
    server.terminate()
    try:
        server.wait(STOP_TIMEOUT)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
    if server.stdout is not None:
        server.stdout.close()


@dataclass(frozen=True)
class Load:
    """Load of one run."""

    tables: int
    rate: float
    seconds: float
    settle_seconds: float = SETTLE_SECONDS


def measure(system: System, load: Load) -> dict[str, Any]:
    """Measure one run on a fresh server with an empty database; return the figures of `make load` and `foreign`.

    `foreign` is the number of cores that other processes of the machine used during the run.
    """
    with tempfile.TemporaryDirectory() as folder, running(system, Path(folder)) as (server, url):
        plan = LoadPlan(
            [url], load.tables, load.rate, load.seconds, process_groups={"servers": [server.pid]},
            create_table=system.create_table, settle_seconds=load.settle_seconds,
        )  # fmt: skip
        begin, machine, own = time.perf_counter(), machine_cpu_seconds(), _own_tree_cpu_seconds()
        result = run(plan)
        foreign = machine_cpu_seconds() - machine - (_own_tree_cpu_seconds() - own)
        elapsed = time.perf_counter() - begin
        return {**report(system.name, plan, result, memory_mb(server.pid)), "foreign": round(max(0.0, foreign / elapsed), 2)}


def _own_tree_cpu_seconds() -> float:
    """CPU seconds of this process, the server and the clients, ended clients included."""
    return cpu_seconds_by_group({"own": [os.getpid()]})["own"]
