"""The application: tables, API and pages under one roof."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware

from hippodrome.bots.sandbox import SECONDS
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import parts_of, unusable
from hippodrome.server import metrics
from hippodrome.server.api import ROUTES, errors
from hippodrome.server.api.deps import find_game
from hippodrome.server.cluster.ownership import Homes
from hippodrome.server.cluster.proxy import Carrier, Doorkeeper, drain_at_the_end, open_door
from hippodrome.server.http.hosts import ANY, Names
from hippodrome.server.http.middleware import Guard, write_logs
from hippodrome.server.http.quota import Quotas
from hippodrome.server.http.rate_limit import is_this_machine
from hippodrome.server.http.static_files import MarkedFiles, page_text
from hippodrome.server.http.ttl_cache import ForAMoment
from hippodrome.server.storage.rules_versions import close_outdated
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.expiry import UNOPENED_DAYS, WAITING_DAYS, Expiry
from hippodrome.server.tables.registry import Tables
from hippodrome.server.workers.bot_pool import BotProcesses, think
from hippodrome.server.workers.comparisons import Comparisons
from hippodrome.server.workers.reviews import Reviews
from hippodrome.server.workers.thread_pool import database_pool

if TYPE_CHECKING:
    from hippodrome.server.workers.remote_client import Thinkers

log = logging.getLogger("hippodrome.server")
SETTINGS = "HIPPODROME_SETTINGS"


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    rate: float = 30.0
    """Requests a second that one address may make on average; 0: any number."""
    burst: int = 300
    """Requests that it may make at once."""
    bot_processes: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
    logs: str = ""
    """Write JSON lines from this level on; none if empty."""
    address: str = ""
    """The address that people know this server by, for links in messages; its name may be called."""
    names: Sequence[str] = (ANY,)
    """Other names that it may be called by; bare addresses may where others than this machine can come."""
    listens: str = ""
    """The address at which it listens."""
    door: str = "127.0.0.1"
    """The address at which it listens for other processes of its database."""
    own_bots: Sequence[str] = ()
    """Bots from outside that may think here: those that were named at the command line of this very run."""
    bot_seconds: float = SECONDS
    """So long each of them may think about one question."""
    expire_waiting: float = WAITING_DAYS
    """Days after which a table that waits for players is deleted, since it was last opened; 0: never."""
    expire_unopened: float = UNOPENED_DAYS
    """Days after which any other table is deleted, since it was last opened; 0: never."""
    thinkers: bool = False
    """Whether processes on other machines may think for this server (`hippodrome think`)."""


def make_app(settings: Settings | str, *, bots: BotProcesses | None = None) -> FastAPI:
    """A server over a database."""
    given = Settings(settings) if isinstance(settings, str) else settings
    quotas = Quotas(given.rate)

    @asynccontextmanager
    async def open_and_close(app: FastAPI) -> AsyncIterator[None]:
        if given.logs:
            write_logs(given.logs)
        for why in unusable():
            log.warning(str(why))
        store = Store(given.database)
        database = database_pool()
        homes = await database.run_for_server(Homes, store, database) if store.is_postgres else None
        await database.run_for_server(_close_outdated, store)
        number = given.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        think_own = partial(think, own=tuple(given.own_bots), seconds=given.bot_seconds)
        elsewhere = _thinkers(store) if given.thinkers else None
        thinking = bots or BotProcesses(number, think=think_own if given.own_bots else think, elsewhere=elsewhere)
        app.state.tables = tables = Tables(
            store,
            thinking,
            address=given.address,
            listens=given.listens,
            limited=given.rate > 0,
            homes=homes,
            quotas=quotas,
            database=database,
        )
        watches = [
            asyncio.create_task(tables.clocks.watch()),
            asyncio.create_task(tables.checkup.run()),
            asyncio.create_task(Expiry(tables, given.expire_waiting, given.expire_unopened).run()),
        ]
        if elsewhere is not None:
            watches.append(asyncio.create_task(elsewhere.listen()))
        app.state.reviews = Reviews(elsewhere=elsewhere, quota=quotas.background)
        app.state.comparisons = Comparisons(quota=quotas.background)
        app.state.metrics = ForAMoment(lambda: tables.rendering.run_for_server(metrics.text))
        async with AsyncExitStack() as stack:
            if homes is not None:
                await homes.open(await stack.enter_async_context(open_door(app, given.door)))
                watches.append(asyncio.create_task(homes.run(tables)))
                stack.callback(drain_at_the_end(tables))
            yield
            await tables.drain()
        app.state.reviews.close()
        if elsewhere is not None:
            await elsewhere.close()
        await app.state.comparisons.close()
        for watch in watches:
            watch.cancel()
        await asyncio.gather(*watches, return_exceptions=True)
        await tables.close()

    app = FastAPI(
        title="Hippodrome", version="1", lifespan=open_and_close, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    errors.install(app)
    app.router.routes.extend(ROUTES)
    app.get("/static/art/{game}.css", include_in_schema=False)(art)
    app.mount("/static", MarkedFiles(), name="static")
    _add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    names = Names(given.names, address=given.address, listens=given.listens)
    app.add_middleware(Carrier)
    app.add_middleware(
        Guard, rate=given.rate, burst=given.burst, quotas=quotas, names=names, secure=given.address.startswith("https://")
    )
    app.add_middleware(Doorkeeper)
    return app


def _close_outdated(store: Store) -> None:
    """Close the tables of rules that are not played any more; a database that cannot be read now is read again later."""
    try:
        close_outdated(store)
    except SQLAlchemyError as error:
        log.warning("tables of older rules were not looked for: %s", error.__class__.__name__)


def _thinkers(store: Store) -> Thinkers:
    """Those who think on other machines; the driver of PostgreSQL is loaded only here."""
    if not store.is_postgres:
        raise BadInput("thinkers_need_postgres")
    from hippodrome.server.workers.remote_client import Thinkers

    return Thinkers(store.url)


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
    def lobby() -> HTMLResponse:
        return _page("lobby")

    @app.get("/table/{id}", include_in_schema=False)
    def table(id: str) -> HTMLResponse:
        return _page("table")

    @app.get("/replay/{id}", include_in_schema=False)
    def replay(id: str) -> HTMLResponse:
        return _page("replay")

    @app.get("/rules/{game}", include_in_schema=False)
    def rules(game: str) -> HTMLResponse:
        return _page("rulebook")

    @app.get("/gallery/{game}", include_in_schema=False)
    def gallery(game: str) -> HTMLResponse:
        return _page("rulebook")

    @app.get("/edition/{game}", include_in_schema=False)
    @app.get("/edition/{game}/{sum}", include_in_schema=False)
    def edition(game: str, sum: str = "") -> HTMLResponse:
        return _page("edition")

    @app.get("/health", include_in_schema=False)
    async def health(response: Response) -> dict[str, object]:
        """Whether the server can do its work."""
        response.status_code, told = await app.state.tables.checkup.tell()
        return dict(told)

    @app.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        """For Prometheus, on this machine only: how many answers were written tells of those that nobody may know of."""
        if not is_this_machine(request.client.host if request.client else ""):
            raise Refusal(403, "only_this_machine")
        return Response(await app.state.metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _page(name: str) -> HTMLResponse:
    return HTMLResponse(page_text(name), headers={"Cache-Control": "no-cache"})


def art(game: str, request: Request) -> Response:
    """The colours of a game's pictures."""
    text = parts_of(find_game(game).name).art
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return Response(text, media_type="text/css", headers={"ETag": tag})
