"""What the fast engines of all games share: compiling, luck by counting, sets by number. Needs numba; nothing else here does.

Only `games/<game>/fast` and those who call it import from this room, and only when they need it: importing numba takes a
good part of a second, and `hippodrome play` never does.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, NamedTuple


class NotFast(Exception):
    """Something a fast engine does not know; the message names it. The caller runs on the rules text instead."""


def why_not_numba() -> str | None:
    """Why nothing can be compiled here; None if it can."""
    missing = [name for name in ("numpy", "numba") if find_spec(name) is None]
    return f"{' and '.join(missing)} cannot be found: pip install {' '.join(missing)}" if missing else None


class Finished(NamedTuple):
    """What came of an array of races that are over: arrays of the winners' seats (-1: nobody), of turns, and of each tally."""

    winner: Any
    turns: Any
    tallies: Mapping[str, Any]
