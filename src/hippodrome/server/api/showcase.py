"""Routes for the race of bots that the lobby shows."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import Path, Response

from hippodrome.server.api.deps import Language, Registry
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.schemas.page_responses import Showcase, ShowcaseTime
from hippodrome.server.schemas.responses import responds_with
from hippodrome.server.views.showcase import RACE_SECONDS, race_at, render_showcase

MAX_CLOCK_SKEW = 1
"""Races before and after the current one that clients may request: process clocks differ, and requests take time."""

router = new_router()


@router.get("/showcase", **responds_with(ShowcaseTime))
async def showcase_time(tables: Registry) -> dict[str, Any]:
    """Get the number of the current race of bots in the lobby, the seconds since it started, and the seconds left."""
    now = race_at(tables.now())
    return {"race": now.number, "elapsed": now.elapsed, "left": RACE_SECONDS - now.elapsed}


@router.get("/showcase/{race}", **responds_with(Showcase))
async def showcase(race: Annotated[int, Path(ge=0, le=10**9)], lang: Language, tables: Registry) -> Response:
    """Get a race of bots: its board and its moments in order. Only the previous, current and next race are available."""
    if abs(race - race_at(tables.now()).number) > MAX_CLOCK_SKEW:
        raise ApiError(404, "no_such_race")
    body = await tables.render_cache.render_cached(("showcase", race, lang), partial(render_showcase, race, lang))
    return GzipResponse(body, headers={"Cache-Control": f"public, max-age={RACE_SECONDS}"})
