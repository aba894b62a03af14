"""Custom editions in a real browser: the lobby, the table and the replay say so, whatever the edition is called."""

from __future__ import annotations

from random import Random
from typing import Any

from hippodrome.games.edition_values import with_values
from hippodrome.games.registry import edition_text, get_game
from tests.browser.people import Guest, finish

CUSTOM = with_values(
    edition_text(get_game("chariot-race"), "reconstructed")[0], {"race.laps": 1, "race.sprint": 5, "name": "Quick"}
)
DIFFERS = "Custom rules: laps 1 instead of 2, sprint 5 instead of 2."


def lay_custom(guest: Guest, *seats: dict[str, Any]) -> dict[str, Any]:
    """A listed table with a custom edition."""
    body = {"game": "chariot-race", "edition": "Quick", "edition_text": CUSTOM, "listed": True, "pace": "instant"}
    made: dict[str, Any] = guest.site.post("/tables", {**body, "seats": list(seats)})
    return made


def test_the_lobby_and_the_waiting_table_say_custom(ana: Guest, ben: Guest) -> None:
    made = lay_custom(ana, {"kind": "me", "name": "Ana"}, {"kind": "open"})
    ben.go()
    card = ben.page.locator(f'#open a[href="/table/{made["id"]}"]')
    card.wait_for()
    assert "custom edition “Quick”" in card.inner_text() and DIFFERS in card.inner_text()
    ben.go(f"/table/{made['id']}")
    note = ben.page.locator("#gather .custom")
    note.wait_for()
    assert note.locator("span").inner_text() == DIFFERS
    assert ben.page.locator("#turn").inner_text() == "Custom rules"
    with ben.page.expect_popup() as opened:
        note.locator("a").click()
    page = opened.value
    page.locator("#changes li").nth(1).wait_for()
    assert "race.laps" in page.locator("#changes").inner_text() and "Quick" in page.locator("#title").inner_text()
    page.close()


def test_a_usual_table_says_nothing_of_it(ana: Guest) -> None:
    table = ana.make_table("chariot-race", ["me:Ana", "open"])
    ana.page.locator("#gather .terms").wait_for()
    assert ana.page.locator(".custom").count() == 0 and "ustom" not in ana.page.locator("body").inner_text()
    ana.go()
    card = ana.page.locator(f'a[href="/table/{table}"]')
    card.wait_for()
    assert not card.locator(".table-custom").is_visible() and "ustom" not in card.inner_text()


def test_the_race_its_result_and_its_replay_say_custom(ana: Guest) -> None:
    made = lay_custom(ana, {"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "tiro"})
    for key in made["seats"]:
        ana.site.post(f"/tables/{made['id']}/ready", {"salt": "x"}, key["secret"])
    ana.come("chariot-race", made["id"], made["seats"])
    ana.wait(lambda: ana.may_choose)
    assert ana.page.locator("#turn").inner_text().endswith("· Custom rules")
    ana.close_guide()
    ana.page.locator("#menu-button").click()
    ana.page.locator("#menu-info").click()
    told = ana.page.locator("dialog[open]").inner_text()
    assert "custom edition “Quick”" in told and DIFFERS in told
    ana.page.keyboard.press("Escape")
    finish(ana.site, made["id"], made["seats"], Random(1))
    ana.wait(lambda: ana.over)
    assert DIFFERS in ana.page.locator("#result .custom").inner_text()
    ana.go(f"/replay/{made['id']}")
    note = ana.page.locator(".dock .custom")
    note.wait_for()
    assert DIFFERS in note.inner_text()
