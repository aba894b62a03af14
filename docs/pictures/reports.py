"""Make the pictures of docs/study/studies.md in a real browser: a study's report for each game, and the page of an edition.

python docs/pictures/reports.py --out docs/pictures     (needs Chromium and the test tools; some minutes)

It also prints the figures of the page's table of all three games.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import hippodrome as hd
from hippodrome.cli.runner import Arguments, run
from hippodrome.core.errors import BadInput

sys.path.insert(0, str(Path(__file__).parents[2]))


from tests.browser.people import Guest, chromium
from tests.server.process import served

STUDIES: list[tuple[str, int, int, dict[str, Any], str, str]] = [
    ("charioteer", 4, 2000, {}, "en", "light"),
    ("chariot-race", 6, 1500, {"unequal_chariots": True}, "es", "dark"),
    ("cthulhu-500", 4, 2000, {}, "en", "light"),
]
"""Game, seats, races, options, and the language and theme of the picture."""
FIGURES = ("length", "options", "lead_changes", "half_leader_won", "openness", "hopeless")


def report(browser: Browser, folder: Path, out: Path, study: tuple[str, int, int, dict[str, Any], str, str]) -> None:
    """Study a game, and take a picture of the page."""
    game, seats, races, options, language, theme = study
    page = folder / f"{game}.html"
    found = hd.study(
        game, seats=["auriga"] * seats, games=races, seed=1, fact_races=24, report=page, language=language, **options
    )
    figures = {name: round(found["measures"][name]["mean"], 4) for name in FIGURES}
    sys.stdout.write(json.dumps({"game": game, "races": found["races"], **figures, "never": found["never"]}) + "\n")
    context = browser.new_context(viewport={"width": 1280, "height": 1100}, color_scheme="dark" if theme == "dark" else "light")
    shown = context.new_page()
    shown.goto(page.as_uri())
    shown.locator("html[data-drawn=yes]").wait_for()
    shown.screenshot(path=out / f"study-{game}.png")
    context.close()


def main() -> None:
    """Study each game, look at an edition, and take pictures."""
    parser = Arguments(prog="python docs/pictures/reports.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the pictures go")
    out = parser.parse_args().out
    if not out.is_dir():
        raise BadInput(f"there is no folder {out}")
    with chromium() as browser, tempfile.TemporaryDirectory() as home:
        for study in STUDIES:
            report(browser, Path(home), out, study)
        with served(Path(home)) as site:
            guest = Guest(browser, site, size=(1280, 900), drawn=True)
            guest.go("/edition/charioteer")
            guest.page.locator('[id="value-race.whip"]').fill("7")
            guest.page.locator('[id="value-race.hand"]').fill("30")
            guest.page.locator("#faults li").wait_for()
            guest.page.evaluate("window.scrollTo(0, 0)")
            guest.page.screenshot(path=out / "edition.png")
            guest.context.close()


if __name__ == "__main__":
    sys.exit(run(main))
