"""A race on a phone: board, hand and choice share the screen, and everything is large enough for a finger."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Guest
from tests.server.process import Site

SIZES = ((360, 640), (640, 360))
BOXES = """() => Object.fromEntries(["#stage", "#hand", "#prompt", "#confirm"].map((what) => {
  const el = document.querySelector(what);
  if (!el || !el.getClientRects().length) return [what, null];
  const { left, top, right, bottom } = el.getBoundingClientRect();
  return [what, [left, top, right, bottom]];
}))"""
SMALL = """() => [...document.querySelectorAll("header button, header select, #dock button, #stage > * button")]
  .filter((el) => el.getClientRects().length)
  .map((el) => [el.id || el.className, Math.min(el.getBoundingClientRect().width, el.getBoundingClientRect().height)])
  .filter(([, size]) => size < 39.5)"""


@pytest.mark.parametrize(("game", "seats"), [("charioteer", 4), ("chariot-race", 4), ("cthulhu-500", 5)])
def test_board_hand_and_choice_share_the_screen_of_a_phone(game: str, seats: int, browser: Browser, site: Site) -> None:
    for size in SIZES:
        ana = Guest(browser, site, size=size, touch=True)
        ana.make_table(game, ["me:Ana", *["tiro"] * (seats - 1)])
        ana.wait(lambda: ana.may_choose)  # noqa: B023
        ana.close_guide()
        assert ana.make_an_answer(Random(3))
        boxes: dict[str, Any] = ana.page.evaluate(BOXES)
        for what, box in boxes.items():
            if what == "#hand" and (box is None or game == "chariot-race"):
                continue
            assert box is not None, (size, what)
            left, top, right, bottom = box
            assert left >= -1 and right <= size[0] + 1, (size, what, box)
            assert top >= 0 and bottom <= size[1] + 1, (size, what, box)
        assert boxes["#stage"][3] - boxes["#stage"][1] > 100, "the board can be seen"
        assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
        assert ana.page.evaluate(SMALL) == []
        ana.leave()


def test_dice_too_small_for_a_finger_have_buttons(browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, size=SIZES[0], touch=True)
    ana.make_table("chariot-race", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.page.locator("#buttons .option", has_text="Die 1").count() == 1)
    die = ana.page.locator("#buttons .option", has_text="Die 1")
    die.tap()
    ana.wait(lambda: die.get_attribute("aria-pressed") == "true")
    ana.leave()
