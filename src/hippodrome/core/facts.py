"""Facts: events that all players, or some seats, have just seen. They are data; `i18n` renders them as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat


class Fact(NamedTuple):
    """An event of the race with its values; `to` lists the only seats that see it (None: all)."""

    kind: str
    data: Mapping[str, Any]
    to: tuple[Seat, ...] | None = None
    reveals: bool = False

    def is_visible_to(self, seat: Seat | None) -> bool:
        """Return whether a seat (None: a watcher) may see it."""
        return self.to is None or seat in self.to


class HasFacts(Protocol):
    """A state that records facts; `facts` is None while recording is off."""

    facts: list[Fact] | None


def tell(s: HasFacts, kind: str, *, to: tuple[Seat, ...] | None = None, reveals: bool = False, **data: Any) -> None:
    """Record a fact for the whole table, or for some seats only. A fact that `reveals` hidden information prevents undo."""
    if s.facts is not None:
        s.facts.append(Fact(kind, data, to, reveals or to is not None))
