"""Player actions (consider, answer, withdraw), shared by the HTTP and WebSocket endpoints."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.registry import get_plugin
from hippodrome.server.errors import Conflict
from hippodrome.server.schemas.requests import AnswerRequest, Body, ConsiderRequest, PromptRequest
from hippodrome.server.tables.events import Answer, Event, Withdraw
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.processor import MakeEvent
from hippodrome.server.tables.records import SeatSession
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.views.state import prompt_token_of


class Actor(NamedTuple):
    """An authenticated seat that acts at a table, with the language of its client."""

    tables: TableRegistry
    live: LiveTable
    session: SeatSession
    language: str
    is_never_cancelled: bool = False
    """True if the calling task cannot be cancelled: the event then runs in that task instead of a shielded one."""

    async def submit(self, make_event: MakeEvent) -> None:
        """Submit an event of this seat; it completes even if the client disconnects."""
        if self.is_never_cancelled:
            await self.tables.processor.process(self.live, make_event, self.session)
        else:
            await self.tables.submit(self.live, make_event, by=self.session)

    @property
    def seat(self) -> Seat:
        return self.session.seat


def check_prompt(live: LiveTable, session: SeatSession, prompt_token: str, *, again: bool = False) -> Journal:
    """Return the journal if the session is valid and the prompt token is current.

    With `again`, a missing prompt is reported as `stale`: the same seat passed this check a moment ago.
    """
    journal = live.journal
    journal.check_session(session)
    if not again:
        journal.running_table()
        if not journal.is_asked(session.seat):
            raise Conflict("not_asked")
    if not journal.is_asked(session.seat) or prompt_token != prompt_token_of(live, session.seat):
        raise Conflict("stale")
    return journal


async def consider(actor: Actor, body: ConsiderRequest) -> dict[str, Any]:
    """Preview the pieces picked so far: their effect, the possible next picks, and the reasons against the others."""
    async with actor.live.lock:
        journal = check_prompt(actor.live, actor.session, body.prompt_token)
        words = actor.live.localization(actor.language)
        choice = get_plugin(journal.game.name).choice.build_choice(journal.pov(actor.seat), words, body.picked)
    preview = None if choice.preview is None else choice.preview._asdict()
    picks = [pick._asdict() for pick in choice.picks]
    return {
        "text": choice.prompt,
        "chosen": choice.chosen,
        "picks": picks,
        "answer": choice.answer,
        "answer_text": choice.says,
        "action_text": choice.action,
        "immediate": choice.immediate,
        "preview": preview,
        "refusal": choice.refusal,
        "declinable": choice.aside,
    }


async def answer(actor: Actor, body: AnswerRequest) -> dict[str, Any]:
    """Answer the open prompt. An answer that the client retries is applied once."""

    def event(journal: Journal) -> Event:
        if body.retry and journal.has_answered(actor.seat, body.prompt_token, body.answer):
            raise _AlreadyAnswered
        check_prompt(actor.live, actor.session, body.prompt_token)
        asked = journal.running_table().prompt
        assert asked is not None
        return Answer(actor.seat, asked.kind, body.answer, question=body.prompt_token)

    with contextlib.suppress(_AlreadyAnswered):
        await actor.submit(event)
    return {}


class _AlreadyAnswered(Conflict):
    """The answer was applied before; the client retries because it did not receive the response."""

    def __init__(self) -> None:
        super().__init__("stale")


async def withdraw(actor: Actor, body: PromptRequest) -> dict[str, Any]:
    """Withdraw a sealed answer."""

    def event(journal: Journal) -> Event:
        check_prompt(actor.live, actor.session, body.prompt_token)
        return Withdraw(actor.seat)

    await actor.submit(event)
    return {}


ACTIONS: dict[str, tuple[type[Body], Callable[[Actor, Any], Awaitable[dict[str, Any]]]]] = {
    "consider": (ConsiderRequest, consider),
    "answer": (AnswerRequest, answer),
    "withdraw": (PromptRequest, withdraw),
}
"""Actions available over the WebSocket, with their request models."""
