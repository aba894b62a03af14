"""A language consists of files only: in one with other letters, all texts of table, terminal, coach and commands come from
them."""

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
def test_every_visible_text_comes_from_locale_files(tmp_path: Path) -> None:
    """Tables, races in the terminal, the coach's texts, and the output of commands, in circled letters."""
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


def test_planted_text_in_code_is_detected() -> None:
    assert unmarked(f"{circled('Ana wins')} by two") == ["by", "two"] and unmarked(f"Ana {circled('wins')}") == []
