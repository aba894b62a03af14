"""Clients that load a server: every seat connected and answering, and readers who only watch.

They look at messages only as closely as needed, because they share the server's cores.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from multiprocessing import get_context
from random import Random
from typing import Any

from benchmarks.load.connection import connect, wait_closed
from benchmarks.load.http_pool import HttpPool
from benchmarks.load.usage import Groups, cpu_seconds_by_group, own_cpu_seconds
from hippodrome.games.registry import get_game, load_edition

SEATS = 4
CLIENTS = 2
SETTLE_SECONDS = 4.0
"""Seconds between the last connection and the first answer."""
CONNECT_BATCH = 50
"""Connections of a client process that are opened at once."""
START_TIMEOUT = 300.0
"""Seconds that all connections together may take."""
REPLY_TIMEOUT = 20.0
"""Seconds after which an answer without a reply is an error."""
STATE, REPLY = b'{"type":"state"', b'{"type":"reply"'
_STATUS = re.compile(rb'"status":(\d+)')
_QUESTION = re.compile(rb'"prompt_token":"(\w+)"')
_ANSWERED = re.compile(rb'"answered":(null|")')
_READY = re.compile(rb'"ready":\[([\d,]*)\]')
_TURN = re.compile(rb'"turn":(\d+)')


@dataclass
class LoadPlan:
    """One run."""

    urls: Sequence[str]
    tables: int
    rate: float
    seconds: float
    by_requests: bool = False
    watchers: int = 0
    """Readers without a seat, over all tables together."""
    process_groups: Groups = field(default_factory=dict)
    """The processes whose time is measured."""
    create_table: Callable[[HttpPool, LoadResult], Awaitable[TableClient]] | None = None
    """Module-level function that creates a table of another server; None creates a race of Hippodrome."""
    settle_seconds: float = SETTLE_SECONDS


@dataclass
class LoadResult:
    """Measurements of a run."""

    moves: int = 0
    errors: int = 0
    bytes: int = 0
    """Bytes received over all connections."""
    latencies: list[float] = field(default_factory=list)
    first_error: str = ""
    cpu_seconds: dict[str, float] = field(default_factory=dict)
    """Processor seconds, by who used them."""

    def clear(self) -> None:
        """Forget moves and waits: now it begins in earnest. Errors stay."""
        self.moves = self.bytes = 0
        self.latencies.clear()

    def add(self, other: LoadResult) -> None:
        """Both together; what the servers spent was seen by both alike."""
        self.moves += other.moves
        self.errors += other.errors
        self.bytes += other.bytes
        self.latencies += other.latencies
        self.first_error = self.first_error or other.first_error
        clients = self.cpu_seconds.get("clients", 0.0) + other.cpu_seconds["clients"]
        self.cpu_seconds = {**(self.cpu_seconds or other.cpu_seconds), "clients": clients}


class SeatClient:
    """A connected seat that answers. A subclass speaks the protocol of another server."""

    def __init__(self, table: TableClient, number: int, secret: str) -> None:
        self.table, self.number, self.secret = table, number, secret
        self.question, self.can_answer, self.hand, self.turn = "", False, list[int](), 0
        self._pieces = list[tuple[str, str]]()
        """Id and slot of each piece of the scene."""
        self.connection: Any = None
        self.reply: asyncio.Future[int] | None = None

    @property
    def live_path(self) -> str:
        """Path of the WebSocket."""
        return f"/api/tables/{self.table.id}/live"

    def first_message(self) -> bytes:
        """Message that opens the session, sent as soon as the WebSocket is open."""
        return json.dumps({"secret": self.secret, "lang": "en"}).encode()

    def on_message(self, payload: bytes) -> bool:
        """Read a message, only as closely as needed: clients share the server's cores. Return True if it brought the state."""
        if payload.startswith(REPLY):
            status = _STATUS.search(payload)
            if self.reply is not None and not self.reply.done():
                self.reply.set_result(int(status[1]) if status is not None else 0)
        elif payload.startswith(STATE):
            self._read_state(payload)
            return True
        return False

    def _read_state(self, payload: bytes) -> None:
        """Read the changed parts of a state message."""
        if (question := _QUESTION.search(payload)) is not None:
            answered = _ANSWERED.search(payload)
            self.question, self.can_answer = question[1].decode(), answered is None or answered[1] == b"null"
        if b'"scene":' in payload or b'"scene_changes":' in payload:
            self._read_scene(json.loads(payload))
        if (turn := _TURN.search(payload)) is not None:
            self.turn = int(turn[1])
        ready = _READY.search(payload)
        self.table.note_update(self.number, self.turn, _parse_seats(ready[1]) if ready else frozenset())

    def _read_scene(self, message: Mapping[str, Any]) -> None:
        """Read the hand from a scene, or from its changes (docs/study/api.md)."""
        known, pieces = self._pieces, list[tuple[str, str]]()
        scene = message.get("scene") or message["scene_changes"]
        for item in scene.get("pieces", [[0, len(known)]]):
            if isinstance(item, list):
                pieces += known[item[0] : item[1]]
            else:
                like = known[item["like"]] if "like" in item else ("", "")
                pieces.append((item.get("id", like[0]), item.get("slot", like[1])))
        self._pieces = pieces
        self.hand = [int(id[5:]) for id, slot in pieces if slot == "hand" and id.startswith("card:")]

    def choose_answer(self) -> str:
        """Return the text of a move that this seat may make."""
        edition = _edition()
        return get_game("charioteer").format_answer(edition, simple_move(edition, self.hand))

    async def answer_over_websocket(self, text: str) -> int:
        """Send an answer; return the status of the server's reply."""
        self.reply = asyncio.get_running_loop().create_future()
        self.connection.send(json.dumps({"action": "answer", "id": 1, "prompt_token": self.question, "answer": text}).encode())
        async with asyncio.timeout(REPLY_TIMEOUT):
            return await self.reply


