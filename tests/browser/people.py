"""People at browsers: what they click, and what they must never meet."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from hippodrome.core.errors import BadInput
from tests.server.process import Site

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium of this machine, for tools that look at pages; BadInput if there is none."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        raise BadInput("this needs Chromium: install it (Debian: apt install chromium)")
    with sync_playwright() as work:
        browser = work.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


QUIET = ("WebSocket connection", "net::ERR_", "status of 4")
"""What a browser itself says when a server is away or refuses something: the page says it better."""

MAY_CHOOSE = """() => Boolean(document.querySelector("#choice.open") && document.querySelector(".lit, #confirm:enabled"))"""
GUIDE_CAME = """() => document.querySelector("#guide-close")?.getClientRects().length > 0
  || Object.entries(localStorage).some(([key, value]) => key.startsWith("hippodrome.guide.") && value === "true")"""
DECIDE = """async ([seed, confirms]) => {
  const rng = () => { seed = (seed * 1664525 + 1013904223) % 4294967296; return seed / 4294967296; };
  const seen = (e) => e && e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const replied = async (before) => {  // not for long: the table may have moved on
    for (let n = 0; window.replies === before && n < 500; n += 1) await rest(2);
  };
  const guide = document.querySelector("#guide-close");
  if (seen(guide)) guide.click();
  for (let tries = 0, stuck = 0; tries < 90; tries += 1) {
    const confirm = document.querySelector("#confirm:enabled");
    if (seen(confirm)) {
      const before = window.replies;
      if (confirms) confirm.click();
      if (confirms) await replied(before);
      return true;
    }
    const lit = document.querySelector("#choice.open") ? [...document.querySelectorAll(".lit:not(.chosen)")].filter(seen) : [];
    stuck = lit.length ? 0 : stuck + 1;
    const clear = document.querySelector("#clear");
    if (stuck > 8 && seen(clear)) {  // blind picks can lead nowhere: begin again
      clear.click();
      stuck = 0;
    }
    const one = lit[Math.floor(rng() * lit.length)], before = window.replies;
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (one) await replied(before);
    await rest(one ? 5 : 30);
  }
  return false;
}"""
"""Click what is lit until it makes an answer, and confirm it or not; whether it came to one, for the table may move on."""
REPLIES = """(() => {
  window.replies = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => { window.replies += data.startsWith('{"type":"reply"'); });
    }
  };
  const fetched = window.fetch;
  window.fetch = async (what, ...more) => {
    const reply = await fetched(what, ...more);
    window.replies += /\\/(consider|answer|withdraw)/.test(String(what.url ?? what));
    return reply;
  };
})()"""
"""Count what the server replies to picks and answers, over the line and to requests."""
TURN_REQUEST = re.compile(r"/api/tables/[^/]+/(consider|answer|withdraw)\b")
"""Not a file of the page whose name begins alike."""
FILES = """(() => {
  window.fileOfThePage = (name) => import(document.querySelector("script[type=module]").src.replace(/pages\\/[^/]*$/, name));
})()"""
"""A module of the page, the very one that it uses: its address has a mark."""
UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
})()"""
DRAWN = "() => { document.adoptedStyleSheets = []; }"
"""A page that nobody looks at need not be drawn: it is laid out, styled, hit and heard as ever, but its pixels would take a
quarter of the work of these tests. Whoever judges what is seen (screenshots, contrast, the time to paint) has it drawn."""
QUICK: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}
"""Options for a short race."""


def laid(
    site: Site, game: str, seats: Sequence[str], *, options: Mapping[str, Any] | None = None, clock: str = "none"
) -> tuple[str, list[dict[str, Any]]]:
    """A table with people (me:NAME), free seats (open) and bots, as the lobby makes it; its id and the keys of my seats."""
    plans = [
        {"kind": kind, "name": name} if kind in ("me", "open") else {"kind": "bot", "level": kind}
        for kind, _, name in (seat.partition(":") for seat in seats)
    ]
    body = {"game": game, "seats": plans, "pace": "instant", "clock": clock, "options": dict(options or {})}
    made = site.post("/tables", body)
    for key in made["seats"]:
        site.post(f"/tables/{made['id']}/ready", {"salt": "x"}, key["secret"])
    return str(made["id"]), list(made["seats"])


def finish(
    site: Site, table: str, keys: Sequence[Mapping[str, Any]], rng: Random, *, until: Callable[[], bool] = lambda: False
) -> None:
    """Play a race to its end by requests, or until something is so: for tests of what comes afterwards."""
    for _ in range(2000):
        for key in keys:
            if until() or (card := site.get(f"/tables/{table}", key["secret"]))["state"] == "over":
                return
            if card["your_move"]:
                offered = site.get(f"/tables/{table}/options", key["secret"])
                given = {"prompt_token": offered["prompt_token"], "answer": rng.choice(offered["options"])}
                site.post(f"/tables/{table}/answer", given, key["secret"])
    raise AssertionError("the race does not end")


