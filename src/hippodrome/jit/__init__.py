"""What the fast engines of all games share: compiling, luck by counting, sets by number. Needs numba; nothing else here does.

Only `games/<game>/fast` and those who call it import from this room, and only when they need it: importing numba takes a
good part of a second, and `hippodrome play` never does.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput


class NotFast(Exception):
    """Something a fast engine does not know; the message names it. The caller runs on the rules text instead.

    It carries a key and values, as a BadInput does, and has its words there.
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.complaint = BadInput(key, **values)

    def __str__(self) -> str:
        return str(self.complaint)

    def told(self, language: str) -> str:
        """Why, in a language of the house."""
        return self.complaint.told(language)


def too_many(what: str, number: int, most: int) -> NotFast:
    """More of something than an engine has room for."""
    return NotFast("fast_too_many", what=partial(called, what), number=number, most=most)


def called(what: str, language: str) -> str:
    """What something that is counted or named in an engine is called, in a language; a game of a package has its own names."""
    from hippodrome.i18n.error_messages import words_in

    words, key = words_in(language), f"fast.{what}"
    return words.text(key) if key in words else what


def why_not_numba() -> BadInput | None:
    """Why nothing can be compiled here; None if it can."""
    missing = [name for name in ("numpy", "numba") if find_spec(name) is None]
    return BadInput("fast_needs", packages=missing, typed=" ".join(missing)) if missing else None


def refuse_unknown(what: str, names: Iterable[str], known: Container[str]) -> None:
    """NotFast with the first name that an engine does not know."""
    for name in names:
        if name not in known:
            raise NotFast("fast_unknown", what=partial(called, what), name=name)


def refuse_fields(thing: Any, known: frozenset[str]) -> None:
    """NotFast with the first field of a state, or of a part of it, that a record lacks and that is not as it usually is.

    So an option or a rule that was added to the rules text alone is never silently left out.
    """
    kind: Any = type(thing)
    for one in _unknown_fields(kind, known):
        usual = one.default if one.default_factory is MISSING else one.default_factory()
        if getattr(thing, one.name) != usual:
            raise NotFast("fast_unknown_field", name=one.name, kind=partial(called, kind.__name__.lower()))


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
