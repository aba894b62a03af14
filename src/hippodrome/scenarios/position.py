"""Builds the position that a scenario starts from: written fields by their types, the rest by the game."""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.validation import Issue
from hippodrome.scenarios.format import Keys, Scenario
from hippodrome.scenarios.names import NOTHING, InvalidPosition, Names, WrittenFields


def build_state(scenario: Scenario, game: Game[Any], names: Names) -> Any:
    """Build the state: just the setup if nothing is written about the table, else a legal table with all that is written."""
    page, players = scenario.file, scenario.players
    try:
        game.check_seats(len(players))
        options = game.resolve_options(scenario.options)
    except BadInput as error:
        raise page.error(("options",) if scenario.options else ("players",), error) from None
    state = game.setup(len(players), options, names.edition)
    if not scenario.table and not scenario.seats:
        return state
    parts = _parts_of(state, names, scenario)
    _write(names, ("table",), state, scenario.table, but=names.reader.PER_SEAT_FIELD)
    for name, written in scenario.seats.items():
        _write(names, ("seat", name), parts[players.index(name)], written)
    written_fields = WrittenFields(scenario.table.keys(), [scenario.seats.get(name, {}).keys() for name in players])
    pieces = game.pieces(game.setup(len(players), options, names.edition))
    try:
        names.reader.complete_position(state, written_fields)
    except InvalidPosition as wrong:
        raise names.position_error(wrong) from None
    if amiss := misplaced_pieces(names, pieces, game.pieces(state)):
        raise page.error(("table",), amiss[0])
    return state


def _parts_of(state: Any, names: Names, scenario: Scenario) -> Any:
    """Return the part of the state that belongs to each seat; empty for a game without such parts."""
    if scenario.seats and not names.reader.PER_SEAT_FIELD:
        raise scenario.file.error(("seat",), "no_parts", game=scenario.game)
    return getattr(state, names.reader.PER_SEAT_FIELD) if names.reader.PER_SEAT_FIELD else []


def misplaced_pieces(names: Names, whole: Mapping[str, list[Any]], found: Mapping[str, list[Any]]) -> list[Issue]:
    """Return an issue for every piece that is missing or in two places."""
    amiss = []
    for kind, pieces in whole.items():
        expected, there = Counter(pieces), Counter(found[kind])
        for code, pile in (("nowhere", expected - there), ("too_many", there - expected)):
            if pile:
                called = ", ".join(str(piece) for piece in names.show(kind, sorted(pile.elements())))
                amiss.append(Issue(0, f"scenario_{code}", {"pieces": called}))
    return amiss


def _write(names: Names, at: Keys, part: Any, written: Mapping[str, Any], but: str = "") -> None:
    known = [f.name for f in fields(part) if not f.metadata.get("given") and f.name != but]
    names.file.reject_unknown_keys(at, written, known)
    hints = get_type_hints(type(part))
    for field, value in written.items():
        setattr(part, field, _build(names, (*at, field), hints[field], field, value))


def _build(names: Names, at: Keys, hint: Any, field: str, value: Any) -> Any:
    """Build a value of this type from the written one."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        (hint, *_), maybe = [arg for arg in args if arg is not type(None)], type(None) in args
        return None if maybe and value == NOTHING else _build(names, at, hint, field, value)
    if isinstance(value, list) and origin in (list, set, frozenset, tuple):
        inner = args if origin is tuple and Ellipsis not in args else [args[0]] * len(value)
        if len(inner) == len(value):
            return origin(_build(names, (*at, n), inner[n], field, one) for n, one in enumerate(value))
    meant = names.read(at, field, value)
    if meant is value and isinstance(value, dict):
        if origin is dict:
            return {
                _build(names, (*at, k), args[0], field, int(k) if k.isdecimal() and args[0] is int else k): _build(
                    names, (*at, k), args[1], field, one
                )
                for k, one in value.items()
            }
        if is_dataclass(hint):
            return _build_dataclass(names, at, hint, value)
    if not is_of_type(hint, meant):
        raise names.file.error(at, "should_be", kind=_type_name(hint), value=repr(value))
    return meant


def _build_dataclass(names: Names, at: Keys, kind: Any, written: Mapping[str, Any]) -> Any:
    """Build a dataclass within the state, field by field."""
    hints = get_type_hints(kind)
    names.file.reject_unknown_keys(at, written, [f.name for f in fields(kind)])
    for f in fields(kind):
        if f.name not in written and f.default is MISSING and f.default_factory is MISSING:
            raise names.file.error((*at, f.name), "missing")
    return kind(**{key: _build(names, (*at, key), hints[key], key, one) for key, one in written.items()})


def is_of_type(hint: Any, value: object) -> bool:
    """Return whether a plain value is of an annotated type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return isinstance(value, list) and all(is_of_type(args[0], one) for one in value)
    return origin is None and (type(value) is hint if isinstance(hint, type) else True)


def _type_name(hint: Any) -> str:
    """Return the name of a type in error messages."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return f"array_of_{_type_name(args[0])}"
    called = {int: "whole_or_name", str: "text", bool: "true"}
    return called.get(hint, "array" if origin in (set, frozenset, tuple) else "table")
