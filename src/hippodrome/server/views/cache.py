"""Cache of a table's views, shared by all viewers who see the same, with three nested lifetimes.

- race: until an undo, a rewind, or the start of a race;
- position: until the next answer counts (sealed answers do not change it);
- event: until the next event at the table.

A function that builds a view declares its lifetime: `@per_race`, `@per_position` or `@per_event`. Its result is cached by
its other arguments, and must depend on nothing else that changes within the lifetime.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from hippodrome.core.ask import Seat
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.message_data import LabelKey, client_label
from hippodrome.server.views.json import dumps
from hippodrome.server.views.step_builder import StepBuilder, StepJump

ViewerSeat = Seat | None
"""A seat, or None for a viewer without one."""

P = ParamSpec("P")
T = TypeVar("T")

_MISSING = object()
"""Marks a missing cache entry, since None may be cached."""


class ViewCache:
    """All cached views of a table."""

    def __init__(self) -> None:
        self.start_race()

    def start_race(self) -> None:
        """Clear everything: the race has started, or an answer was undone."""
        self.race: dict[Hashable, Any] = {}
        self.game_logs: dict[tuple[ViewerSeat, str, bool], GameLog] = {}
        """Game logs by viewer, language and form; extended while the race goes on."""
        self.visible_facts: dict[ViewerSeat, VisibleFacts] = {}
        self.start_position()

    def start_position(self) -> None:
        """Clear the views that a new position invalidates."""
        self.position: dict[Hashable, Any] = {}
        self.start_event()

    def start_event(self) -> None:
        """Clear the views that an event invalidates."""
        self.event: dict[Hashable, Any] = {}


class CachedTable(Protocol):
    """A table with a cache of its views."""

    view_cache: ViewCache


L = TypeVar("L", bound=CachedTable)


def per_race(build: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
    """Cache the results of a function until an undo, or the start of a race."""
    return _cached(build, lambda cache: cache.race)


def per_position(build: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
    """Cache the results of a function until the position changes."""
    return _cached(build, lambda cache: cache.position)


def per_event(build: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
    """Cache the results of a function until the next event."""
    return _cached(build, lambda cache: cache.event)


def _cached(
    build: Callable[Concatenate[L, P], T], lifetime: Callable[[ViewCache], dict[Hashable, Any]]
) -> Callable[Concatenate[L, P], T]:
    @wraps(build)
    def cached(live: L, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known, key = lifetime(live.view_cache), (build, args, *kwargs.items())
        found = known.get(key, _MISSING)
        if found is _MISSING:
            found = known[key] = build(live, *args, **kwargs)
        return found  # type: ignore[no-any-return]

    return cached


class Labels:
    """Labels that one viewer's client has needed so far, in order of first use."""

    def __init__(self) -> None:
        self._known: dict[LabelKey, str | None] = {}
        self._words: Localization | None = None
        self.added: list[tuple[LabelKey, str]] = []
        """All labels that clients of this viewer need; a later one replaces an earlier one with the same key."""

    def need(self, words: Localization, keys: Iterable[LabelKey]) -> None:
        """Add the labels of keys that are not known yet; after a change of names, also the labels that differ."""
        known = self._known
        if words is not self._words:
            self._words = words
            for key, before in list(known.items()):
                self._add(key, client_label(words, key), before)
        for key in keys:
            if key not in known:
                self._add(key, client_label(words, key), None)

    def _add(self, key: LabelKey, label: str | None, before: str | None) -> None:
        self._known[key] = label
        if label is not None and label != before:
            self.added.append((key, label))

    def missing_in(self, other: Labels | None) -> list[tuple[LabelKey, str]]:
        """Return the labels that the other log of this viewer lacks."""
        known = {} if other is None else dict(other.added)
        return [(key, label) for key, label in self.added if known.get(key) != label]


def labels_text(labels: Iterable[tuple[LabelKey, str]]) -> str:
    """Return labels as JSON, by field and value; a value that is not a string is encoded as JSON."""
    fields = dict[str, dict[str, str]]()
    for (field, value), label in labels:
        key = value if isinstance(value, str) else str(value) if value.__class__ is int else dumps(value)
        fields.setdefault(field, {})[key] = label
    return dumps(fields)


class GameLog:
    """Game log of one viewer in one form, with the labels that its entries need."""

    def __init__(self, step_builder: StepBuilder, no_turn: str) -> None:
        self.step_builder = step_builder
        self._no_turn = no_turn
        self.fact_count = 0
        self.note_count = 0
        self.entries: list[str] = []
        """Fields of each entry as JSON, except its number, step and turn."""
        self.steps: list[int] = []
        """Step of each entry."""
        self.turns: list[str] = []
        """Heading of each entry's turn, as JSON."""
        self.labels = Labels()

    def add(self, step: int, turn: str, entry: str) -> None:
        self.steps.append(step)
        self.turns.append(turn)
        self.entries.append(entry)

    def rows(self) -> list[tuple[int, str, str]]:
        """Return the step, turn and other fields of each entry."""
        return list(zip(self.steps, self.turns, self.entries, strict=True))

    def text(self, since: int) -> str:
        """Return the entries from an index on as JSON; a step or turn equal to that of the previous entry is left out."""
        step, turn = (self.steps[since - 1], self.turns[since - 1]) if since else (0, self._no_turn)
        parts = list[str]()
        for n in range(since, len(self.entries)):
            fields = [self.entries[n]]
            if self.turns[n] != turn:
                turn = self.turns[n]
                fields.append(f'"turn":{turn}')
            if self.steps[n] != step:
                step = self.steps[n]
                fields.append(f'"step":{step}')
            parts.append("{" + ",".join(fields) + "}")
        return ",".join(parts)


class EntryRun(NamedTuple):
    """Encoded entries of consecutive public facts, with steps relative to the step before them."""

    entries: list[str]
    steps: list[int]
    turns: list[str]
    labels: list[LabelKey]
    jump: StepJump


class VisibleFacts(NamedTuple):
    """Number of facts that were checked, and of those that a viewer may see."""

    checked: int
    visible: int
