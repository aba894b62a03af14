"""Charioteer in the terminal."""

from __future__ import annotations

from hippodrome.terminal.charioteer.picks import choose, phrases
from hippodrome.terminal.charioteer.table import draw

NAMES = ("Scorpus", "Diocles", "Crescens", "Felix", "Polynices", "Musclosus")
"""Charioteers of old, for people who give no name."""

__all__ = ["NAMES", "choose", "draw", "phrases"]
