"""hippodrome review: its output, and its errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.__main__ import main
from hippodrome.core.race_file import to_text
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


def test_review_is_printed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--effort", "0.05", "--lang", "es") == 0
    told = capsys.readouterr().out
    for part in ("Probabilidad de ganar", "100% ┤", "A Ana", "ronda", "Suerte y habilidad", "Dados de Ana", "La suerte"):
        assert part in told


def test_review_json_contains_the_numbers(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--effort", "0.05", "--seat", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == [1] and found["game"] == "chariot-race" and len(found["balances"]) == 4


def test_review_includes_a_second_opinion(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "def first(pov, rng): return next(iter(pov.options))\ndef bad(pov, rng): 1 / 0\n"
    (tmp_path / "second.py").write_text(text, "utf-8")
    for bot in ("auriga", "./second.py:first", "./second.py:bad"):
        assert run(str(file), "--effort", "0.05", "--seat", "1", "--bot", bot, "--json") == 0
        found = json.loads(capsys.readouterr().out)
        opinion, lines = found["opinion"], [decision["line"] for decision in found["decisions"]]
        assert lines and opinion["bot"] == bot
        failed = len(lines) if bot.endswith("bad") else 0
        assert opinion["faults"]["exception"] == failed and len(opinion["answers"]) == len(lines) - failed
    assert "ZeroDivisionError" in opinion["first_fault"]["told"] and found["fingerprint"]["rules"] == 2


def test_bad_input_is_one_line(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(tmp_path / "none.race")) == 2
    assert run(str(file), "--seat", "9") == 2
    (tmp_path / "broken.race").write_text("{}\n")
    assert run(str(tmp_path / "broken.race")) == 2
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 3 and "there is no seat 9" in told.err
