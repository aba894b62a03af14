"""FastAPI dependencies of the routes: language, client, table, seat session."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request

from hippodrome.core.game import Game
from hippodrome.games.registry import get_game, playable_games
from hippodrome.server.api.errors import choose_language
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.rate_limit import SEAT_KEY, client_from_ip
from hippodrome.server.tables.actions import Actor
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatSession
from hippodrome.server.tables.registry import TableRegistry

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_table_id(id: str) -> bool:
    """Return whether a text could be a table id."""
    return _ID.fullmatch(id) is not None


async def language(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> str:
    """Return the language of the response: `?lang=`, else the first supported one of `Accept-Language`."""
    return choose_language(lang, request.headers.get("accept-language", ""))


Language = Annotated[str, Depends(language)]


async def client_of(request: Request) -> str:
    """Return the client that a request is charged to: its IP address, or the /64 network; held in memory only."""
    return client_from_ip(request.client.host) if request.client else ""


Client = Annotated[str, Depends(client_of)]


async def routing_key(hippodrome_near: Annotated[str, Header(max_length=80, include_in_schema=False)] = "") -> str:
    """Return the key by which nginx chose this process.

    The id of a table created now begins with this key, so that nginx routes requests for the table to this process.
    """
    return hippodrome_near


RoutingKey = Annotated[str, Depends(routing_key)]


def find_game(name: str) -> Game[Any]:
    """Return a playable game by its name; 404 if there is none."""
    if name not in playable_games():
        raise ApiError(404, "no_such_game")
    return get_game(name)


async def registry(request: Request) -> TableRegistry:
    """Return the table registry of the application."""
    tables: TableRegistry = request.app.state.tables
    return tables


Registry = Annotated[TableRegistry, Depends(registry)]


async def live_table(id: str, tables: Registry) -> LiveTable:
    """Return the table whose id is in the path; 404 if there is none."""
    live = await tables.find(id) if is_table_id(id) else None
    if live is None:
        raise ApiError(404, "no_such_table")
    return live


TableDep = Annotated[LiveTable, Depends(live_table)]


async def bearer_token(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """Return the bearer token of a request; None if it has none."""
    scheme, _, secret = (authorization or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def authenticate_seat(live: LiveTable, seat_token: str | None) -> SeatSession | None:
    """Return the session that a seat token opens; None for a watcher without a token; 401 for an unknown token.

    The seat may get another token or player before the request uses the session. Code that acts for the session, or shows it
    private data, therefore checks it again under the table's lock (`Journal.check_session`; `EventProcessor.submit` does this
    check).
    """
    if not seat_token:
        return None
    holder = live.journal.find_session(seat_token)
    if holder is None:
        raise ApiError(401, "unknown_secret")
    return holder


async def viewer(
    live: TableDep, seat_token: Annotated[str | None, Depends(bearer_token)], request: Request
) -> SeatSession | None:
    """Return the session of the seat that sends the request; None for a watcher."""
    holder = authenticate_seat(live, seat_token)
    if holder is not None:
        request.scope[SEAT_KEY] = f"{live.row.id} {holder.seat}"  # the rate limit counts further requests per seat
    return holder


async def player(session: Annotated[SeatSession | None, Depends(viewer)]) -> SeatSession:
    """Return the session of the seat that sends the request; 403 for a watcher."""
    if session is None:
        raise ApiError(403, "not_seated")
    return session


Viewer = Annotated[SeatSession | None, Depends(viewer)]
Player = Annotated[SeatSession, Depends(player)]


async def actor(
    request: Request,
    id: str,
    lang: Annotated[str | None, Query(max_length=10)] = None,
    authorization: Annotated[str | None, Header(max_length=200)] = None,
) -> Actor:
    """Return the seat that acts, with its table and language.

    One dependency instead of five, because `consider` and `answer` are the most frequent requests.
    """
    tables = await registry(request)
    live = await live_table(id, tables)
    holder = await player(await viewer(live, await bearer_token(authorization), request))
    return Actor(tables, live, holder, await language(request, lang))


ActorDep = Annotated[Actor, Depends(actor)]


def rate_limited(action: str) -> Any:
    """Return a dependency that limits the rate of an action per seat; 429 above the limit."""

    async def check(live: TableDep, holder: Player, tables: Registry) -> None:
        if not tables.limits[action].allows(f"{live.row.id} {holder.seat}"):
            raise ApiError(429, "too_often")

    return Depends(check)
