"""SVG drawings of Cthulhu 500: a speedway by night that should never have been built."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.svg.cards import faces
from hippodrome.games.cthulhu_500.svg.cover import cover
from hippodrome.games.cthulhu_500.svg.track import board, board_view

__all__ = ["board", "board_view", "cover", "faces"]
