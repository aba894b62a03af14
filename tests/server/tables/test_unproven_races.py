"""A race that was brought as a file, or goes on from one, is marked as unproven wherever its result or its luck is shown."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from hippodrome.server.storage import maintenance
from hippodrome.server.storage.store import Store
from tests.server.club import Club, Sat, club


def shown(house: Club, table: str, lang: str = "en") -> dict[str, Any]:
    """What every door that shows a result or luck says of a table's proof."""
    said = {}
    for door in ("", "/state", "/replay", "/luck"):
        found = house.get(f"/tables/{table}{door}", query={"lang": lang})
        said[door] = found["table"]["unproven"] if door == "/state" else found["unproven"]
    said["/review"] = house.post(f"/tables/{table}/review", lang=lang)["unproven"]
    with house.client.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"secret": None, "lang": lang})
        said["/live"] = line.receive_json()["table"]["unproven"]
    return said


def bring(house: Club) -> tuple[str, str]:
    """A race that was raced here, and the same brought back as a file."""
    sat = house.table("chariot-race", "tiro,tiro", options={"laps": 1})
    sat.settle()
    file = house.client.get(f"/api/tables/{sat.id}/race").content
    return sat.id, house.client.post("/api/races", content=file).json()["id"]


def test_what_was_brought_is_marked_at_every_door_in_both_languages(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        raced, brought = bring(house)
        for lang, word in (("en", "uploaded as a file"), ("es", "se subió como archivo")):
            assert set(shown(house, raced, lang).values()) == {""}
            assert all(word in said for said in shown(house, brought, lang).values())
    with club(tmp_path) as house:  # and after a restart
        assert "uploaded as a file" in house.get(f"/tables/{brought}")["unproven"]


def test_a_branch_is_as_good_as_what_it_goes_on_from(house: Club) -> None:
    raced, brought = bring(house)
    seats = [{"kind": "bot", "level": "tiro"}] * 2
    for table, marked in ((raced, False), (brought, True)):
        made = house.post(f"/tables/{table}/branch", {"at": 4, "seats": seats, "pace": "instant", "listed": True})
        assert bool(made["table"]["unproven"]) is marked
        Sat(house, made["id"], {}).settle()
        assert {bool(said) for said in shown(house, made["id"]).values()} == {marked}
        listed = next(card for card in house.get("/tables")["over"] if card["id"] == made["id"])
        assert ("continues one" in listed["unproven"]) is marked
        again = house.post(f"/tables/{made['id']}/branch", {"at": 4, "seats": seats, "pace": "instant"})
        assert bool(again["table"]["unproven"]) is marked


def test_cards_of_earlier_releases_say_nothing_and_are_sound(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me,me")
        sat.play(Random(1), answers=2)
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    with store.engine.begin() as connection:
        connection.execute(text("update tables set card = json_remove(card, '$.unproven')"))
    assert maintenance.examine(store).problems == []
    store.close()
    with club(tmp_path) as house:
        assert house.get("/tables")["running"][0]["unproven"] == ""
