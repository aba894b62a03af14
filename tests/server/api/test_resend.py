"""An answer whose reply was lost is sent again (`again`): it counts once, and the client learns whether it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.server.tables import events
from hippodrome.server.tables.handlers import apply_event
from tests.server.club import Club, Sat, club
from tests.server.hidden_windows import clone, windows

Send = Callable[[Sat, int, str, dict[str, Any]], tuple[int, dict[str, Any]]]
"""Sends an action with a body for a seat; the status and the body of the reply."""


def by_request(sat: Sat, seat: int, act: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Bearer {sat.secrets[seat]}"}
    reply = sat.club.client.post(f"/api/tables/{sat.id}/{act}", json=body, headers=headers)
    return reply.status_code, reply.json()


def over_websocket(sat: Sat, seat: int, act: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    with sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live") as socket:
        socket.send_json({"secret": sat.secrets[seat], "lang": "en"})
        socket.send_json({"action": act, "id": 7, **body})
        while (message := socket.receive_json())["type"] != "reply":
            pass
    assert message["id"] == 7
    return message["status"], message["body"]


either = pytest.mark.parametrize("send", [by_request, over_websocket])


def answers_of(sat: Sat, seat: int, count: int = 2) -> list[dict[str, Any]]:
    """Bodies of some answers that a seat may give now."""
    options = sat.club.get(f"/tables/{sat.id}/options", secret=sat.secrets[seat], query={"count": count})
    return [{"prompt_token": options["prompt_token"], "answer": text} for text in options["options"]]


def written(sat: Sat) -> int:
    """The number of events in the journal."""
    return sat.club.live(sat.id).journal.event_count


def assert_taken_once(send: Send, sat: Sat, seat: int, body: dict[str, Any]) -> None:
    """An answer that stands is confirmed, and nothing is written; without `again` it is an old one."""
    before = written(sat)
    assert send(sat, seat, "answer", {**body, "retry": True}) == (200, {})
    assert written(sat) == before


@either
def test_resend_of_a_sealed_answer_is_confirmed(send: Send, house: Club) -> None:
    sat = house.table(seats="me,me")
    (body, _) = answers_of(sat, 0)
    assert send(sat, 0, "answer", body) == (200, {})
    assert_taken_once(send, sat, 0, body)
    assert sat.state(0)["prompt"]["answered"] == body["answer"]


@either
def test_resend_after_the_race_went_on_is_confirmed_and_a_different_answer_is_stale(send: Send, house: Club) -> None:
    sat = house.table(seats="me,me")
    body, other = answers_of(sat, 0)
    send(sat, 0, "answer", body)
    sat.answer(1, Random(1))
    assert sat.state()["table"]["turn"] == 2
    assert_taken_once(send, sat, 0, body)
    for late in ({**other, "retry": True}, body):
        status, reply = send(sat, 0, "answer", late)
        assert (status, reply["error"]) == (409, "stale")
    status, reply = send(sat, 1, "answer", {**body, "retry": True})
    assert (status, reply["error"]) == (409, "stale"), "it was another seat's"


@either
def test_resend_with_a_different_answer_changes_a_sealed_one(send: Send, house: Club) -> None:
    sat = house.table(seats="me,me")
    body, other = answers_of(sat, 0)
    send(sat, 0, "answer", body)
    assert send(sat, 0, "answer", {**other, "retry": True}) == (200, {})
    assert sat.state(0)["prompt"]["answered"] == other["answer"]
    assert send(sat, 0, "answer", {**body, "retry": True}) == (200, {})
    assert sat.state(0)["prompt"]["answered"] == body["answer"], "the first does not stand any more: it is given again"


@either
def test_resend_after_withdraw_gives_the_answer_again(send: Send, house: Club) -> None:
    """A confirmation alone would be wrong: the answer does not stand."""
    sat = house.table(seats="me,me")
    (body, _) = answers_of(sat, 0)
    send(sat, 0, "answer", body)
    assert send(sat, 0, "withdraw", {"prompt_token": body["prompt_token"]})[0] == 200
    assert sat.state(0)["prompt"]["answered"] is None
    assert send(sat, 0, "answer", {**body, "retry": True}) == (200, {})
    assert sat.state(0)["prompt"]["answered"] == body["answer"]


def undoable(house: Club) -> tuple[Sat, int, dict[str, Any]]:
    """A race in which a seat has just given an answer that it may take back, and the body of that answer."""
    sat = house.table("chariot-race", "me,me")
    while True:
        seat = next(seat for seat in sat.secrets if sat.state(seat)["prompt"]["mine"])
        body = answers_of(sat, seat)[0]
        sat.act(seat, "answer", body)
        if sat.state(seat)["undo"]["can"]:
            return sat, seat, body


@either
def test_resend_after_undo_gives_the_answer_again(send: Send, house: Club) -> None:
    sat, seat, body = undoable(house)
    sat.act(seat, "undo")
    before = written(sat)
    assert send(sat, seat, "answer", {**body, "retry": True}) == (200, {})
    assert written(sat) == before + 1 and sat.state(seat)["undo"]["can"]


@either
def test_resend_is_confirmed_although_a_later_answer_was_taken_back(send: Send, house: Club) -> None:
    """An undo takes back one seat's last answer; those before it stand."""
    sat = house.table("chariot-race", "me,me")
    last: dict[int, dict[str, Any]] = {}
    while True:
        seat = next(seat for seat in sat.secrets if sat.state(seat)["prompt"]["mine"])
        last[seat] = answers_of(sat, seat)[0]
        sat.act(seat, "answer", last[seat])
        if len(last) == 2 and sat.state(seat)["undo"]["can"]:
            break
    sat.act(seat, "undo")
    assert_taken_once(send, sat, 1 - seat, last[1 - seat])


