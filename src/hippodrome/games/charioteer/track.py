"""The track: one ring of spaces, some of them outer, and the line between its last space and its first.

A chariot's place is one number that only grows: the spaces it has covered, counted from the line, outer ones included.
The start is before the line, below zero; the line is crossed again every `lap` spaces.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Section(NamedTuple):
    """A section of the track: its spaces in order (True: an outer one) and its left turn in degrees."""

    outer: tuple[bool, ...]
    turn: int = 0


@dataclass(frozen=True, eq=False)
class Track:
    """The ring, beginning with the first space beyond the line."""

    sections: tuple[Section, ...]
    start: int
    """Number of spaces between the start and the line."""

    def __post_init__(self) -> None:
        spaces = tuple(outer for section in self.sections for outer in section.outer)
        object.__setattr__(self, "_spaces", spaces)
        object.__setattr__(self, "lap", len(spaces))

    lap: int = 0
    """Spaces in a lap, outer ones included."""
    _spaces: tuple[bool, ...] = ()

    def is_outer(self, at: int) -> bool:
        """Black is for cornering: whether a place is an outer space."""
        return self._spaces[at % self.lap]

    def ahead(self, at: int, *, cornering: bool, finish: int) -> int:
        """Moving the chariot: the next place to enter. Cornering, or beyond the finish, outer spaces are stepped over."""
        at += 1
        while self._spaces[at % self.lap] and (cornering or at >= finish):
            at += 1
        return at

    def laps(self, at: int) -> int:
        """Check for end of lap or game: the number of laps completed at a place."""
        return max(0, at // self.lap)

    def gap(self) -> float:
        """Return the gap between the two ends of the drawn track, in spaces: a straight is as long as its spaces, a bend an arc
        as long as its regular ones. Infinite if the turns do not add up to a full circle."""
        if sum(section.turn for section in self.sections) != 360:
            return math.inf
        x, y = self.outline()[-1][:2]
        return math.hypot(x, y)

    def outline(self) -> list[tuple[float, float, float]]:
        """Return the start of each regular space on the ground: x, y and heading in degrees; one more for the end."""
        x = y = heading = 0.0
        points = [(x, y, heading)]
        for section in self.sections:
            regular = section.outer.count(False)
            for _ in range(regular):
                step = section.turn / regular
                # along an arc of length 1 that turns by `step`, the chord leaves at half the angle
                half = math.radians(step / 2)
                chord = math.sin(half) / half if half else 1.0
                x += chord * math.cos(math.radians(heading + step / 2))
                y += chord * math.sin(math.radians(heading + step / 2))
                heading += step
                points.append((x, y, heading))
        return points

    def first_start(self) -> int:
        """The place where all chariots start."""
        return -self.start


def straight(spaces: int) -> Section:
    """Create a straight of regular spaces."""
    return Section((False,) * spaces)


def bend(pattern: str, turn: int) -> Section:
    """Create a bend from its pattern: R a regular space, O an outer one."""
    return Section(tuple(letter == "O" for letter in pattern), turn)


def is_pattern(pattern: str) -> bool:
    """Return whether a text is a bend's pattern: it begins with a regular space and only has R and O."""
    return bool(pattern) and pattern[0] == "R" and set(pattern) <= {"R", "O"}


def ring(sections: Sequence[Section], start: int) -> Track:
    """Create a track from its sections."""
    return Track(tuple(sections), start)
