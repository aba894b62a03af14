"""Clients that load a server: every seat connected and answering, and readers who only watch.

They look at messages only as closely as needed, because they share the server's cores.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from multiprocessing import get_context
from random import Random
from typing import Any

from benchmarks.load.connection import connect, until_lost
from benchmarks.load.usage import Groups, own_seconds, seconds_used
from hippodrome.games.registry import find, load_edition

SEATS = 4
CLIENTS = 2
SETTLE = 4.0
"""Seconds between the last connection and the first answer."""
AT_ONCE = 50
"""So many lines of a client are opened at once."""
LONGEST_START = 300.0
"""Seconds that all connections together may take."""
PATIENCE = 20.0
"""Seconds after which an answer that nobody replied to is an error."""
STATE, REPLY = b'{"type":"state"', b'{"type":"reply"'
_STATUS = re.compile(rb'"status":(\d+)')
_QUESTION = re.compile(rb'"question":"(\w+)"')
_ANSWERED = re.compile(rb'"answered":(null|")')
_READY = re.compile(rb'"ready":\[([\d,]*)\]')
_TURN = re.compile(rb'"turn":(\d+)')
_CARD = re.compile(rb'"id":"card:(\d+)","face":"[^"]*","slot":"hand"')


@dataclass
class Plan:
    """One run."""

    addresses: Sequence[str]
    tables: int
    rate: float
    seconds: float
    by_requests: bool = False
    watchers: int = 0
    """Readers without a seat, over all tables together."""
    families: Groups = field(default_factory=dict)
    """The processes whose time is measured."""


@dataclass
class Result:
    """What a run measured."""

    moves: int = 0
    errors: int = 0
    bytes: int = 0
    """What was heard over all lines."""
    waits: list[float] = field(default_factory=list)
    first_error: str = ""
    spent: dict[str, float] = field(default_factory=dict)
    """Processor seconds, by who used them."""

    def clear(self) -> None:
        """Forget moves and waits: now it begins in earnest. Errors stay."""
        self.moves = self.bytes = 0
        self.waits.clear()

    def add(self, other: Result) -> None:
        """Both together; what the servers spent was seen by both alike."""
        self.moves += other.moves
        self.errors += other.errors
        self.bytes += other.bytes
        self.waits += other.waits
        self.first_error = self.first_error or other.first_error
        clients = self.spent.get("clients", 0.0) + other.spent["clients"]
        self.spent = {**(self.spent or other.spent), "clients": clients}


class Seat:
    """A seat that is connected and answers."""

    def __init__(self, table: Table, number: int, secret: str) -> None:
        self.table, self.number, self.secret = table, number, secret
        self.question, self.may_answer, self.hand, self.turn = "", False, list[int](), 0
        self.line: Any = None
        self.reply: asyncio.Future[int] | None = None

    def hear(self, payload: bytes) -> None:
        """Look at a message, only as closely as needed: clients share the server's cores."""
        if payload.startswith(REPLY):
            status = _STATUS.search(payload)
            if self.reply is not None and not self.reply.done():
                self.reply.set_result(int(status[1]) if status is not None else 0)
        elif payload.startswith(STATE):
            self._see(payload)

    def _see(self, payload: bytes) -> None:
        """What has changed."""
        if (question := _QUESTION.search(payload)) is not None:
            answered = _ANSWERED.search(payload)
            self.question, self.may_answer = question[1].decode(), answered is not None and answered[1] == b"null"
        if b'"scene":' in payload:
            self.hand = [int(card) for card in _CARD.findall(payload)]
        if (turn := _TURN.search(payload)) is not None:
            self.turn = int(turn[1])
        ready = _READY.search(payload)
        self.table.heard(self.number, self.turn, _seats(ready[1]) if ready else frozenset())

    async def answer_by_line(self, text: str) -> int:
        """The status with which the server takes an answer."""
        self.reply = asyncio.get_running_loop().create_future()
        self.line.send(json.dumps({"do": "answer", "id": 1, "question": self.question, "answer": text}).encode())
        async with asyncio.timeout(PATIENCE):
            return await self.reply


