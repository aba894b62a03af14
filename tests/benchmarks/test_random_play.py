"""The bench: everybody plays whole games, who is not installed is named, and the numbers are printed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from rich.console import Console

from benchmarks import cthulhu_500_bots as playouts
from benchmarks import engine_speed, random_play
from benchmarks.random_play import (
    CHARIOT_RACE,
    CTHULHU,
    OURS,
    DecisionCounts,
    chariot_race,
    charioteer,
    charioteer_written_out,
    cthulhu,
    main,
)
from hippodrome.cli.runner import run


def test_random_races_are_played_to_their_end_and_are_the_same_for_the_same_seed() -> None:
    play = charioteer("x")
    assert play(1) == charioteer("x")(1)
    assert len({play(n) for n in range(4)}) > 1
    assert play(0).decisions == play(0).choices
    assert play(0).decisions % 4 == 0
    assert charioteer_written_out("x")(0) == play(0)


def test_chariot_race_is_played_too_and_only_stops_where_there_is_a_choice() -> None:
    play = chariot_race("x")
    assert play(1) == chariot_race("x")(1)
    assert all(play(n).decisions == play(n).choices > 0 for n in range(4))


def test_cthulhu_500_is_played_too_and_counts_nobody_who_can_only_pass() -> None:
    stops = cthulhu("x")(1)
    assert stops == cthulhu("x")(1)
    assert stops.decisions >= stops.choices > 100


def test_it_prints_speeds_and_ratios(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(random_play.CONTESTANTS, "somebody", (None, lambda seed: lambda number: DecisionCounts(4, 1)))
    main(["--rounds", "2", "--seconds", "0.05", "--json"])
    found = json.loads(capsys.readouterr().out)
    ours, theirs = found["programs"][OURS], found["programs"]["somebody"]
    assert ours["decisions_per_second"]["median"] >= ours["decisions_per_second"]["least"] > 0
    assert ours["decisions_times_as_fast"] == {"least": 1, "median": 1}
    assert theirs["decisions_per_second"]["median"] == pytest.approx(4 * theirs["choices_per_second"]["median"], rel=1e-3)
    ratio = theirs["decisions_times_as_fast"]
    assert 0 <= ratio["least"] <= ratio["median"] < 1
    assert ratio["median"] < theirs["choices_times_as_fast"]["median"]
    assert list(found[CHARIOT_RACE]) == [CHARIOT_RACE, *(name for name in found["programs"] if not name.startswith(OURS))]
    main(["--rounds", "1", "--seconds", "0.05"])
    out = capsys.readouterr().out
    assert "somebody" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_who_is_not_installed_is_named_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_play, "find_spec", lambda name: None)
    main(["--rounds", "1", "--seconds", "0.05", "--json"])
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["missing"] == ["catanatron", "python-chess"]
    assert list(found["programs"]) == [OURS, f"{OURS}, written out"]
    assert list(found[CHARIOT_RACE]) == [CHARIOT_RACE]
    assert list(found[CTHULHU]) == [CTHULHU]
    assert [line.split()[0] for line in printed.err.splitlines()] == ["catanatron", "python-chess"]


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--rounds", "many"], ["--seconds", "-1"], ["--seconds", "nan"]])
@pytest.mark.parametrize("command", [main, engine_speed.main, playouts.main])
def test_bad_numbers_are_refused(
    command: Callable[[list[str]], None], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(lambda: command(arguments)) == 2
    told = capsys.readouterr().err
    assert arguments[0] in told and told.count("\n") == 1


def test_each_fast_engine_is_compared_with_its_own_text_and_with_everybody_else(capsys: pytest.CaptureFixture[str]) -> None:
    names = list(engine_speed.CONTESTANTS)
    ratio = {"median": 120.0, "least": 100.0}
    fast = [name for name in names if name.startswith("fast")]
    assert {name.removeprefix("fast ").partition(",")[0] for name in fast} == set(engine_speed.GAMES)
    found = {
        "rounds": 1,
        "seconds": 1.0,
        "decisions_per_second": dict.fromkeys(names, 12345),
        "times_as_fast": {us: dict.fromkeys(names, ratio) for us in fast},
    }
    engine_speed.show(found, Console(width=80))
    out = capsys.readouterr().out
    first, second, third = out.split("Random play")[1:]
    assert "fast charioteer" in first and "chariot-race" not in first
    assert "fast chariot-race" in second and "charioteer" not in second
    assert "fast cthulhu-500" in third and "chariot" not in third
    assert "OpenSpiel gin_rummy" in first and "OpenSpiel gin_rummy" in second
    assert "120 x (100)" in second


def test_compiled_playouts_are_compared_with_the_same_minds_on_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    playouts.main(["--rounds", "1", "--seconds", "0.01", "--json"])
    found = json.loads(capsys.readouterr().out)
    speeds = found["races_per_second"]
    assert set(speeds) == set(playouts.CONTESTANTS) and all(speed > 0 for speed in speeds.values())
    assert set(found["times_as_fast"]) == {"compiled, aurigas", "compiled, stewards", "compiled, simulated"}
    playouts.show(found, Console(width=80))
    assert "races/s" in capsys.readouterr().out
