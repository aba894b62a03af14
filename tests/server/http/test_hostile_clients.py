"""People who mean no good: each of them is refused with a clear word (or cut off), and the table stays as it was."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from hippodrome.core.race_file import MAX_RACE_BYTES
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.server.api import live as line_module
from hippodrome.server.app import Settings, create_app
from hippodrome.server.storage import models, rows
from hippodrome.server.tables import admission
from hippodrome.server.tables import registry as live_module
from tests.server.club import AtOnce, Club, Sat
from tests.server.wire import Wire, listening, over


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One server for all of them, without a limit for addresses."""
    home = tmp_path_factory.mktemp("hostile")
    with TestClient(create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())) as client:
        yield Club(client)


def whole(sat: Sat) -> list[Any]:
    """All there is of a table: what everybody sees, what is in memory, what is on disk."""
    journal = sat.club.live(sat.id).journal
    log = repr(journal.table.log) if journal.table is not None else ""
    kept = sat.club.tables.store.journal(sat.id)
    return [[sat.state(seat) for seat in (None, *sat.secrets)], journal.event_count, log, repr(journal.seats), kept]


@contextmanager
def unchanged(*tables: Sat) -> Iterator[None]:
    """Whatever happens inside changes nothing."""
    counts = tables[0].club.tables.store.counts()
    before = [whole(sat) for sat in tables]
    yield
    assert [whole(sat) for sat in tables] == before
    assert tables[0].club.tables.store.counts() == counts


def raw(house: Club, path: str, content: bytes, **headers: str) -> tuple[int, dict[str, Any]]:
    """The status and the answer to a body that no program would write."""
    given = {"Content-Type": "application/json", **{key.replace("_", "-"): value for key, value in headers.items()}}
    reply = house.client.post(f"/api{path}", content=content, headers=given)
    answer = reply.json()
    assert 400 <= reply.status_code < 500, (path, content[:80], reply.status_code, reply.text[:200])
    assert set(answer) == {"error", "text", "section"} and answer["text"], answer
    return reply.status_code, answer


# Other people's seats -------------------------------------------------------------------------------------------------


def test_a_seat_cannot_answer_for_another(house: Club) -> None:
    sat, elsewhere = house.table(seats="me,me,me"), house.table(seats="me,me")
    sat.answer(0, Random(1))
    question = [sat.state(seat)["prompt"]["prompt_token"] for seat in (0, 1, 2)]
    good = house.live(sat.id).journal.pov(1).options.draw(Random(2))
    text = house.live(sat.id).journal.game.format_answer(house.live(sat.id).journal.edition, good)
    with unchanged(sat, elsewhere):
        for name in ("seat", "as"):
            sat.act(0, "answer", {"prompt_token": question[1], "answer": text, name: 1}, expect=422)
        for secret, status in (
            ("", 403),
            ("x", 401),
            (elsewhere.secrets[1], 401),
            (sat.secrets[1][:-1], 401),
            ("0" * 150, 401),
        ):
            for what, body in (
                ("answer", {"prompt_token": question[1], "answer": text}),
                ("withdraw", {"prompt_token": question[0]}),
                ("undo", {}),
                ("consider", {"prompt_token": question[1]}),
                ("hint", {"prompt_token": question[1]}),
                ("rewind", {}),
                ("consent", {"yes": True}),
                ("chat", {"text": "hi"}),
                ("leave", {}),
                ("webhook", {"url": ""}),
                ("back", {}),
                ("ready", {}),
                ("bot", {"seat": 0, "level": "tiro"}),
            ):
                house.post(f"/tables/{sat.id}/{what}", body, secret=secret, expect=status)
        for what in ("state", "replay"):
            house.get(f"/tables/{sat.id}/{what}", secret="wrong", expect=401)
        assert (
            house.get(f"/tables/{sat.id}/replay", secret=sat.secrets[0], query={"as": 1}, expect=403)["error"]
            == "not_your_eyes"
        )


