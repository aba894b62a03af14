"""What must be true after a step: each expectation is read before the first answer, and looked at when its step is done."""

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
from hippodrome.i18n.localization import Words
from hippodrome.scenarios.format import WATCHER, Keys, Step, spell
from hippodrome.scenarios.names import Names

OPERATORS = ("count", "has", "lacks")
EVERYBODY = "everybody"


class Failure(NamedTuple):
    """Something that did not come true: in which step (0: the scenario as a whole), what, and both sides of it."""

    step: int
    what: str
    expected: str
    found: str


class Moment(NamedTuple):
    """The table after a step, and what was told in it."""

    table: Table[Any]
    told: Sequence[Fact]


@dataclass(frozen=True)
class Check:
    """One expectation: the key it stands at, what is expected, where to look; `pile`: the order means nothing."""

    at: Keys
    expected: Any
    look: Callable[[Moment], Any]
    pile: bool = False
    holds: Callable[[Any, Any], bool] | None = None

    def fails(self, moment: Moment) -> Failure | None:
        """The failure if it is not true."""
        found = self.look(moment)
        if self.holds(self.expected, found) if self.holds else matches(self.expected, found, pile=self.pile):
            return None
        step = self.at[1]
        assert isinstance(step, int)
        return Failure(step + 1, spell(self.at[2:]), write(self.expected), write(found))


def matches(expected: Any, found: Any, *, pile: bool = False) -> bool:
    """Whether what was found is what was expected; of a table only the keys that are written count."""
    if isinstance(expected, dict):
        if _is_operator(expected):
            return _operate(expected, found)
        return isinstance(found, dict) and all(key in found and matches(one, found[key]) for key, one in expected.items())
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return False
        if pile:
            expected, found = sorted(expected, key=write), sorted(found, key=write)
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


