"""A custom edition cannot pass for a built-in one: its name is refused or marked, and every page says what differs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import text_digest
from hippodrome.core.race_file import from_text, to_text
from hippodrome.games.custom_editions import (
    MAX_NAMED_CHANGES,
    built_in_digests,
    differences,
    looks_built_in,
    resolve_edition,
)
from hippodrome.games.edition_values import with_values
from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.server.run import create_table, plan_table
from hippodrome.server.storage.store import Store
from hippodrome.server.tables import custom_editions
from tests.server.club import Club, Sat, club

GAME = get_game("chariot-race")
BUILT_IN = edition_text(GAME, "reconstructed")[0]
CUSTOM = with_values(BUILT_IN, {"race.laps": 1, "race.sprint": 5})
SAYS = {
    "en": "Custom rules: laps 1 instead of 2, sprint 5 instead of 2.",
    "de": "Eigene Regeln: laps 1 statt 2, sprint 5 statt 2.",
    "es": "Reglas propias: laps 1 en vez de 2, sprint 5 en vez de 2.",
    "fr": "Règles personnalisées\u202f: laps 1 au lieu de 2, sprint 5 au lieu de 2.",
}
SPELLINGS = (
    "reconstructed", "Reconstructed", " reconstructed ", "RECONSTRUCTED", "re constructed", "re-constructed", "reconstructed.",
    "rеconstructed", "reсоnstruсted", "ｒeconstructed", "reconstrúcted", "reconstructed.toml", "«reconstructed»",
)  # fmt: skip
"""The name of the built-in edition, and names that look like it: other case, signs, Cyrillic letters, full width, accents."""


def body(seats: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": "chariot-race", "seats": [{"kind": "bot", "level": "tiro"}] * seats, "pace": "instant", **more}


@pytest.mark.parametrize("name", SPELLINGS)
def test_names_like_a_built_in_edition_s_are_found(name: str) -> None:
    assert looks_built_in("chariot-race", name)
    with pytest.raises(BadInput, match="is the name of a built-in edition"):
        resolve_edition(GAME, name, CUSTOM)
    for same in (BUILT_IN, BUILT_IN.replace("\n", "\r\n")):
        assert resolve_edition(GAME, name, same) == ("reconstructed", "")


@pytest.mark.parametrize("name", ["mine", "reconstructed 2", "My reconstructed", "constructed", "reconstruct"])
def test_other_names_can_be_used(name: str) -> None:
    assert not looks_built_in("chariot-race", name) and resolve_edition(GAME, name, CUSTOM) == (name, CUSTOM)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_differences_are_bounded_and_name_the_numbers_of_the_race_first(game: str) -> None:
    found = get_game(game)
    built_in = edition_text(found, "reconstructed")[0]
    assert differences(found, built_in) == {"total": 0, "first": []}
    long = "\n".join([f'departs = ["{"x" * 500}"]', built_in.replace("[race]", f"[race]\nzeta = {'9' * 900}")])
    changed = differences(found, long)
    assert changed is not None and changed["total"] == 2 and len(json.dumps(changed)) < 400
    assert changed["first"][0][0] == "race.zeta", "what is first in the text does not hide a number"
    many = differences(found, built_in + "".join(f"\n[more.m{n}]\nx = {n}" for n in range(500)))
    assert many is not None and many["total"] == 500 and len(many["first"]) == MAX_NAMED_CHANGES


def test_a_custom_text_under_a_built_in_name_is_refused(house: Club) -> None:
    for name in SPELLINGS:
        refused = house.post("/tables", body(edition=name, edition_text=CUSTOM), expect=422)
        assert refused["error"] == "built_in_name" and "give your edition another name" in refused["text"]
    assert house.post("/tables", body(edition_text=CUSTOM), expect=422)["error"] == "built_in_name", "the text's own name"
    said = {
        house.post("/tables", body(edition="reconstructed", edition_text=CUSTOM), lang=lang, expect=422)["text"]
        for lang in LANGUAGES
    }
    assert len(said) == len(LANGUAGES) == 4
    kept = {"game": "chariot-race", "text": CUSTOM}
    assert house.post("/editions", kept, expect=422)["error"] == "built_in_name"
    house.post("/editions", {"game": "chariot-race", "text": BUILT_IN})
    blank = house.post("/tables", body(edition="\u3164", edition_text=CUSTOM), expect=422)
    assert blank["error"] == "malformed" and "can be seen" in blank["text"]


def test_the_text_of_a_built_in_edition_is_that_edition(house: Club) -> None:
    usual = house.post("/tables", body())["table"]
    for name in ("reconstructed", "mine"):
        made = house.post("/tables", body(edition=name, edition_text=BUILT_IN))
        card = made["table"]
        assert {key: card[key] for key in ("edition", "custom", "edition_digest", "differences")} == {
            "edition": "reconstructed", "custom": False, "edition_digest": text_digest(BUILT_IN), "differences": "",
        }  # fmt: skip
        assert {key for key in card if card[key] != usual[key]} <= {"id", "created", "commitment", "seats", "turn"}
        assert house.live(made["id"]).journal.race.edition_text == ""


def says(house: Club, table: str, lang: str = "en") -> dict[str, Any]:
    """What every card of a table says of its edition."""
    cards = {"": house.get(f"/tables/{table}", query={"lang": lang})}
    cards["/state"] = house.get(f"/tables/{table}/state", query={"lang": lang})["table"]
    with house.client.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"secret": None, "lang": lang})
        cards["/live"] = line.receive_json()["table"]
    listed = house.get("/tables", query={"lang": lang})
    cards |= {key: card for key in ("open", "running", "over") for card in listed[key] if card["id"] == table}
    found = {
        door: (card["custom"], card["edition_digest"], card["differences"], card["edition"]) for door, card in cards.items()
    }
    assert len(found) >= 3 and len(set(found.values())) == 1, found
    return dict(zip(("custom", "digest", "says", "edition"), found[""], strict=True))


def test_every_card_says_what_differs_in_every_language(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table("chariot-race", "me:Ana,open", edition="Quick", edition_text=CUSTOM, listed=True)
        for lang, told in SAYS.items():
            assert says(house, sat.id, lang) == {
                "custom": True,
                "digest": text_digest(CUSTOM),
                "says": told,
                "edition": "Quick",
            }
        shown = house.get(f"/tables/{sat.id}/edition")
        assert (shown["text"], shown["digest"], shown["name"]) == (CUSTOM, text_digest(CUSTOM), "Quick")
        usual = house.table("chariot-race", "me:Ana,open")
        assert house.get(f"/tables/{usual.id}/edition")["text"] == BUILT_IN
    with club(tmp_path) as house:  # and after a restart
        assert says(house, sat.id)["says"] == SAYS["en"]


def test_branches_rematches_and_race_files_inherit_it(house: Club) -> None:
    made = house.post("/tables", body(edition="Quick", edition_text=CUSTOM, listed=True))
    Sat(house, made["id"], {}).settle()
    seats = [{"kind": "bot", "level": "tiro"}] * 2
    branch = house.post(f"/tables/{made['id']}/branch", {"at": 4, "seats": seats, "pace": "instant"})["id"]
    file = house.client.get(f"/api/tables/{made['id']}/race").content
    brought = house.client.post("/api/races", content=file).json()["id"]
    of_brought = house.post(f"/tables/{brought}/branch", {"at": 4, "seats": seats, "pace": "instant"})["id"]
    for table in (made["id"], branch, brought, of_brought):
        assert says(house, table) == {"custom": True, "digest": text_digest(CUSTOM), "says": SAYS["en"], "edition": "Quick"}


def test_a_rematch_says_it_again(house: Club) -> None:
    sat = house.table("chariot-race", "me:Ana,tiro", edition="Quick", edition_text=CUSTOM)
    sat.play(Random(1))
    again = house.post(f"/tables/{sat.id}/rematch", {}, secret=sat.secrets[0])["id"]
    assert says(house, again)["says"] == SAYS["en"]


def pretending(file: str, **head: Any) -> str:
    """A race file with another head, and sums that fit."""
    race = from_text(file)
    for name, value in head.items():
        setattr(race, name, value)
    return to_text(race)


def test_a_race_file_cannot_pretend(house: Club) -> None:
    """An old file may name its custom edition like a built-in one: it is opened, and marked wherever it is shown."""
    made = house.post("/tables", body(edition="Quick", edition_text=CUSTOM))
    Sat(house, made["id"], {}).settle()
    file = house.client.get(f"/api/tables/{made['id']}/race").text
    lying = pretending(file, edition="reconstructed", edition_sum=built_in_digests("chariot-race")["reconstructed"])
    brought = house.client.post("/api/races", content=lying.encode()).json()["id"]
    assert says(house, brought) == {
        "custom": True, "digest": text_digest(CUSTOM), "says": SAYS["en"], "edition": "reconstructed (custom)",
    }  # fmt: skip
    assert says(house, brought, "de")["edition"] == "reconstructed (eigene)"
    assert house.get(f"/tables/{brought}/rulebook")["edition"] == "reconstructed (custom)"
    given = from_text(house.client.get(f"/api/tables/{brought}/race").text)
    assert given.edition_text == CUSTOM and given.edition_digest == text_digest(CUSTOM)
    seats = [{"kind": "bot", "level": "tiro"}] * 2
    branch = house.post(f"/tables/{brought}/branch", {"at": 4, "seats": seats, "pace": "instant"})["table"]
    assert branch["custom"] and branch["edition"] == "reconstructed (custom)"
    usual = house.post("/tables", body(options={"laps": 1}))["id"]
    Sat(house, usual, {}).settle()
    carried = pretending(house.client.get(f"/api/tables/{usual}/race").text, edition="mine", edition_text=BUILT_IN)
    honest = house.client.post("/api/races", content=carried.encode()).json()["id"]
    assert says(house, honest)["custom"] is False and says(house, honest)["edition"] == "reconstructed"


def test_translated_names_cannot_pretend(house: Club) -> None:
    named = with_values(CUSTOM, {"name": {"en": "Quick", "de": "reconstructed"}})
    made = house.post("/tables", body(edition="Quick", edition_text=named))
    assert says(house, made["id"], "de")["edition"] == "reconstructed (eigene)"


def test_cards_of_earlier_releases_still_say_custom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club(tmp_path) as house:
        made = house.table("chariot-race", "me:Ana,open", edition="Quick", edition_text=CUSTOM, listed=True).id
        usual = house.table("chariot-race", "me:Ben,open", listed=True).id
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    with store.engine.begin() as connection:
        old = "json_set(json_remove(card, '$.custom', '$.edition_digest', '$.differences'), '$.edition', 'reconstructed')"
        connection.execute(text(f"update tables set card = {old}, start = json_remove(start, '$.differences')"))
    store.close()
    monkeypatch.setattr(custom_editions, "_known_summaries", {})
    with club(tmp_path) as house:
        cards = {card["id"]: card for card in house.get("/tables")["open"]}
        assert cards[made]["custom"] and "may differ" in cards[made]["differences"]
        assert cards[made]["edition"] == "reconstructed (custom)" and cards[made]["edition_digest"] == text_digest(CUSTOM)
        assert not cards[usual]["custom"] and cards[usual]["differences"] == ""
        assert house.get(f"/tables/{made}")["custom"]


def test_a_table_planned_at_the_command_line_says_custom(tmp_path: Path) -> None:
    mine, fake = tmp_path / "mine.toml", tmp_path / "Reconstructed.toml"
    for file in (mine, fake):
        file.write_text(CUSTOM, encoding="utf-8")
    with pytest.raises(BadInput, match="built-in edition"):
        plan_table(GAME, ["me:Ana", "tiro"], str(fake), {}, None, "en")
    fake.write_text(BUILT_IN, encoding="utf-8")
    assert plan_table(GAME, ["me:Ana", "tiro"], str(fake), {}, None, "en").race.edition == "reconstructed"
    plan = plan_table(GAME, ["me:Ana", "tiro"], str(mine), {}, None, "en")
    database = f"sqlite:///{tmp_path / 'races.db'}"
    table = create_table(plan, database).split("/")[2].partition("#")[0]
    with club(tmp_path) as house:
        card = house.get(f"/tables/{table}")
        assert card["custom"] and card["differences"] == SAYS["en"]
