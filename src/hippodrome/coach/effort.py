"""How much the coach thinks: numbers of worlds, so that the same race always gives the same review."""

from __future__ import annotations

from dataclasses import dataclass


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
        return Effort(*(max(4, round(n * factor)) for n in (self.account, self.quick)), self.again, max(8, round(self.deep * factor)))
