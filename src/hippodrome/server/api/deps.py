"""Who asks, in which language, about which table."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request

from hippodrome.core.game import Game
from hippodrome.games.registry import find, playable
from hippodrome.server.api.errors import choose_language
from hippodrome.server.http.rate_limit import SEAT, neighbourhood
from hippodrome.server.tables.actions import Actor
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.events import Holder
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_id(id: str) -> bool:
    """Whether a text could be the name of a table."""
    return _ID.fullmatch(id) is not None


async def language(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> str:
    """The reader's language: as asked, else as the browser prefers."""
    return choose_language(lang, request.headers.get("accept-language", ""))


Language = Annotated[str, Depends(language)]


async def address_of(request: Request) -> str:
    """Whom a request is counted as; only ever kept in memory."""
    return neighbourhood(request.client.host) if request.client else ""


Address = Annotated[str, Depends(address_of)]


async def near(hippodrome_near: Annotated[str, Header(max_length=80, include_in_schema=False)] = "") -> str:
    """By what nginx chose this process: a table that is made now begins with it, and so is asked for here."""
    return hippodrome_near


Near = Annotated[str, Depends(near)]


def find_game(name: str) -> Game[Any]:
    """A game that is played here, by its name."""
    if name not in playable():
        raise Refusal(404, "no_such_game")
    return find(name)


async def house(request: Request) -> Tables:
    """All tables."""
    tables: Tables = request.app.state.tables
    return tables


House = Annotated[Tables, Depends(house)]


async def at_table(id: str, tables: House) -> Live:
    """The table that an address names."""
    live = await tables.find(id) if is_id(id) else None
    if live is None:
        raise Refusal(404, "no_such_table")
    return live


AtTable = Annotated[Live, Depends(at_table)]


async def secret_of(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """The secret that a request carries."""
    scheme, _, secret = (authorization or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def open_seat(live: Live, secret: str | None) -> Holder | None:
    """Whose seat a secret opens, None for a watcher; a secret that opens nothing is refused.

    The seat may change hands before anything is done with it: whoever acts or looks for the holder checks again under the
    table's lock (`Journal.check_holder`; `Tables.happen` does so by itself).
    """
    if not secret:
        return None
    holder = live.journal.holder_of(secret)
    if holder is None:
        raise Refusal(401, "unknown_secret")
    return holder


async def reader(live: AtTable, secret: Annotated[str | None, Depends(secret_of)], request: Request) -> Holder | None:
    """The holder of the seat that reads, or None for a watcher."""
    holder = open_seat(live, secret)
    if holder is not None:
        request.scope[SEAT] = f"{live.row.id} {holder.seat}"  # from now on it is counted for itself
    return holder


async def player(holder: Annotated[Holder | None, Depends(reader)]) -> Holder:
    """The holder of the seat that acts."""
    if holder is None:
        raise Refusal(403, "not_seated")
    return holder


Reading = Annotated[Holder | None, Depends(reader)]
Playing = Annotated[Holder, Depends(player)]


async def acting(
    request: Request,
    id: str,
    lang: Annotated[str | None, Query(max_length=10)] = None,
    authorization: Annotated[str | None, Header(max_length=200)] = None,
) -> Actor:
    """The holder of the seat that takes its turn: all of the above at once, for what is asked most."""
    tables = await house(request)
    live = await at_table(id, tables)
    holder = await player(await reader(live, await secret_of(authorization), request))
    return Actor(tables, live, holder, await language(request, lang))


Acting = Annotated[Actor, Depends(acting)]


def seldom(what: str) -> Any:
    """What a seat may do only so often."""

    async def check(live: AtTable, holder: Playing, tables: House) -> None:
        if not tables.limits[what].allows(f"{live.row.id} {holder.seat}"):
            raise Refusal(429, "too_often")

    return Depends(check)
