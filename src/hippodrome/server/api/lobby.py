"""Routes for the lobby: games, the list of tables, creating and joining a table."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, TypeVar

from fastapi import Query, Request, Response

from hippodrome.bots import levels_of
from hippodrome.core.ask import Seat
from hippodrome.core.game import Game, GameOption
from hippodrome.core.race_file import new_race
from hippodrome.games.race_opening import edition_digest
from hippodrome.games.registry import DEFAULT_EDITION, built_in_editions, get_game, get_plugin, load_edition, playable_games
from hippodrome.i18n.localization import Localization
from hippodrome.rulebook import guide
from hippodrome.server.api.deps import Client, Language, Player, Registry, RoutingKey, TableDep, Viewer, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http import hosts
from hippodrome.server.http.lan_access import LanAccess
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.http.static_files import IMMUTABLE
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.limits.rate_limit import is_loopback_client
from hippodrome.server.schemas import responses
from hippodrome.server.schemas.page_responses import GameSummary, GameTexts, Invite, PageTexts, responds_with_any
from hippodrome.server.schemas.requests import NewTable, QrRequest, Ready, SeatBot, Sit
from hippodrome.server.schemas.responses import responds_with
from hippodrome.server.storage.corruption import DECODE_ERRORS
from hippodrome.server.storage.store import Store
from hippodrome.server.tables import events
from hippodrome.server.tables.custom_editions import accept_edition, completed_summary
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import hash_seat_token
from hippodrome.server.tables.seating import SeatToken, assign_seats, bot_name, is_listed, new_seat_token, seat_name
from hippodrome.server.views.page_texts import game_texts, game_texts_digest, page_texts
from hippodrome.server.views.summary import localized_summary, option_label, option_value, table_summary
from hippodrome.server.workers.sandbox import Upload

MAX_TABLES_PER_PAGE = 50
"""Tables per page of a list."""
MAX_LISTED_PER_CLIENT = 5
"""Tables of one creator in a list."""
MAX_LISTING_CANDIDATES = 500
"""Latest tables among which a list is chosen."""
OPEN_TABLE_MAX_AGE = 86400.0
"""Seconds without an event after which a table with open seats is no longer listed."""

SVG_RESPONSE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "A picture"}}

router = new_router()


@router.get("/games", **responds_with_any(list[GameSummary], "All playable games"))
async def games(lang: Language, tables: Registry) -> Response:
    """List the built-in games and those of installed packages, with their localized options."""
    return GzipResponse(await tables.render_cache.render_cached(("games", lang), partial(game_summaries, lang)))


def game_summaries(lang: str) -> list[dict[str, Any]]:
    """Return the summaries of all playable games for the lobby."""
    return [_game_summary(get_game(name), lang) for name in playable_games()]


def _game_summary(game: Game[Any], lang: str) -> dict[str, Any]:
    words = Localization(lang, game, load_edition(game))
    page = Localization(lang, package="hippodrome.server")
    return {
        "name": game.name,
        "title": words.text("game.title"),
        "pitch": words.text("game.pitch"),
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": [_option_summary(words, name, setting) for name, setting in game.options.items()],
        "editions": built_in_editions(game),
        "levels": [
            {"name": level, "label": page.text(f"levels.{level}.label"), "strength": _strength(page, game.name, level)}
            for level in levels_of(game.name)
        ],
        "guide": [step.text for step in guide(game.name, words)],
        "cover": f"/api/games/{game.name}/cover.svg?lang={lang}",
        "hidden": bool(get_plugin(game.name).scene.HIDDEN),
        **get_plugin(game.name).lobby._asdict(),
    }


def _strength(page: Localization, game: str, level: str) -> str:
    """Return the localized strength of a bot level in a game, with its measured figures."""
    return page.text(f"levels.{level}.strength", alone=get_plugin(game).wins_alone.get(level, ""))


def _option_summary(words: Localization, name: str, setting: GameOption) -> dict[str, Any]:
    values = [*([None] if setting.default is None else []), *setting.choices]
    return {
        "name": name,
        "label": option_label(words, name),
        "explain": words.text(f"option.{name}.explain"),
        "default": setting.default,
        "choices": [{"value": value, "label": option_value(words, name, value)} for value in values],
    }


@router.get("/games/{name}/cover.svg", response_class=Response, responses=SVG_RESPONSE)
async def cover(name: str, lang: Language, request: Request, tables: Registry) -> Response:
    """Get the cover picture of a game."""
    game = find_game(name)
    style = get_plugin(game.name).svg_css

    def draw() -> str:
        svg = get_plugin(game.name).svg.cover(load_edition(game), Localization(lang, game, load_edition(game)))
        head, _, rest = svg.partition(">")
        return f"{head}><style>:root {{ color-scheme: light dark; }}\n{style}</style>{rest}"

    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"Cache-Control": "public, max-age=3600", "Content-Security-Policy": policy}
    return GzipResponse(await tables.render_cache.render_cached(("cover", name, lang), draw), "image/svg+xml", headers)


@router.get("/locale", **responds_with(PageTexts))
async def get_page_texts(lang: Language, tables: Registry) -> Response:
    """Get the texts of the web pages in Fluent, and the emblems of the seats."""
    return GzipResponse(await tables.render_cache.render_cached(("locale", lang), partial(page_texts, lang)))


@router.get("/games/{name}/texts", **responds_with(GameTexts))
async def get_game_texts(name: str, lang: Language, tables: Registry, v: str = "") -> Response:
    """Get the texts with which a client formats the facts of a game. With the current digest as `v` the reply is immutable."""
    game = find_game(name).name
    cache = IMMUTABLE if v == game_texts_digest(game, lang) else "no-cache"
    texts = await tables.render_cache.render_cached(("texts", game, lang), partial(game_texts, game, lang))
    return GzipResponse(texts, headers={"Cache-Control": cache})


STATES = {"open": "gathering", "running": "running", "over": "over"}
"""Lists of the lobby, with the state of their tables."""


@router.get("/tables", **responds_with(responses.TableList))
async def list_tables(
    tables: Registry,
    lang: Language,
    game: Annotated[str, Query(max_length=40)] = "",
    search: Annotated[str, Query(max_length=80)] = "",
    page: Annotated[int, Query(ge=0, le=MAX_LISTING_CANDIDATES // MAX_TABLES_PER_PAGE)] = 0,
) -> dict[str, Any]:
    """List public tables, the latest first, one page per list.

    `game` filters by game, `search` by words in titles, editions, options and player names. `more` is true for each list that
    has another page.
    """
    told = {name: Localization(lang, get_game(name)) for name in playable_games()}
    found: dict[str, Any] = {}
    more: dict[str, bool] = {}
    for key, state in STATES.items():
        since = tables.now() - OPEN_TABLE_MAX_AGE if state == "gathering" else 0.0
        listed = await tables.database.run(tables.store.listed_tables, state, MAX_LISTING_CANDIDATES, since)
        cards = await tables.database.run(_matching, listed, told, game, search)
        shared = share_fairly([(tables.creator_of(id), (id, card)) for id, card in cards])
        first = page * MAX_TABLES_PER_PAGE
        found[key], more[key] = [], len(shared) > first + MAX_TABLES_PER_PAGE
        shown = shared[first : first + MAX_TABLES_PER_PAGE]
        if any("custom" not in card for _, card in shown):  # written by an earlier release
            shown = await tables.database.run(_completed, tables.store, shown)
        for id, card in shown:
            with contextlib.suppress(*DECODE_ERRORS):  # leave out corrupt records
                found[key].append(localized_summary(id, card, told[card["game"]]))
    return {**found, "more": more}


ListedTable = tuple[str, dict[str, Any]]


def _matching(
    listed: Sequence[ListedTable], localizations: Mapping[str, Localization], game: str, search: str
) -> list[ListedTable]:
    """Filter listed tables by game and search text; localizes summaries only if there is a search text."""
    wanted = search.casefold().split()
    cards = []
    for id, card in listed:
        with contextlib.suppress(*DECODE_ERRORS):  # leave out corrupt records
            if game in ("", card["game"]) and (
                not wanted or _matches(localized_summary(id, card, localizations[card["game"]]), wanted)
            ):
                cards.append((id, card))
    return cards


def _completed(store: Store, listed: Sequence[ListedTable]) -> list[ListedTable]:
    """Complete the summaries that earlier releases wrote; leave out corrupt ones."""
    cards = []
    for id, card in listed:
        with contextlib.suppress(*DECODE_ERRORS):
            cards.append((id, completed_summary(store, id, card)))
    return cards


def _matches(summary: Mapping[str, Any], search_words: Sequence[str]) -> bool:
    """Return whether a summary contains all search words: in its title, edition, names or options."""
    names = [seat["name"] for seat in summary["seats"]]
    terms = [f"{option['label']} {option['value']}" for option in summary["options"]]
    text = " ".join([summary["title"], summary["edition"], *names, *terms]).casefold()
    return all(word in text for word in search_words)


T = TypeVar("T")


def share_fairly(tables: Sequence[tuple[str, T]]) -> list[T]:
    """Order tables, each given with its creator, into pages; within a page they have their original order.

    Creators take turns, with at most MAX_LISTED_PER_CLIENT tables each, so that none displaces the others. Tables with an
    unknown creator take turns like those of one creator, without that limit.
    """
    waiting: FairQueue[int] = FairQueue()
    for n, (address, _) in enumerate(tables):
        if not address or waiting.count_for(address) < MAX_LISTED_PER_CLIENT:
            waiting.add(address, "", n)
    order = list(waiting)
    pages = [sorted(order[n : n + MAX_TABLES_PER_PAGE]) for n in range(0, len(order), MAX_TABLES_PER_PAGE)]
    return [tables[n][1] for page in pages for n in page]


@router.get("/invite", **responds_with(Invite))
async def invite(request: Request, tables: Registry) -> dict[str, Any]:
    """Get the URLs at which friends can open this server.

    `reach` is `anywhere` (public URL), `network` (local network) or `device` (this computer only). Only clients on the server's
    own computer get its addresses in the local network.
    """
    if tables.public_url:
        return {"reach": "anywhere", "addresses": [tables.public_url], "can_open": False}
    if not _is_from_here(request):
        return {"reach": "network", "addresses": [], "can_open": False}
    lan: LanAccess | None = request.app.state.lan
    found = list(lan.ips) if lan is not None else []
    if tables.listen_host not in ("", "127.0.0.1", "::1"):
        found = await tables.database.run(hosts.lan_ips)
    return _invite_reply(request, found)


@router.post("/invite/network", **responds_with(Invite))
async def open_to_network(request: Request, tables: Registry) -> dict[str, Any]:
    """Open the server to the local network until it stops.

    Only for clients on the server's own computer, and only if it was started for one player (`hippodrome play`).
    """
    if not _is_from_here(request):
        raise ApiError(403, "only_this_machine")
    lan: LanAccess | None = request.app.state.lan
    found = await lan.open(await tables.database.run(hosts.lan_ips)) if lan is not None else []
    if not found:
        raise Conflict("no_network")
    return _invite_reply(request, found)


def _is_from_here(request: Request) -> bool:
    return is_loopback_client(request.client.host if request.client else "")


def _invite_reply(request: Request, ips: Sequence[str]) -> dict[str, Any]:
    port = f":{request.url.port}" if request.url.port else ""
    reach = "network" if ips else "device"
    can_open = not ips and request.app.state.lan is not None
    return {"reach": reach, "addresses": [f"http://{ip}{port}" for ip in ips], "can_open": can_open}


@router.post("/tables", **responds_with(responses.CreatedTable, 201))
async def create_table(
    body: NewTable, tables: Registry, lang: Language, client: Client, routing_key: RoutingKey
) -> dict[str, Any]:
    """Create a table. The race starts when every seat is taken and ready."""
    game = find_game(body.game)
    edition = body.edition or DEFAULT_EDITION
    if not body.edition_text and edition not in built_in_editions(game):
        raise ApiError(422, "no_such_edition", edition=edition)
    places, keys = assign_seats(body.seats, Localization(lang))
    names = [place.name or "?" for place in places]
    terms: dict[str, Any] = {"pace": body.pace, "clock": body.clock, "hints": body.hints}
    text = body.edition_text
    game.check_seats(len(names))
    game.resolve_options(body.options)
    if text:
        found = await tables.uploads.check(Upload(text, game.name, edition))
        edition, text = accept_edition(game, body.edition or str(found["name"]), text)
        terms |= {"differences": found["differences"]} if text else {}
    known = edition_digest(game, edition, text)
    race = new_race(game, names, edition=edition, edition_text=text, edition_digest=known, options=body.options)
    live = await tables.create(race, places, listed=is_listed(body), client=client, routing_key=routing_key, **terms)
    return created_table(live, keys, lang)


def created_table(live: LiveTable, seat_tokens: list[SeatToken], lang: str) -> dict[str, Any]:
    """Build the reply to the creator of a table: its summary, and the tokens of the creator's seats, sent only here."""
    return {"id": live.row.id, "table": table_summary(live, lang), "seats": [key._asdict() for key in seat_tokens]}


