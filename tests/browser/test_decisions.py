"""Whose decision it is, for what and how long; one mark a seat; and the end of a race."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hippodrome.core.scene import MARKS
from tests.browser.layout import CUT_NAMES
from tests.browser.people import QUICK, Guest, finish, laid, play
from tests.browser.test_everybody import faults, wide
from tests.server.process import Site, served
from tests.soak import in_soak

LATER = """(seconds) => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1000 * seconds;
}"""
"""Let the page believe that so many seconds have passed."""
INSIDE = """(all) => all.map((e) => {
  const r = e.getBoundingClientRect();
  return r.width > 0 && r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth
    && e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2));
})"""
"""Whether elements are wholly on the screen, with nothing before them."""


def come(guest: Guest, game: str, table: str, keys: Sequence[dict[str, Any]] = ()) -> None:
    """Come to a table without the guide, by a link with the keys of seats, or to watch."""
    guest.page.add_init_script(f"localStorage.setItem('hippodrome.guide.{game}', 'true')")
    guest.come(game, table, keys)


def heading(guest: Guest) -> str:
    return guest.page.locator("#prompt").inner_text()


def test_everybody_reads_whose_decision_it_is_in_their_own_person(browser: Browser, site: Site, ana: Guest, ben: Guest) -> None:
    eva = Guest(browser, site, language="es-ES")
    table, keys = laid(site, "chariot-race", ["me:Ana", "me:Ben", "tiro"], options=QUICK["chariot-race"])
    come(ana, "chariot-race", table, keys[:1])
    come(ben, "chariot-race", table, keys[1:])
    come(eva, "chariot-race", table)
    seen, rng = set(), Random(3)
    for _ in range(14):
        ana.wait(lambda: ana.may_choose or ben.may_choose)
        mover, rival, name = (ana, ben, "Ana") if ana.may_choose else (ben, ana, "Ben")
        about = site.get(f"/tables/{table}/state?text=1")["waiting_text"]
        assert about.startswith(f"{name} ")
        rival.wait(lambda rival=rival, about=about: heading(rival) == about)  # type: ignore[misc]
        eva.wait(lambda name=name: heading(eva).startswith(f"{name} ") and heading(eva).endswith("."))  # type: ignore[misc]
        assert name not in heading(mover).split(" ")[:1] and heading(mover)
        assert heading(eva) != about, "in Spanish"
        seen.add(about)
        mover.choose(rng)
    assert len(seen) > 4
    eva.leave()


def test_a_heading_is_never_empty_while_others_may_react(ana: Guest, site: Site) -> None:
    """My own answer is in, and nothing tells whether a rival is being asked: the heading says so much and no more."""
    table, keys = laid(site, "cthulhu-500", ["me:Ana", "tiro", "tiro"], options=QUICK["cthulhu-500"])
    ana.page.add_init_script("""
        window.empty = [];
        addEventListener("DOMContentLoaded", () => document.querySelector("#choice") && new MutationObserver(() => {
          const running = document.body.dataset.state === "running";
          if (running && !document.querySelector("#prompt").textContent) window.empty.push(document.body.innerText);
        }).observe(document.querySelector("#choice"), { subtree: true, childList: true, characterData: true }));
    """)
    come(ana, "cthulhu-500", table, keys)
    play([ana], Random(5), decisions=12)
    assert ana.page.evaluate("window.empty") == []


def test_every_seat_has_a_clock_and_it_warns(browser: Browser, site: Site, ana: Guest, ben: Guest) -> None:
    table, keys = laid(site, "charioteer", ["me:Ana", "me:Ben", "tiro"], options=QUICK["charioteer"], clock="relaxed")
    come(ana, "charioteer", table, keys[:1])
    come(ben, "charioteer", table, keys[1:])
    for guest in (ana, ben):
        guest.wait(lambda guest=guest: guest.may_choose)  # type: ignore[misc]
        clocks = guest.page.locator(".seat-clock.runs")
        guest.wait(lambda clocks=clocks: clocks.count() == 2)  # type: ignore[misc]
        assert all(text.split()[-1].startswith(("4:", "5:")) for text in clocks.all_inner_texts())
        assert guest.page.locator("#my-clock").is_visible() and guest.page.locator(".seat-clock.warns").count() == 0
    ana.page.evaluate(LATER, 280)
    ana.wait(lambda: ana.page.locator(".seat-clock.warns").count() == 2 and ana.page.locator("#my-clock.warns").is_visible())
    assert "stand-in" in ana.page.locator("#clock-says").inner_text(), "a screen reader hears it too"
    assert faults(ana.page) == []
    assert ben.page.locator(".warns").count() == 0
    ben.page.set_viewport_size({"width": 360, "height": 640})
    assert ben.page.evaluate(CUT_NAMES) == [], "on a phone, a clock leaves a name its room"
    ana.choose(Random(1))
    ana.wait(lambda: ana.page.locator("#my-clock").is_hidden() and ana.page.locator(".seat-clock.runs").count() == 1)


def test_time_runs_out_a_stand_in_plays_one_move_and_with_nobody_left_the_race_waits(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, program="tests.server.hasty") as hasty:
        ana = Guest(browser, hasty, size=(1366, 850))
        page = ana.page
        table, keys = laid(hasty, "charioteer", ["me:Ana", "tiro"], options=QUICK["charioteer"], clock="fast")
        come(ana, "charioteer", table, keys)
        ana.wait(lambda: any("makes this one move (1 of 3" in line for line in ana.log()), 60)
        assert page.locator("#away").is_hidden(), "Ana decides the next move herself"
        ana.wait(lambda: "time ran out: a stand-in makes this one move" in page.locator("#hint").inner_text())
        ana.wait(lambda: page.locator("#away button").is_visible(), 60)
        assert page.locator("#away button").evaluate_all(INSIDE) == [True]
        assert "waits until somebody is back" in heading(ana) and "stand-in" in page.locator(".seat-0 .seat-kind").inner_text()
        turn = hasty.get(f"/tables/{table}")["turn"]
        page.locator("#away button").click()
        ana.wait(lambda: hasty.get(f"/tables/{table}")["turn"] > turn and page.locator("#away").is_hidden())
        assert any("Ana is back" in line for line in ana.log())
        ana.leave()


@pytest.mark.parametrize(
    ("game", "seats"), [("charioteer", 4), in_soak("chariot-race", 5), ("chariot-race", 2), in_soak("cthulhu-500", 5)]
)
def test_a_seat_has_one_mark_wherever_it_is_shown(game: str, seats: int, ana: Guest, site: Site) -> None:
    table, keys = laid(site, game, ["me:Polynices", *["tiro"] * (seats - 1)], options=QUICK[game])
    come(ana, game, table, keys)
    play([ana], Random(2), decisions=3)
    ana.wait(lambda: ana.may_choose or ana.over)
    site.post(f"/tables/{table}/chat", {"text": "hail"}, keys[0]["secret"])
    page = ana.page
    ana.wait(lambda: page.locator("#chat-lines .said").count() == 1)
    letters = [mark.letter for mark in MARKS]
    for seat in range(seats):
        assert page.locator(f".seats > .seat-{seat} .emblem-letter").all_text_contents() == [letters[seat]]
        assert page.locator(f"#order .seat-{seat} .emblem-letter").all_text_contents() == [letters[seat]]
        assert page.locator(f".seats > .seat-{seat} .emblem-shape").first.get_attribute("d") == MARKS[seat].outline
        on_board = page.locator(f"#stage .piece.seat-{seat} .emblem-letter").all_text_contents()
        assert {text[0] for text in on_board} <= {letters[seat]} and all(text[1:] in ("", "1", "2") for text in on_board)
        if game == "chariot-race" and seats == 2:
            assert {text[1:] for text in on_board} <= {"1", "2"}
    assert page.locator("#chat-lines .emblem-letter").text_content() == "A"
    told = page.locator("#log .line:has(.emblem)").evaluate_all(
        "all => all.map(e => [e.querySelector('.emblem').getAttribute('class'), e.querySelector('.emblem-letter').textContent])"
    )
    assert len(told) > 3 and all(letters[int(where.rpartition("seat-")[2])] == letter for where, letter in told)
    assert any(letter == "A" for _, letter in told)


def rims(page: Page) -> list[tuple[str, str]]:
    """The colour of each seat's rim, and that of the ground behind it."""
    found: list[tuple[str, str]] = page.locator(".seats > .seat").evaluate_all(
        "all => all.map(e => [getComputedStyle(e.querySelector('.emblem-shape')).stroke, getComputedStyle(e).backgroundColor])"
    )
    return found


