"""Names at a table: none that cannot be seen, and no two that look alike."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import from_text, to_text
from hippodrome.games.registry import get_game
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.server.run import plan_table
from tests.core.test_names import INVISIBLE
from tests.server.club import Club, Sat


def names(card: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in card["seats"]]


def table_of(house: Club, *seats: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = house.post("/tables", {"game": "chariot-race", "seats": list(seats), "pace": "instant"})
    return made


def test_invisible_names_and_chat_are_rejected_at_every_route(house: Club) -> None:
    sat = house.table("chariot-race", "me:Ana,open")
    for sign in INVISIBLE:
        me = {"kind": "me", "name": sign}
        for path, body in (
            ("/tables", {"game": "chariot-race", "seats": [me, {"kind": "me"}]}),
            (f"/tables/{sat.id}/sit", {"name": sign}),
            (f"/tables/{sat.id}/branch", {"at": 0, "seats": [me, {"kind": "me"}]}),
        ):
            assert house.post(path, body, expect=422)["error"] == "malformed", (path, sign)
    for sign in INVISIBLE[:3]:
        house.post(f"/tables/{sat.id}/chat", {"text": sign}, secret=sat.secrets[0], expect=422)
    house.post(f"/tables/{sat.id}/chat", {"text": "❤\ufe0f"}, secret=sat.secrets[0])
    said = {house.post(f"/tables/{sat.id}/sit", {"name": "\u3164"}, lang=lang, expect=422)["text"] for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_two_people_of_one_name_are_told_apart(house: Club) -> None:
    made = table_of(house, {"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"})
    assert names(made["table"]) == ["Ana", "Ana (2)", "", ""]
    house.post(f"/tables/{made['id']}/sit", {"name": "Аnа"})
    house.post(f"/tables/{made['id']}/sit", {"name": "Ben"})
    card = house.get(f"/tables/{made['id']}")
    assert names(card) == ["Ana", "Ana (2)", "Аnа (3)", "Ben"]


def test_a_long_twin_keeps_to_the_length_limit(house: Club) -> None:
    made = table_of(house, {"kind": "me", "name": "x" * 40}, {"kind": "me", "name": "x" * 40})
    assert names(made["table"])[1] == "x" * 36 + " (2)"


def test_bots_and_unnamed_seats_are_told_apart_by_the_same_rule(house: Club) -> None:
    made = table_of(house, {"kind": "bot", "level": "tiro"}, {"kind": "me", "name": "TIRO"}, {"kind": "bot", "level": "tiro"})
    first, person, second = names(made["table"])
    assert (first, person, second) == ("Tiro", "TIRO (2)", "Tiro (3)")
    made = table_of(house, {"kind": "me", "name": "Seat 2"}, {"kind": "me"})
    assert names(made["table"]) == ["Seat 2", "seat 2 (2)"]


def test_a_freed_name_can_be_used_again(house: Club) -> None:
    sat = house.table("chariot-race", "me:Ana,open,open")
    key = house.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    house.post(f"/tables/{sat.id}/leave", {}, secret=key["secret"])
    house.post(f"/tables/{sat.id}/sit", {"name": "Ben"})
    assert names(house.get(f"/tables/{sat.id}")) == ["Ana", "Ben", ""]


def test_race_files_with_invisible_names_are_rejected_and_twins_marked(house: Club) -> None:
    made = table_of(house, {"kind": "bot", "level": "tiro"}, {"kind": "bot", "level": "tiro"})
    Sat(house, made["id"], {}).settle()
    race = from_text(house.client.get(f"/api/tables/{made['id']}/race").text)
    race.players = ["Ana", "\u3164"]
    refused = house.client.post("/api/races", content=to_text(race).encode())
    assert refused.status_code == 422 and "cannot be seen" in refused.json()["text"]
    race.players = ["Ana", "Аnа"]
    brought = house.client.post("/api/races", content=to_text(race).encode()).json()["id"]
    assert names(house.get(f"/tables/{brought}")) == ["Ana", "Аnа (2)"]


def test_names_typed_at_the_command_line_follow_the_same_rule() -> None:
    game = get_game("chariot-race")
    assert plan_table(game, ["me:Ana", "me:ana"], "reconstructed", {}, None, "en").race.players == ["Ana", "ana (2)"]
    for sign in INVISIBLE:
        with pytest.raises(BadInput, match="can be shown"):
            plan_table(game, [f"me:{sign}", "tiro"], "reconstructed", {}, None, "en")
