"""hippodrome precompile: everything is compiled once, and cached; if compiling is impossible, one line says so."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hippodrome.cli import precompile
from hippodrome.cli.app import start
from hippodrome.cli.runner import EXIT_BAD_INPUT, run
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, get_plugin


class Engine:
    """An engine that is compiled as soon as it is called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ready: bool) -> None:
        self.compiled: list[str] = []
        monkeypatch.setattr("hippodrome.jit.compile_cache.is_ready", lambda function: ready)
        for game in BUILT_IN_NAMES:
            parts = get_plugin(game)
            monkeypatch.setattr(parts.compiled_bots, "precompile", lambda edition, game=game: self.compiled.append(game))
            monkeypatch.setattr(parts.engine, "step", lambda *given, game=game: self.compiled.append(f"{game}, stepped"))

        def batch(game: str, **options: Any) -> None:
            self.compiled.append(f"{game}, batch")

        monkeypatch.setattr("hippodrome.rl.batch.Batch", batch)


def all_of(game: str) -> list[str]:
    """Return the compiled entry points of a game."""
    return [game, f"{game}, stepped", f"{game}, batch"]


def test_precompile_compiles_and_lists_every_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    engine = Engine(monkeypatch, ready=False)
    assert start(["precompile"]) == 0
    assert sorted(engine.compiled) == sorted(part for game in BUILT_IN_NAMES for part in all_of(game))
    printed = capsys.readouterr()
    assert printed.out == "".join(f"{game}: compiled in 0 s\n" for game in BUILT_IN_NAMES) and printed.err == ""


def test_precompile_reports_a_game_that_is_already_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = Engine(monkeypatch, ready=True)
    assert start(["precompile", "chariot-race"]) == 0
    assert engine.compiled == all_of("chariot-race")
    assert capsys.readouterr().out == "chariot-race: was compiled already\n"


def test_precompile_without_numba_is_one_line_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(precompile, "why_not_numba", lambda: BadInput("numba cannot be found: pip install numba"))
    assert run(lambda: start(["precompile"])) == EXIT_BAD_INPUT
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "pip install numba" in told.err


def test_engine_for_other_rules_is_rejected_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(get_plugin("cthulhu-500").engine, "RULES", 1)
    with pytest.raises(BadInput, match="cthulhu-500 was proved against version 1 of the rules"):
        precompile.precompile(["cthulhu-500"])


def test_unknown_game_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: start(["precompile", "checkers"])) == EXIT_BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1


def test_precompile_reports_a_game_without_an_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    brings: Any = get_plugin("charioteer").provides
    monkeypatch.setattr(get_plugin("charioteer"), "provides", lambda part: part != "engine" and brings(part))
    assert start(["precompile", "charioteer"]) == 0
    assert capsys.readouterr().out == "charioteer: has no fast engine\n"


def test_numba_is_imported_only_when_needed() -> None:
    code = "import sys, hippodrome.cli.precompile\nassert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


OWN = """
from hippodrome.jit.compile_cache import entry

@entry
def twice(n):
    return 2 * n
"""


def test_copies_of_the_same_source_share_compiled_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout and its installation, or two checkouts: numba itself separates them by their paths."""
    pytest.importorskip("numba")
    from hippodrome.jit import compile_cache

    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    monkeypatch.setattr(compile_cache, "_source_digest", compile_cache._source_digest.__wrapped__)
    monkeypatch.setattr(compile_cache, "cache_dir", compile_cache.cache_dir.__wrapped__)
    hits = []
    for place, text in (("one", OWN), ("other", OWN), ("changed", OWN.replace("2", "3"))):
        package = tmp_path / place / "own_engine"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "play.py").write_text(text)
        with monkeypatch.context() as patch:
            patch.syspath_prepend(package.parent)
            twice = import_module("own_engine.play").twice
            assert twice(21) == (63 if place == "changed" else 42)
            hits.append(sum(twice.stats.cache_hits.values()))
        for module in [name for name in sys.modules if name.startswith("own_engine")]:
            del sys.modules[module]
    assert hits == [0, 1, 0]
