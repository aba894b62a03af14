"""Missing translations are listed message by message; and a language consists of files only."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome.cli.locale_check import SHARED_PACKAGES, run
from hippodrome.games.registry import BUILT_IN_PACKAGES
from hippodrome.i18n import check as translations
from hippodrome.i18n import localization
from hippodrome.i18n.check import check_package, digest, read_digests

SOURCE = Path(hippodrome.__file__).parent
TEXTS = {
    "en": {"a": "a = {$n} apples", "b": "b = Bread", "c": "c = {$seat} sleeps", "d": "d = Dew"},
    "es": {"a": "a = manzanas", "b": "b = { $n ->", "d": "d = Rocío", "e": "e = Extra", "-t": "-t = término"},
}


def test_every_kind_of_finding_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "load_texts", lambda package, language: TEXTS.get(language, {}))
    monkeypatch.setattr(
        translations, "read_digests", lambda package, language: {"d": digest("d = Rain"), "a": digest(TEXTS["en"]["a"])}
    )
    found = [(finding.fault, finding.id) for finding in check_package("somewhere", "es")]
    assert found == [("lacking", "c"), ("too_much", "e"), ("values", "a"), ("unreadable", "b"), ("changed", "d")]
    assert [finding.fault for finding in check_package("somewhere", "fr")] == ["no_file"]


def test_built_in_packages_are_complete_in_all_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("", accepting=False, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["findings"] == [] and told["languages"] == [known for known in localization.LANGUAGES if known != "en"]


@pytest.mark.parametrize("package", [*SHARED_PACKAGES, *BUILT_IN_PACKAGES.values()])
def test_translations_are_complete_and_record_the_english_text(package: str) -> None:
    """Without its digest in `locale/<language>.sums`, a translation would not be reported when the English text changes."""
    english = localization.load_texts(package, localization.ENGLISH)
    for language in localization.LANGUAGES:
        if language != localization.ENGLISH:
            assert list(check_package(package, language)) == [], f"hippodrome locale check {language}"
            translated = english.keys() & localization.load_texts(package, language).keys()
            assert read_digests(package, language).keys() == translated, f"hippodrome locale check {language} --accept"


def test_language_can_be_added_by_files_only(tmp_path: Path) -> None:
    """English with marks as another language: lobby, page, rulebook, scene and sentences are in it."""
    copy = tmp_path / "hippodrome"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.rglob("locale/en.ftl"):
        marked = re.sub(r"^([a-z][\w-]* = )(?=[A-Z])", r"\1~", file.read_text("utf-8"), flags=re.M)
        (file.parent / "nl.ftl").write_text(marked, "utf-8")
    for file in copy.rglob("rulebook/en.md"):
        (file.parent / "nl.md").write_text(file.read_text("utf-8").replace("The ", "~The "), "utf-8")
    code = (
        "import json\n"
        "from hippodrome.i18n.localization import LANGUAGES, Localization, negotiate_language\n"
        "from hippodrome.games.registry import get_game, load_edition, get_plugin\n"
        "from hippodrome.rulebook import chapters\n"
        "from hippodrome.server.api.lobby import game_summaries\n"
        "from hippodrome.server.views.page_texts import page_texts\n"
        "from hippodrome.cli.locale_check import packages\nfrom hippodrome.i18n.check import check\n"
        "game = get_game('charioteer'); words = Localization('nl', game, load_edition(game), ['Ana', 'Ben'])\n"
        "state = game.setup(2, game.resolve_options({}), load_edition(game))\n"
        "scene = get_plugin('charioteer').scene.scene(game.view(state, 0), load_edition(game), words, 0)\n"
        "spoken, page = negotiate_language(['nl_NL.UTF-8']), page_texts('nl')['languages']\n"
        "print(json.dumps({'languages': LANGUAGES, 'spoken': spoken, 'page': page,\n"
        "    'cards': [card['pitch'] for card in game_summaries('nl')], 'rules': str(chapters('charioteer', words)),\n"
        "    'reason': words.text('reason.race_over'), 'pieces': len(scene.pieces), 'lacks': len(check(packages(), 'nl'))}))\n"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert "nl" in told["languages"] and told["spoken"] == "nl" and told["page"]["nl"] == "~English"
    assert all(pitch.startswith("~") for pitch in told["cards"]) and "~The " in told["rules"]
    assert told["reason"] == "~The race is over." and told["pieces"] > 0 and told["lacks"] == 0
