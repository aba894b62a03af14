"""The lobby: games, tables to sit at, tables to make."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, TypeVar

from fastapi import Query, Request, Response

from hippodrome.bots import levels_of
from hippodrome.core.ask import Seat
from hippodrome.core.game import Game, Setting
from hippodrome.core.race_file import new_race
from hippodrome.core.scene import MARKS
from hippodrome.games.race_opening import sum_of
from hippodrome.games.registry import DEFAULT_EDITION, find, house_editions, load_edition, parts_of, playable
from hippodrome.i18n.localization import HOUSE, LANGUAGES, Words, texts_of
from hippodrome.rulebook import guide
from hippodrome.server.api.deps import Address, AtTable, House, Language, Near, Playing, Reading, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas import responses
from hippodrome.server.api.schemas.requests import NewTable, Pictured, Ready, SeatBot, Sit
from hippodrome.server.api.schemas.responses import tells
from hippodrome.server.http import hosts
from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.http.rate_limit import is_this_machine
from hippodrome.server.http.responses import PackedResponse
from hippodrome.server.storage.corruption import UNREADABLE
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.custom_editions import accept_edition, completed_card
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.events import Event, hash_secret
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.seating import Key, bot_name, is_listed, new_secret, seat_name, seat_people
from hippodrome.server.views.state import card_in_words, option_label, option_value, table_card
from hippodrome.server.workers.sandbox import Brought

MOST_LISTED = 50
"""So many tables are listed in each state,"""
MOST_EACH = 5
"""so many of them that one address made,"""
MOST_LOOKED_AT = 500
"""chosen among so many, the latest."""
OLDEST_OPEN = 86400.0
"""Tables with open seats where nothing has happened for so many seconds are not listed any more."""

SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "A picture"}}

router = new_router()


@router.get("/games", response_model=list[dict[str, Any]])
async def games(lang: Language, tables: House) -> Response:
    """The games of the house and of installed packages, with their options in words."""
    return PackedResponse(await tables.workshop.keep(("games", lang), partial(game_cards, lang)))


def game_cards(lang: str) -> list[dict[str, Any]]:
    """What the lobby says of every game."""
    return [_game_card(find(name), lang) for name in playable()]


def _game_card(game: Game[Any], lang: str) -> dict[str, Any]:
    words = Words(lang, game, load_edition(game))
    page = Words(lang, room="hippodrome.server")
    return {
        "name": game.name,
        "title": words.text("game.title"),
        "pitch": words.text("game.pitch"),
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": [_option_card(words, name, setting) for name, setting in game.options.items()],
        "editions": house_editions(game),
        "levels": [
            {"name": level, "label": page.text(f"levels.{level}.label"), "strength": _strength(page, game.name, level)}
            for level in levels_of(game.name)
        ],
        "guide": [step.text for step in guide(game.name, words)],
        "cover": f"/api/games/{game.name}/cover.svg?lang={lang}",
        "hidden": bool(parts_of(game.name).scene.HIDDEN),
    }


def _strength(page: Words, game: str, level: str) -> str:
    """How strong a level is in a game, in words and in figures that were measured."""
    return page.text(f"levels.{level}.strength", alone=parts_of(game).wins_alone.get(level, ""))


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
async def cover(name: str, lang: Language, request: Request, tables: House) -> Response:
    """A game's picture."""
    game = find_game(name)
    style = parts_of(game.name).art

    def draw() -> str:
        svg = parts_of(game.name).picture.cover(load_edition(game), Words(lang, game, load_edition(game)))
        head, _, rest = svg.partition(">")
        return f"{head}><style>:root {{ color-scheme: light dark; }}\n{style}</style>{rest}"

    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"Cache-Control": "public, max-age=3600", "Content-Security-Policy": policy}
    return PackedResponse(await tables.workshop.keep(("cover", name, lang), draw), "image/svg+xml", headers)


@router.get("/words", response_model=dict[str, Any])
async def words(lang: Language, tables: House) -> Response:
    """The page's own texts, and the marks of the seats."""
    return PackedResponse(await tables.workshop.keep(("words", lang), partial(page_words, lang)))


def page_words(lang: str) -> dict[str, Any]:
    """What the page says by itself: its texts in Fluent, with English ones for those that the language lacks."""
    shared = {name: text for name, text in texts_of((HOUSE,), lang).all().items() if name.startswith("word-")}
    texts = {**shared, **texts_of(("hippodrome.server",), lang).all()}
    languages = {language: Words(language).text("language.name") for language in LANGUAGES}
    marks = [mark._asdict() for mark in MARKS]
    return {"lang": lang, "languages": languages, "marks": marks, "ftl": "".join(texts.values())}


STATES = {"open": "gathering", "running": "running", "over": "over"}
"""The lists of the lobby, and the state of the tables in each."""


