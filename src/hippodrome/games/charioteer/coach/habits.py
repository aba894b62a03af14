"""Habits that a move of Charioteer reveals about its player."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.core.table import Pov
from hippodrome.games.charioteer.move import Move

HABITS = {"cards": False, "reset": True, "crowd": True, "token": True, "throw": True}


def habits(pov: Pov, move: Move) -> Mapping[str, float]:
    """Measure a move: reset or not; otherwise cards played, with the crowd card or not; whether a token is
    spent, and whether cards are thrown away."""
    seen: dict[str, float] = {"reset": move.symbol is None, "throw": bool(move.thrown)}
    own = pov.view()["chariots"][pov.seat]
    if own["player_tokens"] or own["fan_tokens"]:
        seen["token"] = bool(move.tokens) or move.wild is not None or move.throw is not None
    if move.symbol is not None:
        seen |= {"cards": len(move.cards), "crowd": move.crowd}
    return seen
