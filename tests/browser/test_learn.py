"""Learning a game in the browser: everything explains itself, the guide walks along, rulebook and gallery can be searched."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator

from hippodrome.games.registry import BUILT_IN_NAMES
from tests.browser.people import QUICK, Guest, laid
from tests.browser.test_everybody import faults, wide
from tests.server.process import Site
from tests.soak import one_game


def settle(guest: Guest, rng: Random, wanted: Locator) -> None:
    """Play until something is there."""
    for _ in range(60):
        guest.wait(lambda: guest.may_choose or guest.over)
        if wanted.count():
            return
        guest.choose(rng)
    raise AssertionError("it was never offered")


def told(guest: Guest) -> str:
    """What the closer look says, once it says something."""
    look = guest.page.locator("#tooltip")
    guest.wait(lambda: look.is_visible() and bool(look.inner_text().strip()))
    return look.inner_text()


# Everything explains itself -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_pointer_and_focus_explain_the_same(game: str, ana: Guest) -> None:
    ana.make_table(game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    page = ana.page
    things = [page.locator(".seats .stat").first, page.locator(".board .piece").first]
    if page.locator("#hand .card").count():
        things.append(page.locator("#hand .card").first)
    for thing in things:
        thing.scroll_into_view_if_needed()
        thing.hover(force=True)
        pointed = told(ana)
        page.mouse.move(1, 1)
        ana.wait(lambda: not page.locator("#tooltip").is_visible())
        page.keyboard.press("Shift")  # a key, so that the browser shows the focus
        thing.focus()
        assert told(ana) == pointed
        page.keyboard.press("Shift")
        ana.wait(lambda: not page.locator("#tooltip").is_visible())


def test_arrows_lead_to_what_cannot_be_picked(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    page = ana.page
    page.locator('.board [tabindex="0"]').first.focus()
    met = set()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        met.add(page.evaluate("document.activeElement?.dataset?.id"))
        assert told(ana)
    assert len(met) >= 3 and any(page.locator(f'[data-id="{id}"]:not(.lit)').count() for id in met)


def test_a_place_on_the_board_says_what_it_is(ana: Guest) -> None:
    ana.make_table("chariot-race", ["me:Ana", "tiro"], options=QUICK["chariot-race"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    page = ana.page

    def point_at_it() -> bool:
        """Point at a space as the board lies now; it may have moved, or have been drawn anew, since the last time."""
        box = page.locator("svg.board").bounding_box()
        assert box is not None
        page.mouse.move(1, 1)
        page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.17)
        page.wait_for_timeout(600)  # a look takes a moment to open
        return "lane, " in page.locator("#tooltip").inner_text()

    ana.wait(point_at_it)


def test_a_long_press_explains_and_picks_nothing(browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, size=(360, 740), touch=True)
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    card = ana.page.locator("#hand .card.lit").first
    card.scroll_into_view_if_needed()
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # it lies still
    at = {"bubbles": True, "pointerType": "touch", "clientX": 100, "clientY": 500, "isPrimary": True, "pointerId": 7}
    card.dispatch_event("pointerdown", at)
    assert re.search(r"× \d", told(ana)), "what the card does"
    card.dispatch_event("pointerup", at)
    card.dispatch_event("click", {"bubbles": True})
    assert ana.page.locator("#tooltip").is_visible() and ana.page.locator(".chosen").count() == 0
    card.dispatch_event("pointerdown", at)  # a short one picks
    card.dispatch_event("pointerup", at)
    card.dispatch_event("click", {"bubbles": True})
    ana.wait(lambda: ana.page.locator("#hand .card.chosen").count() == 1)
    ana.leave()


def test_a_card_that_cannot_be_played_shows_its_effect_and_leads_to_the_rulebook(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    page = ana.page
    page.locator("#hand .card.lit").first.click()
    barred = page.locator('#hand .card.barred[data-id^="card:"]')  # tokens lie there, too
    ana.wait(lambda: barred.count() > 0)
    barred.first.click(force=True)  # it is disabled for those who cannot see
    assert "× " in told(ana) and "(rules: " in told(ana), "its effect and the refusal"
    link = page.locator("#hint a")
    ana.wait(lambda: link.count() == 1)
    with ana.context.expect_page() as opened:
        link.click()
    book = opened.value
    book.locator(".rule:focus").wait_for()
    section = book.locator(".rule:focus")
    assert section.locator("h3").inner_text() in link.inner_text()
    assert section.locator(".refusals li").count() > 0, "and the section says which refusals cite it"


# Cthulhu 500: what is tried, and with what chance ---------------------------------------------------------------------------


def test_overtaking_has_a_button_with_its_chance(ana: Guest) -> None:
    ana.make_table("cthulhu-500", ["me:Ana", "tiro", "tiro"], options=QUICK["cthulhu-500"])
    ana.wait(lambda: ana.may_choose)
    page = ana.page
    button = page.locator('#buttons [data-id^="overtake:"]')
    settle(ana, Random(3), button)
    label = button.first.inner_text()
    found = re.fullmatch(r"Overtake (.+): (\d+)%", label)
    assert found, label
    button.first.click()
    ana.wait(lambda: page.locator("#preview-lines > li").count() > 0)
    assert any(line.startswith(f"Passes {found[2]}%") for line in page.locator("#preview-lines > li").all_inner_texts())
    page.locator("#confirm").click()
    ana.wait(lambda: any(f"tries to pass {found[1]}" in line for line in ana.log()))


def until_reaction(guest: Guest, rng: Random) -> str:
    """Play until a reaction is asked for, at another table if it never is at one; the table's id."""
    no = guest.page.locator('#buttons [data-id="do:pass"]')
    for _ in range(12):
        table = guest.make_table("cthulhu-500", ["me:Ana", "tiro", "tiro"])
        for _ in range(60):
            guest.wait(lambda: guest.may_choose or guest.over)
            if no.count():
                return table
            if guest.over:
                break
            guest.choose(rng)
    raise AssertionError("no reaction was ever asked for")


