"""Registry of games, loaded by name on first use: built-in games, then those of installed packages."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.race_file import read_text
from hippodrome.games import plugins
from hippodrome.games.plugin import GamePlugin

if TYPE_CHECKING:
    from hippodrome.games.types import CharioteerState, ChariotRaceState, CthulhuState

BUILT_IN_PACKAGES = {
    "charioteer": "hippodrome.games.charioteer",
    "chariot-race": "hippodrome.games.chariot_race",
    "cthulhu-500": "hippodrome.games.cthulhu_500",
}
"""The package of each built-in game. A game is a package with a `PLUGIN` (plugin.py) and an entry here, or an entry point of
an installed package (plugins.py)."""
BUILT_IN_NAMES = tuple(BUILT_IN_PACKAGES)
"""The names of the built-in games."""
DEFAULT_EDITION = "reconstructed"
MAX_EDITION_BYTES = 200_000
"""Maximum size of an edition's text: twenty times that of the built-in ones."""


def get_plugin(name: str) -> GamePlugin:
    """Return the plug-in of the game of this name. Built-in games come first."""
    if name in BUILT_IN_PACKAGES:
        return _built_in_plugin(name)
    if name not in plugins.entries():
        raise BadInput("no_game", name=name, known=OneOf(playable_games()))
    found = plugins.load(name)
    if isinstance(found, BadInput):
        raise BadInput(found.key, **found.values)
    return found


@cache
def _built_in_plugin(name: str) -> GamePlugin:
    parts: GamePlugin = import_module(BUILT_IN_PACKAGES[name]).PLUGIN
    return parts


def playable_games() -> tuple[str, ...]:
    """List every playable game: built-in ones, then those of installed packages."""
    return (
        *BUILT_IN_NAMES,
        *(name for name in plugins.entries() if name not in BUILT_IN_PACKAGES and isinstance(plugins.load(name), GamePlugin)),
    )


def unusable_games() -> list[BadInput]:
    """Return the errors of installed games that cannot be loaded."""
    found = []
    for name, brought in plugins.entries().items():
        if name in BUILT_IN_PACKAGES:
            found += [BadInput("game_of_the_house", name=name, package=plugins.package_of(entry)) for entry in brought]
        elif isinstance(why := plugins.load(name), BadInput):
            found.append(why)
    return found


@overload
def get_game(name: Literal["charioteer"]) -> Game[CharioteerState]: ...
@overload
def get_game(name: Literal["chariot-race"]) -> Game[ChariotRaceState]: ...
@overload
def get_game(name: Literal["cthulhu-500"]) -> Game[CthulhuState]: ...
@overload
def get_game(name: str) -> Game[Any]: ...
def get_game(name: str) -> Game[Any]:
    """Return the game of this name."""
    return get_plugin(name).game


def built_in_editions(game: Game[Any]) -> list[str]:
    """List the names of a game's built-in editions."""
    return sorted(e.name.removesuffix(".toml") for e in _editions(game).iterdir() if e.name.endswith(".toml"))


def _editions(game: Game[Any]) -> Traversable:
    return get_plugin(game.name).files.joinpath("editions")


def edition_text(game: Game[Any], which: str) -> tuple[str, str]:
    """Return an edition's text and its name for messages; `which` is a built-in name or a file."""
    if which in built_in_editions(game):
        return _editions(game).joinpath(f"{which}.toml").read_text(encoding="utf-8"), which
    if not which.endswith(".toml") and os.sep not in which:
        raise BadInput("no_edition", game=game.name, edition=which[:80], known=OneOf(built_in_editions(game)))
    return read_text(Path(which), MAX_EDITION_BYTES), which


def load_edition(game: Game[Any], which: str = DEFAULT_EDITION) -> Any:
    """Load an edition of a game, by name or from a file. Editions are immutable, so built-in ones are read once."""
    return (
        _built_in_edition(game.name, which)
        if which in built_in_editions(game)
        else game.read_edition(*edition_text(game, which))
    )


@cache
def _built_in_edition(name: str, which: str) -> Any:
    game = get_game(name)
    return game.read_edition(*edition_text(game, which))
