"""How long it takes from a click to the picture that shows its answer.

    python -m tests.browser.paint          (make browsers runs it too)

In Chromium, at a table of each game with bots: cards, buttons and pieces that are lit are clicked. By the page's own
clock: when what was clicked is marked and painted, when the reply has come, and when what it says is painted.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from hippodrome.cli.runner import Arguments, run
from tests.browser.people import QUICK, Guest, chromium
from tests.server.process import served

CLICKS = 40
LIMIT = 50.0
"""Milliseconds."""
SEATS = {"charioteer": 4, "chariot-race": 4, "cthulhu-500": 4}
WATCH = """(() => {
  window.clicks = [];
  let begun = null;
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const frame = new MessageChannel();
    frame.port1.onmessage = () => done(performance.now());
    frame.port2.postMessage(0);
  }));
  addEventListener("click", (event) => {
    if (!event.isTrusted || !event.target.closest?.(".lit")) return;
    const now = { at: event.timeStamp, replies: window.replies, marked: painted() };
    begun = now;
  }, true);
  addEventListener("DOMContentLoaded", () => new MutationObserver(async () => {
    const now = begun;
    if (!now || window.replies === now.replies) return;
    begun = null;
    const replied = window.replied - now.at;
    const last = await painted();
    window.clicks.push({ marked: (await now.marked) - now.at, replied, painted: last - now.at });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
  Object.defineProperty(window, "replies", {
    get: () => window.replyCount ?? 0,
    set: (n) => { window.replyCount = n; window.replied = performance.now(); },
  });
})()"""
PLACES = """() => [...document.querySelectorAll("#hand .lit, #buttons .lit, .board .lit")].map((el) => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".lit"))"""


def measured(guest: Guest, game: str, clicks: int) -> list[dict[str, float]]:
    """Click at one question after another, and say how long each click took."""
    rng, page = Random(game), guest.page
    page.add_init_script(WATCH)
    page.add_init_script(f"localStorage.setItem('hippodrome.guide.{game}', 'true')")
    guest.make_table(game, ["me:Ana", *["tiro"] * (SEATS[game] - 1)], options=QUICK[game])
    found: list[dict[str, float]] = []
    while len(found) < clicks and not guest.over:
        guest.wait(lambda: guest.may_choose or guest.over, 60)
        for _ in range(4):
            if not (places := page.evaluate(PLACES)):
                break
            before = int(page.evaluate("window.clicks.length"))
            page.mouse.click(*rng.choice(places))
            guest.wait(lambda before=before: int(page.evaluate("window.clicks.length")) > before or not guest.may_choose)  # type: ignore[misc]
        if guest.may_choose:
            guest.choose(rng)
        found = page.evaluate("window.clicks")
    return found[:clicks]


def main() -> int:
    """Measure all games."""
    parser = Arguments(prog="python -m tests.browser.paint", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--clicks", type=int, default=CLICKS, metavar="N", help=f"how many clicks a game ({CLICKS})")
    parser.add_argument("--json", action="store_true", help="print all clicks as JSON")
    given = parser.parse_args()
    slow, all_clicks = 0, {}
    with chromium() as browser, tempfile.TemporaryDirectory() as home, served(Path(home)) as site:
        for game in SEATS:
            guest = Guest(browser, site, size=(1366, 850), motion="no-preference", drawn=True)
            clicks = all_clicks[game] = measured(guest, game, given.clicks)
            guest.context.close()
            middle = {what: median(click[what] for click in clicks) for what in ("marked", "replied", "painted")}
            late = {what: sum(click[what] > LIMIT for click in clicks) for what in ("marked", "painted")}
            slow += middle["painted"] > LIMIT
            if not given.json:
                told = ", ".join(f"{what} after {took:.0f}" for what, took in middle.items())
                sys.stdout.write(
                    f"{game}: {len(clicks)} clicks, median ms: {told}; "
                    f"above {LIMIT:.0f} ms: {late['marked']} until marked, {late['painted']} until painted\n"
                )
    if given.json:
        sys.stdout.write(json.dumps(all_clicks) + "\n")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(run(main))
