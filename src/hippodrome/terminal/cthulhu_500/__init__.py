"""Cthulhu 500 in the terminal."""

from __future__ import annotations

from hippodrome.terminal.cthulhu_500.choices import choose, phrases, topics
from hippodrome.terminal.cthulhu_500.table import draw

NAMES = ("Randolph", "Lavinia", "Wilbur", "Asenath", "Crawford", "Keziah", "Obed", "Ephraim")
"""Drivers of ill repute, for people who give no name."""

SHOWN = ("dealt", "drew_cards", "new_hand", "turn")
"""Cards that come to a hand are seen in the hand, and whose turn it is, in the table."""

__all__ = ["NAMES", "SHOWN", "choose", "draw", "phrases", "topics"]
