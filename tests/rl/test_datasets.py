"""Data sets: rows that can be learned from, race files that verify, and interrupted runs that leave no trace."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hippodrome as hd
from hippodrome.cli.app import start
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.rl import datasets
from hippodrome.rl.datasets import write_races
from hippodrome.simulation.run import make_plan

parquet: Any = import_module("pyarrow.parquet")

SHORT: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}


def plan_of(game: str, games: int = 4, mirror: bool = False, seed: str = "rows") -> Any:
    seats = ["tiro", "dummy", "tiro"]
    return make_plan(
        get_game(game),
        seats=seats,
        games=games,
        seed=seed,
        edition="reconstructed",
        options=SHORT[game],
        mirror=mirror,
        engine="rules",
    )


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_rows_are_decisions_that_can_be_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "races.parquet"
    found = write_races(plan_of(game, 2), str(file), jobs=1)
    table = parquet.read_table(file)
    assert found["rows"] == len(table) > 10 and sorted(path.name for path in tmp_path.iterdir()) == ["races.parquet"]
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    plan, names = json.loads(about["plan"]), json.loads(about["ids"])
    assert plan["fingerprint"]["game"] == game and len(plan["seats"]) == 3
    assert sum(field["size"] for field in json.loads(about["fields"])) == table.schema.field("observation").type.list_size
    rows = [row for row in table.to_pylist() if row["race"] == 0]
    race = hd.Race(game, seats=3, seed="rows/0", **SHORT[game])
    for row in rows:
        race.table.answer_forced()
        while race.draft(row["seat"]).done if row["seat"] in race.waiting else True:  # a seat without a choice has no row
            forced = next(seat for seat in race.waiting if race.draft(seat).done)
            race.answer(forced, race.draft(forced).answer)
        draft = race.draft(row["seat"])
        assert np.array_equal(draft.observation, np.array(row["observation"], np.float32))
        for id, allowed in zip(row["ids"], row["allowed"], strict=True):
            assert list(draft.allowed) == allowed and id < len(names)
            draft.push(id)
        assert race.text(draft.answer) == row["answer"] and race.prompt_kind == row["about"]
        race.answer(row["seat"], draft.answer)
    while not race.over:
        race.table.answer_forced()
        for seat in race.waiting:
            race.answer(seat, race.draft(seat).answer)
    assert {(row["seat"], row["win"]) for row in rows} == {
        (seat, np.float32(race.returns[seat])) for seat in {r["seat"] for r in rows}
    }


class Stopped(Exception):
    """Raised instead of Ctrl-C."""


def stop_after(monkeypatch: pytest.MonkeyPatch, chunks: int) -> None:
    """Interrupt a run within a chunk, after a number of complete ones."""
    raced, true = [0], vars(datasets)["run_race"]

    def race(*given: Any, **more: Any) -> Any:
        raced[0] += 1
        if raced[0] == chunks * datasets.RACES_PER_PART + 2:
            raise Stopped
        return true(*given, **more)

    monkeypatch.setattr(datasets, "run_race", race)


@pytest.mark.parametrize("name", ["races.parquet", "races"])
@pytest.mark.parametrize("mirror", [False, True])
def test_resumed_run_writes_the_same_bytes(name: str, mirror: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "RACES_PER_PART", 3)
    plan = plan_of("chariot-race", 9, mirror)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    whole.mkdir()
    stopped.mkdir()
    write_races(plan, str(whole / name), jobs=1)
    with monkeypatch.context() as patched, pytest.raises(Stopped):
        stop_after(patched, 1)
        write_races(plan, str(stopped / name), jobs=1)
    if name.endswith(".parquet"):
        assert not (stopped / name).exists()
    with pytest.raises(BadInput, match="--resume goes on"):
        write_races(plan, str(stopped / name), jobs=1)
    with pytest.raises(BadInput, match="another run"):
        write_races(plan_of("chariot-race", 9, mirror, "other"), str(stopped / name), jobs=1, resume=True)
    write_races(plan, str(stopped / name), jobs=1, resume=True)
    files = sorted(path.relative_to(whole) for path in whole.rglob("*") if path.is_file())
    assert files == sorted(path.relative_to(stopped) for path in stopped.rglob("*") if path.is_file())
    assert all((whole / file).read_bytes() == (stopped / file).read_bytes() for file in files)


def test_written_race_files_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "races"
    start(
        [
            "simulate",
            "chariot-race",
            "--seats",
            "tiro,tiro",
            "--games",
            "2",
            "--set",
            "laps=1",
            "--out",
            str(folder),
            "--jobs",
            "1",
        ]
    )
    assert "2 races written" in capsys.readouterr().out
    files = sorted(folder.glob("*.race"))
    assert len(files) == 2
    for file in files:
        assert hd.load(file).over
        assert start(["verify", str(file)]) == 0


def test_simulate_out_is_the_same_with_several_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    command = ["simulate", "chariot-race", "--seats", "tiro,tiro", "--games", "34", "--set", "laps=1", "--json", "--out"]
    start([*command, str(one), "--jobs", "1"])
    told = json.loads(capsys.readouterr().out)
    assert told["races"] == 34 and told["rows"] > 100 and told["fingerprint"]["engine"] == "rules"
    start([*command, str(two), "--jobs", "2"])
    assert one.read_bytes() == two.read_bytes()
    for wrong, why in (
        ([*command, str(one)], "there already"),
        (["simulate", "charioteer", "--resume"], "say where with --out"),
        ([*command, str(tmp_path / "x.parquet"), "--engine", "fast"], "rules text"),
        ([*command, str(tmp_path / "none" / "x.parquet")], "cannot write"),
    ):
        with pytest.raises(BadInput, match=why):
            start(wrong)
