"""A server in a thread of this process, and a line to it that keeps to no rules."""

from __future__ import annotations

import base64
import os
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from starlette.testclient import TestClient

from hippodrome.server.http import protocols


@contextmanager
def listening(
    app: FastAPI, *, buffer: int = 0, on_server: Callable[[uvicorn.Server, int], None] = lambda server, port: None
) -> Iterator[int]:
    """The port at which an application answers; `buffer` makes the system keep little of what nobody reads. `on_server` gets
    the server and its port before it starts."""
    with socket.socket() as door:
        if buffer:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        door.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_level="critical", **protocols.uvicorn_settings()))
        on_server(server, int(door.getsockname()[1]))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield int(door.getsockname()[1])
        server.should_exit = True
        thread.join(20)


def over(app: FastAPI, port: int) -> TestClient:
    """A client of an application that goes to the port at which it answers."""
    client = TestClient(app, base_url=f"http://127.0.0.1:{port}")
    own = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)  # one for all: each would read all certificates anew

    def caller(method: str) -> Any:
        def call(path: str, **more: Any) -> httpx.Response:
            return own.request(method, path, **more)

        return call

    client.__dict__.update(get=caller("GET"), post=caller("POST"))
    return client


class Wire:
    """A WebSocket by hand."""

    def __init__(self, port: int, path: str, *, origin: str = "", window: int = 0, host: str = "") -> None:
        self.socket = socket.socket()
        if window:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host or f'127.0.0.1:{port}'}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Origin: {origin}"] if origin else []),
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.answer = b""
        while b"\r\n\r\n" not in self.answer:
            more = self.socket.recv(1)
            if not more:
                break
            self.answer += more

    @property
    def status(self) -> int:
        return int(self.answer.split(b" ")[1])

    def send(self, payload: bytes, *, opcode: int = 1, fin: bool = True, masked: bool = True, bits: int = 0) -> None:
        mask = b"\0\0\0\0" if masked else b""
        high = 0x80 if masked else 0
        size = len(payload)
        length = bytes([high | size]) if size < 126 else bytes([high | 126]) + struct.pack("!H", size)
        self.socket.sendall(bytes([(0x80 if fin else 0) | bits | opcode]) + length + mask + payload)

    def code(self) -> int:
        """The code with which the other end hangs up; 1006 if it just does."""
        try:
            while True:
                first, second = self._read(2)
                size = second & 127
                if size >= 126:
                    size = int.from_bytes(self._read(2 if size == 126 else 8), "big")
                payload = self._read(size)
                if first & 15 == 8:
                    return int.from_bytes(payload[:2], "big") if payload else 1005
        except (EOFError, ConnectionError):
            return 1006

    def _read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            if not more:
                raise EOFError
            data += more
        return data

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()
