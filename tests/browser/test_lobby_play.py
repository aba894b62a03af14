"""The lobby makes people play: a race at one click, the live race, the visitor's own races, and no control that is cut."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.i18n.localization import LANGUAGES
from tests.browser.layout import clipped_controls
from tests.browser.people import DRAWN, QUICK, Guest, finish, laid
from tests.server.process import Site
from tests.soak import one_game

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (390, 844), (844, 390), (360, 740))
AXE = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
DIALOGS = {
    "watch": "#live-watch",
    "invite": "#invite:visible, #invite-too:visible",
    "learn": "#learn:visible, #learn-too:visible",
    "set-up": '.game-card[data-game="cthulhu-500"] .more-options',
}


def violations(page: Page) -> list[Any]:
    """Everything that axe finds, however mild, by day and by night."""
    found = []
    page.evaluate(DRAWN)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(Axe().axe_script)
        found += [(theme, fault["id"], fault["nodes"][0]["target"]) for fault in page.evaluate(AXE)]
    return found


def come_back(guest: Guest) -> None:
    """Visit the lobby with a race in progress and a finished one in this browser's storage."""
    site, tables = guest.site, {}
    for n, game in enumerate(("charioteer", "chariot-race")):
        table, keys = laid(site, game, ["me:Fuscus", "tiro", "tiro"], options=QUICK[game])
        if n:
            finish(site, table, keys, Random(3))
        tables[table] = {"game": game, "at": time.time() * 1000 - n, "keys": keys}
    guest.page.goto(f"{site.address}/health")
    stored = {"hippodrome.tables": json.dumps(tables), "hippodrome.name": json.dumps("Fuscus")}
    guest.page.evaluate("(stored) => Object.entries(stored).forEach(([key, value]) => { localStorage[key] = value; })", stored)
    guest.go()
    guest.page.locator("#me").wait_for()


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_play_now_is_a_short_guided_race_against_easy_bots(game: str, ana: Guest) -> None:
    ana.go()
    ana.page.locator(f'.game-card[data-game="{game}"] .play-now').click()
    ana.page.wait_for_url("**/table/*")
    table = ana.page.url.rpartition("/")[2]
    about = ana.site.get(f"/tables/{table}")
    assert about["game"] == game and about["pace"] == "brisk" and about["hints"]
    assert [seat["kind"] for seat in about["seats"]] == ["person", "bot", "bot"]
    assert {seat["level"] for seat in about["seats"][1:]} == {"tiro", "dummy"}
    assert len(about["options"]) == len(QUICK[game]), "the short race"
    ana.page.locator("#guide-close").wait_for()
    ana.go()
    ana.page.locator(f'#mine a[href="/table/{table}"]').wait_for()
    ana.page.locator("#play-now").click()
    ana.page.wait_for_url("**/table/*")
    assert ana.site.get(f"/tables/{ana.page.url.rpartition('/')[2]}")["game"] == game, "the game played last"


def test_a_returning_visitor_sees_name_races_and_results(ana: Guest) -> None:
    ana.go()
    assert ana.page.locator("#me").is_hidden(), "a first visitor has none"
    come_back(ana)
    assert ana.page.locator("#hi-name").inner_text().lower() == "salve, fuscus"
    ana.page.locator("#last a").first.wait_for()
    assert ana.page.locator("#hi-record").inner_text().startswith("1 race, ")
    assert ana.page.locator("#last a").inner_text().startswith("Chariot Race: ")
    assert ana.page.locator("#mine a.your-move").count() == 1
    ana.page.locator("#rename").click()
    ana.page.locator("#my-name").fill("Polynices")
    ana.page.keyboard.press("Enter")
    ana.wait(lambda: ana.page.locator("#hi-name").inner_text().lower() == "salve, polynices")
    ana.page.reload()
    ana.wait(lambda: "polynices" in ana.page.locator("#hi-name").inner_text().lower())


PLACES = "() => [...document.querySelectorAll('.racer')].map((racer) => racer.style.transform)"


