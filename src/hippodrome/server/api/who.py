"""Who asks, in which language, about which table."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request

from hippodrome.core.ask import Seat
from hippodrome.server.live import Live, Tables
from hippodrome.server.refusals import Refusal, choose_language

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_id(id: str) -> bool:
    """Whether a text could be the name of a table."""
    return _ID.fullmatch(id) is not None


async def language(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> str:
    """The reader's language: as asked, else as the browser prefers."""
    return choose_language(lang, request.headers.get("accept-language", ""))


Language = Annotated[str, Depends(language)]


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


def open_seat(live: Live, secret: str | None) -> Seat | None:
    """The seat that a secret opens, None for a watcher; a secret that opens nothing is refused."""
    if not secret:
        return None
    seat = live.journal.seat_of(secret)
    if seat is None:
        raise Refusal(401, "unknown_secret")
    return seat


async def reader(live: AtTable, secret: Annotated[str | None, Depends(secret_of)]) -> Seat | None:
    """The seat that reads, or None for a watcher."""
    return open_seat(live, secret)


async def player(seat: Annotated[Seat | None, Depends(reader)]) -> Seat:
    """The seat that acts."""
    if seat is None:
        raise Refusal(403, "not_seated")
    return seat


ReaderSeat = Annotated[Seat | None, Depends(reader)]
PlayerSeat = Annotated[Seat, Depends(player)]


def seldom(what: str) -> Any:
    """What a seat may do only so often."""

    async def check(live: AtTable, seat: PlayerSeat, tables: House) -> None:
        if not tables.limits[what].allows(f"{live.row.id} {seat}"):
            raise Refusal(429, "too_often")

    return Depends(check)
