"""hippodrome simulate: the same result however the work is shared, honest shares, and bots that fail are counted."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.analysis.intervals import share_of_deals, wilson
from hippodrome.core.errors import BadInput
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.bots import baselines as bots
from hippodrome.games.charioteer.move import Move
from hippodrome.games.plugin import GamePlugin
from hippodrome.simulation.plan import Counts, Plan
from hippodrome.simulation.report import report, show
from hippodrome.simulation.run import make_plan, run, simulate
from hippodrome.terminal.tables import print_table
from tests import forked
from tests.games.charioteer.tables import charioteer

GAME, _ = charioteer()
TIMED = ("seconds", "games_per_second", "decisions_per_second")


def plan(seats: str = "dummy,tiro", games: int = 12, **other: Any) -> Plan:
    given: dict[str, Any] = {
        "seed": "test",
        "edition": "reconstructed",
        "options": {"laps": 1},
        "mirror": False,
        "engine": "rules",
        **other,
    }
    return make_plan(GAME, seats=seats.split(","), games=games, **given)


def found(capsys: pytest.CaptureFixture[str], seats: str = "dummy,tiro", games: int = 12, **other: Any) -> dict[str, Any]:
    """What `--json` prints, without what depends on the clock."""
    given: dict[str, Any] = {
        "seed": "test",
        "edition": "reconstructed",
        "options": {"laps": 1},
        "jobs": 1,
        "engine": "rules",
        **other,
    }
    simulate(GAME, seats=seats.split(","), games=games, as_json=True, **given)
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {name: value for name, value in printed.items() if name not in TIMED}


# What is printed ----------------------------------------------------------------------------------------------------


def test_json_has_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    one_lap = {"laps": 1}
    simulate(
        GAME,
        seats=["dummy", "tiro"],
        games=6,
        seed="s",
        jobs=1,
        edition="reconstructed",
        options=one_lap,
        engine="rules",
        as_json=True,
    )
    printed = json.loads(capsys.readouterr().out)
    promised = "game edition seats games decisions seconds games_per_second decisions_per_second engine wins mean_turns errors"
    assert set(promised.split()) <= set(printed)
    assert printed["game"] == "charioteer"
    assert printed["edition"] == "reconstructed"
    assert printed["seats"] == ["dummy", "tiro"]
    assert printed["games"] == 6 == sum(printed["wins"])
    assert printed["engine"] == "rules"
    assert printed["errors"] == 0
    assert printed["decisions"] == round(printed["mean_turns"] * 6) * 2
    assert printed["turns"]["least"] <= printed["turns"]["median"] <= printed["turns"]["most"]
    assert printed["levels"]["dummy"]["wins"] == printed["wins"][0]
    assert printed["seconds"] > 0


def test_text_fits_eighty_columns_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    some = plan("auriga,dummy,dummy,tiro,tiro,auriga", games=6, mirror=True)
    show(report(some, run(some, 1), 1234.5), Console(width=80))
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert not any("…" in line or "\x1b" in line for line in lines)
    assert any("auriga" in line and "33.3%" in line for line in lines)


@pytest.mark.parametrize("columns", [8, 20, 40, 79])
def test_on_a_narrow_terminal_every_figure_is_still_there(columns: int) -> None:
    sheet = Sheet("seat", "bot", title="Wins by seat")
    sheet.add_column("95% interval", justify="right")
    sheet.add_row("1", "auriga", "25.0% to 1,234.5%")
    sheet.add_row("2", "", "7")
    console = Console(width=columns, file=StringIO())
    print_table(console, sheet)
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in told
    for figure in ("auriga", "25.0%", "1,234.5%"):
        assert figure in "".join(told.split()), told
    assert all(len(line) <= columns for line in told.splitlines())


def test_the_command_runs() -> None:
    command = [
        sys.executable,
        "-m",
        "hippodrome",
        "simulate",
        "charioteer",
        "--seats",
        "tiro,tiro",
        "--games",
        "4",
        "--engine",
        "rules",
    ]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, timeout=120, check=True)
    assert json.loads(done.stdout)["games"] == 4
    assert done.stderr == ""
    assert "95% interval" in subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout


# The same result ----------------------------------------------------------------------------------------------------


def test_the_result_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    alone = found(capsys, "dummy,tiro,auriga", games=30, mirror=True, jobs=1)
    assert found(capsys, "dummy,tiro,auriga", games=30, mirror=True, jobs=2) == alone
    assert capsys.readouterr().err == ""


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert found(capsys, seed="a") == found(capsys, seed="a")
    assert found(capsys, seed="a")["tallies"] != found(capsys, seed="b")["tallies"]


def test_the_options_and_the_edition_reach_the_races(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    assert found(capsys, options={"laps": 3})["mean_turns"] > 1.5 * found(capsys, options={"laps": 1})["mean_turns"]
    from hippodrome.games.registry import edition_text

    own = tmp_path / "own.toml"
    own.write_text(edition_text(GAME, "reconstructed")[0].replace("laps = 3", "laps = 5"), "utf-8")
    longer = found(capsys, games=2, options={}, edition=str(own), jobs=2)
    assert longer["edition"] == str(own)
    assert longer["mean_turns"] > 1.3 * found(capsys, games=2, options={})["mean_turns"]


# Mirrored deals -----------------------------------------------------------------------------------------------------


def test_mirrored_equal_bots_win_equally() -> None:
    counts = run(plan("auriga,auriga,auriga", games=9, mirror=True), 1)
    assert [counts.wins[seat] for seat in range(3)] == [3, 3, 3]
    assert counts.deals["auriga"] == {(3, 3): 3}


def test_mirrored_wins_add_up_and_every_deal_is_raced_from_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    some = plan("auriga,dummy,tiro", games=10, mirror=True)
    assert some.games == 12 and some.deals == 4
    counts = run(some, 1)
    assert counts.wins.total() == 12 == counts.turns.total()
    for level in ("auriga", "dummy", "tiro"):
        deals = counts.deals[level]
        assert {races for _, races in deals} == {3}
        assert deals.total() == 4
    given: dict[str, Any] = {"seed": "test", "edition": "reconstructed", "options": {"laps": 1}, "mirror": True, "jobs": 1}
    simulate(GAME, seats=["tiro", "dummy", "tiro"], games=4, engine="rules", as_json=True, **given)
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 6
    assert printed.err == "mirrored, every deal is raced 3 times: 6 races instead of 4\n"


def test_mirrored_races_of_a_deal_share_their_luck() -> None:
    """The winner of a deal between equal bots sits at the same place of the table in each of its races."""
    one, two = run(plan("dummy,dummy", games=1), 1), run(plan("dummy,dummy", games=2, mirror=True), 1)
    assert two.decisions == 2 * one.decisions
    assert two.tallies == {name: 2 * n for name, n in one.tallies.items()}


# Bots that fail -----------------------------------------------------------------------------------------------------


def test_a_bot_that_raises_is_counted_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def faint(pov: Pov, rng: Random) -> Move:
        if pov.view()["turn"] == 3 and rng.random() < 0.5:
            raise ZeroDivisionError("the sun\nwas hot")
        return bots.dummy(pov, rng)

    monkeypatch.setattr(bots, "tiro", faint)
    printed = found(capsys, games=20)
    assert 0 < printed["errors"] < 20
    assert sum(printed["wins"]) == 20 - printed["errors"]
    assert printed["first_error"].startswith("race ")
    assert "tiro: ZeroDivisionError: the sun" in printed["first_error"]
    simulate(
        GAME,
        seats=["dummy", "tiro"],
        games=20,
        seed="test",
        jobs=1,
        edition="reconstructed",
        options={"laps": 1},
        engine="rules",
    )
    assert capsys.readouterr().out.count("ZeroDivisionError") == 1


def test_a_bot_that_answers_what_is_not_offered_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "tiro", lambda pov, rng: Move(None, ()))
    printed = found(capsys, games=3)
    assert printed["errors"] == 3
    assert printed["wins"] == [0, 0]
    assert "Refused: no_cards" in printed["first_error"]
    assert printed["mean_turns"] == 0


def test_the_first_error_is_the_one_of_the_first_race() -> None:
    late, early = Counts(errors=1, first_error=(9, "late")), Counts(errors=2, first_error=(3, "early"))
    for order in ([late, early, Counts()], [early, Counts(), late]):
        total = Counts()
        for some in order:
            total.add(some)
        assert total.errors == 3
        assert total.first_error == (3, "early")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_the_run_quickly_and_quietly(jobs: str) -> None:
    running = forked.begin("simulate", "charioteer", "--games", "1000000", "--jobs", jobs, "--engine", "rules")
    running.until_it_has_worked(0.6, workers=0 if jobs == "1" else 2)  # longer than to start takes: it is racing
    running.interrupt()  # as Ctrl-C does: to every process of the terminal
    assert running.end(60) == (130, "", "hippodrome: stopped\n")


# Bad input ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seats": "dummy,caligula"}, "no bot 'caligula'"),
        ({"seats": "dummy,me"}, "only bots"),
        ({"seats": "dummy,me:Ana"}, "only bots"),
        ({"seats": "dummy"}, "2 to 6 seats, not 1"),
        ({"seats": "tiro,tiro,tiro,tiro,tiro,tiro,tiro"}, "2 to 6 seats, not 7"),
        ({"seed": "x" * 300}, "at most 200"),
        ({"edition": "nope"}, "no edition 'nope'"),
        ({"options": {"laps": 9}}, "cannot be '9'"),
        ({"games": 0}, "at least 1 race"),
    ],
)
def test_bad_input_is_one_clear_line(other: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says) as caught:
        plan(**other)
    assert "\n" not in str(caught.value)


# Intervals and tallies ----------------------------------------------------------------------------------------------


def test_wilsons_interval() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(0.65, 2000) == pytest.approx((0.65, 0.6288, 0.6706), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 0.0, 1.0)


def test_races_that_hang_together_make_the_interval_wider() -> None:
    alone = share_of_deals([(1, 1, 100), (0, 1, 100)])
    assert alone == wilson(0.5, 200)
    twins = share_of_deals([(2, 2, 50), (0, 2, 50)])  # a hundred deals whose two races always agree
    assert twins.rate == 0.5
    assert twins == pytest.approx(wilson(0.5, 99), abs=1e-6)
    assert share_of_deals([(1, 2, 100)]) == wilson(0.5, 200)  # mirrored luck cancels out; no more is claimed than for 200
    assert share_of_deals([(2, 2, 100)]) == wilson(1.0, 100)
    assert share_of_deals([]) == wilson(0.0, 0)


def test_a_game_without_a_tally_counts_nothing() -> None:
    assert GamePlugin("tests", scene="").tally(object()) == {}
