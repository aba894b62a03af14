"""The page of an edition: changed in a form, faults at their fields, raced, compared, shared; for everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hippodrome.games.registry import BUILT_IN_NAMES
from tests.browser.people import Guest
from tests.browser.test_everybody import faults, wide
from tests.server.process import Site
from tests.soak import one_game


def open_edition(guest: Guest, path: str) -> None:
    guest.go(path)
    guest.page.locator(".group").first.wait_for()


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_an_edition_is_for_everybody(game: str, ana: Guest) -> None:
    ana.go()
    page = ana.page
    page.locator(".other-ways > summary").click()
    page.locator(f'#editions a[href="/edition/{game}"]').click()
    page.locator(".group").first.wait_for()
    page.locator(".group").evaluate_all("all => all.forEach(e => { e.open = true; })")
    assert page.locator(".value input").count() > 20 and page.locator("#status.sound").count() == 1
    assert page.locator('input[id="value-race.hand"], input[id="value-race.laps"]').first.get_attribute("max")
    page.locator("#pictures summary").click()
    page.locator(".exhibit").first.wait_for()
    assert page.locator("#drawings svg.board").count() == 1
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert wide(page) <= 0


def test_a_number_is_changed_and_what_is_wrong_is_said_at_once(ana: Guest, tmp_path: Path) -> None:
    open_edition(ana, "/edition/charioteer")
    page = ana.page
    whip, hand = page.locator('[id="value-race.whip"]'), page.locator('[id="value-race.hand"]')
    whip.fill("7")
    page.locator("#changes", has_text="race.whip: 5 → 7").wait_for()
    hand.fill("99")
    page.locator('[id="value-race.hand-fault"]', has_text="should be from 2 to 20").wait_for()
    assert hand.get_attribute("aria-invalid") == "true" and page.locator("#try").is_disabled()
    assert faults(page) == []
    page.locator("#faults a").click()
    assert hand.evaluate("e => e === document.activeElement")
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    page.locator("#status.sound").wait_for()
    page.locator('.value:has([id="value-race.hand"]) .back').click()
    page.locator("#status", has_text="in 1 place").wait_for()
    assert hand.input_value() == "8"
    page.reload()
    page.locator("#changes", has_text="race.whip: 5 → 7").wait_for()  # a draft is not lost
    with page.expect_download() as started:
        page.locator("#download").click()
    assert started.value.suggested_filename == "my-charioteer.toml"
    file = tmp_path / "mine.toml"
    started.value.save_as(file)
    page.locator("#again").click()
    page.locator("#changes", has_text="Nothing yet.").wait_for()
    file.write_text(file.read_text().replace("whip = 7 ", "whip = 9 "))
    page.locator("#file").set_input_files(file)
    page.locator("#changes", has_text="race.whip: 5 → 9").wait_for()
    page.locator("#as-text summary").click()
    page.locator("#text").fill(page.locator("#text").input_value().replace("whip = 9 ", "whip = "))
    page.locator("#apply").click()
    page.locator("#faults", has_text="this is not TOML").wait_for()


def test_an_edition_is_shared_and_a_friend_races_a_copy(ana: Guest, ben: Guest) -> None:
    open_edition(ana, "/edition/chariot-race")
    page = ana.page
    page.locator('[id="value-race.sprint"]').fill("3")
    page.locator("#changes", has_text="race.sprint: 2 → 3").wait_for()
    page.locator("#save").click()
    link = page.locator("#kept-link")
    link.wait_for()
    path = link.get_attribute("href")
    assert path and re.fullmatch(r"/edition/chariot-race/[0-9a-f]{16}", path)
    open_edition(ben, path)
    page = ben.page
    assert page.locator('[id="value-race.sprint"]').input_value() == "3"
    page.locator('[id="value-race.caltrops"]').fill("10")
    page.locator("#about", has_text="Your copy").wait_for()
    page.locator("#lay").click()
    page.locator("form.setup").wait_for()
    assert page.locator("#edition option:checked").inner_text() == "My Chariot Race"
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    assert ben.site.get(f"/tables/{table}")["edition"] == "My Chariot Race"
    open_edition(ana, path)
    ana.page.locator("#try").click()
    ana.page.wait_for_url("**/table/*")
    ana.wait(lambda: ana.may_choose)


@pytest.mark.soak
def test_two_editions_are_compared_with_plots_and_in_spanish(browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, size=(360, 740), language="es-ES", theme="dark")
    open_edition(ana, "/edition/charioteer")
    page = ana.page
    page.locator('[id="value-race.whip"]').fill("0")
    page.locator("#changes", has_text="race.whip: 5 → 0").wait_for()
    page.locator("#start-compare").click()
    page.locator("#stop-compare").click()
    page.locator("#compare-far", has_text="Parada.").wait_for()
    page.locator("#start-compare").click()
    page.locator("#compare-far", has_text="Hecho").wait_for(timeout=300_000)
    assert "ventaja" in page.locator(".compared tbody").inner_text() and page.locator(".compared .sure").count() > 3
    assert faults(page) == [] and wide(page) <= 0
    with ana.context.expect_page() as opened:
        page.locator("#compare-page").click()
    report = opened.value
    report.locator("html[data-drawn=yes]").wait_for()
    assert report.locator(".plot svg").count() >= 1 and report.locator("html").get_attribute("lang") == "es"
    ana.leave()