def test_marks_of_questions_cannot_be_replayed(house: Club) -> None:
    sat = house.table(seats="me,me")
    first = sat.state(0)["prompt"]["prompt_token"]
    given = [sat.answer(seat, Random(3)) for seat in (0, 1)]
    with unchanged(sat):
        for mark in (first, "", "0", first[:-1], first + "0", "9" * 200):
            for what, more in (("answer", {"answer": given[0]}), ("consider", {}), ("withdraw", {})):
                assert sat.act(0, what, {"prompt_token": mark, **more}, expect=409)["error"] == "stale"
        other = sat.state(1)["prompt"]["prompt_token"]
        if other != sat.state(0)["prompt"]["prompt_token"]:
            assert sat.act(0, "answer", {"prompt_token": other, "answer": given[0]}, expect=409)["error"] == "stale"
        assert sat.act(0, "hint", {"prompt_token": first}, expect=409)["error"] == "stale"


def test_a_seal_is_taken_back_once_and_never_after_it_was_broken(house: Club) -> None:
    sat = house.table(seats="me,me")
    question = sat.state(0)["prompt"]["prompt_token"]
    with unchanged(sat):
        assert sat.act(0, "withdraw", {"prompt_token": question}, expect=422)["error"] == "nothing_to_take_back"
    text = sat.answer(0, Random(1))
    sat.act(0, "withdraw", {"prompt_token": question})
    with unchanged(sat):
        sat.act(0, "withdraw", {"prompt_token": question}, expect=422)
        sat.act(1, "withdraw", {"prompt_token": sat.state(1)["prompt"]["prompt_token"]}, expect=422)
    for _ in range(3):
        sat.act(0, "answer", {"prompt_token": question, "answer": text})
    table = house.live(sat.id).journal.table
    assert table is not None and len(table.sealed) == 1
    sat.answer(1, Random(2))
    with unchanged(sat):
        for what, body in (("withdraw", {"prompt_token": question}), ("answer", {"prompt_token": question, "answer": text})):
            assert sat.act(0, what, body, expect=409)["error"] == "stale"
        sat.act(0, "undo", expect=422)


def test_both_answers_of_a_race_for_the_last_seal_cannot_count(house: Club) -> None:
    """The same answer sent eight times at once: it is written once."""
    sat = house.table("chariot-race", "me,me", options={"laps": 1})
    seat = sat.asked()[0]
    question = sat.state(seat)["prompt"]["prompt_token"]
    journal = house.live(sat.id).journal
    text = journal.game.format_answer(journal.edition, journal.pov(seat).options.draw(Random(1)))
    n, got = journal.event_count, list[int]()

    def send() -> None:
        headers = {"Authorization": f"Bearer {sat.secrets[seat]}"}
        got.append(
            house.client.post(
                f"/api/tables/{sat.id}/answer", json={"prompt_token": question, "answer": text}, headers=headers
            ).status_code
        )

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(got) == [200, *[409] * 7] and house.live(sat.id).journal.event_count == n + 1


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_watchers_get_no_hands_hints_or_answers(game: str, house: Club) -> None:
    sat = house.table(game, "me,me,me")
    seat = sat.asked()[0]
    question = sat.state(seat)["prompt"]["prompt_token"]
    with unchanged(sat):
        for what, body in (
            ("hint", {"prompt_token": question}),
            ("consider", {"prompt_token": question, "picked": []}),
            ("answer", {"prompt_token": question, "answer": "pass"}),
            ("rematch", {}),
        ):
            assert house.post(f"/tables/{sat.id}/{what}", body, expect=403)["error"] == "not_seated"
        assert house.get(f"/tables/{sat.id}/replay", query={"as": seat}, expect=403)["error"] == "not_your_eyes"
        assert house.get(f"/tables/{sat.id}/luck", expect=409)["error"] == "luck_is_secret"
        assert house.get(f"/tables/{sat.id}/race", expect=409)["error"] == "file_is_secret"
        for number in (-1, 64, 10**30):
            assert house.get(f"/tables/{sat.id}/replay", query={"as": number}, expect=422)["error"] == "malformed"
        seen = json.dumps([sat.state(), house.get(f"/tables/{sat.id}/replay", query={"count": 60})])
        journal = house.live(sat.id).journal
        for secret in (journal.race.seed, *sat.secrets.values(), *(place.secret for place in journal.seats)):
            assert secret not in seen


# Bodies ---------------------------------------------------------------------------------------------------------------

