"""`make check` runs the tests of what was changed: every package selects existing tests of its own."""

from __future__ import annotations

import pytest

from tests.select_tests import (
    FOLDER_TESTS,
    HERE,
    OTHER_TESTS,
    PACKAGE_TESTS,
    SERVER_ALWAYS,
    SERVER_TESTS,
    WEB_FILES,
    has_web_files,
    select,
)

SOURCE = HERE.parent / "src" / "hippodrome"


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/hippodrome/games/charioteer/rules.py", "tests/games/charioteer"),
        ("src/hippodrome/games/cthulhu_500/presentation/scene.py", "tests/games/cthulhu_500"),
        ("src/hippodrome/games/cthulhu_500/locale/de.sums", "tests/i18n/test_check.py"),
        ("src/hippodrome/games/chariot_race/rulebook/en.md", "tests/test_rulebooks.py"),
        ("src/hippodrome/games/registry.py", "tests/games/plugins"),
        ("src/hippodrome/core/rng.py", "tests/core"),
        ("src/hippodrome/coach/hint.py", "tests/coach"),
        ("src/hippodrome/conformance.py", "tests/test_conformance.py"),
        ("src/hippodrome/server/tables/live_table.py", "tests/server/api/test_live.py"),
        ("src/hippodrome/server/storage/writer.py", "tests/server/storage"),
        ("src/hippodrome/server/schemas/responses.py", "tests/server/api/test_openapi.py"),
        ("src/hippodrome/server/locale/en.ftl", "tests/i18n/test_check.py"),
        ("src/hippodrome/web/table/board.js", "tests/server/http/test_static_files.py"),
        ("src/hippodrome/server/schemas/requests.py", "tests/web/test_api_types.py"),
        ("types/api.d.ts", "tests/web"),
        ("src/hippodrome/cli/commands/play.py", "tests/cli"),
        ("benchmarks/attacks.py", "tests/benchmarks"),
        ("training/cthulhu_500.py", "tests/training"),
        ("tests/benchmarks/test_random_play.py", "tests/benchmarks/test_random_play.py"),
        ("tests/games/charioteer/tables.py", "tests/games/charioteer"),
        ("tests/scenarios/charioteer/set-up.toml", "tests/test_rulebooks.py"),
        ("tests/golden/charioteer/alone.race", "tests/test_golden.py"),
        ("docs/build/recipes.md", "tests/test_recipes.py"),
    ],
)
def test_a_change_selects_the_tests_of_its_package(file: str, tests: str) -> None:
    assert tests in select([file])


def folders() -> list[str]:
    """List every package, every game and every folder of the server."""
    found = [*SOURCE.iterdir(), *(SOURCE / "games").iterdir(), *(SOURCE / "server").iterdir()]
    return sorted(str(path.relative_to(HERE.parent)) for path in found if path.is_dir() and path.name != "__pycache__")


@pytest.mark.parametrize("folder", folders())
def test_every_package_selects_tests_of_its_own(folder: str) -> None:
    always = {"tests/test_architecture.py", *(f"tests/{path}" for path in SERVER_ALWAYS)}
    assert set(select([f"{folder}/module.py"])) - always


def test_listed_tests_exist() -> None:
    for listed in (PACKAGE_TESTS, SERVER_TESTS, FOLDER_TESTS, OTHER_TESTS, {"server": SERVER_ALWAYS}):
        assert [path for paths in listed.values() for path in paths if not (HERE / path).exists()] == []
    assert [path for path in OTHER_TESTS if not (HERE.parent / path).exists()] == []


@pytest.mark.parametrize(
    ("file", "is_web"),
    [
        ("src/hippodrome/web/table/board.js", True),
        ("tests/web/lib/store.test.js", True),
        ("package-lock.json", True),
        ("src/hippodrome/server/app.py", False),
        ("tests/server/http/test_static_files.py", False),
    ],
)
def test_the_page_is_checked_if_its_files_have_changed(file: str, is_web: bool) -> None:
    assert has_web_files(["README.md", file]) == is_web
    assert all((HERE.parent / path).exists() for path in WEB_FILES)


def test_a_selected_folder_contains_its_files() -> None:
    assert select(["tests/core/test_rng.py", "src/hippodrome/core/rng.py"]).count("tests/core/test_rng.py") == 0


def test_browser_and_package_tests_are_left_to_make_test() -> None:
    assert select(["tests/browser/test_races.py", "tests/docs/test_docs.py", "README.md"]) == []
