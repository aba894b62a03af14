"""FastAPI application: table registry, API routes and web pages."""

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

from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_plugin, unusable_games
from hippodrome.server import metrics
from hippodrome.server.api import editions, errors, habits, live, lobby, races, rulebook, seats, showcase, tables
from hippodrome.server.api.deps import find_game
from hippodrome.server.cluster.listener import InternalAuth, drain_on_shutdown, serve_internal
from hippodrome.server.cluster.ownership import TableOwnership
from hippodrome.server.cluster.proxy import OwnerProxy
from hippodrome.server.errors import ApiError
from hippodrome.server.http.hosts import ANY_HOST, AllowedHosts
from hippodrome.server.http.lan_access import LanAccess
from hippodrome.server.http.middleware import SecurityMiddleware, configure_logging
from hippodrome.server.http.static_files import Compression, HashedStaticFiles, page_text
from hippodrome.server.http.ttl_cache import TTLCache
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.limits.rate_limit import RequestLimits, is_loopback_client
from hippodrome.server.limits.thread_pool import database_pool
from hippodrome.server.storage.rules_versions import close_outdated
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.expiry import UNOPENED_DAYS, WAITING_DAYS, Expiry
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.tables.timeouts import TimeoutWatcher
from hippodrome.server.workers.bot_pool import BotPool, compute_answer
from hippodrome.server.workers.comparisons import Comparisons
from hippodrome.server.workers.reviews import Reviews

if TYPE_CHECKING:
    from hippodrome.server.workers.remote_client import RemoteWorkerClient

log = logging.getLogger("hippodrome.server")
SETTINGS_VARIABLE = "HIPPODROME_SETTINGS"
ROUTES = [
    route for part in (tables, live, lobby, showcase, seats, races, habits, rulebook, editions) for route in part.router.routes
]
"""Routes in one list, the most frequent first.

Starlette tries routes in order, and searches nested routers again on every level for every request.
"""


@dataclass(frozen=True)
class Settings:
    """Settings of a server."""

    database: str
    rate: float = 30.0
    """Requests per second that one client may send on average; 0 means no limit."""
    burst: int = 300
    """Requests that one client may send in a burst."""
    bot_processes: int = 0
    """Number of bot processes; 0 means one less than the number of cores."""
    log_level: str = ""
    """Level of the JSON logs; empty for none."""
    public_url: str = ""
    """Public URL of this server, for links in messages; its host name is allowed."""
    allowed_hosts: Sequence[str] = (ANY_HOST,)
    """Other allowed host names. IP addresses are allowed if the server listens for other machines."""
    listen_host: str = ""
    """Host at which the server listens for clients."""
    internal_host: str = "127.0.0.1"
    """Host at which the server listens for other processes of its database."""
    user_bots: Sequence[str] = ()
    """User-supplied bots that this server may run: those named on its command line."""
    bot_seconds: float = BOT_TIMEOUT
    """Seconds that a user-supplied bot has for an answer."""
    expire_waiting: float = WAITING_DAYS
    """Days since its last access after which a table that waits for players is deleted; 0 means never."""
    expire_unopened: float = UNOPENED_DAYS
    """Days since its last access after which any other table is deleted; 0 means never."""
    remote_workers: bool = False
    """True to let remote workers (`hippodrome worker`) run jobs of this server."""