BAD_BODIES = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"text"',
    b"{",
    b"\xff\xfe",
    b'{"text": "\xff"}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"text": ' + b"9" * 5000 + b"}",
    b'{"text": 1e999}',
    b'{"text": NaN}',
    b'{"text": "' + b"x" * 600 + b'"}',
    rb'{"text": "\ud800"}',
    rb'{"text": "a\u0000b"}',
    rb'{"text": "\u202egnp"}',
    rb'{"text": "\u001b[2J"}',
    b'{"text": ["hi"]}',
    b'{"text": "hi", "seat": 1}',
    b'{"text": {"$ne": null}}',
    b'{"text": true}',
]
HOSTILE_TEXTS = [
    "",
    " ",
    "\0",
    "\u00b2",
    "\u0661",
    "-1",
    "9" * 4000,
    "1e9",
    "pass " * 700,
    "@" * 4000,
    "{seat}",
    "{0.__class__}",
    "%s%n",
    "..",
    "\u202e",
    "path " + "9" * 3000,
    "move 99999999999999999999",
    "0x10",
    "+1",
    "1_000",
    "None",
    "[]" * 1000,
    "overtake @" + "1" * 100,
    "a b " * 900,
    "@\u00b2",
    "path \u00b2",
    "move \u0661",
    "1 2 3 4 5 6 7 8 9",
    "=",
    ":",
    ",",
    "a:b:c",
    "draft ",
    "reset reset",
]


def test_bodies_that_are_none(house: Club) -> None:
    sat = house.table(seats="me,me")
    headers = {"Authorization": f"Bearer {sat.secrets[0]}"}
    with unchanged(sat):
        for path in (f"/tables/{sat.id}/chat", "/tables", f"/tables/{sat.id}/answer", f"/tables/{sat.id}/branch", "/qr"):
            for content in BAD_BODIES:
                if path != "/qr" or b"x" * 600 not in content:
                    raw(house, path, content, **headers)
        huge = {"prompt_token": "x" * 201, "answer": "x" * 4001}
        assert sat.act(0, "answer", huge, expect=422)["error"] == "malformed"
        assert raw(house, f"/tables/{sat.id}/chat", b'{"text":"' + b"x" * 70_000 + b'"}', **headers)[0] == 413
        assert raw(house, "/tables", b" " * 2_100_000)[0] == 413
        assert raw(house, "/races", b" " * (MAX_RACE_BYTES + 1))[0] == 413

        def without_length() -> Iterator[bytes]:
            for _ in range(20):
                yield b" " * 10_000

        reply = house.client.post(f"/api/tables/{sat.id}/chat", content=without_length(), headers=headers)
        assert reply.status_code == 413 and reply.json()["error"] == "too_large"
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            raw(house, f"/tables/{sat.id}/chat", b'{"text": "hi"}', Content_Type=kind, **headers)
        assert raw(house, f"/tables/{sat.id}/chat", b'{"text": "hi"}', Content_Length="-5", **headers)[0] == 413


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_answers_and_picks_that_are_none(game: str, house: Club) -> None:
    sat = house.table(game, "me,me,me")
    rng = Random(game)
    for _ in range(3):
        seat = sat.asked()[0]
        question = sat.state(seat)["prompt"]["prompt_token"]
        with unchanged(sat):
            for text in HOSTILE_TEXTS:
                refused = sat.act(seat, "answer", {"prompt_token": question, "answer": text}, expect=422)
                assert refused["error"] and refused["text"]
        for text in HOSTILE_TEXTS:
            for picked in ([text[:200]], [text[:200]] * 200):
                reply = house.client.post(
                    f"/api/tables/{sat.id}/consider",
                    json={"prompt_token": question, "picked": picked},
                    headers={"Authorization": f"Bearer {sat.secrets[seat]}"},
                )
                assert reply.status_code in (200, 422), reply.text[:300]
        sat.play(rng, answers=4)


