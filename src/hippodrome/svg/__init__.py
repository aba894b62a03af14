"""Pictures: boards with named slots and sheets of faces, drawn from the edition as SVG.

A game's `svg` (games/plugin.py) has

    board(edition, view, words) -> Board        the board, from what everybody may see
    faces(edition, words) -> {name: Face}       every face that a piece of its scenes may wear; one called `shapes` is only
                                                a store of shapes that others use

A picture carries no style of its own: elements have classes, and the game's `svg/art.css` gives them colours, light
and dark. For a game that brings no picture, `default.py` makes one of its scene.
"""

from __future__ import annotations

from typing import NamedTuple


class Slot(NamedTuple):
    """A place for a piece: its middle in the board's units, how the piece is turned there (degrees, clockwise), how large
    it lies there, and what the place is called."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    label: str = ""


class Board(NamedTuple):
    """A board: its size in units, what is drawn on it (the inside of an svg element), and its slots."""

    width: float
    height: float
    drawing: str
    slots: dict[str, Slot]


class Face(NamedTuple):
    """A face: its size in the board's units and its drawing (the inside of a symbol, its corner at 0, 0)."""

    width: float
    height: float
    drawing: str
