"""The position a scenario starts from: written fields by their types, the rest by the game."""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.plain import load
from hippodrome.scenarios.file import Keys, Scenario
from hippodrome.scenarios.names import Misplaced, Names, Written


def lay(scenario: Scenario, game: Game[Any], names: Names) -> Any:
    """The state: the set up alone if nothing is written about the table, else a legal table with all that is written."""
    page, players = scenario.page, scenario.players
    try:
        game.check_seats(len(players))
        options = game.settle(scenario.options)
    except BadInput as error:
        raise page.bad(("options",) if scenario.options else ("players",), str(error)) from None
    state = game.setup(len(players), options, names.edition)
    if not scenario.table and not scenario.seats:
        return state
    parts = getattr(state, names.reader.PARTS)
    _write(names, ("table",), state, scenario.table, but=names.reader.PARTS)
    for name, written in scenario.seats.items():
        _write(names, ("seat", name), parts[players.index(name)], written)
    written_fields = Written(scenario.table.keys(), [scenario.seats.get(name, {}).keys() for name in players])
    pieces = game.pieces(game.setup(len(players), options, names.edition))
    try:
        names.reader.lay(state, written_fields)
    except Misplaced as wrong:
        raise names.complain(wrong) from None
    if amiss := missing(names, pieces, game.pieces(state)):
        raise page.bad(("table",), amiss)
    return state


def missing(names: Names, whole: Mapping[str, list[Any]], found: Mapping[str, list[Any]]) -> str:
    """Which pieces are nowhere or in two places; empty if every piece is somewhere exactly once."""
    amiss = []
    for kind, pieces in whole.items():
        expected, there = Counter(pieces), Counter(found[kind])
        for words, pile in (("nowhere", expected - there), ("in too many places", there - expected)):
            if pile:
                amiss.append(f"{', '.join(map(str, names.show(kind, sorted(pile.elements()))))}: {words}")
    return "; ".join(amiss)


def _write(names: Names, at: Keys, part: Any, written: Mapping[str, Any], but: str = "") -> None:
    known = [f.name for f in fields(part) if not f.metadata.get("given") and f.name != but]
    names.page.only(at, written, known)
    hints = get_type_hints(type(part))
    for field, value in written.items():
        setattr(part, field, _build(names, (*at, field), hints[field], field, value))


def _build(names: Names, at: Keys, hint: Any, field: str, value: Any) -> Any:
    """A value of this type from what is written."""
    if get_origin(hint) is list and isinstance(value, list):
        return [_build(names, (*at, n), get_args(hint)[0], field, one) for n, one in enumerate(value)]
    meant = names.read(at, field, value)
    if meant is value and isinstance(value, dict):
        if get_origin(hint) is dict:
            key, inner = get_args(hint)
            return {key(k): _build(names, (*at, k), inner, field, one) for k, one in value.items()}
        if is_dataclass(hint):
            hints = get_type_hints(hint)
            names.page.only(at, value, list(hints))
            return load(hint, {k: _build(names, (*at, k), hints[k], k, one) for k, one in value.items()})
    if not fits(hint, meant):
        raise names.page.bad(at, f"should be {_call(hint)}, not {value!r}")
    return meant


def fits(hint: Any, value: object) -> bool:
    """Whether a value is of an annotated type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any(fits(arg, value) for arg in args)
    if origin in (list, set, frozenset):
        return isinstance(value, origin) and all(fits(args[0], one) for one in value)
    if origin is tuple:
        return isinstance(value, tuple)
    if origin is dict:
        return isinstance(value, dict) and all(fits(args[0], k) and fits(args[1], v) for k, v in value.items())
    if hint is None or hint is type(None):
        return value is None
    return type(value) is hint if isinstance(hint, type) else True


def _call(hint: Any) -> str:
    """What a type is called in a complaint."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " or ".join(_call(arg) for arg in args)
    if origin is list:
        return f"an array of {_call(args[0])}"
    called = {int: "a whole number or a name", str: "a text", bool: "true or false", type(None): "\"none\""}
    return called.get(hint, "a table")
