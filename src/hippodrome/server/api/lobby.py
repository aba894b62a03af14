"""The lobby: games, tables to sit at, tables to make."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response

from hippodrome.bots import LEVELS
from hippodrome.bots.strength import ALONE
from hippodrome.core.ask import Seat
from hippodrome.core.game import Game, Setting
from hippodrome.core.race import new_race
from hippodrome.core.words import Words, load_texts
from hippodrome.games import DEFAULT_EDITION, NAMES, find, house_editions, load_edition, room
from hippodrome.picture import studio
from hippodrome.server.api.who import AtTable, House, Language, PlayerSeat
from hippodrome.server.bodies import (
    NewTable,
    Pictured,
    Ready,
    SeatBot,
    Sit,
)
from hippodrome.server.customs import Brought
from hippodrome.server.journal import Event, Journal, NotNow, hash_secret
from hippodrome.server.live import Live
from hippodrome.server.message import card_in_words, option_label, option_value, table_card
from hippodrome.server.refusals import Refusal
from hippodrome.server.seating import Key, bot_name, new_secret, seat_people

MOST_LISTED = 50

SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "A picture"}}

router = APIRouter()


@router.get("/games")
def games(lang: Language) -> list[dict[str, Any]]:
    """The games of the house, with their options in words."""
    return [_game_card(find(name), lang) for name in NAMES]


def _game_card(game: Game[Any], lang: str) -> dict[str, Any]:
    words = Words(lang, game, load_edition(game))
    page = load_texts("hippodrome.server", lang)
    guide = [words.text(f"guide.{n}") for n in range(1, 20) if f"guide.{n}" in words]
    return {
        "name": game.name,
        "title": words.text("game.title"),
        "pitch": words.text("game.pitch"),
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": [_option_card(words, name, setting) for name, setting in game.options.items()],
        "editions": house_editions(game),
        "levels": [
            {"name": level, "label": page[f"levels.{level}.label"], "strength": _strength(page, game.name, level)}
            for level in LEVELS
        ],
        "guide": guide,
        "cover": f"/api/games/{game.name}/cover.svg?lang={lang}",
        "hidden": bool(room(game.name, "scene").HIDDEN),
    }


def _strength(page: Mapping[str, str], game: str, level: str) -> str:
    """How strong a level is in a game, in words and in figures that were measured."""
    return page[f"levels.{level}.strength"].replace("{alone}", str(ALONE[game].get(level, "")))


def _option_card(words: Words, name: str, setting: Setting) -> dict[str, Any]:
    values = [*([None] if setting.default is None else []), *setting.choices]
    return {
        "name": name,
        "label": option_label(words, name),
        "explain": words.text(f"option.{name}.explain"),
        "default": setting.default,
        "choices": [{"value": value, "label": option_value(words, name, value)} for value in values],
    }


@router.get("/games/{name}/cover.svg", response_class=Response, responses=SVG)
def cover(name: str, lang: Language, request: Request) -> Response:
    """A game's picture."""
    game = _find_game(name)
    svg = studio(game.name).cover(load_edition(game), Words(lang, game, load_edition(game)))
    style = request.app.state.art(game.name)
    head, _, rest = svg.partition(">")
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"Cache-Control": "public, max-age=3600", "Content-Security-Policy": policy}
    return Response(f"{head}><style>{style}</style>{rest}", media_type="image/svg+xml", headers=headers)


def _find_game(name: str) -> Game[Any]:
    if name not in NAMES:
        raise Refusal(404, "no_such_game")
    return find(name)


@router.get("/words")
def words(lang: Language) -> dict[str, str]:
    """The page's own texts."""
    return {"lang": lang, **load_texts("hippodrome.server", lang)}


