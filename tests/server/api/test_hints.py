"""A hint is about the question that it was asked for: if that is answered while the coach thinks, there is no hint."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.server.tables import events
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.workers.bot_pool import compute_answer
from hippodrome.server.workers.positions import Position
from hippodrome.server.workers.process import Charge
from tests.server.club import AtOnce, Club, Sat, club


class Interrupted(AtOnce):
    """A bot pool that lets some seats answer while it thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.sat: Sat | None = None
        self.seats: list[int] = []

    async def choose(self, given: Position, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        await self.let_answer()
        return compute_answer(given)

    async def let_answer(self) -> None:
        """Let those seats answer, once."""
        assert self.sat is not None
        seats, self.seats = self.seats, []
        for seat in seats:
            await self.sat.club.tables.submit(self.sat.club.live(self.sat.id), partial(_answer, seat=seat), by=None)


def _answer(journal: Journal, seat: int) -> Event:
    asked = journal.running_table().prompt
    assert isinstance(asked, Ask)
    text = journal.game.format_answer(journal.edition, asked.options[seat].draw(Random(seat)))
    return events.Answer(seat, asked.kind, text)


@pytest.fixture
def bots() -> Interrupted:
    return Interrupted()


@pytest.fixture
def house(tmp_path: Path, bots: Interrupted) -> Iterator[Club]:
    with club(tmp_path, bots) as made:
        yield made


def asked(sat: Sat, seat: int) -> dict[str, Any]:
    return {"prompt_token": sat.state(seat)["prompt"]["prompt_token"]}


def test_hint_is_stale_once_its_question_was_answered_and_the_next_is_open(house: Club, bots: Interrupted) -> None:
    sat = house.table(seats="me,me")
    bots.sat, bots.seats = sat, [0, 1]
    question = asked(sat, 0)
    refused = sat.act(0, "hint", question, expect=409)
    assert refused["error"] == "stale"
    assert sat.state(0)["prompt"]["mine"] and asked(sat, 0) != question, "the seat is asked something new"


def test_hint_is_stale_once_its_seat_is_not_asked_any_more(house: Club, bots: Interrupted) -> None:
    sat = house.table("chariot-race", "me,me")
    seat = next(seat for seat in sat.secrets if sat.state(seat)["prompt"]["mine"])
    bots.sat = sat
    while True:
        bots.seats = [seat]
        assert sat.act(seat, "hint", asked(sat, seat), expect=409)["error"] == "stale"
        if not sat.state(seat)["prompt"]["mine"]:
            return


def test_hint_stays_true_while_another_seat_seals_its_answer(house: Club, bots: Interrupted) -> None:
    sat = house.table(seats="me,me")
    bots.sat, bots.seats = sat, [1]
    question = asked(sat, 0)
    hint = sat.act(0, "hint", question)
    assert sat.state(0)["ready"] == [1] and asked(sat, 0) == question
    assert sat.act(0, "consider", {**question, "picked": hint["picked"]})["answer"] == hint["answer"]


def test_hint_does_not_begin_to_think_about_a_question_that_came_after_it_was_asked_for(
    house: Club, bots: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    sat = house.table(seats="me,me")
    question, thoughts, honest = asked(sat, 0), list[Position](), house.tables.submit

    async def happen(live: Any, make: Any, *, by: Any) -> None:
        await honest(live, make, by=by)
        await bots.let_answer()

    async def choose(given: Position, **more: Any) -> str | None:
        thoughts.append(given)
        return compute_answer(given)

    monkeypatch.setattr(house.tables, "submit", happen)
    monkeypatch.setattr(bots, "choose", choose)
    bots.sat, bots.seats = sat, [0, 1]
    assert sat.act(0, "hint", question, expect=409)["error"] == "stale"
    assert not thoughts
