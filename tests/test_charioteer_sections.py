"""Every section of the Charioteer rulebook is named by the rules that follow it and by a scenario that shows it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hippodrome.scenarios.file import read_file

HERE = Path(__file__).parent
ROOM = HERE.parent / "src" / "hippodrome" / "games" / "charioteer"

SECTIONS = (
    "Set up",
    "Turn cycle",
    "Select move cards",
    "Symbols",
    "Play a token",
    "Calculating movement",
    "Moving the chariot",
    "Passing another chariot",
    "Reset move",
    "Rewards for a move",
    "Increase skill level",
    "Gaining a fan token",
    "Colors of movement",
    "Green is a sprint",
    "Red is an attack",
    "Yellow is a recovery",
    "Black is for cornering",
    "Crowd card",
    "The emperor die",
    "Displays",
    "Skills track",
    "Applying a skill bonus",
    "Damage box",
    "Effect of damage on movement",
    "Attack boxes",
    "Reducing damage: recovery & reset",
    "Icons",
    "Icons on cards",
    "Icons on tokens",
    "Shield",
    "Whip",
    "Recovery",
    "Wild",
    "+3 or +5",
    "Learning",
    "Discard tokens",
    "Check for end of lap or game",
    "Prepare for next turn",
    "Reshuffle",
    "First turn",
    "Last turn",
)
"""The headings of the rulebook, in its order; those without rules (designer's notes, credits, components) left out."""


def strings(tree: ast.AST) -> Iterator[str]:
    """Docstrings: of modules, classes and functions, and the strings that stand below a field."""
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
    """The sections of all scenarios."""
    files = sorted((HERE / "scenarios" / "charioteer").glob("*.toml"))
    return frozenset(section for path in files for section in read_file(path).sections)


def named(section: str, text: str) -> bool:
    """Whether a heading stands in a text as a heading does: not as part of a longer one."""
    longer = [other for other in SECTIONS if other != section and section.lower() in other.lower()]
    for other in longer:
        text = re.sub(re.escape(other), "", text, flags=re.I)
    return re.search(rf"(?<!\w){re.escape(section)}(?!\w)", text) is not None


def test_every_section_is_in_a_docstring_of_the_rules() -> None:
    assert [section for section in SECTIONS if not named(section, docstrings())] == []


def test_every_section_has_a_scenario() -> None:
    assert [section for section in SECTIONS if section not in shown()] == []


def test_scenarios_know_no_other_sections() -> None:
    assert sorted(shown() - set(SECTIONS)) == []


def test_reasons_name_sections_of_the_rulebook() -> None:
    """A refusal's section is a heading that a player can look up."""
    tree = ast.parse((ROOM / "moves.py").read_text(encoding="utf-8"))
    given = {
        node.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason" and len(call.args) > 2
        for node in [call.args[2]]
        if isinstance(node, ast.Constant)
    }
    assert given
    assert sorted(str(section) for section in given if section not in SECTIONS) == []


def test_a_heading_inside_a_longer_one_does_not_count() -> None:
    assert not named("Icons", "Icons on cards, icons on tokens: how many")
    assert named("Icons", "Icons: how many")
    assert not named("Icons", "lost its icons")
    assert not named("Recovery", "Yellow is a recovery; Reducing damage: recovery & reset.")
