"""Learning a game here: its rulebook and its gallery, of an edition of the house or of a table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Response

from hippodrome.games.registry import DEFAULT_EDITION, house_editions, load_edition
from hippodrome.i18n.localization import Words
from hippodrome.rulebook import titles
from hippodrome.server.api.deps import AtTable, House, Language, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.http.responses import PackedResponse
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables
from hippodrome.server.views.drawings import Sketch
from hippodrome.server.views.json import compact

Edition = Annotated[str, Query(max_length=80)]

router = new_router()


@router.get("/games/{name}/rulebook", response_model=dict[str, Any])
async def rulebook(name: str, lang: Language, tables: House, edition: Edition = DEFAULT_EDITION) -> Response:
    """The rulebook of a game in our own words, with pictures and examples."""
    return await _page(tables, _of_the_house("rulebook", name, edition, lang))


@router.get("/games/{name}/gallery", response_model=dict[str, Any])
async def gallery(name: str, lang: Language, tables: House, edition: Edition = DEFAULT_EDITION) -> Response:
    """Every card and piece of an edition."""
    return await _page(tables, _of_the_house("gallery", name, edition, lang))


@router.get("/games/{name}/sections", response_model=dict[str, str])
async def sections(name: str, lang: Language, tables: House) -> Response:
    """What refusals call the sections of the rulebook, and their places on its page."""
    game = find_game(name)
    told = tables.workshop.keep(("sections", name, lang), lambda: titles(name, Words(lang, game, load_edition(game))))
    return PackedResponse(await told)


@router.get("/tables/{id}/rulebook", response_model=dict[str, Any])
async def table_rulebook(live: AtTable, lang: Language, tables: House) -> Response:
    """The rulebook with the numbers of a table."""
    return await _page(tables, _of_table("rulebook", live, lang))


@router.get("/tables/{id}/gallery", response_model=dict[str, Any])
async def table_gallery(live: AtTable, lang: Language, tables: House) -> Response:
    """Every card and piece of a table's edition."""
    return await _page(tables, _of_table("gallery", live, lang))


def _of_the_house(kind: str, name: str, edition: str, lang: str) -> Sketch:
    if edition not in house_editions(find_game(name)):
        raise Refusal(422, "no_such_edition", edition=edition)
    return Sketch(kind, name, edition, "", lang, compact({}))


def _of_table(kind: str, live: Live, lang: str) -> Sketch:
    race = live.journal.race
    known = {"seats": len(race.players), "options": dict(race.options)} if kind == "rulebook" else {}
    return Sketch(kind, race.game, race.edition, race.edition_text, lang, compact(known))


async def _page(tables: Tables, sketch: Sketch) -> Response:
    return PackedResponse(await tables.workshop.drawing(sketch), headers={"Cache-Control": "no-cache"})