class TableClient:
    """A table with its seats, and the answers that other readers have not been told of yet."""

    def __init__(self, id: str, secrets: Sequence[str], result: LoadResult, seat_client: type[SeatClient] = SeatClient) -> None:
        self.id, self.result = id, result
        self.seats = [seat_client(self, number, secret) for number, secret in enumerate(secrets)]
        self._sent: dict[int, dict[int, float]] = {}
        """By reader, when which seats sent something that this reader has not yet heard of."""
        self._turns: dict[int, int | None] = {}
        self._readers = SEATS
        self._next_index = 0
        self.progress = (0, 0)
        """Latest turn that any reader has received, and the number of seats ready in it."""

    def add_watcher(self) -> int:
        """The number of one more reader, who has no seat."""
        self._readers += 1
        return self._readers - 1

    def next_url(self, urls: Sequence[str]) -> str:
        """Return the URL at which the next reader connects: all in turn."""
        self._next_index += 1
        return urls[(self._next_index + len(self.id) + ord(self.id[0])) % len(urls)]

    def note_sent(self, seat: int) -> None:
        """A seat answers now."""
        now = time.perf_counter()
        for other in range(self._readers):
            if other != seat:
                self._sent.setdefault(other, {})[seat] = now

    def note_update(self, reader: int, turn: int | None, ready: Collection[int]) -> None:
        """An update has reached a reader: whatever was sent before stands in it, or has led to the next turn."""
        now = time.perf_counter()
        before = self._turns.get(reader)
        self._turns[reader] = turn = before if turn is None else turn
        self.progress = max(self.progress, (turn or 0, len(ready)))
        waiting = self._sent.get(reader, {})
        for seat in [seat for seat in waiting if turn != before or seat in ready]:
            self.result.latencies.append(now - waiting.pop(seat))


