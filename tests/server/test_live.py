"""Live updates: the first message is whole, later ones are news, a reader who was away misses nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.club import Sat, club
from tests.server.process import served


def follow(sat: Sat, seat: int | None) -> Any:
    return sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live")


def hello(line: Any, sat: Sat, seat: int | None) -> dict[str, Any]:
    line.send_json({"secret": None if seat is None else sat.secrets[seat], "lang": "en"})
    return until(line, lambda message: True)


def until(line: Any, wanted: Any) -> dict[str, Any]:
    for _ in range(50):
        message: dict[str, Any] = line.receive_json()
        if message["type"] == "state" and wanted(message):
            return message
    raise AssertionError("it never came")


def told(log: list[dict[str, Any]], message: dict[str, Any]) -> list[dict[str, Any]]:
    """The log with a message's news."""
    assert message["log"]["from"] <= len(log), "nothing is missing in between"
    return [*log[: message["log"]["from"]], *message["log"]["entries"]]


def test_news_add_up_to_the_whole_story(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table("chariot-race", "me,me,tiro", options={"laps": 1})
        with follow(sat, 0) as line:
            log = told([], hello(line, sat, 0))
            rng, seen = Random(3), 0
            while asked := sat.asked():
                sat.answer(asked[0], rng)
                if rng.random() < 0.2 and sat.state(asked[0])["undo"]["can"]:
                    sat.act(asked[0], "undo")
                sat.settle()
                version = sat.state(0)["version"]
                while True:
                    message = until(line, lambda message: True)
                    log = told(log, message)
                    seen += 1
                    if message["version"] == version:
                        break
                assert log == sat.state(0)["log"]["entries"]
            assert seen > 20


def test_pieces_that_moved_say_which_way(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table("chariot-race", "me,me", options={"laps": 1})
        with follow(sat, None) as line:
            first = hello(line, sat, None)
            assert first["trails"] == {}
            trails: dict[str, list[str]] = {}
            rng = Random(1)
            for _ in range(40):
                asked = sat.asked()
                if not asked:
                    break
                sat.answer(asked[0], rng)
                trails |= until(line, lambda message: True)["trails"]
            assert any(len(trail) > 2 for trail in trails.values())


def test_being_here_and_away_is_seen(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me,me")
        with follow(sat, 0) as first:
            assert [seat["here"] for seat in hello(first, sat, 0)["table"]["seats"]] == [True, False]
            with follow(sat, 1) as second:
                hello(second, sat, 1)
                until(first, lambda message: message["table"]["seats"][1]["here"])
            until(first, lambda message: not message["table"]["seats"][1]["here"])


@pytest.mark.parametrize("word", ['{"secret": "wrong"}', '{"secret": 7}', "[]", "not json", "{" * 5000, '{"secret": {"a": 1}}'])
def test_a_line_that_does_not_say_who_it_is_is_cut(word: str, tmp_path: Path) -> None:
    with club(tmp_path) as house:
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
        for life in range(3):
            for seat in (0, 2):
                asked = site.get(f"{table}/state", keys[seat])["asked"]
                hint = site.post(f"{table}/hint", {"question": asked["question"]}, keys[seat])
                asked = site.get(f"{table}/state", keys[seat])["asked"]
                site.post(f"{table}/answer", {"question": asked["question"], "answer": hint["answer"]}, keys[seat])
            seen = [site.get(f"{table}/state", key) for key in ["", *keys]]
            assert seen[0]["ready"] == [0, 2]
            site.kill()
            site.start()
            assert [site.get(f"{table}/state", key) for key in ["", *keys]] == seen
            asked = site.get(f"{table}/state", keys[1])["asked"]
            hint = site.post(f"{table}/hint", {"question": asked["question"]}, keys[1])
            asked = site.get(f"{table}/state", keys[1])["asked"]
            site.post(f"{table}/answer", {"question": asked["question"], "answer": hint["answer"]}, keys[1])
            assert site.get(f"{table}/state", keys[1])["table"]["turn"] == life + 2
