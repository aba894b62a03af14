"""Internal reverse proxy: forwards a request or WebSocket to the process that owns the table.

Every process of a database listens at a door of its own, beside the address that people know. Whoever comes there must
bring the secret that is kept in the database, and says for whom they come. nginx, told to send a table always to the same
process (docs/hosting.md), makes this rare; without it everything works all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import re
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httptools
import uvicorn
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.http11 import Response as WebSocketResponse

from hippodrome.server.api import errors
from hippodrome.server.cluster.leases import Owner
from hippodrome.server.cluster.ownership import CLOSE_SERVICE_RESTART, NotOwner, TableOwnership
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http import protocols
from hippodrome.server.http.middleware import FORWARDED_KEY, SEAT_HEADER
from hippodrome.server.limits.rate_limit import SEAT_KEY
from hippodrome.server.tables.registry import TableRegistry

KEY_HEADER, CLIENT_HEADER, SCHEME_HEADER = b"hippodrome-door", b"hippodrome-client", b"hippodrome-scheme"
SELF_HEADER = b"hippodrome-process"
"""Header of a request that a process sends on its own behalf, not for a client."""
MOVED_HEADER = b"hippodrome-moved"
"""Header of a reply to the forwarding process: the table is not here any more."""
REPLY_TIMEOUT = 30.0
"""Seconds in which the owner has to reply."""
CONNECT_TIMEOUT = 2.0
"""Seconds in which the owner has to accept a connection."""
MAX_ATTEMPTS, RETRY_INTERVAL = 8, 0.25
"""Attempts, and seconds between them, to reach the owner of a table that is moving."""
DRAIN_TIMEOUT = 4.0
"""Seconds in which pending writes have to finish at shutdown."""
MAX_BUFFERED_BYTES = 262_144
"""Bytes of a reply that are buffered until it is complete."""
MAX_IDLE_CONNECTIONS = 32
"""Idle connections kept open to each process."""
_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_HOP_HEADERS = (
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"upgrade",
    b"content-length",
    b"date",
    KEY_HEADER,
    CLIENT_HEADER,
    SCHEME_HEADER,
    SELF_HEADER,
)
_HANDSHAKE_HEADERS = (b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"sec-websocket-accept")


class InternalServer(uvicorn.Server):
    """The server of the internal endpoint; the main server handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@asynccontextmanager
