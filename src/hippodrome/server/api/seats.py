"""Routes for seat administration: renew a token, remove a player, resign, close a table."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from hippodrome.server.api.deps import Player, Registry, TableDep, rate_limited
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http.middleware import FORWARDED_KEY
from hippodrome.server.schemas.requests import Removal, Renewal, Renewals
from hippodrome.server.schemas.responses import Done, RenewalResult, responds_with
from hippodrome.server.tables import events
from hippodrome.server.tables.bot_driver import STAND_IN
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatSession, hash_seat_token
from hippodrome.server.tables.seating import apply_renewals, propagate_renewals

router = new_router()


@router.post("/tables/{id}/renew", **responds_with(RenewalResult), dependencies=[rate_limited("renew")])
async def renew(body: Renewal, live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Replace the token of my seat. The old token becomes invalid, and its connections are closed.

    Only the seat's own player can do this, not the host. The seat's token at a rematch of this table changes as well. Repeat
    the request with the new token to complete an interrupted one.
    """
    fresh = hash_seat_token(body.secret)
    if fresh != session.token_hash:
        await tables.submit(live, lambda journal: events.Renew(session.seat, fresh), by=session)
    await propagate_renewals(live, tables)
    return {"seat": session.seat}


@router.post("/tables/{id}/renewals", include_in_schema=False)
async def receive_renewals(body: Renewals, request: Request, live: TableDep, tables: Registry) -> dict[str, Any]:
    """Receive renewed seat tokens from the process that owns the earlier table of this rematch."""
    if request.scope.get(FORWARDED_KEY) != "process":
        raise ApiError(404, "no_such_act")
    await apply_renewals(live, tables, {one.seat: (set(one.former), one.fresh) for one in body.seats})
    await propagate_renewals(live, tables)
    return {}


@router.post("/tables/{id}/remove", **responds_with(Done))
async def remove(body: Removal, live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Free a taken seat before the race. Only for the host."""

    def event(journal: Journal) -> Event:
        _check_host(journal, session)
        if body.seat == session.seat:
            raise Conflict("own_seat")
        return events.Remove(body.seat)

    await tables.submit(live, event, by=session)
    return {}


@router.post("/tables/{id}/resign", **responds_with(Done))
async def resign(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Resign. A bot plays my seat to the end, the result records it, and my token becomes invalid."""
    await tables.submit(live, lambda journal: events.Resign(session.seat, STAND_IN), by=session)
    return {}


@router.post("/tables/{id}/close", **responds_with(Done))
async def close(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Close a table for good, before or during the race. Only for the host."""

    def event(journal: Journal) -> Event:
        _check_host(journal, session)
        return events.Close(session.seat)

    await tables.submit(live, event, by=session)
    return {}


def _check_host(journal: Journal, session: SeatSession) -> None:
    if session.seat != journal.host:
        raise ApiError(403, "only_the_host")
