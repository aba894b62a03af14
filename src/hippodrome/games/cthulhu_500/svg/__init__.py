"""Pictures of Cthulhu 500: a speedway by night that nobody should have built."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.svg.cards import faces
from hippodrome.games.cthulhu_500.svg.cover import cover
from hippodrome.games.cthulhu_500.svg.track import board, ground

__all__ = ["board", "cover", "faces", "ground"]
