"""Bots: each looks at a race from its own seat (a Pov) and names one of the options. They never see the table."""

from __future__ import annotations

from importlib import import_module
from random import Random

from hippodrome.core.errors import BadInput
from hippodrome.core.table import Bot, Pov

LEVELS = ("tiro", "dummy", "auriga", "agitator", "miliarius")
"""From the weakest to the strongest; dummy is the yardstick of the designer's notes, and stands aside."""

SEARCHING = ("agitator", "miliarius")
"""Those that think for a while."""


def find_bot(game: str, level: str, rng: Random, *, timed: bool = True) -> Bot:
    """A bot of this level for a game, with random numbers of its own.

    `timed`: one that searches does so for the seconds of its level; otherwise for a fixed number of imagined races, so that
    its choice depends on `rng` alone.
    """
    check_level(level)
    room = import_module(f"{__name__}.{game.replace('-', '_')}.{_MODULES[level]}")
    think = getattr(room, level)
    if level not in SEARCHING or timed:

        def choose(pov: Pov) -> object:
            return think(pov, rng)

    else:
        from hippodrome.bots.search import Effort

        effort = Effort(playouts=getattr(room, level.upper()).playouts)

        def choose(pov: Pov) -> object:
            return think(pov, rng, effort)

    return choose


_MODULES = {"tiro": "plain", "dummy": "plain", "auriga": "auriga", **dict.fromkeys(SEARCHING, "search")}
"""Where a level is written, in the room of its game."""


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS:
        raise BadInput(f"there is no bot '{level}': choose {', '.join(LEVELS)}")
