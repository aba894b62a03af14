"""Pictures of Chariot Race: well-formed SVG without styles, slots that are apart and on the board, and any track of an
edition."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from hippodrome.games.chariot_race import svg as studio
from hippodrome.games.chariot_race.edition import COLOURS, Edition, read_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.svg import Board
from tests.games.chariot_race.tables import chariot_race, new_state
from tests.games.chariot_race.test_editions import SOUND

HALVES = ("AA", "AB", "BA", "BB")
CSS = resources.files("hippodrome.games.chariot_race").joinpath("svg/art.css")


@cache
def words(language: str = "en") -> Localization:
    game, edition = chariot_race()
    return Localization(language, game, edition)


def drawn(edition: Edition, halves: str) -> Board:
    game, _ = chariot_race()
    view: dict[str, Any] = game.view(new_state(4, first_half=halves[0], second_half=halves[1]), None)
    return studio.board(edition, view, words())


def own_editions() -> Iterator[Edition]:
    """Yield other tracks: bends in two parts, bends without length, bends that are far too tight, long spaces, more dice."""
    text = SOUND.replace("(6 6:3 6 6)", "(6 6:3) 3 (6 6)").replace("(4 4 4:5 4 4 4)", "(4 4 4:5) 3 (4 4 4)")
    yield read_edition(re.sub(r"\(3 3 3:7 3 (3 \S+ \S+ \S+)\)", r"(3 3 3:7 3) 3 (\1)", text), "two-part bends")
    yield read_edition(re.sub(r"\((.*?)\)", r"\1 ()", SOUND), "bends without length")
    text = SOUND.replace("(6 6:3 6 6)", "(6 6:3 3 3 3 3)").replace("(4 4 4:5 4 4 4)", "(4 4 4:5 4 5 3)")
    yield read_edition(re.sub(r"\((\S+)(.*?) (\S+)\)", r"\1\2 (\3)", text), "tight bends")
    text = re.sub(r"\ndice = 5 ", "\ndice = 10 ", SOUND)
    yield read_edition(text.replace('inner = "3 3 3 3 ', 'inner = "9 3 '), "long spaces")


@pytest.mark.parametrize("halves", HALVES)
def test_slots_are_on_the_board_and_apart(halves: str) -> None:
    _, edition = chariot_race()
    board = drawn(edition, halves)
    track = edition.tracks[halves]
    spaces = [board.slots[f"space:{name}"] for name in track.names]
    assert min(math.hypot(a.x - b.x, a.y - b.y) for a, b in combinations(spaces, 2)) > 50
    assert all(20 < slot.x < board.width - 20 and 20 < slot.y < board.height - 20 for slot in board.slots.values())
    assert all(board.slots[f"space:{name}"].label for name in track.names)
    faces = studio.faces(edition, words())
    for name in track.names:
        chariot, caltrop = board.slots[f"space:{name}"], board.slots[f"space:{name}/caltrop"]
        apart = math.hypot(chariot.x - caltrop.x, chariot.y - caltrop.y)
        assert apart > (faces["chariot-red"].height * chariot.scale + faces["caltrop"].height * caltrop.scale) / 2 - 8


def test_chariots_are_turned_along_the_lane() -> None:
    _, edition = chariot_race()
    board = drawn(edition, "AA")
    for lane in edition.tracks["AA"].lanes:
        for here, there in pairwise(lane):
            a, b = board.slots[f"space:{here.name}"], board.slots[f"space:{there.name}"]
            ahead = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
            assert abs((ahead - (a.turn + b.turn) / 2 + 180) % 360 - 180) < 12, (here.name, there.name)


@pytest.mark.parametrize("edition", list(own_editions()), ids=["two-part bends", "no length", "tight", "long"])
def test_custom_tracks_can_be_drawn(edition: Edition) -> None:
    for halves in HALVES:
        board = drawn(edition, halves)
        ElementTree.fromstring(f"<svg>{board.drawing}</svg>")
        track = edition.tracks[halves]
        spaces = [board.slots[f"space:{name}"] for name in track.names]
        assert min(math.hypot(a.x - b.x, a.y - b.y) for a, b in combinations(spaces, 2)) > 15
        assert all(0 < slot.x < board.width and 0 < slot.y < board.height for slot in board.slots.values())
        assert {f"die:{n}" for n in range(edition.dice)} <= board.slots.keys()
        assert "nan" not in board.drawing and len(board.drawing) < 40_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_well_formed_small_and_without_styles(language: str) -> None:
    _, edition = chariot_race()
    board, faces, cover = drawn(edition, "BB"), studio.faces(edition, words(language)), studio.cover(edition, words(language))
    assert len(board.drawing) < 40_000 and sum(len(face.drawing) for face in faces.values()) < 60_000 and len(cover) < 12_000
    for drawing in (f"<svg>{board.drawing}</svg>", cover, *(f"<svg>{face.drawing}</svg>" for face in faces.values())):
        for element in ElementTree.fromstring(drawing).iter():
            assert element.tag.split("}")[-1] in ("svg", "g", "path", "rect", "circle", "ellipse", "polygon", "text", "use")
            assert not {"style", "fill", "stroke", "onclick"} & set(element.attrib)
            assert element.get("id", "chariot-race-").startswith("chariot-race-")
            assert element.get("href", "#chariot-race-").startswith("#chariot-race-")
        assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")
    assert cover.startswith("<svg") and 'viewBox="0 0 480 300"' in cover


def test_every_class_has_its_colours() -> None:
    _, edition = chariot_race()
    css = CSS.read_text("utf-8")
    drawings = [drawn(edition, "BB").drawing, studio.cover(edition, words())]
    drawings += [face.drawing for face in studio.faces(edition, words()).values()]
    used = {name for drawing in drawings for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()}
    missing = {name for name in used if name.startswith("cr-") and not re.search(rf"\.{name}\b(?!-)", css)}
    assert not missing
    assert {f".cr-{colour} " for colour in COLOURS} <= {f"{m} " for m in re.findall(r"\.cr-\w+", css)}
    names = set(re.findall(r"(--cr-[\w-]+):", css))
    assert set(re.findall(r"var\((--cr-[\w-]+)", css)) <= names
    assert set(re.findall(r"(--cr-[\w-]+): light-dark\(", css)) == names, "every colour has a night"


def test_faces_differ_without_colour() -> None:
    """Each chariot has its own shape: without colours no two are alike."""
    _, edition = chariot_race()
    faces = studio.faces(edition, words())
    for kind in ("chariot", "wreck", "shield"):
        shapes = {re.sub(r'class="[^"]*"', "", faces[f"{kind}-{colour}"].drawing) for colour in edition.colours}
        assert len(shapes) == len(edition.colours)
