"""SVG drawings of Chariot Race: a circus of travertine and sand from above, its faces, and the lobby cover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.presentation.scene import space_slot
from hippodrome.games.chariot_race.svg.circus import (
    BOX,
    MIN_FULL_SPACE_LENGTH,
    NICHE,
    PODIUM,
    STANDS,
    WALL,
    along,
    dice_step,
    draw_circus,
    draw_podium,
)
from hippodrome.games.chariot_race.svg.cover import draw_cover
from hippodrome.games.chariot_race.svg.faces import SMALL, draw_faces
from hippodrome.games.chariot_race.svg.ground import Ground
from hippodrome.games.chariot_race.svg.pen import group, rect
from hippodrome.games.chariot_race.track import LANES, Space
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Board, Face, Slot

ENLARGED = 1 / SMALL
CHARIOT = 1.34
"""Scale of a chariot in its space relative to its drawing: as high as the lane; its horses run into the next space."""
DIE = 1.2
"""Scale of the dice on the spina relative to their drawing."""


def faces(edition: Edition, words: Localization) -> dict[str, Face]:
    """Draw every face that a piece may have."""
    return draw_faces(edition)


def cover(edition: Edition, words: Localization) -> str:
    """Draw the lobby cover."""
    return draw_cover(edition)


def board_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a view that determines the board: the sides of its two halves."""
    return {"halves": view["halves"]}


def board(edition: Edition, view: Mapping[str, Any], words: Localization) -> Board:
    """Draw the circus with its joined halves."""
    ground = Ground(edition.tracks[view["halves"]])
    left, top, right, bottom = ground.extent(ground.across(2.5) + WALL)
    width, height = right - left + 2 * STANDS, bottom - top + 2 * STANDS + PODIUM
    dx, dy = STANDS - left, STANDS + PODIUM - top
    slots = {**_track_slots(ground, words), **_spina_slots(ground, edition)}
    slots = {name: slot._replace(x=slot.x + dx, y=slot.y + dy) for name, slot in slots.items()} | _order_slots(width)
    drawing = rect("cr-stands", 0, 0, width, height) + group(draw_circus(ground, edition), dx, dy) + draw_podium(width)
    return Board(round(width, 1), round(height, 1), drawing, {name: _round(slot) for name, slot in slots.items()})


def _round(slot: Slot) -> Slot:
    return slot._replace(x=round(slot.x, 1), y=round(slot.y, 1), turn=round(slot.turn, 1), scale=round(slot.scale, 3))


def _track_slots(ground: Ground, words: Localization) -> dict[str, Slot]:
    """Return, for each space, a chariot's slot in its middle and a caltrop's at its inner front corner."""
    slots = {}
    for space in ground.track.spaces:
        across, scale = ground.across(space.lane), min(1.0, ground.length(space) / MIN_FULL_SPACE_LENGTH)
        spot = ground.at(along(space, 0.56 if space.limit else 0.5), across)
        corner = ground.at(along(space, 0.8), across - 0.37 * ground.lane)
        slots[space_slot(space.name)] = Slot(
            spot.x, spot.y, spot.heading, ENLARGED * CHARIOT * scale, _space_label(space, words)
        )
        slots[f"{space_slot(space.name)}/caltrop"] = Slot(corner.x, corner.y, 0, ENLARGED * 0.85 * scale)
    return slots


def _space_label(space: Space, words: Localization) -> str:
    """Return the label of a space: its lane, its number, and its contents."""
    named = {"lane": LANES[space.lane], "n": space.n + 1}
    if space.heap:
        return words.text("scene.space_heap", **named)
    if space.limit:
        return words.text("scene.space_limit", **named, limit=space.limit)
    if space.start:
        return words.text("scene.space_start", **named, start=space.start)
    return words.text("scene.space", **named)


def _spina_slots(ground: Ground, edition: Edition) -> dict[str, Slot]:
    """Return the slots on the spina: the dice in a row, the caltrops left of them, the round right; in a draft the chariots
    instead."""
    (x, y), k, step = ground.middle(), ground.scale_to_fit(*BOX), dice_step(edition)
    slots = {
        f"die:{n}": Slot(x + k * step * (n - (edition.dice - 1) / 2), y, 0, ENLARGED * k * DIE * step / NICHE)
        for n in range(edition.dice)
    }
    slots["supply"] = Slot(x - k * 210, y, 0, ENLARGED * k)
    slots["round"] = Slot(x + k * 210, y, 0, ENLARGED * k)
    for n in range(len(edition.colours)):
        slots[f"box:{n}"] = Slot(x + k * (n * 62 - 116), y, -90, ENLARGED * k * 1.05)
    return slots


def _order_slots(width: float) -> dict[str, Slot]:
    """Return the slots on the podium for the chariots still to move."""
    return {f"order:{n}": Slot(width / 2 + 62 * (n - (MAX_CHARIOTS - 1) / 2), 42, 0, ENLARGED) for n in range(MAX_CHARIOTS)}
