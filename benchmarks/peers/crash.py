"""Loss at a crash: kill -9 while seats answer, and a restart on the same data.

A move counts as lost if any client had received an update with it and the restarted server does not have it.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.load.clients import SEATS, LoadPlan, LoadResult, TableClient, answer_until, connect_all, create_tables
from benchmarks.load.http_pool import HttpPool
from benchmarks.peers.comparison import format_table
from benchmarks.peers.systems import System, running
from hippodrome.core.errors import BadInput

TABLES = 20
RATE = 50.0
"""Moves a second, of all tables together."""
DRAIN_SECONDS = 0.5
"""Seconds after the kill in which clients read what the server had sent."""
RECONNECT_TIMEOUT = 60.0
"""Seconds after which seats that are not back are counted as lost."""


def crash(system: System, seconds: float, *, tables: int = TABLES, rate: float = RATE, seed: int = 0) -> dict[str, Any]:
    """Play for some seconds, kill the server, restart it, reconnect every seat; return moves, losses and durations."""
    import uvloop

    with tempfile.TemporaryDirectory() as folder:
        with running(system, Path(folder)) as (server, url):
            before = uvloop.run(_play_until_killed(system, server, url, tables, rate, seconds, seed))
        begin = time.perf_counter()
        found: dict[str, Any] = {"server": system.name, "serves_after": None, "seats_back_after": None}
        after = [
            TableClient(table.id, [seat.secret for seat in table.seats], LoadResult(), type(table.seats[0])) for table in before
        ]
        try:
            with running(system, Path(folder)) as (_, url):
                found["serves_after"] = round(time.perf_counter() - begin, 2)
                if uvloop.run(_reconnect(url, after)):
                    found["seats_back_after"] = round(time.perf_counter() - begin, 2)
        except BadInput as error:  # the server does not start on what the crash left: everything is lost
            found["error"] = str(error)
    return {**found, **count_losses([table.progress for table in before], [table.progress for table in after])}


async def _play_until_killed(
    system: System, server: subprocess.Popen[str], url: str, tables: int, rate: float, seconds: float, seed: int
) -> list[TableClient]:
    plan = LoadPlan([url], tables, rate, seconds, create_table=system.create_table)
    result, rng, pause = LoadResult(), Random(seed), tables * SEATS / rate
    made = await create_tables(plan, HttpPool([url]), tables, result)
    connections = await connect_all(plan, made)
    end = time.perf_counter() + seconds + pause
    seats = [seat for table in made for seat in table.seats]
    playing = [asyncio.create_task(answer_until(None, seat, rng, 0.0, pause, end, result)) for seat in seats]
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.sleep(DRAIN_SECONDS)
    for task in (*playing, *connections):
        task.cancel()
    await asyncio.gather(*playing, *connections, return_exceptions=True)
    return made


async def _reconnect(url: str, tables: Sequence[TableClient]) -> bool:
    """Connect every seat again; return False if some do not get their state in time."""
    plan = LoadPlan([url], len(tables), 1.0, 1.0)
    try:
        async with asyncio.timeout(RECONNECT_TIMEOUT):
            connections = await connect_all(plan, tables)
    except (TimeoutError, OSError, EOFError):
        return False
    for task in connections:
        task.cancel()
    await asyncio.gather(*connections, return_exceptions=True)
    return True


def count_losses(before: Sequence[tuple[int, int]], after: Sequence[tuple[int, int]]) -> dict[str, int]:
    """Count the moves that clients had received and those that are lost, from each table's turn and number of ready seats."""
    pairs = [(_moves(old), _moves(new)) for old, new in zip(before, after, strict=True)]
    return {"moves": sum(old for old, _ in pairs), "lost": sum(max(0, old - new) for old, new in pairs)}


def _moves(progress: tuple[int, int]) -> int:
    """Number of moves up to this turn, the first one being turn 1, with this many seats ready."""
    turn, ready = progress
    return max(0, turn - 1) * SEATS + ready


def summarize(crashes: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add up the losses of each system; return them with the median durations of the restarts that worked."""
    names = list(dict.fromkeys(found["server"] for found in crashes))
    rows = []
    for name in names:
        own = [found for found in crashes if found["server"] == name]
        row: dict[str, Any] = {"server": name, "crashes": len(own)}
        row |= {key: sum(found[key] for found in own) for key in ("moves", "lost")}
        for key in ("serves_after", "seats_back_after"):
            durations = [found[key] for found in own if found[key] is not None]
            row[key] = round(median(durations), 2) if durations else None
        row["failed_restarts"] = sum(found["seats_back_after"] is None for found in own)
        rows.append(row)
    return rows


def format_crashes(rows: Sequence[dict[str, Any]]) -> str:
    """Format what `summarize` returns as a Markdown table."""
    head = ["server", "kill -9", "moves received", "moves lost", "serves after s", "seats back after s", "failed restarts"]
    keys = ("serves_after", "seats_back_after")
    body = [
        [row["server"], str(row["crashes"]), str(row["moves"]), str(row["lost"]),
         *("" if row[key] is None else f"{row[key]:.1f}" for key in keys), str(row["failed_restarts"])]
        for row in rows
    ]  # fmt: skip
    return format_table(head, body)
