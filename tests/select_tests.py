"""Which tests a change concerns, for `make check`: tests mirror the tree, so the folder of a file names them.

python -m tests.select_tests            the paths of tests, for what differs from main (or is not committed yet)
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parent

ALSO = {
    "core": ("core", "i18n", "test_conformance.py", "test_scenarios.py"),
    "scenarios": ("test_scenarios.py", "test_scenarios_other_games.py"),
    "i18n": ("i18n", "test_texts.py"),
    "jit": ("jit", "simulation/test_compiled.py"),
    "rulebook": ("test_rulebooks.py", "test_own_rulebooks.py"),
    "svg": ("games/charioteer/test_svg.py", "games/chariot_race/test_svg.py", "games/cthulhu_500/test_svg.py"),
    "web": ("server/http/test_static_files.py", "i18n/test_localization.py"),
}
"""Packages whose tests are not (only, or not all) in the folder of their name."""
SERVER_ALSO = ("server/tables/test_tables.py", "server/api/test_live.py", "server/views/test_leaks.py")
"""Tests for any change of the server."""
NEVER = ("browser", "docs")
"""Those that open a browser or an installed package take longer than an inner loop may."""


def changed() -> list[str]:
    """The files that differ from where this branch left main, with those that git does not know yet."""
    base = _git("merge-base", "main", "HEAD") or ["HEAD"]
    return [*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=HERE.parent)
    return done.stdout.split() if done.returncode == 0 else []


def concerned(files: Iterable[str]) -> list[str]:
    """The tests that these files concern: their own, or those of the folder in their place."""
    found = dict.fromkeys(path for file in files for path in _of(Path(file)) if (HERE.parent / path).exists())
    whole = {path for path in found if not path.endswith(".py")}
    return [path for path in found if path in whole or not any(Path(path).is_relative_to(folder) for folder in whole)]


def _of(file: Path) -> Iterator[str]:
    parts = file.parts
    if parts[:1] == ("tests",):
        if len(parts) > 1 and parts[1] not in NEVER and file.name.startswith("test_"):
            yield str(file)
        elif len(parts) > 2 and parts[1] not in (*NEVER, "scenarios", "golden"):
            yield str(file.parent)
        elif parts[1:2] == ("scenarios",):
            yield "tests/test_scenarios.py"
            yield "tests/test_scenarios_other_games.py"
        return
    if parts[:1] in (("benchmarks",), ("training",)):
        yield f"tests/{parts[0]}"
        return
    if parts[:2] != ("src", "hippodrome"):
        return
    package = parts[2] if len(parts) > 3 else ""
    if package == "games":
        yield f"tests/games/{parts[3]}" if len(parts) > 4 and parts[3] != "defaults" else "tests/games/plugins"
    elif package == "server":
        yield f"tests/server/{parts[3]}" if len(parts) > 4 else "tests/server/test_preflight.py"
        yield from (f"tests/{path}" for path in SERVER_ALSO)
    elif package in ALSO:
        yield from (f"tests/{path}" for path in ALSO[package])
    else:
        yield f"tests/{package or 'cli'}"
    yield "tests/test_architecture.py"


if __name__ == "__main__":
    sys.stdout.write(" ".join(concerned(changed()) or ["tests/test_architecture.py"]) + "\n")