def test_names_and_talk_are_only_text(house: Club) -> None:
    """Names that look like markup, like places to be filled in, or like two lines."""
    odd = ["<img src=x onerror=alert(1)>", "{seat}", "{0.__class__.__mro__}", "%(x)s", "[[seat]]", "${7*7}", "Ana' OR 1=1--"]
    for name in odd:
        seats = [{"kind": "me", "name": name}, {"kind": "me", "name": "Ben"}]
        made = house.post("/tables", {"game": "charioteer", "seats": seats, "pace": "instant"})
        sat = Sat(house, made["id"], {row["seat"]: row["secret"] for row in made["seats"]})
        for seat in (0, 1):
            sat.act(seat, "ready")
        question = sat.state(0)["prompt"]["prompt_token"]
        sat.act(0, "hint", {"prompt_token": question})
        state = sat.state(1)
        assert state["table"]["seats"][0]["name"] == name
        assert any(name in entry["text"] for entry in state["log"]["entries"] if entry["note"])
    for name in ("a\nb", "a\u202eb", "\x1b[2J", "x" * 41):
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        house.post("/tables", {"game": "charioteer", "seats": seats}, expect=422)


def test_tables_that_cannot_be(house: Club) -> None:
    me = {"kind": "me"}
    before = house.tables.store.counts()
    for body in (
        {"game": "charioteer", "seats": []},
        {"game": "charioteer", "seats": [me] * 65},
        {"game": "../x", "seats": [me]},
        {"game": "charioteer", "seats": [me] * 40},
        {"game": "charioteer", "seats": [me], "edition": "/etc/passwd"},
        {"game": "charioteer", "seats": [me, me], "options": {"laps": 10**400}},
        {"game": "charioteer", "seats": [me, me], "options": {"__class__": True}},
        {"game": "charioteer", "seats": [me, me], "options": {"laps": "x" * 60_000}},
        {"game": "charioteer", "seats": [me, {"kind": "bot", "level": "../../x"}]},
        {"game": "charioteer", "seats": [me, me], "clock": "never"},
        {"game": "charioteer", "seats": [me, me], "listed": 1},
    ):
        status, _ = raw(house, "/tables", json.dumps(body).encode())
        assert status in (404, 422), body
    for id in ("x" * 32, "x" * 33, "x" * 5000, "..", "%00", "%2e%2e%2f", "a%27b", "\u00e9", "%ED%A0%80"):
        for reply in (house.client.get(f"/api/tables/{id}/state"), house.client.post(f"/api/tables/{id}/sit", json={})):
            assert reply.status_code in (404, 405), (id, reply.status_code)
    assert house.tables.store.counts() == before


# Floods ---------------------------------------------------------------------------------------------------------------


def test_an_address_that_floods_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0.001, burst=40)
    with TestClient(create_app(settings, bots=AtOnce())) as client:
        statuses = [client.get("/api/locale").status_code for _ in range(60)]
        assert statuses == [200] * 40 + [429] * 20
        refused = client.post("/api/tables", json={})
        assert refused.status_code == 429 and refused.json()["error"] == "too_much"
        with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/api/tables/x/live"):
            pass
        assert denied.value.status_code == 429
        assert client.get("/").status_code == 200 and client.get("/health").status_code == 200


