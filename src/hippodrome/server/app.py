"""The application: tables, API and pages under one roof."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware

from hippodrome.server import metrics, refusals
from hippodrome.server.api import router
from hippodrome.server.bulletin import listen
from hippodrome.server.guard import Guard, write_logs
from hippodrome.server.live import Tables
from hippodrome.server.reviews import Reviews
from hippodrome.server.store import Store
from hippodrome.server.thinkers import Thinkers

STATIC = Path(__file__).with_name("static")
SETTINGS = "HIPPODROME_SETTINGS"


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    rate: float = 30.0
    """Requests a second that one address may make on average; 0: any number."""
    burst: int = 300
    """Requests that it may make at once."""
    thinkers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
    logs: str = ""
    """Write JSON lines from this level on; none if empty."""
    address: str = ""
    """The address that people know this server by, for links in messages."""


def make_app(settings: Settings | str, *, thinkers: Thinkers | None = None) -> FastAPI:
    """A server over a database."""
    given = Settings(settings) if isinstance(settings, str) else settings

    @asynccontextmanager
    async def open_and_close(app: FastAPI) -> AsyncIterator[None]:
        if given.logs:
            write_logs(given.logs)
        store = Store(given.database)
        number = given.thinkers or max(1, (os.cpu_count() or 2) - 1)
        app.state.tables = tables = Tables(store, thinkers or Thinkers(number), address=given.address)
        watches = [asyncio.create_task(tables.watch_clocks()), asyncio.create_task(tables.messenger.run())]
        if store.is_postgres:
            watches.append(asyncio.create_task(listen(store.url, tables)))
        app.state.reviews = Reviews()
        yield
        app.state.reviews.close()
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
    _add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, rate=given.rate, burst=given.burst)
    return app


def from_environment() -> FastAPI:
    """A server for one of several processes: its settings come from the one that started it."""
    run_smoothly()
    return make_app(Settings(**json.loads(os.environ[SETTINGS])))


def run_smoothly() -> None:
    """Let nobody wait longer than needed where many tables share a process.

    Garbage in cycles: what is new is looked through often, and quickly; everything only rarely, for with many tables that is a
    pause that all would notice. Threads: the one that writes to the database, which mostly waits for the disk, is let on soon.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 50)
    sys.setswitchinterval(0.0005)


def to_environment(settings: Settings) -> None:
    """Hand the settings to processes that will be started."""
    os.environ[SETTINGS] = json.dumps(asdict(settings))


def _add_pages(app: FastAPI) -> None:
    @app.get("/", include_in_schema=False)
    def lobby() -> FileResponse:
        return _page("lobby")

    @app.get("/table/{id}", include_in_schema=False)
    def table(id: str) -> FileResponse:
        return _page("table")

    @app.get("/replay/{id}", include_in_schema=False)
    def replay(id: str) -> FileResponse:
        return _page("replay")

    @app.get("/health", include_in_schema=False)
    async def health(response: Response) -> dict[str, object]:
        """Whether the server can do its work."""
        try:
            return {"ok": True, "tables": await asyncio.to_thread(app.state.tables.store.counts)}
        except SQLAlchemyError:
            response.status_code = 503
            return {"ok": False}

    @app.get("/metrics", include_in_schema=False)
    def counted() -> Response:
        """For Prometheus."""
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _page(name: str) -> FileResponse:
    return FileResponse(STATIC / f"{name}.html", headers={"Cache-Control": "no-cache"})


@lru_cache
def art(game: str) -> str:
    """The colours of a game's pictures."""
    return (STATIC / "art" / f"{game.replace('-', '_')}.css").read_text(encoding="utf-8")
