"""What there is: the games, and the bots of each."""

from __future__ import annotations

from hippodrome.bots import levels_of
from hippodrome.bots.own import own_bots
from hippodrome.games import playable


def games() -> list[str]:
    """The names of all games: those of the house, then those of installed packages.

    >>> hd.games()[:3]
    ['charioteer', 'chariot-race', 'cthulhu-500']
    """
    return list(playable())


def bots(game: str = "charioteer") -> list[str]:
    """The names of all bots for a game: the levels of the house, then those of installed packages. A bot of your own is named
    by its file or module, `./my_bot.py:bot` or `package.module:bot`.

    >>> hd.bots("chariot-race")[:5]
    ['tiro', 'dummy', 'auriga', 'agitator', 'miliarius']
    """
    return [*levels_of(game), *own_bots()]
