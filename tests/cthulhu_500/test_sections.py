"""Every section of the rulebook is named by the rules that follow it and shown by a scenario; every ruling is held."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hippodrome.core.words import LANGUAGES, load_texts
from hippodrome.games.cthulhu_500 import whynot
from hippodrome.scenarios.file import read_file
from hippodrome.scenarios.play import play

HERE = Path(__file__).parent
ROOM = HERE.parent.parent / "src" / "hippodrome" / "games" / "cthulhu_500"
SCENARIOS = sorted((HERE.parent / "scenarios" / "cthulhu-500").glob("*.toml"))

SECTIONS = (
    "Preparation",
    "Handing out vehicles",
    "Dealing hands",
    "Pack order",
    "Turn order",
    "Actions",
    "Playing an action card",
    "Timing of action cards",
    "Adding pit crew",
    "Making a passing attempt",
    "Passing tests",
    "Taking more damage",
    "Two damaged vehicles",
    "Passing vehicle damaged",
    "Damaged vehicle being passed",
    "Automatic passes",
    "Free passes",
    "Making a pit stop",
    "Adding a modification",
    "Adding tires",
    "Adding a driver",
    "Repairing damage",
    "Discarding",
    "Drawing",
    "Reaction cards",
    "Timing of reaction cards",
    "Contagion",
    "End of the game",
    "Net lap counters",
    "The long game",
    "The short game",
    "The warning lap",
)
"""The headings of the rulebook, in its order; those without rules (the concept, components, a die to keep score) left out."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = read_file(path)
    assert play(scenario) == []
    assert any(scenario.name.startswith(section) for section in scenario.sections), "its name begins with its section"


def strings(tree: ast.AST) -> Iterator[str]:
    """Docstrings, and the strings that stand below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@cache
def docstrings() -> str:
    files = sorted(ROOM.glob("*.py"))
    return "\n".join(text for file in files for text in strings(ast.parse(file.read_text(encoding="utf-8"))))


def named(section: str, text: str) -> bool:
    """Whether a heading stands in a text as a heading does: followed by a colon, a semicolon, or as a sentence's subject."""
    return re.search(rf"(?<![\w]){re.escape(section)}(?=[:;]| change places)", text) is not None


def test_every_section_is_in_a_docstring_of_the_rules() -> None:
    assert [section for section in SECTIONS if not named(section, docstrings())] == []


def test_every_section_has_a_scenario_and_scenarios_know_no_other() -> None:
    shown = {section for path in SCENARIOS for section in read_file(path).sections}
    assert shown == set(SECTIONS)


def test_every_section_has_a_heading_in_every_language() -> None:
    for language in LANGUAGES:
        texts = load_texts("hippodrome.games.cthulhu_500", language)
        assert {key.removeprefix("section.") for key in texts if key.startswith("section.")} == set(SECTIONS)


def test_reasons_name_sections_of_the_rulebook() -> None:
    tree = ast.parse((ROOM / "whynot.py").read_text(encoding="utf-8"))
    given = set()
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason" and len(call.args) > 2:
            where = call.args[2]
            if isinstance(where, ast.Constant):
                given.add(where.value)
            elif isinstance(where, ast.Name) and where.id.isupper():
                given.add(getattr(whynot, where.id))
    assert given and given <= set(SECTIONS)


@cache
def rulings() -> dict[int, str]:
    text = (ROOM / "RULINGS.md").read_text(encoding="utf-8")
    return {int(n): body for n, body in re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |\Z)", text, re.M | re.S)}


def test_rulings_are_numbered_and_cited_ones_exist() -> None:
    assert list(rulings()) == list(range(1, len(rulings()) + 1))
    cited = {int(n) for n in re.findall(r"[Rr]uling (\d+)", docstrings())}
    assert cited <= set(rulings())


def test_every_ruling_is_held_by_a_test_or_a_scenario() -> None:
    """A ruling is held where a test, a scenario or a card's case cites it."""
    files = [*HERE.glob("test_*.py"), *SCENARIOS]
    held = {int(n) for path in files for n in re.findall(r"[Rr]uling (\d+)", path.read_text(encoding="utf-8"))}
    assert set(rulings()) - held == set()