def test_the_live_race_moves_and_can_be_watched_and_joined(browser: Browser, site: Site) -> None:
    ana, ben = (Guest(browser, site, motion="no-preference") for _ in range(2))
    for guest in (ana, ben):
        guest.go()
        guest.wait(lambda guest=guest: len(guest.page.evaluate(PLACES)) == 4)  # type: ignore[misc]
        assert guest.page.locator("#live-text").inner_text()
    before = ana.page.evaluate(PLACES)
    is_over = "won" in ana.page.locator("#live-text").inner_text()
    if not is_over:
        ana.wait(lambda: ana.page.evaluate(PLACES) != before or "won" in ana.page.locator("#live-text").inner_text(), 30)
    ana.page.locator("#live-watch").click()
    ana.page.locator(".theatre .watch-places li").nth(3).wait_for()
    assert ana.page.locator(".theatre .live-board").count() == 1 and ana.page.locator(".theatre .watch-title").inner_text()
    ana.page.keyboard.press("Escape")
    ana.wait(lambda: ana.page.locator(".live-stage .live-board").count() == 1)
    ana.page.locator("#live-watch").click()
    ana.page.locator("#live-seat").click()
    ana.page.wait_for_url("**/table/*")
    for guest in (ana, ben):
        guest.leave()


def test_the_live_race_stands_still_for_those_who_want_no_motion(ana: Guest) -> None:
    ana.go()
    ana.wait(lambda: len(ana.page.evaluate(PLACES)) == 4)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url) if "showcase" in request.url else None)
    before, text = ana.page.evaluate(PLACES), ana.page.locator("#live-text").inner_text()
    ana.page.wait_for_timeout(4000)
    assert ana.page.evaluate(PLACES) == before and ana.page.locator("#live-text").inner_text() == text and asked == []
    assert ana.page.evaluate("() => document.querySelector('.live-board').getAnimations({ subtree: true }).length") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_control_of_the_lobby_is_cut(language: str, browser: Browser, site: Site) -> None:
    guest = Guest(browser, site, language=language)
    found: dict[str, list[str]] = {}
    for state in ("first", "back"):
        guest.page.set_viewport_size({"width": 1280, "height": 720})
        guest.go() if state == "first" else come_back(guest)
        guest.page.locator("#live-watch").wait_for()
        guest.page.evaluate("document.querySelector('.other-ways').open = true")
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            found[f"{state} {width}x{height}"] = clipped_controls(guest.page)
    for name, opener in DIALOGS.items():
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.locator(opener).first.click()
            guest.page.locator("dialog[open]").wait_for()
            if name == "set-up":
                guest.page.locator("dialog details.more > summary").click()
            found[f"{name} {width}x{height}"] = clipped_controls(guest.page)
            guest.page.keyboard.press("Escape")
    assert {where: cut for where, cut in found.items() if cut} == {}
    guest.leave()


def test_a_cut_or_covered_control_would_be_found(ana: Guest) -> None:
    ana.go()
    assert clipped_controls(ana.page) == []
    ana.page.evaluate("document.querySelector('.game-ways').style.cssText = 'overflow: hidden; height: 20px'")
    assert any("Play now" in cut and "% visible" in cut for cut in clipped_controls(ana.page))
    ana.page.evaluate("document.querySelector('.hero').prepend(Object.assign(document.createElement('p'), { id: 'cover' }))")
    ana.page.evaluate("document.querySelector('#cover').style.cssText = 'position: absolute; inset: 0; z-index: 9'")
    assert any("Invite" in cut and "covered" in cut for cut in clipped_controls(ana.page))


def test_axe_finds_nothing_at_all_in_the_lobby(ana: Guest) -> None:
    come_back(ana)
    ana.page.locator("#live-watch").wait_for()
    assert violations(ana.page) == []
    for name, opener in DIALOGS.items():
        ana.page.locator(opener).first.click()
        ana.page.locator("dialog[open]").wait_for()
        assert violations(ana.page) == [], name
        ana.page.keyboard.press("Escape")


def test_the_keyboard_reaches_everything_and_starts_a_race(ana: Guest) -> None:
    ana.go()
    ana.page.locator("#live-watch").wait_for()
    reached: list[str] = []
    for _ in range(40):
        ana.page.keyboard.press("Tab")
        reached.append(ana.page.evaluate("() => document.activeElement.id || document.activeElement.className"))
        if "play-now" in reached[-1] and "primary" in reached[-1]:
            break
    for wanted in ("learn", "language", "theme", "sound", "live-watch", "play-now", "invite"):
        assert wanted in reached, f"{wanted} is not reached: {reached}"
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/table/*")
