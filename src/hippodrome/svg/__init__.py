"""Pictures: boards with named slots and faces, drawn from the edition as SVG.

A game's `svg` (games/plugin.py) has

    board(edition, view, words) -> Board        the board, drawn from public information
    faces(edition, words) -> {name: Face}       every face that a piece of its scenes may have; one called `shapes` only
                                                defines shapes that others use

A picture contains no styles: elements have classes, and the game's `svg/art.css` colours them, light and dark. For a game
without pictures, `default.py` builds them from its scene.
"""

from __future__ import annotations

from typing import NamedTuple


class Slot(NamedTuple):
    """A place for a piece: its centre in the board's units, the rotation of the piece there (degrees, clockwise), its scale,
    and the name of the place."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    label: str = ""


class Board(NamedTuple):
    """A board: its size in units, its drawing (the contents of an svg element), and its slots."""

    width: float
    height: float
    drawing: str
    slots: dict[str, Slot]


class Face(NamedTuple):
    """A face: its size in the board's units and its drawing (the contents of a symbol with its corner at 0, 0)."""

    width: float
    height: float
    drawing: str
