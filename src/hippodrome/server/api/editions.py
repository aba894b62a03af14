"""Routes for editions: form, pictures, storage by digest, comparison."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator
from functools import partial
from importlib.util import find_spec
from typing import Any

from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.fingerprint import text_digest
from hippodrome.core.game import Game
from hippodrome.games.registry import DEFAULT_EDITION, built_in_editions, edition_text, playable_games
from hippodrome.server.api.deps import Client, Language, Registry, TableDep, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.schemas import responses
from hippodrome.server.schemas.page_responses import EditionPictures
from hippodrome.server.schemas.requests import DraftEdition, NewComparison, NewEdition
from hippodrome.server.schemas.responses import responds_with
from hippodrome.server.storage.editions import StoredEdition
from hippodrome.server.tables.custom_editions import accept_edition
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.views.drawings import DrawingSpec
from hippodrome.server.views.json import dumps
from hippodrome.server.views.summary import table_summary
from hippodrome.server.workers.comparisons import ComparisonProgress, ComparisonRequest, Comparisons
from hippodrome.server.workers.sandbox import EditionDraft

_DIGEST = re.compile(r"[0-9a-f]{16}")

REPORT_POLICY = "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'unsafe-eval'"
"""Content security policy of a report. Reports contain inline scripts, so the browser isolates them from this site."""
EVENT_STREAM_RESPONSE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "Progress events"}
}
HTML_RESPONSE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/html": {}}, "description": "A page with plots"}}

router = new_router()


def _check_digest(digest: str) -> str:
    if not _DIGEST.fullmatch(digest):
        raise ApiError(404, "no_such_digest")
    return digest


# Forms and pictures ----------------------------------------------------------------------------------------------------


@router.get("/games/{name}/editions/{edition}", **responds_with(responses.StoredEdition))
async def built_in_edition(name: str, edition: str) -> dict[str, Any]:
    """Get a built-in edition."""
    game = find_game(name)
    if edition not in built_in_editions(game):
        raise ApiError(404, "no_such_edition", edition=edition[:80])
    text = edition_text(game, edition)[0]
    return {"digest": text_digest(text), "game": name, "name": edition, "text": text, "created": 0.0}


@router.post("/editions/form", **responds_with(responses.EditionForm))
async def form(body: DraftEdition, lang: Language, tables: Registry) -> Response:
    """Get an edition as a form.

    `changed` values replace those of the text. The reply lists every validation issue with its field, and the differences from
    the built-in edition.
    """
    game = find_game(body.game)
    made = await tables.uploads.edition_form(EditionDraft(body.text, game.name, json.dumps(body.changed), lang))
    return Response(made, media_type="application/json")


@router.post("/editions/pictures", **responds_with(EditionPictures))
async def pictures(body: NewEdition, lang: Language, tables: Registry) -> Response:
    """Get drawings of every card and piece of an edition, and of its board."""
    game = find_game(body.game)
    known = body.text == edition_text(game, DEFAULT_EDITION)[0]
    sketch = DrawingSpec("edition", game.name, DEFAULT_EDITION if known else "edition", "" if known else body.text, lang, "{}")
    return GzipResponse(await tables.render_cache.drawing(sketch))


# Storage ---------------------------------------------------------------------------------------------------------------


@router.post("/editions", **responds_with(responses.EditionDigest, 201))
async def store_edition(body: NewEdition, lang: Language, tables: Registry, client: Client) -> dict[str, Any]:
    """Store an edition under its digest. Everyone with the link can view it, edit a copy, and play with it."""
    game = find_game(body.game)
    shown = await _validated_form(body.text, game, tables, lang)
    accept_edition(game, shown["name"], body.text)
    tables.admission.check_storage(client)
    now = tables.now()
    edition = StoredEdition(shown["digest"], game.name, shown["name"][:80], body.text, now, now)
    with tables.health.writing():
        if await tables.database.run(tables.editions.save_edition, edition):
            tables.quotas.stored.charge(client, len(edition.text))
    return {"digest": edition.sum}


async def _validated_form(text: str, game: Game[Any], tables: TableRegistry, lang: str) -> dict[str, Any]:
    """Return the form of an edition; 422 if it has a validation issue."""
    shown: dict[str, Any] = json.loads(await tables.uploads.edition_form(EditionDraft(text, game.name, language=lang)))
    if not shown["ok"]:
        raise ApiError(422, "edition_has_faults", number=len(shown["issues"]), first=shown["issues"][0]["reason"])
    return shown


@router.get("/editions/{digest}", **responds_with(responses.StoredEdition))
async def stored_edition(digest: str, tables: Registry) -> dict[str, Any]:
    """Get a stored edition."""
    found = await tables.database.run(tables.editions.edition, _check_digest(digest), tables.now())
    if found is None or found.game not in playable_games():
        raise ApiError(404, "no_such_digest")
    return {"digest": found.sum, "game": found.game, "name": found.name, "text": found.text, "created": found.created}


@router.get("/tables/{id}/edition", **responds_with(responses.StoredEdition))
async def table_edition(live: TableDep, lang: Language) -> dict[str, Any]:
    """Get the edition that a table plays with, so that players can see the differences of a custom one."""
    journal, card = live.journal, table_summary(live, lang)
    text, name = journal.race.edition_text, journal.race.edition
    if not text and name not in built_in_editions(journal.game):  # never read a file of this machine
        raise ApiError(404, "no_such_edition", edition=name[:80])
    text = text or edition_text(journal.game, name)[0]
    found = {"digest": text_digest(text), "game": journal.game.name, "name": card["edition"], "text": text}
    return {**found, "created": journal.start["created"]}


# Comparison ------------------------------------------------------------------------------------------------------------


@router.post("/comparisons", response_class=StreamingResponse, responses=EVENT_STREAM_RESPONSE)
async def compare(body: NewComparison, request: Request, tables: Registry, client: Client, lang: Language) -> Response:
    """Compare two editions in simulated races with the same luck.

    The reply is an event stream of `{state, queue_position, progress, result}` until the comparison is done or has failed. A
    client that disconnects cancels the comparison.
    """
    game = find_game(body.game)
    asked = await _comparison_request(body, game, tables, lang)
    desk: Comparisons = request.app.state.comparisons
    known = await tables.database.run(tables.editions.comparison, asked.digest, tables.now())
    if known is None:
        desk.check_capacity(client)

    async def events() -> AsyncIterator[str]:
        found = known
        if found is None:
            async for news in desk.stream_progress(asked, client):
                if news.state != "done":
                    yield _event(news)
                found = news.result
        if found is None:
            return
        kept = known is not None or await _store_comparison(asked.digest, found, tables)
        yield _event(
            ComparisonProgress("done", 0, 1.0),
            await tables.rendering.run(_localized_comparison, asked.digest, found, lang, kept),
        )

    return StreamingResponse(events(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def _store_comparison(digest: str, found: dict[str, Any], tables: TableRegistry) -> bool:
    """Store a comparison; return whether it was stored: not if it was cut short or the database is unavailable."""
    if found["first"]["races"] != found["wanted"]:
        return False
    with contextlib.suppress(SQLAlchemyError), tables.health.writing():
        await tables.database.run(tables.editions.save_comparison, digest, found, tables.now())
        return True
    return False


def _event(progress: ComparisonProgress, result: dict[str, Any] | None = None) -> str:
    told = {
        "state": progress.state,
        "queue_position": progress.queue_position,
        "progress": round(progress.progress, 3),
        "result": result,
    }
    return f"data: {dumps(told)}\n\n"


async def _comparison_request(body: NewComparison, game: Game[Any], tables: TableRegistry, lang: str) -> ComparisonRequest:
    """Validate the two editions; each is named by the name in its text."""
    other = body.other_text
    if not other:
        which = body.other or DEFAULT_EDITION
        if which not in built_in_editions(game):
            raise ApiError(422, "no_such_edition", edition=which)
        other = edition_text(game, which)[0]
    first, second = [(str((await _validated_form(text, game, tables, lang))["name"]), text) for text in (other, body.text)]
    return ComparisonRequest(game.name, first, second, body.more_races)


@router.get("/comparisons/{digest}", **responds_with(responses.ComparisonResult))
async def stored_comparison(digest: str, lang: Language, tables: Registry) -> dict[str, Any]:
    """Get the stored comparison of two editions."""
    return await tables.rendering.run(_localized_comparison, digest, await _find_comparison(digest, tables), lang, True)


@router.get("/comparisons/{digest}/page", response_class=Response, responses=HTML_RESPONSE)
async def report(digest: str, lang: Language, tables: Registry) -> Response:
    """Get a stored comparison as an HTML page with plots, which works offline."""
    found = await _find_comparison(digest, tables)
    from hippodrome.editing.compare import compare_page

    page = await tables.render_cache.render_cached(("comparison", digest, lang), partial(compare_page, found, lang))
    return GzipResponse(page, "text/html; charset=utf-8", {"Content-Security-Policy": REPORT_POLICY})


async def _find_comparison(digest: str, tables: TableRegistry) -> dict[str, Any]:
    found = await tables.database.run(tables.editions.comparison, _check_digest(digest), tables.now())
    if found is None:
        raise ApiError(404, "no_such_digest")
    return found


def _localized_comparison(digest: str, found: dict[str, Any], lang: str, is_stored: bool) -> dict[str, Any]:
    """Build the localized reply for a comparison."""
    from hippodrome.analysis.text import AnalysisText
    from hippodrome.editing.compare import change_lines, difference_rows

    say, first = AnalysisText(lang, found["game"]), found["first"]
    rows = difference_rows(found, say)
    fitted = first["fitted"]["edition"] and not (first["fitted"]["same"] and found["second"]["fitted"]["same"])
    return {
        "digest": digest,
        "game": found["game"],
        "editions": found["editions"],
        "races": first["races"],
        "requested_races": found["wanted"],
        "seats": first["seats"],
        "seed": first["seed"],
        "engine": first["engine"],
        "fitted": say("page.fitted", edition=first["fitted"]["edition"]) if fitted else "",
        "changes": change_lines(found, say),
        "rows": [[cell.removeprefix("*") for cell in row] for row in rows],
        "significant": [row[3].startswith("*") for row in rows],
        "page": is_stored and find_spec("vl_convert") is not None,
    }
