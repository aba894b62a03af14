"""The coach's sheet after a race: it waits, tells all, jumps to a decision, and lacks nothing for people who cannot see it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Route

from hippodrome.coach.sentences import review_with_texts
from hippodrome.core.race_file import to_text
from hippodrome.i18n.localization import Localization
from tests.browser.people import Guest
from tests.browser.test_everybody import faults
from tests.coach.test_review import blundered, reviewed
from tests.server.process import Site
from tests.soak import in_soak


@pytest.mark.parametrize(("theme", "size", "language"), [in_soak("light", (1280, 800), "en"), ("dark", (390, 844), "es")])
def test_the_coach_tells_all_and_shows_the_moment(
    browser: Browser, site: Site, theme: str, size: tuple[int, int], language: str
) -> None:
    made, table, _ = blundered("chariot-race")
    words = Localization(language, table.game, table.state.edition, made.players)
    review = review_with_texts(reviewed("chariot-race"), table, words)
    answers = [{"state": "thinking", "progress": 0.3, "review": None}, {"state": "done", "progress": 1, "review": review}]

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(answers.pop(0)))

    guest = Guest(browser, site, size=size, language=language, theme=theme)
    page = guest.page
    guest.go()
    table_id = page.evaluate(
        "async (text) => (await (await fetch('/api/races', {method: 'POST', body: text})).json()).id", to_text(made)
    )
    page.route("**/review?*", answer)
    guest.go(f"/replay/{table_id}#coach")
    page.locator(".coach progress").wait_for()
    page.locator(".coach-plot").wait_for()
    assert page.locator(".coach-plot polyline").count() == len(made.players)
    assert page.locator(".coach-decisions li").count() == len(review["decisions"])
    assert page.locator(".coach details table tbody tr").count() == len(review["points"])
    body = page.locator(".coach").inner_text()
    assert review["decisions"][0]["texts"]["why"] in body and review["balances"][0]["text"] in body
    assert page.evaluate("document.querySelector('.dialog').scrollWidth <= document.querySelector('.dialog').clientWidth + 1")
    page.locator(".coach details summary").click()
    assert faults(page) == []
    page.locator(".coach-decisions button").first.click()
    guest.wait(lambda: page.locator("#eyes").input_value() == "0" and int(page.locator("#slider").input_value()) > 0)
    assert page.locator(".dialog").count() == 0
    guest.leave()


def test_habits_are_told_over_all_races_of_ones_own(browser: Browser, site: Site) -> None:
    made, table, _ = blundered("chariot-race")
    counted = {"0": {"damage": [40, 100.0, 40.0, 120.0]}}
    review = review_with_texts(
        reviewed("chariot-race"), table, Localization("en", table.game, table.state.edition, made.players)
    ) | {"habit_counts": counted}
    guest = Guest(browser, site)
    page = guest.page
    guest.go()
    page.route(
        "**/review?*",
        lambda route: route.fulfill(
            status=200, content_type="application/json", body=json.dumps({"state": "done", "progress": 1, "review": review})
        ),
    )
    bring = "async (text) => (await (await fetch('/api/races', {method: 'POST', body: text})).json()).id"
    for number in (1, 2):
        table_id = page.evaluate(bring, to_text(made))
        page.evaluate(
            """([id]) => localStorage.setItem("hippodrome.tables",
                JSON.stringify({[id]: {game: "chariot-race", at: 1, keys: [{seat: 0, secret: ""}]}}))""",
            [table_id],
        )
        guest.go(f"/replay/{table_id}#coach")
        page.locator(".coach-plot").wait_for()
        if number == 2:
            page.locator(".my-habits li").wait_for()
            assert "2.5" in page.locator(".my-habits").inner_text()
        else:
            guest.wait(
                lambda: page.evaluate("Object.keys(JSON.parse(localStorage.getItem('hippodrome.habits') ?? '{}')).length") == 1
            )
            assert page.locator(".my-habits").count() == 0, "of one race the sheet itself tells"
    guest.leave()
