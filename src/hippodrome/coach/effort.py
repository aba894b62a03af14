"""Effort of a review, in numbers of worlds, so that the same race always gives the same review."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

RULES_FACTOR = 0.02
"""Factor for the effort on the rules text, which is much slower than the compiled engine."""


@dataclass(frozen=True)
class ReviewEffort:
    """Numbers of worlds for each part of a review.

    An account: worlds for a first look at each answer; how many lines are played on in thought for a second look, at the start
    and the answers, and at the lines of luck, so that long races take no longer; worlds for each point of the plot. Decisions:
    worlds for a first look at each; how many of a seat are looked at again; worlds for those.
    """

    account: int
    answers: int
    luck: int
    points: int
    quick: int
    again: int
    deep: int

    def scaled(self, factor: float) -> ReviewEffort:
        """More of it, or less."""
        worlds = {part.name: max(4, round(getattr(self, part.name) * factor)) for part in fields(self) if part.name != "again"}
        return replace(self, **worlds)

    def shared_by(self, seats: int) -> ReviewEffort:
        """The same for the decisions of many seats as for those of two, so that a large table takes no longer."""
        part = min(1.0, 2 / max(1, seats))
        return replace(self, again=max(4, round(self.again * part)), deep=max(4, round(self.deep * max(part, 0.5))))