@router.get("/tables", **tells(responses.Listed))
async def list_tables(
    tables: House,
    lang: Language,
    game: Annotated[str, Query(max_length=40)] = "",
    search: Annotated[str, Query(max_length=80)] = "",
    page: Annotated[int, Query(ge=0, le=MOST_LOOKED_AT // MOST_LISTED)] = 0,
) -> dict[str, Any]:
    """Listed tables, the latest first, a page of each list: all of them, those of a game, those in whose terms or names a
    text is found. `more` says of each list whether another page follows."""
    told = {name: Words(lang, find(name)) for name in playable()}
    found: dict[str, Any] = {}
    more: dict[str, bool] = {}
    for key, state in STATES.items():
        since = tables.now() - OLDEST_OPEN if state == "gathering" else 0.0
        listed = await tables.database.run(tables.store.listed, state, MOST_LOOKED_AT, since)
        cards = await tables.database.run(_matching, listed, told, game, search)
        shared = share_list([(tables.made_by(id), (id, card)) for id, card in cards])
        first = page * MOST_LISTED
        found[key], more[key] = [], len(shared) > first + MOST_LISTED
        shown = shared[first : first + MOST_LISTED]
        if any("custom" not in card for _, card in shown):  # of an earlier release
            shown = await tables.database.run(_completed, tables.store, shown)
        for id, card in shown:
            with contextlib.suppress(*UNREADABLE):  # a spoiled one is left out
                found[key].append(card_in_words(id, card, told[card["game"]]))
    return {**found, "more": more}


Listed = tuple[str, dict[str, Any]]


def _matching(listed: Sequence[Listed], told: Mapping[str, Words], game: str, search: str) -> list[Listed]:
    """The tables that somebody looks for, by id and card; put in words only where their words are looked at."""
    wanted = search.casefold().split()
    cards = []
    for id, card in listed:
        with contextlib.suppress(*UNREADABLE):  # a spoiled one is left out
            if game in ("", card["game"]) and (not wanted or _says(card_in_words(id, card, told[card["game"]]), wanted)):
                cards.append((id, card))
    return cards


def _completed(store: Store, listed: Sequence[Listed]) -> list[Listed]:
    """Complete the cards of tables that earlier releases wrote; corrupt ones are left out."""
    cards = []
    for id, card in listed:
        with contextlib.suppress(*UNREADABLE):
            cards.append((id, completed_card(store, id, card)))
    return cards


def _says(card: Mapping[str, Any], wanted: Sequence[str]) -> bool:
    """Whether all these words stand on a card: in its title, in somebody's name, in its terms."""
    names = [seat["name"] for seat in card["seats"]]
    terms = [f"{option['label']} {option['value']}" for option in card["options"]]
    text = " ".join([card["title"], card["edition"], *names, *terms]).casefold()
    return all(word in text for word in wanted)


T = TypeVar("T")


def share_list(tables: Sequence[tuple[str, T]]) -> list[T]:
    """The tables to show, of all with the address that made them, page by page, each page in their order.

    Addresses take turns, and none has more than a few, so that nobody pushes the others out. Those whose maker is not known
    take turns like those of one address, however many they are.
    """
    waiting: FairQueue[int] = FairQueue()
    for n, (address, _) in enumerate(tables):
        if not address or waiting.of(address) < MOST_EACH:
            waiting.add(address, "", n)
    order = list(waiting)
    pages = [sorted(order[n : n + MOST_LISTED]) for n in range(0, len(order), MOST_LISTED)]
    return [tables[n][1] for page in pages for n in page]


@router.get("/invite", **tells(responses.Invite))
async def invite(request: Request, tables: House) -> dict[str, Any]:
    """Where friends can open this server: `anywhere` by the address that people know, in this `network`, or only on this
    `device`. Addresses within a network are told to the computer that they are of, and to nobody else."""
    if tables.address:
        return {"reach": "anywhere", "addresses": [tables.address]}
    if not is_this_machine(request.client.host if request.client else ""):
        return {"reach": "network", "addresses": []}
    port = f":{request.url.port}" if request.url.port else ""
    found = await tables.database.run(hosts.network_addresses) if tables.listens not in ("", "127.0.0.1", "::1") else []
    return {"reach": "network" if found else "device", "addresses": [f"http://{address}{port}" for address in found]}


@router.post("/tables", **tells(responses.Made, 201))
async def make_table(body: NewTable, tables: House, lang: Language, address: Address, near: Near) -> dict[str, Any]:
    """Make a table. It begins when every seat is taken and ready."""
    game = find_game(body.game)
    edition = body.edition or DEFAULT_EDITION
    if not body.edition_text and edition not in house_editions(game):
        raise Refusal(422, "no_such_edition", edition=edition)
    places, keys = seat_people(body.seats, Words(lang))
    names = [place.name or "?" for place in places]
    terms: dict[str, Any] = {"pace": body.pace, "clock": body.clock, "hints": body.hints}
    text = body.edition_text
    game.check_seats(len(names))
    game.settle(body.options)
    if text:
        found = await tables.uploads.check(Brought(text, game.name, edition))
        edition, text = accept_edition(game, body.edition or str(found["name"]), text)
        terms |= {"differences": found["differences"]} if text else {}
    known = sum_of(game, edition, text)
    race = new_race(game, names, edition=edition, edition_text=text, edition_sum=known, options=body.options)
    live = await tables.make(race, places, listed=is_listed(body), address=address, near=near, **terms)
    return made(live, keys, lang)


def made(live: Live, keys: list[Key], lang: str) -> dict[str, Any]:
    """What whoever made a table is told: the secrets of their seats, once."""
    return {"id": live.row.id, "table": table_card(live, lang), "seats": [key._asdict() for key in keys]}


@router.get("/tables/{id}", **tells(responses.YourTable))
async def get_table(live: AtTable, holder: Reading, lang: Language) -> dict[str, Any]:
    """What everybody may know of a table; and whether it waits for whoever asks with the secret of a seat."""
    async with live.lock:
        live.journal.check_holder(holder)
        return {**table_card(live, lang), "your_move": holder is not None and live.journal.waits_for(holder.seat)}


@router.post("/tables/{id}/sit", **tells(responses.SeatKey))
async def sit(body: Sit, live: AtTable, tables: House, lang: Language, address: Address) -> dict[str, Any]:
    """Take an open seat."""
    if not tables.limits["sit"].allows(f"{live.row.id} {address}"):
        raise Refusal(429, "too_often")
    secret = new_secret()
    taken: list[Seat] = []

    def event(journal: Journal) -> Event:
        free = [seat for seat, place in enumerate(journal.places) if place.kind == "open"]
        if not free:
            raise NotNow("no_free_seat")
        seat = free[0] if body.seat is None else body.seat
        taken[:] = [seat]
        name = seat_name(Words(lang), seat, body.name, [place.name for place in journal.places])
        return {"do": "sit", "seat": seat, "name": name, "secret": hash_secret(secret), "salt": body.salt}

    await tables.happen(live, event, by=None)
    return {"seat": taken[0], "secret": secret}


@router.post("/tables/{id}/ready", **tells(responses.Done))
async def ready(body: Ready, live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """My seat is ready; the salt goes into the luck."""
    await tables.happen(live, lambda journal: {"do": "ready", "seat": holder.seat, "salt": body.salt}, by=holder)
    return {}


@router.post("/tables/{id}/bot", **tells(responses.Done))
async def seat_bot(body: SeatBot, live: AtTable, holder: Playing, tables: House, lang: Language) -> dict[str, Any]:
    """The host puts a bot in an open seat, or during the race in the seat of somebody who is absent."""
    if body.level not in levels_of(live.journal.game.name):
        raise Refusal(422, "no_such_level", level=body.level)

    quietly = list[Journal]()

    def not_absent(journal: Journal) -> NotNow:
        return NotNow("not_absent", name=journal.places[body.seat].name)

    def event(journal: Journal) -> Event:
        running = journal.state == "running"
        if holder.seat != (journal.helper_of(body.seat) if running else journal.host):
            raise Refusal(403, "only_the_host")
        if running and body.seat in journal.people and not live.is_absent(body.seat, tables.now()):
            if not live.holds_up(body.seat, tables.now()):
                raise not_absent(journal)
            # Asked in silence: a bot answers just this, and whoever asked for it is told what they would be told otherwise.
            quietly.append(journal)
            return {"do": "lapse", "seat": body.seat, "quietly": True}
        name = bot_name(Words(lang), body.level, [place.name for place in journal.places])
        return {"do": "bot", "seat": body.seat, "level": body.level, "name": name}

    await tables.happen(live, event, by=holder)
    if quietly:
        raise not_absent(quietly[0])
    return {}


@router.post("/tables/{id}/leave", **tells(responses.Done))
async def leave(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Give a seat back before the race begins."""
    await tables.happen(live, lambda journal: {"do": "leave", "seat": holder.seat}, by=holder)
    return {}


@router.post("/qr", response_class=Response, responses=SVG)
async def qr(body: Pictured, tables: House) -> Response:
    """A text as a QR code."""
    return PackedResponse(await tables.workshop.keep(("qr", body.text), partial(_draw_qr, body.text)), "image/svg+xml")


def _draw_qr(text: str) -> str:
    import segno

    try:
        picture = segno.make(text, error="m")
    except segno.DataOverflowError:
        raise Refusal(422, "too_long") from None
    return str(picture.svg_inline(scale=4, border=4, dark="#000", light="#fff"))
