"""The bench: everybody plays whole games, who is not installed is named, and the numbers are printed."""

from __future__ import annotations

import json

import pytest

from hippodrome.lab import bench
from hippodrome.lab.bench import OURS, OURS_FAST, WRITTEN, charioteer, main


def test_random_races_are_played_to_their_end_and_are_the_same_for_the_same_seed() -> None:
    play = charioteer("x")
    assert play(1) == charioteer("x")(1)
    assert len({play(n) for n in range(4)}) > 1
    assert play(0) % 4 == 0


def test_it_prints_speeds_and_ratios(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    slow = iter(range(10**9))
    for name in [name for name in bench.CONTESTANTS if name not in (OURS, OURS_FAST)]:
        monkeypatch.delitem(bench.CONTESTANTS, name)
    monkeypatch.setitem(bench.CONTESTANTS, "somebody", (None, lambda seed: lambda number: 1 + 0 * next(slow)))
    main(["--rounds", "2", "--seconds", "0.05", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["decisions_per_second"][OURS]["median"] > 0
    ratio = found["times_as_fast"][OURS]["somebody"]
    assert 0 < ratio["least"] <= ratio["median"]
    assert OURS not in found["times_as_fast"][OURS]
    main(["--rounds", "1", "--seconds", "0.05"])
    out = capsys.readouterr().out
    assert "somebody" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_who_is_not_installed_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    main(["--rounds", "1", "--seconds", "0.05", "--json"])
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["missing"] == [name for name in bench.CONTESTANTS if name not in (OURS, WRITTEN)]
    assert list(found["decisions_per_second"]) == [OURS, WRITTEN]
    assert [line.partition(" is not installed")[0] for line in printed.err.splitlines()] == found["missing"]


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--rounds", "many"], ["--seconds", "-1"], ["--seconds", "nan"]])
def test_bad_numbers_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
