"""What the fast engines of all games share: compiling, luck by counting, sets by number. Needs numba; nothing else here does.

Only `games/<game>/fast` and those who call it import from this room, and only when they need it: importing numba takes a
good part of a second, and `hippodrome play` never does.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple


class NotFast(Exception):
    """Something a fast engine does not know; the message names it. The caller runs on the rules text instead."""


def why_not_numba() -> str | None:
    """Why nothing can be compiled here; None if it can."""
    missing = [name for name in ("numpy", "numba") if find_spec(name) is None]
    return f"{' and '.join(missing)} cannot be found: pip install {' '.join(missing)}" if missing else None


def refuse_unknown(what: str, names: Iterable[str], known: Container[str]) -> None:
    """NotFast with the first name that an engine does not know."""
    for name in names:
        if name not in known:
            raise NotFast(f"the fast engine does not know the {what} '{name}'")


def refuse_fields(thing: Any, known: frozenset[str]) -> None:
    """NotFast with the first field of a state, or of a part of it, that a record lacks and that is not as it usually is.

    So an option or a rule that was added to the rules text alone is never silently left out.
    """
    kind: Any = type(thing)
    for one in _unknown_fields(kind, known):
        usual = one.default if one.default_factory is MISSING else one.default_factory()
        if getattr(thing, one.name) != usual:
            raise NotFast(f"the fast engine does not know '{one.name}' of the {kind.__name__.lower()}")


@cache
def _unknown_fields(kind: Any, known: frozenset[str]) -> tuple[Field[Any], ...]:
    return tuple(one for one in fields(kind) if one.name not in known and not one.metadata.get("given"))


class Finished(NamedTuple):
    """What came of an array of races that are over: arrays of the winners' seats (-1: nobody), of turns, and of each tally.
    Where several may share a win, `shared` has a row of seats a race: true for whoever has won."""

    winner: Any
    turns: Any
    tallies: Mapping[str, Any]
    shared: Any = None
