"""Whether a game's compiled engine can be used at once; if it must be compiled first, that begins behind the scenes."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import Any

from hippodrome.games import find, load_edition
from hippodrome.native import NotFast, why_not_numba

_compiling: dict[str, threading.Thread] = {}


def engine_for(game: str, edition: Any, *, wait: bool) -> Any | None:
    """The module `games/<game>/fast` if it knows this edition and is compiled, or may be waited for; else None."""
    if why_not_numba() is not None:
        return None
    fast = import_module(f"hippodrome.games.{game.replace('-', '_')}.fast")
    try:
        fast.box_of(edition)
    except NotFast:
        return None
    compiled = import_module("hippodrome.native.compiled")
    if wait or compiled.is_ready(fast.PLAYS):
        return fast
    if game not in _compiling:
        _compiling[game] = threading.Thread(target=_compile, args=(game, fast), daemon=True)
        _compiling[game].start()
    return None


def _compile(game: str, fast: Any) -> None:
    """Have the engine compiled, on the edition of the house: what is compiled serves all of them."""
    import numpy as np

    rules = find(game)
    fast.play_out(load_edition(rules), np.zeros(0, fast.RACE), ["auriga"] * rules.seats.start)
