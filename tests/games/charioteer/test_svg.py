"""Pictures of Charioteer: well-formed SVG, small, without styles, for any edition."""

from __future__ import annotations

import math
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from hippodrome.games.charioteer.edition import Edition, read_edition
from hippodrome.games.charioteer.presentation.view import view
from hippodrome.games.charioteer.state import setup
from hippodrome.games.charioteer.svg.ground import Ground, inside
from hippodrome.games.registry import edition_text, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Board
from tests.games.charioteer.tables import charioteer

CSS = get_plugin("charioteer").svg_css


def custom(track: str, **changes: str) -> Edition:
    """Return the built-in edition with another track, and other changes: old text = new text."""
    text, _ = edition_text(charioteer()[0], "reconstructed")
    text = text[: text.index("[[track.section]]")] + track
    for old, new in changes.items():
        text = re.sub(rf"(?m)^{old} = .*$", f"{old} = {new}", text)
    if "green" in changes:
        text = re.sub(r"\bg2\b", "g12", text)
    return read_edition(text, "custom")


def straight(spaces: int) -> str:
    return f"[[track.section]]\nstraight = {spaces}\n"


def bend(pattern: str, turn: int) -> str:
    return f'[[track.section]]\nbend = "{pattern}"\nturn = {turn}\n'


TRACKS = {
    "house": lambda: charioteer()[1],
    "small": lambda: custom((straight(6) + bend("RRORO", 180)) * 2, crowd="1"),
    "round": lambda: custom(bend("RO" * 20, 180) + straight(2) + bend("ROO" * 20, 180) + straight(2), start="1"),
    "square": lambda: custom((straight(9) + bend("RORO", 90)) * 4, crowd="5", laps="5"),
    "wavy": lambda: custom((straight(4) + bend("RORORO", 120) + bend("RORORO", -30)) * 4),
    "long": lambda: custom(straight(90) + bend("RO" * 30, 180) + straight(90) + bend("RO" * 30, 180), green="[12, 4, 6]"),
}


def words_of(edition: Edition) -> Localization:
    return Localization("en", charioteer()[0], edition, ("Ana", "Ben"))


def draw(edition: Edition, seats: int = 6, **options: Any) -> Board:
    game, _ = charioteer()
    shown = view(setup(seats, game.resolve_options(options), edition), None)
    board: Board = get_plugin("charioteer").svg.board(edition, shown, words_of(edition))
    return board


