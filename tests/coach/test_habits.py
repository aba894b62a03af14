"""Habits: what a player does more and less than strong players is found, and nothing where there is nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.coach import get_coach
from hippodrome.coach.habits import MIN_DECISIONS, Habit, HabitCounts, compare_habits, count_habits, error_of_mean, find_habits
from hippodrome.coach.sentences import habit_text
from hippodrome.coach.win_probability import replay_log
from hippodrome.core.ask import CHANCE_SEAT, Ask
from hippodrome.core.race_file import to_text
from hippodrome.core.table import Pov
from hippodrome.games.registry import BUILT_IN_NAMES, get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.cli.test_review import run
from tests.coach.races import race

GAMES = [name for name in BUILT_IN_NAMES if get_plugin(name).provides("coach")]


def test_a_planted_habit_is_found_and_chance_is_not() -> None:
    rng = np.random.default_rng(1)

    def raced(extra: float, number: int) -> list[dict[str, HabitCounts]]:
        return [
            count_habits(
                {"cards": (strong + (rng.random() < extra) + rng.normal(0, 0.5), strong)} for strong in rng.normal(3, 1, 20)
            )
            for _ in range(number)
        ]

    (found,) = find_habits("charioteer", 0, raced(0.6, 6))
    assert found.is_clear and found.difference == pytest.approx(0.6, abs=3 * found.error) and found.decisions == 120
    told = sum(find_habits("charioteer", 0, raced(0.0, 3))[0].is_clear for _ in range(300))
    assert told <= 12, "of a hundred that are nothing, about one stands out"
    assert not find_habits("charioteer", 0, [count_habits([{"cards": (4.0, 1.0)}] * (MIN_DECISIONS - 1))])[0].is_clear


def test_races_that_differ_make_a_habit_less_sure() -> None:
    """All that differs may come of one race: then the decisions of that race are not independent."""
    races = [count_habits([{"cards": (more, 0.0)}] * 25)["cards"] for more in (1.0, 0.0, 0.0, 0.0)]
    together = count_habits([{"cards": (more, 0.0)} for more in (1.0, 0.0, 0.0, 0.0) for _ in range(25)])["cards"]
    assert error_of_mean(races) > 2 * error_of_mean([together])
    assert error_of_mean([count_habits([{"cards": (2.0, 2.0)}] * 20)["cards"]]) > 0


def test_the_error_is_that_of_the_single_differences() -> None:
    rng = np.random.default_rng(2)
    more, race = rng.normal(0.3, 1, 90), np.repeat([0, 1, 2], 30)
    counted = [count_habits({"cards": (value, 0.0)} for value in more[race == n])["cards"] for n in range(3)]
    single = np.sqrt((((more - more.mean()) ** 2).sum() + 1) / 89 / 90)
    sums = np.bincount(race, more - more.mean())
    assert error_of_mean(counted) == pytest.approx(max(single, np.sqrt((sums**2).sum() * 3 / 2) / 90))


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_shows_habits_that_have_words(name: str) -> None:
    _, table = race(name, ["auriga", "tiro", "tiro"], options={"laps": 1} if name != "cthulhu-500" else {}, lines=150)
    known, seen = get_coach(name).HABITS, set[str]()
    for n, again in replay_log(table):
        if n < len(table.log) and isinstance(again.prompt, Ask) and table.log[n].seat != CHANCE_SEAT:
            pov = Pov(again, table.log[n].seat)
            found = compare_habits(pov, table.log[n].answer, table.log[n].answer)
            assert found.keys() <= known.keys() and all(ours == theirs for ours, theirs in found.values())
            assert all(0 <= value[0] <= 1 for key, value in found.items() if known[key])
            seen |= found.keys()
    assert len(seen) >= 3
    for language in LANGUAGES:
        words = Localization(language, table.game, table.state.edition)
        for habit, share in known.items():
            more, less = (habit_text(Habit(0, habit, share, 0.5, 0.5 - by, by, 0.01, 50), words) for by in (0.25, -0.25))
            assert more != less and "{" not in more + less and "coach." not in more + less


def _files(tmp_path: Path, number: int) -> list[Path]:
    files = []
    for n in range(number):
        made, _ = race("chariot-race", ["tiro", "auriga"], options={"laps": 1}, seed=f"habit {n}", people=[0])
        files.append(tmp_path / f"{n}.race")
        files[-1].write_text(to_text(made), encoding="utf-8")
    return files


def test_several_files_are_looked_at_for_one_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = list(map(str, _files(tmp_path, 2)))
    assert run(*files, "--seat", "ana", "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["player"] == "Ana" and [one["seat"] for one in found["races"]] == [1, 1] and found["decisions"] > 20
    assert {row["name"] for row in found["habits"]} <= get_coach("chariot-race").HABITS.keys()
    for row in found["habits"]:
        assert row["difference"] == pytest.approx(row["yours"] - row["strong"], abs=0.001) and row["text"]
    assert run(*files, "--seat", "1", "--lang", "es") == 0
    told = capsys.readouterr().out
    assert "Ana: 2 carreras" in told
    assert sum(row["significant"] for row in found["habits"]) == told.count("•")


def test_what_cannot_be_looked_at_together_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = list(map(str, _files(tmp_path, 1))) * 2
    assert run(*files) == 2 and "--seat" in capsys.readouterr().err
    assert run(*files, "--seat", "Zoe") == 2 and "nobody is called 'Zoe'" in capsys.readouterr().err
    assert run(files[0], "--seat", "7") == 2 and "no seat 7" in capsys.readouterr().err
    other, _ = race("charioteer", ["tiro", "auriga"], options={"laps": 1}, lines=20)
    (tmp_path / "other.race").write_text(to_text(other), encoding="utf-8")
    assert run(files[0], str(tmp_path / "other.race"), "--seat", "1") == 2
    assert "one game at a time" in capsys.readouterr().err
