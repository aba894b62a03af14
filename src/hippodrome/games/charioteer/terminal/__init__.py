"""Charioteer in the terminal."""

from __future__ import annotations

from hippodrome.games.charioteer.terminal.narration import shorten
from hippodrome.games.charioteer.terminal.picks import choose, phrases, topics
from hippodrome.games.charioteer.terminal.table import draw

NAMES = ("Scorpus", "Diocles", "Crescens", "Felix", "Polynices", "Musclosus")
"""Charioteers of old, for people who give no name."""

SHOWN = ("dealt", "drew", "crowd_dealt", "crowd_slides", "damage_settled")
"""Cards that come to a hand or to the crowd track are seen there, and so are cubes in a damage box."""

__all__ = ["NAMES", "SHOWN", "choose", "draw", "phrases", "shorten", "topics"]
