"""Facts: what everybody, or one seat, has just seen. Never sentences; `words` makes those."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat


class Fact(NamedTuple):
    """Something that happened, with its numbers; `to` names the only seats that saw it (None: everybody)."""

    kind: str
    data: Mapping[str, Any]
    to: tuple[Seat, ...] | None = None
    reveals: bool = False

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat (None: a watcher) may hear of it."""
        return self.to is None or seat in self.to


class Hears(Protocol):
    """A state: it has a place to tell facts to, or None when nobody listens."""

    told: list[Fact] | None


def tell(s: Hears, kind: str, *, to: tuple[Seat, ...] | None = None, reveals: bool = False, **data: Any) -> None:
    """Tell a fact to the table, or to some seats only. A fact that `reveals` hidden things closes the way back (undo)."""
    if s.told is not None:
        s.told.append(Fact(kind, data, to, reveals or to is not None))
