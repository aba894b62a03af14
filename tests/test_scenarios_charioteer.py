"""Charioteer's rulebook examples as scenarios, and its rulings with what holds them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from hippodrome.games import edition_text, find
from hippodrome.scenarios.file import read_file
from hippodrome.scenarios.play import play

HERE = Path(__file__).parent
SCENARIOS = sorted((HERE / "scenarios" / "charioteer").glob("*.toml"))
ROOM = HERE.parent / "src" / "hippodrome" / "games" / "charioteer"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = read_file(path)
    assert play(scenario) == []
    assert scenario.sections, "a scenario belongs to a section of the rulebook"
    assert any(scenario.name.startswith(section) for section in scenario.sections), "and its name begins with it"


def test_every_outer_space_beyond_the_finish_is_skipped(tmp_path: Path) -> None:
    """Ruling 20: on a track this short a last move goes through both corners."""
    text, _ = edition_text(find("charioteer"), "reconstructed")
    sections = ["straight = 1", 'bend = "RORO"\nturn = 180', "straight = 3", 'bend = "RORO"\nturn = 180', "straight = 2"]
    track = "[track]\nsource = 'own'\nstart = 1\n" + "".join(f"[[track.section]]\n{section}\n" for section in sections)
    (tmp_path / "short.toml").write_text(text[: text.index("[track]")] + track, encoding="utf-8")
    ride = """
game = "charioteer"
edition = "short.toml"
name = "Ten spaces beyond the line: 1, 2, 4, 6, 7, 8, 9, 11, 13, 14"
players = ["Elaine", "David"]
options = {laps = 1}
[table]
emperor = "red"
crowd = ["b0b0y0"]
[seat.Elaine]
at = {lap = 1, space = 14}
hand = ["g6g6r1", "g6g6r3"]
[seat.David]
hand = ["y0y0g2"]
[[step]]
answer.Elaine = "green6: g6g6r1 g6g6r3"
answer.David = "reset: y0y0g2"
[step.expect]
told = [{kind = "moved", seat = "Elaine", spaces = 10, place = {lap = 2, space = 14}}]
winners = ["Elaine"]
"""
    path = tmp_path / "ride.toml"
    path.write_text(ride, encoding="utf-8")
    assert play(read_file(path)) == []


# Rulings ------------------------------------------------------------------------------------------------------------


@cache
def rulings() -> dict[int, str]:
    """The rulings by number, with their text."""
    parts = re.split(r"^## (\d+)\. ", (ROOM / "RULINGS.md").read_text(encoding="utf-8"), flags=re.M)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


@cache
def holders() -> frozenset[str]:
    """The names of every scenario of Charioteer and of every test function."""
    tests = {
        node.name
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    return frozenset(tests | {path.stem for path in SCENARIOS})


def test_rulings_are_numbered_one_after_another() -> None:
    assert list(rulings()) == list(range(1, len(rulings()) + 1))
    assert len(rulings()) >= 20


@pytest.mark.parametrize("number", rulings())
def test_a_ruling_has_a_reason_and_something_that_holds_it(number: int) -> None:
    text = rulings()[number]
    assert "\nReason: " in text
    held = re.findall(r"`([\w-]+)`", text[text.index("\nHeld by ") :])
    assert held
    assert [name for name in held if name not in holders()] == []


def cited() -> dict[int, list[str]]:
    """Rulings by the files of the game that cite them."""
    found: dict[int, list[str]] = {}
    for file in sorted(ROOM.glob("*.py")):
        for numbers in re.findall(r"Rulings? ([\d, ]+)", file.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+", numbers):
                found.setdefault(int(number), []).append(file.name)
    return found


def test_every_ruling_that_is_cited_exists() -> None:
    assert [number for number in cited() if number not in rulings()] == []


def test_every_ruling_is_cited_by_the_rules_that_rest_on_it() -> None:
    assert [number for number in rulings() if number not in cited()] == []


def test_a_scenario_that_cites_a_ruling_holds_it() -> None:
    for path in SCENARIOS:
        text = path.read_text(encoding="utf-8")
        for numbers in re.findall(r"Rulings? ([\d, and]+)", text):
            for number in map(int, re.findall(r"\d+", numbers)):
                assert f"`{path.stem}`" in rulings()[number], f"{path.stem} cites ruling {number}, which does not name it"
