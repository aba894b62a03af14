"""Facts: events that everybody, or some seats, have just seen. Data, never sentences; `i18n` makes those."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat


class Fact(NamedTuple):
    """An event of the race with its values; `to` names the only seats that see it (None: everybody)."""

    kind: str
    data: Mapping[str, Any]
    to: tuple[Seat, ...] | None = None
    reveals: bool = False

    def is_visible_to(self, seat: Seat | None) -> bool:
        """Return whether a seat (None: a watcher) may see it."""
        return self.to is None or seat in self.to


class HasFacts(Protocol):
    """A state that records facts; None while facts are not recorded."""

    facts: list[Fact] | None


def tell(s: HasFacts, kind: str, *, to: tuple[Seat, ...] | None = None, reveals: bool = False, **data: Any) -> None:
    """Tell a fact to the table, or to some seats only. A fact that `reveals` hidden things closes the way back (undo)."""
    if s.facts is not None:
        s.facts.append(Fact(kind, data, to, reveals or to is not None))
