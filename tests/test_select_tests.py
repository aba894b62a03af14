"""What `make check` runs: tests that exist, those of a change's own folder among them."""

from __future__ import annotations

import pytest

from hippodrome.games.registry import BUILT_IN_PACKAGES
from tests.select_tests import ALSO, HERE, SERVER_ALSO, concerned


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/hippodrome/games/charioteer/rules.py", "tests/games/charioteer"),
        ("src/hippodrome/games/cthulhu_500/presentation/scene.py", "tests/games/cthulhu_500"),
        ("src/hippodrome/core/rng.py", "tests/core"),
        ("src/hippodrome/coach/hint.py", "tests/coach"),
        ("src/hippodrome/server/tables/live_table.py", "tests/server/api/test_live.py"),
        ("src/hippodrome/server/storage/writer.py", "tests/server/storage"),
        ("src/hippodrome/web/table/board.js", "tests/server/http/test_static_files.py"),
        ("src/hippodrome/cli/commands/play.py", "tests/cli"),
        ("benchmarks/attacks.py", "tests/benchmarks"),
        ("tests/benchmarks/test_random_play.py", "tests/benchmarks/test_random_play.py"),
        ("tests/games/charioteer/tables.py", "tests/games/charioteer"),
        ("tests/scenarios/charioteer/set-up.toml", "tests/test_scenarios.py"),
    ],
)
def test_a_change_runs_the_tests_of_its_folder(file: str, tests: str) -> None:
    assert tests in concerned([file])


def test_what_is_named_exists() -> None:
    assert all((HERE / path).exists() for paths in ALSO.values() for path in paths)
    assert all((HERE / path).exists() for path in SERVER_ALSO)
    assert all((HERE / "games" / package.rpartition(".")[2]).is_dir() for package in BUILT_IN_PACKAGES.values())


def test_browsers_and_installed_packages_are_left_to_make_test() -> None:
    assert concerned(["tests/browser/test_races.py", "README.md"]) == []
