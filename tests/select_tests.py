"""Selects the tests for `make check` from the changed files. Tests mirror the source tree; the exceptions are listed here.

python -m tests.select_tests            print the tests for all changes since main, uncommitted ones included
python -m tests.select_tests --web      exit with 0 if the page's scripts have changed, or what checks them
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parent

PACKAGE_TESTS = {
    "core": ("core", "i18n", "test_conformance.py", "test_scenarios.py"),
    "scenarios": ("test_scenarios.py", "test_scenarios_other_games.py", "test_rulebooks.py"),
    "i18n": ("i18n", "test_texts.py"),
    "jit": ("cli/test_precompile.py", "simulation/test_compiled.py"),
    "rulebook": ("test_rulebooks.py", "test_own_rulebooks.py"),
    "svg": ("games/charioteer/test_svg.py", "games/chariot_race/test_svg.py", "games/cthulhu_500/test_svg.py"),
    "web": ("web", "server/http/test_static_files.py", "i18n/test_localization.py"),
    "conformance.py": ("test_conformance.py",),
    "__init__.py": ("public",),
    "__main__.py": ("cli",),
}
"""Tests of packages and modules that are not, or not all, in the folder of the same name."""
SERVER_TESTS = {
    "schemas": ("server/api/test_openapi.py", "web/test_api_types.py"),
    "locale": ("server/api/test_lobby.py",),
}
"""Tests of folders of the server that have no folder in tests/server/."""
SERVER_ALWAYS = ("server/tables/test_tables.py", "server/api/test_live.py", "server/views/test_leaks.py")
"""Tests for any change of the server."""
FOLDER_TESTS = {
    "locale": ("i18n/test_check.py",),
    "rulebook": ("test_rulebooks.py", "test_own_rulebooks.py"),
}
"""Tests for changes in a folder of this name, in any package."""
OTHER_TESTS = {
    "docs/build/recipes.md": ("test_recipes.py",),
    "tests/recipe_samples.py": ("test_recipes.py",),
    "tests/dummy_games.py": ("test_conformance.py",),
    "tests/texts.py": ("test_texts.py",),
    "tests/scenarios": ("test_rulebooks.py",),
    "tests/golden": ("test_golden.py",),
    "benchmarks": ("benchmarks",),
    "training": ("training",),
    "types": ("web",),
}
"""Tests for files and folders outside the package."""
RULES_TESTS = ("games/test_engines.py", "games/test_editions.py")
"""Tests of all games for a change of the rules, the edition or the engine of one."""
WEB_FILES = ("src/hippodrome/web", "tests/web", "types", "package.json", "package-lock.json", "tsconfig.json", "biome.json")
"""Files and folders that `make front` checks."""
TOO_SLOW = ("browser", "docs")
"""Folders that `make check` leaves to `make test`: their tests open a browser or install the package."""


def changed_files() -> list[str]:
    """List the files that differ from the branch point with main, and those that git does not track yet."""
    base = _git("merge-base", "main", "HEAD") or ["HEAD"]
    return [*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=HERE.parent)
    return done.stdout.split() if done.returncode == 0 else []


def select(files: Iterable[str]) -> list[str]:
    """List the tests for these files, without those that a selected folder contains."""
    found = dict.fromkeys(f"tests/{path}" for file in files for path in _tests_of(Path(file)) if (HERE / path).exists())
    folders = {path for path in found if not path.endswith(".py")}
    return [path for path in found if not any(folder != path and Path(path).is_relative_to(folder) for folder in folders)]


def has_web_files(files: Iterable[str]) -> bool:
    """Return whether `make front` concerns any of these files."""
    return any(Path(file).is_relative_to(web) for file in files for web in WEB_FILES)


def _tests_of(file: Path) -> Iterator[str]:
    """Yield the tests for one file, as paths in tests/; some may not exist."""
    for other, tests in OTHER_TESTS.items():
        if file.is_relative_to(other):
            yield from tests
            return
    if file.is_relative_to("tests"):
        yield from _tests_of_test(file.relative_to("tests"))
    elif file.is_relative_to("src/hippodrome"):
        yield from _tests_of_source(file.relative_to("src/hippodrome"))


def _tests_of_test(file: Path) -> Iterator[str]:
    if file.parts[0] in TOO_SLOW:
        return
    if file.name.startswith("test_"):
        yield str(file)
    elif len(file.parts) > 1:
        yield str(file.parent)


def _tests_of_source(file: Path) -> Iterator[str]:
    package, *below = file.parts
    folder = below[0] if len(below) > 1 else ""
    if package == "games":
        yield f"games/{folder}" if folder and folder != "defaults" else "games/plugins"
        if len(below) == 2 or below[1:2] == ["engine"]:  # the rules, or their compiled engine
            yield from RULES_TESTS
    elif package == "server":
        yield from SERVER_TESTS.get(folder, (f"server/{folder}",) if folder else ("server/test_preflight.py",))
        yield from SERVER_ALWAYS
    else:
        yield from PACKAGE_TESTS.get(package, (package,))
    for name in file.parent.parts[1:]:
        yield from FOLDER_TESTS.get(name, ())
    yield "test_architecture.py"


if __name__ == "__main__":
    if "--web" in sys.argv:
        sys.exit(not has_web_files(changed_files()))
    sys.stdout.write(" ".join(select(changed_files()) or ["tests/test_architecture.py"]) + "\n")
