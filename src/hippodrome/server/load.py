"""Load: many tables at once, every seat connected and answering, and how long the others wait to hear of it.

    python -m hippodrome.server.load --tables 200 --rate 200 --seconds 30
    python -m hippodrome.server.load --database postgresql://... --workers 2 --climb

The server runs in processes of its own on this machine; the clients, in two more, share its cores. Seats answer over their
live connections, as the page does (or by requests, with --requests). Latency is from the moment an answer is sent to the moment
each other seat's connection has its update.
"""

from __future__ import annotations

from hippodrome.running import Arguments, above_zero, at_least, expect_interrupts
from hippodrome.running import run as run_tool

expect_interrupts(__name__)

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException

from hippodrome.core.errors import BadInput
from hippodrome.games import find, load_edition

SEATS = 4
CLIENTS = 2
STEP = 1.15
"""By how much the rate is raised when it climbs."""
SETTLE = 4.0
"""Seconds between the last connection and the first answer."""
PATIENCE = 20.0
"""Seconds after which an answer that nobody replied to is an error."""
_STATUS = re.compile(r'"status":(\d+)')
_QUESTION = re.compile(r'"question":"(\w+)"')
_ANSWERED = re.compile(r'"answered":(null|")')
_READY = re.compile(r'"ready":\[([\d,]*)\]')
_TURN = re.compile(r'"turn":(\d+)')
_CARD = re.compile(r'"id":"card:(\d+)","face":"[^"]*","slot":"hand"')


@dataclass
class Plan:
    """One run."""

    address: str
    tables: int
    rate: float
    seconds: float
    by_requests: bool = False


@dataclass
class Result:
    """What a run measured."""

    moves: int = 0
    errors: int = 0
    waits: list[float] = field(default_factory=list)
    first_error: str = ""

    def clear(self) -> None:
        """Forget moves and waits: now it begins in earnest. Errors stay."""
        self.moves = 0
        self.waits.clear()

    def add(self, other: Result) -> None:
        """Both together."""
        self.moves += other.moves
        self.errors += other.errors
        self.waits += other.waits
        self.first_error = self.first_error or other.first_error


class Seat:
    """A seat that is connected and answers."""

    def __init__(self, table: Table, number: int, secret: str) -> None:
        self.table, self.number, self.secret = table, number, secret
        self.question, self.may_answer, self.hand, self.turn = "", False, list[int](), 0
        self.line: Any = None
        self.reply: asyncio.Future[int] | None = None

    def hear(self, text: str) -> None:
        """Look at a message, only as closely as needed: clients share the server's cores."""
        if text.startswith('{"type":"reply"'):
            status = _STATUS.search(text)
            if self.reply is not None and not self.reply.done():
                self.reply.set_result(int(status[1]) if status is not None else 0)
        elif text.startswith('{"type":"state"'):
            self._see(text)

    def _see(self, text: str) -> None:
        """What has changed."""
        if (question := _QUESTION.search(text)) is not None:
            answered = _ANSWERED.search(text)
            self.question, self.may_answer = question[1], answered is not None and answered[1] == "null"
        if '"scene":' in text:
            self.hand = [int(card) for card in _CARD.findall(text)]
        if (turn := _TURN.search(text)) is not None:
            self.turn = int(turn[1])
        ready = _READY.search(text)
        self.table.heard(self.number, self.turn, {int(seat) for seat in ready[1].split(",") if seat} if ready else set())

    async def answer_by_line(self, text: str) -> int:
        """The status with which the server takes an answer."""
        self.reply = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"do": "answer", "id": 1, "question": self.question, "answer": text}))
        async with asyncio.timeout(PATIENCE):
            return await self.reply


class Table:
    """A table with its seats, and the answers that others have yet to hear of."""

    def __init__(self, id: str, secrets: Sequence[str], result: Result) -> None:
        self.id, self.result = id, result
        self.seats = [Seat(self, number, secret) for number, secret in enumerate(secrets)]
        self._sent: dict[tuple[int, int], float] = {}
        """When who (seat) sent something that whom (seat) has not yet heard of."""
        self._turns: dict[int, int] = {}

    def sends(self, seat: int) -> None:
        """A seat answers now."""
        now = time.perf_counter()
        for other in range(SEATS):
            if other != seat:
                self._sent[seat, other] = now

    def heard(self, reader: int, turn: int, ready: set[int]) -> None:
        """An update has reached a seat: whatever was sent before stands in it, or has led to the next turn."""
        now = time.perf_counter()
        new_turn = turn != self._turns.get(reader)
        self._turns[reader] = turn
        for (seat, other), sent in list(self._sent.items()):
            if other == reader and (new_turn or seat in ready):
                self.result.waits.append(now - sent)
                del self._sent[seat, other]


