"""Routes for the rulebook and the gallery, of a built-in edition or of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from hippodrome.games.registry import DEFAULT_EDITION, built_in_editions, load_edition
from hippodrome.i18n.localization import Localization
from hippodrome.rulebook import titles
from hippodrome.server.api.deps import Language, Registry, TableDep, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.schemas.page_responses import GalleryPage, RulebookPage, responds_with_any
from hippodrome.server.schemas.responses import responds_with
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.views.drawings import DrawingSpec
from hippodrome.server.views.json import dumps

Edition = Annotated[str, Query(max_length=80)]

router = new_router()


@router.get("/games/{name}/rulebook", **responds_with(RulebookPage))
async def rulebook(name: str, lang: Language, tables: Registry, edition: Edition = DEFAULT_EDITION) -> Response:
    """Get the rulebook of a game, with pictures and examples."""
    return await _page_response(tables, _built_in_spec("rulebook", name, edition, lang))


@router.get("/games/{name}/gallery", **responds_with(GalleryPage))
async def gallery(name: str, lang: Language, tables: Registry, edition: Edition = DEFAULT_EDITION) -> Response:
    """Get drawings of every card and piece of an edition."""
    return await _page_response(tables, _built_in_spec("gallery", name, edition, lang))


@router.get("/games/{name}/sections", **responds_with_any(dict[str, str], "Anchors of sections by title"))
async def sections(name: str, lang: Language, tables: Registry) -> Response:
    """Get the sections of the rulebook: their anchors by the titles that error responses cite as `section`."""
    game = find_game(name)
    told = tables.render_cache.render_cached(
        ("sections", name, lang), lambda: titles(name, Localization(lang, game, load_edition(game)))
    )
    return GzipResponse(await told)


@router.get("/tables/{id}/rulebook", **responds_with(RulebookPage))
async def table_rulebook(live: TableDep, lang: Language, tables: Registry) -> Response:
    """Get the rulebook with the options, edition and number of seats of a table."""
    return await _page_response(tables, _table_spec("rulebook", live, lang))


@router.get("/tables/{id}/gallery", **responds_with(GalleryPage))
async def table_gallery(live: TableDep, lang: Language, tables: Registry) -> Response:
    """Get drawings of every card and piece of a table's edition."""
    return await _page_response(tables, _table_spec("gallery", live, lang))


def _built_in_spec(kind: str, name: str, edition: str, lang: str) -> DrawingSpec:
    if edition not in built_in_editions(find_game(name)):
        raise ApiError(422, "no_such_edition", edition=edition)
    return DrawingSpec(kind, name, edition, "", lang, dumps({}))


def _table_spec(kind: str, live: LiveTable, lang: str) -> DrawingSpec:
    race = live.journal.race
    known = {"seats": len(race.players), "options": dict(race.options)} if kind == "rulebook" else {}
    return DrawingSpec(kind, race.game, race.edition, race.edition_text, lang, dumps(known))


async def _page_response(tables: TableRegistry, spec: DrawingSpec) -> Response:
    return GzipResponse(await tables.render_cache.drawing(spec), headers={"Cache-Control": "no-cache"})
