"""Geometry of a Charioteer track: the position and shape of its spaces, and of chariots in them.

The track's outline is its left border; the track extends to the right of it. A point is given by a regular space, the
position along that space, and the depth: 0 on the left border, 1 on the right one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hippodrome.games.charioteer.track import Section, Track

UNIT = 40.0
"""Units of the board for the length of a regular space on the left border."""
WIDTHS = (3.0, 2.4, 1.9, 1.5, 1.2)
"""Track widths to try, in spaces; the widest that leaves room between the track's parts is taken."""
OUTER_DEPTH = 0.42
"""Depth at which the outer spaces of a bend begin."""
LENGTH, BREADTH, MAX_SCALE = 0.7, 0.98, 1.5
"""Size of a chariot at full scale, in spaces, and the largest scale."""

Point = tuple[float, float]


class Spot(NamedTuple):
    """A place for a chariot."""

    x: float
    y: float
    turn: float
    scale: float


@dataclass(frozen=True)
class Space:
    """A space of a lap: the regular space that it is, or that it is next to, and its part of that one's outer depth."""

    ground: Ground
    regular: int
    section: Section
    outer: bool
    slice: tuple[float, float]
    """Its start and end along its regular space, at the depth of the outer spaces."""

    @property
    def mirrored(self) -> bool:
        """True if the outer spaces are on the left, as in a bend to the right."""
        return self.section.turn < 0

    @property
    def has_full_depth(self) -> bool:
        """Return whether the space has the full depth."""
        return not self.outer and self.slice == (0.0, 1.0)

    def at(self, along: float, depth: float) -> Point:
        """Return a point of the space on the board; depth is counted from the inside of the bend."""
        return self.ground.point(self.regular, along, 1 - depth if self.mirrored else depth)

    def border(self) -> list[Point]:
        """Return the corners of its shape, with arcs as a few short lines."""
        start, end = self.slice
        if self.has_full_depth:
            return [*self._line(0, 1, 0.0), *self._line(1, 0, 1.0)]
        if self.outer:
            return [*self._line(start, end, OUTER_DEPTH), *self._line(end, start, 1.0)]
        return [*self._line(0, 1, 0.0), *self._line(1, end, OUTER_DEPTH), *self._line(end, start, 1.0)]

    def _line(self, start: float, end: float, depth: float) -> list[Point]:
        steps = 1 if not self.section.turn else max(2, round(abs(self._turn() * (end - start)) / 6))
        return [self.at(start + (end - start) * n / steps, depth) for n in range(steps + 1)]

    def _turn(self) -> float:
        return self.section.turn / self.section.outer.count(False)

    def spots(self, together: int) -> list[Spot]:
        """Return the positions of this many chariots in the space, from the left border outwards."""
        if self.has_full_depth:
            depths = [(n + 0.5) / together for n in range(together)]
            across = 1 / together
        elif self.outer:
            depths = [OUTER_DEPTH + (1 - OUTER_DEPTH) * (n + 0.5) / together for n in range(together)]
            across = (1 - OUTER_DEPTH) / together
        else:
            inner = max(1, round(together * OUTER_DEPTH))
            rest = together - inner
            depths = [OUTER_DEPTH * (n + 0.5) / inner for n in range(inner)]
            depths += [OUTER_DEPTH + (1 - OUTER_DEPTH) * (n + 0.5) / rest for n in range(rest)]
            across = min(OUTER_DEPTH / inner, (1 - OUTER_DEPTH) / rest if rest else 1)
        stands = [self._spot(depth, across) for depth in depths]
        return stands[::-1] if self.mirrored else stands

    def middle(self) -> Spot:
        """Return the point that paths lead through: near the middle of the track, so that they do not swerve between outer and
        regular spaces."""
        return self._spot(0.62 if self.outer else 0.5, 1.0)

    def _spot(self, depth: float, across: float) -> Spot:
        start, end = self.slice if self.outer or depth > OUTER_DEPTH else (0.0, 1.0)
        along = (start + end) / 2
        x, y = self.at(along, depth)
        (x1, y1), (x2, y2) = self.at(start, depth), self.at(end, depth)
        length = math.hypot(x2 - x1, y2 - y1) / UNIT
        scale = min(MAX_SCALE, length / LENGTH, across * self.ground.width / BREADTH)
        return Spot(round(x, 1), round(y, 1), round(-self.ground.heading(self.regular, along) % 360, 1), round(scale, 2))

    def label_point(self, depth: float) -> Point:
        """Return the point at its middle along the track, at a depth."""
        start, end = (0.0, 1.0) if self.has_full_depth else self.slice
        return self.at((start + end) / 2, depth)


