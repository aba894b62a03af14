"""After the race: replay, branch, files, luck laid open, once more."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from hippodrome.coach.sentences import say_review
from hippodrome.core.errors import BadInput
from hippodrome.core.names import tell_all_apart, tell_apart
from hippodrome.core.race_file import LONGEST, LONGEST_NAME, from_text, new_race, to_text
from hippodrome.games.custom_editions import built_in_name
from hippodrome.games.race_opening import sum_of
from hippodrome.games.registry import find, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.server.api.deps import Address, AtTable, House, Language, Near, Playing, Reading, secret_of
from hippodrome.server.api.lobby import made
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas.requests import MAX_NAME_LENGTH, NewBranch
from hippodrome.server.api.schemas.responses import Again, Made, TableId, tells
from hippodrome.server.http.responses import PackedResponse
from hippodrome.server.tables.custom_editions import inherited_differences
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.events import Holder, Place
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables, near_to
from hippodrome.server.tables.seating import bot_name, follow_renewals, is_listed, seat_people
from hippodrome.server.views import replay as replays
from hippodrome.server.views.standings_history import course_of
from hippodrome.server.views.state import unproven
from hippodrome.server.workers.reviews import Job, Reviews
from hippodrome.server.workers.sandbox import Brought

RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
A_FILE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}, "description": "A race file"}}

router = new_router()


@router.get("/tables/{id}/replay", response_model=dict[str, Any])
async def replay(
    live: AtTable,
    tables: House,
    holder: Reading,
    lang: Language,
    as_: Annotated[int | None, Query(alias="as", ge=0, le=63)] = None,
    open_: Annotated[bool, Query(alias="open")] = False,
    from_: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replays.MOST_MOMENTS)] = 40,
) -> Response:
    """Some moments of the race; of one that runs, only through one's own eyes or a watcher's, and never with `open` hands."""
    live.journal.check_holder(holder)
    if as_ is not None and as_ >= len(live.journal.places):
        raise NotNow("no_such_seat")
    if as_ is not None and as_ != (holder.seat if holder else None) and not live.journal.is_done:
        raise Refusal(403, "not_your_eyes")
    seat = None if open_ else as_
    work = partial(replays.replay, live, seat, lang, from_, count, open_)
    if live.journal.is_done:  # nothing changes any more: the same for all who ask
        return PackedResponse(await tables.workshop.keep(("replay", live.row.id, seat, lang, from_, count, open_), work))

    def still() -> Any:
        live.journal.check_holder(holder)  # whoever waited for their turn may have lost their seat meanwhile
        return work()

    return PackedResponse(await tables.workshop.make(still, live.lock))


@router.post("/tables/{id}/branch", **tells(Made, 201))
async def branch(body: NewBranch, live: AtTable, tables: House, lang: Language, address: Address) -> dict[str, Any]:
    """A new live race from a point of one that is over."""
    places, keys = seat_people(body.seats, Words(lang))
    journal = live.journal
    if len(places) != len(journal.places):
        raise Refusal(422, "seats_differ", seats=len(journal.places))
    names = [place.name or "?" for place in places]
    race = await tables.rendering.run_locked(live.lock, lambda: replays.branch(journal, body.at, names))
    came_from = {"id": live.row.id, "at": body.at}
    more: dict[str, Any] = {"pace": body.pace, "clock": body.clock, "branched_from": came_from}
    if journal.unproven:
        more["unproven"] = "branch"
    more |= await inherited_differences(tables.uploads, journal)
    laid = await tables.make(race, places, listed=is_listed(body), address=address, near=near_to(live.row.id), **more)
    return made(laid, keys, lang)


@router.get("/tables/{id}/race", response_class=Response, responses=A_FILE)
async def race_file(live: AtTable, tables: House) -> Response:
    """The race file of a race that is over."""
    journal = live.journal
    if not journal.is_done:
        raise NotNow("file_is_secret")
    text = await tables.workshop.keep(("race", live.row.id), lambda: to_text(journal.file()))
    name = f"{journal.game.name}-{live.row.id}.race"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PackedResponse(text, "text/plain; charset=utf-8", headers)


@router.get("/tables/{id}/luck", response_model=dict[str, Any])
async def luck(live: AtTable, tables: House, lang: Language) -> Response:
    """Every draw of a race that is over, to be recomputed by whoever wants."""
    if not live.journal.is_done:
        raise NotNow("luck_is_secret")
    work = partial(replays.luck_of, live.journal, live.words_in(lang))
    return PackedResponse(await tables.workshop.keep(("luck", live.row.id, lang), work))


@router.get("/tables/{id}/course", response_model=dict[str, Any])
async def course(live: AtTable, tables: House) -> Response:
    """Everybody's place turn by turn, once the race is over."""
    if not live.journal.is_done:
        raise NotNow("race_runs")
    return PackedResponse(await tables.workshop.keep(("course", live.row.id), partial(course_of, live.journal)))