def brightness(colour: str) -> float:
    """How bright a colour is, by the usual measure of contrast."""
    parts = [int(part) / 255 for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_eight_seats_fit_and_every_mark_is_seen_by_day_and_by_night(browser: Browser, site: Site) -> None:
    table, keys = laid(site, "cthulhu-500", ["me:Porphyrius", *["dummy"] * 7], options=QUICK["cthulhu-500"], clock="relaxed")
    for size in ((1366, 850), (360, 640)):
        ana = Guest(browser, site, size=size)
        come(ana, "cthulhu-500", table, keys)
        ana.wait(lambda: ana.page.locator(".seats > .seat").count() == 8)  # noqa: B023
        ana.page.locator(".seats .seat-clock.runs").first.wait_for()
        assert ana.page.locator(".seats > .seat .emblem").evaluate_all(INSIDE) == [True] * 8, size
        assert ana.page.locator(".seats > .seat .seat-name").evaluate_all(INSIDE) == [True] * 8, size
        assert wide(ana.page) <= 0
        for theme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            for rim, ground in rims(ana.page):
                one, other = sorted((brightness(rim), brightness(ground)))
                assert (other + 0.05) / (one + 0.05) >= 4.5, (size, theme, rim, ground)
        if size[0] < 400:
            assert ana.page.evaluate(CUT_NAMES) == []
            assert ana.page.locator(".seats .stats:visible").count() == 0
            ana.page.locator("#seats-more").click()
            assert ana.page.locator(".seats .stats:visible").count() == 8 and wide(ana.page) <= 0
        assert faults(ana.page) == []
        ana.leave()


def test_terms_and_clock_are_shown_before_one_sits_down(ana: Guest, site: Site) -> None:
    table, _ = laid(site, "charioteer", ["me:Ana", "open"], options=QUICK["charioteer"], clock="fast")
    ana.go(f"/table/{table}")
    ana.page.locator("#sit-name").wait_for()
    told = ana.page.locator("#gather").inner_text()
    assert "45 seconds" in told and "stand-in" in told and "laps: 1" in told


@pytest.mark.parametrize(("game", "language"), [("charioteer", "en"), ("chariot-race", "es-ES"), in_soak("cthulhu-500", "en")])
def test_the_end_says_who_won_by_what_and_what_one_can_do_now(game: str, language: str, browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, language=language)
    table, keys = laid(site, game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    finish(site, table, keys, Random(game))
    come(ana, game, table, keys)
    page = ana.page
    page.locator("#course svg").wait_for()
    state = site.get(f"/tables/{table}/state")
    won = state["standing"]["winners"] == [0]
    title = page.locator("#result-title").inner_text()
    assert title == {("en", True): "You win!", ("es-ES", True): "¡Has ganado!"}.get((language, won), title)
    assert won or all(state["table"]["seats"][seat]["name"] in title for seat in state["standing"]["winners"])
    assert page.locator(".result-why").inner_text().strip()
    assert page.locator(".podium li").count() == 3 and page.locator(".podium .note").count() == 3
    assert all(page.locator(".podium .note").all_inner_texts())
    assert page.locator(".course-line").count() == 3 and page.locator("#course .emblem-letter").count() == 6
    for button in ("#rematch", "#to-replay", "#to-coach", "#share-result", "#verify", "#ask-coach"):
        assert page.locator(button).is_visible(), button
    assert wide(page) <= 0 and faults(page) == []
    page.locator("#share-result").click()
    assert page.locator("dialog input.copied").first.input_value().endswith(f"/replay/{table}")
    ana.leave()


def test_the_coach_adds_the_turning_point_and_the_luck_and_the_card_names_stand_ins(ana: Guest, site: Site) -> None:
    table, keys = laid(site, "charioteer", ["me:Ana", "tiro"], options=QUICK["charioteer"])
    finish(site, table, keys, Random(1))
    told = [
        {"state": "none", "review": None},
        {"state": "thinking", "progress": 0.4, "queue_position": 0, "review": None},
        {
            "state": "done",
            "progress": 1,
            "review": {"turning": "Turning point: in turn 3.", "most_luck": "Luck gave Ana 5 points."},
        },
    ]
    ana.page.route("**/review?*", lambda route: route.fulfill(json=told.pop(0) if len(told) > 1 else told[0]))
    come(ana, "charioteer", table, keys)
    ana.page.locator("#ask-coach").click()
    ana.wait(
        lambda: ana.page.locator(".coach-line").all_inner_texts() == ["Turning point: in turn 3.", "Luck gave Ana 5 points."]
    )
