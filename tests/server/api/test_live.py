"""Live updates: the first message is whole, later ones are news, a reader who was away misses nothing."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hippodrome.server.http import middleware
from tests.server.club import Club, Sat, club
from tests.server.merge import merge_state
from tests.server.process import Site, served


def follow(sat: Sat, seat: int | None, *, text: bool = False) -> Any:
    return sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live{'?text=1' if text else ''}")


def hello(line: Any, sat: Sat, seat: int | None) -> dict[str, Any]:
    line.send_json({"secret": None if seat is None else sat.secrets[seat], "lang": "en"})
    return until(line, lambda message: True)


def until(line: Any, wanted: Any) -> dict[str, Any]:
    for _ in range(50):
        message: dict[str, Any] = line.receive_json()
        if message["type"] == "state" and wanted(message):
            return message
    raise AssertionError("it never came")


def grown(old: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The state after a message."""
    for part in ("log", "chat"):
        if part in message:
            assert message[part]["from"] <= len(old.get(part, {"entries": []})["entries"]), "no entry is missing in between"
    merged = merge_state(old, message)
    del merged["type"]
    return merged


def unanswered(state: dict[str, Any]) -> dict[str, Any]:
    """A state without one's own answer that waits until others were asked in silence: there is no message about that."""
    asked = state["prompt"]
    if asked is None or asked["sealed"]:
        return state
    return {**state, "prompt": {**asked, "answered": None, "answered_text": ""}}


def assert_same_state(state: dict[str, Any], whole: dict[str, Any]) -> None:
    """Assert that messages have added up to a state. They may have brought more labels: of earlier prompts and log entries."""
    labels, needed = state.get("labels", {}), whole.get("labels", {})
    assert all(labels[field].items() >= texts.items() for field, texts in needed.items())
    assert {**unanswered(state), "labels": {}} == {**unanswered(whole), "labels": {}}


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize(("game", "reader"), [("chariot-race", 0), ("charioteer", 0), ("charioteer", None), ("cthulhu-500", 1)])
def test_news_add_up_to_the_whole_state(game: str, reader: int | None, text: bool, house: Club) -> None:
    """Only what has changed is sent; put together it is, at every moment, what a newcomer is sent."""
    sat = house.table(game, "me,me,tiro")
    with follow(sat, reader, text=text) as line:
        first = hello(line, sat, reader)
        state, rng, seen, parts = grown({}, first), Random(3), 0, 0
        for _ in range(25):
            if not (asked := sat.asked()):
                break
            sat.answer(asked[0], rng)
            sat.settle()  # while a bot moves, what can be taken back changes under one's hands
            if rng.random() < 0.2 and sat.state(asked[0])["undo"]["can"]:
                sat.act(asked[0], "undo")
            if rng.random() < 0.1:
                sat.act(asked[0], "chat", {"text": "Ave!"})
            sat.settle()
            whole = sat.state(reader, text=text)
            while state["version"] != whole["version"]:
                message = until(line, lambda message: True)
                state = grown(state, message)
                seen += 1
                parts += len(message)
            assert_same_state(state, whole)
        assert seen > 20 and parts < seen * len(first)


def test_pieces_that_moved_say_which_way(house: Club) -> None:
    sat = house.table("chariot-race", "me,me", options={"laps": 1})
    with follow(sat, None) as line:
        first = hello(line, sat, None)
        assert not any("paths" in entry for entry in first["log"]["entries"])
        ways: list[list[str]] = []
        rng = Random(1)
        for _ in range(40):
            asked = sat.asked()
            if not asked:
                break
            sat.answer(asked[0], rng)
            news = until(line, lambda message: True).get("log", {"entries": []})["entries"]
            ways += [way for entry in news for way in entry.get("paths", {}).values()]
        assert any(len(way) > 2 for way in ways)


