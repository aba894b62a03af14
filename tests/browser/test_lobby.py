"""The lobby and the way to a table, in a real browser."""

from __future__ import annotations

from random import Random

from tests.browser.people import QUICK, Guest, laid, play


def test_open_tables_come_first_with_their_terms_and_can_be_found(ana: Guest, ben: Guest) -> None:
    table = ana.set_up_table("charioteer", ["me:Quintilla", "open"])
    link = f'#open a[href="/table/{table}"]'
    ben.go()
    ben.wait(lambda: ben.page.locator(link).count() == 1)
    told = ben.page.locator(link).inner_text()
    assert "Quintilla" in told and "no clock" in told and "Sit down" in told
    open_tables, games = (ben.page.locator(what).bounding_box() for what in ("#open", "#games"))
    assert open_tables and games and open_tables["y"] < games["y"]
    ben.page.locator("#filter-text").fill("nobody of this name")
    ben.wait(lambda: ben.page.locator(link).count() == 0)
    assert ben.page.locator("#found").inner_text() == "No table matches."
    ben.page.locator("#filter-text").fill("quintilla")
    ben.wait(lambda: ben.page.locator(link).count() == 1)
    ben.page.locator("#filter-game").select_option("cthulhu-500")
    ben.wait(lambda: ben.page.locator(link).count() == 0)


def test_my_race_says_that_it_is_my_move(ana: Guest) -> None:
    table = ana.set_up_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.go()
    mine = ana.page.locator(f'#mine a.your-move[href="/table/{table}"]')
    mine.wait_for()
    assert "Your move" in mine.inner_text() and ana.page.title().startswith("(")
    assert ana.page.locator(f'#running a[href="/table/{table}"]').count() == 0, "a race against bots alone is not listed"


def test_a_link_that_reaches_nobody_says_so(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "open"])
    ana.page.locator(".invitation .warning").wait_for()
    assert "only works on this device" in ana.page.locator(".invitation").inner_text()
    ana.page.locator(".invitation input").wait_for()


AWAY = """(() => {
  window.away = false;
  window.notes = [];
  Object.defineProperty(document, "hidden", { get: () => window.away });
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
  };
})()"""
"""Somebody who may look elsewhere; what the browser would show them is written down."""


def test_a_browser_tells_whoever_looks_elsewhere_that_it_is_their_move(ana: Guest, ben: Guest) -> None:
    table, keys = laid(ana.site, "chariot-race", ["me:Ana", "me:Ben"], options=QUICK["chariot-race"])
    ana.page.add_init_script(AWAY)
    for guest, key in ((ana, keys[0]), (ben, keys[1])):
        guest.come("chariot-race", table, [key])
    ana.wait(lambda: ana.may_choose or ben.may_choose)
    ana.page.locator("#menu-button").click()
    ana.page.locator("#menu-hook").click()
    notify = ana.page.locator("#notify")
    notify.click()
    ana.wait(lambda: notify.get_attribute("aria-pressed") == "true")
    ana.page.keyboard.press("Escape")
    rng = Random(4)

    def until_asked_again() -> list[str]:
        """Ana decides until it is Ben's turn, and Ben until it is hers; what her browser has told her."""
        play([ana], rng, until=lambda: ben.may_choose)
        play([ben], rng, until=lambda: ana.may_choose)
        notes: list[str] = ana.page.evaluate("window.notes.splice(0)")
        return notes

    assert until_asked_again() == [], "whoever looks is told nothing"
    ana.page.evaluate("window.away = true")
    told = until_asked_again()
    assert told and all(note.startswith("Chariot Race: your move: ") for note in told)
    asked = ana.site.get(f"/tables/{table}/state?text=1", keys[0]["secret"])["prompt"]["text"]
    assert told[-1] == f"Chariot Race: your move: {asked}", "and which one"


def test_a_serious_table_says_beforehand_that_it_has_no_hints_and_gives_none(ana: Guest, ben: Guest) -> None:
    ana.go()
    ana.page.locator('.game-card[data-game="charioteer"] .more-options').click()
    form = ana.page.locator("form.setup")
    form.locator(".seat-rows > li").nth(1).locator("select").first.select_option("open")
    form.locator("details.more > summary").click()
    form.locator("#hints").uncheck()
    form.locator("button[type=submit]").click()
    ana.page.wait_for_url("**/table/*")
    table = ana.page.url.rpartition("/")[2]
    ben.go(f"/table/{table}")
    ben.page.locator("#sit-name").wait_for()
    assert "no hints" in ben.page.locator("#gather").inner_text(), "before one sits down"
    ben.sit(table, "Ben")
    for guest in (ana, ben):
        guest.wait(lambda guest=guest: guest.may_choose)  # type: ignore[misc]
        assert guest.page.locator("#tool-rules").is_visible() and guest.page.locator("#tool-hint").is_hidden()


BROUGHT = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/static/") && !name.includes("/static/art/"))
  .map((one) => [one.name, one.transferSize])"""


def test_a_file_of_the_page_is_asked_for_once(ana: Guest) -> None:
    ana.go()
    ana.page.locator("#live-watch").wait_for()  # with everything that it needs
    first = ana.page.evaluate(BROUGHT)
    assert len(first) > 10 and all(size for _, size in first)
    ana.go()
    ana.page.locator("#live-watch").wait_for()
    again = ana.page.evaluate(BROUGHT)
    assert len(again) == len(first) and not any(size for name, size in again), "the browser has them"
