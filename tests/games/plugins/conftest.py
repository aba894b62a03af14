"""Packages with games, put on the path of this process and of those that it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.game import Game
from hippodrome.games import plugins
from hippodrome.games.registry import _built_in_edition, get_game

On = Callable[[Path], None]


@pytest.fixture
def on_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[On]:
    """Put a folder on the path for one test; its games are unloaded afterwards."""
    before = set(sys.modules)

    def put(folder: Path) -> None:
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        plugins.clear_caches()

    yield put
    monkeypatch.undo()
    for name in set(sys.modules) - before:
        if name.partition(".")[0] not in ("hippodrome", "tests") and name.partition(".")[0].endswith(("_of_ur", "_game")):
            del sys.modules[name]
    plugins.clear_caches()
    _built_in_edition.cache_clear()  # it contains objects of unloaded classes


@pytest.fixture
def ur(on_path: On, example: Path) -> Game[Any]:
    """Install the Royal Game of Ur."""
    on_path(example)
    return get_game("royal-game-of-ur")


Package = Callable[..., None]


@pytest.fixture
def package(on_path: On, tmp_path: Path) -> Package:
    """Install a package by hand: its module's text, and its entry points."""

    def make(module: str, text: str, *, games: str = "", called: str = "") -> None:
        folder = tmp_path / f"site-{module}"
        about = folder / f"{module}-1.0.dist-info"
        about.mkdir(parents=True)
        (folder / f"{module}.py").write_text(text, "utf-8")
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {called or module}\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[{plugins.ENTRY_POINT_GROUP}]\n{games}\n", "utf-8")
        on_path(folder)

    return make
