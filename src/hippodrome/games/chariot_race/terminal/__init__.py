"""Chariot Race in the terminal."""

from __future__ import annotations

from hippodrome.games.chariot_race.terminal.narration import shorten, subject
from hippodrome.games.chariot_race.terminal.picks import choose, phrases, topics
from hippodrome.games.chariot_race.terminal.table import draw

NAMES = ("Alma", "Benedict", "Caesar", "Diana", "Elaine", "Felix")
"""Default names of players."""

SHOWN = ("round", "at_the_start", "first_to_choose", "no_target")
"""Facts that are visible on the drawn table, so not narrated."""

OPEN = True
"""True if all seats have the same view."""

__all__ = ["NAMES", "OPEN", "SHOWN", "choose", "draw", "phrases", "shorten", "subject", "topics"]
