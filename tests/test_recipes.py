"""The recipes in docs/build/recipes.md for a card effect and for an option list exactly the files that are needed.

Each test follows a recipe in a copy of the repository and runs the tests there. With every listed file changed they pass;
with one of them left as it is, something fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hippodrome.i18n.localization import ENGLISH, LANGUAGES
from tests.recipe_samples import CHARIOTEER, CTHULHU, EFFECT, OPTION, Changes
from tests.soak import in_soak

REPOSITORY = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "benchmarks", "training", "examples")

COMPILED = {
    "engine/reactions.py": ("tests/games/test_engines.py", "-k", "field_and_standing and cthulhu-500-house-3"),
    "bots/compiled/auriga.py": ("tests/games/cthulhu_500/test_compiled_bots.py", "-k", "after_every_turn and house-3"),
    "bots/compiled/steward.py": ("tests/games/cthulhu_500/test_compiled_bots.py", "-k", "stewards_answer and house-3"),
    "engine/race.py": ("tests/games/test_engines.py", "-k", "calm-emperor"),
    "engine/rules.py": ("tests/games/test_engines.py", "-k", "calm-emperor"),
}
"""Tests of files that only the compiled engines and bots read. Most of their time is compilation."""


class Recipe(NamedTuple):
    """A recipe of docs/build/recipes.md with a sample that follows it."""

    heading: str
    folder: str
    """Folder of the game: paths in the recipe are relative to it, except those in tests/ and docs/."""
    sample: Changes
    tests: tuple[str, ...]
    """Arguments of pytest for the tests that fail if a file is left out, those that take least first."""
    all_tests: tuple[str, ...]


RECIPES = {
    "effect": Recipe(
        "A card effect (Cthulhu 500)",
        CTHULHU,
        EFFECT,
        (
            "tests/i18n/test_check.py",
            "tests/games/cthulhu_500/test_effects.py",
            "tests/games/cthulhu_500/test_cards.py",
            "tests/test_conformance.py",
            "tests/games/test_engines.py",
            "-k",
            "(english_text and cthulhu_500) or every_built_in_effect or test_cards or (every_stop and 7-cthulhu-500)"
            " or (field_and_standing and cthulhu-500-house-3)",
        ),
        (
            "tests/games/cthulhu_500",
            "tests/games/test_engines.py",
            "tests/test_texts.py",
            "tests/test_architecture.py",
            "tests/test_conformance.py",
        ),
    ),
    "option": Recipe(
        "An option",
        CHARIOTEER,
        OPTION,
        (
            "tests/i18n/test_check.py",
            "tests/test_scenarios.py",
            "tests/test_rulebooks.py",
            "tests/simulation/test_unsupported.py",
            "tests/test_conformance.py",
            "-k",
            "(english_text and charioteer) or name_every_key or has_a_scenario or calm or engines_know_all",
        ),
        (
            "tests/games/charioteer",
            "tests/games/test_engines.py",
            "tests/test_texts.py",
            "tests/test_architecture.py",
            "tests/test_conformance.py",
            "tests/simulation/test_unsupported.py",
        ),
    ),
}


# The lists in the recipes ------------------------------------------------------------------------------------------


def listed_files(recipe: Recipe) -> list[str]:
    """Paths that a recipe lists: those in backticks before the colon of each numbered item, with braces expanded."""
    page = (REPOSITORY / "docs/build/recipes.md").read_text("utf-8")
    section = page.split(f"\n## {recipe.heading}\n")[1].split("\n## ")[0]
    items = re.findall(r"^\d+\. (.*?): ", section, re.M | re.S)
    return [
        in_repository(path, recipe.folder) for item in items for name in re.findall(r"`(.*?)`", item) for path in expand(name)
    ]


def expand(path: str) -> Iterator[str]:
    """Yield every path that a pattern such as `locale/{en,de}.ftl` stands for."""
    parts = re.split(r"\{(.*?)\}", path)
    yield from map("".join, product(*(part.split(",") if n % 2 else [part] for n, part in enumerate(parts))))


def in_repository(path: str, folder: str) -> str:
    """Return a path of a recipe from the root of the repository."""
    game = folder.rpartition("/")[2].replace("_", "-")
    return path.replace("<game>", game) if path.startswith(("tests/", "docs/")) else f"{folder}/{path}"


def touched_files(recipe: Recipe) -> list[str]:
    """List the files that the sample changes, and the digests that `hippodrome locale check --accept` writes."""
    return [*recipe.sample, *digest_files(recipe)]


def digest_files(recipe: Recipe) -> list[str]:
    return [f"{recipe.folder}/locale/{language}.sums" for language in LANGUAGES if language != ENGLISH]


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=RECIPES)
def test_a_recipe_lists_every_file_that_its_sample_touches_and_no_other(recipe: Recipe) -> None:
    listed, touched = listed_files(recipe), touched_files(recipe)
    assert [path for path in touched if sum(fnmatch(path, pattern) for pattern in listed) != 1] == []
    assert [pattern for pattern in listed if not any(fnmatch(path, pattern) for path in touched)] == []


# A recipe followed in a copy -------------------------------------------------------------------------------------------


def follow(recipe: Recipe, copy: Path, left_out: str = "") -> None:
    """Copy the repository and change the files of the sample there, except one."""
    for name in COPIED:
        shutil.copytree(REPOSITORY / name, copy / name, ignore=shutil.ignore_patterns("golden", "browser", "pictures"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(REPOSITORY / name, copy)
    for path, changes in recipe.sample.items():
        if path != left_out:
            change(copy / path, changes)
    package = recipe.folder.removeprefix("src/").replace("/", ".")
    languages = [Path(path).stem for path in digest_files(recipe) if path != left_out]
    code = f"from hippodrome.i18n.check import accept\nfor language in {languages}: accept([{package!r}], language)"
    subprocess.run([sys.executable, "-c", code], env=environment(copy), check=True)


def change(file: Path, changes: tuple[tuple[str, str], ...]) -> None:
    """Apply replacements to a file, each of a text that occurs once."""
    text = file.read_text("utf-8") if file.exists() else ""
    for old, new in changes:
        assert not old or text.count(old) == 1, f"{file}: {old}"
        text = text.replace(old, new) if old else text + new
    file.write_text(text, "utf-8")


def environment(copy: Path) -> dict[str, str]:
    """Return the environment of a process that imports the copy. Compiled code is cached with that of the other tests."""
    own = {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "HIPPODROME_LOCALE_CHECK": "1", "HIPPODROME_LANG": "en"}
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | own


def run_tests(copy: Path, tests: tuple[str, ...]) -> tuple[bool, str]:
    """Run tests in the copy up to the first failure: whether all passed, and the output."""
    options = ["-x", "-q", "--tb=short", "--noconftest", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    done = subprocess.run(command, env=environment(copy), cwd=copy, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2), done.stdout + done.stderr  # passed, failed, or a test module cannot be imported
    return done.returncode == 0, done.stdout + done.stderr


def omissions() -> list[Any]:
    """Every recipe with every file it lists. `make test` leaves out a few of them, `make soak` each."""
    every = [(name, path) for name, recipe in RECIPES.items() for path in touched_files(recipe)]
    return [case if case[1] in LEFT_OUT_IN_MAKE_TEST else in_soak(*case) for case in every]


LEFT_OUT_IN_MAKE_TEST = (
    f"{CTHULHU}/engine/edition_record.py",
    f"{CHARIOTEER}/rules.py",
    f"{CHARIOTEER}/locale/de.sums",
)


@pytest.mark.slow
@pytest.mark.parametrize("name", RECIPES)
def test_with_every_listed_file_changed_the_tests_pass(name: str, tmp_path: Path) -> None:
    follow(RECIPES[name], tmp_path)
    passed, output = run_tests(tmp_path, RECIPES[name].tests)
    assert passed, output


@pytest.mark.slow
@pytest.mark.parametrize(("name", "left_out"), omissions())
def test_without_a_listed_file_a_test_fails(name: str, left_out: str, tmp_path: Path) -> None:
    follow(RECIPES[name], tmp_path, left_out)
    passed, output = run_tests(tmp_path, COMPILED.get(left_out.removeprefix(f"{RECIPES[name].folder}/"), RECIPES[name].tests))
    assert not passed, f"{left_out} is not needed: {output}"


@pytest.mark.soak
@pytest.mark.parametrize("name", RECIPES)
def test_all_tests_of_the_game_pass(name: str, tmp_path: Path) -> None:
    """All tests of the game, texts, architecture and conformance. Takes minutes, most of them to compile."""
    follow(RECIPES[name], tmp_path)
    passed, output = run_tests(tmp_path, RECIPES[name].all_tests)
    assert passed, output
