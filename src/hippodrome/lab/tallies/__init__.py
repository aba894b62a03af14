"""Tallies: what else is counted of a finished race, for each game. A tally sees the state and returns whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Tally = Callable[[Any], Mapping[str, int]]


def find_tally(game: str) -> Tally:
    """The tally of a game: the function `tally` of the module named after it, or one that counts nothing."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return lambda state: {}
    found: Tally = import_module(module).tally
    return found
