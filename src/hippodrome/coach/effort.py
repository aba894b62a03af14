"""How much the coach thinks: numbers of worlds, so that the same race always gives the same review."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Effort:
    """Worlds for each position of the account; for a first look at each decision; how many decisions of a seat are looked
    at again; and worlds for those."""

    account: int
    quick: int
    again: int
    deep: int

    def times(self, factor: float) -> Effort:
        """More of it, or less."""
        account, quick, deep = (max(4, round(n * factor)) for n in (self.account, self.quick, self.deep))
        return Effort(account, quick, self.again, deep)

    def shared_by(self, seats: int) -> Effort:
        """The same for the decisions of many seats as for those of two, so that a large table takes no longer."""
        part = min(1.0, 2 / max(1, seats))
        return replace(self, again=max(4, round(self.again * part)), deep=max(4, round(self.deep * max(part, 0.5))))
