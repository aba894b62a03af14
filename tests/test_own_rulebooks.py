"""The rulebook in our own words and the gallery: whole in every language, true to the edition, tied to the refusals."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hippodrome import rulebook
from hippodrome.games.registry import BUILT_IN_NAMES, built_in_editions, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.rulebook import Section, anchor, chapters, guide, titles
from hippodrome.rulebook.examples import play_example
from hippodrome.rulebook.gallery import groups, is_store
from tests.sources import nodes
from tests.test_rulebooks import SECTIONS, room
from tests.test_texts import CHARIOT_RACE, CHARIOTEER, CTHULHU
from tests.texts import Checked, changed

CHECKED: dict[str, Checked] = {"charioteer": CHARIOTEER, "chariot-race": CHARIOT_RACE, "cthulhu-500": CTHULHU}


@cache
def words(name: str, language: str) -> Localization:
    game = get_game(name)
    return Localization(language, game, load_edition(game))


@cache
def sections(name: str, language: str) -> list[Section]:
    return [section for chapter in chapters(name, words(name, language)) for section in chapter.sections]


def written(name: str, language: str) -> list[tuple[str, str]]:
    """The sections as they stand in the file: heading and text."""
    text = (room(name) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    parts = re.split(r"^## ", re.sub(r"^# .*\n", "", text, flags=re.M), flags=re.M)[1:]
    return [(part.partition("\n")[0].partition("|")[0].strip(), part.partition("\n")[2]) for part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_section_of_the_rulebook_is_there(name: str, language: str) -> None:
    found = [section.key for section in sections(name, language)]
    assert sorted(found) == sorted(SECTIONS[name]) and len(set(found)) == len(found)
    assert len({section.anchor for section in sections(name, language)}) == len(found)
    for section in sections(name, language):
        assert section.paragraphs and len(" ".join(section.paragraphs)) > 40, section.key


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_languages_say_the_same_with_the_same_numbers(name: str) -> None:
    english, *others = (written(name, language) for language in LANGUAGES)
    for other in others:
        assert [key for key, _ in other] == [key for key, _ in english]
        for (key, text), (_, told) in zip(english, other, strict=True):
            assert set(re.findall(r"\$(\w+)", text)) == set(re.findall(r"\$(\w+)", told)), key
            assert len(re.split(r"\n\n+", text.strip())) == len(re.split(r"\n\n+", told.strip())), key
    assert len({len(chapters(name, words(name, language))) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_titles_are_those_that_refusals_use(name: str) -> None:
    """A reader who follows a refusal finds the heading that it named."""
    for language in LANGUAGES:
        for section in sections(name, language):
            if f"section.{section.key}" in words(name, language):
                assert words(name, language).section(section.key).endswith(section.title), section.key


# Refusals ---------------------------------------------------------------------------------------------------------------


def cited(name: str) -> tuple[set[tuple[str, str]], set[str]]:
    """The refusals of the rules with their sections where these are written beside them, and the codes of all that cite one."""
    pairs, codes = set[tuple[str, str]](), set[str]()
    for file in room(name).glob("*.py"):
        module = import_module(f"{get_plugin(name).package}.{file.stem}")
        for call in nodes(file):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason"):
                continue
            if len(call.args) < 3 or not isinstance(call.args[0], ast.Constant):
                continue
            code, where = str(call.args[0].value), call.args[2]
            codes.add(code)
            if isinstance(where, ast.Constant):
                pairs.add((code, str(where.value)))
            elif isinstance(where, ast.Name) and where.id.isupper():
                pairs.add((code, str(getattr(module, where.id))))
    return pairs, codes


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_refusal_is_listed_in_its_section_and_leads_there(name: str) -> None:
    pairs, codes = cited(name)
    listed = {(refusal.code, section.key) for section in sections(name, "en") for refusal in section.refusals}
    assert len(pairs) > 5 and sorted(pairs - listed) == []
    assert sorted(codes - {code for code, _ in listed}) == []
    for language in LANGUAGES:
        anchors = titles(name, words(name, language))
        for _, key in listed:
            assert anchors[words(name, language).section(key)] == anchor(key)


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_refusals_of_the_rulebook_are_whole_sentences(name: str) -> None:
    for language in LANGUAGES:
        for section in sections(name, language):
            for refusal in section.refusals:
                assert not re.search(r"None|[{}]|\[\[", refusal.text), refusal
                assert refusal.text[0] == refusal.text[0].upper() and len(refusal.text) > 8, refusal


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_refusals_can_be_told_of_any_edition(name: str) -> None:
    game, edition = get_game(name), changed(CHECKED[name])
    told = chapters(name, Localization("es", game, edition))
    assert all(refusal.text for chapter in told for section in chapter.sections for refusal in section.refusals)


# Examples ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_example_is_shown_once_and_is_about_its_section(name: str) -> None:
    shown = [(section.key, example) for section in sections(name, "en") for example, _ in section.examples]
    there = sorted(path.stem for path in (room(name) / "rulebook" / "examples").glob("*.toml"))
    assert sorted(example for _, example in shown) == there and len(there) >= 3
    for key, example in shown:
        text = (room(name) / "rulebook" / "examples" / f"{example}.toml").read_text(encoding="utf-8")
        assert f'"{key}"' in text, f"{example} does not show {key}"


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_an_example_shows_the_board_where_something_happens(name: str) -> None:
    for section in sections(name, "en"):
        for example, caption in section.examples:
            played = play_example(name, example, "en")
            x, y, width, height = played.viewport
            board = played.board
            assert x >= 0 and y >= 0 and x + width <= board.width + 0.01 and y + height <= board.height + 0.01
            assert played.before and played.after and played.sentences and caption
            races = [piece for piece in played.after if re.match(r"(chariot|car):", piece.id)]
            assert any(x <= board.slots[p.slot].x <= x + width and y <= board.slots[p.slot].y <= y + height for p in races)


# The guide --------------------------------------------------------------------------------------------------------------

PARTS = ("mine", "hand", "buttons", "confirm", "preview", "seats")


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_every_step_of_the_guide_points_at_something_that_is_there(name: str) -> None:
    game, edition = get_game(name), load_edition(get_game(name))
    state = game.setup(3, game.resolve_options({}), edition)
    picture = get_plugin(name).svg
    board = picture.board(edition, picture.board_view(game.view(state, None)), words(name, "en"))
    known = {*board.slots, "turn", "flag", "pile:draw", "die:0"}  # the latter are pieces: they lie there once the race runs
    steps = guide(name, words(name, "en"))
    assert len(steps) >= 5 and any(step.until for step in steps)
    for step in steps:
        assert step.at, step.text
        for what in step.at:
            assert what in PARTS or what in known or any(slot.startswith(what.rstrip("*")) for slot in known), what
        assert step.until.partition(":")[0] in ("", "pick", "answer")
        about = step.until.partition(":")[2]
        assert not about or f"ask.{about}" in words(name, "en")


# The gallery ------------------------------------------------------------------------------------------------------------


def editions(name: str) -> list[Any]:
    game = get_game(name)
    return [*(load_edition(game, edition) for edition in built_in_editions(game)), changed(CHECKED[name])]


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_the_gallery_has_every_face_of_every_edition(name: str) -> None:
    for edition in editions(name):
        for language in LANGUAGES:
            told = Localization(language, get_game(name), edition)
            faces = get_plugin(name).svg.faces(edition, told)
            shown = groups(name, edition, told, faces)
            there = [face for group in shown for exhibit in group.exhibits for face in exhibit.faces]
            assert sorted(there) == sorted(face for face in faces if not is_store(face))
            for group in shown:
                assert group.title and group.exhibits
                assert all(exhibit.label and "None" not in exhibit.detail for exhibit in group.exhibits)


# A game that brings neither ---------------------------------------------------------------------------------------------


def test_a_game_without_a_rulebook_has_a_plain_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebook, "_text", lambda name, language: "")
    monkeypatch.setattr(rulebook, "_more", lambda name: {"section": {}, "guide": [], "sample": {}})
    told = words("chariot-race", "en")
    (chapter,) = chapters("chariot-race", told)
    assert chapter.title == "Chariot Race" and chapter.sections[0].title == told.text("game.pitch")
    assert [section.key for section in chapter.sections[1:]] == sorted(
        ["take", "start", "repair", "dice", "speed", "path", "attack"]
    )
    assert all(section.paragraphs for section in chapter.sections[1:])
    assert titles("chariot-race", told) == {} and all(not step.at for step in guide("chariot-race", told))


def test_a_game_without_a_gallery_has_all_its_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = get_plugin("charioteer")
    monkeypatch.setattr(parts, "gallery", None)
    edition, told = load_edition(get_game("charioteer")), words("charioteer", "en")
    faces = parts.svg.faces(edition, told)
    (group,) = groups("charioteer", edition, told, faces)
    assert len(group.exhibits) == len(faces) - 1, "all but the store of shapes"