def test_being_here_and_away_is_seen(house: Club) -> None:
    sat = house.table(seats="me,me")
    with follow(sat, 0) as first:
        assert [seat["connected"] for seat in hello(first, sat, 0)["table"]["seats"]] == [True, False]
        with follow(sat, 1) as second:
            hello(second, sat, 1)
            until(first, lambda message: message["table_changes"]["seats"][1]["connected"])
        until(first, lambda message: "table_changes" in message and not message["table_changes"]["seats"][1]["connected"])


def ask(line: Any, do: str, **body: Any) -> dict[str, Any]:
    """What the server replies to something that is asked for over a line; states in between are skipped."""
    line.send_json({"action": do, "id": 7, **body})
    while (reply := line.receive_json())["type"] != "reply":
        pass
    assert reply["id"] == 7
    return dict(reply)


def test_a_turn_can_be_played_over_the_line(house: Club) -> None:
    """The same as by requests: picks, answers, taking back; the same refusals; and it stands in the journal."""
    sat = house.table(seats="me,me")
    with follow(sat, 0) as line:
        question = hello(line, sat, 0)["prompt"]["prompt_token"]
        by_line = ask(line, "consider", prompt_token=question, picked=["reset"])
        assert by_line["status"] == 200 and by_line["body"] == sat.consider(0, ["reset"])
        hand = [pick["id"] for pick in by_line["body"]["picks"] if pick["id"].startswith("card:") and not pick["why_not"]]
        answer = ask(line, "consider", prompt_token=question, picked=["reset", hand[0]])["body"]["answer"]
        reply = ask(line, "answer", prompt_token=question, answer=answer)
        assert reply == {"type": "reply", "id": 7, "status": 200, "body": {}}
        assert sat.state(0)["prompt"]["answered"] == answer
        assert ask(line, "withdraw", prompt_token=question)["status"] == 200
        assert sat.state(0)["prompt"]["answered"] is None
        for do, body in (
            ("answer", {"prompt_token": "stale", "answer": answer}),
            ("answer", {"prompt_token": question, "answer": "nonsense"}),
            ("answer", {"prompt_token": question}),
            ("answer", {"prompt_token": question, "answer": answer, "seat": 1}),
            ("answer", {"prompt_token": question, "answer": 7}),
            ("withdraw", {"prompt_token": question}),
            ("consider", {"prompt_token": question, "picked": "reset"}),
        ):
            reply = ask(line, do, **body)
            assert 400 <= reply["status"] < 500
            assert reply["body"] == sat.act(0, do, body, expect=reply["status"]), "word for word as by a request"
        assert ask(line, "dance")["status"] == 404
    with follow(sat, None) as watcher:
        hello(watcher, sat, None)
        assert ask(watcher, "answer", prompt_token=question, answer=answer)["status"] == 403
    done = [event["do"] for event in house.tables.store.journal(sat.id)]
    assert done == ["ready", "ready", "answer", "withdraw"]


def test_what_comes_over_a_line_counts_as_requests_do(tmp_path: Path) -> None:
    with club(tmp_path, rate=0.001, burst=30) as house:
        sat = house.table(seats="me,me")
        with follow(sat, 0) as line:
            hello(line, sat, 0)
            statuses = [ask(line, "answer", prompt_token="x", answer="y")["status"] for _ in range(40)]
            assert statuses[0] == 409 and statuses[-1] == 429
            assert house.client.get(f"/api/tables/{sat.id}").status_code == 429


