"""Hand-written heuristic for each seat's win probability in Charioteer: fallback and baseline for the value network."""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.charioteer.bots.auriga import WEIGHTS
from hippodrome.games.charioteer.moves import skill_bonus
from hippodrome.games.charioteer.state import State

EFFECT_TURNS = 6.0
"""Turns for which a skill, a cube or a token still counts."""


def win_chances(at: Any, bonus: Any, damage: Any, plus: Any, finish: Any) -> Any:
    """Return the win probability of each seat, in the last axis: from its place, and from skills, damage and tokens."""
    turns = np.maximum(0.0, finish - at.max(axis=-1, keepdims=True)) / WEIGHTS.speed
    reach = at + bonus * np.minimum(turns, EFFECT_TURNS) * 0.4 - damage * np.minimum(turns, WEIGHTS.carried) * 0.6
    reach = reach + plus * np.minimum(turns, 1.0)
    powers = np.exp((reach - reach.max(axis=-1, keepdims=True)) / (2.0 + 2.0 * np.sqrt(turns)))
    return powers / powers.sum(axis=-1, keepdims=True)


def win_chances_of(s: State) -> list[float]:
    """Return the win probability of each seat at one table."""
    edition = s.edition
    numbers = [
        (c.at, sum(skill_bonus(edition, step) for step in c.skills), c.damage + c.new_damage,
         sum(edition.tokens[t].number for t in c.tokens if edition.tokens[t].kind == "plus"))
        for c in s.chariots
    ]  # fmt: skip
    at, bonus, damage, plus = np.array(numbers, float).T
    found: list[float] = win_chances(at, bonus, damage, plus, s.finish).tolist()
    return found
