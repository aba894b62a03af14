"""The bench of batches: everybody who is installed plays, and ratios are printed."""

from __future__ import annotations

import json

import pytest

from benchmarks import rl_steps
from benchmarks.engine_speed import open_spiel
from benchmarks.random_play import DecisionCounts


def test_it_prints_speeds_and_ratios(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rl_steps,
        "CONTESTANTS",
        {
            "charioteer": (None, lambda seed: lambda number: DecisionCounts(4, 4)),
            "cthulhu-500": (None, rl_steps.batch("cthulhu-500", 1, 2)),
            "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon", observe=True)),
            "nobody": ("not_installed_anywhere", rl_steps.pgx),
        },
    )
    rl_steps.main(["--rounds", "1", "--seconds", "0.02", "--json"])
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["missing"] == ["nobody"] and "nobody is not installed" in printed.err
    assert all(speed > 0 for speed in found["ids_per_second"].values())
    assert found["times_as_fast"]["charioteer"]["OpenSpiel backgammon"]["median"] > 0
    rl_steps.main(["--rounds", "1", "--seconds", "0.02"])
    out = capsys.readouterr().out
    assert "ids/s" in out and max(len(line) for line in out.splitlines()) <= 80
