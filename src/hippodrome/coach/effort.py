"""How much the coach thinks: numbers of worlds, so that the same race always gives the same review."""

from __future__ import annotations

from dataclasses import dataclass, replace

FEW = 10
"""So many answers of a race that differ from auriga's are few."""


@dataclass(frozen=True)
class Effort:
    """Worlds for each line of the account; for the answers in it that differ from auriga's, if they are few; for a first look
    at each decision; how many decisions of a seat are looked at again; and worlds for those."""

    account: int
    answers: int
    quick: int
    again: int
    deep: int

    def times(self, factor: float) -> Effort:
        """More of it, or less."""
        account, answers, quick, deep = (max(4, round(n * factor)) for n in (self.account, self.answers, self.quick, self.deep))
        return Effort(account, answers, quick, self.again, deep)

    def for_answers(self, number: int) -> int:
        """Worlds for each of so many answers of the account: the more there are, the fewer for each."""
        return max(self.account, self.answers * FEW // max(FEW, number))

    def shared_by(self, seats: int) -> Effort:
        """The same for the decisions of many seats as for those of two, so that a large table takes no longer."""
        part = min(1.0, 2 / max(1, seats))
        return replace(self, again=max(4, round(self.again * part)), deep=max(4, round(self.deep * max(part, 0.5))))
