"""The terminal marks custom editions: when a race starts, resumes, is replayed or verified."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import hippodrome as hd
from hippodrome.cli.files import replay, verify
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import from_text, read_file, to_text
from hippodrome.games.edition_values import with_values
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import edition_text, get_game
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen
from hippodrome.terminal.seating import read_seats, seats_of
from tests.core.test_names import INVISIBLE

GAME = get_game("chariot-race")
BUILT_IN = edition_text(GAME, "reconstructed")[0]
CUSTOM = with_values(BUILT_IN, {"race.laps": 1})
DIFFERS = "Custom rules: laps 1 instead of 2."


def raced(tmp_path: Path, text: str = CUSTOM, name: str = "mine.toml") -> Path:
    """Write a race file with an edition from a file."""
    edition, file = tmp_path / name, tmp_path / "evening.race"
    edition.write_text(text, encoding="utf-8")
    hd.Race("chariot-race", seats=["Ana", "Ben"], seed=1, edition=edition).save(file)
    return file


def begun(file: Path, edition: str, language: str = "en") -> str:
    """Return the output when a player starts and leaves."""
    out = io.StringIO()
    screen = Screen(io.StringIO(""), out)
    play(GAME, seats=("me", "tiro"), seed="1", edition=edition, options={}, language=language, file=file, screen=screen)
    return " ".join(out.getvalue().split())


def test_a_file_named_like_a_built_in_edition_is_rejected_unless_it_is_that_edition(tmp_path: Path) -> None:
    for name in ("reconstructed.toml", "Reconstructed.toml", "rеconstructed.toml"):
        with pytest.raises(BadInput, match="is the name of a built-in edition"):
            raced(tmp_path, name=name)
    written = read_file(raced(tmp_path, BUILT_IN, "reconstructed.toml"))
    assert (written.edition, written.edition_text) == ("reconstructed", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_marks_custom_editions_at_start_and_resume(language: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CUSTOM, encoding="utf-8")
    told = {"en": DIFFERS, "de": "laps 1 statt 2.", "es": "laps 1 en vez de 2.", "fr": "laps 1 au lieu de 2."}[language]
    for _ in range(2):  # the second time from its file
        assert told in begun(tmp_path / "evening.race", str(mine), language)
    assert told not in begun(tmp_path / "usual.race", "reconstructed", language)


def test_replay_and_verify_mark_custom_editions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = raced(tmp_path)
    replay(file, to=None, seat=None, language="en", as_json=False)
    verify(file, as_json=False)
    assert capsys.readouterr().out.count(DIFFERS) == 2
    replay(file, to=None, seat=None, language="en", as_json=True)
    verify(file, as_json=True)
    for line in capsys.readouterr().out.splitlines():
        told = json.loads(line)
        assert told["custom"] is True and told["differences"] == DIFFERS and told["edition"].endswith("mine.toml")
    usual = raced(tmp_path, BUILT_IN)
    verify(usual, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["custom"] is False and told["differences"] == "" and told["edition"] == "reconstructed"


def test_edition_that_imitates_a_built_in_name_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = raced(tmp_path)
    race = from_text(file.read_text(encoding="utf-8"))
    race.edition = "reconstructed"
    file.write_text(to_text(race), encoding="utf-8")
    verify(file, as_json=False)
    assert f"Custom edition “reconstructed (custom)”. {DIFFERS}" in " ".join(capsys.readouterr().out.split())
    race.edition, race.edition_text, race.entries = "mine", BUILT_IN, []
    file.write_text(to_text(race), encoding="utf-8")
    opened = open_race(file)[0]
    assert (opened.edition, opened.edition_text) == ("reconstructed", "")


def test_invisible_names_in_race_files_and_input_are_rejected(tmp_path: Path) -> None:
    race = from_text(raced(tmp_path).read_text(encoding="utf-8"))
    race.players = ["Ana", "\u3164"]
    (tmp_path / "blank.race").write_text(to_text(race), encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be seen"):
        read_file(tmp_path / "blank.race")
    with pytest.raises(BadInput, match="cannot be seen"):
        hd.loads(to_text(race))
    for sign in INVISIBLE:
        with pytest.raises(BadInput):
            read_seats((f"me:{sign}", "tiro"))
    with pytest.raises(BadInput, match="two seats are called"):
        read_seats(("me:Ana", "me:Аnа"))
    assert seats_of(["Maximilianus Rex I", "Maximilianus Rex II"], []).names[1].endswith(" (2)")
