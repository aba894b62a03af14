"""Processor time of a move inside the server, without sockets or other processes: bytes in, bytes out.

    python -m benchmarks.move_cost --tables 50 --moves 4000
    python -m benchmarks.move_cost --profile move.prof

The clients live in the same process and speak to the server's own protocol classes through transports in memory. The time
that the clients use is measured and subtracted. Use this to compare two versions of the code; `python -m benchmarks.load`
measures a whole server with its sockets.
"""

from __future__ import annotations

from hippodrome.cli.runner import Arguments, expect_interrupts
from hippodrome.cli.runner import run as run_tool

expect_interrupts(__name__)

import argparse
import asyncio
import cProfile
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.args import at_least
from benchmarks.load.clients import REPLY, SEATS, LoadResult, SeatClient, TableClient
from benchmarks.load.connection import WebSocketClient

HOST = "127.0.0.1"
POLL_SECONDS = 0.002
"""Seconds after which the clients look again for messages."""


class MemoryTransport(asyncio.Transport):
    """A transport that gives what is written to a function."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        super().__init__({"peername": (HOST, 1), "sockname": (HOST, 2)})
        self._receive, self._closed = receive, False
        self._protocol: Any = None

    def write(self, data: Any) -> None:
        self._receive(bytes(data))

    def is_closing(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._closed = True

    def abort(self) -> None:
        self._closed = True

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...


class Clients:
    """Seats connected to a server in this process, and the time that they use."""

    def __init__(self, config: Any, state: Any) -> None:
        self._config, self._state = config, state
        self.result = LoadResult()
        self.seconds = 0.0
        self.replies = 0
        self._received: list[tuple[WebSocketClient, bytes]] = []
        self._server_sides: list[MemoryTransport] = []

    def read(self) -> int:
        """Read what the server has sent since the last call; return the number of replies so far."""
        began = time.thread_time()
        received, self._received = self._received, []
        for client, data in received:
            client.data_received(data)
        self.seconds += time.thread_time() - began
        return self.replies

    def connect(self, table: TableClient) -> None:
        """Connect all seats of a table."""
        for seat in table.seats:
            self._connect(seat)

    def _connect(self, seat: SeatClient) -> None:
        def hear(payload: bytes) -> None:
            self.result.bytes += len(payload)
            self.replies += payload.startswith(REPLY)
            seat.on_message(payload)

        client = WebSocketClient(seat.live_path, HOST, seat.first_message(), hear)

        server_side = MemoryTransport(lambda data: self._received.append((client, data)))
        server = self._config.http_protocol_class(self._config, self._state, {})
        server_side.set_protocol(server)
        loop = asyncio.get_running_loop()

        def to_server(data: bytes) -> None:
            loop.call_soon(server_side.get_protocol().data_received, data)

        client_side = MemoryTransport(to_server)
        server.connection_made(server_side)
        client.connection_made(client_side)
        seat.connection = client
        self._server_sides.append(server_side)

    async def disconnect(self) -> None:
        """Disconnect all seats, and wait until the server has noticed."""
        for server_side in self._server_sides:
            server_side.get_protocol().connection_lost(None)
        await _until(lambda: not self._state.tasks)


async def _measure(tables: int, moves: int, database: str, profile: str) -> dict[str, Any]:
    import httpx
    import uvicorn

    from hippodrome.server.app import Settings, create_app, tune_gc
    from hippodrome.server.http.protocols import uvicorn_settings

    app = create_app(Settings(database, rate=0))
    config = uvicorn.Config(app, **uvicorn_settings(), log_config=None, lifespan="off")
    config.load()
    tune_gc()  # as `hippodrome serve` does
    clients = Clients(config, uvicorn.server.ServerState())
    async with app.router.lifespan_context(app):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{HOST}") as http:
            made = [await _create_race(http, clients.result) for _ in range(tables)]
        for table in made:
            clients.connect(table)
        await _until(lambda: clients.read() >= 0 and all(seat.question for table in made for seat in table.seats))

        async def beat() -> int:
            began = time.thread_time()
            sent = 0
            for table in made:
                seat = next((seat for seat in table.seats if seat.can_answer), None)
                if seat is not None:
                    seat.can_answer = False
                    text = seat.choose_answer()
                    body = {"action": "answer", "id": 1, "prompt_token": seat.question, "answer": text}
                    seat.connection.send(json.dumps(body).encode())
                    sent += 1
            clients.seconds += time.thread_time() - began
            wanted = clients.replies + sent
            await _until(lambda: clients.read() >= wanted)
            return sent

        for _ in range(2 * SEATS):
            await beat()
        clients.result.bytes, clients.seconds = 0, 0.0
        profiler = cProfile.Profile() if profile else None
        done, spent = 0, time.process_time()
        if profiler:
            profiler.enable()
        while done < moves:
            sent = await beat()
            if not sent:
                raise SystemExit("no seat can answer any more: use fewer moves or more tables")
            done += sent
        if profiler:
            profiler.disable()
            profiler.dump_stats(profile)
        used = time.process_time() - spent - clients.seconds
        await clients.disconnect()
    return {"moves": done, "server_ms_a_move": round(1000 * used / done, 3), "bytes_a_move": round(clients.result.bytes / done)}


async def _create_race(http: Any, result: LoadResult) -> TableClient:
    seats = [{"kind": "me", "name": f"Seat {n}"} for n in range(SEATS)]
    body = {"game": "charioteer", "seats": seats, "pace": "instant", "listed": False, "options": {"laps": 5}}
    made = (await http.post("/api/tables", json=body)).json()
    secrets = [key["secret"] for key in made["seats"]]
    for secret in secrets:
        headers = {"Authorization": f"Bearer {secret}"}
        (await http.post(f"/api/tables/{made['id']}/ready", json={}, headers=headers)).raise_for_status()
    return TableClient(made["id"], secrets, result)


async def _until(is_done: Callable[[], bool]) -> None:
    while not is_done():
        await asyncio.sleep(POLL_SECONDS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print one line of JSON."""
    import uvloop

    shape = argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog="python -m benchmarks.move_cost", description=__doc__, formatter_class=shape)
    parser.add_argument("--tables", type=at_least(1), default=50, help="tables of four seats (50)")
    parser.add_argument("--moves", type=at_least(1), default=4000, help="moves to measure (4000)")
    parser.add_argument("--profile", default="", help="write a profile (cProfile) to this file")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'moves.db'}"
        sys.stdout.write(json.dumps(uvloop.run(_measure(given.tables, given.moves, database, given.profile))) + "\n")


if __name__ == "__main__":
    sys.exit(run_tool(main))