class Table:
    """A table with its seats, and the answers that others have yet to hear of."""

    def __init__(self, id: str, secrets: Sequence[str], result: Result) -> None:
        self.id, self.result = id, result
        self.seats = [Seat(self, number, secret) for number, secret in enumerate(secrets)]
        self._sent: dict[int, dict[int, float]] = {}
        """By reader, when which seats sent something that this reader has not yet heard of."""
        self._turns: dict[int, int | None] = {}
        self._readers = SEATS
        self._chosen = 0

    def new_watcher(self) -> int:
        """The number of one more reader, who has no seat."""
        self._readers += 1
        return self._readers - 1

    def choose(self, addresses: Sequence[str]) -> str:
        """Where the next reader connects: in turn, at all that there are."""
        self._chosen += 1
        return addresses[(self._chosen + len(self.id) + ord(self.id[0])) % len(addresses)]

    def sends(self, seat: int) -> None:
        """A seat answers now."""
        now = time.perf_counter()
        for other in range(self._readers):
            if other != seat:
                self._sent.setdefault(other, {})[seat] = now

    def heard(self, reader: int, turn: int | None, ready: Collection[int]) -> None:
        """An update has reached a reader: whatever was sent before stands in it, or has led to the next turn."""
        now = time.perf_counter()
        before = self._turns.get(reader)
        self._turns[reader] = turn = before if turn is None else turn
        waiting = self._sent.get(reader, {})
        for seat in [seat for seat in waiting if turn != before or seat in ready]:
            self.result.waits.append(now - waiting.pop(seat))


async def follow(plan: Plan, seat: Seat, up: asyncio.Event) -> None:
    """Connect a seat, and let it hear."""

    def hear(payload: bytes) -> None:
        seat.table.result.bytes += len(payload)
        seat.hear(payload)
        up.set()

    hello = json.dumps({"secret": seat.secret, "lang": "en"}).encode()
    seat.line = await connect(seat.table.choose(plan.addresses), seat.table.id, hello, hear)
    await until_lost(seat.line)


async def watch(plan: Plan, table: Table, up: asyncio.Event) -> None:
    """Connect somebody who only watches, and let them hear."""
    number = table.new_watcher()

    def hear(payload: bytes) -> None:
        table.result.bytes += len(payload)
        if payload.startswith(STATE):
            table.heard(number, *_public(payload))
            up.set()

    await until_lost(await connect(table.choose(plan.addresses), table.id, b'{"lang":"en"}', hear))


@lru_cache(maxsize=64)
def _seats(told: bytes) -> frozenset[int]:
    return frozenset(int(seat) for seat in told.split(b",") if seat)


@lru_cache(maxsize=100)
def _public(payload: bytes) -> tuple[int | None, frozenset[int]]:
    """What a message says of the turn and of whose answer is in; all who watch a table get the same."""
    turn, ready = _TURN.search(payload), _READY.search(payload)
    return int(turn[1]) if turn else None, _seats(ready[1]) if ready else frozenset()


class Wires:
    """Some connections to the server, kept open: a client so light that the server is what is measured."""

    def __init__(self, addresses: Sequence[str], number: int = 24) -> None:
        self._free: asyncio.Queue[tuple[str, tuple[asyncio.StreamReader, asyncio.StreamWriter] | None]] = asyncio.Queue()
        for n in range(number):
            self._free.put_nowait((addresses[n % len(addresses)].removeprefix("http://"), None))

    async def post(self, path: str, body: Any, secret: str = "") -> tuple[int, bytes]:
        """The status and the body of the reply."""
        where, wire = await self._free.get()
        host, _, port = where.partition(":")
        try:
            reader, writer = wire or await asyncio.open_connection(host, int(port))
            data = json.dumps(body).encode()
            head = f"POST {path} HTTP/1.1\r\nHost: {where}\r\nContent-Type: application/json\r\n"
            head += f"Authorization: Bearer {secret}\r\nContent-Length: {len(data)}\r\n\r\n"
            wire = None
            writer.write(head.encode() + data)
            answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answered.partition("content-length: ")[2].partition("\r\n")[0])
            found = await reader.readexactly(length)
            wire = (reader, writer)
            return int(answered.split(" ", 2)[1]), found
        finally:
            self._free.put_nowait((where, wire))


