"""Every section of the rulebook is named by the rules that follow it and by a scenario; rulings have reasons and holders."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hippodrome.scenarios.file import read_file
from hippodrome.scenarios.play import play

HERE = Path(__file__).parent
ROOM = HERE.parent.parent / "src" / "hippodrome" / "games" / "chariot_race"
SCENARIOS = sorted((HERE.parent / "scenarios" / "chariot-race").glob("*.toml"))

SECTIONS = (
    "Setup",
    "The Chariot Boards",
    "Flow of Play",
    "Phase 1: Repair",
    "Phase 2: Adjust Initial Speed",
    "Phase 3: Roll Dice",
    "Phase 4: Obtain the Favor of Fortuna",
    "Phase 5: Move",
    "Changing Lanes",
    "Cornering",
    "Ramming",
    "Phase 6: Attack",
    "Drop a Caltrop",
    "Throw a Javelin",
    "End of Round",
    "Wrecking Your Chariot",
    "End of Game",
    "The Dice Symbols",
    "Games With 2 and 3 Players",
    "No Damage After Crossing the Finish Line",
    "Alternate Racetrack",
    "Alternate Chariots",
)
"""The headings of the rulebook, in its order; those without rules (introduction, components, credits) left out."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = read_file(path)
    assert play(scenario) == []
    assert scenario.sections, "a scenario belongs to a section of the rulebook"
    assert any(scenario.name.startswith(section) for section in scenario.sections), "and its name begins with it"


def strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@cache
def docstrings() -> str:
    return "\n".join(
        text for file in sorted(ROOM.glob("*.py")) for text in strings(ast.parse(file.read_text(encoding="utf-8")))
    )


@cache
def shown() -> frozenset[str]:
    return frozenset(section for path in SCENARIOS for section in read_file(path).sections)


def test_every_section_is_in_a_docstring_of_the_rules() -> None:
    assert [section for section in SECTIONS if not re.search(rf"(?<!\w){re.escape(section)}(?!\w)", docstrings())] == []


def test_every_section_has_a_scenario() -> None:
    assert [section for section in SECTIONS if section not in shown()] == []


def test_scenarios_know_no_other_sections() -> None:
    assert sorted(shown() - set(SECTIONS)) == []


def test_reasons_name_sections_of_the_rulebook() -> None:
    """A refusal's section is a heading that a player can look up."""
    given = set()
    for file in ("offers.py", "answers.py"):
        for call in ast.walk(ast.parse((ROOM / file).read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
                given |= {str(arg.value) for arg in call.args[2:] if isinstance(arg, ast.Constant)}
    assert len(given) > 4
    assert sorted(given - set(SECTIONS)) == []


# Rulings ------------------------------------------------------------------------------------------------------------


@cache
def rulings() -> dict[int, str]:
    parts = re.split(r"^## (\d+)\. ", (ROOM / "RULINGS.md").read_text(encoding="utf-8"), flags=re.M)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


@cache
def holders() -> frozenset[str]:
    tests = {
        node.name
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    return frozenset(tests | {path.stem for path in SCENARIOS})


def test_rulings_are_numbered_one_after_another() -> None:
    assert list(rulings()) == list(range(1, 21))


@pytest.mark.parametrize("number", rulings())
def test_a_ruling_has_a_reason_and_something_that_holds_it(number: int) -> None:
    text = rulings()[number]
    assert "\nReason: " in text
    held = re.findall(r"`([\w-]+)`", text[text.index("\nHeld by ") :])
    assert held
    assert [name for name in held if name not in holders()] == []


def test_rulings_and_their_citations_fit_together() -> None:
    cited = {
        int(number)
        for file in sorted(ROOM.glob("*.py"))
        for numbers in re.findall(r"Rulings? ([\d, ]+)", file.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+", numbers)
    }
    assert cited == set(rulings())