class Ground:
    """A track on the board, as wide as fits."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self._poses = track.outline()
        self._steps = [s.turn / s.outer.count(False) for s in track.sections for o in s.outer if not o]
        self.origin: Point = (0.0, 0.0)
        self.width = WIDTHS[-1]
        self.spaces = list(self._spaces())
        for width in WIDTHS:
            self.width = width
            if self._is_roomy():
                break

    def _spaces(self) -> Iterator[Space]:
        regular = -1
        for section in self.track.sections:
            slices: list[tuple[float, float]] = []
            for n, outer in enumerate(section.outer):
                if not outer:
                    regular += 1
                    beside = next((i for i, o in enumerate(section.outer[n + 1 :]) if not o), len(section.outer) - n - 1)
                    slices = [(i / (beside + 1), (i + 1) / (beside + 1)) for i in range(beside + 1)]
                yield Space(self, regular, section, outer, slices.pop(0))

    def point(self, regular: int, along: float, depth: float) -> Point:
        """Return a point on the board."""
        x, y, heading = self._poses[regular]
        step = self._steps[regular] * along
        half = math.radians(step / 2)
        chord = along * (math.sin(half) / half if half else 1.0)
        x += chord * math.cos(math.radians(heading + step / 2))
        y += chord * math.sin(math.radians(heading + step / 2))
        right = math.radians(heading + step - 90)
        x += depth * self.width * math.cos(right)
        y += depth * self.width * math.sin(right)
        return x * UNIT + self.origin[0], -y * UNIT + self.origin[1]

    def heading(self, regular: int, along: float) -> float:
        """Return the direction of a chariot, in degrees counter-clockwise from the east."""
        return self._poses[regular][2] + self._steps[regular] * along

    def border(self, depth: float) -> list[Point]:
        """Return the points of a line along the whole track at one depth."""
        return [self.point(n, along, depth) for n in range(len(self._steps)) for along in (0.0, 0.5)]

    def line(self, depth: float) -> str:
        """Return the same line as an SVG path of lines and arcs."""
        parts, regular = list[str](), 0
        for section in self.track.sections:
            count = section.outer.count(False)
            (x, y), (x2, y2) = self.point(regular, 0, depth), self.point(regular + count - 1, 1, depth)
            parts.append(f"{'L' if parts else 'M'}{x:.1f} {y:.1f}")
            radius = abs(count / math.radians(section.turn) + depth * self.width) * UNIT if section.turn else 0
            large, sweep = int(abs(section.turn) > 180), int(section.turn < 0)
            parts.append(f"A{radius:.1f} {radius:.1f} 0 {large} {sweep} " if section.turn else "L")
            parts.append(f"{x2:.1f} {y2:.1f}")
            regular += count
        return "".join(parts) + "Z"

    def _is_roomy(self) -> bool:
        """Return whether spaces that are not neighbours are far enough apart."""
        if any(s.turn < 0 and s.outer.count(False) / math.radians(-s.turn) < self.width * 1.25 for s in self.track.sections):
            return False
        near = 0.55 * UNIT
        seen: dict[tuple[int, int], list[tuple[int, Point]]] = {}
        regular = len(self._steps)
        for n in range(regular):
            for depth in (-0.1, 0.25, 0.5, 0.75, 1.1):
                x, y = self.point(n, 0.5, depth)
                at = int(x // near), int(y // near)
                for dx in (-1, 0, 1):
                    for dy in (-1, 0, 1):
                        for other, (x2, y2) in seen.get((at[0] + dx, at[1] + dy), ()):
                            if (n - other) % regular not in (0, 1, regular - 1) and math.hypot(x - x2, y - y2) < near:
                                return False
                seen.setdefault(at, []).append((n, (x, y)))
        return True


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Return whether a point is inside a polygon."""
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found
