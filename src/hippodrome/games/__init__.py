"""The games of the house, found by name and loaded only when somebody plays them."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.race import read_text

NAMES = ("charioteer", "chariot-race", "cthulhu-500")
DEFAULT_EDITION = "reconstructed"
LARGEST_EDITION = 1_000_000


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in NAMES:
        raise BadInput(f"there is no game '{name}': choose {' or '.join(NAMES)}")
    game: Game[Any] = import_module(f"{__name__}.{name.replace('-', '_')}.game").GAME
    return game


@cache
def room(name: str, module: str) -> Any:
    """A module of a game's folder that only some need: its scene, its choice."""
    return import_module(f"{find(name).state.__module__.rpartition('.')[0]}.{module}")


def house_editions(game: Game[Any]) -> list[str]:
    """The names of the editions that the house has of a game."""
    return sorted(e.name.removesuffix(".toml") for e in _editions(game).iterdir() if e.name.endswith(".toml"))


def _editions(game: Game[Any]) -> Traversable:
    return resources.files(game.state.__module__.rpartition(".")[0]).joinpath("editions")


def edition_text(game: Game[Any], which: str) -> tuple[str, str]:
    """An edition's text and its name for messages; `which` names one of the house's or a file."""
    if which in house_editions(game):
        return _editions(game).joinpath(f"{which}.toml").read_text(encoding="utf-8"), which
    if not which.endswith(".toml") and os.sep not in which:
        known = " or ".join(house_editions(game))
        raise BadInput(f"{game.name} has no edition '{which[:80]}': choose {known}, or name a .toml file")
    return read_text(Path(which), LARGEST_EDITION), which


def load_edition(game: Game[Any], which: str = DEFAULT_EDITION) -> Any:
    """An edition of a game, by name or from a file. Nobody changes an edition, so those of the house are read once."""
    return _house_edition(game.name, which) if which in house_editions(game) else game.read_edition(*edition_text(game, which))


@cache
def _house_edition(name: str, which: str) -> Any:
    game = find(name)
    return game.read_edition(*edition_text(game, which))