@router.get("/tables/{id}", **responds_with(responses.YourTable))
async def get_table(live: TableDep, session: Viewer, lang: Language) -> dict[str, Any]:
    """Get the public summary of a table; `your_move` is true if the table waits for the seat of the request's token."""
    async with live.lock:
        live.journal.check_session(session)
        return {**table_summary(live, lang), "your_move": session is not None and live.journal.is_waiting_for(session.seat)}


@router.post("/tables/{id}/sit", **responds_with(responses.SeatToken))
async def sit(body: Sit, live: TableDep, tables: Registry, lang: Language, client: Client) -> dict[str, Any]:
    """Take an open seat. The reply contains the seat's token."""
    if not tables.limits["sit"].allows(f"{live.row.id} {client}"):
        raise ApiError(429, "too_often")
    secret = new_seat_token()
    taken: list[Seat] = []

    def event(journal: Journal) -> Event:
        free = [seat for seat, place in enumerate(journal.seats) if place.kind == "open"]
        if not free:
            raise Conflict("no_free_seat")
        seat = free[0] if body.seat is None else body.seat
        taken[:] = [seat]
        name = seat_name(Localization(lang), seat, body.name, [place.name for place in journal.seats])
        return events.Sit(seat, name, hash_seat_token(secret), body.salt)

    await tables.submit(live, event, by=None)
    return {"seat": taken[0], "secret": secret}


