"""Bots: each receives the view of its own seat (a Pov) and returns one of the options. Bots never see the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.table import Bot, Pov
from hippodrome.games.registry import get_plugin

if TYPE_CHECKING:
    from hippodrome.bots.search import SearchEffort


class Level(NamedTuple):
    """A level of bot. The game's plug-in names its module (games/plugin.py)."""

    fallback: str
    """The level that answers instead when this one fails or takes too long; empty for the simplest."""
    searches: bool = False
    """True if the level searches, which takes time."""


_LEVELS = {
    "tiro": Level(fallback=""),
    "dummy": Level(fallback="tiro"),
    "auriga": Level(fallback="tiro"),
    "agitator": Level(fallback="auriga", searches=True),
    "miliarius": Level(fallback="auriga", searches=True),
}
"""From the weakest to the strongest; dummy is the baseline of the designer's notes and not part of that order."""

LEVELS = tuple(_LEVELS)
SEARCH_LEVELS = tuple(name for name, level in _LEVELS.items() if level.searches)
MIN_SEARCH_FACTOR, MAX_SEARCH_FACTOR = 0.1, 100
"""Limits of the factor by which a simulation may multiply the effort of a searching level."""


def levels_of(game: str) -> tuple[str, ...]:
    """List the levels of a game. Every game has a tiro: the default one draws any option."""
    return tuple(level for level in LEVELS if level == "tiro" or level in get_plugin(game).bots)


def find_bot(game: str, level: str, rng: Random, effort: SearchEffort | None = None) -> Bot:
    """Create a bot of a level, with its own random numbers. A searching bot uses this effort, or the time of its level."""
    check_level(level, game)
    if level not in get_plugin(game).bots:
        return lambda pov: pov.options.draw(rng)
    think = getattr(_module(game, level), level)
    more = (effort,) if level in SEARCH_LEVELS else ()

    def choose(pov: Pov) -> object:
        return think(pov, rng, *more)

    return choose


def fixed_effort(game: str, level: str, factor: float = 1) -> SearchEffort | None:
    """Return the effort that makes a level's choice depend on its random numbers only: a fixed number of playouts times
    `factor`."""
    if level not in SEARCH_LEVELS:
        return None
    from hippodrome.bots.search import SearchEffort

    return SearchEffort(playouts=factor * getattr(_module(game, level), level.upper()).playouts)


def parse_search_factor(name: str) -> tuple[str, float]:
    """Split a bot's name into level and search factor: `miliarius*4` is miliarius with four times the playouts. Other names
    are returned unchanged."""
    level, star, times = name.partition("*")
    if not star or level not in SEARCH_LEVELS:
        return name, 1.0
    try:
        found = float(times)
    except ValueError:
        found = 0.0
    if not MIN_SEARCH_FACTOR <= found <= MAX_SEARCH_FACTOR:
        raise BadInput("no_thinking", name=name[:60], least=MIN_SEARCH_FACTOR, most=MAX_SEARCH_FACTOR, level=level)
    return level, found


def timed_effort(game: str, level: str, share: float) -> SearchEffort | None:
    """Return the effort of a level at a table with people, scaled to a share of its time; None: all of it."""
    if level not in SEARCH_LEVELS or share >= 1:
        return None
    from dataclasses import replace

    effort: SearchEffort = getattr(_module(game, level), level.upper()).timed
    return replace(effort, seconds=effort.seconds * share)


def fallback_level(level: str) -> str:
    """Return the level that answers instead of a bot that fails or times out; empty ("") below the simplest. The simplest
    level replaces a user bot (bots/user_bots.py)."""
    return _LEVELS[level].fallback if level in _LEVELS else LEVELS[0] if level else ""


def _module(game: str, level: str) -> Any:
    parts = get_plugin(game)
    return parts.module(parts.bots[level])


def check_level(level: str, game: str | None = None, also_known: Sequence[str] = ()) -> None:
    """Raise BadInput for a level that does not exist, or that this game does not have; the error lists the existing ones."""
    known = LEVELS if game is None else levels_of(game)
    if level not in known:
        raise BadInput("no_bot", bot=level, known=OneOf([*known, *also_known]))
