"""The lobby and the way to a table, in a real browser."""

from __future__ import annotations

from tests.browser.people import Guest


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
