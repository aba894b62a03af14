"""At the table: look, choose, answer, take back, talk."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import Query, Response

from hippodrome.coach.hint import Advice, read_advice, say_advice
from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.games.registry import parts_of
from hippodrome.rulebook import guide as first_race
from hippodrome.server.api.deps import Acting, Address, AtTable, House, Language, Playing, Reading, seldom
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas.requests import Answered, Asked, Consent, Considered, Hook, Said
from hippodrome.server.api.schemas.responses import Choice, Done, Hint, Offered, Seen, State, tells
from hippodrome.server.http.quota import the_bill
from hippodrome.server.http.responses import PackedResponse
from hippodrome.server.http.static_files import FOR_GOOD
from hippodrome.server.http.webhooks import check as check_hook
from hippodrome.server.tables import actions
from hippodrome.server.tables.actions import check_question
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.events import Event, Holder
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables
from hippodrome.server.views.json import compact
from hippodrome.server.views.state import Reader, numbers_for, options_for, pov_shown, question_of, sketch
from hippodrome.server.workers.bot_pool import COACH
from hippodrome.server.workers.positions import position

MOST_OPTIONS = 1000
"""So many options are listed at once."""
LONGEST_CHAT = 2000
"""So many things can be said at one table."""

router = new_router()


@router.get("/tables/{id}/state", **tells(State))
async def state(live: AtTable, holder: Reading, lang: Language) -> Response:
    """All that this reader may see."""
    async with live.lock:
        live.journal.check_holder(holder)
        return Response(Reader(live, holder.seat if holder else None, lang).state(), media_type="application/json")


@router.get("/tables/{id}/view", **tells(Seen))
async def view(live: AtTable, holder: Reading) -> Response:
    """The race in plain numbers, as this reader may know it: for bots."""
    async with live.lock:
        live.journal.check_holder(holder)
        if live.journal.table is None:
            raise NotNow("gathering")
        return Response(compact(numbers_for(live, holder.seat if holder else None)), media_type="application/json")


@router.get("/tables/{id}/options", **tells(Offered))
async def options(
    live: AtTable,
    holder: Playing,
    tables: House,
    from_: Annotated[int, Query(alias="from", ge=0, le=MAX_OPTIONS)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_OPTIONS)] = MOST_OPTIONS,
) -> dict[str, Any]:
    """What my seat may answer, as texts for `answer`: some of them, and how many there are."""

    def listed() -> dict[str, Any]:
        live.journal.check_holder(holder)
        live.journal.playing()
        pov = pov_shown(live, holder.seat)
        if pov is None:
            raise NotNow("not_asked")
        return options_for(live, pov, from_, count)

    return await tables.rendering.run_locked(live.lock, listed)


@router.get("/tables/{id}/board", response_model=dict[str, Any])
async def board(live: AtTable, tables: House, lang: Language, v: str = "") -> Response:
    """The board with its slots."""
    return await _drawing(live, tables, "board", lang, v)


@router.get("/tables/{id}/guide")
async def guide(live: AtTable, lang: Language) -> list[dict[str, Any]]:
    """A first race step by step, with the numbers of this table: what to look at, and what each step waits for."""
    return [step._asdict() for step in first_race(live.journal.game.name, live.words_in(lang))]


@router.get("/tables/{id}/faces", response_model=dict[str, Any])
async def faces(live: AtTable, tables: House, lang: Language, v: str = "") -> Response:
    """Every face that pieces may wear."""
    return await _drawing(live, tables, "faces", lang, v)


async def _drawing(live: Live, tables: Tables, kind: str, lang: str, mark: str) -> Response:
    async with live.lock:
        if live.journal.table is None:
            raise NotNow("gathering")
        drawn = sketch(live, live.journal.table, kind, lang)
    cache = FOR_GOOD if mark == drawn.mark else "no-cache"
    return PackedResponse(await tables.workshop.drawing(drawn), headers={"Cache-Control": cache})


@router.post("/tables/{id}/consider", **tells(Choice))
async def consider(body: Considered, who: Acting) -> dict[str, Any]:
    """What the things picked so far amount to, what can be picked now, and why the rest cannot."""
    return await actions.consider(who, body)


@router.post("/tables/{id}/answer", **tells(Done))
async def answer(body: Answered, who: Acting) -> dict[str, Any]:
    """Answer the open question."""
    return await actions.answer(who, body)


@router.post("/tables/{id}/withdraw", **tells(Done))
async def withdraw(body: Asked, who: Acting) -> dict[str, Any]:
    """Take a sealed answer back."""
    return await actions.withdraw(who, body)


@router.post("/tables/{id}/undo", **tells(Done))
async def undo(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Take the last answer back, by the law of the log."""
    await tables.happen(live, lambda journal: {"do": "undo", "seat": holder.seat}, by=holder)
    return {}


