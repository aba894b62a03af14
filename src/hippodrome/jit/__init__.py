"""Shared code of the compiled engines: compilation, counter-based random numbers, bit sets. Only this package needs numba.

Only the `engine`, compiled bots and compiled encodings of games and their callers import from this package, and only when they
need it: importing numba takes a good part of a second, and `hippodrome play` never does.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput


class UnsupportedByEngine(Exception):
    """A feature that a compiled engine does not support; the message names it. The caller runs on the readable rules instead.

    It carries a key and values, as a BadInput does, and its texts are there.
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.error = BadInput(key, **values)

    def __str__(self) -> str:
        return str(self.error)

    def localize(self, language: str) -> str:
        """Return the localized reason."""
        return self.error.localize(language)


def too_many(what: str, number: int, most: int) -> UnsupportedByEngine:
    """Return the error for more of something than an engine has capacity for."""
    return UnsupportedByEngine("fast_too_many", what=partial(localized_term, what), number=number, most=most)


def localized_term(what: str, language: str) -> str:
    """Localized term for something counted or named in an engine; a plug-in game uses its own names."""
    from hippodrome.i18n.error_messages import cli_localization

    words, key = cli_localization(language), f"fast.{what}"
    return words.text(key) if key in words else what


def why_not_numba() -> BadInput | None:
    """Return why compilation is not available here; None if it is."""
    missing = [name for name in ("numpy", "numba") if find_spec(name) is None]
    return BadInput("fast_needs", packages=missing, typed=" ".join(missing)) if missing else None


def refuse_unknown(what: str, names: Iterable[str], known: Container[str]) -> None:
    """Raise UnsupportedByEngine with the first name that an engine does not know."""
    for name in names:
        if name not in known:
            raise UnsupportedByEngine("fast_unknown", what=partial(localized_term, what), name=name)


def refuse_fields(thing: Any, known: frozenset[str]) -> None:
    """Raise UnsupportedByEngine with the first field of a state, or of a part of it, that a record lacks and that is not at its
    default.

    So an option or a rule that was added only to the readable rules is never silently ignored.
    """
    kind: Any = type(thing)
    for one in _unknown_fields(kind, known):
        usual = one.default if one.default_factory is MISSING else one.default_factory()
        if getattr(thing, one.name) != usual:
            raise UnsupportedByEngine("fast_unknown_field", name=one.name, kind=partial(localized_term, kind.__name__.lower()))


@cache
def _unknown_fields(kind: Any, known: frozenset[str]) -> tuple[Field[Any], ...]:
    return tuple(one for one in fields(kind) if one.name not in known and not one.metadata.get("given"))


class RaceResults(NamedTuple):
    """Results of an array of finished races: arrays of the winners' seats (-1: none), of turns, and of each tally. If several
    may share a win, `shared` has one row of seats per race: true for each winner."""

    winner: Any
    turns: Any
    tallies: Mapping[str, Any]
    shared: Any = None
