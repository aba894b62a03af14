"""Any process serves any table from the first request on, before it has heard anything from the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from hippodrome.server import app, tables
from tests.server.club import Club, Sat, club


@pytest.fixture
def deaf(postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Club, Club]]:
    """Two servers over one database that never hear of each other."""

    async def hear_nothing(url: str, tables: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "listen", hear_nothing)
    with ExitStack() as stack:
        yield tuple(stack.enter_context(club(tmp_path, database=postgres_database)) for _ in range(2))  # type: ignore[misc]


def test_a_seat_taken_at_one_process_is_known_to_the_other(deaf: tuple[Club, Club]) -> None:
    one, two = deaf
    sat = one.table(seats="me,open")
    two.get(f"/tables/{sat.id}")
    taken = one.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    state = two.get(f"/tables/{sat.id}/state", secret=taken["secret"])
    assert state["seat"] == 1 and state["table"]["state"] == "running"
    with two.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": taken["secret"], "lang": "en"})
        assert line.receive_json()["seat"] == 1
    two.get(f"/tables/{sat.id}/state", secret="nobody's", expect=401)


def test_a_line_to_a_process_that_lags_behind_opens_the_new_seat(deaf: tuple[Club, Club]) -> None:
    one, two = deaf
    sat = one.table(seats="me,open")
    two.get(f"/tables/{sat.id}")
    taken = one.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    with two.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": taken["secret"], "lang": "en"})
        assert line.receive_json()["seat"] == 1


def test_a_seat_that_another_process_filled_is_taken_and_one_it_emptied_is_free(deaf: tuple[Club, Club]) -> None:
    one, two = deaf
    sat = one.table(seats="me,open,open")
    two.get(f"/tables/{sat.id}")
    first = one.post(f"/tables/{sat.id}/sit", {"name": "Ben", "seat": 1})
    second = two.post(f"/tables/{sat.id}/sit", {"name": "Cleo"})
    assert (first["seat"], second["seat"]) == (1, 2)


def test_a_question_of_one_process_is_answered_at_the_other(deaf: tuple[Club, Club]) -> None:
    one, two = deaf
    sat = one.table(seats="me,me")
    there = Sat(two, sat.id, sat.secrets)
    assert there.state(0)["asked"]["mine"]
    for seat in (0, 1):
        sat.answer(seat, Random(seat))
    question = sat.state(0)["asked"]["question"]
    assert there.act(0, "consider", {"question": question, "picked": []})["picks"]
    for seat in (0, 1):
        sat.answer(seat, Random(seat))
    question = sat.state(0)["asked"]["question"]
    refused = there.act(0, "answer", {"question": question, "answer": "nonsense"}, expect=422)
    assert refused["error"] != "stale"


def test_what_follows_a_race_is_there_at_every_process(deaf: tuple[Club, Club]) -> None:
    one, two = deaf
    sat = one.table("chariot-race", "me,me", options={"laps": 1})
    two.get(f"/tables/{sat.id}")
    sat.play(Random(1))
    assert sat.state()["table"]["state"] == "over"
    assert two.client.get(f"/api/tables/{sat.id}/race").status_code == 200
    there = Sat(two, sat.id, sat.secrets)
    again = sat.act(0, "rematch")["id"]
    assert there.act(1, "rematch")["id"] == again
    two.post(f"/tables/{again}/ready", {}, secret=sat.secrets[1])
    made = two.post(f"/tables/{sat.id}/branch", {"at": 3, "seats": [{"kind": "me"}, {"kind": "me"}]})
    one.post(f"/tables/{made['id']}/ready", {}, secret=made["seats"][1]["secret"])


def test_wrong_secrets_do_not_keep_the_database_busy(deaf: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = deaf
    sat = one.table(seats="me,open")
    looks = 0
    read = one.tables.store.journal

    def counted(table: str, since: int = 0) -> list[dict[str, object]]:
        nonlocal looks
        looks += 1
        return read(table, since)

    one.tables._looks._now = lambda: 0.0
    monkeypatch.setattr(one.tables.store, "journal", counted)
    for n in range(tables.LOOKS[1] + 50):
        one.get(f"/tables/{sat.id}/state", secret=f"guess {n}", expect=401)
    assert looks < tables.LOOKS[1] + 10
