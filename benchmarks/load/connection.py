"""Minimal WebSocket client: splits the stream into frames and passes on the raw messages."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class WebSocketClient(asyncio.Protocol):
    """A WebSocket at a path. `on_message` gets every message; `first_message` is sent as soon as it is open."""

    def __init__(self, path: str, host: str, first_message: bytes, on_message: Callable[[bytes], None]) -> None:
        self._path, self._host, self._first_message, self._on_message = path, host, first_message, on_message
        self._buffer, self._is_open = b"", False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = line = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        line.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at = 0
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            self._is_open, at = True, end + 4
            self.send(self._first_message)
        while (found := _frame(data, at)) is not None:
            kind, payload, at = found
            if kind == TEXT:
                self._on_message(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._transport.close()
        self._buffer = data[at:]

    def send(self, payload: bytes) -> None:
        """Say something."""
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        """A frame, masked with nothing: whoever is at the other end cannot tell, and needs no time for it here."""
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)


def _frame(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The kind and the payload of the frame that begins there, and where the next begins; None as long as it is not whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        start = at + (4 if size == 126 else 10)
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    end = start + size
    return None if len(data) < end else (data[at] & 0xF, data[start:end], end)


async def connect(url: str, path: str, first_message: bytes, on_message: Callable[[bytes], None]) -> WebSocketClient:
    """Open a WebSocket at a path of the server at this URL."""
    where = url.removeprefix("http://")
    host, _, port = where.partition(":")
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: WebSocketClient(path, where, first_message, on_message), host, int(port)
    )
    return line


async def wait_closed(connection: WebSocketClient) -> None:
    """Keep a WebSocket open until cancelled; if it is closed before that, raise EOFError."""
    try:
        await connection.closed
        raise EOFError("a line was cut")
    finally:
        connection._transport.close()
