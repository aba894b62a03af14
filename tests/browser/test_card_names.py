"""Names on cards fit their card, in every language, with the fonts that the page ships."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from hippodrome.i18n.localization import LANGUAGES
from tests.browser.people import Guest
from tests.server.process import Site

TOO_WIDE = """async () => {
  await document.fonts.ready;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const names = [...document.querySelectorAll(".sprites .c5-name")];
  svg.setAttribute("class", "t-body");
  svg.append(...names.map((name) => name.cloneNode(true)));
  document.body.append(svg);
  const rows = [...svg.querySelectorAll("tspan")];
  return [rows.length, rows.map((row) => [row.textContent, row.getComputedTextLength()]).filter(([, width]) => width > 92)];
}"""
"""Rows of names wider than the 92 units between the frames of a card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_their_cards(language: str, browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, language=language)
    ana.page.goto(f"{site.address}/gallery/cthulhu-500")
    ana.page.locator(".exhibit").first.wait_for()
    assert ana.page.evaluate("() => document.fonts.load('700 12px \"Source Sans 3\"').then((found) => found.length)") == 1
    number, wide = ana.page.evaluate(TOO_WIDE)
    assert number > 50 and wide == []
    ana.leave()
