"""After the race: replay, branch, files, luck laid open, once more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from hippodrome.coach.sentences import say_review
from hippodrome.core.errors import BadInput
from hippodrome.core.race import LONGEST, from_text, new_race, to_text
from hippodrome.core.words import Words
from hippodrome.server import replays
from hippodrome.server.api.lobby import made
from hippodrome.server.api.who import AtTable, House, Language, PlayerSeat, ReaderSeat, secret_of
from hippodrome.server.bodies import (
    NewBranch,
)
from hippodrome.server.customs import Brought
from hippodrome.server.journal import NotNow, Place
from hippodrome.server.limits import neighbourhood
from hippodrome.server.live import Live, Tables
from hippodrome.server.refusals import Refusal
from hippodrome.server.reviews import Reviews
from hippodrome.server.seating import seat_people

RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
A_FILE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}, "description": "A race file"}}

router = APIRouter()


@router.get("/tables/{id}/replay")
async def replay(
    live: AtTable,
    seat: ReaderSeat,
    lang: Language,
    as_: Annotated[int | None, Query(alias="as", ge=0, le=63)] = None,
    from_: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replays.MOST_STEPS)] = 40,
) -> dict[str, Any]:
    """Some steps of the race; of one that runs, only through one's own eyes or a watcher's."""
    async with live.lock:
        if as_ is not None and as_ >= len(live.journal.places):
            raise NotNow("no_such_seat")
        if as_ is not None and as_ != seat and not live.journal.is_done:
            raise Refusal(403, "not_your_eyes")
        return await asyncio.to_thread(replays.replay, live, as_, lang, from_, count)


@router.post("/tables/{id}/branch", status_code=201)
async def branch(body: NewBranch, live: AtTable, tables: House, lang: Language) -> dict[str, Any]:
    """A new live race from a point of one that is over."""
    places, keys = seat_people(body.seats, Words(lang))
    journal = live.journal
    if len(places) != len(journal.places):
        raise Refusal(422, "seats_differ", seats=len(journal.places))
    async with live.lock:
        race = await asyncio.to_thread(replays.branch, journal, body.at, [place.name or "?" for place in places])
    came_from = {"id": live.row.id, "at": body.at}
    more = {"pace": body.pace, "clock": body.clock, "branched_from": came_from}
    laid = await tables.make(race, places, listed=body.listed, **more)
    return made(laid, keys, lang)


@router.get("/tables/{id}/race", response_class=Response, responses=A_FILE)
async def race_file(live: AtTable) -> Response:
    """The race file of a race that is over."""
    async with live.lock:
        if not live.journal.is_done:
            raise NotNow("file_is_secret")
        text = to_text(live.journal.file())
    name = f"{live.journal.game.name}-{live.row.id}.race"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{id}/luck")
async def luck(live: AtTable) -> dict[str, Any]:
    """Every draw of a race that is over, to be recomputed by whoever wants."""
    async with live.lock:
        return await asyncio.to_thread(replays.luck_of, live.journal)


@router.post("/tables/{id}/review")
async def review(live: AtTable, request: Request, lang: Language) -> dict[str, Any]:
    """What the coach says of a race that is over. Asked for the first time, it begins to think: ask again until it is done."""
    reviews: Reviews = request.app.state.reviews
    async with live.lock:
        if not live.journal.is_done or live.journal.table is None:
            raise NotNow("race_runs")
        job = reviews.find(live.row.id)
        if job is None:
            if reviews.is_full:
                raise Refusal(503, "coach_is_busy")
            if not reviews.limit.allows(neighbourhood(request.client.host if request.client else "")):
                raise Refusal(429, "too_often")
            people = live.journal.people or list(range(len(live.journal.places)))
            job = reviews.begin(live.row.id, to_text(live.journal.file()), people)
        if job.found is not None and lang not in job.said:
            words = live.words_in(lang)
            job.said[lang] = await asyncio.to_thread(say_review, job.found, live.journal.table, words)
    return {"state": job.state, "done": round(job.done, 2), "review": job.said.get(lang)}


@router.post("/races", status_code=201, openapi_extra=RACE_FILE)
async def bring_race(request: Request, tables: House) -> dict[str, Any]:
    """A race file from elsewhere: it can be replayed and branched from."""
    data = await request.body()
    if len(data) > LONGEST:
        raise Refusal(413, "too_large")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("this is not a text file") from None
    await tables.customs.check(Brought(text))
    race = await asyncio.to_thread(from_text, text)
    bots = [*race.bots, *[""] * len(race.players)][: len(race.players)]
    seated = zip(race.players, bots, strict=True)
    places = [Place("bot" if level else "person", name, level, ready=True) for name, level in seated]
    live = await tables.make(race, places, listed=False, pace="instant", kept=True)
    return {"id": live.row.id}


@router.post("/tables/{id}/rematch")
async def rematch(
    live: AtTable, seat: PlayerSeat, secret: Annotated[str | None, Depends(secret_of)], tables: House
) -> dict[str, Any]:
    """The same seats again, each opened by the secret it had; whoever comes second joins the table of the first."""
    if live.journal.state != "over":
        raise NotNow("race_runs")
    async with live.making_rematch:
        if not live.journal.rematch:
            await _make_rematch(live, tables)
    return {"id": live.journal.rematch, "seats": [{"seat": seat, "secret": secret}]}


async def _make_rematch(live: Live, tables: Tables) -> None:
    journal, old = live.journal, live.journal.race
    places = [Place(p.kind, p.name, p.level, p.secret, ready=p.kind == "bot") for p in journal.places]
    race = new_race(journal.game, old.players, edition=old.edition, edition_text=old.edition_text, options=old.options)
    more = {"pace": journal.start["pace"], "clock": journal.start.get("clock", "none")}
    again = await tables.make(race, places, listed=journal.start["listed"], **more)
    with contextlib.suppress(NotNow):
        await tables.happen(live, lambda journal: {"do": "rematch", "table": again.row.id})
