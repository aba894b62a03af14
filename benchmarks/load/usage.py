"""CPU time and memory of the processes in a load test, read from /proc, by group."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from hippodrome.server.workers.process import cpu_seconds

Groups = Mapping[str, Iterable[int]]
"""The first process of each family, by what the families are for: servers, database, proxy."""


def cpu_seconds_by_group(groups: Groups) -> dict[str, float]:
    """Processor seconds that each group has used so far, those that its ended children used included."""
    return {
        name: sum(process_cpu_seconds(pid) for root in roots for pid in process_tree(root)) for name, roots in groups.items()
    }


def own_cpu_seconds() -> float:
    """Processor seconds that this process has used so far."""
    return time.process_time()


def machine_cpu_seconds() -> float:
    """CPU seconds that all processes of this machine have used since it started, time stolen by its host included."""
    user, nice, system, _, _, irq, softirq, steal = (int(word) for word in Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Megabytes that a process and those it started hold."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,rss="], capture_output=True, text=True).stdout
    rows = [tuple(int(word) for word in line.split()) for line in listed.splitlines()]
    members = _descendants(pid, {child: parent for child, parent, _ in rows})
    return sum(rss for child, _, rss in rows if child in members) / 1024


def process_tree(pid: int) -> set[int]:
    """A process and all that it started."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and (stat := _stat(int(entry.name))):
            parents[int(entry.name)] = int(stat[1])
    return _descendants(pid, parents)


def _descendants(pid: int, parents: Mapping[int, int]) -> set[int]:
    members, size = {pid}, 0
    while len(members) > size:
        size = len(members)
        members |= {child for child, parent in parents.items() if parent in members}
    return members


def process_cpu_seconds(pid: int) -> float:
    """CPU seconds of a process, and of those of its children that have ended and were waited for."""
    return cpu_seconds(pid) or 0.0


def _stat(pid: int) -> list[str]:
    """The words of /proc/<pid>/stat after the name, which may hold anything; none if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def database_process(url: str) -> list[int]:
    """The first process of a PostgreSQL server on this machine; none of one elsewhere, or of a file."""
    if not url.startswith("postgres"):
        return []
    import psycopg

    here = "inet_server_addr() is null or inet_server_addr() = inet_client_addr()"
    with psycopg.connect(url) as line:
        row = line.execute(f"select pg_backend_pid(), {here}").fetchone()
        stat = _stat(row[0]) if row is not None and row[1] else []  # as long as the line is open
    return [int(stat[1])] if stat else []
