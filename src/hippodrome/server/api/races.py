"""Routes for finished races: replay, branch, race file, draws, standings, review, upload and rematch."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from hippodrome.coach.sentences import review_with_texts
from hippodrome.core.errors import BadInput
from hippodrome.core.names import disambiguate, disambiguate_all
from hippodrome.core.race_file import MAX_RACE_BYTES, MAX_RACE_NAME_LENGTH, from_text, new_race, to_text
from hippodrome.games.custom_editions import built_in_name
from hippodrome.games.race_opening import edition_digest
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.server.api.deps import Client, Language, Player, Registry, RoutingKey, TableDep, Viewer, bearer_token
from hippodrome.server.api.lobby import created_table
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.schemas.page_responses import DrawList, ReplayPage, ReviewStatus, StandingsHistory
from hippodrome.server.schemas.requests import MAX_NAME_LENGTH, NewBranch
from hippodrome.server.schemas.responses import CreatedTable, RematchTable, TableId, responds_with
from hippodrome.server.tables.custom_editions import inherited_differences
from hippodrome.server.tables.events import Rematch
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatSession, SeatState
from hippodrome.server.tables.registry import TableRegistry, routing_key_of
from hippodrome.server.tables.seating import assign_seats, bot_name, is_listed, propagate_renewals
from hippodrome.server.views import replay as replays
from hippodrome.server.views.standings_history import build_standings_history
from hippodrome.server.views.summary import unproven_text
from hippodrome.server.workers.reviews import ReviewJob, Reviews
from hippodrome.server.workers.sandbox import Upload

RACE_FILE_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
RACE_FILE_RESPONSE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}, "description": "A race file"}}

router = new_router()


@router.get("/tables/{id}/replay", **responds_with(ReplayPage))
async def replay(
    live: TableDep,
    tables: Registry,
    session: Viewer,
    lang: Language,
    as_: Annotated[int | None, Query(alias="as", ge=0, le=63)] = None,
    open_: Annotated[bool, Query(alias="open")] = False,
    from_: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replays.MAX_FRAMES)] = 40,
) -> Response:
    """Get frames of a race.

    While the race runs, only from my own seat or as a watcher sees it. Once it is over, `as` shows it from any seat and `open`
    shows all hands.
    """
    live.journal.check_session(session)
    if as_ is not None and as_ >= len(live.journal.seats):
        raise Conflict("no_such_seat")
    if as_ is not None and as_ != (session.seat if session else None) and not live.journal.is_done:
        raise ApiError(403, "not_your_eyes")
    seat = None if open_ else as_
    work = partial(replays.replay, live, seat, lang, from_, count, open_)
    if live.journal.is_done:  # nothing changes any more: all viewers share one response
        return GzipResponse(
            await tables.render_cache.render_cached(("replay", live.row.id, seat, lang, from_, count, open_), work)
        )

    def still() -> Any:
        live.journal.check_session(session)  # the seat may have got another token while the request waited
        return work()

    return GzipResponse(await tables.render_cache.render(still, live.lock))


@router.post("/tables/{id}/branch", **responds_with(CreatedTable, 201))
async def branch(body: NewBranch, live: TableDep, tables: Registry, lang: Language, client: Client) -> dict[str, Any]:
    """Create a table that continues a finished race from one of its points."""
    places, keys = assign_seats(body.seats, Localization(lang))
    journal = live.journal
    if len(places) != len(journal.seats):
        raise ApiError(422, "seats_differ", seats=len(journal.seats))
    names = [place.name or "?" for place in places]
    race = await tables.rendering.run_locked(live.lock, lambda: replays.branch(journal, body.at, names))
    came_from = {"id": live.row.id, "at": body.at}
    more: dict[str, Any] = {"pace": body.pace, "clock": body.clock, "branched_from": came_from}
    if journal.unproven:
        more["unproven"] = "branch"
    more |= await inherited_differences(tables.uploads, journal)
    laid = await tables.create(
        race, places, listed=is_listed(body), client=client, routing_key=routing_key_of(live.row.id), **more
    )
    return created_table(laid, keys, lang)


@router.get("/tables/{id}/race", response_class=Response, responses=RACE_FILE_RESPONSE)
async def race_file(live: TableDep, tables: Registry) -> Response:
    """Get the race file of a finished race."""
    journal = live.journal
    if not journal.is_done:
        raise Conflict("file_is_secret")
    text = await tables.render_cache.render_cached(("race", live.row.id), lambda: to_text(journal.race_record()))
    name = f"{journal.game.name}-{live.row.id}.race"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return GzipResponse(text, "text/plain; charset=utf-8", headers)


@router.get("/tables/{id}/luck", **responds_with(DrawList))
async def list_draws(live: TableDep, tables: Registry, lang: Language) -> Response:
    """List every draw of a finished race with its seed and salts, so that anyone can recompute it."""
    if not live.journal.is_done:
        raise Conflict("luck_is_secret")
    work = partial(replays.list_draws, live.journal, live.localization(lang))
    return GzipResponse(await tables.render_cache.render_cached(("luck", live.row.id, lang), work))


@router.get("/tables/{id}/standings", **responds_with(StandingsHistory))
async def standings_history(live: TableDep, tables: Registry) -> Response:
    """Get the ranks of all seats turn by turn. Only for finished races."""
    if not live.journal.is_done:
        raise Conflict("race_runs")
    return GzipResponse(
        await tables.render_cache.render_cached(("standings", live.row.id), partial(build_standings_history, live.journal))
    )


@router.get("/tables/{id}/review", **responds_with(ReviewStatus))
async def get_review(live: TableDep, request: Request, tables: Registry, lang: Language) -> dict[str, Any]:
    """Get the coach's review of a finished race if it was requested before. Starts no review."""
    reviews: Reviews = request.app.state.reviews
    async with live.lock:
        if not live.journal.is_done or live.journal.table is None:
            raise Conflict("race_runs")
        job = reviews.find(live.row.id)
    return await _review_status(live, tables, reviews, job, lang) if job is not None else {"state": "none", "review": None}


