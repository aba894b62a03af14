"""Web hooks: tell a chat system that it is somebody's move. Never a way into the host's own network.

An address is resolved when it is given and again each time it is called; only addresses of the open internet are connected to,
and the very address that was checked is the one connected to. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from hippodrome.core.errors import BadInput

TIME_LIMIT = 5.0
PAUSES = (1.0, 8.0, 60.0)
"""Seconds to wait before trying again."""
MOST_WAITING = 1000

log = logging.getLogger("hippodrome.server")


class Target(NamedTuple):
    """An address that was checked: where to connect, and what to ask for there."""

    secure: bool
    host: str
    port: int
    path: str
    ip: str


def check(url: str) -> Target:
    """Where an address leads; BadInput if that is nowhere a hook may lead."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise BadInput("this is not a web address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise BadInput("a hook is a plain http or https address")
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadInput(f"there is no host '{parts.hostname[:80]}'") from None
    ips = [str(info[4][0]) for info in found]
    if not ips or not all(_is_open(ip) for ip in ips):
        raise BadInput("a hook cannot lead into a private network")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, path, ips[0])


def _is_open(ip: str) -> bool:
    address = ipaddress.ip_address(ip.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if mapped is not None and not _is_open(str(mapped)):
        return False
    return address.is_global and not address.is_multicast


def call(target: Target, body: Mapping[str, Any]) -> int:
    """Post a message to a checked address; the status that came back."""
    line = socket.create_connection((target.ip, target.port), timeout=TIME_LIMIT)
    try:
        if target.secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=target.host)
        client = http.client.HTTPConnection(target.host, target.port, timeout=TIME_LIMIT)
        client.sock = line
        headers = {"Content-Type": "application/json", "User-Agent": "Hippodrome", "Connection": "close"}
        client.request("POST", target.path, json.dumps(body), headers)
        return client.getresponse().status
    finally:
        line.close()


class Messenger:
    """Delivers messages in the background, trying again where it must. What waits is bounded; the oldest goes first."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue(MOST_WAITING)

    def send(self, url: str, body: dict[str, Any]) -> None:
        """Have a message delivered."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait((url, body))

    async def run(self) -> None:
        """Deliver as long as the server runs."""
        going: set[asyncio.Task[None]] = set()
        while True:
            url, body = await self._waiting.get()
            while len(going) >= 8:
                await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
            task = asyncio.create_task(self._deliver(url, body))
            going.add(task)
            task.add_done_callback(going.discard)

    async def _deliver(self, url: str, body: dict[str, Any]) -> None:
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                status = await asyncio.to_thread(_call_checked, url, body)
            except (OSError, BadInput, http.client.HTTPException, ValueError) as error:
                status = 0
                log.info("a hook failed: %s", error.__class__.__name__)
            if 200 <= status < 300 or (400 <= status < 500 and status not in (408, 429)):
                return


def _call_checked(url: str, body: dict[str, Any]) -> int:
    return call(check(url), body)
