"""Charioteer in the terminal."""

from __future__ import annotations

from hippodrome.terminal.charioteer.picks import choose, phrases, topics
from hippodrome.terminal.charioteer.table import draw

NAMES = ("Scorpus", "Diocles", "Crescens", "Felix", "Polynices", "Musclosus")
"""Charioteers of old, for people who give no name."""

SHOWN = ("dealt", "drew")
"""Cards that come to a hand are seen in the hand."""

__all__ = ["NAMES", "SHOWN", "choose", "draw", "phrases", "topics"]
