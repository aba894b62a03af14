"""The application: tables, API and pages under one roof."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import FastAPI
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.core.race import LONGEST
from hippodrome.server import refusals
from hippodrome.server.api import router
from hippodrome.server.bulletin import listen
from hippodrome.server.live import Tables
from hippodrome.server.store import Store
from hippodrome.server.thinkers import Thinkers

STATIC = Path(__file__).with_name("static")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LARGEST_BODY = LONGEST + 100_000


def make_app(database: str, *, thinkers: Thinkers | None = None) -> FastAPI:
    """A server over a database."""

    @asynccontextmanager
    async def open_and_close(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        number = max(1, (os.cpu_count() or 2) - 1)
        app.state.tables = tables = Tables(store, thinkers or Thinkers(number))
        watches = [asyncio.create_task(tables.watch_clocks())]
        if store.is_postgres:
            watches.append(asyncio.create_task(listen(store.url, tables)))
        yield
        for watch in watches:
            watch.cancel()
        await asyncio.gather(*watches, return_exceptions=True)
        await tables.close()

    app = FastAPI(title="Hippodrome", version="1", lifespan=open_and_close, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")
    app.state.art = art
    refusals.install(app)
    app.include_router(router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.get("/", include_in_schema=False)
    def lobby() -> FileResponse:
        return _page("lobby")

    @app.get("/table/{id}", include_in_schema=False)
    def table(id: str) -> FileResponse:
        return _page("table")

    @app.get("/replay/{id}", include_in_schema=False)
    def replay(id: str) -> FileResponse:
        return _page("replay")

    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard)
    return app


def _page(name: str) -> FileResponse:
    return FileResponse(STATIC / f"{name}.html", headers={"Cache-Control": "no-cache"})


@lru_cache
def art(game: str) -> str:
    """The colours of a game's pictures."""
    return (STATIC / "art" / f"{game.replace('-', '_')}.css").read_text(encoding="utf-8")


class Guard:
    """What holds for every request: who may send it, how long it may be, and what a browser may do with the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not _same_origin(headers):
            await _refuse(scope, receive, send, 403, "another_origin", "Requests from another site are refused.")
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if int(length if (length := headers.get("content-length", "0")).isdecimal() else 0) > LARGEST_BODY:
            await _refuse(scope, receive, send, 413, "too_large", "This is larger than anything that belongs here.")
            return
        got = 0

        async def bounded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > LARGEST_BODY:
                raise refusals.Refusal(413, "too_large")
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.setdefault("Content-Security-Policy", POLICY)
                out.setdefault("X-Content-Type-Options", "nosniff")
                out.setdefault("Referrer-Policy", "no-referrer")
                out.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                out.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static") else "no-store")
            await send(message)

        await self._app(scope, bounded, with_headers)


def _same_origin(headers: Headers) -> bool:
    """A browser says where a request comes from; programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "same-site", "none")
    return urlsplit(origin).netloc == headers.get("host")


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    await refusals.answer(status, code, text)(scope, receive, send)
