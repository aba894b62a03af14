"""Registration of the built-in games as gymnasium environments."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hippodrome.games.registry import BUILT_IN_NAMES


def environment_name(game: str) -> str:
    """Return gymnasium's name for a game: chariot-race is hippodrome/ChariotRace-v1."""
    return f"hippodrome/{''.join(part.capitalize() for part in game.split('-'))}-v1"


def register() -> None:
    """Register every built-in game, once."""
    registration: Any = import_module("gymnasium.envs.registration")
    for game in BUILT_IN_NAMES:
        if environment_name(game) not in registration.registry:
            registration.register(
                id=environment_name(game),
                entry_point="hippodrome.rl.gymnasium:SeatEnv",
                vector_entry_point="hippodrome.rl.gymnasium:BatchEnv",
                kwargs={"game": game},
            )
