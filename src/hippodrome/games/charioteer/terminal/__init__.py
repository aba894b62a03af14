"""Charioteer in the terminal."""

from __future__ import annotations

from hippodrome.games.charioteer.terminal.narration import shorten
from hippodrome.games.charioteer.terminal.picks import choose, phrases, topics
from hippodrome.games.charioteer.terminal.table import draw

NAMES = ("Scorpus", "Diocles", "Crescens", "Felix", "Polynices", "Musclosus")
"""Historical charioteers, as default names of players."""

SHOWN = ("dealt", "drew", "crowd_dealt", "crowd_slides", "damage_settled")
"""Facts that are visible on the table (cards in a hand or on the crowd track, cubes in a damage box), so not narrated."""

__all__ = ["NAMES", "SHOWN", "choose", "draw", "phrases", "shorten", "topics"]
