"""Bytes without end: heads, frames, pings and pieces are counted before anybody looks at them."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import protocols
from hippodrome.server.limits import quota
from tests.server.club import AtOnce, Club
from tests.server.wire import Wire, listening, over

PING, PONG, CONT = 9, 10, 0


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    home = tmp_path_factory.mktemp("protocols")
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())
    with listening(app) as found:
        yield found


def table_of(port: int) -> str:
    import httpx

    body = {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return str(httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body, timeout=30).json()["id"])


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return bytes([(0x80 if fin else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every line's reader, to ask it how many frames it took."""
    made: list[Any] = []
    create = protocols.FrameLimitedProtocol.__init__

    def remember(self: protocols.FrameLimitedProtocol, **given: Any) -> None:
        create(self, **given)
        made.append(self)

    monkeypatch.setattr(protocols.FrameLimitedProtocol, "__init__", remember)
    return made


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PING, b"x" * 125), frame(PONG), frame(CONT, fin=False), frame(1, b"{}")],
    ids=["pings", "long pings", "pongs", "pieces", "messages"],
)
@pytest.mark.parametrize("greeted", [False, True])
def test_frames_of_every_kind_are_counted_before_they_are_answered(
    flood: bytes, greeted: bool, port: int, taken: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "FRAME_RATE", (1e-9, 50))
    with Wire(port, f"/api/tables/{table_of(port)}/live") as wire:
        if greeted:
            wire.send(b'{"secret": null}')
        if flood[0] & 15 == CONT:
            wire.send(b"", fin=False)
        try:
            for _ in range(20):
                wire.socket.sendall(flood * 10_000)
        except OSError:
            pass  # cut off in the middle
        assert wire.code() in (4429, 1006)
    assert [reader.frames_received for reader in taken] == [50]


def test_a_line_that_keeps_to_its_share_stays(port: int, taken: list[Any]) -> None:
    with Wire(port, f"/api/tables/{table_of(port)}/live") as wire:
        wire.send(b'{"secret": null}')
        for n in range(100):
            wire.send(str(n).encode(), opcode=PING)
        heard: list[int] = []
        while len(heard) < 100:
            first, second = wire._read(2)
            size = second & 127
            if size >= 126:
                size = int.from_bytes(wire._read(2 if size == 126 else 8), "big")
            payload = wire._read(size)
            if first & 15 == PONG:
                heard.append(int(payload))
        assert heard == list(range(100))


def test_unanswered_frames_are_charged_to_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines with a few pings each, again and again: their address has to wait as if it had asked for something."""
    now = [0.0]
    monkeypatch.setattr("time.thread_time", lambda: now[0])
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    monkeypatch.setattr(quota, "CPU_SECONDS_PER_REQUEST", 1e-9)
    ping = protocols.LimitedWebSocketProtocol.handle_ping

    def slow(line: protocols.LimitedWebSocketProtocol) -> None:
        now[0] += 3
        ping(line)

    monkeypatch.setattr(protocols.LimitedWebSocketProtocol, "handle_ping", slow)
    app = create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=30, burst=10_000), bots=AtOnce())
    with listening(app) as port:
        table = table_of(port)
        for _ in range(2):
            with Wire(port, f"/api/tables/{table}/live") as wire:
                assert wire.status == 101
                wire.send(b'{"secret": null}')
                wire.send(b"", opcode=PING)
                wire.send(b"\x03\xe8", opcode=8)
                wire.code()
        for _ in range(1000):  # what a line cost is paid a moment after it was cut
            with Wire(port, f"/api/tables/{table}/live") as wire:
                if wire.status == 429:
                    break
        assert wire.status == 429


def test_no_message_unfolds_into_a_large_one(port: int) -> None:
    """Packing is not agreed to, and a packed frame ends the line."""
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        line.sendall(
            f"GET /api/tables/{table_of(port)}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        answer = line.recv(4096)
        assert b" 101 " in answer and b"sec-websocket-extensions" not in answer.lower()
    with Wire(port, f"/api/tables/{table_of(port)}/live") as wire:
        wire.send(b"x" * 100, bits=0x40)
        assert wire.code() == 1002
    with Wire(port, f"/api/tables/{table_of(port)}/live") as wire:
        wire.socket.sendall(bytes([0x81, 0x80 | 127]) + struct.pack("!Q", 1 << 40) + bytes(4))
        assert wire.code() == 1009


def told(port: int, *pieces: bytes) -> tuple[bytes, int]:
    """What is answered to bytes that do not end, and how many of them were taken."""
    sent, heard = 0, b""
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
                sent += len(piece)
            while more := line.recv(65536):
                heard += more
        except OSError:
            pass
    return heard, sent


START = b"GET /api/locale HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/races HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("head", "more"),
    [
        (START, b"a: " + b"b" * 1000 + b"\r\n"),
        (START + b"a: ", b"b" * 1000),
        (START, b"a" * 1000),
        (b"GET /", b"a" * 1000),
        (b"", b"\r\n" * 500),
        (CHUNKED + b"2\r\nab\r\n0\r\n", b"a: " + b"b" * 1000 + b"\r\n"),
        (CHUNKED + b"2\r\nab\r\n0\r\na: ", b"b" * 1000),
        (CHUNKED + b"2;", b"b" * 1000),
    ],
    ids=["headers", "a value", "a name", "an address", "empty lines", "trailers", "a trailer", "an extension"],
)
def test_a_head_without_end_is_not_read_on(head: bytes, more: bytes, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    receive = HttpToolsProtocol.data_received

    def count(self: Any, data: bytes) -> None:
        read.append(len(data))
        receive(self, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", count)
    answer, _ = told(port, head, *[more * 100] * 300)
    assert answer == b"" or b" 400 " in answer or b" 4" in answer.split(b"\r\n")[0]
    assert sum(read) <= 3 * protocols.MAX_HEAD_BYTES


def test_as_many_headers_as_browsers_send_are_read(port: int) -> None:
    many = b"".join(b"x%d: %s\r\n" % (n, b"y" * 200) for n in range(90))
    answer, _ = told(port, START + b"Connection: close\r\n" + many + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 200")
    answer, _ = told(port, START + b"".join(b"x%d: y\r\n" % n for n in range(200)) + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 431")


def test_requests_that_do_not_wait_for_answers_have_an_end(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cycles = []
    made = HttpToolsProtocol.on_headers_complete

    def count(self: Any) -> None:
        made(self)
        cycles.append(len(self.pipeline))

    monkeypatch.setattr(HttpToolsProtocol, "on_headers_complete", count)
    answer, _ = told(port, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5000)
    assert b" 429 " in answer and max(cycles) <= protocols.MAX_PIPELINED_REQUESTS


def test_a_head_that_does_not_come_is_not_waited_for(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 0.2)
    answer, sent = told(port, b"GET / HT")
    assert answer.startswith(b"HTTP/1.1 408 ") and sent == 8
    assert told(port)[0] == b""  # nothing was asked, so nothing is refused


def test_a_race_file_is_taken_in_pieces_of_any_size(tmp_path: Path) -> None:
    """What bounds heads leaves bodies alone."""
    race = Path("tests/golden/charioteer/two-seats.race").read_bytes()
    app = create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0), bots=AtOnce())
    with listening(app) as port:
        house = Club(over(app, port))
        assert house.client.post("/api/races", content=race).status_code == 201
        pieces = [race[n : n + 50] for n in range(0, len(race), 50)]
        assert house.client.post("/api/races", content=iter(pieces)).status_code == 201