@either
def test_resend_of_the_last_answer_of_a_race_is_confirmed(send: Send, house: Club) -> None:
    sat = house.table("chariot-race", "me,me", options={"laps": 1})
    while True:
        seat = next(seat for seat in sat.secrets if sat.state(seat)["prompt"]["mine"])
        body = answers_of(sat, seat)[0]
        sat.act(seat, "answer", body)
        if sat.state()["table"]["state"] == "over":
            break
    assert_taken_once(send, sat, seat, body)


def test_resend_after_a_restart_is_confirmed(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me,me")
        (body, _) = answers_of(sat, 0)
        sat.act(0, "answer", body)
    with club(tmp_path) as house:
        again = Sat(house, sat.id, sat.secrets)
        again.state(0)
        assert_taken_once(by_request, again, 0, body)


def test_resend_after_consent_to_go_back_gives_the_answer_again(house: Club) -> None:
    sat = house.table(seats="me,me")
    (body, _) = answers_of(sat, 0)
    sat.act(0, "answer", body)
    sat.answer(1, Random(1))
    sat.act(0, "rewind")
    sat.act(1, "consent", {"yes": True})
    assert sat.state(0)["prompt"]["answered"] is None
    sat.act(0, "answer", {**body, "retry": True})
    assert sat.state(0)["prompt"]["answered"] == body["answer"]


def test_resend_in_a_hidden_window_is_confirmed_until_the_window_is_taken_back() -> None:
    """A bystander's undo takes back what was answered in secret, and the answer that opened the window."""
    window = next(window for seed in ("5", "42") for window in windows(None, seed) if window.has_undo)
    journal, reference = clone(window.true), window.reference
    opener, opened = window.opener, journal.submitted_answers[window.opener]
    assert journal.has_answered(opener, opened.prompt_token, opened.answer)
    seat = next(seat for seat in window.bystanders if reference.why_not_undo(seat) is None)
    apply_event(journal, events.Undo(seat, at=window.now))
    assert not journal.has_hidden_prompt and not journal.has_answered(opener, opened.prompt_token, opened.answer)
    assert journal.is_asked(seat)


@pytest.fixture
def pair(postgres_database: str, tmp_path: Path) -> Iterator[tuple[Club, Club]]:
    """Two servers over one database."""
    with ExitStack() as stack:
        yield tuple(stack.enter_context(club(tmp_path, database=postgres_database)) for _ in range(2))  # type: ignore[misc]


@either
def test_resend_to_another_process_is_confirmed(send: Send, pair: tuple[Club, Club]) -> None:
    """First that process forwards it to the one that owns the table; then it owns the table itself."""
    one, two = pair
    sat = one.table(seats="me,me")
    there = Sat(two, sat.id, sat.secrets)
    body, other = answers_of(sat, 0)
    sat.act(0, "answer", body)
    before = written(sat)
    assert send(there, 0, "answer", {**body, "retry": True}) == (200, {})
    assert written(sat) == before
    one.client.portal.call(one.tables.drain)  # type: ignore[union-attr]
    assert there.state(0)["prompt"]["answered"] == body["answer"]
    assert_taken_once(send, there, 0, body)
    assert send(there, 0, "answer", {**other, "retry": True}) == (200, {})
    assert there.state(0)["prompt"]["answered"] == other["answer"] and written(there) == before + 1
