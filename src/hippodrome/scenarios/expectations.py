"""Expectations after a step: parsed before the first answer, checked when their step is done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.facts import Fact
from hippodrome.core.game import Standing
from hippodrome.core.table import Table
from hippodrome.i18n.localization import Localization
from hippodrome.scenarios.format import WATCHER, Keys, Step, format_key
from hippodrome.scenarios.names import Names

OPERATORS = ("count", "has", "lacks")
EVERYBODY = "everybody"


class Failure(NamedTuple):
    """A failed expectation: its step (0: the scenario as a whole), its key, and the expected and the found value."""

    step: int
    what: str
    expected: str
    found: str


class Snapshot(NamedTuple):
    """The table after a step, and the facts of that step."""

    table: Table[Any]
    facts: Sequence[Fact]


@dataclass(frozen=True)
class Check:
    """One expectation: its key, the expected value, and the function that finds the actual one; `pile`: the order is
    irrelevant."""

    at: Keys
    expected: Any
    observe: Callable[[Snapshot], Any]
    unordered: bool = False
    predicate: Callable[[Any, Any], bool] | None = None

    def failure(self, moment: Snapshot) -> Failure | None:
        """Return the failure if the expectation does not hold."""
        found = self.observe(moment)
        if self.predicate(self.expected, found) if self.predicate else matches(self.expected, found, unordered=self.unordered):
            return None
        step = self.at[1]
        assert isinstance(step, int)
        return Failure(step + 1, format_key(self.at[2:]), format_value(self.expected), format_value(found))


def matches(expected: Any, found: Any, *, unordered: bool = False) -> bool:
    """Return whether the found value matches the expected one; in a table only the written keys count."""
    if isinstance(expected, dict):
        if _is_operator(expected):
            return _operate(expected, found)
        return isinstance(found, dict) and all(key in found and matches(one, found[key]) for key, one in expected.items())
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return False
        if unordered:
            expected, found = sorted(expected, key=format_value), sorted(found, key=format_value)
        return all(matches(one, other) for one, other in zip(expected, found, strict=True))
    return type(expected) is type(found) and bool(expected == found)


def _is_operator(expected: Mapping[str, Any]) -> bool:
    return bool(expected) and set(expected) <= set(OPERATORS)


def _operate(expected: Mapping[str, Any], found: Any) -> bool:
    pieces = found if isinstance(found, list) else []
    size = found if isinstance(found, int) else len(pieces)
    return (
        ("count" not in expected or expected["count"] == size)
        and all(piece in pieces for piece in expected.get("has", []))
        and not any(piece in pieces for piece in expected.get("lacks", []))
    )


def format_value(value: Any) -> str:
    """Format a value for reports."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)


def read_checks(step: Step, table: Table[Any], names: Names) -> list[Check]:
    """Return every expectation of a step."""
    at = (*step.at, "expect")
    names.file.reject_unknown_keys(at, step.expect, EXPECT)
    return list(_ExpectationParser(names, table, at, step.expect).checks())


