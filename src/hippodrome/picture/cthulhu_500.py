"""Pictures of Cthulhu 500: a speedway by night that nobody should have built."""

from __future__ import annotations

from hippodrome.picture.cthulhu_500_cards import faces
from hippodrome.picture.cthulhu_500_cover import cover
from hippodrome.picture.cthulhu_500_track import board

__all__ = ["board", "cover", "faces"]
