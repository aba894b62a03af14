"""Routes for a running table: state, options, answer, undo, hint, chat, webhook."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import Query, Response

from hippodrome.coach.hint import Advice, advice_texts, read_advice
from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.games.registry import get_plugin
from hippodrome.rulebook import guide as first_race
from hippodrome.server.api.deps import ActorDep, Client, Language, Player, Registry, TableDep, Viewer, rate_limited
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http.responses import GzipResponse
from hippodrome.server.http.static_files import IMMUTABLE
from hippodrome.server.limits.quota import current_usage
from hippodrome.server.schemas.choice_responses import Choice, GameView, Hint, OptionsPage
from hippodrome.server.schemas.page_responses import FaceRow, GuideStep, TableBoard, responds_with_any
from hippodrome.server.schemas.requests import (
    AnswerRequest,
    ChatRequest,
    Consent,
    ConsiderRequest,
    PaceRequest,
    PromptRequest,
    WebhookRequest,
)
from hippodrome.server.schemas.responses import Done, responds_with
from hippodrome.server.schemas.state_responses import State
from hippodrome.server.tables import actions, events
from hippodrome.server.tables.actions import check_prompt
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.views.delta import DeltaBuilder
from hippodrome.server.views.json import dumps
from hippodrome.server.views.state import drawing_spec, options_for, view_for, visible_pov
from hippodrome.server.workers.bot_pool import COACH
from hippodrome.server.workers.positions import build_position
from hippodrome.server.workers.webhooks import check as check_hook

MAX_OPTIONS_PER_PAGE = 1000
"""Options per page."""
MAX_CHAT_MESSAGES = 2000
"""Chat messages per table."""

router = new_router()


@router.get("/tables/{id}/state", **responds_with(State))
async def state(live: TableDep, session: Viewer, lang: Language, text: bool = False) -> Response:
    """Get everything that this viewer may see. With `text=1` the state contains sentences instead of facts."""
    async with live.lock:
        live.journal.check_session(session)
        reader = DeltaBuilder(live, session.seat if session else None, lang, text=text)
        return Response(reader.full_state(), media_type="application/json")


@router.get("/tables/{id}/view", **responds_with(GameView))
async def view(live: TableDep, session: Viewer) -> Response:
    """Get the game's view for this viewer as numbers. Meant for bots."""
    async with live.lock:
        live.journal.check_session(session)
        if live.journal.table is None:
            raise Conflict("gathering")
        return Response(dumps(view_for(live, session.seat if session else None)), media_type="application/json")


@router.get("/tables/{id}/options", **responds_with(OptionsPage))
async def options(
    live: TableDep,
    session: Player,
    tables: Registry,
    from_: Annotated[int, Query(alias="from", ge=0, le=MAX_OPTIONS)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_OPTIONS_PER_PAGE)] = MAX_OPTIONS_PER_PAGE,
) -> dict[str, Any]:
    """List the options of my seat, as texts for `answer`: one page, and the total."""

    def listed() -> dict[str, Any]:
        live.journal.check_session(session)
        live.journal.running_table()
        pov = visible_pov(live, session.seat)
        if pov is None:
            raise Conflict("not_asked")
        return options_for(live, pov, from_, count)

    return await tables.rendering.run_locked(live.lock, listed)


@router.get("/tables/{id}/board", **responds_with(TableBoard))
async def board(live: TableDep, tables: Registry, lang: Language, v: str = "") -> Response:
    """Get the board with its slots. With the current digest as `v` the reply is immutable."""
    return await _drawing_response(live, tables, "board", lang, v)


@router.get("/tables/{id}/guide", **responds_with_any(list[GuideStep], "The steps of the guide"))
async def guide(live: TableDep, lang: Language) -> list[dict[str, Any]]:
    """Get the steps of the guide to a first race, with this table's numbers: the text, what it points at, what it waits for."""
    return [step._asdict() for step in first_race(live.journal.game.name, live.localization(lang))]


@router.get("/tables/{id}/faces", **responds_with_any(dict[str, FaceRow], "Faces by name"))
async def faces(live: TableDep, tables: Registry, lang: Language, v: str = "") -> Response:
    """Get the drawings of all pieces, by face. With the current digest as `v` the reply is immutable."""
    return await _drawing_response(live, tables, "faces", lang, v)


async def _drawing_response(live: LiveTable, tables: TableRegistry, kind: str, lang: str, digest: str) -> Response:
    async with live.lock:
        if live.journal.table is None:
            raise Conflict("gathering")
        drawn = drawing_spec(live, kind, lang)
    cache = IMMUTABLE if digest == drawn.digest else "no-cache"
    return GzipResponse(await tables.render_cache.drawing(drawn), headers={"Cache-Control": cache})


@router.post("/tables/{id}/consider", **responds_with(Choice))
async def consider(body: ConsiderRequest, actor: ActorDep) -> dict[str, Any]:
    """Preview the pieces picked so far: their effect, the possible next picks, and the reasons against the others."""
    return await actions.consider(actor, body)


