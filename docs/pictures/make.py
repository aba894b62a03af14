"""Make the README's pictures: real tables in a real browser.

python docs/pictures/make.py --out docs/pictures     (needs Chromium and the test tools, which make test sets up)
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from hippodrome.cli.runner import Arguments, run
from hippodrome.core.errors import BadInput

sys.path.insert(0, str(Path(__file__).parents[2]))


from tests.browser.people import Guest, chromium, play
from tests.server.process import served

SHOTS = [
    ("charioteer", "charioteer", (1280, 800), "light", 6),
    ("chariot-race", "chariot-race", (1280, 800), "light", 8),
    ("cthulhu-500", "cthulhu-500", (1280, 800), "dark", 9),
    ("phone", "charioteer", (390, 800), "dark", 3),
]


def _play_into(guest: Guest, game: str, rng: Random, decisions: int) -> None:
    """Play a race until Ana is asked again after so many decisions; if it ends before, another one."""
    while True:
        guest.make_table(game, ["me:Ana", "auriga", "tiro", "auriga"])
        guest.wait(lambda: guest.may_choose)
        play([guest], rng, decisions=decisions)
        guest.wait(lambda: guest.may_choose or guest.over, 60)
        if not guest.over:
            return


def main() -> None:
    """Play a little of each game, and look."""
    parser = Arguments(prog="python docs/pictures/make.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the pictures go")
    out = parser.parse_args().out
    if not out.is_dir():
        raise BadInput(f"there is no folder {out}")
    with chromium() as browser, tempfile.TemporaryDirectory() as home, served(Path(home)) as site:
        for name, game, size, theme, decisions in SHOTS:
            guest = Guest(browser, site, size=size, theme=theme, drawn=True)
            _play_into(guest, game, Random(name), decisions)
            guest.close_guide()
            if guest.page.locator("#tool-hint").is_visible():
                guest.page.locator("#tool-hint").click()
                guest.page.locator("#advice-take").click(timeout=120_000)
                guest.wait(lambda guest=guest: guest.page.locator("#confirm:enabled").count() > 0)
            guest.page.evaluate("window.scrollTo(0, 0)")
            guest.page.wait_for_timeout(500)
            guest.page.screenshot(path=out / f"{name}.png")
            guest.context.close()
        guest = Guest(browser, site, size=(1280, 900), drawn=True)
        guest.go()
        guest.page.locator("#live-watch").wait_for()
        guest.page.wait_for_timeout(800)
        guest.page.screenshot(path=out / "lobby.png")
        guest.context.close()


if __name__ == "__main__":
    sys.exit(run(main))