def svg(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')


def check_manners(drawing: str) -> None:
    """Check that there are no styles, scripts or external resources, that ids are prefixed, and that every class has its
    colours."""
    for element in svg(drawing).iter():
        assert element.tag.rpartition("}")[2] not in ("style", "script", "image", "foreignObject")
        for name, value in element.attrib.items():
            assert name != "style" and not name.startswith("on") and "url(" not in value
            assert not name.endswith("href") or value.startswith("#charioteer-")
            assert name != "id" or value.startswith("charioteer-")
            assert name not in ("fill", "stroke") or value == "none"
        for name in element.get("class", "").split():
            assert name in ("t-display", "t-body") or re.search(rf"\.{name}\b", CSS), name


@pytest.mark.parametrize("name", TRACKS)
def test_boards_of_all_shapes_are_well_formed(name: str) -> None:
    edition = TRACKS[name]()
    board = draw(edition)
    check_manners(board.drawing)
    assert "nan" not in board.drawing
    for slot in board.slots.values():
        assert 0 < slot.x < board.width and 0 < slot.y < board.height and 0 < slot.scale <= 4 and 0 <= slot.turn < 360
    wanted = {f"space:{n}" for n in range(edition.track.lap)} | {f"crowd:{n}" for n in range(edition.crowd)}
    wanted |= {f"lap:{n + 1}" for n in range(edition.laps)} | {"deck", "discard", "bag", "die"}
    assert wanted <= board.slots.keys()
    assert all(board.slots[slot].label for slot in wanted)


@pytest.mark.parametrize("name", TRACKS)
@pytest.mark.parametrize("seats", [2, 6])
def test_slots_of_different_spaces_and_of_neighbours_in_one_do_not_touch(name: str, seats: int) -> None:
    board = draw(TRACKS[name](), seats)
    berths = sorted(
        ((slot.partition("/"), at) for slot, at in board.slots.items() if "/" in slot), key=lambda berth: berth[1].x
    )
    for n, ((space, _, berth), at) in enumerate(berths):
        for (other, _, beside), to in berths[n + 1 :]:
            if to.x - at.x > 30:
                break
            if space != other or berth.partition("of")[2] == beside.partition("of")[2]:
                apart = math.hypot(at.x - to.x, at.y - to.y)
                assert apart > 26 * min(at.scale, to.scale), (space, berth, other, beside)


@pytest.mark.parametrize("name", ["house", "round", "wavy", "long"])
def test_slots_on_the_spina_are_inside_the_track_and_apart(name: str) -> None:
    edition = TRACKS[name]()
    board = draw(edition)
    ground = Ground(edition.track)
    dx, dy = board.slots["space:0"].x - ground.spaces[0].middle().x, board.slots["space:0"].y - ground.spaces[0].middle().y
    border = [(x + dx, y + dy) for x, y in ground.border(0.0)]
    fixed = {name: slot for name, slot in board.slots.items() if not name.startswith("space:")}
    assert all(inside(border, slot.x, slot.y) for slot in fixed.values())
    faces = get_plugin("charioteer").svg.faces(edition, words_of(edition))
    sizes = {"bag": "bag", "die": "emperor-all", "lap": "lap"}
    boxes = []
    for place, slot in fixed.items():
        face = faces[sizes.get(place.partition(":")[0], "card-back")]
        boxes.append((place, slot.x, slot.y, face.width * slot.scale / 2, face.height * slot.scale / 2))
    for n, (place, x, y, w, h) in enumerate(boxes):
        for other, x2, y2, w2, h2 in boxes[:n]:
            lap_marks = place.startswith("lap:") and other.startswith("lap:")  # there is only one marker
            assert lap_marks or abs(x - x2) >= w + w2 or abs(y - y2) >= h + h2, (place, other)


def test_a_chariot_alone_stands_larger_than_six_together_and_the_inner_one_further_inside() -> None:
    board = draw(charioteer()[1])
    assert board.slots["space:0/0of1"].scale > board.slots["space:0/5ofmany"].scale
    ys = [board.slots[f"space:0/{n}ofmany"].y for n in range(6)]
    assert ys == sorted(ys)  # the line is on the lower straight: inside is up
    assert board.slots["space:0"].turn == 0 and board.slots["space:30"].turn == 180


@pytest.mark.parametrize("name", ["house", "long", "square"])
def test_faces_are_well_formed_and_small(name: str) -> None:
    edition = TRACKS[name]()
    faces = get_plugin("charioteer").svg.faces(edition, words_of(edition))
    sheet = "".join(f'<symbol viewBox="0 0 {f.width} {f.height}">{f.drawing}</symbol>' for f in faces.values())
    check_manners(sheet)
    ids = [element.get("id") for element in svg(sheet).iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    used = {value.removeprefix("#") for element in svg(sheet).iter() for key, value in element.attrib.items() if key == "href"}
    assert used <= set(ids)
    assert len(sheet) < 60_000
    shown = [face.drawing for face in faces.values()]
    assert len(set(shown)) == len(shown)  # no two faces look the same


def test_board_is_small_and_constant_during_a_race() -> None:
    from tests.games.charioteer.tables import play_random, table

    board = draw(charioteer()[1], 4)
    assert len(board.drawing) < 40_000
    at = play_random(table(4, "later"), 1, 9)
    words = words_of(charioteer()[1])
    assert get_plugin("charioteer").svg.board(charioteer()[1], at.game.view(at.state, 2), words) == board


def test_cover_is_a_complete_picture() -> None:
    edition = charioteer()[1]
    cover = get_plugin("charioteer").svg.cover(edition, words_of(edition))
    root = ElementTree.fromstring(cover)
    assert root.get("viewBox") == "0 0 480 300" and 4_000 < len(cover) < 14_000
    check_manners(cover)


def test_every_used_colour_is_defined_in_light_and_dark() -> None:
    named = set(re.findall(r"(--ch-[\w-]+):", CSS))
    assert set(re.findall(r"var\((--ch-[\w-]+)", CSS)) <= named | {"--ch-sign"}
    nights = set(re.findall(r"(--ch-[\w-]+): light-dark\(", CSS))
    assert {"--ch-sand", "--ch-stand", "--ch-ink", "--ch-paper", "--ch-slab"} <= nights < named