@router.post("/tables/{id}/ready", **responds_with(responses.Done))
async def ready(body: Ready, live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Mark my seat as ready. Every draw of the race is computed from the server's seed and the salts of all seats."""
    await tables.submit(live, lambda journal: events.Ready(session.seat, body.salt), by=session)
    return {}


@router.post("/tables/{id}/bot", **responds_with(responses.Done))
async def seat_bot(body: SeatBot, live: TableDep, session: Player, tables: Registry, lang: Language) -> dict[str, Any]:
    """Seat a bot. Only for the host: in an open seat, or during the race in the seat of an absent player."""
    if body.level not in levels_of(live.journal.game.name):
        raise ApiError(422, "no_such_level", level=body.level)

    quietly = list[Journal]()

    def not_absent(journal: Journal) -> Conflict:
        return Conflict("not_absent", name=journal.seats[body.seat].name)

    def event(journal: Journal) -> Event:
        running = journal.state == "running"
        if session.seat != (journal.acting_host_for(body.seat) if running else journal.host):
            raise ApiError(403, "only_the_host")
        if running and body.seat in journal.human_seats and not live.is_absent(body.seat, tables.now()):
            if not live.is_holding_up(body.seat, tables.now()):
                raise not_absent(journal)
            # Hidden prompt: a bot answers only this one, and the reply to the host is the same as if it did not.
            quietly.append(journal)
            return events.Timeout(body.seat, quietly=True)
        name = bot_name(Localization(lang), body.level, [place.name for place in journal.seats])
        return events.SeatBot(body.seat, body.level, name)

    await tables.submit(live, event, by=session)
    if quietly:
        raise not_absent(quietly[0])
    return {}


@router.post("/tables/{id}/leave", **responds_with(responses.Done))
async def leave(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Leave a seat before the race starts."""
    await tables.submit(live, lambda journal: events.Leave(session.seat), by=session)
    return {}


@router.post("/qr", response_class=Response, responses=SVG_RESPONSE)
async def qr(body: QrRequest, tables: Registry) -> Response:
    """Get a text as a QR code."""
    return GzipResponse(
        await tables.render_cache.render_cached(("qr", body.text), partial(_draw_qr, body.text)), "image/svg+xml"
    )


def _draw_qr(text: str) -> str:
    import segno

    try:
        picture = segno.make(text, error="m")
    except segno.DataOverflowError:
        raise ApiError(422, "too_long") from None
    return str(picture.svg_inline(scale=4, border=4, dark="#000", light="#fff"))
