"""Cost of tables: memory while they are played and watched, disk while they are only stored.

    python -m benchmarks.memory

A server is started over an empty SQLite file; 200 tables of four seats are begun, then every seat connects, then every seat has
answered for some turns. Then the file is filled up to ten thousand tables like these, and a server is started over it.
"""

from __future__ import annotations

from benchmarks.args import at_least
from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.load.clients import SEATS, LoadPlan, LoadResult, TableClient, connect_seat, create_race
from benchmarks.load.http_pool import HttpPool
from benchmarks.load.servers import run_server
from benchmarks.load.usage import memory_mb

TABLE_COUNT = 10_000


@contextmanager
def _run_server(database: str) -> Iterator[tuple[str, int]]:
    with run_server(database) as (server, address):
        yield address, server.pid


async def _measure(address: str, pid: int, tables: int, turns: int) -> dict[str, float]:
    wires, result, plan = HttpPool([address]), LoadResult(), LoadPlan([address], tables, 0, 0)
    await create_race(wires, result)  # what is loaded with the first table belongs to the program
    found = {"empty_mb": memory_mb(pid)}
    made: list[TableClient] = []
    for _ in range(0, tables, 10):
        made += await asyncio.gather(*(create_race(wires, result) for _ in range(10)))
    found["begun_mb"] = memory_mb(pid)
    seats = [seat for table in made for seat in table.seats]
    ups = [asyncio.Event() for _ in seats]
    lines = [asyncio.create_task(connect_seat(plan, seat, up)) for seat, up in zip(seats, ups, strict=True)]
    await asyncio.gather(*(up.wait() for up in ups))
    await asyncio.sleep(3)
    found["connected_mb"] = memory_mb(pid)
    for _ in range(turns):
        for number in range(SEATS):
            row = [table.seats[number] for table in made]
            texts = [seat.choose_answer() for seat in row]
            await asyncio.gather(*(seat.answer_over_websocket(text) for seat, text in zip(row, texts, strict=True)))
        await asyncio.sleep(1)
    found["played_mb"] = memory_mb(pid)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    return found


def _copy_tables(file: Path) -> tuple[int, int]:
    """Copy the tables of a database until there are ten thousand; how many lines their journals have, and the file's bytes."""
    with sqlite3.connect(file) as line:
        names = [name for (name,) in line.execute("select id from tables")]
        rest = ", ".join(row[1] for row in line.execute("pragma table_info(tables)") if row[1] != "id")
        copy_table = f"insert into tables (id, {rest}) select ?, {rest} from tables where id = ?"
        copy_lines = "insert into events (table_id, n, at, body) select ?, n, at, body from events where table_id = ?"
        for n in range(TABLE_COUNT - len(names)):
            for copy in (copy_table, copy_lines):
                line.execute(copy, (f"copy{n}", names[n % len(names)]))
        events = int(line.execute("select count(*) from events").fetchone()[0])
    line = sqlite3.connect(file)
    line.execute("vacuum")
    line.execute("pragma wal_checkpoint(truncate)")
    line.close()
    return events, file.stat().st_size


def main(arguments: Sequence[str] | None = None) -> None:
    """Weigh, and print it."""
    name, shape = "python -m benchmarks.memory", argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--tables", type=at_least(1), default=200, help="tables of four seats (200)")
    parser.add_argument("--turns", type=at_least(1), default=10, help="turns that are played at each (10)")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "weight.db"
        with _run_server(f"sqlite:///{file}") as (address, pid):
            found = asyncio.run(_measure(address, pid, given.tables, given.turns))
        events, size = _copy_tables(file)
        with _run_server(f"sqlite:///{file}") as (address, pid):
            asyncio.run(_load_first_table(address))
            found["rows_mb"] = memory_mb(pid)
    kilo, seats = 1024 / given.tables, given.tables * SEATS
    found |= {
        "kb_a_table": (found["begun_mb"] - found["empty_mb"]) * kilo,
        "kb_a_connection": (found["connected_mb"] - found["begun_mb"]) * 1024 / seats,
        "kb_a_turn": (found["played_mb"] - found["connected_mb"]) * kilo / given.turns,
        "disk_bytes_a_table": size / TABLE_COUNT,
        "lines_a_table": events / TABLE_COUNT,
    }
    sys.stdout.write(json.dumps({name: round(value, 1) for name, value in found.items()}, indent=1) + "\n")


async def _load_first_table(address: str) -> None:
    """A first table, as with the empty server."""
    await create_race(HttpPool([address]), LoadResult())


if __name__ == "__main__":
    sys.exit(run(main))
