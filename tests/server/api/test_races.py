"""Races over the wire: every game from its first question to its end, through the API alone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hippodrome.core.race_file import from_text
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import BUILT_IN_NAMES
from tests.server.club import club


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_a_race_is_played_to_its_end_by_picking(game: str, tmp_path: Path) -> None:
    with club(tmp_path) as house:
        seats = "me,me,auriga" if game == "cthulhu-500" else "me,auriga"
        sat = house.table(game, seats, options={"laps": 1} if game != "cthulhu-500" else {"length": "short"})
        sat.play_by_picking(Random(game))
        state = sat.state(0)
        assert state["table"]["state"] == "over" and state["standing"]["over"]
        assert state["table"]["winners"] == state["standing"]["winners"]
        text = house.client.get(f"/api/tables/{sat.id}/race").text
        race = from_text(text)
        assert race.seed and race.salt[0] == "pepper"
        file = tmp_path / "over.race"
        file.write_text(text)
        assert open_race(file)[2].prompt is None
        luck = house.get(f"/tables/{sat.id}/luck")
        assert luck["seed"] == race.seed and luck["draws"]


def test_the_bot_of_the_documentation_finishes_a_race(tmp_path: Path) -> None:
    from tests.server.process import served

    block = re.search(r"```python\n(.*?)```", Path("docs/study/api.md").read_text(encoding="utf-8"), re.S)
    assert block is not None and len(block[1].splitlines()) <= 50
    program = tmp_path / "bot.py"
    program.write_text(block[1])
    with served(tmp_path) as site:
        made = site.post(
            "/tables",
            {
                "game": "chariot-race",
                "pace": "instant",
                "options": {"laps": 1},
                "seats": [{"kind": "open"}, {"kind": "bot", "level": "tiro"}],
            },
        )
        run = subprocess.run([sys.executable, program, site.address, made["id"]], capture_output=True, text=True, timeout=120)
        assert run.returncode == 0 and "finished at rank" in run.stdout, run.stderr
