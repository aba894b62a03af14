"""Default SVG picture: slots as squares, faces as round pieces or tiles with their text."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from hippodrome.core.scene import Spot
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Board, Face, Slot

STEP, SIZE, EDGE = 88.0, 80.0, 20.0
PIECE = 60.0


class DefaultPicture:
    """Pictures from the functions `slots` and `faces` of the game's scene (core/scene.py)."""

    def __init__(self, scene: Any) -> None:
        self._scene = scene

    def board_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return nothing: the default board is drawn from the edition only."""
        return {}

    def board(self, edition: Any, view: Mapping[str, Any], words: Localization) -> Board:
        """Draw a square for each slot that is printed."""
        spots = spots_of(self._scene, edition)
        left = min((spot.column for spot in spots.values()), default=0)
        top = min((spot.row for spot in spots.values()), default=0)
        slots = {
            name: Slot(_place(spot.column - left), _place(spot.row - top), label=label_of(words, name, spot))
            for name, spot in spots.items()
        }
        width = max((slot.x for slot in slots.values()), default=_place(0)) + SIZE / 2 + EDGE
        height = max((slot.y for slot in slots.values()), default=_place(0)) + SIZE / 2 + EDGE
        ground = f'<rect class="plain-ground" width="{width:g}" height="{height:g}"/>'
        printed = [_square(slots[name], spot) for name, spot in spots.items() if spot.square]
        return Board(width, height, "".join([ground, *printed]), slots)

    def faces(self, edition: Any, words: Localization) -> Mapping[str, Face]:
        """Draw a round piece or a tile for each face of the game."""
        texts: Mapping[str, str] = self._scene.faces(edition)
        return {name: _tile(_named(words, text)) if text else _round() for name, text in texts.items()}

    def cover(self, edition: Any, words: Localization) -> str:
        """Return the game's board as its cover."""
        board = self.board(edition, {}, words)
        across = min(600 / board.width, 330 / board.height)
        x, y = 320 - across * board.width / 2, 180 - across * board.height / 2
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">'
            '<rect class="plain-ground" width="640" height="360"/>'
            f'<g transform="translate({x:.1f} {y:.1f}) scale({across:.3f})">{board.drawing}</g></svg>'
        )


def spots_of(scene: Any, edition: Any) -> dict[str, Spot]:
    """Return the position of every slot of a game's board; the game may give just column and row."""
    return {name: Spot(*spot) for name, spot in scene.slots(edition).items()}


def label_of(words: Localization, name: str, spot: Spot) -> str:
    """Return the label of a slot: from the game's texts (`slot.NAME`), or the text printed on it."""
    key = f"slot.{name}"
    return words.text(key) if key in words else " ".join(filter(None, (spot.text, spot.sign)))


def _named(words: Localization, text: str) -> str:
    key = f"piece.{text}"
    return words.text(key) if key in words else text


def _place(n: float) -> float:
    return EDGE + SIZE / 2 + STEP * n


def _square(slot: Slot, spot: Spot) -> str:
    x, y = slot.x - SIZE / 2, slot.y - SIZE / 2
    kind = "plain-slot plain-special" if spot.sign else "plain-slot"
    drawn = [f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{SIZE:g}" height="{SIZE:g}" rx="8"/>']
    if spot.sign:
        drawn.append(
            f'<text class="plain-sign" x="{slot.x:g}" y="{slot.y + 18:g}" text-anchor="middle" font-size="52">'
            f"{escape(spot.sign)}</text>"
        )
    if spot.text:
        drawn.append(f'<text class="plain-number" x="{x + 6:g}" y="{y + 17:g}" font-size="15">{escape(spot.text)}</text>')
    return "".join(drawn)


def _round() -> Face:
    middle = PIECE / 2
    return Face(
        PIECE,
        PIECE,
        f'<circle class="plain-face" cx="{middle:g}" cy="{middle:g}" r="{middle - 2:g}"/>'
        f'<circle class="plain-rim" cx="{middle:g}" cy="{middle:g}" r="{middle - 7:g}"/>',
    )


def _tile(text: str) -> Face:
    size = min(34.0, 1.5 * PIECE / max(1, len(text)))
    middle = PIECE / 2
    return Face(
        PIECE,
        PIECE,
        f'<rect class="plain-face" x="2" y="2" width="{PIECE - 4:g}" height="{PIECE - 4:g}" rx="12"/>'
        f'<text class="plain-text" x="{middle:g}" y="{middle + size * 0.36:g}" text-anchor="middle" '
        f'font-size="{size:g}">{escape(text)}</text>',
    )