@pytest.mark.parametrize(("what", "body", "burst"), [("chat", {"text": "hi"}, 10), ("webhook", {"url": ""}, 5)])
def test_only_the_flooding_seat_is_rate_limited(
    what: str, body: dict[str, Any], burst: int, house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = house.tables.limits[what]
    monkeypatch.setattr(limit, "_now", lambda: 1e9)
    sat = house.table(seats="me,me")

    def send(seat: int, expect: int = 0) -> Any:
        return sat.act(seat, what, body, expect=expect)

    for _ in range(burst):
        send(0)
    with unchanged(sat):
        for _ in range(3):
            assert send(0, 429)["error"] == "too_often"
    send(1)
    monkeypatch.setattr(limit, "_now", lambda: 1e9 + 1 / limit.rate)
    send(0)
    send(0, 429)


def test_changed_answers_cannot_fill_the_disk(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MAX_NONESSENTIAL_EVENTS", 12)
    sat = house.table(seats="me,me")
    question = sat.state(0)["prompt"]["prompt_token"]
    text = sat.answer(0, Random(1))
    journal = house.live(sat.id).journal
    while journal.nonessential_counts[0] < 6:
        sat.act(0, "answer", {"prompt_token": question, "answer": text})
    with unchanged(sat):
        for what, body in (
            ("answer", {"prompt_token": question, "answer": text}),
            ("withdraw", {"prompt_token": question}),
            ("chat", {"text": "x"}),
        ):
            assert sat.act(0, what, body, expect=409)["error"] == "enough"
    sat.act(1, "chat", {"text": "each seat has its own share"})
    sat.answer(1, Random(2))
    assert sat.state(0)["table"]["turn"] == 2, "the race itself goes on"


def test_ten_thousand_tables_do_not_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MAX_IDLE_TABLES", 30)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0), bots=AtOnce())) as client:
        house = Club(client)
        made = house.table(seats="me,open")
        row = house.tables.store.find(made.id)
        assert row is not None
        values = rows.row_values(row)
        with house.tables.store.engine.begin() as connection:
            connection.execute(insert(models.tables), [{**values, "id": f"t{n}"} for n in range(10_000)])
        for n in range(0, 10_000, 100):
            assert house.get(f"/tables/t{n}")["state"] == "gathering"
            assert len(house.tables._live) <= 31
        for _ in range(40):
            house.table(seats="me,open")
            assert len(house.tables._live) <= 31, "those just made count too"
        assert not house.tables._loading
        assert len(house.get("/tables")["open"]) == 50


# Lines ----------------------------------------------------------------------------------------------------------------

HELLO = json.dumps({"secret": None}).encode()


@contextmanager
def on_the_wire(home: Path, *, buffer: int = 0) -> Iterator[tuple[int, Sat]]:
    """A real server in a thread, with a table."""
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())
    with listening(app, buffer=buffer) as port:
        yield port, Club(over(app, port)).table(seats="me,me")


def test_frames_that_are_none_end_the_line_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "AUTH_TIMEOUT", 1.0)
    with on_the_wire(tmp_path) as (port, sat):
        path = f"/api/tables/{sat.id}/live"
        with unchanged(sat):
            for wanted, sent in (
                (1002, {"payload": HELLO, "masked": False}),
                (1002, {"payload": HELLO, "opcode": 3}),
                (1002, {"payload": HELLO, "opcode": 0}),
                (1002, {"payload": HELLO, "bits": 0x30}),
                (1007, {"payload": b"\xff\xfe"}),
                (1002, {"payload": b"x" * 126, "opcode": 9}),
                (4400, {"payload": HELLO, "opcode": 2}),
                (4400, {"payload": b"[" * 60_000}),
                (4401, {"payload": b'{"secret": "\\ud800"}'}),
                (4400, {"payload": b'{"secret": ' + b"9" * 5000 + b"}"}),
                (4401, {"payload": b'{"secret": "nobody"}'}),
                (4401, {"payload": b'{"secret": ["x"]}'}),
                (4400, {"payload": b"null"}),
            ):
                with Wire(port, path) as line:
                    assert line.status == 101
                    line.send(**sent)
                    assert line.code() == wanted, sent
            with Wire(port, path) as line:  # a frame that says it is four exabytes long
                line.socket.sendall(b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0\0\0\0")
                assert line.code() == 1009
            with Wire(port, path) as line:  # nobody says anything
                assert line.code() == 4400
            for other in ("/api/tables/nobody/live", f"/api/tables/{'x' * 200}/live", "/api/tables/%00/live"):
                with Wire(port, other) as line:
                    line.send(HELLO)
                    assert line.code() == 4404
            with Wire(port, path, origin="https://elsewhere.example") as line:
                assert line.status == 403 and b"101" not in line.answer.split(b"\r\n")[0]
            with Wire(port, path, origin=f"http://127.0.0.1:{port}") as line:
                assert line.status == 101


def test_a_client_that_floods_a_websocket_is_disconnected(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as (port, sat), unchanged(sat), Wire(port, f"/api/tables/{sat.id}/live") as line:
        line.send(HELLO)
        for _ in range(line_module.MESSAGE_RATE[1] + 100):
            line.send(b'{"do": "answer", "seat": 1, "answer": "reset"}')
        assert line.code() == 4429


def test_slow_readers_are_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "SEND_TIMEOUT", 0.3)
    with on_the_wire(tmp_path, buffer=4096) as (port, sat), Wire(port, f"/api/tables/{sat.id}/live", window=2048) as line:
        line.send(json.dumps({"secret": sat.secrets[1]}).encode())
        live = sat.club.live(sat.id)
        await_(lambda: len(live.subscribers) == 1)
        rng = Random(1)
        for _ in range(30):  # every turn brings a whole scene
            sat.play(rng, answers=2)
            if not live.subscribers:
                break
        await_(lambda: not live.subscribers)
        assert [seat["connected"] for seat in sat.state()["table"]["seats"]] == [False, False]
        line.code()


def await_(what: Any) -> None:
    for _ in range(1000):
        if what():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_lines_are_counted(house: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So many from one address, so many watchers at a table, so many for a seat: and watchers keep no player away."""
    from hippodrome.server.http import middleware

    monkeypatch.setattr(middleware, "MAX_CONNECTIONS_PER_CLIENT", 3)
    monkeypatch.setattr(line_module, "MAX_WATCHERS_PER_TABLE", 2)
    monkeypatch.setattr(line_module, "MAX_CONNECTIONS_PER_SEAT", 1)
    with TestClient(create_app(f"sqlite:///{tmp_path / 'races.db'}", bots=AtOnce())) as client:
        sat = Club(client).table(seats="me,me")
        path = f"/api/tables/{sat.id}/live"
        with (
            client.websocket_connect(path) as one,
            client.websocket_connect(path) as two,
            client.websocket_connect(path) as three,
        ):
            for line in (one, two, three):
                line.send_json({"secret": None})
            with pytest.raises(WebSocketDisconnect) as cut:
                for _ in range(9):
                    three.receive_json()
            assert cut.value.code == 4429
            with client.websocket_connect(path) as mine:
                mine.send_json({"secret": sat.secrets[0]})
                assert mine.receive_json()["seat"] == 0
                with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(path):
                    pass
                assert denied.value.status_code == 429
        with client.websocket_connect(path) as again:
            again.send_json({"secret": None})
            assert again.receive_json()["type"] == "state"


# Another site ---------------------------------------------------------------------------------------------------------


def test_requests_from_another_site_are_refused(house: Club) -> None:
    sat = house.table(seats="me,me")
    bearer = f"Bearer {sat.secrets[0]}"
    with unchanged(sat):
        for origin in (
            "https://elsewhere.example",
            "null",
            "http://testserver.elsewhere.example",
            "http://testserver:81",
            "http://[",
            "file://",
            "",
        ):
            assert raw(house, f"/tables/{sat.id}/chat", b'{"text": "hi"}', Origin=origin, Authorization=bearer)[0] == 403, (
                origin
            )
            line = house.client.websocket_connect(f"/api/tables/{sat.id}/live", headers={"Origin": origin})
            with pytest.raises(WebSocketDenialResponse) as denied, line:
                pass
            assert denied.value.status_code == 403
        assert (
            raw(house, f"/tables/{sat.id}/chat", b'{"text": "hi"}', Sec_Fetch_Site="cross-site", Authorization=bearer)[0] == 403
        )
        preflight = house.client.options(
            "/api/tables", headers={"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
        )
        assert preflight.status_code == 403 and not any("access-control" in name for name in preflight.headers)
    reply = house.client.post(
        f"/api/tables/{sat.id}/chat", json={"text": "hi"}, headers={"Origin": "http://testserver", "Authorization": bearer}
    )
    assert reply.status_code == 200


def test_a_text_too_long_for_a_qr_code_and_the_limits_of_sitting_and_going_back(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.post("/qr", {"text": "\U0001f40e" * 600}, expect=422)["error"] == "too_long"
    sat = house.table(seats="me,me")
    for what in ("rewind", "sit"):
        monkeypatch.setattr(house.tables.limits[what], "_now", lambda: 1e9)
    with unchanged(sat):
        got = [house.post(f"/tables/{sat.id}/sit", {}, expect=409)["error"] for _ in range(20)]
        assert set(got) == {"no_free_seat"} and house.post(f"/tables/{sat.id}/sit", {}, expect=429)["error"] == "too_often"
        for _ in range(5):
            assert sat.act(0, "rewind", expect=422)["error"] == "nothing_to_take_back"
        assert sat.act(0, "rewind", expect=429)["error"] == "too_often"
