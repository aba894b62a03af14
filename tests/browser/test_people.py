"""People come and go, at browsers: links renewed, somebody removed, a race given up, a table closed; by keyboard too."""

from __future__ import annotations

from typing import Any

from tests.browser.people import QUICK, Guest
from tests.browser.test_everybody import faults, press_to


def keys(guest: Guest) -> Any:
    return guest.page.evaluate("JSON.parse(localStorage['hippodrome.tables'] ?? '{}')")


def choose_in_menu(guest: Guest, entry: str) -> None:
    guest.page.locator("#menu-button").click()
    guest.page.locator(f"#menu-{entry}").click()


def test_the_host_removes_somebody_who_then_watches(ana: Guest, ben: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "open", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ana.page.locator("#remove-1").click()
    ana.page.locator("dialog button.quiet:not(.close)").click()
    assert [seat["kind"] for seat in ana.site.get(f"/tables/{table}")["seats"]] == ["person", "person", "open"], "asked first"
    assert not ben.page.locator("#remove-0").count() and not ben.page.locator("#close-table").count(), "only the host"
    ana.page.locator("#remove-1").click()
    ana.page.locator("#surely").click()
    ben.page.locator("#sit-name").wait_for()
    assert keys(ben) == {}
    ana.page.locator("#close-table").click()
    ana.page.locator("#surely").click()
    ben.wait(lambda: "Ana has closed this table" in ben.page.locator("#gather").inner_text())


def test_a_link_is_renewed_and_a_race_given_up_with_the_keyboard_alone(ana: Guest, ben: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ben.wait(lambda: ben.may_choose)
    before, page = keys(ben), ben.page

    def press_on(id: str) -> None:
        press_to(page, lambda: page.evaluate("document.activeElement?.id") == id)
        page.keyboard.press("Enter")

    press_on("menu-button")
    press_on("menu-people")
    page.locator("#renew-1").wait_for()
    assert faults(page) == []
    press_on("renew-1")
    press_on("surely")
    ben.wait(lambda: keys(ben) != before and "next" not in str(keys(ben)) and page.locator("dialog").count() == 0)
    ben.wait(lambda: ben.may_choose)
    press_on("menu-button")
    press_on("menu-people")
    press_on("resign-1")
    press_on("surely")
    ben.wait(lambda: keys(ben) == {} and not ben.may_choose)
    ana.wait(lambda: any("Ben gives up" in line for line in ana.log()))
    assert ana.site.get(f"/tables/{table}")["seats"][1]["left"] == "resigned"


def test_a_bot_is_not_put_in_the_seat_of_somebody_who_plays(ana: Guest, ben: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ben.wait(lambda: ben.may_choose)
    ana.wait(lambda: ana.may_choose)
    choose_in_menu(ana, "people")
    ana.page.locator("#replace-1").click()
    ana.page.locator("#surely").click()
    ana.wait(lambda: "Ben is still in the race" in ana.page.locator("dialog .refusal").last.inner_text())
    assert ana.site.get(f"/tables/{table}")["seats"][1]["kind"] == "person" and ben.may_choose
