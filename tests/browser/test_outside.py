"""A game from a package of its own in a real browser: found in the lobby, clicked to its end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Guest, play
from tests.server.process import Site, served


@pytest.fixture(scope="module")
def site_with_ur(example: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server beside which the Royal Game of Ur is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(example), os.environ.get("PYTHONPATH", "")]))
        with served(tmp_path_factory.mktemp("ur")) as site:
            yield site


@pytest.mark.parametrize(
    ("size", "language", "theme", "won", "unmoved"),
    [((1280, 800), "en", "light", "win", "Which piece"), ((360, 740), "es", "dark", "gana", "Qué pieza")],
)
def test_the_royal_game_of_ur_is_clicked_to_its_end(
    browser: Browser, site_with_ur: Site, size: tuple[int, int], language: str, theme: str, won: str, unmoved: str
) -> None:
    ana = Guest(browser, site_with_ur, size=size, language=language, theme=theme)
    page = ana.page
    ana.set_up_table("royal-game-of-ur", ["me:Ana", "auriga"], options={"pieces": "1"})
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    assert unmoved in page.locator("#prompt").inner_text()
    assert page.locator("#buttons .option").count() == 0, "pieces are clicked, not buttons"
    assert ana.make_an_answer(Random(1))
    assert page.locator(".ghost-piece").count() == 1, "where the piece would go is shown"
    covered = page.evaluate("""() => [...document.querySelectorAll(".plain-slot, .piece use")].filter((place) => {
      const box = place.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".zoom");
    }).length""")
    assert page.locator(".plain-slot").count() == 20 and covered == 0, "no square lies under the buttons that enlarge the board"
    play([ana], Random(2))
    assert ana.over and won in page.locator("#result-title").inner_text().lower()
    assert page.locator("#to-coach").count() == 0
    page.locator("#verify").click()
    verdict = page.locator(".verdict")
    ana.wait(lambda: "good" in (verdict.get_attribute("class") or ""))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.leave()
