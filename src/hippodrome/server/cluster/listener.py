"""Internal endpoint: each process also listens for the other processes of its database.

A request there must contain the shared secret of the database, and names the client that it is forwarded for.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from hippodrome.server.api import errors
from hippodrome.server.cluster.client import CLIENT_HEADER, KEY_HEADER, SCHEME_HEADER, SELF_HEADER
from hippodrome.server.cluster.ownership import TableOwnership
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http import protocols
from hippodrome.server.http.middleware import FORWARDED_KEY
from hippodrome.server.tables.registry import TableRegistry

DRAIN_TIMEOUT = 4.0
"""Seconds within which pending writes must finish at shutdown."""


class InternalServer(uvicorn.Server):
    """Server of the internal endpoint; the main server handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install no signal handlers."""
        yield


@asynccontextmanager
async def serve_internal(app: ASGIApp, host: str) -> AsyncIterator[str]:
    """Listen for other processes; yield the endpoint."""
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
    """On SIGTERM or SIGINT, release this process's tables before its connections are closed.

    Clients that reconnect then find their tables at another process. Returns a function that restores the previous handlers.
    """
    if threading.current_thread() is not threading.main_thread():
        return lambda: None  # only the main thread can handle signals
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
    """Middleware that rejects requests at the internal endpoint without the shared secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes = ownership_of(scope)
        if homes is not None and homes.endpoint and _local_endpoint(scope) == homes.endpoint:
            headers = Headers(scope=scope)
            if not hmac.compare_digest(headers.get(KEY_HEADER.decode(), "").encode(), homes.secret.encode()):
                await send_error(scope, receive, send, ApiError(403, "only_processes"))
                return
            scope["client"] = (headers.get(CLIENT_HEADER.decode(), ""), 0)
            secure = headers.get(SCHEME_HEADER.decode()) in ("https", "wss")
            scope["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]] if secure else scope["scheme"]
            scope[FORWARDED_KEY] = "process" if SELF_HEADER.decode() in headers else "person"
        await self._app(scope, receive, send)


def ownership_of(scope: Scope) -> TableOwnership | None:
    """Return the table ownership of the application; None on SQLite, and for the lifespan protocol."""
    if scope["type"] not in ("http", "websocket"):
        return None
    homes: TableOwnership | None = scope["app"].state.tables.ownership
    return homes


def _local_endpoint(scope: Scope) -> str:
    host, port = scope.get("server") or ("", 0)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def send_error(
    scope: Scope, receive: Receive, send: Send, error: ApiError | Conflict, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Send an error response, or reject a WebSocket handshake with it."""
    response = errors.error_response_to(scope, error)
    response.raw_headers.extend(more)
    await errors.send_error(scope, receive, send, response, error.code)
