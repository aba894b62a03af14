"""People come and go: a seat's link renewed, somebody removed, a race given up, a table closed."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from hippodrome.server.api.deps import AtTable, House, Playing, seldom
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas.requests import Removal, Renewal, Renewals
from hippodrome.server.api.schemas.responses import Done, Renewed, tells
from hippodrome.server.http.middleware import CARRIED
from hippodrome.server.tables.bot_driver import STAND_IN
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.events import Event, Holder, hash_secret
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.seating import follow_renewals, renew_all

router = new_router()


@router.post("/tables/{id}/renew", **tells(Renewed), dependencies=[seldom("renew")])
async def renew(body: Renewal, live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Give my seat a new secret: the old one opens nothing any more, and every connection that came with it ends.

    Only whoever holds the seat may do so: anybody else, the host too, would take it from them. At a rematch of this table
    the seat changes its secret too. Sent once more with the secret that is valid now, it finishes what was cut short.
    """
    fresh = hash_secret(body.secret)
    if fresh != holder.key:
        await tables.happen(live, lambda journal: {"do": "renew", "seat": holder.seat, "secret": fresh}, by=holder)
    await follow_renewals(live, tables)
    return {"seat": holder.seat}


@router.post("/tables/{id}/renewals", include_in_schema=False)
async def follow(body: Renewals, request: Request, live: AtTable, tables: House) -> dict[str, Any]:
    """Another process, which has the table that this one is a rematch of: seats have new secrets there."""
    if request.scope.get(CARRIED) != "process":
        raise Refusal(404, "no_such_act")
    await renew_all(live, tables, {one.seat: (set(one.former), one.fresh) for one in body.seats})
    await follow_renewals(live, tables)
    return {}


@router.post("/tables/{id}/remove", **tells(Done))
async def remove(body: Removal, live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Before the race, the host makes somebody's seat free again."""

    def event(journal: Journal) -> Event:
        _check_host(journal, holder)
        if body.seat == holder.seat:
            raise NotNow("own_seat")
        return {"do": "remove", "seat": body.seat}

    await tables.happen(live, event, by=holder)
    return {}


@router.post("/tables/{id}/resign", **tells(Done))
async def resign(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Give up the race: a bot drives on for me, and the result says so. My secret opens nothing any more."""
    await tables.happen(live, lambda journal: {"do": "resign", "seat": holder.seat, "level": STAND_IN}, by=holder)
    return {}


@router.post("/tables/{id}/close", **tells(Done))
async def close(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """The host ends a table that gathers or races, for good."""

    def event(journal: Journal) -> Event:
        _check_host(journal, holder)
        return {"do": "close", "seat": holder.seat}

    await tables.happen(live, event, by=holder)
    return {}


def _check_host(journal: Journal, holder: Holder) -> None:
    if holder.seat != journal.host:
        raise Refusal(403, "only_the_host")
