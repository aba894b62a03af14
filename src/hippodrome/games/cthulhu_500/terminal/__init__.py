"""Cthulhu 500 in the terminal."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.terminal.choices import choose, phrases, topics
from hippodrome.games.cthulhu_500.terminal.narration import shorten, subject
from hippodrome.games.cthulhu_500.terminal.table import details, draw

NAMES = ("Randolph", "Lavinia", "Wilbur", "Asenath", "Crawford", "Keziah", "Obed", "Ephraim")
"""Drivers of ill repute, for people who give no name."""

SHOWN = ("dealt", "drew_cards", "new_hand", "turn", "turn_over", "no_more_actions", "triggers")
"""Cards that come to a hand are seen in the hand, and whose turn it is, in the table."""

__all__ = ["NAMES", "SHOWN", "choose", "details", "draw", "phrases", "shorten", "subject", "topics"]