class _ExpectationParser:
    """Parses the expectations of one step: checks their keys, resolves their names."""

    def __init__(self, names: Names, table: Table[Any], at: Keys, expect: Mapping[str, Any]) -> None:
        self.names, self.file, self.reader = names, names.file, names.reader
        self.table, self.at, self.expect = table, at, expect

    def checks(self) -> Iterator[Check]:
        for key in self.expect:
            at = (*self.at, key)
            yield from READERS[key](self, at)

    # Prompt and standing

    def _over(self, at: Keys) -> Iterator[Check]:
        yield Check(at, self.file.get(bool, at), lambda moment: moment.table.prompt is None)

    def _asked(self, at: Keys) -> Iterator[Check]:
        yield Check(at, self.file.get(str, at), lambda moment: moment.table.prompt.kind if moment.table.prompt else "nothing")

    def _waiting(self, at: Keys) -> Iterator[Check]:
        players = self.names.players
        yield Check(at, self._seats(at), lambda moment: [players[seat] for seat in moment.table.waiting], unordered=True)

    def _winners(self, at: Keys) -> Iterator[Check]:
        players = self.names.players
        yield Check(at, self._seats(at), lambda moment: [players[seat] for seat in _standing(moment).winners], unordered=True)

    def _ranks(self, at: Keys) -> Iterator[Check]:
        for name in self.file.get(dict, at):
            rank = self.file.get(int, (*at, name))
            yield Check((*at, name), rank, partial(_rank, self.names.seat((*at, name), name)))

    def _seats(self, at: Keys) -> list[str]:
        return [self.names.players[self.names.seat(at, name)] for name in self.file.texts(at)]

    # Table

    def _table(self, at: Keys) -> Iterator[Check]:
        written = self.file.get(dict, at)
        self.file.reject_unknown_keys(at, written, _fields(self.table.state, but=self.reader.PER_SEAT_FIELD))
        for field, value in written.items():
            yield self._field((*at, field), field, value, lambda moment: moment.table.state)

    def _seat(self, at: Keys) -> Iterator[Check]:
        self._needs_parts(at)
        for name in self.file.get(dict, at):
            part = self._seat_part(self.names.seat((*at, name), name))
            written = self.file.get(dict, (*at, name))
            self.file.reject_unknown_keys((*at, name), written, _fields(part(Snapshot(self.table, ()))))
            for field, value in written.items():
                yield self._field((*at, name, field), field, value, part)

    def _seat_part(self, seat: Seat) -> Callable[[Snapshot], Any]:
        return lambda moment: getattr(moment.table.state, self.reader.PER_SEAT_FIELD)[seat]

    def _view(self, at: Keys) -> Iterator[Check]:
        for name in self.file.get(dict, at):
            view = self._view_by(None if name == WATCHER else self.names.seat((*at, name), name))
            seen = view(Snapshot(self.table, ()))
            self.file.reject_unknown_keys((*at, name), self.file.get(dict, (*at, name)), ("table", "seat"))
            written = self.file.get(dict, (*at, name, "table"), {})
            self.file.reject_unknown_keys(
                (*at, name, "table"), written, [key for key in seen if key != self.reader.PER_SEAT_FIELD]
            )
            for field, value in written.items():
                yield self._field((*at, name, "table", field), field, value, view)
            yield from self._view_of_seats((*at, name, "seat"), view)

    def _view_by(self, viewer: Seat | None) -> Callable[[Snapshot], dict[str, Any]]:
        return lambda moment: moment.table.game.view(moment.table.state, viewer)

    def _needs_parts(self, at: Keys) -> None:
        if not self.reader.PER_SEAT_FIELD:
            raise self.file.error(at, "no_parts", game=self.table.game.name)

    def _view_of_seats(self, at: Keys, view: Callable[[Snapshot], dict[str, Any]]) -> Iterator[Check]:
        if self.file.has(*at):
            self._needs_parts(at)
        for name in self.file.get(dict, at, {}):
            part = self._seat_view(self.names.seat((*at, name), name), view)
            written = self.file.get(dict, (*at, name))
            self.file.reject_unknown_keys((*at, name), written, list(part(Snapshot(self.table, ()))))
            for field, value in written.items():
                yield self._field((*at, name, field), field, value, part)

    def _seat_view(self, seat: Seat, view: Callable[[Snapshot], dict[str, Any]]) -> Callable[[Snapshot], Any]:
        return lambda moment: view(moment)[self.reader.PER_SEAT_FIELD][seat]

    def _field(self, at: Keys, field: str, value: Any, whole: Callable[[Snapshot], Any]) -> Check:
        """Return the check of a field of the state, of a seat's part of it, or of a view."""
        if isinstance(value, dict) and _is_operator(value):
            self.file.get(int, (*at, "count"), 0)
            expected = {key: one if key == "count" else self._pieces((*at, key), field) for key, one in value.items()}
        else:
            expected = self.names.normalize(at, field, value)

        def look(moment: Snapshot) -> Any:
            found = whole(moment)
            return self.names.show(field, found[field] if isinstance(found, dict) else getattr(found, field))

        return Check(at, expected, look, unordered=field in self.reader.UNORDERED_FIELDS)

    def _pieces(self, at: Keys, field: str) -> Any:
        return self.names.normalize(at, field, self.file.get(list, at))

    # Facts

    def _told(self, at: Keys) -> Iterator[Check]:
        def all_there(expected: list[Any], found: list[Any]) -> bool:
            left = list(found)
            for fact in expected:
                match = next((one for one in left if self._fact_matches(fact, one)), None)
                if match is None:
                    return False
                left.remove(match)
            return True

        yield self._facts(at, all_there)

    def _told_in_order(self, at: Keys) -> Iterator[Check]:
        def in_order(expected: list[Any], found: list[Any]) -> bool:
            later = iter(found)
            return all(any(self._fact_matches(fact, one) for one in later) for fact in expected)

        yield self._facts(at, in_order)

    def _not_told(self, at: Keys) -> Iterator[Check]:
        yield self._facts(
            at, lambda expected, found: not any(self._fact_matches(fact, one) for fact in expected for one in found)
        )

    def _facts(self, at: Keys, holds: Callable[[Any, Any], bool]) -> Check:
        """Return the check of the written facts, against all facts of those kinds."""
        expected = [self._fact((*at, n)) for n in range(len(self.file.get(list, at)))]
        kinds = {fact["kind"] for fact in expected}
        return Check(
            at, expected, lambda moment: [self._format_fact(f) for f in moment.facts if f.kind in kinds], predicate=holds
        )

    def _fact(self, at: Keys) -> dict[str, Any]:
        written = self.file.get(dict, at)
        kind = self.file.get(str, (*at, "kind"))
        known = self.table.game.facts
        if kind not in known:
            raise self.file.error((*at, "kind"), "no_fact", kind=kind, known=[*known])
        self.file.reject_unknown_keys(at, written, ("kind", "to", *known[kind]))
        fact = {
            key: self.names.normalize((*at, key), key, value) for key, value in written.items() if key not in ("kind", "to")
        }
        if "to" in written:
            fact["to"] = EVERYBODY if written["to"] == EVERYBODY else sorted(self._seats((*at, "to")))
        return {"kind": kind, **fact}

    def _format_fact(self, fact: Fact) -> dict[str, Any]:
        to = EVERYBODY if fact.to is None else sorted(self.names.players[seat] for seat in fact.to)
        return {"kind": fact.kind, "to": to, **{key: self.names.show(key, value) for key, value in fact.data.items()}}

    def _fact_matches(self, expected: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
        return all(
            matches(value, found.get(key), unordered=key in self.reader.UNORDERED_FIELDS) for key, value in expected.items()
        )


READERS: dict[str, Callable[[_ExpectationParser, Keys], Iterator[Check]]] = {
    "over": _ExpectationParser._over,
    "asked": _ExpectationParser._asked,
    "waiting": _ExpectationParser._waiting,
    "ranks": _ExpectationParser._ranks,
    "winners": _ExpectationParser._winners,
    "table": _ExpectationParser._table,
    "seat": _ExpectationParser._seat,
    "view": _ExpectationParser._view,
    "told": _ExpectationParser._told,
    "told_in_order": _ExpectationParser._told_in_order,
    "not_told": _ExpectationParser._not_told,
}
"""The parser of each expectation, by key."""
EXPECT = tuple(READERS)


def _fields(part: Any, but: str = "") -> list[str]:
    return [f.name for f in fields(part) if not f.metadata.get("given") and f.name != but]


def _standing(moment: Snapshot) -> Standing:
    return moment.table.game.standing(moment.table.state)


def _rank(seat: Seat, moment: Snapshot) -> int:
    return _standing(moment).ranks[seat]


def describe_waiting(table: Table[Any], words: Localization) -> str:
    """Describe briefly what the table waits for."""
    if table.prompt is None:
        return words.text("said.waits_over")
    return (
        words.text("said.waits_ask", about=table.prompt.kind)
        if isinstance(table.prompt, Ask)
        else words.text("said.waits_luck")
    )
