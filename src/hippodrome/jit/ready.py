"""Whether a game's compiled bots can be used at once; if they must be compiled first, that begins behind the scenes."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

from hippodrome.games.plugin import Parts
from hippodrome.games.registry import load_edition, parts_of
from hippodrome.jit import NotFast, why_not_numba

_compiling: dict[str, threading.Thread] = {}


def compiled_bots(game: str, edition: Any, *, wait: bool) -> Any | None:
    """The compiled bots of a game if they know this edition and are compiled, or may be waited for; else None."""
    parts = parts_of(game)
    if why_not_numba() is not None or not parts.brings("compiled"):
        return None
    bots = parts.compiled
    try:
        check_rules(parts, bots)
        bots.box_of(edition)
    except NotFast:
        return None
    from hippodrome.jit.compile_cache import is_ready

    if wait or is_ready(bots.PLAYS):
        return bots
    if game not in _compiling:
        # on the edition of the house: what is compiled serves all of them
        _compiling[game] = threading.Thread(target=bots.warm_up, args=(load_edition(parts.game),), daemon=True)
        _compiling[game].start()
    return None


def check_options(parts: Parts, engine: Any, options: Mapping[str, Any]) -> None:
    """Refuse by its name an option that an engine does not know, unless it is as it usually is."""
    for name, value in options.items():
        if name not in engine.OPTIONS and value != parts.game.options[name].default:
            raise NotFast("fast_unknown_option", game=parts.game.name, name=name)


def check_rules(parts: Parts, engine: Any) -> None:
    """Refuse an engine that was proved against another version of the rules text."""
    if parts.game.version != engine.RULES:
        versions = {"proved": str(engine.RULES), "version": str(parts.game.version)}
        raise NotFast("fast_other_rules", game=parts.game.name, **versions)