def test_an_address_that_goes_on_asking_is_cut_off_on_all_its_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusing costs something, too: many lines of one address are refused together only so often."""
    monkeypatch.setattr(middleware, "ERROR_REPLY_RATE", (1e-9, 5))
    with club(tmp_path, rate=0.001, burst=20) as house:
        sat = house.table(seats="me,me")
        with follow(sat, 0) as line, follow(sat, 1) as other:
            hello(line, sat, 0)
            hello(other, sat, 1)
            said = [ask(line, "answer", prompt_token="x", answer="y")["status"] for _ in range(18)]
            assert 0 < said.count(429) < 5
            with pytest.raises(WebSocketDisconnect) as ended:
                for _ in range(6):
                    ask(other, "answer", prompt_token="x", answer="y")
            assert ended.value.code == 4429


def test_a_watcher_that_connects_sends_no_update_to_others(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A watcher who comes or goes is no news; a seat that is empty or taken is, and its second device is not."""
    sat = house.table(seats="me,me")
    live, woken = house.live(sat.id), list[int]()
    changed = live.notify_changed

    def wake() -> None:
        woken.append(len(live.subscribers))
        changed()

    monkeypatch.setattr(live, "notify_changed", wake)
    with follow(sat, None) as line:
        hello(line, sat, None)
        assert woken == []
        with follow(sat, 0) as first:
            hello(first, sat, 0)
            with follow(sat, 0) as second:
                hello(second, sat, 0)
            assert woken == [2]
    for _ in range(2000):
        if not live.subscribers:
            break
        time.sleep(0.01)
    assert woken == [2, 1]


UNREADABLE = [
    "", "[]", "null", "{" * 5000, "7", '{"action": 7}', '{"action": {}}', '{"action": "answer", "id": "x"}',
    '{"action": "answer", "\\ud800": 1}', '{"action": "answer", "prompt_token": "\\ud800", "answer": "\\ud800"}',
]  # fmt: skip


@pytest.mark.parametrize("word", UNREADABLE)
def test_what_cannot_be_read_is_refused_and_the_line_stays(word: str, house: Club) -> None:
    sat = house.table(seats="me,me")
    with follow(sat, 0) as line:
        hello(line, sat, 0)
        line.send_text(word)
        while (reply := line.receive_json())["type"] != "reply":
            pass
        assert reply["id"] is None and 400 <= reply["status"] < 500
        line.send_bytes(b"\xff")
        while (reply := line.receive_json())["type"] != "reply":
            pass
        assert 400 <= reply["status"] < 500 and ask(line, "withdraw", prompt_token="x")["status"] == 409


@pytest.mark.parametrize("word", ['{"secret": "wrong"}', '{"secret": 7}', "[]", "not json", "{" * 5000, '{"secret": {"a": 1}}'])
def test_a_line_that_does_not_say_who_it_is_is_cut(word: str, house: Club) -> None:
    sat = house.table(seats="me,me")
    with follow(sat, None) as line:
        line.send_text(word)
        with pytest.raises(WebSocketDisconnect) as cut:
            line.receive_json()
        assert 4400 <= cut.value.code < 4500


def test_killed_in_mid_seal_the_server_comes_back_with_everything(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        made = site.post("/tables", {"game": "charioteer", "pace": "instant", "seats": [{"kind": "me"}] * 3})
        table = f"/tables/{made['id']}"
        keys = [row["secret"] for row in made["seats"]]
        for key in keys:
            site.post(f"{table}/ready", {"salt": key[:5]}, key)
        for life in range(2):
            for seat in (0, 2):
                reset(site, table, keys[seat])
            seen = [site.get(f"{table}/state", key) for key in ["", *keys]]
            assert seen[0]["ready"] == [0, 2]
            site.kill()
            site.start()
            assert [site.get(f"{table}/state", key) for key in ["", *keys]] == seen
            reset(site, table, keys[1])
            assert site.get(f"{table}/state", keys[1])["table"]["turn"] == life + 2


def reset(site: Site, table: str, key: str) -> None:
    """The simplest answer in Charioteer."""
    state = site.get(f"{table}/state", key)
    question = state["prompt"]["prompt_token"]
    card = next(piece["id"] for piece in state["scene"]["pieces"] if piece["slot"] == "hand")
    choice = site.post(f"{table}/consider", {"prompt_token": question, "picked": ["reset", card]}, key)
    site.post(f"{table}/answer", {"prompt_token": question, "answer": choice["answer"]}, key)
