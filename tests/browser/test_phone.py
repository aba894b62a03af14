"""A race on a phone: board, hand and choice share the screen, and everything is large enough for a finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.layout import CUT_NAMES, faults_of
from tests.browser.people import QUICK, Guest, finish, laid
from tests.server.process import Site
from tests.soak import in_soak

SIZES = ((360, 640), (640, 360))
SMALL = """() => [...document.querySelectorAll("header button, header select, #dock button, #stage > * button")]
  .filter((el) => el.getClientRects().length)
  .map((el) => [el.id || el.className, Math.min(el.getBoundingClientRect().width, el.getBoundingClientRect().height)])
  .filter(([, size]) => size < 39.5)"""


PICK_ONE = """() => {
  const seen = (el) => el.getClientRects().length > 0;
  const lit = [...document.querySelectorAll("#hand .lit:not(.chosen), #buttons .lit:not(.chosen)")]
    .filter((el) => seen(el) && !/^(do|speed):/.test(el.dataset.id));  // those act at once
  lit[0]?.click();
  return lit.length;
}"""

ADVICE = {
    "says": "Red 4 with [red 4, red 4, yellow 1], [red 5, red 5, green 4], token red +5 and the crowd card.",
    "lines": [
        "4 symbols + 4 + 5 (token) = 13",
        *["In nine of ten imagined races this is better than the next best by two places."] * 4,
    ],
    "picked": [],
}
"""A long one, in place of a coach who would have to think."""


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        ("charioteer", 4, SIZES[0]),
        ("charioteer", 4, SIZES[1]),
        ("chariot-race", 3, SIZES[0]),
        in_soak("chariot-race", 3, SIZES[1]),
        ("cthulhu-500", 5, SIZES[0]),
        in_soak("cthulhu-500", 5, SIZES[1]),
    ],
)
def test_all_that_is_asked_for_is_on_the_screen_of_a_phone(
    game: str, seats: int, size: tuple[int, int], browser: Browser, site: Site
) -> None:
    """At each question, after a pick, with advice, and before it is confirmed; and the board can be seen all the while."""
    ana, rng = Guest(browser, site, size=size, touch=True), Random(3)
    page = ana.page
    page.route("**/hint?*", lambda route: route.fulfill(json=ADVICE))
    ana.make_table(game, ["me:Ana", *["tiro"] * (seats - 1)], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    assert page.evaluate(CUT_NAMES) == []
    seen: dict[str, list[str]] = {}
    told = page.locator("#hint").inner_text()
    assert "Hold a finger" in told, "a finger is told that holding explains"
    for decision in range(6):
        ana.wait(lambda: ana.may_choose or ana.over)
        if ana.over:
            break
        seen[f"{decision} question"] = faults_of(page)
        if decision in (0, 3) and page.locator("#tool-hint").is_visible():
            page.locator("#tool-hint").click()
            page.locator("#advice-take").wait_for()
            seen[f"{decision} advice"] = faults_of(page)
            page.locator("#clear").click()
        if page.evaluate(PICK_ONE):
            page.locator("#clear").wait_for()
            seen[f"{decision} pick"] = faults_of(page)
        assert ana.make_an_answer(rng)
        seen[f"{decision} answer"] = faults_of(page)
        assert page.evaluate(SMALL) == []
        stage = page.locator("#stage").bounding_box()
        assert stage and stage["height"] >= 90, "the board can be seen"
        ana.choose(rng)
    assert {state: wrong for state, wrong in seen.items() if wrong} == {}
    ana.leave()


def test_dice_too_small_for_a_finger_have_buttons(browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, size=SIZES[0], touch=True)
    ana.make_table("chariot-race", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.page.locator("#buttons .option", has_text="Die 1").count() == 1)
    die = ana.page.locator("#buttons .option", has_text="Die 1")
    die.tap()
    ana.wait(lambda: die.get_attribute("aria-pressed") == "true")
    ana.leave()


CUT = """(what) => [...document.querySelectorAll(what)].filter((el) => {
  const { left, top, right, bottom, width } = el.getBoundingClientRect();
  return width && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
}).map((el) => el.id || el.className)"""
"""Elements that are not wholly on the screen."""


@pytest.mark.parametrize("size", [SIZES[0], in_soak(SIZES[1])], ids=["upright", "on its side"])
def test_a_replay_on_a_phone_has_board_words_and_controls_on_one_screen(
    size: tuple[int, int], browser: Browser, site: Site
) -> None:
    ana = Guest(browser, site, size=size, touch=True)
    page = ana.page
    table, keys = laid(site, "cthulhu-500", ["me:Ana", "tiro", "tiro"], options=QUICK["cthulhu-500"])
    finish(site, table, keys, Random(5))
    ana.go(f"/replay/{table}#step=9")
    ana.wait(lambda: page.evaluate("document.body.dataset.step") == "9")
    for _ in range(4):
        before = page.locator("#count").inner_text()
        page.locator("#step-on").tap()
        ana.wait(lambda before=before: page.locator("#count").inner_text() != before)  # type: ignore[misc]
        assert page.locator("#now").inner_text()
        assert page.evaluate(CUT, "#stage, #now, #controls button, #slider, #eyes, .seat-name") == []
        stage = page.locator("#stage").bounding_box()
        assert stage and stage["height"] >= 90, "the board can be seen"
        assert page.evaluate(SMALL.replace("#dock button", ".controls button")) == []
    page.locator("#eyes").select_option("all")
    ana.wait(lambda: page.locator('.seats .chit[data-id^="card:"]').count() >= 6)
    assert page.locator('.seats .chit[data-id^="card:"]').last.is_visible(), "who asks for all hands sees them"
    page.locator("#link").tap()
    ana.wait(lambda: page.locator(".invitation .copied").count() > 0)
    assert f"/replay/{table}#step=" in page.locator(".invitation .copied").first.input_value()
    wide = "box => [...box.children].every((el) => el.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1)"
    assert page.locator(".invitation").evaluate(wide), "link and words fit into the sheet"
    ana.leave()
