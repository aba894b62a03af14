"""Make the pictures of README and of the tutorials: real tables in a real browser.

python docs/pictures/make.py --out docs/pictures     (needs Chromium and the test tools, which make test sets up)
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from hippodrome.cli.runner import Arguments, run
from hippodrome.core.errors import BadInput

sys.path.insert(0, str(Path(__file__).parents[2]))


from tests.browser.people import Guest, chromium, play
from tests.server.process import Site, served

SHOTS = [
    ("charioteer", "charioteer", (1280, 800), "light", 6),
    ("chariot-race", "chariot-race", (1280, 800), "light", 8),
    ("cthulhu-500", "cthulhu-500", (1280, 800), "dark", 9),
    ("phone", "charioteer", (390, 800), "dark", 3),
]
"""Name, game, size, theme, and how many decisions are made before the picture."""
TUTORIALS = ["charioteer", "chariot-race", "cthulhu-500"]
SEATS = ["me:Ana", "auriga", "tiro", "auriga"]


def play_into(guest: Guest, game: str, rng: Random, decisions: int) -> None:
    """Play a race until Ana is prompted again after some decisions; if the race ends before, play another one."""
    while True:
        guest.make_table(game, SEATS)
        guest.wait(lambda: guest.may_choose)
        play([guest], rng, decisions=decisions)
        guest.wait(lambda: guest.may_choose or guest.over, 60)
        if not guest.over:
            return


def shoot(guest: Guest, file: Path) -> None:
    guest.page.evaluate("window.scrollTo(0, 0)")
    guest.page.wait_for_timeout(600)
    guest.page.screenshot(path=file)
    guest.context.close()


def races(browser: Browser, site: Site, out: Path) -> None:
    """A move in the middle of a race, as the coach suggests it."""
    for name, game, size, theme, decisions in SHOTS:
        guest = Guest(browser, site, size=size, theme=theme, drawn=True)
        play_into(guest, game, Random(name), decisions)
        guest.close_guide()
        if guest.page.locator("#tool-hint").is_visible():
            guest.page.locator("#tool-hint").click()
            guest.page.locator("#advice-take").click(timeout=120_000)
            guest.wait(lambda guest=guest: guest.page.locator("#confirm:enabled").count() > 0)
        shoot(guest, out / f"{name}.png")


def tutorials(browser: Browser, site: Site, out: Path) -> None:
    """The lobby, the sheet that sets up a table, the first decision of each game with its guide, and a result."""
    guest = Guest(browser, site, size=(1280, 900), drawn=True)
    guest.go()
    guest.page.locator("#live-watch").wait_for()
    shoot(guest, out / "lobby.png")
    guest = Guest(browser, site, size=(1280, 800), drawn=True)
    guest.go()
    guest.page.locator('.game-card[data-game="charioteer"] .more-options').click()
    guest.page.locator("form.setup").wait_for()
    shoot(guest, out / "setup.png")
    for game in TUTORIALS:
        guest = Guest(browser, site, size=(1280, 800), drawn=True)
        guest.make_table(game, SEATS)
        guest.wait(lambda guest=guest: guest.may_choose)
        guest.page.locator("#guide-close").wait_for()
        shoot(guest, out / f"first-{game}.png")
    guest = Guest(browser, site, size=(1280, 800), drawn=True)
    guest.make_table("charioteer", SEATS, options={"laps": 1})
    guest.wait(lambda: guest.may_choose)
    play([guest], Random("result"))
    guest.wait(lambda: guest.over, 120)
    shoot(guest, out / "result.png")


def main() -> None:
    """Play a little of each game, and take pictures."""
    parser = Arguments(prog="python docs/pictures/make.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the pictures go")
    parser.add_argument("--only", choices=["races", "tutorials"], help="only these pictures")
    given = parser.parse_args()
    if not given.out.is_dir():
        raise BadInput(f"there is no folder {given.out}")
    with chromium() as browser, tempfile.TemporaryDirectory() as home, served(Path(home)) as site:
        for name, take in (("races", races), ("tutorials", tutorials)):
            if given.only in (None, name):
                take(browser, site, given.out)


if __name__ == "__main__":
    sys.exit(run(main))