@router.post("/tables/{id}/answer", **responds_with(Done))
async def answer(body: AnswerRequest, actor: ActorDep) -> dict[str, Any]:
    """Answer the open prompt."""
    return await actions.answer(actor, body)


@router.post("/tables/{id}/withdraw", **responds_with(Done))
async def withdraw(body: PromptRequest, actor: ActorDep) -> dict[str, Any]:
    """Withdraw a sealed answer before it is revealed."""
    return await actions.withdraw(actor, body)


@router.post("/tables/{id}/undo", **responds_with(Done))
async def undo(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Undo my last answer. Refused if a chance draw, another seat's answer or a revealed secret followed it: see `rewind`."""
    await tables.submit(live, lambda journal: events.Undo(session.seat), by=session)
    return {}


@router.post("/tables/{id}/rewind", **responds_with(Done), dependencies=[rate_limited("rewind")])
async def rewind(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Request unanimous consent to undo back to before my last answer."""
    await tables.submit(live, lambda journal: events.Rewind(session.seat), by=session)
    return {}


@router.post("/tables/{id}/consent", **responds_with(Done))
async def consent(body: Consent, live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Accept or reject a pending rewind request."""
    await tables.submit(live, lambda journal: events.Consent(session.seat, body.yes), by=session)
    return {}


@router.post("/tables/{id}/hint", **responds_with(Hint))
async def hint(
    body: PromptRequest, live: TableDep, session: Player, tables: Registry, lang: Language, client: Client
) -> dict[str, Any]:
    """Request a move and its reasons from the coach. The game log records the request."""
    seat = session.seat

    def event(journal: Journal) -> Event:
        check_prompt(live, session, body.prompt_token)
        return events.Hint(seat)

    await tables.submit(live, event, by=session)
    async with live.lock:
        journal = check_prompt(live, session, body.prompt_token, again=True)
        given = build_position(journal.race, journal.running_table(), seat, COACH)
    bill = current_usage()
    choose = partial(tables.bots.choose, client=client, table=live.row.id, charge=bill.charge if bill else None)
    thought = await choose(given)
    if thought is None:  # the coach did not finish in time: ask a bot
        plain = await choose(given._replace(level="auriga"))
        if plain is None:
            raise Conflict("no_hint")
        advice = Advice(plain)
    else:
        advice = read_advice(thought)
    text = advice.answer
    async with live.lock:
        journal = check_prompt(live, session, body.prompt_token, again=True)
        choice, pov = get_plugin(journal.game.name).choice, journal.pov(seat)
        picked = list(choice.picks_of(pov, journal.running_table().read(seat, text)))
        made = choice.build_choice(pov, live.localization(lang), picked)
        why = advice_texts(advice, pov, live.localization(lang), journal.game.name)
    lines = [*(made.preview.lines if made.preview else []), *why]
    return {"answer": text, "picked": picked, "answer_text": made.says, "lines": lines}


@router.post("/tables/{id}/back", **responds_with(Done))
async def back(live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Return to my seat after a timeout: the substitute bot stops playing for me."""
    await tables.submit(live, lambda journal: events.Back(session.seat), by=session)
    return {}


@router.post("/tables/{id}/webhook", **responds_with(Done), dependencies=[rate_limited("webhook")])
async def webhook(
    body: WebhookRequest, live: TableDep, session: Player, tables: Registry, lang: Language, client: Client
) -> dict[str, Any]:
    """Set the webhook that announces my moves, in the language of this request. An empty URL removes it.

    With `all_seats`, which is only for the host, the webhook announces the moves of all seats.
    """

    def event(journal: Journal) -> Event:
        if body.all_seats and session.seat != journal.host:
            raise ApiError(403, "only_the_host")
        return events.SetWebhook(session.seat, body.url, body.all_seats, lang)

    if body.url:
        await check_hook(body.url)
    await tables.submit(live, event, by=session)
    live.webhook_clients["table" if body.all_seats else str(session.seat)] = client
    return {}


@router.post("/tables/{id}/pace", **responds_with(Done))
async def pace(body: PaceRequest, live: TableDep, session: Player) -> dict[str, Any]:
    """Set the pace of the bots. Only while no other person plays; lost when the server unloads the table."""
    live.journal.check_session(session)
    if live.journal.human_seats != [session.seat]:
        raise Conflict("others_play")
    live.pace = body.pace
    return {}


@router.post("/tables/{id}/chat", **responds_with(Done), dependencies=[rate_limited("chat")])
async def chat(body: ChatRequest, live: TableDep, session: Player, tables: Registry) -> dict[str, Any]:
    """Send a chat message to the table."""

    def event(journal: Journal) -> Event:
        if len(journal.chat) >= MAX_CHAT_MESSAGES:
            raise Conflict("chat_is_full")
        return events.Chat(session.seat, body.text)

    await tables.submit(live, event, by=session)
    return {}