@router.post("/tables/{id}/rewind", **tells(Done), dependencies=[seldom("rewind")])
async def rewind(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Ask everybody for leave to go back before my last answer."""
    await tables.happen(live, lambda journal: {"do": "rewind", "seat": holder.seat}, by=holder)
    return {}


@router.post("/tables/{id}/consent", **tells(Done))
async def consent(body: Consent, live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Agree to going back, or refuse."""
    await tables.happen(live, lambda journal: {"do": "consent", "seat": holder.seat, "yes": body.yes}, by=holder)
    return {}


@router.post("/tables/{id}/hint", **tells(Hint))
async def hint(body: Asked, live: AtTable, holder: Playing, tables: House, lang: Language, address: Address) -> dict[str, Any]:
    """What the coach would do, and why that rather than something else. The log says that somebody asked."""
    seat = holder.seat

    def event(journal: Journal) -> Event:
        check_question(live, seat, body.question)
        return {"do": "hint", "seat": seat}

    await tables.happen(live, event, by=holder)
    async with live.lock:
        journal = _check_question_again(live, holder, body.question)
        given = position(journal.race, journal.playing(), seat, COACH)
    bill = the_bill()
    choose = partial(tables.bots.choose, address=address, table=live.row.id, charge=bill.charge if bill else None)
    thought = await choose(given)
    if thought is None:  # the coach was not ready in time: a bot is
        plain = await choose(given._replace(level="auriga"))
        if plain is None:
            raise NotNow("no_hint")
        advice = Advice(plain)
    else:
        advice = read_advice(thought)
    text = advice.answer
    async with live.lock:
        journal = _check_question_again(live, holder, body.question)
        choice, pov = parts_of(journal.game.name).choice, journal.pov(seat)
        picked = list(choice.picks_of(pov, journal.playing().read(seat, text)))
        made = choice.consider(pov, live.words_in(lang), picked)
        why = say_advice(advice, pov, live.words_in(lang), journal.game.name)
    lines = [*(made.preview.lines if made.preview else []), *why]
    return {"answer": text, "picked": picked, "says": made.says, "lines": lines}


def _check_question_again(live: Live, holder: Holder, question: str) -> Journal:
    """Return the journal if the seat is still asked the question that a hint is about, and still belongs to its holder."""
    live.journal.check_holder(holder)
    if not live.journal.is_asked(holder.seat) or question != question_of(live, holder.seat):
        raise NotNow("stale")
    return live.journal


@router.post("/tables/{id}/back", **tells(Done))
async def back(live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """I am back: the bot that stood in for me leaves."""
    await tables.happen(live, lambda journal: {"do": "back", "seat": holder.seat}, by=holder)
    return {}


@router.post("/tables/{id}/hook", **tells(Done), dependencies=[seldom("hook")])
async def hook(body: Hook, live: AtTable, holder: Playing, tables: House, lang: Language, address: Address) -> dict[str, Any]:
    """Where to tell of my moves (or, `whole` and by the host, of everybody's), in the language of this request; an empty
    address ends it."""

    def event(journal: Journal) -> Event:
        if body.whole and holder.seat != journal.host:
            raise Refusal(403, "only_the_host")
        return {"do": "hook", "seat": holder.seat, "url": body.url, "whole": body.whole, "lang": lang}

    if body.url:
        await check_hook(body.url)
    await tables.happen(live, event, by=holder)
    live.hook_clients["table" if body.whole else str(holder.seat)] = address
    return {}


@router.post("/tables/{id}/chat", **tells(Done), dependencies=[seldom("chat")])
async def chat(body: Said, live: AtTable, holder: Playing, tables: House) -> dict[str, Any]:
    """Say something at the table."""

    def event(journal: Journal) -> Event:
        if len(journal.chat) >= LONGEST_CHAT:
            raise NotNow("chat_is_full")
        return {"do": "chat", "seat": holder.seat, "text": body.text}

    await tables.happen(live, event, by=holder)
    return {}