@router.post("/tables/{id}/review", **responds_with(ReviewStatus))
async def start_review(live: TableDep, request: Request, tables: Registry, lang: Language, client: Client) -> dict[str, Any]:
    """Request the coach's review of a finished race. The first request starts it; repeat it until `state` is `done`."""
    reviews: Reviews = request.app.state.reviews
    async with live.lock:
        if not live.journal.is_done or live.journal.table is None:
            raise Conflict("race_runs")
        if not get_plugin(live.journal.game.name).provides("coach"):
            raise ApiError(422, "no_coach")
        job = reviews.find(live.row.id)
        if job is None:
            reviews.check_capacity(client)
            people = live.journal.human_seats or list(range(len(live.journal.seats)))
            job = reviews.enqueue(live.row.id, to_text(live.journal.race_record()), people, client)
    return await _review_status(live, tables, reviews, job, lang)


async def _review_status(live: LiveTable, tables: TableRegistry, reviews: Reviews, job: ReviewJob, lang: str) -> dict[str, Any]:
    """Build the reply for a review: its progress, and its text once it is done."""
    words, found, table = live.localization(lang), job.result, live.journal.table
    if found is not None and table is not None and lang not in job.texts:
        job.texts[lang] = await tables.rendering.run_locked(live.lock, lambda: review_with_texts(found, table, words))
    told, place = unproven_text(live.journal.unproven, words), reviews.queue_position(job)
    return {
        "state": job.state,
        "progress": round(job.progress, 2),
        "queue_position": place,
        "unproven": told,
        "review": job.texts.get(lang),
    }


@router.post("/races", **responds_with(TableId, 201), openapi_extra=RACE_FILE_BODY)
async def upload_race(request: Request, tables: Registry, client: Client, routing_key: RoutingKey) -> dict[str, Any]:
    """Upload a race file, to replay it or branch from it."""
    data = await request.body()
    if len(data) > MAX_RACE_BYTES:
        raise ApiError(413, "too_large")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("no_text") from None
    found = await tables.uploads.check(Upload(text))
    race = await tables.rendering.run(from_text, text)
    more: dict[str, Any] = {}
    if built_in := built_in_name(race.game, race.edition_text):
        race.edition, race.edition_text = built_in, ""
    if race.edition_text:
        race.edition_digest = edition_digest(
            get_game(race.game), race.edition, race.edition_text
        )  # compute the digest: the one in the file proves nothing
        more["differences"] = found["differences"]
    race.players = disambiguate_all(race.players, MAX_RACE_NAME_LENGTH)
    bots = [*race.bots, *[""] * len(race.players)][: len(race.players)]
    seated = zip(race.players, bots, strict=True)
    places = [SeatState("bot" if level else "person", name, level, ready=True) for name, level in seated]
    live = await tables.create(
        race, places, listed=False, client=client, routing_key=routing_key, pace="instant", kept=True, **more
    )
    return {"id": live.row.id}


@router.post("/tables/{id}/rematch", **responds_with(RematchTable))
async def rematch(
    live: TableDep, session: Player, seat_token: Annotated[str | None, Depends(bearer_token)], tables: Registry, lang: Language
) -> dict[str, Any]:
    """Create a table with the same seats, each opened by its current token. Later requests return the table of the first."""
    if live.journal.state != "over":
        raise Conflict("race_runs")
    async with live.rematch_lock:
        if not live.journal.rematch:
            await _create_rematch(live, tables, session, Localization(lang))
    await propagate_renewals(live, tables)
    async with live.lock:
        live.journal.check_session(session)
        return {"id": live.journal.rematch, "seats": [{"seat": session.seat, "secret": seat_token}]}


async def _create_rematch(live: LiveTable, tables: TableRegistry, session: SeatSession, words: Localization) -> None:
    journal, old = live.journal, live.journal.race
    places = list[SeatState]()
    for place in journal.seats:
        name = bot_name(words, place.level, [other.name for other in journal.seats]) if place.left else place.name
        name = disambiguate(name, [other.name for other in places], MAX_NAME_LENGTH)  # earlier releases allowed equal names
        places.append(SeatState(place.kind, name, place.level, place.secret, ready=place.kind == "bot"))
    race = new_race(
        journal.game,
        old.players,
        edition=old.edition,
        edition_text=old.edition_text,
        edition_digest=edition_digest(journal.game, old.edition, old.edition_text),
        options=old.options,
    )
    start = journal.start
    more = {"pace": start["pace"], "clock": start.get("clock", "none"), "hints": start.get("hints", True)}
    more |= await inherited_differences(tables.uploads, journal)
    near = routing_key_of(live.row.id)
    again = await tables.create(race, places, listed=journal.start["listed"], client=live.creator, routing_key=near, **more)
    with contextlib.suppress(Conflict):
        await tables.submit(live, lambda journal: Rematch(again.row.id), by=session)
