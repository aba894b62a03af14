"""Every section of a rulebook is named by the rules that follow it and shown by a scenario; every ruling is held."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.scenarios.format import read_file
from hippodrome.scenarios.runner import run_scenario
from tests.sources import nodes

HERE = Path(__file__).parent

SECTIONS: dict[str, tuple[str, ...]] = {
    "charioteer": (
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
    ),
    "chariot-race": (
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
    ),
    "cthulhu-500": (
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
    ),
}
"""The headings of each rulebook, in its order; those without rules (notes, credits, components, concept) left out."""


def room(name: str) -> Path:
    """The folder of a game."""
    package = import_module(get_game(name).state_type.__module__.rpartition(".")[0])
    assert package.__file__ is not None
    return Path(package.__file__).parent


def scenarios(name: str) -> list[Path]:
    """The scenarios of a game: those of the tests, and the examples of its rulebook."""
    return sorted([*(HERE / "scenarios" / name).glob("*.toml"), *(room(name) / "rulebook" / "examples").glob("*.toml")])


EVERY_SCENARIO = [(name, path) for name in BUILT_IN_NAMES for path in scenarios(name)]
SECOND_READING = sorted((HERE / "scenarios" / "second-reading").rglob("*.toml"))
"""Written and reckoned from the rulebooks alone, by readers who did not know rules, rulings or tests."""


@pytest.mark.parametrize(
    "path", [*(path for _, path in EVERY_SCENARIO), *SECOND_READING], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_scenario(path: Path) -> None:
    scenario = read_file(path)
    assert run_scenario(scenario) == []
    assert any(scenario.name.startswith(section) for section in scenario.sections), "its name begins with its section"


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_option_has_a_scenario(name: str) -> None:
    used = {option for path in [*scenarios(name), *SECOND_READING] for option in _options(path, name)}
    assert sorted(get_game(name).options.keys() - used) == []


def _options(path: Path, game: str) -> set[str]:
    """Names of the options that a scenario of this game sets."""
    written = tomllib.loads(path.read_text("utf-8"))
    return set(written.get("options", {})) if written["game"] == game else set()


# Sections -----------------------------------------------------------------------------------------------------------


def strings(file: Path) -> Iterator[str]:
    """Docstrings: of modules, classes and functions, and the strings that stand below a field."""
    for node in nodes(file):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@cache
def docstrings(name: str) -> str:
    files = sorted(room(name).glob("*.py"))
    return "\n".join(text for file in files for text in strings(file))


@cache
def shown(name: str) -> frozenset[str]:
    """The sections of all scenarios of a game."""
    return frozenset(section for path in scenarios(name) for section in read_file(path).sections)


def named(section: str, text: str, sections: tuple[str, ...]) -> bool:
    """Whether a heading stands in a text as a heading does: not as part of a longer one."""
    for other in sections:
        if other != section and section.lower() in other.lower():
            text = re.sub(re.escape(other), "", text, flags=re.I)
    return re.search(rf"(?<!\w){re.escape(section)}(?!\w)", text) is not None


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_section_is_in_a_docstring_of_the_rules(name: str) -> None:
    sections = SECTIONS[name]
    assert [section for section in sections if not named(section, docstrings(name), sections)] == []


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_section_has_a_scenario_and_scenarios_know_no_other(name: str) -> None:
    assert [section for section in SECTIONS[name] if section not in shown(name)] == []
    assert sorted(shown(name) - set(SECTIONS[name])) == []


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_reasons_name_sections_of_the_rulebook(name: str) -> None:
    """A refusal's section is a heading that a player can look up."""
    given = set()
    for file in room(name).glob("*.py"):
        module = import_module(f"{get_game(name).state_type.__module__.rpartition('.')[0]}.{file.stem}")
        for call in nodes(file):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
                for where in call.args[2:3]:
                    if isinstance(where, ast.Constant):
                        given.add(where.value)
                    elif isinstance(where, ast.Name) and where.id.isupper():
                        given.add(getattr(module, where.id))
    assert len(given) > 4
    assert sorted(str(section) for section in given if section not in SECTIONS[name]) == []


def test_a_heading_inside_a_longer_one_does_not_count() -> None:
    sections = SECTIONS["charioteer"]
    assert not named("Icons", "Icons on cards, icons on tokens: how many", sections)
    assert named("Icons", "Icons: how many", sections)
    assert not named("Icons", "lost its icons", sections)
    assert not named("Recovery", "Yellow is a recovery; Reducing damage: recovery & reset.", sections)


# Rulings ------------------------------------------------------------------------------------------------------------


@cache
def rulings(name: str) -> dict[int, str]:
    """The rulings by number, with their text."""
    parts = re.split(r"^## (\d+)\. ", (room(name) / "RULINGS.md").read_text(encoding="utf-8"), flags=re.M)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


@cache
def functions_of_tests() -> frozenset[str]:
    every = (node for file in HERE.rglob("test_*.py") for node in nodes(file))
    return frozenset(node.name for node in every if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def holders(name: str) -> frozenset[str]:
    """The names of every scenario of a game and of every test function."""
    return functions_of_tests() | {path.stem for path in scenarios(name)}


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_rulings_are_numbered_one_after_another(name: str) -> None:
    assert list(rulings(name)) == list(range(1, len(rulings(name)) + 1))
    assert len(rulings(name)) >= 10


@pytest.mark.parametrize(("name", "number"), [(name, number) for name in BUILT_IN_NAMES for number in rulings(name)])
def test_a_ruling_has_a_reason_and_something_that_holds_it(name: str, number: int) -> None:
    text = rulings(name)[number]
    assert "\nReason: " in text
    held = re.findall(r"`([\w-]+)`", text[text.index("\nHeld by ") :])
    assert held
    assert [holder for holder in held if holder not in holders(name)] == []


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_rulings_and_their_citations_fit_together(name: str) -> None:
    """Every ruling that the rules cite exists, and every ruling is cited where it matters."""
    cited = {
        int(number)
        for file in sorted([*room(name).glob("*.py"), *room(name).glob("presentation/*.py")])
        for numbers in re.findall(r"Rulings? ([\d, ]+)", file.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+", numbers)
    }
    assert cited == set(rulings(name))


@pytest.mark.parametrize(("name", "path"), EVERY_SCENARIO, ids=lambda part: getattr(part, "stem", part))
def test_a_scenario_that_cites_a_ruling_holds_it(name: str, path: Path) -> None:
    for numbers in re.findall(r"Rulings? ([\d, and]+)", path.read_text(encoding="utf-8")):
        for number in map(int, re.findall(r"\d+", numbers)):
            assert f"`{path.stem}`" in rulings(name)[number], f"it cites ruling {number}, which does not name it"