async def connect_seat(plan: LoadPlan, seat: SeatClient, is_up: asyncio.Event) -> None:
    """Connect a seat, and receive its messages."""

    def hear(payload: bytes) -> None:
        seat.table.result.bytes += len(payload)
        if seat.on_message(payload):
            is_up.set()

    seat.connection = await connect(seat.table.next_url(plan.urls), seat.live_path, seat.first_message(), hear)
    await wait_closed(seat.connection)


async def connect_watcher(plan: LoadPlan, table: TableClient, is_up: asyncio.Event) -> None:
    """Connect a watcher, and receive its messages."""
    number = table.add_watcher()

    def hear(payload: bytes) -> None:
        table.result.bytes += len(payload)
        if payload.startswith(STATE):
            table.note_update(number, *_parse_public(payload))
            is_up.set()

    await wait_closed(await connect(table.next_url(plan.urls), f"/api/tables/{table.id}/live", b'{"lang":"en"}', hear))


@lru_cache(maxsize=64)
def _parse_seats(text: bytes) -> frozenset[int]:
    return frozenset(int(seat) for seat in text.split(b",") if seat)


@lru_cache(maxsize=100)
def _parse_public(payload: bytes) -> tuple[int | None, frozenset[int]]:
    """Read the turn and the ready seats from a message; all watchers of a table get the same."""
    turn, ready = _TURN.search(payload), _READY.search(payload)
    return int(turn[1]) if turn else None, _parse_seats(ready[1]) if ready else frozenset()


async def connect_all(plan: LoadPlan, made: Sequence[TableClient]) -> list[asyncio.Task[None]]:
    """Connect every seat, and so many watchers in turn at every table; some at once, until all have heard something."""
    lines, ups = list[asyncio.Task[None]](), list[asyncio.Event]()
    steps: list[Callable[[asyncio.Event], Coroutine[Any, Any, None]]] = [
        partial(connect_seat, plan, seat) for table in made for seat in table.seats
    ]
    steps += [partial(connect_watcher, plan, made[n % len(made)]) for n in range(plan.watchers)]
    for n, step in enumerate(steps):
        ups.append(asyncio.Event())
        lines.append(asyncio.create_task(step(ups[-1])))
        if n >= CONNECT_BATCH:
            await _wait_until_up(ups[n - CONNECT_BATCH], lines[n - CONNECT_BATCH])
    for up, line in zip(ups, lines, strict=True):
        await _wait_until_up(up, line)
    return lines


