"""The Royal Game of Ur, from its own package: it passes the conformance suite, and is played like a built-in game."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.__main__ import main
from hippodrome.bots import find_bot
from hippodrome.cli.files import verify
from hippodrome.conformance import check_race, variants
from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadScenario
from hippodrome.core.game import Game
from hippodrome.core.race_file import new_race, open_table, record_log, to_text
from hippodrome.core.rng import SampledChance, seed_from
from hippodrome.core.table import Pov, Table, play_out
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import get_plugin, load_edition, playable_games
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.scenarios.format import read_file
from hippodrome.scenarios.runner import run_scenario as play_scenario
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen
from tests.docs.installed import EXAMPLE
from tests.i18n import test_localization
from tests.server.club import club

NAME = "royal-game-of-ur"
KEPT = Path(__file__).with_name("kept.race")


def test_example_game_has_at_most_three_hundred_lines() -> None:
    assert sum(len(file.read_text("utf-8").splitlines()) for file in EXAMPLE.rglob("*.py")) <= 300


def test_example_game_passes_the_conformance_suite(ur: Game[Any]) -> None:
    for n, options in enumerate(variants(ur)):
        table = check_race(ur, load_edition(ur), seats=2, options=options, seed=n, every=1 if options == {"pieces": 3} else 10)
        assert table.prompt is None and len(ur.standing(table.state).winners) == 1


def test_example_game_has_complete_translations(ur: Game[Any]) -> None:
    test_localization.test_all_languages_have_the_same_keys_and_values("royal_game_of_ur")
    for language in LANGUAGES:
        test_localization.test_facts_prompts_and_reasons_have_messages(NAME, language)
        words = Localization(language, ur, load_edition(ur))
        assert all(f"{room}.move" in words for room in ("ask", "help", "answer")) and "guide.1" in words


def test_golden_race_of_the_example_game_replays(ur: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    """If the rules could replay differently, their version rises, and this race is recorded again."""
    _, _, table = open_race(KEPT)
    assert (table.prompt, ur.standing(table.state), ur.turn(table.state), len(table.facts)) == (None, ((1, 2), (0,)), 158, 372)
    assert verify(KEPT, as_json=True) == 0 and json.loads(capsys.readouterr().out)["fair"]


def test_golden_race_of_the_example_game_is_reproducible(ur: Game[Any]) -> None:
    race = new_race(ur, ["Ana", "Ben"], edition="reconstructed", options={}, bots=["auriga", "tiro"], seed=seed_from("kept"))
    bots = [find_bot(NAME, level, Random(seat)) for seat, level in enumerate(race.bots)]
    assert to_text(record_log(race, play_out(open_table(race, ur, load_edition(ur)), bots))) == KEPT.read_text("utf-8")


# Choosing ---------------------------------------------------------------------------------------------------------------


def positions(game: Game[Any], seed: int) -> Any:
    """Return some prompts of a race."""
    edition, rng = load_edition(game), Random(seed)
    table: Table[Any] = Table(game, game.setup(2, game.resolve_options({}), edition), SampledChance(rng))
    while isinstance(table.prompt, Ask):
        (seat,) = table.waiting
        yield Pov(table, seat)
        table.answer(seat, table.prompt.options[seat].draw(rng))


def test_a_click_on_a_piece_makes_an_answer_and_other_pieces_say_why_not(ur: Game[Any]) -> None:
    choice, words = get_plugin(NAME).choice, Localization("en", ur, load_edition(ur), ["Ana", "Ben"])
    barred = set[str]()
    for pov in islice(positions(ur, 2), 120):
        for option in pov.options:
            (pick,) = choice.picks_of(pov, option)
            made = choice.build_choice(pov, words, [pick])
            assert pick.startswith(f"piece:{pov.seat}/") and made.chosen == (pick,)
            assert made.answer == ur.format_answer(pov.edition, option) and made.says == choice.describe_answer(
                pov, words, option
            )
            assert made.preview is not None and made.preview.landing == made.preview.path[-1]
        first = choice.build_choice(pov, words, [])
        assert bool(first.answer) == (len(pov.options) == 1), "what cannot be chosen need not be clicked"
        for other in first.picks:
            if other.why_not:
                barred.add(other.why_not.partition(" ")[0])
                assert choice.build_choice(pov, words, [other.id]).refusal == other.why_not
        assert choice.build_choice(pov, words, ["option:9-99"]).refusal
    assert {"One", "Your", "To"} <= barred, "a piece of one's own, a rosette, an exact throw"


# In the terminal --------------------------------------------------------------------------------------------------------


def test_a_race_is_played_on_a_live_screen(ur: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # further lines name a file to save the race in
    out = io.StringIO()
    play(
        ur, seats=["me:Ana", "auriga:Ben"], seed="live", edition="reconstructed", options={"pieces": 2}, language="en",
        screen=Screen(io.StringIO("1\n\n" * 300), out, width=80, live=True),
    )  # fmt: skip
    assert "Ben is choosing ..." in out.getvalue() and "has every piece home and wins." in " ".join(out.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_is_typed_to_its_end_in_eighty_columns(ur: Game[Any], language: str) -> None:
    out, lines = io.StringIO(), io.StringIO("h\n? all\n9-99\n" + "1\n\n" * 400)
    play(
        ur, seats=["me:Ana", "auriga:Ben"], seed="terminal", edition="reconstructed", options={"pieces": 3}, language=language,
        screen=Screen(lines, out, width=80),
    )  # fmt: skip
    said = out.getvalue()
    words = Localization(language, ur, load_edition(ur), ["Ana", "Ben"])
    assert words.text("terminal.result") in said and said.count("[ 4✿ ]") > 2
    assert (
        words.text("guide.4") in " ".join(said.split())
        and words.text("terminal.hint", answer="", typed="").partition("(")[0].strip() in said
    )
    assert max(len(line) for line in said.splitlines()) <= 80


def test_board_wider_than_the_terminal_is_listed_by_piece(ur: Game[Any]) -> None:
    out = io.StringIO()
    play(
        ur, seats=["me:Ana", "tiro"], seed="narrow", edition="reconstructed", options={}, language="en",
        screen=Screen(io.StringIO(""), out, width=40),
    )  # fmt: skip
    said = " ".join(out.getvalue().split())
    assert "[" not in said and "start:0 A piece of Ana: the start" in said


# On the command line ----------------------------------------------------------------------------------------------------


def command(*arguments: str) -> str:
    done = subprocess.run([sys.executable, "-m", "hippodrome", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    return done.stdout


def test_bots_of_the_example_game_race_in_worker_processes(ur: Game[Any]) -> None:
    found = json.loads(command("simulate", NAME, "--games", "20", "--jobs", "2", "--set", "pieces=2", "--json"))
    assert found["games"] == 20 and found["seats"] == ["auriga"] * 2 and found["errors"] == 0


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    return int(left.value.code or 0)


def test_ladder_includes_the_levels_of_the_example_game(ur: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ladder", NAME, "--deals", "8", "--jobs", "1", "--set", "pieces=3", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == 2 and set(found["elo"]) == {"tiro", "auriga"}
    assert found["elo"]["auriga"]["rating"] > found["elo"]["tiro"]["high"]


def test_example_game_is_listed_with_its_package(ur: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--lang", "es", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in found["games"]] == list(playable_games()) and found["unusable"] == []
    card = {"name": NAME, "title": "El Juego Real de Ur", "seats": [2, 2], "package": "royal-game-of-ur"}
    assert card in found["games"]
    assert run("games") == 0 and "2 seats, of the package royal-game-of-ur" in capsys.readouterr().out


def test_editions_of_the_example_game_are_shown_and_checked(
    ur: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("edition", "show", NAME) == 0
    text = capsys.readouterr().out
    (tmp_path / "long.toml").write_text(text.replace("shared = 8", "shared = 5").replace("[4, 8, 14]", "[40]"), "utf-8")
    assert run("edition", "check", str(tmp_path / "long.toml")) == 2
    assert "line 9" in (said := capsys.readouterr().err) or ":9:" in said
    (tmp_path / "wide.toml").write_text(text.replace("shared = 8", "shared = 12"), "utf-8")
    assert run("edition", "check", str(tmp_path / "wide.toml")) == 0
    check_race(ur, load_edition(ur, str(tmp_path / "wide.toml")), seats=2, seed=1, every=20)


# Scenarios --------------------------------------------------------------------------------------------------------------

HEAD = 'game = "royal-game-of-ur"\nname = "x"\nplayers = ["Ana", "Ben"]\n'


def test_scenarios_of_the_example_game_pass(ur: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("scenario", str(EXAMPLE / "scenarios")) == 0
    assert capsys.readouterr().out == "3 scenarios: all came true\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[seat.Ana]\npiece = [1]\n[[step]]\n", "nobody knows this key"),
        ("[seat.Ana]\npieces = [1, 2]\n[[step]]\n", "0/2, 0/3, 0/4, 0/5, 0/6: nowhere"),
        ('[table]\nseat = "Cleo"\n[[step]]\n', "nobody is called 'Cleo'"),
        ('[table]\nseat = "Ana"\n[luck]\nthrow = ["two"]\n[[step]]\n', "'throw' has no names: write numbers from 0 to 1"),
    ],
)
def test_invalid_scenario_is_rejected_in_one_line(ur: Game[Any], text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(HEAD + text, "utf-8")
    with pytest.raises(BadScenario, match=r"x\.toml: ") as wrong:
        play_scenario(read_file(tmp_path / "x.toml"))
    assert says in str(wrong.value)


def test_failing_scenario_reports_the_found_value(ur: Game[Any], tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(HEAD + '[luck]\n"first seat" = ["Ben"]\n[[step]]\nexpect.waiting = ["Ana"]\n', "utf-8")
    (failure,) = play_scenario(read_file(tmp_path / "x.toml"))
    assert (failure.expected, failure.found) == ('["Ana"]', '["Ben"]')


# Over the API -----------------------------------------------------------------------------------------------------------


def test_example_game_has_a_default_rulebook_and_gallery(ur: Game[Any], tmp_path: Path) -> None:
    with club(tmp_path) as house:
        book = house.get(f"/games/{NAME}/rulebook")
        (chapter,) = book["chapters"]
        assert any(section["text"] for section in chapter["sections"]) and house.get(f"/games/{NAME}/sections") == {}
        gallery = house.get(f"/games/{NAME}/gallery")
        assert {face for exhibit in gallery["groups"][0]["exhibits"] for face in exhibit["faces"]} == set(gallery["faces"])
        sat = house.table(NAME, "me:Ana,auriga")
        assert house.get(f"/tables/{sat.id}/rulebook")["title"] == book["title"]
        assert all(step["until"] == "" for step in house.get(f"/tables/{sat.id}/guide"))


def test_example_game_is_playable_in_the_lobby(ur: Game[Any], tmp_path: Path) -> None:
    with club(tmp_path) as house:
        card = house.get("/games")[-1]
        assert (
            card["name"] == NAME
            and card["seats"] == [2, 2]
            and [level["name"] for level in card["levels"]] == ["tiro", "auriga"]
        )
        assert "<svg" in house.client.get(card["cover"]).text
        assert ".plain-slot" in house.client.get(f"/static/art/{NAME}.css").text
        sat = house.table(NAME, "me:Ana,auriga", options={"pieces": 2})
        (seat,) = sat.asked()
        state = sat.state(seat)
        board, faces = (house.client.get(state[kind]).json() for kind in ("board", "faces"))
        assert {piece["slot"] for piece in state["scene"]["pieces"]} <= set(board["slots"])
        assert {piece["face"] for piece in state["scene"]["pieces"]} <= set(faces)
        hint = sat.act(seat, "hint", {"prompt_token": state["prompt"]["prompt_token"]})
        assert sat.consider(seat, hint["picked"])["answer"] == hint["answer"]
        sat.play(Random(1))
        over = sat.state(seat)["table"]
        assert over["state"] == "over" and len(over["winners"]) == 1 and over["coach"] is False
        assert sat.act(seat, "review", expect=422)["error"] == "no_coach"
        race = tmp_path / "over.race"
        race.write_text(house.client.get(f"/api/tables/{sat.id}/race").text, "utf-8")
        assert open_race(race)[2].prompt is None
        replay = house.get(f"/tables/{sat.id}/replay")
        assert len(replay["frames"]) > 10
