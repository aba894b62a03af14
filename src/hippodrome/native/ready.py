"""Whether a game's compiled engine can be used at once; if it must be compiled first, that begins behind the scenes."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import Any

from hippodrome.games import find, load_edition
from hippodrome.native import NotFast, why_not_numba

_compiling: dict[str, threading.Thread] = {}


def engine_for(game: str, edition: Any, *, wait: bool, named: str = "fast") -> Any | None:
    """The module `games/<game>/<named>` if it knows this edition and is compiled, or may be waited for; else None."""
    if why_not_numba() is not None:
        return None
    engine = import_module(f"hippodrome.games.{game.replace('-', '_')}.{named}")
    try:
        engine.box_of(edition)
    except NotFast:
        return None
    compiled = import_module("hippodrome.native.compiled")
    if wait or compiled.is_ready(engine.PLAYS):
        return engine
    if game not in _compiling:
        # on the edition of the house: what is compiled serves all of them
        _compiling[game] = threading.Thread(target=engine.warm_up, args=(load_edition(find(game)),), daemon=True)
        _compiling[game].start()
    return None
