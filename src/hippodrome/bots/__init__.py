"""Bots: each looks at a race from its own seat (a Pov) and names one of the options. They never see the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.table import Bot, Pov
from hippodrome.games.registry import parts_of

if TYPE_CHECKING:
    from hippodrome.bots.search import Effort


class Level(NamedTuple):
    """A level of bot. Where it is written, a game says itself (games/plugin.py)."""

    relieved_by: str
    """The level that answers instead when this one fails or takes too long; nobody is simpler than any legal answer."""
    searches: bool = False
    """Whether it thinks for a while."""


_LEVELS = {
    "tiro": Level(relieved_by=""),
    "dummy": Level(relieved_by="tiro"),
    "auriga": Level(relieved_by="tiro"),
    "agitator": Level(relieved_by="auriga", searches=True),
    "miliarius": Level(relieved_by="auriga", searches=True),
}
"""From the weakest to the strongest; dummy is the yardstick of the designer's notes, and stands aside."""

LEVELS = tuple(_LEVELS)
SEARCHING = tuple(name for name, level in _LEVELS.items() if level.searches)
LEAST_THINKING, MOST_THINKING = 0.1, 100
"""A level of the laboratory thinks so many times as much as it does by itself."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has. Any game has a tiro: where it brings none, that takes any option."""
    return tuple(level for level in LEVELS if level == "tiro" or level in parts_of(game).bots)


def find_bot(game: str, level: str, rng: Random, effort: Effort | None = None) -> Bot:
    """A bot of this level for a game, with random numbers of its own. One that searches does so with this effort, or for
    the seconds of its level."""
    check_level(level, game)
    if level not in parts_of(game).bots:
        return lambda pov: pov.options.draw(rng)
    think = getattr(_module(game, level), level)
    more = (effort,) if level in SEARCHING else ()

    def choose(pov: Pov) -> object:
        return think(pov, rng, *more)

    return choose


def without_clock(game: str, level: str, times: float = 1) -> Effort | None:
    """The effort with which the choice of a level depends on its random numbers alone: a fixed number of imagined races, or so
    many times that number."""
    if level not in SEARCHING:
        return None
    from hippodrome.bots.search import Effort

    return Effort(playouts=times * getattr(_module(game, level), level.upper()).playouts)


def thinking_of(name: str) -> tuple[str, float]:
    """A level, and how many times its thinking: in the laboratory `miliarius*4` is miliarius with four times the imagined
    races. Other names stand for themselves."""
    level, star, times = name.partition("*")
    if not star or level not in SEARCHING:
        return name, 1.0
    try:
        found = float(times)
    except ValueError:
        found = 0.0
    if not LEAST_THINKING <= found <= MOST_THINKING:
        raise BadInput("no_thinking", name=name[:60], least=LEAST_THINKING, most=MOST_THINKING, level=level)
    return level, found


def in_part_of_the_time(game: str, level: str, part: float) -> Effort | None:
    """The effort of a level at a table with people, in this part of its time; None: all of it."""
    if level not in SEARCHING or part >= 1:
        return None
    from dataclasses import replace

    effort: Effort = getattr(_module(game, level), level.upper()).timed
    return replace(effort, seconds=effort.seconds * part)


def relieved_by(level: str) -> str:
    """Who answers instead of a bot that fails or takes too long; nobody ("") stands below the simplest. A bot from outside
    (bots/user_bots.py) is relieved by the simplest."""
    return _LEVELS[level].relieved_by if level in _LEVELS else LEVELS[0] if level else ""


def _module(game: str, level: str) -> Any:
    parts = parts_of(game)
    return parts.module(parts.bots[level])


def check_level(level: str, game: str | None = None, besides: Sequence[str] = ()) -> None:
    """Refuse a level that does not exist, or that this game does not have; what else could be named is told, too."""
    known = LEVELS if game is None else levels_of(game)
    if level not in known:
        raise BadInput("no_bot", bot=level, known=OneOf([*known, *besides]))
