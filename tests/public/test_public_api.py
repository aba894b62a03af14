"""`import hippodrome as hd`: every name is there, described, typed, and its example runs."""

from __future__ import annotations

import copy
import doctest
import inspect
import os
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, assert_type

import pytest

import hippodrome as hd
from hippodrome.core.ask import Options
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.charioteer.edition import Edition as Box
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.state import State
from hippodrome.games.cthulhu_500.state import State as Cars
from hippodrome.games.registry import BUILT_IN_NAMES
from tests.docs.commands_in_docs import blocks
from tests.docs.installed import REPOSITORY

MODULES = ("public.race", "public.research", "games.edition", "public.registry", "core.errors")


UNNAMED = ("edition_name", "Issue")
"""What these modules share with others; nobody is told of it."""


def test_every_name_is_there_and_described() -> None:
    assert sorted(hd.__all__) == list(hd.__all__) and set(hd.__all__) <= set(dir(hd))
    for name in hd.__all__:
        found = getattr(hd, name)
        assert name == "__version__" or inspect.getdoc(found), name
    with pytest.raises(AttributeError, match="has no 'Rase'"):
        hd.Rase  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.usefixtures("hasty_luck")
@pytest.mark.parametrize("module", (*MODULES, "core.table"))
def test_every_example_runs(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = import_module(f"hippodrome.{module}")
    for test in doctest.DocTestFinder(exclude_empty=True).find(found, extraglobs={"hd": hd, "Random": Random}):
        runner = doctest.DocTestRunner()
        runner.run(test)
        assert runner.summarize(verbose=False).failed == 0, test.name


def test_every_public_name_has_an_example() -> None:
    missing = []
    for module in MODULES:
        for test in doctest.DocTestFinder(exclude_empty=False).find(import_module(f"hippodrome.{module}")):
            name = test.name.rpartition(".")[2]
            if not name.startswith("_") and not test.examples and name not in (module.rpartition(".")[2], *UNNAMED):
                missing.append(test.name)
    assert not missing


def test_it_is_imported_in_no_time() -> None:
    code = "import sys, hippodrome; print(sorted({'numpy', 'numba', 'fastapi', 'rich', 'typer'} & set(sys.modules)))"
    code += "; hippodrome.Race('charioteer', seats=2); print('numpy' in sys.modules, 'fastapi' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\nFalse False\n"


def test_games_and_bots_are_listed() -> None:
    assert hd.list_games() == list(BUILT_IN_NAMES) and hd.list_bots("cthulhu-500")[0] == "tiro"


def test_a_literal_name_gives_the_types_of_its_game() -> None:
    race = hd.Race("charioteer", seats=2, seed=1)
    assert_type(race.state, State)
    assert_type(race.edition, Box)
    assert_type(race.options(0), Options[Move])
    assert_type(hd.Edition("charioteer").data, Box)
    assert_type(hd.Race("chariot-race", seats=2, seed=2).options(0), Options[Act])
    assert_type(hd.Race("cthulhu-500", seats=3).state, Cars)
    any_name: str = BUILT_IN_NAMES[0]
    assert_type(hd.Race(any_name, seats=2).state, Any)


def drive(race: hd.Race[Any, Any, Any], answers: int, seed: int = 0) -> hd.Race[Any, Any, Any]:
    rng = Random(seed)
    for _ in range(answers):
        if not race.over:
            seat = race.waiting[-1]
            race.answer(seat, race.options(seat).draw(rng))
    return race


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_a_race_is_the_same_however_it_is_copied(name: str) -> None:
    race = drive(hd.Race(name, seats=3, seed=5), 22)
    ways = [race.copy(), copy.copy(race), copy.deepcopy(race), pickle.loads(pickle.dumps(race)), hd.loads(race.dumps())]
    before = race.dumps()
    ends = [drive(way, 15).dumps() for way in ways]
    assert len(set(ends)) == 1 and race.dumps() == before != ends[0]
    assert {str(way.fingerprint) for way in ways} == {str(race.fingerprint)}


def test_the_same_seed_gives_the_same_race_and_the_fingerprint_says_so() -> None:
    first, second, other = (drive(hd.Race("chariot-race", seats=2, seed=seed), 40) for seed in (1, "1", 2))
    assert first.dumps() == second.dumps() and first.fingerprint == second.fingerprint != other.fingerprint
    assert first.fingerprint["edition"] == hd.Edition("chariot-race").digest and first.fingerprint["package"] == hd.__version__


def test_a_race_with_an_edition_of_its_own_goes_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(hd.Edition("charioteer").text.replace('name = "', 'name = "My '), "utf-8")
    edition = hd.Edition("charioteer", mine)
    race = hd.Race("charioteer", seats=2, seed=1, edition=edition)
    text = race.dumps()
    mine.unlink()
    again = hd.loads(text)
    assert again.fingerprint == race.fingerprint and race.fingerprint["edition"] == edition.digest


def test_what_cannot_be_is_refused_by_name() -> None:
    with pytest.raises(hd.BadInput, match="no game 'chess'"):
        hd.Race("chess")
    with pytest.raises(hd.BadInput, match="no option 'wheels'"):
        hd.Race("charioteer", wheels=3)
    with pytest.raises(hd.BadRace):
        hd.loads("nonsense\n")
    with pytest.raises(hd.Refused) as refused:
        hd.Race("charioteer", seats=2, seed=1).answer(0, "fly")
    assert refused.value.reason.code == "malformed"


def test_a_script_without_a_guard_may_use_all_cores(tmp_path: Path) -> None:
    """Workers do not read the script again, and a bot in it that they would have to read it for is told so in one line."""
    (tmp_path / "study.py").write_text(
        "import hippodrome as hd\n"
        "found = hd.simulate('charioteer', seats=['tiro', 'tiro'], games=16, jobs=2, engine='rules', laps=1)\n"
        "print(found['games'], found['errors'])\n"
        "def bot(pov, rng): return pov.options.draw(rng)\n"
        "try: hd.simulate('charioteer', seats=['tiro', './study.py:bot'], games=16, jobs=2, laps=1)\n"
        "except hd.BadInput as error: print(error)\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, "study.py"], capture_output=True, text=True, cwd=tmp_path, env=dict(os.environ))
    first, second = done.stdout.splitlines()
    assert first == "16 0" and not done.stderr
    assert "if __name__ == '__main__':" in second


def test_reference_pages_are_generated_from_the_code_as_it_is() -> None:
    command = [sys.executable, str(REPOSITORY / "docs/reference.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", ["for-researchers", "for-designers", "for-bot-authors"])
def test_the_scripts_of_the_quick_starts_run(page: str, tmp_path: Path) -> None:
    """Each page has short scripts, as a reader would save and run them one after another."""
    scripts = [text for name, language, text in blocks() if name == f"study/{page}.md" and language == "python"]
    assert scripts
    for n, text in enumerate(scripts):
        assert len(text.splitlines()) <= 13
        name = "my_bot.py" if "my_bot" in text else f"script{n}.py"
        (tmp_path / name).write_text(text.replace("games=2000", 'games=9, engine="rules"'), "utf-8")
        done = subprocess.run([sys.executable, name], capture_output=True, text=True, cwd=tmp_path, env=dict(os.environ))
        assert done.returncode == 0 and done.stdout and not done.stderr, (name, done)
        assert "my_bot" not in name or ("'wins'" in done.stdout and done.stdout.endswith("{}\n"))
