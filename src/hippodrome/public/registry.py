"""Lists the available games and bots."""

from __future__ import annotations

from hippodrome.bots import levels_of
from hippodrome.bots.user_bots import installed_bots
from hippodrome.games.registry import playable_games


def list_games() -> list[str]:
    """List the names of all games: built-in ones first, then those of installed packages.

    >>> hd.list_games()[:3]
    ['charioteer', 'chariot-race', 'cthulhu-500']
    """
    return list(playable_games())


def list_bots(game: str = "charioteer") -> list[str]:
    """List the names of all bots for a game: built-in levels, then those of installed packages. Name your own bot by its
    file or module: `./my_bot.py:bot` or `package.module:bot`.

    >>> hd.list_bots("chariot-race")[:5]
    ['tiro', 'dummy', 'auriga', 'agitator', 'miliarius']
    """
    return [*levels_of(game), *installed_bots()]
