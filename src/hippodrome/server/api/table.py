"""At the table: look, choose, answer, take back, talk."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from hippodrome.coach.hint import Advice, read_advice, say_advice
from hippodrome.core.ask import Seat
from hippodrome.games import room
from hippodrome.server import acts
from hippodrome.server.acts import Actor, check_question
from hippodrome.server.api.who import AtTable, House, Language, PlayerSeat, ReaderSeat, seldom
from hippodrome.server.bodies import (
    Answered,
    Asked,
    Consent,
    Considered,
    Hook,
    Said,
)
from hippodrome.server.hooks import check as check_hook
from hippodrome.server.journal import Event, Journal, NotNow
from hippodrome.server.live import Live
from hippodrome.server.message import Reader, drawing
from hippodrome.server.refusals import Refusal
from hippodrome.server.thinkers import COACH, position

LONGEST_CHAT = 2000
"""So many things can be said at one table."""

router = APIRouter()


@router.get("/tables/{id}/state", response_model=dict[str, Any])
async def state(live: AtTable, seat: ReaderSeat, lang: Language) -> Response:
    """All that this reader may see."""
    async with live.lock:
        return Response(Reader(live, seat, lang).state(), media_type="application/json")


@router.get("/tables/{id}/board")
async def board(live: AtTable, lang: Language, v: str = "") -> Response:
    """The board with its slots."""
    return await _drawing(live, "board", lang, v)


@router.get("/tables/{id}/faces")
async def faces(live: AtTable, lang: Language, v: str = "") -> Response:
    """Every face that pieces may wear."""
    return await _drawing(live, "faces", lang, v)


async def _drawing(live: Live, kind: str, lang: str, mark: str) -> Response:
    async with live.lock:
        if live.journal.table is None:
            raise NotNow("gathering")
        drawn, marked = drawing(live, live.journal.table, kind, lang)
    cache = "public, max-age=31536000, immutable" if mark == marked else "no-cache"
    return JSONResponse(drawn, headers={"Cache-Control": cache})


@router.post("/tables/{id}/consider")
async def consider(body: Considered, live: AtTable, seat: PlayerSeat, tables: House, lang: Language) -> dict[str, Any]:
    """What the things picked so far amount to, what can be picked now, and why the rest cannot."""
    return await acts.consider(Actor(tables, live, seat, lang), body)


@router.post("/tables/{id}/answer")
async def answer(body: Answered, live: AtTable, seat: PlayerSeat, tables: House, lang: Language) -> dict[str, Any]:
    """Answer the open question."""
    return await acts.answer(Actor(tables, live, seat, lang), body)


@router.post("/tables/{id}/withdraw")
async def withdraw(body: Asked, live: AtTable, seat: PlayerSeat, tables: House, lang: Language) -> dict[str, Any]:
    """Take a sealed answer back."""
    return await acts.withdraw(Actor(tables, live, seat, lang), body)


@router.post("/tables/{id}/undo")
async def undo(live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Take the last answer back, by the law of the log."""
    await tables.happen(live, lambda journal: {"do": "undo", "seat": seat})
    return {}


@router.post("/tables/{id}/rewind", dependencies=[seldom("rewind")])
async def rewind(live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Ask everybody for leave to go back before my last answer."""
    await tables.happen(live, lambda journal: {"do": "rewind", "seat": seat})
    return {}


@router.post("/tables/{id}/consent")
async def consent(body: Consent, live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Agree to going back, or refuse."""
    await tables.happen(live, lambda journal: {"do": "consent", "seat": seat, "yes": body.yes})
    return {}


@router.post("/tables/{id}/hint", dependencies=[seldom("hint")])
async def hint(body: Asked, live: AtTable, seat: PlayerSeat, tables: House, lang: Language) -> dict[str, Any]:
    """What the coach would do, and why that rather than something else. The log says that somebody asked."""

    def event(journal: Journal) -> Event:
        check_question(live, seat, body.question)
        return {"do": "hint", "seat": seat}

    await tables.happen(live, event)
    async with live.lock:
        given = position(live.journal.race, live.journal.playing(), seat, COACH)
    thought = await tables.thinkers.choose(given)
    if thought is None:  # the coach was not ready in time: a bot is
        plain = await tables.thinkers.choose(given._replace(level="auriga"))
        if plain is None:
            raise NotNow("no_hint")
        advice = Advice(plain)
    else:
        advice = read_advice(thought)
    text = advice.answer
    async with live.lock:
        journal = _check_question_again(live, seat)
        choice, pov = room(journal.game.name, "choice"), journal.pov(seat)
        picked = list(choice.picks_of(pov, journal.playing().read(seat, text)))
        made = choice.consider(pov, live.words_in(lang), picked)
        why = say_advice(advice, pov, live.words_in(lang), journal.game.name)
    lines = [*(made.preview.lines if made.preview else []), *why]
    return {"answer": text, "picked": picked, "says": made.says, "lines": lines}


def _check_question_again(live: Live, seat: Seat) -> Journal:
    """After thinking: the journal, if the seat is still asked."""
    if not live.journal.is_asked(seat):
        raise NotNow("stale")
    return live.journal


@router.post("/tables/{id}/back")
async def back(live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """I am back: the bot that stood in for me leaves."""
    await tables.happen(live, lambda journal: {"do": "back", "seat": seat})
    return {}


@router.post("/tables/{id}/hook", dependencies=[seldom("hook")])
async def hook(body: Hook, live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Where to tell of my moves (or, `whole` and by the host, of everybody's); an empty address ends it."""
    if body.whole and seat != live.journal.host:
        raise Refusal(403, "only_the_host")
    if body.url:
        await check_hook(body.url)
    await tables.happen(live, lambda journal: {"do": "hook", "seat": seat, "url": body.url, "whole": body.whole})
    return {}


@router.post("/tables/{id}/chat", dependencies=[seldom("chat")])
async def chat(body: Said, live: AtTable, seat: PlayerSeat, tables: House) -> dict[str, Any]:
    """Say something at the table."""

    def event(journal: Journal) -> Event:
        if len(journal.chat) >= LONGEST_CHAT:
            raise NotNow("chat_is_full")
        return {"do": "chat", "seat": seat, "text": body.text}

    await tables.happen(live, event)
    return {}
