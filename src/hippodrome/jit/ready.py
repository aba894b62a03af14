"""Availability of a game's compiled bots; starts compiling them in the background if necessary."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

from hippodrome.games.plugin import GamePlugin
from hippodrome.games.registry import get_plugin, load_edition
from hippodrome.jit import UnsupportedByEngine, why_not_numba

_compiling: dict[str, threading.Thread] = {}


def compiled_bots(game: str, edition: Any, *, wait: bool) -> Any | None:
    """Return the compiled bots of a game if they support this edition and are compiled, or with `wait` after compiling; else
    None."""
    parts = get_plugin(game)
    if why_not_numba() is not None or not parts.provides("compiled_bots"):
        return None
    bots = parts.compiled_bots
    try:
        check_rules(parts, bots)
        bots.pack_edition(edition)
    except UnsupportedByEngine:
        return None
    from hippodrome.jit.compile_cache import is_ready

    if wait or is_ready(bots.ENTRY_POINT):
        return bots
    if game not in _compiling:
        # with the built-in edition: the compiled code serves all editions
        _compiling[game] = threading.Thread(target=bots.precompile, args=(load_edition(parts.game),), daemon=True)
        _compiling[game].start()
    return None


def check_options(parts: GamePlugin, engine: Any, options: Mapping[str, Any]) -> None:
    """Raise UnsupportedByEngine for an option that an engine does not support, unless it has its default."""
    for name, value in options.items():
        if name not in engine.OPTIONS and value != parts.game.options[name].default:
            raise UnsupportedByEngine("fast_unknown_option", game=parts.game.name, name=name)


def check_rules(parts: GamePlugin, engine: Any) -> None:
    """Raise UnsupportedByEngine for an engine that was tested against another rules version."""
    if parts.game.version != engine.RULES:
        versions = {"proved": str(engine.RULES), "version": str(parts.game.version)}
        raise UnsupportedByEngine("fast_other_rules", game=parts.game.name, **versions)