async def serve_internal(app: ASGIApp, host: str) -> AsyncIterator[str]:
    """Listen for other processes; yields the endpoint."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.bind((host, 0))
    listening.listen(1024)
    port = listening.getsockname()[1]
    given = {**protocols.uvicorn_settings(), "log_level": "warning", "timeout_graceful_shutdown": 2, "timeout_keep_alive": 120}
    server = InternalServer(uvicorn.Config(app, lifespan="off", proxy_headers=False, **given))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    finally:
        server.should_exit = True
        await asyncio.wait([task])


def drain_on_shutdown(tables: TableRegistry) -> Callable[[], None]:
    """On SIGTERM or SIGINT, release this process's tables before closing its connections: reconnecting clients find them
    at another process. Return a function that restores the handlers."""
    if threading.current_thread() is not threading.main_thread():
        return lambda: None  # signals are not ours here
    loop, before = asyncio.get_running_loop(), {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def asked(number: int, frame: Any) -> None:
        async def end() -> None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(tables.drain(), DRAIN_TIMEOUT)
            then = before[signal.Signals(number)]
            if callable(then):
                then(number, frame)

        loop.call_soon_threadsafe(lambda: tables.processor.tasks.start(end()))

    for number in before:
        signal.signal(number, asked)

    def undo() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    return undo


class InternalAuth:
    """Middleware that admits requests at the internal endpoint only with the shared secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes = _ownership(scope)
        if homes is not None and homes.endpoint and _local_endpoint(scope) == homes.endpoint:
            headers = Headers(scope=scope)
            if not hmac.compare_digest(headers.get(KEY_HEADER.decode(), "").encode(), homes.secret.encode()):
                await _send_error(scope, receive, send, ApiError(403, "only_processes"))
                return
            scope["client"] = (headers.get(CLIENT_HEADER.decode(), ""), 0)
            secure = headers.get(SCHEME_HEADER.decode()) in ("https", "wss")
            scope["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]] if secure else scope["scheme"]
            scope[FORWARDED_KEY] = "process" if SELF_HEADER.decode() in headers else "person"
        await self._app(scope, receive, send)


async def post_to_owner(ownership: TableOwnership, table: str, path: str, body: Mapping[str, Any]) -> None:
    """Post to the owner of a table: something that follows from an event at a table of this process."""
    data, owner = json.dumps(body).encode(), await ownership.claim(table)
    if owner is None:
        raise NotOwner  # it came free this very moment
    head = [b"POST %s HTTP/1.1" % path.encode(), b"host: 127.0.0.1", b"content-type: application/json"]
    head += [
        KEY_HEADER + b": " + ownership.secret.encode(),
        CLIENT_HEADER + b": 127.0.0.1",
        SELF_HEADER + b": 1",
        b"content-length: %d" % len(data),
        b"",
        data,
    ]
    reply = _Reply({}, _discard)
    try:
        wire = await _connect(owner)
        try:
            async with asyncio.timeout(REPLY_TIMEOUT):
                await _exchange(wire, b"\r\n".join(head), reply)
        finally:
            wire[1].close()
    except (OSError, EOFError, TimeoutError, httptools.HttpParserError):
        ownership.forget_owner(table)
        raise NotOwner from None
    if reply.parser.get_status_code() >= 300:
        ownership.forget_owner(table)
        raise NotOwner


async def _discard(message: Message) -> None:
    """Discard a reply that no client waits for."""


class OwnerProxy:
    """Forwards requests about a table to the process that owns it; all others are handled here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._idle: dict[str, list[_Connection]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes, table = _ownership(scope), _table_in_path(scope)
        if homes is None or not table:
            await self._app(scope, receive, send)
            return
        body: list[Message] | None = None
        for _ in range(MAX_ATTEMPTS):
            try:
                owner = None if scope["app"].state.tables.in_memory(table) is not None else await homes.claim(table)
            except NotOwner:  # this process ends: whoever brought it, or connects again, finds the table at another
                more = [(MOVED_HEADER, b"1")] if FORWARDED_KEY in scope else []
                await _send_error(scope, receive if body is None else _replay_body(body, receive), send, NotOwner(), more)
                return
            if owner is None:
                await self._app(scope, receive if body is None else _replay_body(body, receive), send)
                return
            if FORWARDED_KEY in scope:
                await _send_error(scope, receive, send, NotOwner(), [(MOVED_HEADER, b"1")])
                return
            if body is None:
                body = await _read_body(receive)
            try:
                carry = self._forward_websocket if scope["type"] == "websocket" else self._forward_request
                if await carry(homes, owner, scope, body, receive, send):
                    return
                homes.forget_owner(table)
            except ConnectionRefusedError:
                await homes.expire_lease(owner)
                continue
            await asyncio.sleep(RETRY_INTERVAL)
        await _send_error(scope, receive if body is None else _replay_body(body, receive), send, NotOwner())

    async def _forward_request(
        self, ownership: TableOwnership, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Forward a request and its reply; False if it can be retried, because it cannot have had an effect."""
        data = b"".join(message.get("body", b"") for message in body)
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        lines = [b"%s %s HTTP/1.1" % (scope["method"].encode(), path), *_forwarded_headers(ownership, scope)]
        lines += [b"content-length: %d" % len(data), b"", data]
        wire = self._idle.get(owner.endpoint, []).pop() if self._idle.get(owner.endpoint) else None
        reply = _Reply(scope, send)
        try:
            async with asyncio.timeout(REPLY_TIMEOUT):
                if wire is None:
                    wire = await _connect(owner)
                await _exchange(wire, b"\r\n".join(lines), reply)
        except ConnectionRefusedError:
            raise
        except (OSError, EOFError, TimeoutError, httptools.HttpParserError):
            if wire is not None:
                wire[1].close()
            self._idle.pop(owner.endpoint, None)
            if reply.has_started:
                raise
            if scope["method"] == "GET" or wire is None:
                return False
            await _send_error(
                scope, receive, send, NotOwner()
            )  # whether it happened is not known: they ask, or send it once more
            return True
        if reply.is_keep_alive and len(self._idle.setdefault(owner.endpoint, [])) < MAX_IDLE_CONNECTIONS:
            self._idle[owner.endpoint].append(wire)
        else:
            wire[1].close()
        return not reply.has_moved

    async def _forward_websocket(
        self, ownership: TableOwnership, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Forward a WebSocket, both ways, until one end closes it; False if it can be retried."""
        headers = [line.decode("latin-1").split(": ", 1) for line in _forwarded_headers(ownership, scope)]
        more = [(name, value) for name, value in headers if name != "host"]
        called, query = Headers(scope=scope).get("host", ""), scope["query_string"]
        path = (scope["raw_path"] + (b"?" + query if query else b"")).decode("latin-1")
        host, _, port = owner.endpoint.rpartition(":")
        try:
            line = await connect(  # to the owner, with the Host that the client called: the owner compares Origin with it
                f"ws://{called if _HOST.fullmatch(called) else owner.endpoint}{path}", host=host.strip("[]"), port=int(port),
                additional_headers=more, compression=None, max_size=None, open_timeout=CONNECT_TIMEOUT, ping_interval=None,
                user_agent_header=None, proxy=None,
            )  # fmt: skip
        except ConnectionRefusedError:
            raise
        except InvalidStatus as refused:
            if MOVED_HEADER.decode() in refused.response.headers:
                return False
            await _forward_error(scope, receive, send, refused.response)
            return True
        except (OSError, TimeoutError, WebSocketException):
            return False
        await send({"type": "websocket.accept"})
        talk = [asyncio.create_task(_client_to_owner(line, receive)), asyncio.create_task(_owner_to_client(line, send))]
        try:
            await asyncio.wait(talk, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in talk:
                task.cancel()
            hung_up = asyncio.create_task(line.close())  # nobody waits until the other process has heard of it
            self._closing.add(hung_up)
            hung_up.add_done_callback(self._closing.discard)
        await asyncio.wait(talk)
        for task in talk:
            if not task.cancelled():
                task.exception()  # one end hung up: that is how lines end
        return True


_Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _connect(owner: Owner) -> _Connection:
    host, _, port = owner.endpoint.rpartition(":")
    async with asyncio.timeout(CONNECT_TIMEOUT):
        return await asyncio.open_connection(host.strip("[]"), int(port))


class _Reply:
    """A reply as it comes in, passed on piece by piece."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._headers: list[tuple[bytes, bytes]] = []
        self._chunks: list[bytes] = []
        self._has_head = self.is_complete = self.has_started = self.has_moved = False
        self.parser = httptools.HttpResponseParser(self)
        self.is_keep_alive = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self._has_head = True
        self.has_moved = any(name == MOVED_HEADER for name, _ in self._headers)

    def on_body(self, body: bytes) -> None:
        self._chunks.append(body)

    def on_message_complete(self) -> None:
        self.is_complete, self.is_keep_alive = True, self.parser.should_keep_alive()

    async def forward(self) -> None:
        """Send what has come in; nothing of a reply that says that the table is not there any more. One that is not very large
        goes on as a whole: should the process die in the middle of it, whoever asked is told so, and not cut off."""
        if (
            self.has_moved
            or not self._has_head
            or not (self.has_started or self.is_complete or sum(map(len, self._chunks)) > MAX_BUFFERED_BYTES)
        ):
            return
        if not self.has_started:
            self.has_started = True
            seat = next((value for name, value in self._headers if name == SEAT_HEADER), None)
            if seat is not None:
                self._scope[SEAT_KEY] = seat.decode()
            hidden = (b"connection", b"keep-alive", b"transfer-encoding", b"date", SEAT_HEADER)
            headers = [(name, value) for name, value in self._headers if name not in hidden]
            await self._send({"type": "http.response.start", "status": self.parser.get_status_code(), "headers": headers})
        body, self._chunks = b"".join(self._chunks), []
        if body or self.is_complete:
            await self._send({"type": "http.response.body", "body": body, "more_body": not self.is_complete})


async def _exchange(connection: _Connection, request: bytes, reply: _Reply) -> None:
    reader, writer = connection
    writer.write(request)
    while not reply.is_complete:
        data = await reader.read(65_536)
        if not data:
            raise EOFError
        reply.parser.feed_data(data)
        await reply.forward()


def _forwarded_headers(ownership: TableOwnership, scope: Scope) -> list[bytes]:
    """The headers of a forwarded request."""
    headers = [(name, value) for name, value in scope["headers"] if name not in _HOP_HEADERS and name not in _HANDSHAKE_HEADERS]
    client = (scope["client"][0] if scope.get("client") else "").encode()
    headers += [(KEY_HEADER, ownership.secret.encode()), (CLIENT_HEADER, client), (SCHEME_HEADER, scope["scheme"].encode())]
    return [name + b": " + value for name, value in headers]


async def _client_to_owner(connection: ClientConnection, receive: Receive) -> None:
    while (message := await receive())["type"] != "websocket.disconnect":
        if (text := message.get("text")) is not None:
            await connection.send(text)


async def _owner_to_client(connection: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await send({"type": "websocket.send", "text": await connection.recv()})
    code = connection.close_code or 1006
    gone = code in (1005, 1006)
    await send(
        {
            "type": "websocket.close",
            "code": CLOSE_SERVICE_RESTART if gone else code,
            "reason": "" if gone else connection.close_reason or "",
        }
    )


async def _read_body(receive: Receive) -> list[Message]:
    """Read a request's body, or the WebSocket handshake; the middleware has limited its size."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _replay_body(messages: Sequence[Message], receive: Receive) -> Receive:
    """Receive the buffered messages again, and then new ones."""
    waiting = iter(messages)

    async def take() -> Message:
        for message in waiting:
            return message
        return await receive()

    return take


def _table_in_path(scope: Scope) -> str:
    """The table in a request's path, if the request can be forwarded."""
    if scope["type"] not in ("http", "websocket") or scope.get("method", "GET") not in ("GET", "POST"):
        return ""
    found = _TABLE.match(scope["path"])
    return found[1] if found else ""


def _ownership(scope: Scope) -> TableOwnership | None:
    if scope["type"] not in ("http", "websocket"):
        return None
    homes: TableOwnership | None = scope["app"].state.tables.ownership
    return homes


def _local_endpoint(scope: Scope) -> str:
    host, port = scope.get("server") or ("", 0)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def _send_error(
    scope: Scope, receive: Receive, send: Send, error: ApiError | Conflict, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    response = errors.error_response_to(scope, error)
    response.raw_headers.extend(more)
    await errors.send_error(scope, receive, send, response, error.code)


async def _forward_error(scope: Scope, receive: Receive, send: Send, reply: WebSocketResponse) -> None:
    """Send the owner's refusal of a WebSocket handshake to the client."""
    headers = {name: reply.headers[name] for name in ("content-type", "retry-after") if name in reply.headers}
    response = Response(bytes(reply.body or b""), reply.status_code, headers)
    await errors.send_error(scope, receive, send, response, "")
