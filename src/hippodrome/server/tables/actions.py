"""What a seat does in its turn: pick, answer, take a sealed answer back; the same by a request and over its line."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.registry import parts_of
from hippodrome.server.api.schemas.requests import Answered, Asked, Body, Considered
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Event, Holder
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables
from hippodrome.server.views.state import question_of


class Actor(NamedTuple):
    """The holder of a seat at a table of this house, and their language."""

    tables: Tables
    live: Live
    holder: Holder
    language: str

    @property
    def seat(self) -> Seat:
        """Where they sit."""
        return self.holder.seat


def check_question(live: Live, seat: Seat, question: str) -> Journal:
    """The journal, if this is still the question that the seat is asked."""
    journal = live.journal
    journal.playing()
    if not journal.is_asked(seat):
        raise NotNow("not_asked")
    if question != question_of(live, seat):
        raise NotNow("stale")
    return journal


async def consider(who: Actor, body: Considered) -> dict[str, Any]:
    """What the things picked so far amount to, what can be picked now, and why the rest cannot."""
    async with who.live.lock:
        who.live.journal.check_holder(who.holder)
        journal = check_question(who.live, who.seat, body.question)
        words = who.live.words_in(who.language)
        choice = parts_of(journal.game.name).choice.consider(journal.pov(who.seat), words, body.picked)
    preview = None if choice.preview is None else choice.preview._asdict()
    return {**choice._asdict(), "picks": [pick._asdict() for pick in choice.picks], "preview": preview}


async def answer(who: Actor, body: Answered) -> dict[str, Any]:
    """Answer the open question. Sent once more because no reply came, an answer that was taken counts once."""

    def event(journal: Journal) -> Event:
        if body.again and journal.has_answered(who.seat, body.question, body.answer):
            raise _Taken
        check_question(who.live, who.seat, body.question)
        asked = journal.playing().asked
        assert asked is not None
        return {"do": "answer", "seat": who.seat, "about": asked.about, "answer": body.answer, "question": body.question}

    with contextlib.suppress(_Taken):
        await who.tables.happen(who.live, event, by=who.holder)
    return {}


class _Taken(NotNow):
    """An answer that stands already."""

    def __init__(self) -> None:
        super().__init__("stale")


async def withdraw(who: Actor, body: Asked) -> dict[str, Any]:
    """Take a sealed answer back."""

    def event(journal: Journal) -> Event:
        check_question(who.live, who.seat, body.question)
        return {"do": "withdraw", "seat": who.seat}

    await who.tables.happen(who.live, event, by=who.holder)
    return {}


ACTS: dict[str, tuple[type[Body], Callable[[Actor, Any], Awaitable[dict[str, Any]]]]] = {
    "consider": (Considered, consider),
    "answer": (Answered, answer),
    "withdraw": (Asked, withdraw),
}
"""What can also be done over a line, and what it needs."""
