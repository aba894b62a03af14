"""Screenshots of the terminal: a race file as SVG, without network resources."""

from __future__ import annotations

import html
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hippodrome.cli.files import verify
from hippodrome.cli.runner import run
from hippodrome.cli.screenshot import draw_screenshot, main
from hippodrome.games.race_opening import open_race
from tests.terminal.test_play import race

DOCS = Path(__file__).parents[2] / "docs/pictures"


def words_in(svg: str) -> str:
    """Return the text of a picture, row by row."""
    return html.unescape(" ".join(re.findall(r">([^<]+)</text>", svg))).replace("\xa0", " ")


def test_picture_in_the_documentation_is_up_to_date(tmp_path: Path) -> None:
    main([str(DOCS / "terminal.race"), str(tmp_path / "again.svg"), "--to", "142", "--type", "2 6 r+5"])
    again = (tmp_path / "again.svg").read_text("utf-8")
    assert words_in(again) == words_in((DOCS / "terminal.svg").read_text("utf-8"))
    assert "4 symbols + 5 + 5 (token) + 1 (skill) − 2 (damage) = " in words_in(again)


def test_race_in_the_documentation_verifies(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(DOCS / "terminal.race", as_json=False) == 0
    assert "follow the rules" in capsys.readouterr().out
    assert open_race(DOCS / "terminal.race")[2].prompt is None


def test_screenshot_is_well_formed_and_self_contained() -> None:
    svg = draw_screenshot(DOCS / "terminal.race", to=142)
    ElementTree.fromstring(svg)
    assert "@font-face" not in svg and "@import" not in svg
    assert set(re.findall(r"https?://[^\"')\s]+", svg)) == {"http://www.w3.org/2000/svg"}


def test_screenshot_shows_only_what_its_seat_may_see(tmp_path: Path) -> None:
    file = tmp_path / "two.race"
    race(["", "m1", ""], seats=("me:Ana", "me:Ben"), file=file)
    ana, ben = (words_in(draw_screenshot(file, seat=seat)) for seat in (0, 1))
    assert "Ana> " not in ana and "Ben> " in ben  # Ana has answered
    assert "Emperador" in words_in(draw_screenshot(file, language="es")) and "Emperor" in ana


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere.race"], "No such file"),
        ([str(DOCS / "terminal.race"), "--to", "9999"], "cannot be drawn at line 9,999"),
        ([str(DOCS / "terminal.race"), "--as", "9"], "there is no seat 9"),
        ([str(DOCS / "terminal.race"), "--as", "0"], "there is no seat 0"),
        ([str(DOCS / "terminal.race"), "--to", "-1"], "cannot be drawn at line -1"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: main([arguments[0], str(tmp_path / "out.svg"), *arguments[1:]])) == 2
    told = capsys.readouterr().err
    assert says in told and told.count("\n") == 1 and not (tmp_path / "out.svg").exists()
