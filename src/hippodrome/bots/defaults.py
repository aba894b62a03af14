"""Default bots and seats."""

from __future__ import annotations

from typing import Any

from hippodrome.bots import levels_of
from hippodrome.core.game import Game


def default_bots(game: Game[Any]) -> tuple[str, ...]:
    """Return the default bots of a simulation: four aurigas, or as many as the game has seats for."""
    level = "auriga" if "auriga" in levels_of(game.name) else "tiro"
    return (level,) * max(game.seats.start, min(4, game.seats.stop - 1))


def default_seats(game: Game[Any]) -> tuple[str, ...]:
    """Return the default seats of a table: me, an auriga and a tiro, or as many as the game has seats for."""
    bots = [level for level in ("auriga", "tiro") if level in levels_of(game.name)]
    number = max(game.seats.start, min(3, game.seats.stop - 1))
    return ("me", *(bots[n % len(bots)] for n in range(number - 1)))
