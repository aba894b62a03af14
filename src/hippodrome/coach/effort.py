"""Effort of a review, in numbers of worlds, so that the same race always gives the same review."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

RULES_FACTOR = 0.02
"""Factor for the effort on the readable rules, which are much slower than the compiled engine."""


@dataclass(frozen=True)
class ReviewEffort:
    """Numbers of worlds for each part of a review.

    Attribution: worlds per answer in the pilot run; the number of entries to play out in the main run, for the start and the
    answers, and for chance draws, so that long races take no longer; worlds per point of the plot. Decisions: worlds for the
    first evaluation of each; the number per seat that is evaluated again; worlds for those.
    """

    account: int
    answers: int
    luck: int
    points: int
    quick: int
    again: int
    deep: int

    def scaled(self, factor: float) -> ReviewEffort:
        """Return the effort multiplied by a factor."""
        worlds = {part.name: max(4, round(getattr(self, part.name) * factor)) for part in fields(self) if part.name != "again"}
        return replace(self, **worlds)

    def shared_by(self, seats: int) -> ReviewEffort:
        """Return the effort per seat that gives many seats together the effort of two, so that a large table takes no
        longer."""
        part = min(1.0, 2 / max(1, seats))
        return replace(self, again=max(4, round(self.again * part)), deep=max(4, round(self.deep * max(part, 0.5))))
