"""Cthulhu 500 in the terminal."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.terminal.choices import choose, phrases, topics
from hippodrome.games.cthulhu_500.terminal.narration import shorten, subject
from hippodrome.games.cthulhu_500.terminal.table import details, draw

NAMES = ("Randolph", "Lavinia", "Wilbur", "Asenath", "Crawford", "Keziah", "Obed", "Ephraim")
"""Characters of the Mythos, as default names of players."""

SHOWN = ("dealt", "drew_cards", "new_hand", "turn", "turn_over", "no_more_actions", "triggers")
"""Facts that are visible on the table (cards in the hand, the active seat), so not narrated."""

__all__ = ["NAMES", "SHOWN", "choose", "details", "draw", "phrases", "shorten", "subject", "topics"]