@router.get("/tables")
async def list_tables(tables: House, lang: Language) -> dict[str, list[dict[str, Any]]]:
    """Listed tables, the latest first."""
    told = {name: Words(lang, find(name)) for name in NAMES}
    found: dict[str, list[dict[str, Any]]] = {}
    for key, state in (("open", "gathering"), ("running", "running"), ("over", "over")):
        listed = await asyncio.to_thread(tables.store.listed, state, MOST_LISTED)
        found[key] = [card_in_words(id, card, told[card["game"]]) for id, card in listed]
    return found


@router.post("/tables", status_code=201)
async def make_table(body: NewTable, tables: House, lang: Language) -> dict[str, Any]:
    """Make a table. It begins when every seat is taken and ready."""
    game = _find_game(body.game)
    edition = body.edition or DEFAULT_EDITION
    if not body.edition_text and edition not in house_editions(game):
        raise Refusal(422, "no_such_edition", edition=edition)
    places, keys = seat_people(body.seats, Words(lang))
    names = [place.name or "?" for place in places]
    race = new_race(game, names, edition=edition, edition_text=body.edition_text, options=body.options)
    if body.edition_text:
        await tables.customs.check(Brought(body.edition_text, game.name, edition))
    live = await tables.make(race, places, listed=body.listed, pace=body.pace, clock=body.clock)
    return made(live, keys, lang)


def made(live: Live, keys: list[Key], lang: str) -> dict[str, Any]:
    """What whoever made a table is told: the secrets of their seats, once."""
    return {"id": live.row.id, "table": table_card(live, lang), "seats": [key._asdict() for key in keys]}


@router.get("/tables/{id}")
async def get_table(live: AtTable, lang: Language) -> dict[str, Any]:
    """What everybody may know of a table."""
    async with live.lock:
        return table_card(live, lang)


@router.post("/tables/{id}/sit")
async def sit(body: Sit, live: AtTable, tables: House, lang: Language) -> dict[str, Any]:
    """Take an open seat."""
    if not tables.limits["sit"].allows(live.row.id):
        raise Refusal(429, "too_often")
    secret = new_secret()
    taken: list[Seat] = []

    def event(journal: Journal) -> Event:
        free = [seat for seat, place in enumerate(journal.places) if place.kind == "open"]
        if not free:
            raise NotNow("no_free_seat")
        seat = free[0] if body.seat is None else body.seat
        taken[:] = [seat]
        name = body.name or Words(lang).text("word.seat", n=seat + 1)
        return {"do": "sit", "seat": seat, "name": name, "secret": hash_secret(secret), "salt": body.salt}

    await tables.happen(live, event)
    return {"seat": taken[0], "secret": secret}


@router.post("/tables/{id}/ready")
async def ready(body: Ready, live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """My seat is ready; the salt goes into the luck."""
    await tables.happen(live, lambda journal: {"do": "ready", "seat": seat, "salt": body.salt})
    return {}


@router.post("/tables/{id}/bot")
async def seat_bot(body: SeatBot, live: AtTable, seat: PlayerSeat, tables: House, lang: Language) -> dict[str, Any]:
    """The host puts a bot in an open seat."""
    if body.level not in LEVELS:
        raise Refusal(422, "no_such_level", level=body.level)

    def event(journal: Journal) -> Event:
        if seat != journal.host:
            raise Refusal(403, "only_the_host")
        name = bot_name(Words(lang), body.level, [place.name for place in journal.places])
        return {"do": "bot", "seat": body.seat, "level": body.level, "name": name}

    await tables.happen(live, event)
    return {}


@router.post("/tables/{id}/leave")
async def leave(live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Give a seat back before the race begins."""
    await tables.happen(live, lambda journal: {"do": "leave", "seat": seat})
    return {}


@router.post("/qr", response_class=Response, responses=SVG)
def qr(body: Pictured) -> Response:
    """A text as a QR code."""
    import segno

    try:
        picture = segno.make(body.text, error="m")
    except segno.DataOverflowError:
        raise Refusal(422, "too_long") from None
    svg = picture.svg_inline(scale=4, border=4, dark="#000", light="#fff")
    return Response(svg, media_type="image/svg+xml")