async def _wait_until_up(is_up: asyncio.Event, task: asyncio.Task[None]) -> None:
    """Wait until a line has brought something; one that fails first says why."""
    waiting = asyncio.create_task(is_up.wait())
    await asyncio.wait((waiting, task), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not is_up.is_set():
        await task


async def _run(plan: LoadPlan, tables: int, seed: int) -> LoadResult:
    result, rng, wires = LoadResult(), Random(seed), HttpPool(plan.urls)
    made = await create_tables(plan, wires, tables, result)
    seats = [seat for table in made for seat in table.seats]
    lines = await connect_all(plan, made)
    await asyncio.to_thread(_wait_for_all_clients)
    await asyncio.sleep(plan.settle_seconds)
    pause = len(seats) / plan.rate
    begin = time.perf_counter() + 2 * pause  # tables did not all begin at one moment: each has a beat of its own
    end = begin + plan.seconds
    by = wires if plan.by_requests else None
    beats = {table.id: rng.random() * pause for table in made}
    playing = [asyncio.create_task(answer_until(by, seat, rng, beats[seat.table.id], pause, end, result)) for seat in seats]
    await asyncio.sleep(begin - time.perf_counter())
    result.clear()
    spent, own = cpu_seconds_by_group(plan.process_groups), own_cpu_seconds()
    await asyncio.gather(*playing)
    result.cpu_seconds = {name: used - spent[name] for name, used in cpu_seconds_by_group(plan.process_groups).items()}
    result.cpu_seconds["clients"] = own_cpu_seconds() - own
    for line in lines:
        line.cancel()
    broken = [line for line in await asyncio.gather(*lines, return_exceptions=True) if isinstance(line, Exception)]
    result.errors += len(broken)
    result.first_error = result.first_error or (repr(broken[0]) if broken else "")
    return result


async def create_tables(plan: LoadPlan, http: HttpPool, number: int, result: LoadResult) -> list[TableClient]:
    """Create this many tables, some at once."""
    create, made = plan.create_table or create_race, list[TableClient]()
    while len(made) < number:
        made += await asyncio.gather(*(create(http, result) for _ in range(min(10, number - len(made)))))
    return made


async def create_race(http: HttpPool, result: LoadResult) -> TableClient:
    """A new table, with its seats ready."""
    seats = [{"kind": "me", "name": f"Seat {n}"} for n in range(SEATS)]
    body = {"game": "charioteer", "seats": seats, "pace": "instant", "listed": False, "options": {"laps": 5}}
    made = json.loads((await http.post("/api/tables", body))[1])
    secrets = [key["secret"] for key in made["seats"]]
    for secret in secrets:
        await http.post(f"/api/tables/{made['id']}/ready", {}, secret)
    return TableClient(made["id"], secrets, result)


async def answer_until(
    http: HttpPool | None,
    seat: SeatClient,
    rng: Random,
    offset: float,
    pause: float,
    end: float,
    result: LoadResult,
) -> None:
    """Answer every `pause` seconds or so, until the end."""
    await asyncio.sleep(offset + rng.random() * pause)
    while (now := time.perf_counter()) < end:
        if seat.can_answer:
            seat.can_answer = False
            text = seat.choose_answer()
            seat.table.note_sent(seat.number)
            try:
                if http is None:
                    status = await seat.answer_over_websocket(text)
                else:
                    body = {"prompt_token": seat.question, "answer": text}
                    status, _ = await http.post(f"/api/tables/{seat.table.id}/answer", body, seat.secret)
                if status == 200:
                    result.moves += 1
                elif status != 409:
                    result.errors += 1
                    result.first_error = result.first_error or f"status {status}"
            except (OSError, EOFError, ValueError, TimeoutError) as error:
                result.errors += 1
                result.first_error = result.first_error or repr(error)
        await asyncio.sleep(max(0.0, now + pause * rng.uniform(0.9, 1.1) - time.perf_counter()))


@cache
def _edition() -> Any:
    return load_edition(get_game("charioteer"))


def simple_move(edition: Any, hand: Sequence[int]) -> Any:
    """A move that is always offered: two cards that share a symbol, or a reset with the first card."""
    from hippodrome.games.charioteer.move import Move

    for n, card in enumerate(hand):
        for other in hand[n + 1 :]:
            if shared := set(edition.cards[card].symbols) & set(edition.cards[other].symbols):
                return Move(symbol=min(shared), cards=tuple(sorted((card, other))))
    return Move(symbol=None, cards=tuple(hand[:1]))


_barrier: Any = None


def _set_barrier(barrier: Any) -> None:
    """Set the barrier at which the clients wait for each other."""
    global _barrier
    _barrier = barrier


def _wait_for_all_clients() -> None:
    if _barrier is not None:
        _barrier.wait(START_TIMEOUT)


def _client(plan: LoadPlan, tables: int, seed: int) -> LoadResult:
    import uvloop

    return uvloop.run(_run(plan, tables, seed))


def run(plan: LoadPlan) -> LoadResult:
    """Let the clients, in processes of their own, load a server."""
    total, spawn = LoadResult(), get_context("spawn")
    with spawn.Pool(CLIENTS, initializer=_set_barrier, initargs=(spawn.Barrier(CLIENTS),)) as pool:
        share = replace(plan, rate=plan.rate / CLIENTS, watchers=plan.watchers // CLIENTS)
        jobs = [pool.apply_async(_client, (share, plan.tables // CLIENTS, seed)) for seed in range(CLIENTS)]
        for job in jobs:
            total.add(job.get(START_TIMEOUT + 2 * plan.seconds))
    return total
