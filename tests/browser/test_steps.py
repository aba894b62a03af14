"""A race that one can see: a turn told in steps, what happened since my last move, the log by turn, the replay by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people import QUICK, Guest, finish, laid, play
from tests.server.process import Site
from tests.soak import in_soak

WATCH = """async () => {
  const { SPEEDS } = await fileOfThePage("playback/steps.js");
  Object.assign(SPEEDS.calm, { rest: 1e7, budget: 1e9 });
  Object.assign(SPEEDS.brisk, { rest: 1, letter: 0, pace: 0.05 });
  window.told = [];
  new MutationObserver(() => {
    const step = document.body.dataset.playback;
    if (step === undefined || window.told.at(-1)?.step === Number(step)) return;
    const lines = [...document.querySelectorAll("#log .line")].map((line) => Number(line.dataset.step));
    window.told.push({ step: Number(step), lines: Math.max(...lines), laid: document.querySelectorAll(".laid").length });
  }).observe(document.body, { attributes: true, attributeFilter: ["data-playback"] });
}"""
"""Played calmly, steps stay until they are skipped; played briskly, they are over at once. The steps are recorded."""
STANDS = (
    """() => Object.fromEntries([...document.querySelectorAll("#stage .piece")].map((g) => [g.dataset.id, g.piece.slot]))"""
)


@pytest.fixture
def eve(browser: Browser, site: Site) -> Iterator[Guest]:
    """Somebody who likes things to move."""
    guest = Guest(browser, site, motion="no-preference")
    yield guest
    guest.leave()


def begin(guest: Guest, game: str, *, speed: str, bots: int = 2) -> str:
    """Sit down with bots, with the telling as slow as it gets, or over at once."""
    guest.page.add_init_script(f"localStorage.setItem('hippodrome.speed', '\"{speed}\"')")
    table = guest.make_table(game, ["me:Eve", *["tiro"] * bots], options=QUICK[game])
    guest.wait(lambda: guest.may_choose)
    guest.page.evaluate(WATCH)
    return table


def telling(page: Page) -> str | None:
    """The number of the step that is being told."""
    step: str | None = page.evaluate("document.body.dataset.playback ?? null")
    return step


def until_told(guest: Guest, rng: Random) -> None:
    """Answer until something is told."""
    while telling(guest.page) is None:
        guest.wait(lambda: guest.may_choose or telling(guest.page) is not None)
        if telling(guest.page) is None:
            guest.choose(rng)
            guest.wait(lambda: guest.may_choose or telling(guest.page) is not None)


def stands(guest: Guest, table: str) -> bool:
    """Whether the pieces on the board stand as the server tells this seat."""
    secret = guest.page.evaluate("(id) => JSON.parse(localStorage.getItem('hippodrome.tables'))[id].keys[0].secret", table)
    truth = {piece["id"]: piece["slot"] for piece in guest.site.get(f"/tables/{table}/state", secret)["scene"]["pieces"]}
    return all(truth.get(id) == slot for id, slot in guest.page.evaluate(STANDS).items())


@pytest.mark.parametrize("game", ["charioteer", in_soak("chariot-race"), "cthulhu-500"])
def test_what_happens_is_told_step_by_step_while_the_log_grows(game: str, eve: Guest) -> None:
    table, page, rng = begin(eve, game, speed="brisk"), eve.page, Random(game)
    for _ in range(20):
        eve.choose(rng)
        eve.wait(lambda: eve.may_choose and telling(page) is None)
        if len(told := page.evaluate("window.told")) > 12:
            break
    steps = [one["step"] for one in told]
    assert len(steps) > 12 and steps == sorted(set(steps)), "each step once, in order"
    assert set(range(steps[0], steps[-1] + 1)) == set(steps), "and none is left out"
    assert all(one["lines"] == one["step"] for one in told), "the log is as far as the telling"
    eve.wait(lambda: stands(eve, table))
    if game == "charioteer":
        assert any(one["laid"] >= 3 for one in told), "cards are laid open beside the seats"


def test_one_key_ends_the_telling_and_one_tells_it_again(eve: Guest) -> None:
    table, page = begin(eve, "charioteer", speed="calm"), eve.page
    until_told(eve, Random(1))
    first = telling(page)
    assert page.locator("#playback .told").count() >= 3 and page.locator("#playback .small-face").count() >= 3
    assert not stands(eve, table) or page.locator("#log .line").last.get_attribute("data-step") == first
    page.keyboard.press("s")
    eve.wait(lambda: telling(page) is None and stands(eve, table))
    assert page.locator("#playback").is_hidden()
    last = page.locator("#log .line").last.get_attribute("data-step")
    assert int(last or 0) > int(first or 0)
    page.keyboard.press("a")
    eve.wait(lambda: telling(page) == first)
    assert page.locator("#log .line").last.get_attribute("data-step") == last, "the log stays whole"
    page.locator("#playback-skip").click()
    eve.wait(lambda: telling(page) is None and stands(eve, table))
    page.locator("#playback-again").click()
    eve.wait(lambda: telling(page) == first)
    page.keyboard.press("?")
    keys = page.locator("dialog[open] kbd").all_inner_texts()
    assert {"S", "A"} <= set(keys)


def test_a_tap_on_the_board_ends_playback_and_shows_the_choice(eve: Guest) -> None:
    table, page, rng = begin(eve, "charioteer", speed="calm"), eve.page, Random(2)
    until_told(eve, rng)
    turn = page.locator("#turn").inner_text()
    assert page.locator("#playback").is_visible() and page.locator("#hand").is_hidden(), "the turn is played in the dock"
    page.locator("#stage").click(position={"x": 5, "y": 5})
    eve.wait(lambda: telling(page) is None and stands(eve, table) and page.locator("#hand .card.lit").first.is_visible())
    assert page.locator("#turn").inner_text() != turn, "until then the header shows the turn that is played"
    eve.choose(rng)
    eve.wait(lambda: telling(page) is not None)


def test_one_control_sets_the_speed_of_playback_and_bots(eve: Guest) -> None:
    table = begin(eve, "charioteer", speed="brisk")
    page = eve.page
    eve.close_guide()

    def speed(name: str) -> None:
        page.locator(f'#speed [data-speed="{name}"]').click()
        assert page.locator('#speed [aria-checked="true"]').get_attribute("data-speed") == name

    assert page.locator('#speed [aria-checked="true"]').get_attribute("data-speed") == "brisk"
    with page.expect_response(lambda reply: reply.url.endswith(f"/tables/{table}/pace?lang=en")) as reply:
        speed("instant")
    assert reply.value.status == 200
    turn = page.locator("#turn").inner_text()
    eve.choose(Random(3))
    eve.wait(lambda: eve.may_choose and page.locator("#turn").inner_text() != turn)
    assert page.evaluate("window.told") == [], "all moves at once"
    assert page.evaluate("JSON.parse(localStorage.getItem('hippodrome.speed'))") == "instant"
    speed("calm")
    eve.choose(Random(4))
    eve.wait(lambda: telling(page) is not None)
    speed("instant")
    eve.wait(lambda: telling(page) is None)


def test_without_motion_the_same_steps_come_as_cards(ana: Guest) -> None:
    table = ana.make_table("charioteer", ["me:Ana", "tiro", "tiro"], options=QUICK["charioteer"])
    page = ana.page
    ana.wait(lambda: ana.may_choose)

    def last_step() -> int:
        return int(page.locator("#log .line").last.get_attribute("data-step") or 0)

    before = last_step()
    ana.choose(Random(5))
    ana.wait(lambda: last_step() > before and ana.may_choose)
    assert page.locator("#recap .step-card").count() == last_step() - before, "every step of the turn is a card"
    assert telling(page) is None and stands(ana, table), "and nothing waits for them"
    assert page.locator("#recap .step-card").first.locator(".small-face").count() >= 3
    page.keyboard.press("s")
    ana.wait(lambda: page.locator("#recap").is_hidden())
    page.keyboard.press("a")
    ana.wait(lambda: page.locator("#recap").is_visible())
    assert page.locator("[aria-live] .told").count() == 0, "a screen reader hears the log, and nothing twice"


def test_a_card_says_what_has_changed_since_my_last_move_and_who_did_it(eve: Guest) -> None:
    begin(eve, "charioteer", speed="instant")
    page, rng = eve.page, Random(6)
    for _ in range(12):  # whoever resets may find everything as it was
        turn = page.locator("#turn").inner_text()
        eve.choose(rng)
        eve.wait(lambda turn=turn: eve.may_choose and page.locator("#turn").inner_text() != turn)  # type: ignore[misc]
        if page.locator("#recap .recap-changes").is_visible():
            break
    assert page.locator("#recap-title").inner_text() == "Since your last move"
    assert "→" in page.locator("#recap .recap-changes").inner_text()
    page.reload()
    eve.wait(lambda: page.locator("#recap").is_visible(), 30)
    page.locator("#recap-close").click()
    assert page.locator("#recap").is_hidden()


MADE_UP = """async () => {
  const { Recap } = await fileOfThePage("playback/recap.js");
  const seats = ["Ana", "Ben", "Cy"].map((name, seat) => ({ seat, name }));
  const entry = (n, step, seat, text, hits = [], more = {}) =>
    ({ n, step, text, turn: "Turn 1", step_kind: "move", seat, targets: hits, faces: [], paths: {}, pieces: [], note: false,
      ...more });
  const state = (entries, damage, ranks) => ({ seat: 0, awaited: [0], table: { seats, state: "running" }, standing: { ranks },
    log: { entries }, scene: { displays: [{ seat: 0, stats: [{ id: "damage", label: "Damage", value: damage, lasts: true },
      { id: "actions", label: "Actions", value: String(9 - entries.length), lasts: false }] }] } });
  const recap = new Recap(document.querySelector("#recap"), "made-up", () => {});
  const before = [entry(0, 0, 1, "Ben rams Ana.", [0])];
  recap.markSeen(state(before, "3", [1, 2, 3]));
  const mine = [...before, entry(1, 1, 0, "Ana rams Ben.", [0]), entry(2, 2, 1, "Ben takes 1 cube.", [1])];
  recap.show(state(mine, "4", [1, 2, 3]), ["A", "B", "C"], true);
  const own = recap.box.querySelectorAll(".recap-changes, .recap-done").length;
  const after = [...before, entry(1, 1, 0, "Ana moves."), entry(2, 2, 1, "Ben moves, passing Ana.", [0]),
    entry(3, 3, 2, "Cy attacks."), entry(4, 3, 0, "Ana takes 2 cubes.", [0]),
    entry(5, 4, null, "Stones fly.", [0, 1]), entry(6, 5, 2, "Cy rests."),
    entry(7, 6, 0, "Ana is infected.", [0], { turn: "Turn 2" })];
  recap.show(state(after, "5", [2, 1, 3]), ["A", "B", "C"], true);
  const textOf = (li) => [...li.childNodes].map((part) => part.textContent.trim()).join(" ");
  const rows = (css) => [...recap.box.querySelectorAll(css)].map(textOf);
  const told = [rows(".recap-changes li"), rows(".recap-done li")];
  const kept = JSON.parse(localStorage.getItem("hippodrome.since"));
  const stats = { damage: { label: "Daño", value: "3" }, rank: { label: "Lugar", value: "salida" } };
  kept["made-up/0"] = { ...kept["made-up/0"], language: "es", stats };
  localStorage.setItem("hippodrome.since", JSON.stringify(kept));
  recap.show(state([...after, entry(8, 7, 2, "Cy sleeps.")], "5", [2, 1, 3]), ["A", "B", "C"], true);
  return [...told, rows(".recap-changes li"), own];
}"""


def test_only_what_others_did_to_me_is_on_the_card(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    changes, done, switched, own = ana.page.evaluate(MADE_UP)
    assert changes == ["Place: 1 → 2", "Damage: 3 → 5"]
    assert done == ["B Ben moves, passing Ana.", "C Cy: Ana takes 2 cubes.", "Stones fly.", "Ana is infected."]
    assert switched == ["Damage: 3 → 5"], "what was kept in another language is not mixed with this one"
    assert own == 0, "what I did myself in this turn is no news"


def test_the_log_is_grouped_by_turn_and_marked_by_seat(ana: Guest) -> None:
    ana.make_table("charioteer", ["me:Ana", "tiro"], options=QUICK["charioteer"])
    page = ana.page
    play([ana], Random(7), decisions=2)
    ana.wait(lambda: "Turn 3" in page.locator("#log .log-turn").all_inner_texts())
    assert page.locator("#log .log-turn").all_inner_texts() == ["Before the start", "Turn 1", "Turn 2", "Turn 3"]
    line = page.locator('#log .line[data-kind="revealed"], #log .line[data-kind="revealed_reset"]').first
    assert line.locator(".emblem").count() == 1 and line.locator(".small-face").count() >= 1
    assert "of-seat" in (line.get_attribute("class") or "")


FOLLOWS = """async () => {
  const { Log } = await fileOfThePage("table/log.js");
  const box = document.createElement("div");
  box.style.cssText = "position: fixed; top: 0; left: 0; width: 200px; height: 100px; overflow: auto";
  document.body.append(box);
  const [log, entries] = [new Log(box, () => {}), []];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const grow = async () => {
    const line = { step: 0, text: "said", turn: "", seat: null, faces: [], overtake_text: "", pieces: [] };
    for (let n = 0; n < 10; n += 1) entries.push({ ...line, n: entries.length });
    log.show(entries);
    await frame();
  };
  const left = async () => {
    for (let n = 0; n < 3; n += 1) await frame();
    return Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
  };
  for (let n = 0; n < 6; n += 1) await grow();
  const atEnd = await left();
  box.scrollTop -= 150;
  await frame();
  await grow();
  return [atEnd, await left()];
}"""


def test_the_log_follows_however_fast_lines_come_unless_somebody_reads_above(ana: Guest) -> None:
    """Lines that came with each of several frames in a row once left the log behind for good."""
    ana.make_table("charioteer", ["me:Ana", "tiro"])
    ana.wait(lambda: ana.may_choose)
    at_end, above = ana.page.evaluate(FOLLOWS)
    assert at_end < 2 and above > 150


WHERE = """() => {
  const lines = [...document.querySelectorAll(".line.current")];
  const [box, line] = [document.querySelector("#log"), lines[0]].map((el) => el?.getBoundingClientRect());
  let heading = lines[0];
  while (heading && !heading.matches(".log-turn")) heading = heading.previousElementSibling;
  return {
    step: Number(document.body.dataset.step),
    moment: Number(document.querySelector("#slider").value),
    current: lines.map((el) => Number(el.dataset.step)),
    turn: heading?.innerText ?? "",
    seen: Boolean(line) && line.top >= box.top - 1 && line.top < box.bottom,
  };
}"""


def at(page: Page) -> dict[str, Any]:
    """Where a replay is: its step and moment, the lines of the log that it marks, their turn, and whether they can be seen."""
    found: dict[str, Any] = page.evaluate(WHERE)
    return found


@pytest.mark.parametrize("game", ["charioteer", in_soak("cthulhu-500")])
def test_a_replay_walks_by_step_decision_and_turn_and_links_to_any_moment(game: str, ana: Guest) -> None:
    table, keys = laid(ana.site, game, ["me:Ana", "tiro", "tiro"], options=QUICK[game])
    finish(ana.site, table, keys, Random(8))
    page = ana.page
    ana.go(f"/replay/{table}#step=4")
    ana.wait(lambda: at(page)["step"] == 4 and at(page)["current"] != [])
    for wanted in (5, 6, 7):
        page.keyboard.press("ArrowRight")
        ana.wait(lambda wanted=wanted: at(page)["step"] == wanted)  # type: ignore[misc]
        assert set(at(page)["current"]) == {wanted} and at(page)["seen"], "the log is at the same place"
    page.keyboard.press("ArrowLeft")
    ana.wait(lambda: at(page)["step"] == 6)
    here = at(page)
    page.locator("#turn-on").click()
    ana.wait(lambda: at(page)["turn"] != here["turn"])
    there = at(page)
    assert there["step"] > 6 and there["seen"]
    page.locator("#forward").click()
    ana.wait(lambda: at(page)["moment"] > there["moment"] or at(page)["step"] > there["step"])
    ahead = at(page)
    page.locator("#turn-on").click()
    ana.wait(lambda: at(page)["turn"] not in (ahead["turn"], here["turn"]))
    link, deep = page.url, at(page)
    assert f"step={deep['step']}" in link
    page.locator("#turn-back").click()
    ana.wait(lambda: at(page)["turn"] == ahead["turn"])
    other = ana.open_page()
    other.goto(link)
    ana.wait(lambda: at(other)["step"] == deep["step"] and at(other)["seen"])
    assert at(other) == deep and other.locator("#now").inner_text() != ""
    other.close()


def test_all_hands_are_open_after_the_race_and_not_before(ana: Guest) -> None:
    table, keys = laid(ana.site, "charioteer", ["me:Ana", "tiro", "tiro"], options=QUICK["charioteer"])
    page = ana.page
    ana.go(f"/replay/{table}")
    ana.wait(lambda: page.locator("#eyes option").count() >= 4)
    assert page.locator('#eyes option[value="all"]').count() == 0
    finish(ana.site, table, keys, Random(9))
    ana.go("/")
    ana.go(f"/replay/{table}#step=12&as=all")
    ana.wait(lambda: at(page)["step"] == 12 and page.locator('.seats .chit[data-id^="card:"]').count() >= 3 * 8)
    assert page.locator("#eyes").input_value() == "all"
    assert page.locator('.seats .chit[data-id^="fan:"]').count() == 0, "fan tokens lie open, too"


LAID_OPEN = """() => {
  const box = document.querySelector("#playback").getBoundingClientRect();
  const inside = (el) => {
    const at = el.getBoundingClientRect();
    return at.width > 0 && at.left >= box.left && at.right <= box.right + 1 && at.top >= box.top && at.bottom <= box.bottom + 1;
  };
  return [...document.querySelectorAll("#playback .told, #playback .small-face, #playback-skip")].every(inside);
}"""


@pytest.mark.parametrize(
    ("size", "game", "seats"), [((1366, 850), "charioteer", 6), ((360, 640), "charioteer", 6), ((640, 360), "cthulhu-500", 8)]
)
def test_all_that_is_laid_open_is_in_sight(browser: Browser, site: Site, size: tuple[int, int], game: str, seats: int) -> None:
    eve = Guest(browser, site, size=size, motion="no-preference", touch=size[0] < 900)
    begin(eve, game, speed="calm", bots=seats - 1)
    until_told(eve, Random(9))
    page = eve.page
    eve.wait(lambda: page.locator('#playback[data-act="reveal"]').is_visible())
    assert page.locator("#playback .told").count() == seats, "a row a seat"
    eve.wait(lambda: page.evaluate(LAID_OPEN))
    eve.leave()


def test_the_page_says_whom_a_move_overtakes(eve: Guest) -> None:
    begin(eve, "chariot-race", speed="instant")
    rows = eve.page.evaluate("""async () => {
      const { stepRows } = await fileOfThePage("playback/step_rows.js");
      const entry = { text: "Ana moves.", overtake_text: "Overtakes Ben.", seat: 0, faces: [] };
      return stepRows({ entries: [entry] }, ["A"]).map((row) => row.querySelector(".told-text").textContent);
    }""")
    assert rows == ["Ana moves. Overtakes Ben."]
    passes = eve.page.locator("#log .line .told-past")
    play([eve], Random(10), until=lambda: passes.count() > 0)
    assert passes.first.inner_text().strip().startswith("Overtakes "), "sooner or later somebody does"


def test_four_seats_and_their_cards_fit_beside_the_board(browser: Browser, site: Site) -> None:
    for height in (850, 680):
        eve = Guest(browser, site, size=(1366, height))
        eve.make_table("cthulhu-500", ["me:Eve", "tiro", "tiro", "tiro"])
        eve.wait(lambda eve=eve: eve.page.locator(".chit.tall").count() >= 4)  # type: ignore[misc]
        assert (
            eve.page.evaluate(
                "(() => { const box = document.querySelector('.seats-box'); return box.scrollHeight - box.clientHeight; })()"
            )
            <= 1
        )
        eve.leave()
