"""The door between processes: what reaches a process that does not have the table is carried to the one that has.

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
from hippodrome.server.cluster.ownership import RESTARTS, Elsewhere, Homes
from hippodrome.server.http import protocols
from hippodrome.server.http.middleware import CARRIED, SEATED
from hippodrome.server.http.rate_limit import SEAT
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.registry import Tables

KEY, CLIENT, SCHEME = b"hippodrome-door", b"hippodrome-client", b"hippodrome-scheme"
SELF = b"hippodrome-process"
"""What a process brings that comes for itself, and for nobody else."""
MOVED = b"hippodrome-moved"
"""What a reply says to the process that brought the request: the table is not here any more."""
PATIENCE = 30.0
"""Seconds in which a process has to reply."""
KNOCKS = 2.0
"""Seconds in which a process has to open."""
TRIES, PAUSE = 8, 0.25
"""So often, and so many seconds apart, a table that is on its way is looked for."""
LONGEST_DRAIN = 4.0
"""Seconds in which what is being written at the end has to be finished."""
MOST_HELD = 262_144
"""So many bytes of a reply are held back until it is whole."""
MOST_IDLE = 32
"""So many connections to a door are kept open."""
_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_OURS = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"date", KEY, CLIENT, SCHEME, SELF)
_HANDSHAKE = (b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"sec-websocket-accept")


class DoorServer(uvicorn.Server):
    """The server behind a door; signals are the main server's affair."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@asynccontextmanager