async def _connect(plan: Plan, made: Sequence[Table]) -> list[asyncio.Task[None]]:
    """Connect every seat, and so many watchers in turn at every table; some at once, until all have heard something."""
    lines, ups = list[asyncio.Task[None]](), list[asyncio.Event]()
    steps: list[Callable[[asyncio.Event], Coroutine[Any, Any, None]]] = [
        partial(follow, plan, seat) for table in made for seat in table.seats
    ]
    steps += [partial(watch, plan, made[n % len(made)]) for n in range(plan.watchers)]
    for n, step in enumerate(steps):
        ups.append(asyncio.Event())
        lines.append(asyncio.create_task(step(ups[-1])))
        if n >= AT_ONCE:
            await _is_up(ups[n - AT_ONCE], lines[n - AT_ONCE])
    for up, line in zip(ups, lines, strict=True):
        await _is_up(up, line)
    return lines


async def _is_up(up: asyncio.Event, line: asyncio.Task[None]) -> None:
    """Wait until a line has brought something; one that fails first says why."""
    waiting = asyncio.create_task(up.wait())
    await asyncio.wait((waiting, line), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not up.is_set():
        await line


async def _run(plan: Plan, tables: int, seed: int) -> Result:
    result, rng, wires = Result(), Random(seed), Wires(plan.addresses)
    edition = load_edition(find("charioteer"))
    made = list[Table]()
    while len(made) < tables:
        made += await asyncio.gather(*(begin_race(wires, result) for _ in range(min(10, tables - len(made)))))
    seats = [seat for table in made for seat in table.seats]
    lines = await _connect(plan, made)
    await asyncio.to_thread(_all_are_up)
    await asyncio.sleep(SETTLE)
    pause = len(seats) / plan.rate
    begin = time.perf_counter() + 2 * pause  # tables did not all begin at one moment: each has a beat of its own
    end = begin + plan.seconds
    by = wires if plan.by_requests else None
    beats = {table.id: rng.random() * pause for table in made}
    playing = [asyncio.create_task(_answer(by, seat, edition, rng, beats[seat.table.id], pause, end, result)) for seat in seats]
    await asyncio.sleep(begin - time.perf_counter())
    result.clear()
    spent, own = seconds_used(plan.families), own_seconds()
    await asyncio.gather(*playing)
    result.spent = {name: used - spent[name] for name, used in seconds_used(plan.families).items()}
    result.spent["clients"] = own_seconds() - own
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
            except (OSError, EOFError, ValueError, TimeoutError) as error:
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


_barrier: Any = None


def _share(barrier: Any) -> None:
    """What the clients wait at until all are there."""
    global _barrier
    _barrier = barrier


def _all_are_up() -> None:
    if _barrier is not None:
        _barrier.wait(LONGEST_START)


def _client(plan: Plan, tables: int, seed: int) -> Result:
    import uvloop

    return uvloop.run(_run(plan, tables, seed))


def run(plan: Plan) -> Result:
    """Let the clients, in processes of their own, load a server."""
    total, spawn = Result(), get_context("spawn")
    with spawn.Pool(CLIENTS, initializer=_share, initargs=(spawn.Barrier(CLIENTS),)) as pool:
        share = replace(plan, rate=plan.rate / CLIENTS, watchers=plan.watchers // CLIENTS)
        jobs = [pool.apply_async(_client, (share, plan.tables // CLIENTS, seed)) for seed in range(CLIENTS)]
        for job in jobs:
            total.add(job.get(LONGEST_START + 2 * plan.seconds))
    return total
