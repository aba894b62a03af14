"""Internal reverse proxy: forwards a request or WebSocket to the process that owns the table.

If nginx always routes a table to the same process (docs/host/nginx.md), forwarding is rare. That routing is optional.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.http11 import Response as WebSocketResponse

from hippodrome.server.api import errors
from hippodrome.server.cluster.client import (
    CLIENT_HEADER,
    CONNECT_TIMEOUT,
    ERRORS,
    KEY_HEADER,
    MOVED_HEADER,
    SCHEME_HEADER,
    SELF_HEADER,
    Client,
    Reply,
    build_request,
)
from hippodrome.server.cluster.leases import Owner
from hippodrome.server.cluster.listener import ownership_of, send_error
from hippodrome.server.cluster.ownership import CLOSE_SERVICE_RESTART, NotOwner, TableOwnership
from hippodrome.server.http.middleware import FORWARDED_KEY
from hippodrome.server.tasks import TaskSet

MAX_ATTEMPTS, RETRY_INTERVAL = 8, 0.25
"""Attempts to reach the owner of a table that is moving, and seconds between them."""
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


class OwnerProxy:
    """Middleware that forwards requests for a table to the process that owns it, and passes on all others."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._client, self._closing = Client(), TaskSet()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes, table = ownership_of(scope), _table_in_path(scope)
        if homes is None or not table:
            await self._app(scope, receive, send)
            return
        body: list[Message] | None = None
        for _ in range(MAX_ATTEMPTS):
            try:
                owner = None if scope["app"].state.tables.in_memory(table) is not None else await homes.claim(table)
            except NotOwner:  # this process stops: the forwarding process, or a reconnecting client, finds the table elsewhere
                more = [(MOVED_HEADER, b"1")] if FORWARDED_KEY in scope else []
                await send_error(scope, receive if body is None else _replay_body(body, receive), send, NotOwner(), more)
                return
            if owner is None:
                await self._app(scope, receive if body is None else _replay_body(body, receive), send)
                return
            if FORWARDED_KEY in scope:
                await send_error(scope, receive, send, NotOwner(), [(MOVED_HEADER, b"1")])
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
        await send_error(scope, receive if body is None else _replay_body(body, receive), send, NotOwner())

    async def _forward_request(
        self, ownership: TableOwnership, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Forward a request and its reply; return False if it can be retried, because it cannot have had an effect."""
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        data = b"".join(message.get("body", b"") for message in body)
        reply = Reply(scope, send)
        try:
            headers = _forwarded_headers(ownership, scope)
            await self._client.request(owner, build_request(scope["method"], path, headers, data), reply)
        except ConnectionRefusedError:
            raise
        except ERRORS:
            if reply.has_started:
                raise
            if scope["method"] == "GET" or not reply.is_sent:
                return False
            # The owner may have applied the request or not: the client checks, or sends it again.
            await send_error(scope, receive, send, NotOwner())
            return True
        return not reply.has_moved

    async def _forward_websocket(
        self, ownership: TableOwnership, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Forward a WebSocket in both directions until one end closes it; return False if it can be retried."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in _forwarded_headers(ownership, scope)]
        more = [(name, value) for name, value in headers if name != "host"]
        called, query = Headers(scope=scope).get("host", ""), scope["query_string"]
        path = (scope["raw_path"] + (b"?" + query if query else b"")).decode("latin-1")
        host, _, port = owner.endpoint.rpartition(":")
        try:
            line = await connect(  # to the owner, with the client's Host, because the owner compares Origin with it
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
            self._closing.start(line.close())  # the client does not wait until the owner has closed its end
        await asyncio.wait(talk)
        for task in talk:
            if not task.cancelled():
                task.exception()  # one end closed the connection, which is the normal end
        return True


def _forwarded_headers(ownership: TableOwnership, scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of a forwarded request."""
    headers = [(name, value) for name, value in scope["headers"] if name not in _HOP_HEADERS and name not in _HANDSHAKE_HEADERS]
    client = (scope["client"][0] if scope.get("client") else "").encode()
    headers += [(KEY_HEADER, ownership.secret.encode()), (CLIENT_HEADER, client), (SCHEME_HEADER, scope["scheme"].encode())]
    return headers


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
    """Return a `receive` that yields the buffered messages, and then new ones."""
    waiting = iter(messages)

    async def take() -> Message:
        for message in waiting:
            return message
        return await receive()

    return take


def _table_in_path(scope: Scope) -> str:
    """Return the table id in a request's path if the request can be forwarded; else an empty string."""
    if scope["type"] not in ("http", "websocket") or scope.get("method", "GET") not in ("GET", "POST"):
        return ""
    found = _TABLE.match(scope["path"])
    return found[1] if found else ""


async def _forward_error(scope: Scope, receive: Receive, send: Send, reply: WebSocketResponse) -> None:
    """Send the owner's rejection of a WebSocket handshake to the client."""
    headers = {name: reply.headers[name] for name in ("content-type", "retry-after") if name in reply.headers}
    response = Response(bytes(reply.body or b""), reply.status_code, headers)
    await errors.send_error(scope, receive, send, response, "")
