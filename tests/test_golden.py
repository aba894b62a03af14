"""Golden races: finished races, one for every way a race may end, replay to the end they had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.cli.files import verify
from hippodrome.core.errors import BadRace
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import BUILT_IN_NAMES
from tests.golden.make import ENDINGS, HERE, Ending, outcome

RACES = [(name, ending) for name in BUILT_IN_NAMES for ending in ENDINGS[name]]


@pytest.mark.parametrize(("name", "ending"), RACES, ids=[f"{name}/{ending.name}" for name, ending in RACES])
def test_a_kept_race_ends_as_it_did(name: str, ending: Ending, capsys: pytest.CaptureFixture[str]) -> None:
    file = HERE / name / f"{ending.name}.race"
    kept = json.loads((HERE / name / "outcomes.json").read_text("utf-8"))
    _, _, table = open_race(file)
    assert table.prompt is None
    assert outcome(table) == kept[ending.name]
    assert ending.true(table)
    assert verify(file, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["fair"]


CLOSED = sorted(HERE.glob("*/closed/*.race"))


@pytest.mark.parametrize("file", CLOSED, ids=[f"{file.parts[-3]}/{file.stem}" for file in CLOSED])
def test_a_race_of_older_rules_is_closed_with_a_plain_word(file: Path) -> None:
    """`closed/version-N.race` was played by version N of the rules, which could replay differently now."""
    number = file.stem.removeprefix("version-")
    with pytest.raises(BadRace, match=f"played by version {number} of the {file.parts[-3]} rules"):
        open_race(file)


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_no_golden_race_is_forgotten(name: str) -> None:
    files = {path.stem for path in (HERE / name).glob("*.race")}
    assert files == {ending.name for ending in ENDINGS[name]}
