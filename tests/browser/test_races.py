"""Whole races in real browsers: two people and a bot, clicked to the end."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.people import QUICK, Guest, finish, play
from tests.server.process import Site
from tests.soak import in_soak


@pytest.mark.parametrize(
    ("game", "clicked"),
    [
        ("charioteer", "all of it"),
        ("chariot-race", "beginning"),
        in_soak("chariot-race", "all of it"),
        ("cthulhu-500", "beginning"),
        in_soak("cthulhu-500", "beginning and end"),  # it is four times as long as the others
    ],
)
def test_two_people_and_a_bot_race_to_the_end(game: str, clicked: str, ana: Guest, ben: Guest) -> None:
    shortest = {"charioteer": {"laps": "1"}, "chariot-race": {"laps": "1"}, "cthulhu-500": {"length": "0"}}
    table = ana.set_up_table(game, ["me:Ana", "open", "tiro"], options=shortest[game])
    ben.sit(table, "Ben")
    rng = Random(game)
    play([ana, ben], rng, until=lambda: min(ana.by_line, ben.by_line) > 3, decisions=40)
    assert min(ana.by_line, ben.by_line) > 3 and ana.by_request == ben.by_request == 0, "turns go over the live line"
    near = "end" in clicked
    if clicked != "all of it":  # they go away, and come back when the end is near, or when it is over
        keys = [*ana.keys(table), *ben.keys(table)]
        for guest in (ana, ben):
            guest.page.goto("about:blank")
        view = f"/tables/{table}/view"
        finish(ana.site, table, keys, rng, until=lambda: near and ana.site.get(view)["view"]["pile"] != "thick")
        for guest in (ana, ben):
            guest.go(f"/table/{table}")
        ana.wait(lambda: ana.may_choose or ben.may_choose or ana.over)
        assert ana.over is not near, "the end is clicked"
    play([ana, ben], rng)
    assert ana.over and ben.over
    assert ana.by_request == 0 or near, "but for a page that was just opened, whose line is on its way"
    ana.page.locator("#result #verify").click()
    verdict = ana.page.locator(".verdict")
    ana.wait(lambda: "good" in (verdict.get_attribute("class") or ""))
    card = ana.site.get(f"/tables/{table}")
    assert card["state"] == "over" and [seat["name"] for seat in card["seats"]][:2] == ["Ana", "Ben"]


def test_the_server_killed_in_mid_race_and_in_mid_seal_comes_back(ana: Guest, ben: Guest, site: Site) -> None:
    rng = Random(4)
    table = ana.make_table("charioteer", ["me:Ana", "open", "tiro"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ana.wait(lambda: ana.may_choose)
    marks = [ana.page.evaluate("window.stays = Math.random()"), ben.page.evaluate("window.stays = Math.random()")]
    for sealed in (False, True):
        if sealed:
            ana.wait(lambda: ana.may_choose)
            ana.choose(rng)
            ana.wait(lambda: ana.page.locator("#ready").is_visible())
        else:
            ana.wait(lambda: ana.may_choose)
        seen = ana.log()
        site.kill()
        ana.wait(lambda: ana.page.locator("#banner").is_visible())
        site.start()
        for guest in (ana, ben):
            guest.wait(lambda guest=guest: not guest.page.locator("#banner").is_visible())  # type: ignore[misc]
        assert ana.log() == seen
        assert ana.page.locator("#ready").is_visible() is sealed
        if sealed:
            ben.wait(lambda: ben.may_choose)
            ben.choose(rng)
            ana.wait(lambda: not ana.page.locator("#ready").is_visible())
    assert play([ana, ben], rng, decisions=4) >= 4 or ana.over, "and goes on"
    assert [ana.page.evaluate("window.stays"), ben.page.evaluate("window.stays")] == marks, "without a reload"


def test_where_no_reply_comes_over_the_line_requests_do(ana: Guest, ben: Guest) -> None:
    """A line that loses what is sent over it: the turn is played all the same."""
    ana.page.add_init_script("""
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { if (!text.includes('"action"')) send.call(this, text); };
        const later = window.setTimeout;
        window.setTimeout = (what, ms, ...more) => later(what, ms === 5000 ? 50 : ms, ...more);
    """)
    table = ana.make_table("charioteer", ["me:Ana", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    play([ana, ben], Random(6), decisions=4)
    assert ana.by_request > 2 and ana.by_line == 0 and ben.by_line > 2


def test_away_from_the_network_and_back_nothing_is_missed(ana: Guest, ben: Guest) -> None:
    rng = Random(5)
    table = ana.make_table("chariot-race", ["me:Ana", "open"], options=QUICK["chariot-race"])
    ben.sit(table, "Ben")
    play([ana, ben], rng, decisions=4)
    ben.context.set_offline(True)
    ana.wait(lambda: True)
    for _ in range(3):
        if ana.may_choose:
            ana.choose(rng)
    ben.context.set_offline(False)
    ben.wait(lambda: ben.log() == ana.log(), 40)
    assert play([ana, ben], rng, decisions=4) >= 4, "and both go on"
    ben.wait(lambda: ben.log() == ana.log())


def test_an_answer_sealed_can_be_changed_and_taken_back(ana: Guest, ben: Guest) -> None:
    rng = Random(6)
    table = ana.make_table("charioteer", ["me:Ana", "open"], options=QUICK["charioteer"])
    ben.sit(table, "Ben")
    ana.wait(lambda: ana.may_choose)
    ana.choose(rng)
    ana.wait(lambda: ana.page.locator("#ready").is_visible())
    ben.wait(lambda: ben.site.get(f"/tables/{table}/state")["ready"] == [0])
    ana.page.locator("#take-back").click()
    ana.wait(lambda: ana.may_choose)
    assert ana.site.get(f"/tables/{table}/state")["ready"] == []
    ana.choose(rng)
    ana.wait(lambda: ana.page.locator("#ready").is_visible())
    ana.page.locator("#change").click()
    ana.wait(lambda: ana.may_choose)
    ana.page.locator("#clear").click()
    ana.wait(lambda: ana.page.locator("#ready").is_visible())


def test_a_thing_that_cannot_be_picked_says_why(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    page = ana.page
    page.locator("#hand .card.lit").first.click()
    ana.wait(lambda: page.locator(".chosen").count() > 0)
    page.locator('#hand .card.barred[data-id^="card:"]').first.dispatch_event("click")
    ana.wait(lambda: len(page.locator("#hint").inner_text()) > 10)
    assert ana.make_an_answer(Random(8))
    assert page.locator("#preview").is_visible() and page.locator("#preview-lines > li").count() >= 1


def test_a_hint_can_be_taken(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    ana.page.locator("#tool-hint").click()
    ana.page.locator("#advice-take").click()
    ana.wait(lambda: ana.page.locator("#confirm:enabled").count() > 0)
    assert any("hint" in line for line in ana.log())


def test_the_guide_has_the_numbers_of_the_table(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.page.locator("#guide-next").click()
    ana.wait(lambda: "one to 3 hand cards" in ana.page.locator("#guide .guide-text").inner_text())


def test_where_a_move_may_end_is_drawn_with_as_many_rings(ana: Guest) -> None:
    """Until those ahead may be in the way a single place is shown, then every place where the move may end."""
    page, rng = ana.page, Random(3)  # with this one the first table does
    rings = page.locator("circle.landing.reach")

    def may_end_anywhere() -> bool:
        """Whether a move of the first turns, while all are close together, may end in several places."""
        ana.make_table("charioteer", ["me:Ana", "dummy", "dummy", "dummy"])
        for _ in range(4):
            ana.wait(lambda: ana.may_choose)
            if ana.make_an_answer(rng) and rings.count() > 1:
                return True
            ana.choose(rng)
        return False

    assert any(may_end_anywhere() for _ in range(12)), "luck is the table's own, but not that unkind"
    assert rings.count() > 1 and page.locator(".ghost-piece").count() == 0
    lines = page.locator("#preview-lines > li").all_inner_texts()
    assert any("those ahead move first" in line or "by whip" in line for line in lines)


HOLD = """(() => {
  window.held = null;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (window.held && text.includes('"consider"')) window.held.push(() => send.call(this, text));
    else send.call(this, text);
  };
})()"""
"""A line over which picks go only when they are let go."""


@pytest.mark.parametrize(
    ("game", "what"), [("charioteer", "#hand .card"), ("chariot-race", ".board .piece"), ("cthulhu-500", "#buttons .option")]
)
def test_a_click_is_marked_before_the_server_has_answered(game: str, what: str, ana: Guest) -> None:
    page = ana.page
    page.add_init_script(HOLD)
    ana.make_table(game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    play([ana], Random(2), until=lambda: page.locator(f"{what}.lit").count() > 0)
    one = page.locator(f"{what}.lit").first
    id = one.get_attribute("data-id")
    page.evaluate("window.held = []")
    one.dispatch_event("click")
    assert page.evaluate("window.held.length") == 1, "nothing has been sent"
    chosen = page.locator(f'{what}.chosen[data-id="{id}"]')
    assert chosen.count() == 1, "and it is marked"
    page.evaluate("() => { const held = window.held; window.held = null; held.forEach((send) => send()); }")
    ana.wait(lambda: chosen.get_attribute("aria-pressed") == "true")