@router.get("/tables/{id}/review")
async def known_review(live: AtTable, request: Request, tables: House, lang: Language) -> dict[str, Any]:
    """What the coach has said of a race, if it was asked; nobody begins to think for it."""
    reviews: Reviews = request.app.state.reviews
    async with live.lock:
        if not live.journal.is_done or live.journal.table is None:
            raise NotNow("race_runs")
        job = reviews.find(live.row.id)
    return await _told(live, tables, reviews, job, lang) if job is not None else {"state": "none", "review": None}


@router.post("/tables/{id}/review")
async def review(live: AtTable, request: Request, tables: House, lang: Language, address: Address) -> dict[str, Any]:
    """What the coach says of a race that is over. Asked for the first time, it begins to think: ask again until it is done."""
    reviews: Reviews = request.app.state.reviews
    async with live.lock:
        if not live.journal.is_done or live.journal.table is None:
            raise NotNow("race_runs")
        if not parts_of(live.journal.game.name).brings("coach"):
            raise Refusal(422, "no_coach")
        job = reviews.find(live.row.id)
        if job is None:
            reviews.check_room(address)
            people = live.journal.people or list(range(len(live.journal.places)))
            job = reviews.begin(live.row.id, to_text(live.journal.file()), people, address)
    return await _told(live, tables, reviews, job, lang)


async def _told(live: Live, tables: Tables, reviews: Reviews, job: Job, lang: str) -> dict[str, Any]:
    """How far a review is, and what it says once it is done."""
    words, found, table = live.words_in(lang), job.found, live.journal.table
    if found is not None and table is not None and lang not in job.said:
        job.said[lang] = await tables.rendering.run_locked(live.lock, lambda: say_review(found, table, words))
    told, place = unproven(live.journal.unproven, words), reviews.place(job)
    return {"state": job.state, "done": round(job.done, 2), "place": place, "unproven": told, "review": job.said.get(lang)}


@router.post("/races", **tells(TableId, 201), openapi_extra=RACE_FILE)
async def bring_race(request: Request, tables: House, address: Address, near: Near) -> dict[str, Any]:
    """A race file from elsewhere: it can be replayed and branched from."""
    data = await request.body()
    if len(data) > LONGEST:
        raise Refusal(413, "too_large")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("no_text") from None
    found = await tables.uploads.check(Brought(text))
    race = await tables.rendering.run(from_text, text)
    more: dict[str, Any] = {}
    if built_in := built_in_name(race.game, race.edition_text):
        race.edition, race.edition_text = built_in, ""
    if race.edition_text:
        race.edition_sum = sum_of(find(race.game), race.edition, race.edition_text)  # what the file says of it proves nothing
        more["differences"] = found["differences"]
    race.players = tell_all_apart(race.players, LONGEST_NAME)
    bots = [*race.bots, *[""] * len(race.players)][: len(race.players)]
    seated = zip(race.players, bots, strict=True)
    places = [Place("bot" if level else "person", name, level, ready=True) for name, level in seated]
    live = await tables.make(race, places, listed=False, address=address, near=near, pace="instant", kept=True, **more)
    return {"id": live.row.id}


@router.post("/tables/{id}/rematch", **tells(Again))
async def rematch(
    live: AtTable, holder: Playing, secret: Annotated[str | None, Depends(secret_of)], tables: House, lang: Language
) -> dict[str, Any]:
    """The same seats again, each opened by the secret it has; whoever comes second joins the table of the first."""
    if live.journal.state != "over":
        raise NotNow("race_runs")
    async with live.making_rematch:
        if not live.journal.rematch:
            await _make_rematch(live, tables, holder, Words(lang))
    await follow_renewals(live, tables)
    async with live.lock:
        live.journal.check_holder(holder)
        return {"id": live.journal.rematch, "seats": [{"seat": holder.seat, "secret": secret}]}


async def _make_rematch(live: Live, tables: Tables, holder: Holder, words: Words) -> None:
    journal, old = live.journal, live.journal.race
    places = list[Place]()
    for place in journal.places:
        name = bot_name(words, place.level, [other.name for other in journal.places]) if place.left else place.name
        name = tell_apart(name, [other.name for other in places], MAX_NAME_LENGTH)  # tables of earlier releases have twins
        places.append(Place(place.kind, name, place.level, place.secret, ready=place.kind == "bot"))
    race = new_race(
        journal.game,
        old.players,
        edition=old.edition,
        edition_text=old.edition_text,
        edition_sum=sum_of(journal.game, old.edition, old.edition_text),
        options=old.options,
    )
    start = journal.start
    more = {"pace": start["pace"], "clock": start.get("clock", "none"), "hints": start.get("hints", True)}
    more |= await inherited_differences(tables.uploads, journal)
    near = near_to(live.row.id)
    again = await tables.make(race, places, listed=journal.start["listed"], address=live.address, near=near, **more)
    with contextlib.suppress(NotNow):
        await tables.happen(live, lambda journal: {"do": "rematch", "table": again.row.id}, by=holder)
