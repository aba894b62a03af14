"""Editions at the page: looked at, changed, kept under their sums, compared."""

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

from hippodrome.core.fingerprint import edition_sum
from hippodrome.core.game import Game
from hippodrome.games.registry import DEFAULT_EDITION, edition_text, house_editions, playable
from hippodrome.server.api.deps import Address, AtTable, House, Language, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas import responses
from hippodrome.server.api.schemas.requests import DraftEdition, NewComparison, NewEdition
from hippodrome.server.api.schemas.responses import tells
from hippodrome.server.http.responses import PackedResponse
from hippodrome.server.storage.editions import KeptEdition
from hippodrome.server.tables.custom_editions import accept_edition
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.registry import Tables
from hippodrome.server.views.drawings import Sketch
from hippodrome.server.views.json import compact
from hippodrome.server.views.state import table_card
from hippodrome.server.workers.comparisons import Asked, Comparisons, News
from hippodrome.server.workers.sandbox import Draft

_SUM = re.compile(r"[0-9a-f]{16}")

REPORT_POLICY = "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'unsafe-eval'"
"""A report holds its own scripts. It is alone in its box: nothing of this site can be reached from it."""
EVENTS: dict[int | str, dict[str, Any]] = {200: {"content": {"text/event-stream": {}}, "description": "How far it is"}}
A_PAGE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/html": {}}, "description": "A page with plots"}}

router = new_router()


def _check_sum(sum: str) -> str:
    if not _SUM.fullmatch(sum):
        raise Refusal(404, "no_such_sum")
    return sum


# Looking and changing -------------------------------------------------------------------------------------------------


@router.get("/games/{name}/editions/{edition}", **tells(responses.EditionKept))
async def of_the_house(name: str, edition: str) -> dict[str, Any]:
    """An edition of the house, to begin with."""
    game = find_game(name)
    if edition not in house_editions(game):
        raise Refusal(404, "no_such_edition", edition=edition[:80])
    text = edition_text(game, edition)[0]
    return {"sum": edition_sum(text), "game": name, "name": edition, "text": text, "created": 0.0}


@router.post("/editions/form", **tells(responses.EditionForm))
async def form(body: DraftEdition, lang: Language, tables: House) -> Response:
    """An edition as a form: its values, with some changed if that is asked for; every fault at its field, and what differs from
    the house's edition."""
    game = find_game(body.game)
    made = await tables.uploads.look(Draft(body.text, game.name, json.dumps(body.changed), lang))
    return Response(made, media_type="application/json")


@router.post("/editions/pictures", response_model=dict[str, Any])
async def pictures(body: NewEdition, lang: Language, tables: House) -> Response:
    """Every card and piece of an edition, and its board."""
    game = find_game(body.game)
    known = body.text == edition_text(game, DEFAULT_EDITION)[0]
    sketch = Sketch("edition", game.name, DEFAULT_EDITION if known else "edition", "" if known else body.text, lang, "{}")
    return PackedResponse(await tables.workshop.drawing(sketch))


# Keeping --------------------------------------------------------------------------------------------------------------


@router.post("/editions", **tells(responses.EditionSum, 201))
async def keep(body: NewEdition, lang: Language, tables: House, address: Address) -> dict[str, Any]:
    """Keep an edition here, under its sum: whoever has the link can look at it, change a copy, and race it."""
    game = find_game(body.game)
    shown = await _sound(body.text, game, tables, lang)
    accept_edition(game, shown["name"], body.text)
    tables.check_storage(address)
    now = tables.now()
    edition = KeptEdition(shown["sum"], game.name, shown["name"][:80], body.text, now, now)
    with tables.checkup.writing():
        if await tables.database.run(tables.kept.keep_edition, edition):
            tables.quotas.stored.charge(address, len(edition.text))
    return {"sum": edition.sum}


async def _sound(text: str, game: Game[Any], tables: Tables, lang: str) -> dict[str, Any]:
    """An edition as a form; refused if anything is wrong with it."""
    shown: dict[str, Any] = json.loads(await tables.uploads.look(Draft(text, game.name, language=lang)))
    if not shown["ok"]:
        raise Refusal(422, "edition_has_faults", number=len(shown["faults"]), first=shown["faults"][0]["reason"])
    return shown


@router.get("/editions/{sum}", **tells(responses.EditionKept))
async def kept(sum: str, tables: House) -> dict[str, Any]:
    """An edition that somebody left here."""
    found = await tables.database.run(tables.kept.edition, _check_sum(sum), tables.now())
    if found is None or found.game not in playable():
        raise Refusal(404, "no_such_sum")
    return {key: value for key, value in found._asdict().items() if key != "used"}


