"""Outgoing webhooks for "your move", with SSRF protection.

A URL is resolved when it is set and again before each call. The server connects only to public addresses, and to the address
that was checked. It follows no redirects and reads only the status of the response. Host names are resolved in separate
threads. Clients take turns, and each call is charged to the client that set the webhook.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import socket
import ssl
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.fair_semaphore import FairSemaphore
from hippodrome.server.limits.quota import Quota, Usage, add_cpu_seconds, metered, set_usage
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.workers.ip_ranges import is_public_ip

TIME_LIMIT = 5.0
"""Seconds to resolve a name, and for a call from the first byte to the last."""
RETRY_DELAYS = (1.0, 8.0, 60.0)
"""Seconds before each retry."""
MAX_PENDING = 5000  # messages that wait, are being sent or will be retried
MAX_PENDING_PER_CLIENT = 100
MAX_CALLS = 32  # concurrent calls
MAX_CALLS_PER_CLIENT = 8
HANDSHAKE_SECONDS = 0.005  # CPU time of a TLS handshake, which the event loop does outside the calling coroutine
QUOTA_INTERVAL = 1.0  # seconds between two checks whether a client over its quota may call again
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: |\r?\n)")

log = logging.getLogger("hippodrome.server")
_lookups = ThreadPoolExecutor(4, thread_name_prefix="lookup")


class Target(NamedTuple):
    """A checked webhook URL: the IP address to connect to, and the path to request there."""

    secure: bool
    host: str
    port: int
    path: str
    ip: str


async def check(url: str) -> Target:
    """Resolve a webhook URL; BadInput if it must not be called."""
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
    if not ips or not all(is_public_ip(ip) for ip in ips):
        raise BadInput("private_hook")
    path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe="/%:@!$&'()*+,;=~?")
    return Target(parts.scheme == "https", host, port, path, ips[0])


def _look_up(host: str, port: int) -> list[str]:
    return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class TlsContext:
    """TLS context of all calls: created once, in a thread, because reading the certificates takes a tenth of a second."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._context: ssl.SSLContext | None = None

    async def get(self) -> ssl.SSLContext:
        """Return the context, created on first use."""
        async with self._lock:
            if self._context is None:
                loop = asyncio.get_running_loop()
                self._context = await loop.run_in_executor(_lookups, ssl.create_default_context)
            return self._context


async def call(target: Target, body: Mapping[str, Any], tls: TlsContext) -> int:
    """Post a message to a checked target; return the HTTP status, 0 if the response is invalid."""
    async with asyncio.timeout(TIME_LIMIT):
        secure = await tls.get() if target.secure else None
        if target.secure:
            add_cpu_seconds(HANDSHAKE_SECONDS)
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


class Message(NamedTuple):
    """A message to deliver, and the client to charge for it."""

    url: str
    body: dict[str, Any]
    client: str


class Messenger:
    """Delivers messages in the background, with retries. Clients take turns; waiting messages are limited."""

    def __init__(self, quota: Quota) -> None:
        self._quota, self._tls = quota, TlsContext()
        self._pending: Counter[str] = Counter()
        self._semaphore = FairSemaphore(MAX_CALLS, MAX_CALLS_PER_CLIENT, MAX_PENDING_PER_CLIENT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._dropping: set[str] = set()
        """Clients whose messages are dropped; logged once per client, until all its messages are delivered."""

    def send(self, url: str, body: dict[str, Any], client: str) -> None:
        """Schedule the delivery of a message; drop it if too many of its client, or of all clients, wait."""
        if self._pending[client] >= MAX_PENDING_PER_CLIENT or len(self._tasks) >= MAX_PENDING:
            if client not in self._dropping:
                log.warning("webhook messages of a client are dropped: %d are waiting", self._pending[client])
            self._dropping.add(client)
            return
        self._pending[client] += 1
        task = asyncio.create_task(self._deliver(Message(url, body, client)))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._end(task, client))

    def _end(self, task: asyncio.Task[None], client: str) -> None:
        self._tasks.discard(task)
        self._pending[client] -= 1
        if not self._pending[client]:
            del self._pending[client]
            self._dropping.discard(client)

    def close(self) -> None:
        """Cancel all deliveries."""
        for task in self._tasks:
            task.cancel()

    async def _deliver(self, message: Message) -> None:
        bill = Usage(message.client, self._quota)
        set_usage(bill)
        for pause in (0.0, *RETRY_DELAYS):
            await asyncio.sleep(pause)
            while not bill.is_within_quota:
                await asyncio.sleep(QUOTA_INTERVAL)
            try:
                async with self._semaphore.slot():
                    status = await metered(self._call(message))
            except (OSError, BadInput, TimeoutError, ValueError, ApiError) as error:
                status = 0
                log.info("webhook call failed: %s", error.__class__.__name__)
            finally:
                bill.flush()
            if 200 <= status < 300 or (400 <= status < 500 and status not in (408, 429)):
                return

    async def _call(self, message: Message) -> int:
        return await call(await check(message.url), message.body, self._tls)


class MoveNotifier:
    """Calls the webhooks of a table for each person whose move it is, once per prompt."""

    def __init__(self, messenger: Messenger, public_url: str) -> None:
        self._messenger, self._public_url = messenger, public_url

    def notify(self, live: LiveTable) -> None:
        """Call the webhooks of seats with a new prompt.

        The table's webhook follows the public table: in a hidden window it is called for the seat that appears to be deciding,
        and never for a seat with a hidden prompt.
        """
        journal, known = live.journal, live.journal.visible_to(None)
        if not journal.webhooks or journal.table is None or known is None or journal.state != "running":
            return
        for seat in journal.human_seats:
            if journal.is_asked(seat) and seat not in journal.table.sealed:
                self._call_once(live, seat, str(seat), journal.clocks.started_at.get(seat, 0.0))
            if seat in known.waiting:
                self._call_once(live, seat, "table", journal.clocks.visible_started_at.get(seat, 0.0))

    def _call_once(self, live: LiveTable, seat: Seat, key: str, since: float) -> None:
        if live.last_webhook_calls.get((key, seat)) == since:
            return
        live.last_webhook_calls[key, seat] = since
        if hook := live.journal.webhooks.get(key):
            client = live.webhook_clients.get(key, live.creator)
            self._messenger.send(hook.url, self._payload(live, seat, hook.language), client)

    def _payload(self, live: LiveTable, seat: Seat, language: str) -> dict[str, Any]:
        words, journal = live.localization(language), live.journal
        told = words.text("server.your_move", seat=seat, title=words.text("game.title"))
        link = f"{self._public_url}/table/{live.row.id}" if self._public_url else ""
        text = f"{told} {link}".strip()
        return {"text": text, "content": text, "player": journal.seats[seat].name, "game": journal.game.name, "link": link}
