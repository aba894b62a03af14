"""A language of files alone: in one with other letters, no text of table, terminal, coach or commands comes from elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from tests.i18n.made_up_language import LANGUAGE, circled, in_circles, unmarked

SOURCE = Path(hippodrome.__file__).parent
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_nothing_is_said_that_is_not_in_the_files_of_words(tmp_path: Path) -> None:
    """Tables, races in the terminal, the coach's sheets, and what commands print, in letters that stand in circles."""
    copy = tmp_path / "hippodrome"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.rglob("locale/en.ftl"):
        (file.parent / f"{LANGUAGE}.ftl").write_text(in_circles(file.read_text("utf-8")), "utf-8")
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "TERM": "xterm"}
    command = [sys.executable, "-m", "tests.i18n.made_up_language", str(tmp_path / "races")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout)
    assert told["heard"] > 300 and told["found"] == {}


def test_a_text_in_code_is_noticed() -> None:
    assert unmarked(f"{circled('Ana wins')} by two") == ["by", "two"] and unmarked(f"Ana {circled('wins')}") == []
