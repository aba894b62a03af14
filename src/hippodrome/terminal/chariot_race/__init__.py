"""Chariot Race in the terminal."""

from __future__ import annotations

from hippodrome.terminal.chariot_race.picks import choose, phrases, topics
from hippodrome.terminal.chariot_race.table import draw

NAMES = ("Alma", "Benedict", "Caesar", "Diana", "Elaine", "Felix")
"""Names for people who give none."""

SHOWN = ("round", "at_the_start")
"""What the table shows by itself."""

OPEN = True
"""Nobody has secrets."""

__all__ = ["NAMES", "OPEN", "SHOWN", "choose", "draw", "phrases", "topics"]
