"""A table lives in one process at a time, and any process serves any table from the first request on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from hippodrome.server.cluster import client
from hippodrome.server.cluster.ownership import CLOSE_SERVICE_RESTART, TableOwnership
from hippodrome.server.tables.registry import routing_key_of
from tests.server.club import Club, Sat, club


@pytest.fixture
def pair(postgres_database: str, tmp_path: Path) -> Iterator[tuple[Club, Club]]:
    """Two servers over one database."""
    with ExitStack() as stack:
        yield tuple(stack.enter_context(club(tmp_path, database=postgres_database)) for _ in range(2))  # type: ignore[misc]


def homes(house: Club) -> TableOwnership:
    assert house.tables.ownership is not None
    return house.tables.ownership


def test_a_seat_taken_at_one_process_is_known_to_the_other(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,open")
    two.get(f"/tables/{sat.id}")
    taken = one.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    state = two.get(f"/tables/{sat.id}/state", secret=taken["secret"])
    assert state["seat"] == 1 and state["table"]["state"] == "running"
    with two.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": taken["secret"], "lang": "en"})
        assert line.receive_json()["seat"] == 1
    two.get(f"/tables/{sat.id}/state", secret="nobody's", expect=401)


def test_a_line_to_a_process_that_lags_behind_opens_the_new_seat(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,open")
    two.get(f"/tables/{sat.id}")
    taken = one.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    with two.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": taken["secret"], "lang": "en"})
        assert line.receive_json()["seat"] == 1


def test_a_seat_that_another_process_filled_is_taken_and_one_it_emptied_is_free(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,open,open")
    two.get(f"/tables/{sat.id}")
    first = one.post(f"/tables/{sat.id}/sit", {"name": "Ben", "seat": 1})
    second = two.post(f"/tables/{sat.id}/sit", {"name": "Cleo"})
    assert (first["seat"], second["seat"]) == (1, 2)


def test_a_question_of_one_process_is_answered_at_the_other(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,me")
    there = Sat(two, sat.id, sat.secrets)
    assert there.state(0)["prompt"]["mine"]
    for seat in (0, 1):
        sat.answer(seat, Random(seat))
    question = sat.state(0)["prompt"]["prompt_token"]
    assert there.act(0, "consider", {"prompt_token": question, "picked": []})["picks"]
    for seat in (0, 1):
        sat.answer(seat, Random(seat))
    question = sat.state(0)["prompt"]["prompt_token"]
    refused = there.act(0, "answer", {"prompt_token": question, "answer": "nonsense"}, expect=422)
    assert refused["error"] != "stale"


def test_what_follows_a_race_is_there_at_every_process(pair: tuple[Club, Club]) -> None:
    one, two = pair
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


def test_a_table_is_in_memory_where_it_was_first_asked_for_and_nowhere_else(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,open")
    two.get(f"/tables/{sat.id}/state")
    assert one.tables.in_memory(sat.id) is not None and two.tables.in_memory(sat.id) is None
    assert homes(two).leases.owner(sat.id) == (homes(one).leases.process_id, homes(one).endpoint)


def test_a_table_is_called_by_what_nginx_chose_its_process_by(pair: tuple[Club, Club]) -> None:
    one, _ = pair
    body = {"game": "charioteer", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    for near, called in (("0123abcd", "0123abcd"), ("127.0.0.1", ""), ("::1", ""), ("0123/../", "")):
        made = one.client.post("/api/tables", json=body, headers={"Hippodrome-Near": near}).json()
        assert made["id"].startswith(called) and len(made["id"]) == 16 + len(called)
        assert routing_key_of(made["id"]) == called


def test_the_internal_port_refuses_requests_without_the_secret(pair: tuple[Club, Club]) -> None:
    one, _ = pair
    sat = one.table(seats="me,open")
    for key in ("", "guess"):
        knock = Request(f"http://{homes(one).endpoint}/api/tables/{sat.id}", headers={"hippodrome-door": key})
        with pytest.raises(HTTPError) as refused:
            urlopen(knock, timeout=10)
        assert refused.value.code == 403


def test_a_reply_is_passed_on_as_a_whole_unless_it_is_very_large() -> None:
    """A process that dies in the middle of one leaves nothing half said."""
    sent = list[Message]()

    async def send(message: Message) -> None:
        sent.append(message)

    async def come_in(size: int, *pieces: int) -> list[int]:
        sent.clear()
        reply, said = client.Reply({}, send), []
        reply.parser.feed_data(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n" % size)
        for piece in pieces:
            await reply.forward()
            said.append(len(sent))
            reply.parser.feed_data(b"x" * piece)
        await reply.forward()
        return [*said, len(sent)]

    assert asyncio.run(come_in(10, 4, 6)) == [0, 0, 2]
    large = client.MAX_BUFFERED_BYTES
    assert asyncio.run(come_in(2 * large, large - 1, 5, large - 4)) == [0, 0, 2, 3]
    assert b"".join(message.get("body", b"") for message in sent) == b"x" * 2 * large and not sent[-1]["more_body"]


def test_only_another_process_may_say_that_secrets_were_renewed(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,me")
    for house in pair:
        house.post(f"/tables/{sat.id}/renewals", {"seats": []}, expect=404)
    assert two.tables.in_memory(sat.id) is None


def test_a_secret_renewed_at_one_process_opens_the_rematch_at_another(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table("chariot-race", "me,me", options={"laps": 1})
    sat.play(Random(1))
    again = sat.act(0, "rematch")["id"]

    async def put_away() -> None:
        one.tables._evict([again])
        await asyncio.gather(homes(one)._releasing)  # type: ignore[arg-type]

    one.client.portal.call(put_away)  # type: ignore[union-attr]
    two.get(f"/tables/{again}/state")
    assert two.tables.in_memory(again) is not None
    fresh = "n" * 22
    one.post(f"/tables/{sat.id}/renew", {"secret": fresh}, secret=sat.secrets[0])
    assert one.get(f"/tables/{again}/state", secret=fresh)["seat"] == 0
    two.get(f"/tables/{again}/state", secret=sat.secrets[0], expect=401)


def test_a_drained_process_hands_its_tables_over_and_its_lines_are_told_to_connect_again(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,me")
    sat.answer(0, Random(0))
    two.get(f"/tables/{sat.id}/state")  # which now knows where the table is
    with one.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": sat.secrets[0], "lang": "en"})
        before = line.receive_json()
        one.client.portal.call(one.tables.drain)  # type: ignore[union-attr]
        with pytest.raises(WebSocketDisconnect) as cut:
            line.receive_json()
        assert cut.value.code == CLOSE_SERVICE_RESTART
    after = two.get(f"/tables/{sat.id}/state", secret=sat.secrets[0])
    assert after["prompt"]["answered"] == before["prompt"]["answered"] and two.tables.in_memory(sat.id) is not None
    assert homes(two).leases.owner(sat.id) == (homes(two).leases.process_id, homes(two).endpoint)
    Sat(two, sat.id, sat.secrets).answer(1, Random(1))


def test_a_process_with_an_expired_lease_cannot_write_to_a_moved_table(
    pair: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    sat = one.table(seats="me,me")
    there = Sat(two, sat.id, sat.secrets)
    monkeypatch.setattr(homes(one).leases, "renew", lambda door: True)  # as if it slept
    homes(one).leases.expire(homes(one).leases.process_id)
    there.answer(0, Random(0))
    assert two.tables.in_memory(sat.id) is not None
    with one.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:  # which still believes that the table is its own
        line.send_json({"secret": sat.secrets[1], "lang": "en"})
        question = line.receive_json()["prompt"]["prompt_token"]
        answer = there.act(1, "hint", {"prompt_token": there.state(1)["prompt"]["prompt_token"]})["answer"]
        line.send_json({"action": "answer", "id": 1, "prompt_token": question, "answer": answer})
        with pytest.raises(WebSocketDisconnect) as cut:
            while True:
                message = line.receive_json()
                assert message["type"] != "reply" or message["status"] == 503
        assert cut.value.code == CLOSE_SERVICE_RESTART
    there.act(1, "answer", {"prompt_token": there.state(1)["prompt"]["prompt_token"], "answer": answer})
    assert len(two.tables.store.journal(sat.id)) == len(set(map(str, two.tables.store.journal(sat.id))))


def test_a_process_that_was_taken_for_dead_finds_out_what_it_still_has(pair: tuple[Club, Club]) -> None:
    one, two = pair
    taken, kept = one.table(seats="me,open"), one.table(seats="me,open")
    homes(one).leases.expire(homes(one).leases.process_id)
    two.get(f"/tables/{taken.id}/state")
    homes(one).leases.renew(homes(one).endpoint)
    one.client.portal.call(homes(one).drop_lost_tables, one.tables)  # type: ignore[union-attr]
    assert one.tables.in_memory(taken.id) is None and one.tables.in_memory(kept.id) is not None


def test_idle_tables_are_released(pair: tuple[Club, Club]) -> None:
    one, two = pair
    sat = one.table(seats="me,open")

    async def put_away() -> None:
        live = one.tables.in_memory(sat.id)
        assert live is not None
        live.last_accessed = -1e9
        one.tables.release_idle()
        await asyncio.gather(homes(one)._releasing)  # type: ignore[arg-type]

    one.client.portal.call(put_away)  # type: ignore[union-attr]
    two.get(f"/tables/{sat.id}/state")
    assert one.tables.in_memory(sat.id) is None and two.tables.in_memory(sat.id) is not None