def test_one_key_declines_a_reaction_and_one_those_of_the_turn(ana: Guest) -> None:
    page = ana.page
    no, none = page.locator('#buttons [data-id="do:pass"]'), page.locator('#buttons [data-id="do:silence"]')
    until_reaction(ana, Random(5))
    assert "No reaction" in no.inner_text() and "No more this turn" in none.inner_text()
    question = page.locator("#prompt").inner_text()
    page.locator("#question").focus()
    page.keyboard.press("n")
    ana.wait(lambda: not no.count() or page.locator("#prompt").inner_text() != question)


def test_asked_only_when_it_is_about_me(ana: Guest) -> None:
    """Once it is wished, whatever is about others is declined without a click, and the race goes on."""
    page, rng = ana.page, Random(5)
    until_reaction(ana, rng)
    page.locator("#ask-less").select_option("mine")
    for _ in range(12):
        ana.wait(lambda: ana.may_choose or ana.over)
        if ana.over:
            break
        if page.locator('#buttons [data-id="do:pass"]').count():
            about = page.locator("#prompt").inner_text().removesuffix("Do you play a reaction?")
            assert re.search(r"\byour?\b", about, re.IGNORECASE), f"this is about me: {about}"
        ana.choose(rng)
    page.reload()
    ana.wait(lambda: ana.may_choose or ana.over)
    assert page.locator("#ask-less").evaluate("e => e.value") == "mine", "it is remembered"


# The guide ------------------------------------------------------------------------------------------------------------------


