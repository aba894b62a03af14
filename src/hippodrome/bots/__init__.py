"""Bots: each looks at a race from its own seat (a Pov) and names one of the options. They never see the table."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from hippodrome.core.errors import BadInput
from hippodrome.core.table import Bot, Pov

if TYPE_CHECKING:
    from hippodrome.bots.search import Effort

LEVELS = ("tiro", "dummy", "auriga", "agitator", "miliarius")
"""From the weakest to the strongest; dummy is the yardstick of the designer's notes, and stands aside."""

SEARCHING = ("agitator", "miliarius")
"""Those that think for a while."""


def find_bot(game: str, level: str, rng: Random, effort: Effort | None = None) -> Bot:
    """A bot of this level for a game, with random numbers of its own. One that searches does so with this effort, or for
    the seconds of its level."""
    check_level(level)
    think = getattr(_room(game, level), level)
    more = (effort,) if level in SEARCHING else ()

    def choose(pov: Pov) -> object:
        return think(pov, rng, *more)

    return choose


def without_clock(game: str, level: str) -> Effort | None:
    """The effort with which the choice of a level depends on its random numbers alone: a fixed number of imagined races."""
    if level not in SEARCHING:
        return None
    from hippodrome.bots.search import Effort

    return Effort(playouts=getattr(_room(game, level), level.upper()).playouts)


def _room(game: str, level: str) -> Any:
    return import_module(f"{__name__}.{game.replace('-', '_')}.{_MODULES[level]}")


_MODULES = {"tiro": "plain", "dummy": "plain", "auriga": "auriga", **dict.fromkeys(SEARCHING, "search")}
"""Where a level is written, in the room of its game."""


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS:
        raise BadInput(f"there is no bot '{level}': choose {', '.join(LEVELS)}")