class Guest:
    """Somebody with a browser of their own. Errors of the page and requests to anywhere else are kept, to be looked at."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        *,
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        theme: Any = "light",
        touch: bool = False,
        motion: Any = "reduce",
        drawn: bool = False,
    ) -> None:
        self.site, self._drawn = site, drawn
        window: Any = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(
            viewport=window, locale=language, color_scheme=theme, reduced_motion=motion, has_touch=touch
        )
        self.context.set_default_timeout(20_000)
        self.wrong: list[str] = []
        self.by_line = self.by_request = 0
        """How often the server has replied to something done in a turn, over the live line and to a request."""
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.add_init_script(REPLIES)
        page.add_init_script(FILES)
        if not self._drawn:
            page.add_init_script(UNDRAWN)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", lambda line: line.on("framereceived", self._heard))
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in QUIET):
            self.wrong.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, self.site.address.replace("http", "ws"), "data:", "blob:")):
            self.wrong.append(f"asked elsewhere: {request.url}")

    def _answered(self, reply: Response) -> None:
        self.by_request += bool(TURN_REQUEST.search(reply.url))

    def _heard(self, frame: str | bytes) -> None:
        self.by_line += isinstance(frame, str) and frame.startswith('{"type":"reply"')

    def leave(self) -> None:
        self.context.close()
        assert self.wrong == []

    # Where they go ---------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site.address + path)
        if path == "/":
            self.page.locator(".game-card").first.wait_for()

    def come(self, game: str, table: str, keys: Sequence[Mapping[str, Any]] = ()) -> None:
        """Come to a table by a link with the keys of seats, or to watch."""
        brought = "&".join(f"seat={key['seat']}&secret={key['secret']}" for key in keys)
        self.page.goto(f"{self.site.address}/table/{table}#{brought}&game={game}")

    def make_table(
        self, game: str, seats: Sequence[str], *, options: Mapping[str, Any] | None = None, clock: str = "none"
    ) -> str:
        """Sit down at a new table; its id. (In the lobby by hand: set_up_table.)"""
        table, keys = laid(self.site, game, seats, options=options, clock=clock)
        self.come(game, table, keys)
        return table

    def set_up_table(self, game: str, seats: Sequence[str], *, options: Mapping[str, str] | None = None) -> str:
        """Make a table in the lobby by clicking; the table's id. Options are named by the place of their value in the list."""
        page = self.page
        self.go()
        page.locator(f'.game-card[data-game="{game}"] .more-options').click()
        form = page.locator("form.setup")
        form.wait_for()
        chairs = form.locator(".seat-rows > li")
        while chairs.count() < len(seats):
            form.locator("button.add").click()
        while chairs.count() > len(seats):
            chairs.last.locator("button.remove").click()
        for chair, seat in enumerate(seats):
            kind, _, called = seat.partition(":")
            chairs.nth(chair).locator("select").first.select_option(kind)
            if kind == "me":
                chairs.nth(chair).locator("input").first.fill(called)
        form.locator("details.more > summary").click()
        form.locator("#pace").select_option("instant")
        for option, value in (options or {}).items():
            form.locator(f"#option-{option}").select_option(value)
        form.locator("button[type=submit]").click()
        page.wait_for_url("**/table/*")
        return page.url.rpartition("/table/")[2].partition("#")[0]

    def sit(self, table: str, name: str) -> None:
        """Sit down at a friend's table by its link."""
        self.go(f"/table/{table}")
        self.page.locator("#sit-name").fill(name)
        self.page.locator("form.sit button[type=submit]").click()

    def keys(self, table: str) -> list[dict[str, Any]]:
        """The keys of my seats at a table, as this browser keeps them."""
        kept: list[dict[str, Any]] = self.page.evaluate("id => JSON.parse(localStorage['hippodrome.tables'])[id].keys", table)
        return kept

    # What they do ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("() => document.querySelector('#result')?.getClientRects().length > 0"))

    @property
    def may_choose(self) -> bool:
        """Whether something is asked that is not yet answered."""
        return bool(self.page.evaluate(MAY_CHOOSE))

    def close_guide(self) -> None:
        """It comes a moment after the table, and only the first time."""
        self.wait(lambda: bool(self.page.evaluate(GUIDE_CAME)))
        if self.page.locator("#guide-close").is_visible():
            self.page.locator("#guide-close").click()

    def choose(self, rng: Random) -> bool:
        """Click what is lit until it makes an answer, and confirm it; whether it came to one, for the table may move on."""
        return bool(self.page.evaluate(DECIDE, [rng.getrandbits(32), True]))

    def make_an_answer(self, rng: Random) -> bool:
        """Click what is lit until it makes an answer, and do not confirm it."""
        return bool(self.page.evaluate(DECIDE, [rng.getrandbits(32), False]))

    @property
    def replies(self) -> int:
        return self.by_line + self.by_request

    def until_replied(self, act: Callable[[], object], before: int | None = None) -> None:
        """Do something in a turn, and wait until the server has replied; not for long, for the table may have moved on."""
        before, end = self.replies if before is None else before, time.monotonic() + 2
        act()
        while self.replies == before and time.monotonic() < end:
            self.page.wait_for_timeout(5)

    def wait(self, wanted: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait until something is so."""
        end = time.monotonic() + seconds
        while not wanted():
            if time.monotonic() > end:
                raise AssertionError(f"it never came; the page says: {self.page.locator('body').inner_text()[:2000]}")
            self.page.wait_for_timeout(30)

    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator("#log > *").all_inner_texts()


def play(people: Sequence[Guest], rng: Random, *, until: Callable[[], bool] | None = None, decisions: int = 600) -> int:
    """Let people click until the race is over for all of them (or until something is so); how many decisions that took."""
    made, idle = 0, 0
    while made < decisions and not all(guest.over for guest in people):
        if until is not None and until():
            break
        for guest in people:
            if guest.may_choose:
                guest.choose(rng)
                made += 1
                idle = 0
        idle += 1
        assert idle < 1000, [guest.page.locator("body").inner_text()[:1500] for guest in people]
        if idle > 1:
            people[0].page.wait_for_timeout(20)
    return made
