"""hippodrome review: what it prints, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.__main__ import main
from hippodrome.core.race import to_text
from tests.coach.races import race


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["review", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made, _ = race("chariot-race", ["tiro", "auriga", "auriga", "auriga"], options={"laps": 1}, people=[0])
    path = tmp_path_factory.mktemp("races") / "evening.race"
    path.write_text(to_text(made), encoding="utf-8")
    return path


def test_a_review_is_printed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--effort", "0.05", "--lang", "es") == 0
    told = capsys.readouterr().out
    for part in ("Probabilidad de ganar", "100% ┤", "A Ana", "ronda", "Suerte y habilidad", "Dados de Ana", "La suerte"):
        assert part in told


def test_json_holds_the_numbers(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--effort", "0.05", "--seat", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == [1] and found["game"] == "chariot-race" and len(found["balances"]) == 4


def test_bad_input_is_one_line(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(tmp_path / "none.race")) == 2
    assert run(str(file), "--seat", "9") == 2
    (tmp_path / "broken.race").write_text("{}\n")
    assert run(str(tmp_path / "broken.race")) == 2
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 3 and "there is no seat 9" in told.err