def test_the_guide_points_and_waits_for_ones_own_move(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    page = ana.page
    guide = page.locator("#guide")
    guide.wait_for()
    ana.wait(lambda: page.locator(".rings circle").count() == 1)
    page.locator("#guide-next").click()
    ana.wait(lambda: page.locator("#hand.guided").count() == 1 and guide.get_attribute("data-step") == "1")
    assert page.locator("#guide .guide-waits").inner_text()
    page.locator("#hand .card.lit").first.click()
    ana.wait(lambda: guide.get_attribute("data-step") == "2")
    assert page.locator("#hand.guided").count() == 0
    rng = Random(2)
    while page.locator("#confirm:enabled").count() == 0:
        before = ana.replies
        lit = page.locator("#hand .card.lit:not(.chosen)")
        next_one = lit.nth(rng.randrange(lit.count())) if lit.count() else page.locator("#clear")
        ana.until_replied(next_one.click, before)
    page.locator("#confirm").click()
    ana.wait(lambda: guide.get_attribute("data-step") == "3")


COVERED = """() => {
  const over = document.querySelector("#guide").getBoundingClientRect();
  return [...document.querySelectorAll(".guided, .rings circle")].map((el) => el.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width && (top + bottom) / 2 > over.top && (top + bottom) / 2 < over.bottom).length;
}"""
"""How much of what the guide points at lies under it."""


def test_guide_gives_way_while_a_turn_is_played_on_a_phone(browser: Browser, site: Site) -> None:
    eva = Guest(browser, site, size=(360, 640), touch=True, motion="no-preference")
    table, keys = laid(site, "charioteer", ["me:Eva", "tiro"], options=QUICK["charioteer"])
    eva.come("charioteer", table, keys)
    page, guide, playback = eva.page, eva.page.locator("#guide"), eva.page.locator("#playback")
    guide.wait_for()
    page.locator('#speed [aria-checked="true"]').tap()
    page.locator('#speed [aria-checked="true"]').tap()
    assert page.locator('#speed [aria-checked="true"]').get_attribute("data-speed") == "calm"
    offered = site.get(f"/tables/{table}/options", keys[0]["secret"])
    answer = {"prompt_token": offered["prompt_token"], "answer": offered["options"][0]}
    site.post(f"/tables/{table}/answer", answer, keys[0]["secret"])
    playback.wait_for()
    assert not guide.is_visible(), "one thing at a time is in the dock"
    page.locator("#playback-skip").tap()
    guide.wait_for()
    while True:
        assert page.evaluate(COVERED) == 0, guide.inner_text()
        page.locator("#guide-next").tap()
        if not guide.is_visible():
            break
    eva.leave()


def test_guide_and_hand_share_the_dock_of_a_phone_on_its_side(browser: Browser, site: Site) -> None:
    eva = Guest(browser, site, size=(640, 360), touch=True)
    eva.make_table("charioteer", ["me:Eva", "tiro", "tiro", "tiro"])
    guide = eva.page.locator("#guide")
    guide.wait_for()
    eva.page.locator("#guide-next").tap()
    eva.wait(lambda: eva.page.locator("#hand.guided").count() == 1)
    above, below = (eva.page.locator(what).bounding_box() for what in ("#guide", "#hand"))
    assert above and below and above["y"] + above["height"] <= below["y"] + 1
    eva.page.locator("#hand .card.lit").first.tap()
    eva.wait(lambda: guide.get_attribute("data-step") == "2")
    eva.leave()


def test_a_friend_who_sits_down_later_sees_the_guide_without_a_reload(ana: Guest, ben: Guest) -> None:
    table = ana.make_table("chariot-race", ["me:Ana", "open"], options=QUICK["chariot-race"])
    ben.go(f"/table/{table}")
    ben.page.locator("#sit-name").wait_for()
    ben.page.evaluate("window.stays = 1")
    ben.page.locator("#sit-name").fill("Ben")
    ben.page.locator("form.sit button[type=submit]").click()
    ben.page.locator("#guide").wait_for()
    assert ben.page.evaluate("window.stays") == 1


# Rulebook and gallery ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", one_game(BUILT_IN_NAMES))
def test_rulebook_and_gallery_are_for_everybody(game: str, ana: Guest) -> None:
    ana.go()
    page = ana.page
    page.locator(f'.game-ways a[href="/rules/{game}"]').click()
    page.locator(".rule").first.wait_for()
    assert page.locator(".rule").count() > 20 and page.locator(".example svg.board").count() >= 3
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert wide(page) <= 0
    page.locator("#to-gallery").click()
    page.locator(".exhibit").first.wait_for()
    assert wide(page) <= 0
    page.set_viewport_size({"width": 1280, "height": 800})
    assert faults(page) == []
    empty = page.locator(".face use").evaluate_all(
        "all => all.filter(e => !document.querySelector(e.getAttribute('href'))).map(e => e.dataset.face)"
    )
    assert empty == [], "every face is drawn"


def test_the_rulebook_can_be_searched(browser: Browser, site: Site) -> None:
    ana = Guest(browser, site, language="es-ES")
    page = ana.page
    ana.go("/rules/charioteer")
    page.locator(".rule").first.wait_for()
    every = page.locator(".rule:visible").count()
    page.locator("#search").fill("LATIGO")  # neither accents nor capitals matter
    ana.wait(lambda: 0 < page.locator(".rule:visible").count() < every)
    assert all(
        "látigo" in text.lower() for text in page.locator(".rule:visible").evaluate_all("all => all.map(e => e.textContent)")
    )
    page.locator("#search").fill("nada de esto aparece")
    ana.wait(lambda: page.locator(".rule:visible").count() == 0 and page.locator(".chapter:visible").count() == 0)
    page.locator("#search").fill("")
    ana.wait(lambda: page.locator(".rule:visible").count() == every)
    ana.leave()


def test_from_the_table_one_reads_with_its_numbers_and_comes_back(ana: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "tiro"], options=QUICK["charioteer"])
    ana.wait(lambda: ana.may_choose)
    ana.page.locator("#menu-button").click()
    with ana.context.expect_page() as opened:
        ana.page.locator("#menu-rules").click()
    book = opened.value
    book.locator(".rule").first.wait_for()
    assert "The race has 1 lap;" in book.locator("#check-for-end-of-lap-or-game").inner_text()
    book.locator("#to-table").click()
    book.wait_for_url(f"**/table/{table}")


def test_a_section_is_found_by_its_address(ana: Guest) -> None:
    ana.go("/rules/cthulhu-500#contagion")
    ana.page.locator("#contagion:focus").wait_for()
    seen = ana.page.locator("#contagion h3").bounding_box()
    assert seen is not None and 0 <= seen["y"] < 800
