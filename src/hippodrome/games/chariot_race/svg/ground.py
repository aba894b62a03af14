"""Geometry of a circus: the position of a point of the lap on the board, and the lanes around it.

The lap follows its stretches and is mirrored, so that chariots drive counter-clockwise: the line is at the bottom, and they
leave it eastwards. `across` is measured from the middle of the middle lane, outwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from hippodrome.games.chariot_race.svg.pen import line, num
from hippodrome.games.chariot_race.track import LANES, Space, Stretch, Track

LANE = 80.0
"""The width of a lane in the board's units."""
BEND_RADIUS = 2.3
"""The radius of a bend, in widths of a lane, that leaves room for the inner lane and the spina."""
MIN_LANE_WIDTH = 0.62
"""Minimum width of lanes in a tight bend, in lengths of a space; a track with tighter bends is drawn as an oval."""


class _Leg(NamedTuple):
    """A stretch on the ground: its start, in lengths of the lap and in the board's units, and its direction and curvature."""

    begin: float
    end: float
    x: float
    y: float
    heading: float
    turn: float
    length: float

    @property
    def radius(self) -> float:
        return self.length / self.turn if self.turn else math.inf


class Spot(NamedTuple):
    """A point of the board, and the heading there in degrees, clockwise."""

    x: float
    y: float
    heading: float


class Ground:
    """A track on the ground, with its corner at 0, 0 once it is placed."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.lane, stretches = _fit(track)
        self._legs = list(_place_stretches(stretches, track.lap))

    def at(self, t: float, across: float) -> Spot:
        """Return the position of a point of the lap, at a distance from the middle of the track."""
        t %= self.track.lap
        leg = next((leg for leg in self._legs if t < leg.end), self._legs[-1])
        part = (t - leg.begin) / (leg.end - leg.begin)
        heading = leg.heading + leg.turn * part
        if leg.turn:
            x = leg.x + leg.radius * (math.sin(heading) - math.sin(leg.heading))
            y = leg.y - leg.radius * (math.cos(heading) - math.cos(leg.heading))
        else:
            x = leg.x + leg.length * part * math.cos(heading)
            y = leg.y + leg.length * part * math.sin(heading)
        return Spot(x + across * math.sin(heading), -y + across * math.cos(heading), -math.degrees(heading))

    def across(self, lane: float) -> float:
        """Return the middle of a lane."""
        return (lane - (len(LANES) - 1) / 2) * self.lane

    def length(self, space: Space) -> float:
        """Return the length of a space along the middle of its lane."""
        count, across = 8, self.across(space.lane)
        steps = [self.at(space.back + (space.front - space.back) * n / count, across) for n in range(count + 1)]
        return sum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(steps))

    # Lines

    def edge(self, begin: float, end: float, across: float) -> str:
        """Return path data of a line along the track, to follow a point; backwards if the end is before the beginning."""
        forward = end > begin
        cuts = [leg.begin for leg in self._legs if min(begin, end) < leg.begin < max(begin, end)]
        stops = [*(cuts if forward else reversed(cuts)), end]
        parts, here = list[str](), begin
        for stop in stops:
            leg = next((leg for leg in self._legs if (here + stop) / 2 < leg.end), self._legs[-1])
            to = self.at(stop if stop < self.track.lap else 0.0, across)
            radius = leg.radius + across
            if leg.turn and radius > 0.5:
                wide = int(abs(stop - here) / (leg.end - leg.begin) * leg.turn > math.pi)
                parts.append(f"A{num(radius)} {num(radius)} 0 {wide} {int(not forward)} {num(to.x)} {num(to.y)}")
            else:
                parts.append(f"L{num(to.x)} {num(to.y)}")
            here = stop
        return "".join(parts)

    def ring(self, across: float) -> str:
        """Return a line around the whole track."""
        start = self.at(0, across)
        return f"M{num(start.x)} {num(start.y)}{self.edge(0, self.track.lap, across)}Z"

    def cell(self, space: Space, inset: float = 0.0) -> str:
        """Return the outline of a space."""
        inner, outer = self.across(space.lane - 0.5) + inset, self.across(space.lane + 0.5) - inset
        a, b = self.at(space.back, inner), self.at(space.front - 1e-9, outer)
        return (
            f"M{num(a.x)} {num(a.y)}{self.edge(space.back, space.front, inner)}"
            f"L{num(b.x)} {num(b.y)}{self.edge(space.front, space.back, outer)}Z"
        )

    def border(self, t: float, lane: int) -> str:
        """Return the line between two spaces of a lane."""
        a, b = self.at(t, self.across(lane - 0.5)), self.at(t, self.across(lane + 0.5))
        return line(a[:2], b[:2])

    # Size

    def extent(self, across: float) -> tuple[float, float, float, float]:
        """Return the least and the greatest x and y of a line around the track."""
        points = [self.at(self.track.lap * n / 360, across) for n in range(360)]
        xs, ys = [p.x for p in points], [p.y for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def middle(self) -> tuple[float, float]:
        """Return the middle of the area inside the track."""
        left, top, right, bottom = self.extent(0)
        return (left + right) / 2, (top + bottom) / 2

    def scale_to_fit(self, wide: float, high: float) -> float:
        """Return the scale at which a rectangle of this shape fits in the middle of the area inside the track."""
        inside = [self.at(self.track.lap * n / 720, self.across(-0.5)) for n in range(720)]
        x, y = self.middle()
        return min(max(abs(p.x - x) / (wide / 2), abs(p.y - y) / (high / 2)) for p in inside)


def _fit(track: Track) -> tuple[float, list[tuple[float, float]]]:
    """Return the width of a lane and the length and turn of each stretch, in the board's units; an oval if the bends of the
    edition are too tight for three lanes."""
    space = track.lap / max(track.counts)
    tightest = min((stretch.length / math.radians(stretch.turn) for stretch in track.stretches if stretch.turn), default=0.0)
    lane = min(tightest / BEND_RADIUS, 1.15 * space)
    stretches: list[Stretch | tuple[float, float]] = list(track.stretches)
    if lane < MIN_LANE_WIDTH * space:
        lane = min(1.1 * space, track.lap / (2 * math.pi * BEND_RADIUS * 1.5))
        bend = math.pi * lane * BEND_RADIUS
        straight = track.lap / 2 - bend
        stretches = [(straight / 2, 0), (bend, 180), (straight, 0), (bend, 180), (straight / 2, 0)]
    scale = LANE / lane
    return LANE, [(length * scale, math.radians(turn)) for length, turn in stretches]


def _place_stretches(stretches: list[tuple[float, float]], lap: int) -> Iterator[_Leg]:
    """Yield the stretches one after another."""
    whole = sum(length for length, _ in stretches)
    x = y = heading = begin = 0.0
    for length, turn in stretches:
        end = begin + length / whole * lap
        if length:
            yield _Leg(begin, end, x, y, heading, turn, length)
        half = turn / 2
        chord = length * (math.sin(half) / half if half else 1.0)
        x += chord * math.cos(heading + half)
        y += chord * math.sin(heading + half)
        heading, begin = heading + turn, end