@router.get("/tables/{id}/edition", **tells(responses.EditionKept))
async def of_table(live: AtTable, lang: Language) -> dict[str, Any]:
    """The edition that a table plays with, so that everybody can see what differs in a custom one."""
    journal, card = live.journal, table_card(live, lang)
    text, name = journal.race.edition_text, journal.race.edition
    if not text and name not in house_editions(journal.game):  # never a file of this machine
        raise Refusal(404, "no_such_edition", edition=name[:80])
    text = text or edition_text(journal.game, name)[0]
    found = {"sum": edition_sum(text), "game": journal.game.name, "name": card["edition"], "text": text}
    return {**found, "created": journal.start["created"]}


# Comparing ------------------------------------------------------------------------------------------------------------


@router.post("/comparisons", response_class=StreamingResponse, responses=EVENTS)
async def compare(body: NewComparison, request: Request, tables: House, address: Address, lang: Language) -> Response:
    """Race two editions on the same luck. The reply is a stream of events, `{state, place, done, compared}`, until it is done
    or has failed; whoever hangs up ends it."""
    game = find_game(body.game)
    asked = await _asked(body, game, tables, lang)
    desk: Comparisons = request.app.state.comparisons
    known = await tables.database.run(tables.kept.comparison, asked.sum, tables.now())
    if known is None:
        desk.check_room(address)

    async def events() -> AsyncIterator[str]:
        found = known
        if found is None:
            async for news in desk.follow(asked, address):
                if news.state != "done":
                    yield _event(news)
                found = news.found
        if found is None:
            return
        kept = known is not None or await _keep(asked.sum, found, tables)
        yield _event(News("done", 0, 1.0), await tables.rendering.run(_in_words, asked.sum, found, lang, kept))

    return StreamingResponse(events(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def _keep(sum: str, found: dict[str, Any], tables: Tables) -> bool:
    """Whether what was found is kept: not if it was cut short (it may be asked for again), or the database is away."""
    if found["first"]["races"] != found["wanted"]:
        return False
    with contextlib.suppress(SQLAlchemyError), tables.checkup.writing():
        await tables.database.run(tables.kept.keep_comparison, sum, found, tables.now())
        return True
    return False


def _event(news: News, compared: dict[str, Any] | None = None) -> str:
    told = {"state": news.state, "place": news.place, "done": round(news.done, 3), "compared": compared}
    return f"data: {compact(told)}\n\n"


async def _asked(body: NewComparison, game: Game[Any], tables: Tables, lang: str) -> Asked:
    """The two editions, both sound, each by the name that it gives itself."""
    other = body.other_text
    if not other:
        which = body.other or DEFAULT_EDITION
        if which not in house_editions(game):
            raise Refusal(422, "no_such_edition", edition=which)
        other = edition_text(game, which)[0]
    first, second = [(str((await _sound(text, game, tables, lang))["name"]), text) for text in (other, body.text)]
    return Asked(game.name, first, second, body.surer)


@router.get("/comparisons/{sum}", **tells(responses.Compared))
async def compared(sum: str, lang: Language, tables: House) -> dict[str, Any]:
    """What was found when two editions were compared."""
    return await tables.rendering.run(_in_words, sum, await _found(sum, tables), lang, True)


@router.get("/comparisons/{sum}/page", response_class=Response, responses=A_PAGE)
async def report(sum: str, lang: Language, tables: House) -> Response:
    """The same as one page with plots, which needs no network."""
    found = await _found(sum, tables)
    from hippodrome.editing.compare import compare_page

    page = await tables.workshop.keep(("comparison", sum, lang), partial(compare_page, found, lang))
    return PackedResponse(page, "text/html; charset=utf-8", {"Content-Security-Policy": REPORT_POLICY})


async def _found(sum: str, tables: Tables) -> dict[str, Any]:
    found = await tables.database.run(tables.kept.comparison, _check_sum(sum), tables.now())
    if found is None:
        raise Refusal(404, "no_such_sum")
    return found


def _in_words(sum: str, found: dict[str, Any], lang: str, kept: bool) -> dict[str, Any]:
    """A comparison as a page shows it."""
    from hippodrome.analysis.text import Said
    from hippodrome.editing.compare import change_lines, difference_rows

    say, first = Said(lang, found["game"]), found["first"]
    rows = difference_rows(found, say)
    fitted = first["fitted"]["edition"] and not (first["fitted"]["same"] and found["second"]["fitted"]["same"])
    return {
        "sum": sum,
        "game": found["game"],
        "editions": found["editions"],
        "races": first["races"],
        "wanted": found["wanted"],
        "seats": first["seats"],
        "seed": first["seed"],
        "engine": first["engine"],
        "fitted": say("page.fitted", edition=first["fitted"]["edition"]) if fitted else "",
        "changes": change_lines(found, say),
        "rows": [[cell.removeprefix("*") for cell in row] for row in rows],
        "sure": [row[3].startswith("*") for row in rows],
        "page": kept and find_spec("vl_convert") is not None,
    }
