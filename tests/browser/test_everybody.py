"""For everybody: the keyboard alone, a phone, Spanish, a screen reader, light and dark, and a light load."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from hippodrome.games.registry import BUILT_IN_NAMES
from tests.browser.people import DRAWN, QUICK, Guest, play
from tests.server.process import Site
from tests.soak import in_soak, one_game

GRAVE = ("serious", "critical")
AXE = "async (wanted) => (await axe.run(document, wanted)).violations"
"""What is in order is not told: to gather that takes longer than to look."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def faults(page: Page) -> list[Any]:
    """What axe finds that is serious, by day and by night; of the night only what colours can spoil."""
    found = []
    page.evaluate(DRAWN)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        wanted: dict[str, Any] = {"runOnly": ["color-contrast"]} if theme == "dark" else {}
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(Axe().axe_script)
        violations = page.evaluate(AXE, {"resultTypes": ["violations"], **wanted})
        grave = [fault for fault in violations if fault["impact"] in GRAVE]
        found += [(theme, fault["id"], [node["target"] for node in fault["nodes"]][:3]) for fault in grave]
    return found


def wide(page: Page) -> int:
    """By how much the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_axe_finds_nothing_serious_at_a_table(game: str, ana: Guest) -> None:
    ana.make_table(game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    lit = ana.page.locator(".lit:visible").first
    lit.dispatch_event("click")
    ana.page.wait_for_timeout(200)
    assert faults(ana.page) == [], "with something picked"


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_axe_finds_nothing_serious_on_the_other_pages(game: str, ana: Guest) -> None:
    ana.go()
    if game == BUILT_IN_NAMES[0]:  # the lobby is the same whichever game is looked at next
        assert faults(ana.page) == []
    ana.page.locator(f'.game-card[data-game="{game}"] .more-options').click()
    ana.page.locator("form.setup").wait_for()
    assert faults(ana.page) == []
    table = ana.make_table(game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    assert faults(ana.page) == [], "with the guide"
    ana.go(f"/replay/{table}")
    ana.page.locator("#slider").wait_for()
    ana.page.wait_for_timeout(300)
    assert faults(ana.page) == [], "in the replay"


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_a_race_on_a_phone_in_spanish(game: str, browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, size=(360, 740), language="es-ES")
    ana.go()
    assert ana.page.locator("html").get_attribute("lang") == "es"
    assert wide(ana.page) <= 0
    ana.make_table(game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    assert wide(ana.page) <= 0
    assert ana.page.locator("#confirm").inner_text().lower().startswith("confirmar")
    play([ana], Random(3), decisions=8)
    assert wide(ana.page) <= 0
    ana.leave()


def test_a_race_with_the_keyboard_alone(ana: Guest) -> None:
    page = ana.page
    ana.go()
    press_to(page, lambda: page.evaluate("document.activeElement?.matches('[data-game=charioteer] .more-options')"))
    page.keyboard.press("Enter")
    page.locator("form.setup").wait_for()
    press_to(page, lambda: page.evaluate("document.activeElement?.tagName") == "SUMMARY")
    page.keyboard.press("Enter")
    press_to(page, lambda: page.evaluate("document.activeElement?.id") == "option-laps")
    page.keyboard.press("ArrowDown")
    press_to(page, lambda: page.evaluate("document.activeElement?.id") == "pace")
    page.keyboard.press("End")
    press_to(page, lambda: page.evaluate("document.activeElement?.type") == "submit")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(30):
        ana.wait(lambda: ana.may_choose or ana.over)
        if ana.over:
            break
        if page.locator("#guide-close").is_visible():
            press_to(page, lambda: page.evaluate("document.activeElement?.id") == "guide-close")
            page.keyboard.press("Enter")
        answer_with_keys(ana)
        ana.wait(lambda: not page.locator("#confirm:enabled").count() or ana.over)
    assert ana.over, "the race is over"


def press_to(page: Page, there: Any) -> None:
    """Tab until something has the focus."""
    for _ in range(80):
        if there():
            return
        page.keyboard.press("Tab")
    raise AssertionError("it cannot be reached with Tab")


def answer_with_keys(guest: Guest) -> None:
    page = guest.page
    for _ in range(8):
        guest.wait(lambda: page.locator("#confirm:enabled, .lit:not(.chosen):visible").count() > 0)
        if page.locator("#confirm:enabled").count():
            break
        press_to(page, lambda: page.evaluate("document.activeElement?.matches('.lit:not(.chosen)')"))
        guest.until_replied(lambda: page.keyboard.press("Enter"))
        page.wait_for_timeout(50)
    press_to(page, lambda: page.evaluate("document.activeElement?.id") == "confirm")
    page.keyboard.press("Enter")


def test_the_focus_stays_where_it_is_when_the_table_changes(ana: Guest, ben: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    card = ana.page.locator("#hand .card").nth(2)
    card.focus()
    focused = card.get_attribute("data-id")
    ben.wait(lambda: ben.may_choose)
    ben.choose(Random(1))
    ana.wait(lambda: ana.site.get(f"/tables/{table}/state")["ready"] == [1])
    ana.page.wait_for_timeout(200)
    assert ana.page.evaluate("document.activeElement?.dataset?.id") == focused


def test_a_screen_reader_hears_the_log_and_every_piece_has_a_name(ana: Guest) -> None:
    ana.make_table("cthulhu-500", ["me:Ana", "tiro", "tiro"])
    ana.wait(lambda: ana.may_choose)
    page = ana.page
    assert page.locator("#log[role=log][aria-live=polite]").count() == 1 and page.locator("#log > *").count() > 2
    nameless = page.locator("#stage [role=button], #stage [role=img], #hand button").evaluate_all(
        "all => all.filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).map(e => e.outerHTML.slice(0, 120))"
    )
    assert nameless == []


def test_a_table_where_nothing_happens_comes_to_rest(browser: Browser, site: Site) -> None:
    """Whatever beckons does so a few times: a page left open costs a phone's battery nothing."""
    ana = Guest(browser, site, motion="no-preference")
    ana.make_table("charioteer", ["me:Ana", "tiro"], options=QUICK["charioteer"])
    ana.wait(lambda: ana.may_choose)
    for seed in range(9):
        assert ana.make_an_answer(Random(seed))
        if ana.page.locator(".board .way").count():
            break
        ana.page.locator("#clear").click()
        ana.wait(lambda: ana.page.locator("#hand .chosen, #buttons .chosen").count() == 0)
    beckons = ana.page.evaluate("""() => [...document.querySelectorAll("body *")].map((el) => getComputedStyle(el))
      .filter((style) => style.animationName !== "none").map((style) => style.animationIterationCount)""")
    assert beckons and all(float(times) < 20 for times in beckons), "a way drawn on the board marches, and not for ever"
    moving = ana.page.evaluate("document.getAnimations().map((one) => one.effect.getComputedTiming().iterations)")
    assert all(times is not None and times < 20 for times in moving), moving  # endless ones arrive as None or inf
    ana.leave()


@pytest.mark.parametrize("game", ["cthulhu-500", in_soak("charioteer"), in_soak("chariot-race")])  # the heaviest first
def test_the_lobby_weighs_less_than_175_and_a_table_less_than_250_kilobytes(game: str, ana: Guest) -> None:
    weighed: dict[str, int] = {}
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: weighed.update({event["requestId"]: event["encodedDataLength"]}))
    ana.go()
    ana.page.locator("#live-watch").wait_for()
    ana.page.wait_for_timeout(500)
    lobby = sum(weighed.values())
    weighed.clear()
    ana.make_table(game, ["me:Ana", "tiro", "tiro"])
    ana.wait(lambda: ana.may_choose)
    session.send("Network.clearBrowserCache")
    weighed.clear()
    ana.page.reload()
    ana.wait(lambda: ana.may_choose)
    table = sum(weighed.values())
    assert 10_000 < lobby < 175_000 and 10_000 < table < 250_000, (game, lobby, table)
