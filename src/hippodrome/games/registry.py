"""The games, found by name and loaded only when somebody plays them: those of the house, then those of installed packages."""

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
from hippodrome.games.plugin import Parts

if TYPE_CHECKING:
    from hippodrome.public.types import CharioteerState, ChariotRaceState, CthulhuState

HOUSE = {
    "charioteer": "hippodrome.games.charioteer",
    "chariot-race": "hippodrome.games.chariot_race",
    "cthulhu-500": "hippodrome.games.cthulhu_500",
}
"""The package of each game of the house. A game is a package with a `PARTS` (parts.py) and its line here, or an entry point of
somebody else's package (outside.py)."""
NAMES = tuple(HOUSE)
"""The games of the house."""
DEFAULT_EDITION = "reconstructed"
LARGEST_EDITION = 200_000
"""An edition is text of at most this many bytes: twenty times what the house's have."""


def parts_of(name: str) -> Parts:
    """Everything that the game of this name brings. The house's own come first."""
    if name in HOUSE:
        return _of_the_house(name)
    if name not in plugins.entries():
        raise BadInput("no_game", name=name, known=OneOf(playable()))
    found = plugins.load(name)
    if isinstance(found, BadInput):
        raise BadInput(found.key, **found.values)
    return found


@cache
def _of_the_house(name: str) -> Parts:
    parts: Parts = import_module(HOUSE[name]).PARTS
    return parts


def playable() -> tuple[str, ...]:
    """Every game that can be played: those of the house, then those of installed packages."""
    return (*NAMES, *(name for name in plugins.entries() if name not in HOUSE and isinstance(plugins.load(name), Parts)))


def unusable() -> list[BadInput]:
    """What is wrong with the games of installed packages that cannot be played, one by one."""
    found = []
    for name, brought in plugins.entries().items():
        if name in HOUSE:
            found += [BadInput("game_of_the_house", name=name, package=plugins.package_of(entry)) for entry in brought]
        elif isinstance(why := plugins.load(name), BadInput):
            found.append(why)
    return found


@overload
def find(name: Literal["charioteer"]) -> Game[CharioteerState]: ...
@overload
def find(name: Literal["chariot-race"]) -> Game[ChariotRaceState]: ...
@overload
def find(name: Literal["cthulhu-500"]) -> Game[CthulhuState]: ...
@overload
def find(name: str) -> Game[Any]: ...
def find(name: str) -> Game[Any]:
    """The game of this name."""
    return parts_of(name).game


def house_editions(game: Game[Any]) -> list[str]:
    """The names of the editions that the house has of a game."""
    return sorted(e.name.removesuffix(".toml") for e in _editions(game).iterdir() if e.name.endswith(".toml"))


def _editions(game: Game[Any]) -> Traversable:
    return parts_of(game.name).files.joinpath("editions")


def edition_text(game: Game[Any], which: str) -> tuple[str, str]:
    """An edition's text and its name for messages; `which` names one of the house's or a file."""
    if which in house_editions(game):
        return _editions(game).joinpath(f"{which}.toml").read_text(encoding="utf-8"), which
    if not which.endswith(".toml") and os.sep not in which:
        raise BadInput("no_edition", game=game.name, edition=which[:80], known=OneOf(house_editions(game)))
    return read_text(Path(which), LARGEST_EDITION), which


def load_edition(game: Game[Any], which: str = DEFAULT_EDITION) -> Any:
    """An edition of a game, by name or from a file. Nobody changes an edition, so those of the house are read once."""
    return _house_edition(game.name, which) if which in house_editions(game) else game.read_edition(*edition_text(game, which))


@cache
def _house_edition(name: str, which: str) -> Any:
    game = find(name)
    return game.read_edition(*edition_text(game, which))