def create_app(settings: Settings | str, *, bots: BotPool | None = None, lan: LanAccess | None = None) -> FastAPI:
    """Create the application. `lan`: the player may open the server to the local network while it runs."""
    given = Settings(settings) if isinstance(settings, str) else settings
    quotas, limits = Quotas(given.rate), RequestLimits(given.rate, given.burst)

    @asynccontextmanager
    async def open_and_close(app: FastAPI) -> AsyncIterator[None]:
        if given.log_level:
            configure_logging(given.log_level)
        for why in unusable_games():
            log.warning(str(why))
        store = Store(given.database)
        database = database_pool()
        homes = await database.run_for_server(TableOwnership, store, database) if store.is_postgres else None
        await database.run_for_server(_close_outdated, store)
        number = given.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        think_own = partial(compute_answer, user_bots=tuple(given.user_bots), seconds=given.bot_seconds)
        elsewhere = _remote_workers(store) if given.remote_workers else None
        thinking = bots or BotPool(number, compute=think_own if given.user_bots else compute_answer, remote=elsewhere)
        app.state.tables = tables = TableRegistry(
            store,
            thinking,
            public_url=given.public_url,
            listen_host=given.listen_host,
            limited=given.rate > 0,
            ownership=homes,
            quotas=quotas,
            database=database,
        )
        if lan is not None:
            lan.on_open.append(partial(_limit_requests, tables, limits))
        app.state.timeouts = TimeoutWatcher(tables)
        watches = [
            asyncio.create_task(app.state.timeouts.watch()),
            asyncio.create_task(tables.health.run()),
            asyncio.create_task(Expiry(tables, given.expire_waiting, given.expire_unopened).run()),
        ]
        if elsewhere is not None:
            watches.append(asyncio.create_task(elsewhere.listen()))
        app.state.reviews = Reviews(remote=elsewhere, quota=quotas.background)
        app.state.comparisons = Comparisons(quota=quotas.background)
        app.state.metrics = TTLCache(lambda: tables.rendering.run_for_server(metrics.render))
        async with AsyncExitStack() as stack:
            if homes is not None:
                await homes.register(await stack.enter_async_context(serve_internal(app, given.internal_host)))
                watches.append(asyncio.create_task(homes.run(tables)))
                stack.callback(drain_on_shutdown(tables))
            yield
            await tables.drain()
        await app.state.reviews.close()
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
    app.state.lan = lan
    errors.install_error_handlers(app)
    app.router.routes.extend(ROUTES)
    app.get("/static/art/{game}.css", include_in_schema=False)(art)
    app.mount("/static", HashedStaticFiles(), name="static")
    _add_pages(app)
    app.add_middleware(Compression, minimum_size=1000, compresslevel=5)
    names = AllowedHosts(given.allowed_hosts, public_url=given.public_url, listen_host=given.listen_host)
    if lan is not None:
        lan.on_open.append(names.allow_ip_literals)
    app.add_middleware(OwnerProxy)
    app.add_middleware(
        SecurityMiddleware,
        rate=given.rate,
        burst=given.burst,
        quotas=quotas,
        allowed_hosts=names,
        limits=limits,
        secure=given.public_url.startswith("https://"),
    )
    app.add_middleware(InternalAuth)
    return app


def _limit_requests(tables: TableRegistry, limits: RequestLimits) -> None:
    """Limit the requests, CPU time and tables of every client, as a public server does from the start."""
    rate = Settings.rate
    limits.set_rate(rate)
    tables.quotas.set_rate(rate)
    tables.admission.limited = True


def _close_outdated(store: Store) -> None:
    """Close the tables whose rules are outdated; only logs a warning if the database is unavailable."""
    try:
        close_outdated(store)
    except SQLAlchemyError as error:
        log.warning("closing tables of outdated rules failed: %s", error.__class__.__name__)


def _remote_workers(store: Store) -> RemoteWorkerClient:
    """Create the client of the remote workers; imports the PostgreSQL driver only here."""
    if not store.is_postgres:
        raise BadInput("remote_workers_need_postgres")
    from hippodrome.server.workers.remote_client import RemoteWorkerClient

    return RemoteWorkerClient(store.url)


def from_environment() -> FastAPI:
    """Create the application in a worker process, with the settings of the process that started it."""
    tune_gc()
    return create_app(Settings(**json.loads(os.environ[SETTINGS_VARIABLE])))


def tune_gc() -> None:
    """Tune garbage collection and thread switching for many tables in one process.

    Full collections are rare, because with many tables they cause a noticeable pause; new objects are collected often and
    quickly. A short switch interval lets the database threads, which mostly wait for the disk, continue soon.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 50)
    sys.setswitchinterval(0.0005)


def to_environment(settings: Settings) -> None:
    """Pass the settings to worker processes through the environment."""
    os.environ[SETTINGS_VARIABLE] = json.dumps(asdict(settings))


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
    @app.get("/edition/{game}/{digest}", include_in_schema=False)
    def edition(game: str, digest: str = "") -> HTMLResponse:
        return _page("edition")

    @app.get("/health", include_in_schema=False)
    async def health(response: Response) -> dict[str, object]:
        """Report the health of the server."""
        response.status_code, told = await app.state.tables.health.status()
        return dict(told)

    @app.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        """Return the Prometheus metrics, for local requests only: the number of written answers would reveal hidden ones."""
        if not is_loopback_client(request.client.host if request.client else ""):
            raise ApiError(403, "only_this_machine")
        return Response(await app.state.metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _page(name: str) -> HTMLResponse:
    return HTMLResponse(page_text(name), headers={"Cache-Control": "no-cache"})


def art(game: str, request: Request) -> Response:
    """Return the style sheet of a game's pictures."""
    text = get_plugin(find_game(game).name).svg_css
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return Response(text, media_type="text/css", headers={"ETag": tag})
