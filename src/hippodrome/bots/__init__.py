"""Bots: each looks at a race from its own seat (a Pov) and names one of the options. They never see the table."""

from __future__ import annotations

from importlib import import_module
from random import Random

from hippodrome.core.errors import BadInput
from hippodrome.core.table import Bot, Pov

LEVELS = ("tiro", "dummy", "auriga")


def find_bot(game: str, level: str, rng: Random) -> Bot:
    """A bot of this level for a game, with random numbers of its own."""
    check_level(level)
    think = getattr(import_module(f"{__name__}.{game.replace('-', '_')}"), level)

    def choose(pov: Pov) -> object:
        return think(pov, rng)

    return choose


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS:
        raise BadInput(f"there is no bot '{level}': choose {', '.join(LEVELS)}")