async def open_door(app: ASGIApp, host: str) -> AsyncIterator[str]:
    """Listen for other processes; the address at which they come."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.bind((host, 0))
    listening.listen(1024)
    port = listening.getsockname()[1]
    given = {**protocols.settings(), "log_level": "warning", "timeout_graceful_shutdown": 2, "timeout_keep_alive": 120}
    server = DoorServer(uvicorn.Config(app, lifespan="off", proxy_headers=False, **given))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    finally:
        server.should_exit = True
        await asyncio.wait([task])


def drain_at_the_end(tables: Tables) -> Callable[[], None]:
    """When this process is asked to end, give up its tables first, and only then hang up: whoever connects again finds them
    at another process. What undoes this."""
    if threading.current_thread() is not threading.main_thread():
        return lambda: None  # signals are not ours here
    loop, before = asyncio.get_running_loop(), {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def asked(number: int, frame: Any) -> None:
        async def end() -> None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(tables.drain(), LONGEST_DRAIN)
            then = before[signal.Signals(number)]
            if callable(then):
                then(number, frame)

        loop.call_soon_threadsafe(lambda: tables.keep_task(loop.create_task(end())))

    for number in before:
        signal.signal(number, asked)

    def undo() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    return undo


class Doorkeeper:
    """Stands before everything else: whoever comes to the door is let in only with the secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes = _homes(scope)
        if homes is not None and homes.door and _came_to(scope) == homes.door:
            headers = Headers(scope=scope)
            if not hmac.compare_digest(headers.get(KEY.decode(), "").encode(), homes.secret.encode()):
                await _refuse(scope, receive, send, Refusal(403, "only_processes"))
                return
            scope["client"] = (headers.get(CLIENT.decode(), ""), 0)
            secure = headers.get(SCHEME.decode()) in ("https", "wss")
            scope["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]] if secure else scope["scheme"]
            scope[CARRIED] = "process" if SELF.decode() in headers else "person"
        await self._app(scope, receive, send)


async def tell_owner(homes: Homes, table: str, path: str, body: Mapping[str, Any]) -> None:
    """Let the process that has a table do something there that follows from what happened at a table of this one."""
    data, owner = json.dumps(body).encode(), await homes.claim(table)
    if owner is None:
        raise Elsewhere  # it came free this very moment
    head = [b"POST %s HTTP/1.1" % path.encode(), b"host: 127.0.0.1", b"content-type: application/json"]
    head += [
        KEY + b": " + homes.secret.encode(),
        CLIENT + b": 127.0.0.1",
        SELF + b": 1",
        b"content-length: %d" % len(data),
        b"",
        data,
    ]
    reply = _Reply({}, _nobody)
    try:
        wire = await _knock(owner)
        try:
            async with asyncio.timeout(PATIENCE):
                await _ask(wire, b"\r\n".join(head), reply)
        finally:
            wire[1].close()
    except (OSError, EOFError, TimeoutError, httptools.HttpParserError):
        homes.forget(table)
        raise Elsewhere from None
    if reply.parser.get_status_code() >= 300:
        homes.forget(table)
        raise Elsewhere


async def _nobody(message: Message) -> None:
    """Nobody waits for this reply."""


class Carrier:
    """Carries what is about a table to the process that has it; what is about tables of this process, or none, goes on."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._idle: dict[str, list[_Wire]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes, table = _homes(scope), _table_of(scope)
        if homes is None or not table:
            await self._app(scope, receive, send)
            return
        body: list[Message] | None = None
        for _ in range(TRIES):
            try:
                owner = None if scope["app"].state.tables.in_memory(table) is not None else await homes.claim(table)
            except Elsewhere:  # this process ends: whoever brought it, or connects again, finds the table at another
                more = [(MOVED, b"1")] if CARRIED in scope else []
                await _refuse(scope, receive if body is None else _again(body, receive), send, Elsewhere(), more)
                return
            if owner is None:
                await self._app(scope, receive if body is None else _again(body, receive), send)
                return
            if CARRIED in scope:
                await _refuse(scope, receive, send, Elsewhere(), [(MOVED, b"1")])
                return
            if body is None:
                body = await _whole(receive)
            try:
                carry = self._carry_line if scope["type"] == "websocket" else self._carry_request
                if await carry(homes, owner, scope, body, receive, send):
                    return
                homes.forget(table)
            except ConnectionRefusedError:
                await homes.bury(owner)
                continue
            await asyncio.sleep(PAUSE)
        await _refuse(scope, receive if body is None else _again(body, receive), send, Elsewhere())

    async def _carry_request(
        self, homes: Homes, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Carry a request, and its reply back; False if it may be tried again, because nothing can have come of it."""
        data = b"".join(message.get("body", b"") for message in body)
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        lines = [b"%s %s HTTP/1.1" % (scope["method"].encode(), path), *_passed_on(homes, scope)]
        lines += [b"content-length: %d" % len(data), b"", data]
        wire = self._idle.get(owner.door, []).pop() if self._idle.get(owner.door) else None
        reply = _Reply(scope, send)
        try:
            async with asyncio.timeout(PATIENCE):
                if wire is None:
                    wire = await _knock(owner)
                await _ask(wire, b"\r\n".join(lines), reply)
        except ConnectionRefusedError:
            raise
        except (OSError, EOFError, TimeoutError, httptools.HttpParserError):
            if wire is not None:
                wire[1].close()
            self._idle.pop(owner.door, None)
            if reply.begun:
                raise
            if scope["method"] == "GET" or wire is None:
                return False
            await _refuse(scope, receive, send, Elsewhere())  # whether it happened is not known: they ask, or send it once more
            return True
        if reply.keeps_open and len(self._idle.setdefault(owner.door, [])) < MOST_IDLE:
            self._idle[owner.door].append(wire)
        else:
            wire[1].close()
        return not reply.moved

    async def _carry_line(
        self, homes: Homes, owner: Owner, scope: Scope, body: Sequence[Message], receive: Receive, send: Send
    ) -> bool:
        """Carry a line, both ways, until one end hangs up; False if it may be tried again."""
        headers = [line.decode("latin-1").split(": ", 1) for line in _passed_on(homes, scope)]
        more = [(name, value) for name, value in headers if name != "host"]
        called, query = Headers(scope=scope).get("host", ""), scope["query_string"]
        path = (scope["raw_path"] + (b"?" + query if query else b"")).decode("latin-1")
        host, _, port = owner.door.rpartition(":")
        try:
            line = await connect(  # to the owner, with the Host that the client called: the owner compares Origin with it
                f"ws://{called if _HOST.fullmatch(called) else owner.door}{path}", host=host.strip("[]"), port=int(port),
                additional_headers=more, compression=None, max_size=None, open_timeout=KNOCKS, ping_interval=None,
                user_agent_header=None, proxy=None,
            )  # fmt: skip
        except ConnectionRefusedError:
            raise
        except InvalidStatus as refused:
            if MOVED.decode() in refused.response.headers:
                return False
            await _forward_refusal(scope, receive, send, refused.response)
            return True
        except (OSError, TimeoutError, WebSocketException):
            return False
        await send({"type": "websocket.accept"})
        talk = [asyncio.create_task(_hear(line, receive)), asyncio.create_task(_tell(line, send))]
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


_Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _knock(owner: Owner) -> _Wire:
    host, _, port = owner.door.rpartition(":")
    async with asyncio.timeout(KNOCKS):
        return await asyncio.open_connection(host.strip("[]"), int(port))


class _Reply:
    """A reply as it comes in, passed on piece by piece."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._headers: list[tuple[bytes, bytes]] = []
        self._pieces: list[bytes] = []
        self._head_is_in = self.whole = self.begun = self.moved = False
        self.parser = httptools.HttpResponseParser(self)
        self.keeps_open = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self._head_is_in = True
        self.moved = any(name == MOVED for name, _ in self._headers)

    def on_body(self, body: bytes) -> None:
        self._pieces.append(body)

    def on_message_complete(self) -> None:
        self.whole, self.keeps_open = True, self.parser.should_keep_alive()

    async def pass_on(self) -> None:
        """Send what has come in; nothing of a reply that says that the table is not there any more. One that is not very large
        goes on as a whole: should the process die in the middle of it, whoever asked is told so, and not cut off."""
        if self.moved or not self._head_is_in or not (self.begun or self.whole or sum(map(len, self._pieces)) > MOST_HELD):
            return
        if not self.begun:
            self.begun = True
            seat = next((value for name, value in self._headers if name == SEATED), None)
            if seat is not None:
                self._scope[SEAT] = seat.decode()
            hidden = (b"connection", b"keep-alive", b"transfer-encoding", b"date", SEATED)
            headers = [(name, value) for name, value in self._headers if name not in hidden]
            await self._send({"type": "http.response.start", "status": self.parser.get_status_code(), "headers": headers})
        body, self._pieces = b"".join(self._pieces), []
        if body or self.whole:
            await self._send({"type": "http.response.body", "body": body, "more_body": not self.whole})


async def _ask(wire: _Wire, request: bytes, reply: _Reply) -> None:
    reader, writer = wire
    writer.write(request)
    while not reply.whole:
        data = await reader.read(65_536)
        if not data:
            raise EOFError
        reply.parser.feed_data(data)
        await reply.pass_on()


def _passed_on(homes: Homes, scope: Scope) -> list[bytes]:
    """The headers of a request as it goes on through a door."""
    headers = [(name, value) for name, value in scope["headers"] if name not in _OURS and name not in _HANDSHAKE]
    client = (scope["client"][0] if scope.get("client") else "").encode()
    headers += [(KEY, homes.secret.encode()), (CLIENT, client), (SCHEME, scope["scheme"].encode())]
    return [name + b": " + value for name, value in headers]


async def _hear(line: ClientConnection, receive: Receive) -> None:
    while (message := await receive())["type"] != "websocket.disconnect":
        if (text := message.get("text")) is not None:
            await line.send(text)


async def _tell(line: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await send({"type": "websocket.send", "text": await line.recv()})
    code = line.close_code or 1006
    gone = code in (1005, 1006)
    await send(
        {"type": "websocket.close", "code": RESTARTS if gone else code, "reason": "" if gone else line.close_reason or ""}
    )


async def _whole(receive: Receive) -> list[Message]:
    """A request's body, or the knock of a line; small enough to be kept, because the guard has seen to it."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _again(messages: Sequence[Message], receive: Receive) -> Receive:
    """Hand out once more what was received, and then what comes."""
    waiting = iter(messages)

    async def take() -> Message:
        for message in waiting:
            return message
        return await receive()

    return take


def _table_of(scope: Scope) -> str:
    """The table that a request is about, if it is one that can be carried."""
    if scope["type"] not in ("http", "websocket") or scope.get("method", "GET") not in ("GET", "POST"):
        return ""
    found = _TABLE.match(scope["path"])
    return found[1] if found else ""


def _homes(scope: Scope) -> Homes | None:
    if scope["type"] not in ("http", "websocket"):
        return None
    homes: Homes | None = scope["app"].state.tables.homes
    return homes


def _came_to(scope: Scope) -> str:
    host, port = scope.get("server") or ("", 0)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def _refuse(
    scope: Scope, receive: Receive, send: Send, error: Refusal | NotNow, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    response = errors.answer_to(scope, error)
    response.raw_headers.extend(more)
    await errors.send_refusal(scope, receive, send, response, error.code)


async def _forward_refusal(scope: Scope, receive: Receive, send: Send, refused: WebSocketResponse) -> None:
    """Send the owner's refusal of a WebSocket handshake to the client."""
    headers = {name: refused.headers[name] for name in ("content-type", "retry-after") if name in refused.headers}
    response = Response(bytes(refused.body or b""), refused.status_code, headers)
    await errors.send_refusal(scope, receive, send, response, "")
