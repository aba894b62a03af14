"""Simulations on the fast engine: chosen where it can, refused by name where it cannot, the same however it is shared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.games.registry import edition_text, get_game
from hippodrome.simulation import compiled
from hippodrome.simulation.plan import Counts, Plan
from hippodrome.simulation.report import report
from hippodrome.simulation.run import make_plan, run
from tests import forked
from tests.games.charioteer.tables import charioteer

GAME, _ = charioteer()


def plan(seats: str = "auriga,dummy,tiro", games: int = 600, **other: Any) -> Plan:
    given: dict[str, Any] = {"seed": "test", "edition": "reconstructed", "options": {}, "mirror": False, **other}
    return make_plan(GAME, seats=seats.split(","), games=games, **given)


def test_it_is_chosen_where_it_knows_everything() -> None:
    assert plan().engine == "fast"
    assert plan(options={"laps": 5, "open_fan_tokens": True}).engine == "fast"
    assert plan(engine="rules").engine == "rules"
    with pytest.raises(BadInput, match="no engine 'warp'"):
        plan(engine="warp")


def test_without_numba_the_rules_text_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "why_not_numba", lambda: BadInput("numba cannot be found: pip install numba"))
    assert plan().engine == "rules"
    with pytest.raises(BadInput, match="cannot run this: numba cannot be found"):
        plan(engine="fast")


def test_a_game_or_an_edition_it_does_not_know_runs_on_the_rules_text(tmp_path: Path) -> None:
    text, _ = edition_text(GAME, "reconstructed")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("discard 3", "discard 6"))
    assert plan(edition=str(mine)).engine == "rules"
    with pytest.raises(BadInput, match="6 cards for a discard token are more than"):
        plan(edition=str(mine), engine="fast")
    assert plan(seats="agitator,auriga").engine == "rules"
    with pytest.raises(BadInput, match="the fast engine has no bot 'agitator'"):
        plan(seats="agitator,auriga", engine="fast")


@pytest.mark.parametrize("mirror", [False, True])
def test_the_result_is_the_same_however_many_share_the_work(mirror: bool) -> None:
    chosen = plan(games=999, mirror=mirror)
    one, three = run(chosen, 1), run(chosen, 3)
    assert one == three
    assert sum(one.wins.values()) == 999 == one.turns.total()
    for level in ("auriga", "dummy", "tiro"):
        assert sum(times * races for (_, races), times in one.deals[level].items()) == 999
    assert run(plan(games=999, mirror=mirror, seed="other"), 1) != one


def test_both_engines_agree_in_what_comes_of_many_races() -> None:
    one_lap: dict[str, Any] = {"seats": "dummy,tiro,tiro", "options": {"laps": 1}, "mirror": True}
    slow = run(plan(games=150, engine="rules", **one_lap), 1)
    quick = run(plan(games=3000, **one_lap), 2)
    for seat in range(3):
        share, expected = slow.wins[seat] / 150, quick.wins[seat] / 3000
        assert abs(share - expected) < 4 * (expected * (1 - expected) / 150) ** 0.5
    assert _mean(slow.turns) == pytest.approx(_mean(quick.turns), rel=0.03)
    assert set(slow.tallies) == set(quick.tallies)
    for name in slow.tallies:
        assert slow.tallies[name] / 150 == pytest.approx(quick.tallies[name] / 3000, rel=0.25, abs=0.5), name


def _mean(turns: Counter[int]) -> float:
    return sum(n * times for n, times in turns.items()) / turns.total()


def test_cthulhu_500_runs_on_it_too_in_every_variant() -> None:
    """Chosen by itself, the same however the work is shared, and what comes of many races is what the rules text says."""
    everything = {"warning_lap": True, "net_laps": True, "swap_laps": True, "damage_passes": True, "vehicles": "drafted"}
    race = get_game("cthulhu-500")
    given: dict[str, Any] = {"seats": ["auriga", "tiro", "dummy"], "seed": "x", "edition": "reconstructed", "mirror": True}
    many = make_plan(race, games=2400, options=everything, **given)
    assert many.engine == "fast"
    quick = run(many, 1)
    assert quick == run(many, 3)
    assert quick.wins.total() == 2400 == quick.turns.total()
    slow = run(make_plan(race, games=120, options=everything, engine="rules", **given), 1)
    for seat in range(3):
        share, expected = slow.wins[seat] / 120, quick.wins[seat] / 2400
        assert abs(share - expected) < 4 * (expected * (1 - expected) / 120) ** 0.5
    assert _mean(slow.turns) == pytest.approx(_mean(quick.turns), rel=0.1)
    assert slow.decisions / 120 == pytest.approx(quick.decisions / 2400, rel=0.1)
    assert set(slow.tallies) <= set(quick.tallies)
    for name in slow.tallies:
        assert slow.tallies[name] / 120 == pytest.approx(quick.tallies[name] / 2400, rel=0.25, abs=0.5), name


def test_chariot_race_runs_on_it_too_in_every_variant() -> None:
    """Chosen by itself, the same however the work is shared, and what comes of many races is what the rules text says."""
    everything = {"unequal_chariots": True, "first_half": "B", "no_damage_after_finish": True}
    race = get_game("chariot-race")
    given: dict[str, Any] = {"seats": ["dummy", "tiro"], "seed": "x", "edition": "reconstructed", "mirror": True}
    many = make_plan(race, games=2400, options=everything, **given)
    assert many.engine == "fast"
    quick = run(many, 1)
    assert quick == run(many, 3)
    assert quick.wins.total() + quick.without_winner == 2400 == quick.turns.total()
    assert quick.without_winner > 0
    slow = run(make_plan(race, games=240, options=everything, engine="rules", **given), 1)
    assert abs(slow.without_winner / 240 - quick.without_winner / 2400) < 0.1
    for seat in range(2):
        share, expected = slow.wins[seat] / 240, quick.wins[seat] / 2400
        assert abs(share - expected) < 4 * (expected * (1 - expected) / 240) ** 0.5
    assert _mean(slow.turns) == pytest.approx(_mean(quick.turns), rel=0.05)
    assert set(slow.tallies) <= set(quick.tallies)
    for name in slow.tallies:
        assert slow.tallies[name] / 240 == pytest.approx(quick.tallies[name] / 2400, rel=0.3, abs=0.4), name


def test_mirrored_races_of_one_deal_share_their_luck() -> None:
    """With equal bots that leave nothing to luck, each turn of the table is won at the same place."""
    counts: Counts = run(plan("dummy,dummy", games=400, mirror=True), 1)
    assert counts.wins[0] == counts.wins[1] == 200


def test_the_command_says_which_engine_ran() -> None:
    command = [
        sys.executable,
        "-m",
        "hippodrome",
        "simulate",
        "charioteer",
        "--seats",
        "tiro,auriga",
        "--games",
        "40",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    printed = json.loads(done.stdout)
    assert printed["engine"] == "fast"
    assert sum(printed["wins"]) == 40
    assert done.stderr in ("", "compiling the fast engine of charioteer, once on this machine ...\n")


def test_compiled_code_is_kept_where_it_can_be_written(tmp_path: Path) -> None:
    module = "hippodrome.games.charioteer.engine.entry_points"
    code = f"from hippodrome.jit.compile_cache import cache_dir; print(cache_dir({module!r}))"
    for name, expected in (("XDG_CACHE_HOME", tmp_path), ("NUMBA_CACHE_DIR", tmp_path / "numba")):
        environment = os.environ | {"XDG_CACHE_HOME": "", "NUMBA_CACHE_DIR": "", name: str(expected)}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert Path(done.stdout.strip()).is_relative_to(expected / "hippodrome")
    nowhere = tmp_path / "a file"
    nowhere.write_text("")
    environment = os.environ | {
        "XDG_CACHE_HOME": str(nowhere),
        "NUMBA_CACHE_DIR": "",
        "HOME": str(nowhere),
        "TMPDIR": str(tmp_path),
    }
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)


def test_playing_starts_without_numba() -> None:
    code = (
        "import sys, hippodrome.cli.app, hippodrome.terminal.play, hippodrome.simulation.run\n"
        "assert not {'numba', 'numpy', 'llvmlite'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_the_run_quickly(jobs: str) -> None:
    run(plan(games=1), 1)  # so that it is racing, not compiling, when the interrupt comes
    running = forked.begin("simulate", "charioteer", "--games", "1000000", "--jobs", jobs)
    running.until_it_has_worked(2.5)  # longer than to load the engine takes
    running.interrupt()
    assert running.end(60) == (130, "", "hippodrome: stopped\n")


@pytest.mark.parametrize("engine", ["rules", "fast"])
def test_a_race_that_several_win_is_one_race_won_by_their_level(engine: str) -> None:
    """In Chariot Race wins can be shared: four of a level win every race that has a winner, and no more than that."""
    game = get_game("chariot-race")
    plan = make_plan(
        game, seats=["dummy", "auriga", "auriga", "auriga"], games=40, seed="shared", edition="reconstructed",
        options={"shared_win": True}, mirror=True, engine=engine,
    )  # fmt: skip
    counts = run(plan, 1)
    found = report(plan, counts, 1.0)
    auriga = found["levels"]["auriga"]
    assert sum(found["wins"]) > plan.games, "some of these races are shared"
    assert auriga["wins"] <= plan.games - counts.without_winner and auriga["rate"] == auriga["wins"] / plan.games
    assert 0.5 < auriga["low"] < auriga["rate"] <= auriga["high"] <= 1.0
