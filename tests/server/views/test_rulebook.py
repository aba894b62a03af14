"""Rulebook and gallery over the API: the same for everybody, with the numbers of a table, and at a bounded cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game
from hippodrome.server.views import drawings
from tests.server.club import Club, club


def texts(book: dict[str, Any]) -> str:
    return "\n".join(text for chapter in book["chapters"] for section in chapter["sections"] for text in section["text"])


def test_rulebook_and_gallery_are_there_in_both_languages(house: Club) -> None:
    for name in BUILT_IN_NAMES:
        english, spanish = (house.get(f"/games/{name}/rulebook", query={"lang": lang}) for lang in ("en", "es"))
        ids = [section["id"] for chapter in english["chapters"] for section in chapter["sections"]]
        assert ids == [section["id"] for chapter in spanish["chapters"] for section in chapter["sections"]]
        assert texts(english) != texts(spanish) and english["edition"] == "reconstructed"
        for chapter in english["chapters"]:
            for section in chapter["sections"]:
                shown = [*section["pictures"], *(piece["face"] for ex in section["examples"] for piece in ex["held"])]
                shown += [piece["face"] for ex in section["examples"] for piece in (*ex["before"], *ex["after"])]
                assert set(shown) <= set(english["faces"]), section["id"]
                assert all(ex["board"] < len(english["boards"]) for ex in section["examples"])
        gallery = house.get(f"/games/{name}/gallery")
        faces = {face for group in gallery["groups"] for exhibit in group["exhibits"] for face in exhibit["faces"]}
        assert len(faces) > 20 and faces <= set(gallery["faces"])
        sections = house.get(f"/games/{name}/sections")
        assert sections and set(sections.values()) <= set(ids)


def test_a_refusal_names_a_section_that_can_be_found(house: Club) -> None:
    sat = house.table("charioteer", "me:Ana,me:Ben")
    question = sat.state(0)["prompt"]["prompt_token"]
    refused = house.post(
        f"/tables/{sat.id}/answer", {"prompt_token": question, "answer": "reset: "}, secret=sat.secrets[0], expect=422
    )
    assert refused["section"] in house.get("/games/charioteer/sections")


def test_the_rulebook_of_a_table_has_its_numbers(house: Club) -> None:
    own = edition_text(get_game("charioteer"), "reconstructed")[0].replace("whip = 5", "whip = 4")
    own = own.replace('name = "reconstructed"', 'name = "slow whips"')
    usual = house.table("charioteer", "me:Ana,me:Ben", options={"laps": 2})
    assert "The race has 2 laps" in texts(house.get(f"/tables/{usual.id}/rulebook"))
    mine = house.table("charioteer", "me:Ana,me:Ben", edition="mine", edition_text=own)
    book = house.get(f"/tables/{mine.id}/rulebook")
    assert "up to 4 more spaces" in texts(book) and book["edition"] == "slow whips"
    assert not any(section["examples"] for chapter in book["chapters"] for section in chapter["sections"])
    assert house.get(f"/tables/{mine.id}/gallery")["edition"] == "slow whips"


def test_what_is_not_there_is_refused(house: Club) -> None:
    for page in ("rulebook", "gallery", "sections"):
        assert house.get(f"/games/none/{page}", expect=404)["error"] == "no_such_game"
    for page in ("rulebook", "gallery"):
        assert house.get(f"/games/charioteer/{page}", query={"edition": "none"}, expect=422)["error"] == "no_such_edition"
        assert house.get(f"/tables/nowhere/{page}", expect=404)["error"] == "no_such_table"


def test_a_page_is_made_once_for_all_who_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    honest = drawings.PAGES["gallery"]

    def counted(*given: Any) -> dict[str, Any]:
        made.append(given)
        return honest(*given)

    monkeypatch.setitem(drawings.PAGES, "gallery", counted)
    with club(tmp_path) as house:
        pages = [house.get("/games/chariot-race/gallery") for _ in range(3)]
        tables = [house.table("chariot-race", "me:Ana,me:Ben") for _ in range(2)]
        pages += [house.get(f"/tables/{table.id}/gallery") for table in tables]
        assert all(page == pages[0] for page in pages) and len(made) == 1


def test_the_pages_are_served_with_the_strict_policy(house: Club) -> None:
    for page in ("/rules/charioteer", "/gallery/cthulhu-500"):
        reply = house.client.get(page)
        assert reply.status_code == 200 and "script-src 'self'" in reply.headers["content-security-policy"]
        assert "<style" not in reply.text and "onclick" not in reply.text