async def follow(plan: Plan, seat: Seat, up: asyncio.Event) -> None:
    """Connect a seat, and let it hear."""
    from websockets.asyncio.client import connect

    address = plan.address.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{seat.table.id}/live", max_size=None, compression=None) as line:
        seat.line = line
        await line.send(json.dumps({"secret": seat.secret, "lang": "en"}))
        async for text in line:
            seat.hear(str(text))
            up.set()


class Wires:
    """Some connections to the server, kept open: a client so light that the server is what is measured."""

    def __init__(self, address: str, number: int = 24) -> None:
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)

    async def post(self, path: str, body: Any, secret: str = "") -> tuple[int, bytes]:
        """The status and the body of the reply."""
        wire = await self._free.get()
        try:
            reader, writer = wire or await asyncio.open_connection(self._host, self._port)
            data = json.dumps(body).encode()
            head = f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Type: application/json\r\n"
            head += f"Authorization: Bearer {secret}\r\nContent-Length: {len(data)}\r\n\r\n"
            wire = None
            writer.write(head.encode() + data)
            answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answered.partition("content-length: ")[2].partition("\r\n")[0])
            found = await reader.readexactly(length)
            wire = (reader, writer)
            return int(answered.split(" ", 2)[1]), found
        finally:
            self._free.put_nowait(wire)


async def _run(plan: Plan, tables: int, seed: int) -> Result:
    result, rng, wires = Result(), Random(seed), Wires(plan.address)
    edition = load_edition(find("charioteer"))
    made = []
    for _ in range(0, tables, 10):
        made += await asyncio.gather(*(begin_race(wires, result) for _ in range(10)))
    seats = [seat for table in made for seat in table.seats]
    ups = [asyncio.Event() for _ in seats]
    lines = [asyncio.create_task(follow(plan, seat, up)) for seat, up in zip(seats, ups, strict=True)]
    await asyncio.gather(*(up.wait() for up in ups))
    await asyncio.sleep(SETTLE)
    pause = len(seats) / plan.rate
    begin = time.perf_counter() + 2 * pause  # tables did not all begin at one moment: each has a beat of its own
    end = begin + plan.seconds
    by = wires if plan.by_requests else None
    beats = {table.id: rng.random() * pause for table in made}
    playing = [asyncio.create_task(_answer(by, seat, edition, rng, beats[seat.table.id], pause, end, result)) for seat in seats]
    await asyncio.sleep(begin - time.perf_counter())
    result.clear()
    await asyncio.gather(*playing)
    for line in lines:
        line.cancel()
    broken = [line for line in await asyncio.gather(*lines, return_exceptions=True) if isinstance(line, Exception)]
    result.errors += len(broken)
    result.first_error = result.first_error or (repr(broken[0]) if broken else "")
    return result


async def begin_race(wires: Wires, result: Result) -> Table:
    """A new table, with its seats ready."""
    seats = [{"kind": "me", "name": f"Seat {n}"} for n in range(SEATS)]
    body = {"game": "charioteer", "seats": seats, "pace": "instant", "listed": False, "options": {"laps": 5}}
    made = json.loads((await wires.post("/api/tables", body))[1])
    secrets = [key["secret"] for key in made["seats"]]
    for secret in secrets:
        await wires.post(f"/api/tables/{made['id']}/ready", {}, secret)
    return Table(made["id"], secrets, result)


async def _answer(
    wires: Wires | None, seat: Seat, edition: Any, rng: Random, beat: float, pause: float, end: float, result: Result
) -> None:
    """Answer every `pause` seconds or so."""
    await asyncio.sleep(beat + rng.random() * pause)
    while (now := time.perf_counter()) < end:
        if seat.may_answer:
            seat.may_answer = False
            text = find("charioteer").write(edition, simple_move(edition, seat.hand))
            seat.table.sends(seat.number)
            try:
                if wires is None:
                    status = await seat.answer_by_line(text)
                else:
                    body = {"question": seat.question, "answer": text}
                    status, _ = await wires.post(f"/api/tables/{seat.table.id}/answer", body, seat.secret)
                if status == 200:
                    result.moves += 1
                elif status != 409:
                    result.errors += 1
                    result.first_error = result.first_error or f"status {status}"
            except (OSError, EOFError, ValueError, TimeoutError, WebSocketException) as error:
                result.errors += 1
                result.first_error = result.first_error or repr(error)
        await asyncio.sleep(max(0.0, now + pause * rng.uniform(0.9, 1.1) - time.perf_counter()))