def write(value: Any) -> str:
    """A value for a reader of reports."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)


def read_checks(step: Step, table: Table[Any], names: Names) -> list[Check]:
    """Every expectation of a step."""
    at = (*step.at, "expect")
    names.page.only(at, step.expect, EXPECT)
    return list(_Reading(names, table, at, step.expect).checks())


class _Reading:
    """The expectations of one step being read: their keys checked, their names restated."""

    def __init__(self, names: Names, table: Table[Any], at: Keys, expect: Mapping[str, Any]) -> None:
        self.names, self.page, self.reader = names, names.page, names.reader
        self.table, self.at, self.expect = table, at, expect

    def checks(self) -> Iterator[Check]:
        for key in self.expect:
            at = (*self.at, key)
            yield from READERS[key](self, at)

    # The question and the standing

    def _over(self, at: Keys) -> Iterator[Check]:
        yield Check(at, self.page.get(bool, at), lambda moment: moment.table.asked is None)

    def _asked(self, at: Keys) -> Iterator[Check]:
        yield Check(at, self.page.get(str, at), lambda moment: moment.table.asked.about if moment.table.asked else "nothing")

    def _waiting(self, at: Keys) -> Iterator[Check]:
        players = self.names.players
        yield Check(at, self._seats(at), lambda moment: [players[seat] for seat in moment.table.waiting], pile=True)

    def _winners(self, at: Keys) -> Iterator[Check]:
        players = self.names.players
        yield Check(at, self._seats(at), lambda moment: [players[seat] for seat in _standing(moment).winners], pile=True)

    def _ranks(self, at: Keys) -> Iterator[Check]:
        for name in self.page.get(dict, at):
            rank = self.page.get(int, (*at, name))
            yield Check((*at, name), rank, partial(_rank, self.names.seat((*at, name), name)))

    def _seats(self, at: Keys) -> list[str]:
        return [self.names.players[self.names.seat(at, name)] for name in self.page.texts(at)]

    # The table

    def _table(self, at: Keys) -> Iterator[Check]:
        written = self.page.get(dict, at)
        self.page.only(at, written, _fields(self.table.state, but=self.reader.PARTS))
        for field, value in written.items():
            yield self._field((*at, field), field, value, lambda moment: moment.table.state)

    def _seat(self, at: Keys) -> Iterator[Check]:
        self._needs_parts(at)
        for name in self.page.get(dict, at):
            part = self._part_of(self.names.seat((*at, name), name))
            written = self.page.get(dict, (*at, name))
            self.page.only((*at, name), written, _fields(part(Moment(self.table, ()))))
            for field, value in written.items():
                yield self._field((*at, name, field), field, value, part)

    def _part_of(self, seat: Seat) -> Callable[[Moment], Any]:
        return lambda moment: getattr(moment.table.state, self.reader.PARTS)[seat]

    def _view(self, at: Keys) -> Iterator[Check]:
        for name in self.page.get(dict, at):
            view = self._view_by(None if name == WATCHER else self.names.seat((*at, name), name))
            seen = view(Moment(self.table, ()))
            self.page.only((*at, name), self.page.get(dict, (*at, name)), ("table", "seat"))
            written = self.page.get(dict, (*at, name, "table"), {})
            self.page.only((*at, name, "table"), written, [key for key in seen if key != self.reader.PARTS])
            for field, value in written.items():
                yield self._field((*at, name, "table", field), field, value, view)
            yield from self._view_of_seats((*at, name, "seat"), view)

    def _view_by(self, viewer: Seat | None) -> Callable[[Moment], dict[str, Any]]:
        return lambda moment: moment.table.game.view(moment.table.state, viewer)

    def _needs_parts(self, at: Keys) -> None:
        if not self.reader.PARTS:
            raise self.page.bad(at, "no_parts", game=self.table.game.name)

    def _view_of_seats(self, at: Keys, view: Callable[[Moment], dict[str, Any]]) -> Iterator[Check]:
        if self.page.has(*at):
            self._needs_parts(at)
        for name in self.page.get(dict, at, {}):
            part = self._seen_of(self.names.seat((*at, name), name), view)
            written = self.page.get(dict, (*at, name))
            self.page.only((*at, name), written, list(part(Moment(self.table, ()))))
            for field, value in written.items():
                yield self._field((*at, name, field), field, value, part)

    def _seen_of(self, seat: Seat, view: Callable[[Moment], dict[str, Any]]) -> Callable[[Moment], Any]:
        return lambda moment: view(moment)[self.reader.PARTS][seat]

    def _field(self, at: Keys, field: str, value: Any, whole: Callable[[Moment], Any]) -> Check:
        """A field of the state, of a seat's part of it, or of a view."""
        if isinstance(value, dict) and _is_operator(value):
            self.page.get(int, (*at, "count"), 0)
            expected = {key: one if key == "count" else self._pieces((*at, key), field) for key, one in value.items()}
        else:
            expected = self.names.restate(at, field, value)

        def look(moment: Moment) -> Any:
            found = whole(moment)
            return self.names.show(field, found[field] if isinstance(found, dict) else getattr(found, field))

        return Check(at, expected, look, pile=field in self.reader.PILES)

    def _pieces(self, at: Keys, field: str) -> Any:
        return self.names.restate(at, field, self.page.get(list, at))

    # What was told

    def _told(self, at: Keys) -> Iterator[Check]:
        def all_there(expected: list[Any], found: list[Any]) -> bool:
            left = list(found)
            for fact in expected:
                match = next((one for one in left if self._is(fact, one)), None)
                if match is None:
                    return False
                left.remove(match)
            return True

        yield self._facts(at, all_there)

    def _told_in_order(self, at: Keys) -> Iterator[Check]:
        def in_order(expected: list[Any], found: list[Any]) -> bool:
            later = iter(found)
            return all(any(self._is(fact, one) for one in later) for fact in expected)

        yield self._facts(at, in_order)

    def _not_told(self, at: Keys) -> Iterator[Check]:
        yield self._facts(at, lambda expected, found: not any(self._is(fact, one) for fact in expected for one in found))

    def _facts(self, at: Keys, holds: Callable[[Any, Any], bool]) -> Check:
        """The facts that are written, against all facts of those kinds."""
        expected = [self._fact((*at, n)) for n in range(len(self.page.get(list, at)))]
        kinds = {fact["kind"] for fact in expected}
        return Check(at, expected, lambda moment: [self._shown(f) for f in moment.told if f.kind in kinds], holds=holds)

    def _fact(self, at: Keys) -> dict[str, Any]:
        written = self.page.get(dict, at)
        kind = self.page.get(str, (*at, "kind"))
        known = self.table.game.facts
        if kind not in known:
            raise self.page.bad((*at, "kind"), "no_fact", kind=kind, known=[*known])
        self.page.only(at, written, ("kind", "to", *known[kind]))
        fact = {key: self.names.restate((*at, key), key, value) for key, value in written.items() if key not in ("kind", "to")}
        if "to" in written:
            fact["to"] = EVERYBODY if written["to"] == EVERYBODY else sorted(self._seats((*at, "to")))
        return {"kind": kind, **fact}

    def _shown(self, fact: Fact) -> dict[str, Any]:
        to = EVERYBODY if fact.to is None else sorted(self.names.players[seat] for seat in fact.to)
        return {"kind": fact.kind, "to": to, **{key: self.names.show(key, value) for key, value in fact.data.items()}}

    def _is(self, expected: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
        return all(matches(value, found.get(key), pile=key in self.reader.PILES) for key, value in expected.items())


READERS: dict[str, Callable[[_Reading, Keys], Iterator[Check]]] = {
    "over": _Reading._over, "asked": _Reading._asked, "waiting": _Reading._waiting, "ranks": _Reading._ranks,
    "winners": _Reading._winners, "table": _Reading._table, "seat": _Reading._seat, "view": _Reading._view,
    "told": _Reading._told, "told_in_order": _Reading._told_in_order, "not_told": _Reading._not_told,
}  # fmt: skip
"""Who reads which expectation."""
EXPECT = tuple(READERS)


def _fields(part: Any, but: str = "") -> list[str]:
    return [f.name for f in fields(part) if not f.metadata.get("given") and f.name != but]


def _standing(moment: Moment) -> Standing:
    return moment.table.game.standing(moment.table.state)


def _rank(seat: Seat, moment: Moment) -> int:
    return _standing(moment).ranks[seat]


def waits_for(table: Table[Any], words: Words) -> str:
    """What the table waits for, in a word or two."""
    if table.asked is None:
        return words.text("said.waits_over")
    return (
        words.text("said.waits_ask", about=table.asked.about) if isinstance(table.asked, Ask) else words.text("said.waits_luck")
    )
