"""Pictures of Cthulhu 500: well-formed, small, without styles, for any edition."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.presentation.scene import BEND_SLOTS, MAX_PLAY_SLOTS
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.svg import Board, Face
from tests.games.cthulhu_500.tables import GAME, house_edition

STUDIO = get_plugin("cthulhu-500").svg
CSS = get_plugin("cthulhu-500").svg_css


def draw_board(seats: int = 8, language: str = "en", edition: Edition | None = None) -> Board:
    edition = edition or house_edition()
    view = GAME.view(GAME.setup(seats, GAME.resolve_options({}), edition), None)
    board: Board = STUDIO.board(edition, view, Localization(language, GAME, edition))
    return board


def draw_faces(language: str = "en", edition: Edition | None = None) -> Mapping[str, Face]:
    edition = edition or house_edition()
    faces: Mapping[str, Face] = STUDIO.faces(edition, Localization(language, GAME, edition))
    return faces


def sheet(faces: Mapping[str, Face]) -> str:
    return "".join(f"<symbol>{face.drawing}</symbol>" for face in faces.values())


def drawings(language: str) -> list[str]:
    cover = STUDIO.cover(house_edition(), Localization(language, GAME, house_edition()))
    return [f"<svg>{draw_board(8, language).drawing}</svg>", f"<svg>{sheet(draw_faces(language))}</svg>", cover]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_well_formed_and_without_styles(language: str) -> None:
    for drawing in drawings(language):
        for element in ElementTree.fromstring(drawing).iter():
            assert "style" not in element.attrib and not element.tag.endswith(("style", "script", "image"))
            assert not any(name.startswith("on") for name in element.attrib)
            href = element.attrib.get("href", "#")
            assert href.startswith("#")
        assert not re.search(r'(fill|stroke)="(?!url\(#cthulhu-500-|none)', drawing)


def test_referenced_shapes_exist_and_ids_are_prefixed() -> None:
    found = sheet(draw_faces())
    ids = re.findall(r' id="([^"]+)"', found + draw_board().drawing)
    assert len(ids) == len(set(ids))
    assert all(name.startswith(("c5-", "cthulhu-500-")) for name in ids)
    used = set(re.findall(r'href="#([^"]+)"', found)) | set(re.findall(r"url\(#([^)]+)\)", draw_board().drawing))
    assert used <= set(ids)


def test_every_class_has_its_rule() -> None:
    known = set(re.findall(r"\.([\w-]+)", re.sub(r"/\*.*?\*/", "", CSS)))
    for drawing in drawings("en"):
        named = {name for names in re.findall(r'class="([^"]+)"', drawing) for name in names.split()}
        assert named - {"t-display", "t-body"} <= known


def test_every_colour_is_defined_in_light_and_dark() -> None:
    named = set(re.findall(r"(--c5-[\w-]+):", CSS)) - {"--c5-ink"}
    assert named == set(re.findall(r"(--c5-[\w-]+): light-dark\(", CSS))
    assert set(re.findall(r"var\((--c5-[\w-]+)", CSS)) <= named | {"--c5-ink"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_small(language: str) -> None:
    board, faces, cover = drawings(language)
    assert len(board.encode()) < 40_000
    assert len(faces.encode()) < 60_000
    assert len(cover.encode()) < 20_000


@pytest.mark.parametrize("seats", GAME.seats)
def test_slots_are_on_the_board_and_do_not_overlap(seats: int) -> None:
    board = draw_board(seats)
    assert {f"pack:{n}" for n in range(seats)} | {f"play:{n}" for n in range(MAX_PLAY_SLOTS)} | set(BEND_SLOTS) <= set(
        board.slots
    )
    for name, slot in board.slots.items():
        assert 0 < slot.x < board.width and 0 < slot.y < board.height and slot.label, name
    lasting = {name: slot for name, slot in board.slots.items() if not name.startswith(("garage", "bend")) and "/" not in name}
    for (one, a), (other, b) in combinations(lasting.items(), 2):
        near = 34 if "flag" in one + other or "laps" in one + other or "thrower" in one + other else 46
        assert hypot(a.x - b.x, a.y - b.y) > near, (one, other)
    for (one, a), (_, b) in combinations([(n, s) for n, s in lasting.items() if n.startswith("pack")], 2):
        assert hypot(a.x - b.x, a.y - b.y) > 100, one


def test_cars_drive_along_the_track() -> None:
    slots = draw_board(8).slots
    assert slots["pack:7"].turn == 0 and slots["pack:0"].turn < -60
    assert slots["pack:7"].x < slots["pack:4"].x < slots["pack:2"].x


def test_custom_edition_can_be_drawn() -> None:
    house = house_edition()
    own = house.cards[0]._replace(name="my-own", kind="my-own", effect="ichor", amount=20, spell=False)
    cars = (*house.vehicles, *(house.vehicles[0]._replace(name=f"car-{n}", speed=n, damaged=20 - n) for n in range(12)))
    edition = replace(
        house,
        cards=(own, *house.cards[1:]),
        vehicles=cars,
        die=100,
        kind_names={"my-own": ("<Bad & Long Name That Goes On>", "")},
    )
    board, faces = draw_board(8, edition=edition), draw_faces(edition=edition)
    ElementTree.fromstring(f"<svg>{board.drawing}{sheet(faces)}</svg>")
    assert "&lt;Bad" in faces["card:my-own"].drawing and "car:car-11:damaged" in faces
    assert f"garage:{len(cars) - 1}" in board.slots


def test_every_card_shows_its_name() -> None:
    words, faces = Localization("es", GAME, house_edition()), draw_faces("es")
    for n, card in enumerate(house_edition().cards):
        text = " ".join(ElementTree.fromstring(f"<svg>{faces[f'card:{card.kind}'].drawing}</svg>").itertext())
        assert all(part in text for part in words.name("card", n).split())
