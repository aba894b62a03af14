"""After a race: replay, branch, rematch, files; and several people at one screen."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.browser.people import QUICK, Guest, finish, laid, play


def finished(ana: Guest, game: str = "chariot-race") -> str:
    """Come to a table whose race is over."""
    table, keys = laid(ana.site, game, ["me:Ana", "tiro"], options=QUICK[game])
    finish(ana.site, table, keys, Random(game))
    ana.come(game, table, keys)
    ana.wait(lambda: ana.over)
    return table


def test_a_replay_steps_and_branches_into_a_live_race(ana: Guest) -> None:
    finished(ana)
    page = ana.page
    page.locator("#to-replay").click()
    page.wait_for_url("**/replay/*")
    ana.wait(lambda: int(page.locator("#slider").get_attribute("max") or 0) > 5)
    last = int(page.locator("#slider").get_attribute("max") or 0)
    page.locator("#slider").fill("0")
    first = page.locator("#stage .pieces").inner_html()
    page.locator("#forward").click()
    ana.wait(lambda: page.locator("#slider").input_value() == "1")
    page.locator("#slider").fill(str(last))
    ana.wait(lambda: page.locator("#stage .pieces").inner_html() != first)
    page.locator("#eyes").select_option("0")
    page.locator("#slider").fill(str(last // 3))
    page.locator("#branch").click()
    form = page.locator("form.setup")
    form.locator(".seat-rows > li").nth(0).locator("select").first.select_option("me")
    form.locator("#pace").select_option("instant")
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    play([ana], Random(2), decisions=4)
    table = page.url.rpartition("/table/")[2].partition("#")[0]
    finish(ana.site, table, ana.keys(table), Random(2))
    ana.wait(lambda: ana.over)
    page.locator("#result #verify").click()
    ana.wait(lambda: "good" in (page.locator(".verdict").get_attribute("class") or ""))


def test_a_rematch_and_the_lobby_remember_me(ana: Guest) -> None:
    table = finished(ana)
    ana.page.locator("#rematch").click()
    ana.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ana.wait(lambda: ana.may_choose)
    again = ana.page.url.rpartition("/")[2]
    ana.go()
    link = ana.page.locator(f'#mine a[href*="{again}"]')
    link.click()
    ana.wait(lambda: ana.may_choose)


def test_a_race_file_is_taken_home_and_brought_back(ana: Guest, tmp_path: Path) -> None:
    finished(ana)
    with ana.page.expect_download() as coming:
        ana.page.locator('#result a[href$="/race"]').click()
    file = tmp_path / "mine.race"
    coming.value.save_as(file)
    ana.go()
    ana.page.locator("#race-file").set_input_files(file)
    ana.page.wait_for_url("**/replay/*")
    ana.wait(lambda: int(ana.page.locator("#slider").get_attribute("max") or 0) > 5)
    assert "nobody here saw it" in ana.page.locator("main .unproven, .dock .unproven").first.inner_text()
    ana.page.locator("#verify").click()
    ana.wait(lambda: "fits the seal in the file" in ana.page.locator("dialog[open] .verdict").inner_text())
    assert "nobody here saw it" in ana.page.locator("dialog[open] .unproven").inner_text()
    bad = tmp_path / "bad.race"
    bad.write_text("no race at all\n")
    ana.go()
    ana.page.locator("#race-file").set_input_files(bad)
    ana.wait(lambda: "race file" in ana.page.locator("#import-note").inner_text())


def test_two_people_at_one_screen_see_only_their_own_hands(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "me:Ben"], options=QUICK["charioteer"])
    page, rng = ana.page, Random(8)
    hands: dict[str, set[str]] = {}
    for seat in ("0", "1"):
        curtain = page.locator(f'#curtain[data-seat="{seat}"]')
        curtain.wait_for()
        assert page.locator("#hand .card:visible").count() == 0 or seat == "1", "nothing is to be seen behind the curtain"
        curtain.locator("button").first.click()
        ana.wait(lambda: ana.may_choose)
        hands[seat] = set(page.locator("#hand .card").evaluate_all("all => all.map(e => e.dataset.id)"))
        ana.choose(rng)
    assert hands["0"] and hands["1"] and not hands["0"] & hands["1"]
    ana.wait(lambda: ana.may_choose or page.locator("#curtain").is_visible())  # the next turn


def test_another_device_takes_the_seat_over_by_its_link(ana: Guest, ben: Guest) -> None:
    reached = {"reach": "network", "addresses": [ana.site.address]}
    ana.page.route("**/api/invite*", lambda route: route.fulfill(json=reached))
    table = ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    ana.close_guide()
    ana.page.locator("#menu-button").click()
    ana.page.locator("#menu-device").click()
    ana.page.locator(".qr svg").wait_for()
    link = ana.page.locator("input.copied").first.input_value()
    ben.page.goto(link)
    ben.wait(lambda: ben.may_choose)
    assert table in ben.page.url and "secret" not in ben.page.url
    assert ben.page.locator("#hand .card").count() == ana.page.locator("#hand .card").count()
