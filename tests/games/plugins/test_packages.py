"""Broken game packages: each is reported in one clear line, and built-in games still work."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.games import plugins
from hippodrome.games.defaults.choice import DefaultChoice
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, playable_games, unusable_games
from tests.games.plugins.conftest import On, Package
from tests.games.plugins.test_ur import run
from tests.server.club import club

PARTS = "from hippodrome.games.plugin import GamePlugin\nPLUGIN = GamePlugin({package!r}, scene='seen.scene')\n"


@pytest.mark.parametrize(
    ("text", "games", "says"),
    [
        ("import nowhere_to_be_found", "bad = bad_game", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("raise SystemExit('no')", "bad = bad_game", "SystemExit: no"),
        ("(", "bad = bad_game", "SyntaxError: '(' was never closed"),
        ("GAME = 1", "bad = bad_game", "bad_game has no PLUGIN that is a hippodrome.games.plugin.GamePlugin"),
        ("", "bad = not_installed_game", "ModuleNotFoundError: No module named 'not_installed_game'"),
        (PARTS.format(package="bad_game"), "bad = bad_game", "ModuleNotFoundError: No module named 'bad_game.game'"),
        (
            PARTS.format(package="hippodrome.games.charioteer"),
            "bad = bad_game",
            "its GAME is called 'charioteer', and its entry",
        ),
        ("", "Bad Game! = bad_game", "a game's name is lower-case letters, digits and single hyphens"),
    ],
)
def test_broken_package_is_reported_and_built_in_games_still_work(
    text: str, games: str, says: str, package: Package, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    package("bad_game", text, games=games, called="bad-package")
    name = games.partition(" =")[0]
    with pytest.raises(BadInput) as wrong:
        get_plugin(name)
    line = str(wrong.value)
    assert line.startswith(f"the game '{name}' of the package bad-package cannot be used: {says}") and "\n" not in line
    assert (
        playable_games() == BUILT_IN_NAMES
        and [str(why) for why in unusable_games()] == [line]
        and get_game("charioteer").name == "charioteer"
    )
    assert run("games") == 0 and capsys.readouterr().err == f"{line}\n"
    assert run("play", name, "--terminal") == 2 and line in capsys.readouterr().err
    with caplog.at_level(logging.WARNING, "hippodrome.server"), club(tmp_path) as house:
        assert [card["name"] for card in house.get("/games")] == list(BUILT_IN_NAMES)
        assert house.post("/tables", {"game": name, "seats": [{"kind": "me"}] * 2}, expect=404)
    assert line in caplog.messages


def test_game_with_a_missing_text_is_rejected_on_load(example: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(example, copy)
    words, edition = (copy / "royal_game_of_ur" / file for file in ("locale/es.ftl", "editions/reconstructed.toml"))
    words.write_text(words.read_text("utf-8").replace("fact-captured =", "fact-caught ="), "utf-8")
    assert complaints(copy).endswith("cannot be used: locale/es.ftl lacks fact-captured\n")
    edition.unlink()
    assert "cannot be used: it has no editions/reconstructed.toml" in complaints(copy)


def complaints(folder: Path) -> str:
    """Return the output about the games of a folder on the path."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "hippodrome", "games"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path})
    return done.stderr


def test_packages_cannot_override_built_in_games(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    package("false_game", "raise AssertionError('never loaded')", games="charioteer = false_game")
    (line,) = [str(why) for why in unusable_games()]
    assert line.startswith("the game 'charioteer' of the package false_game cannot be used: the house has a game of that name")
    assert (
        get_game("charioteer").state_type.__module__.startswith("hippodrome.games.charioteer")
        and playable_games() == BUILT_IN_NAMES
    )
    assert run("games", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["unusable"] == [line] and [game["package"] for game in found["games"]] == ["hippodrome"] * len(BUILT_IN_NAMES)


def test_packages_with_the_same_game_name_are_both_rejected(package: Package) -> None:
    package("one_game", "", games="twice = one_game")
    package("other_game", "", games="twice = other_game")
    with pytest.raises(BadInput, match="the game 'twice' cannot be used: one_game and other_game each bring one of that name"):
        get_plugin("twice")


def test_packages_are_looked_up_lazily() -> None:
    code = (
        "import hippodrome.cli.app, hippodrome.games.registry as games\n"
        "games.get_game('charioteer')\n"
        "assert games.plugins.entries.cache_info().misses == 0\n"
        "games.playable_games(), games.playable_games()\n"
        "assert games.plugins.entries.cache_info().misses == 1\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_table_of_an_uninstalled_game_is_unavailable_until_it_is_reinstalled(
    on_path: On, example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(example)
    with club(tmp_path) as house:
        sat = house.table("royal-game-of-ur", "me,me", clock="fast")
        sat.play(Random(1), answers=3)
        before = sat.state(0)["scene"]
        other = house.table("charioteer", "me,me")
    monkeypatch.setattr(plugins, "entries", dict)
    with club(tmp_path) as house:
        told = house.get(f"/tables/{sat.id}", expect=422)
        assert "there is no game 'royal-game-of-ur'" in json.dumps(told)
        assert [card["id"] for card in house.get("/tables")["running"]] == [other.id]
    monkeypatch.undo()
    on_path(example)
    with club(tmp_path) as house:
        sat.club = house
        assert sat.state(0)["scene"] == before


def test_game_without_board_functions_gets_buttons() -> None:
    from hippodrome.core.ask import Ask
    from hippodrome.core.rng import SampledChance
    from hippodrome.core.table import Pov, Table
    from hippodrome.i18n.localization import Localization, Texts
    from tests.dummy_games import DUEL, EDITION, setup

    table: Table[Any] = Table(DUEL, setup(2, {}, EDITION), SampledChance(Random(1)))
    words = Localization("en")
    words.texts = Texts(["hippodrome.i18n"], "en", "ask-first = How much?\nanswer-2 = Two\nanswer-first = Some\n")
    choice, pov = DefaultChoice(DUEL), Pov(table, 0)
    assert isinstance(table.prompt, Ask) and table.prompt.kind == "first"
    asked = choice.build_choice(pov, words, [])
    assert [(pick.id, pick.label, pick.button) for pick in asked.picks] == [
        ("option:1", "Some", True), ("option:2", "Two", True), ("option:3", "Some", True),
    ]  # fmt: skip
    assert choice.build_choice(pov, words, ["option:2"]).answer == "2"
    assert choice.build_choice(pov, words, ["option:7"]).refusal and choice.picks_of(pov, 3) == ["option:3"]
