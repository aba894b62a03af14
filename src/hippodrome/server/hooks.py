"""Web hooks: tell a chat system that it is somebody's move. Never a way into the host's own network.

An address is resolved when it is given and again each time it is called; only addresses of the open internet are connected to,
and the very address that was checked is the one connected to. Redirects are not followed, and nothing of the reply is read
but its status. Names are looked up in threads of their own, so that a slow answer keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from hippodrome.core.errors import BadInput
from hippodrome.server.addresses import is_open

TIME_LIMIT = 5.0
"""Seconds for a name to be looked up, and for a call from the first byte to the last."""
PAUSES = (1.0, 8.0, 60.0)
"""Seconds to wait before trying again."""
MOST_WAITING = 1000
MOST_AT_ONCE = 32
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: |\r?\n)")

log = logging.getLogger("hippodrome.server")
_lookups = ThreadPoolExecutor(4, thread_name_prefix="lookup")


class Target(NamedTuple):
    """An address that was checked: where to connect, and what to ask for there."""

    secure: bool
    host: str
    port: int
    path: str
    ip: str


async def check(url: str) -> Target:
    """Where an address leads; BadInput if that is nowhere a hook may lead."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise BadInput("no_web_address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or parts.password is not None:
        raise BadInput("no_hook")
    try:
        host = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode("ascii")
        looked_up = asyncio.get_running_loop().run_in_executor(_lookups, _look_up, host, port)
        ips = await asyncio.wait_for(looked_up, TIME_LIMIT)
    except (OSError, UnicodeError, TimeoutError):
        raise BadInput("no_host", host=parts.hostname[:80]) from None
    if not ips or not all(is_open(ip) for ip in ips):
        raise BadInput("private_hook")
    path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe="/%:@!$&'()*+,;=~?")
    return Target(parts.scheme == "https", host, port, path, ips[0])


def _look_up(host: str, port: int) -> list[str]:
    return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


async def call(target: Target, body: Mapping[str, Any]) -> int:
    """Post a message to a checked address; the status that came back."""
    async with asyncio.timeout(TIME_LIMIT):
        secure = ssl.create_default_context() if target.secure else None
        named = target.host if target.secure else None
        reader, writer = await asyncio.open_connection(target.ip, target.port, ssl=secure, server_hostname=named)
        try:
            writer.write(_request(target, json.dumps(body).encode()))
            await writer.drain()
            found = _STATUS.match(await reader.readline())
            return int(found[1]) if found else 0
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                writer.transport.abort()


def _request(target: Target, content: bytes) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = target.port == (443 if target.secure else 80)
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {host if usual else f'{host}:{target.port}'}",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        "User-Agent: Hippodrome",
        "Connection: close",
    ]
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + content


class Messenger:
    """Delivers messages in the background, trying again where it must. What waits is bounded; the oldest goes first."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue(MOST_WAITING)
        self._lines = asyncio.Semaphore(MOST_AT_ONCE)

    def send(self, url: str, body: dict[str, Any]) -> None:
        """Have a message delivered."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait((url, body))

    async def run(self) -> None:
        """Deliver as long as the server runs."""
        going: set[asyncio.Task[None]] = set()
        try:
            while True:
                url, body = await self._waiting.get()
                while len(going) >= MOST_WAITING:
                    await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                task = asyncio.create_task(self._deliver(url, body))
                going.add(task)
                task.add_done_callback(going.discard)
        finally:
            for task in going:
                task.cancel()

    async def _deliver(self, url: str, body: dict[str, Any]) -> None:
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                async with self._lines:
                    status = await call(await check(url), body)
            except (OSError, BadInput, TimeoutError, ValueError) as error:
                status = 0
                log.info("a hook failed: %s", error.__class__.__name__)
            if 200 <= status < 300 or (400 <= status < 500 and status not in (408, 429)):
                return