def simple_move(edition: Any, hand: Sequence[int]) -> Any:
    """A move that is always offered: two cards that share a symbol, or a reset with the first card."""
    from hippodrome.games.charioteer.moves import Move

    for n, card in enumerate(hand):
        for other in hand[n + 1 :]:
            if shared := set(edition.cards[card].symbols) & set(edition.cards[other].symbols):
                return Move(symbol=min(shared), cards=tuple(sorted((card, other))))
    return Move(symbol=None, cards=tuple(hand[:1]))


def _client(plan: Plan, tables: int, seed: int) -> Result:
    import uvloop

    return uvloop.run(_run(plan, tables, seed))


def run(plan: Plan) -> Result:
    """Let the clients, in processes of their own, load a server."""
    total = Result()
    with get_context("spawn").Pool(CLIENTS) as pool:
        share = Plan(plan.address, plan.tables, plan.rate / CLIENTS, plan.seconds, plan.by_requests)
        jobs = [pool.apply_async(_client, (share, plan.tables // CLIENTS, seed)) for seed in range(CLIENTS)]
        for job in jobs:
            total.add(job.get())
    return total


def report(name: str, plan: Plan, result: Result, memory: float) -> dict[str, Any]:
    """The figures of a run."""
    waits = sorted(result.waits) or [0.0]
    return {
        "server": name,
        "tables": plan.tables,
        "connections": plan.tables * SEATS,
        "asked_rate": plan.rate,
        "moves_per_second": round(result.moves / plan.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "updates": len(result.waits),
        "errors": result.errors,
        "first_error": result.first_error,
        "memory_mb": round(memory, 1),
    }


def memory(pid: int) -> float:
    """Megabytes that a process and those it started hold."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,rss="], capture_output=True, text=True).stdout
    rows = [tuple(int(word) for word in line.split()) for line in listed.splitlines()]
    family = {pid}
    for _ in range(4):
        family |= {child for child, parent, _ in rows if parent in family}
    total = sum(rss for child, _, rss in rows if child in family)
    return total / 1024


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a line a run."""
    name, shape = "python -m hippodrome.server.load", argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--tables", type=at_least(CLIENTS), default=200, help="tables of four seats (200)")
    parser.add_argument("--rate", type=above_zero, default=200.0, help="answers a second, of all seats together")
    parser.add_argument("--seconds", type=above_zero, default=30.0, help="how long a run takes (30)")
    parser.add_argument("--database", default="", help="a database of your own; by default a fresh SQLite file")
    parser.add_argument("--workers", type=at_least(1), default=1, help="processes of the server; more than one need PostgreSQL")
    parser.add_argument("--climb", action="store_true", help="raise the rate until the 99th percentile passes 150 ms")
    parser.add_argument("--requests", action="store_true", help="answer by HTTP requests, not over the live connections")
    parser.add_argument("--json", action="store_true", help="print one JSON object a run")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        database = given.database or f"sqlite:///{Path(home) / 'load.db'}"
        server, address = start_server(database, given.workers)
        try:
            rate = given.rate
            while True:
                plan = Plan(address, given.tables, rate, given.seconds, given.requests)
                name = f"{database.partition(':')[0]}, {given.workers} process{'es' if given.workers > 1 else ''}"
                figures = report(name, plan, run(plan), memory(server.pid))
                sys.stdout.write((json.dumps(figures) if given.json else _line(figures)) + "\n")
                sys.stdout.flush()
                if not given.climb or figures["p99_ms"] > 150 or figures["errors"]:
                    break
                rate *= STEP
        finally:
            server.terminate()
            server.wait(30)


def start_server(database: str, workers: int) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "hippodrome", "serve", "--port", "0", "--rate", "0", "--database", database]
    command += ["--workers", str(workers)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert server.stdout is not None
    address = server.stdout.readline().strip().rpartition(" ")[2].rstrip("/")
    if not address:
        raise SystemExit(server.wait(30))  # it has said why
    _wait(address)
    return server, address


def _line(figures: dict[str, Any]) -> str:
    return (
        f"{figures['server']}: {figures['tables']} tables, {figures['connections']} connections, "
        f"{figures['moves_per_second']:.0f} moves/s of {figures['asked_rate']:.0f} asked, "
        f"p50 {figures['p50_ms']:.0f} ms, p99 {figures['p99_ms']:.0f} ms over {figures['updates']} updates, "
        f"{figures['errors']} errors{' (' + figures['first_error'] + ')' if figures['errors'] else ''}, "
        f"{figures['memory_mb']:.0f} MB"
    )


def _wait(address: str) -> None:
    for _ in range(200):
        try:
            urlopen(Request(f"{address}/health"), timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise BadInput("the server does not answer")


if __name__ == "__main__":
    sys.exit(run_tool(main))
