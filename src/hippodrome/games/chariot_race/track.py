"""The track: three lanes of spaces around the spina, and the line where the lap begins.

Every space covers an interval of the lap, from its back to its front border, in integers (Ruling 1). A chariot's place is
its lane and one number that only grows: the spaces of that lane from the line, below zero at the start.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

LANES = ("inner", "middle", "outer")
IN, FORWARD, OUT = -1, 0, 1
"""A step: into the next lane inside, forward, into the next lane outside."""


class Space(NamedTuple):
    """A space of the board; `limit` is the safe speed of a numbered space (0: none), `start` its starting place (0: none)."""

    lane: int
    n: int
    back: int
    front: int
    limit: int = 0
    heap: bool = False
    start: int = 0

    @property
    def name(self) -> str:
        """A space's short name: its lane's letter, and its number from the line."""
        return f"{LANES[self.lane][0]}{self.n + 1}"


class Place(NamedTuple):
    """A chariot's place: its lane, and the spaces of that lane from the line; below zero before the first crossing."""

    lane: int
    at: int


OFF_BOARD = Place(-1, 0)


class Stretch(NamedTuple):
    """A straight (turn 0) or a bend of the board, for drawing."""

    length: int
    turn: int


@dataclass(frozen=True, eq=False)
class Track:
    """Two halves of the board joined."""

    lanes: tuple[tuple[Space, ...], ...]
    stretches: tuple[Stretch, ...]

    @cached_property
    def lap(self) -> int:
        """The length of a lap."""
        return self.lanes[0][-1].front

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """The spaces of each lane."""
        return tuple(len(lane) for lane in self.lanes)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces, lane by lane; a space's index is its id."""
        return tuple(space for lane in self.lanes for space in lane)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The short names of the spaces, by id."""
        return tuple(space.name for space in self.spaces)

    @cached_property
    def first_id(self) -> tuple[int, ...]:
        """The id of each lane's first space."""
        return tuple(sum(self.counts[:lane]) for lane in range(len(self.lanes)))

    @cached_property
    def ids(self) -> dict[str, int]:
        """The ids of the spaces by their names."""
        return {name: n for n, name in enumerate(self.names)}

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The ids of the starting places, from the first on."""
        places = sorted((space.start, n) for n, space in enumerate(self.spaces) if space.start)
        return tuple(n for _, n in places)

    @cached_property
    def eventful(self) -> frozenset[int]:
        """The ids of spaces where something happens to a chariot that enters: numbered ones, heaps, the first after
        the line."""
        return frozenset(n for n, space in enumerate(self.spaces) if space.limit or space.heap or space.n == 0)

    # Places

    def id(self, lane: int, at: int) -> int:
        """Return the space under a chariot."""
        return self.first_id[lane] + at % self.counts[lane]

    def space(self, lane: int, at: int) -> Space:
        """Return the space under a chariot, with everything printed on it."""
        return self.lanes[lane][at % self.counts[lane]]

    def front(self, lane: int, at: int) -> int:
        """Flow of Play: the position of a place along the race: the front border of its space, laps included."""
        count = self.counts[lane]
        return at // count * self.lap + self.lanes[lane][at % count].front

    def laps(self, lane: int, at: int) -> int:
        """Return the number of laps completed at a place."""
        return max(0, at // self.counts[lane])

    def place_before_start(self, space: int) -> Place:
        """Setup: the lane and place of a chariot on a starting place; the first crossing of the line completes no lap."""
        lane, n = self.spaces[space].lane, self.spaces[space].n
        return Place(lane, n - self.counts[lane])

    # Steps

    @cached_property
    def _aside(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By lane and space, for IN and OUT: the space of the next lane that a lane change leads to; the lane's count for the
        first one of the next lap, and -1 if there is no lane."""
        return tuple(
            tuple((self._covering(lane - 1, space.front), self._covering(lane + 1, space.front)) for space in row)
            for lane, row in enumerate(self.lanes)
        )

    def _covering(self, lane: int, point: int) -> int:
        if not 0 <= lane < len(self.lanes):
            return -1
        return next((space.n for space in self.lanes[lane] if space.back <= point < space.front), self.counts[lane])

    def step(self, lane: int, at: int, step: int) -> tuple[int, int] | None:
        """Phase 5: Move; Changing Lanes: the place that a step leads to; None if there is no lane. A lane change goes into the
        one space that covers the point just beyond the front border. (Ruling 2)"""
        if step == FORWARD:
            return lane, at + 1
        to = lane + step
        if not 0 <= to < len(self.lanes):
            return None
        count = self.counts[lane]
        return to, at // count * self.counts[to] + self._aside[lane][at % count][step > 0]

    def next_at(self, place: Place, name: str) -> Place:
        """Return the place in the space of this name that comes first after a place."""
        lane, n = self.spaces[self.ids[name]].lane, self.spaces[self.ids[name]].n
        at = (place.at // self.counts[place.lane] - 1) * self.counts[lane] + n
        while self.front(lane, at) <= self.front(*place):
            at += self.counts[lane]
        return Place(lane, at)

    def last_at(self, place: Place, name: str) -> Place:
        """Return the place in the space of this name that was last passed before a place."""
        lane, at = self.next_at(place, name)
        return Place(lane, at - self.counts[lane])

    # Range

    @cached_property
    def _touching(self) -> tuple[tuple[int, ...], ...]:
        """By id: the spaces one step away, in any direction. (Ruling 9)"""
        found = []
        for n, space in enumerate(self.spaces):
            count, first = self.counts[space.lane], self.first_id[space.lane]
            near = {first + (space.n + 1) % count, first + (space.n - 1) % count} - {n}
            for lane in (space.lane - 1, space.lane + 1):
                if 0 <= lane < len(self.lanes):
                    near |= {self.first_id[lane] + other.n for other in self.lanes[lane] if self._touch(space, other)}
            found.append(tuple(sorted(near)))
        return tuple(found)

    def _touch(self, a: Space, b: Space) -> bool:
        return any(a.back <= b.front + shift and b.back + shift <= a.front for shift in (-self.lap, 0, self.lap))

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """By two ids: the steps between the spaces."""
        return tuple(self._distances_from(n) for n in range(len(self.spaces)))

    def _distances_from(self, start: int) -> tuple[int, ...]:
        far = {start: 0}
        row = deque([start])
        while row:
            here = row.popleft()
            for there in self._touching[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    row.append(there)
        return tuple(far[n] for n in range(len(self.spaces)))

    def distance(self, a: int, b: int) -> int:
        """Throw a Javelin: the steps between two spaces, along the lanes or to the side, either way."""
        return self.distances[a][b]

    # Validation

    def gap(self) -> float:
        """Gap between the two ends of the drawn track, in lengths; infinite if it does not turn a full circle."""
        if sum(stretch.turn for stretch in self.stretches) != 360:
            return math.inf
        x, y, _ = self.outline()[-1]
        return math.hypot(x, y)

    def outline(self) -> list[tuple[float, float, float]]:
        """Start of each stretch on the ground: x, y and heading in degrees; one more for the end."""
        x = y = heading = 0.0
        points = [(x, y, heading)]
        for length, turn in self.stretches:
            half = math.radians(turn / 2)
            chord = length * (math.sin(half) / half if half else 1.0)
            x += chord * math.cos(math.radians(heading) + half)
            y += chord * math.sin(math.radians(heading) + half)
            heading += turn
            points.append((x, y, heading))
        return points

    def stuck_starts(self, laps: int) -> list[int]:
        """Return the starting places from which no path without a stone heap leads to the finish."""
        return [self.spaces[start].start for start in self.starts if not self._can_finish(start, laps)]

    def _can_finish(self, start: int, laps: int) -> bool:
        seen: set[tuple[int, int]] = {self.place_before_start(start)}
        row = deque(seen)
        while row:
            lane, at = row.popleft()
            if at >= laps * self.counts[lane]:
                return True
            for step in (IN, FORWARD, OUT):
                there = self.step(lane, at, step)
                if there is not None and there not in seen and not self.space(*there).heap:
                    seen.add(there)
                    row.append(there)
        return False


class Half(NamedTuple):
    """One half of the board with one side up: the spaces of each lane, counted from the beginning of the half."""

    lanes: tuple[tuple[Space, ...], ...]
    stretches: tuple[Stretch, ...]


def join(halves: Sequence[Half]) -> Track:
    """Setup: put the halves of the board together."""
    lanes: list[list[Space]] = [[] for _ in LANES]
    for half in halves:
        before = max((row[-1].front for row in lanes if row), default=0)
        for lane, row in enumerate(half.lanes):
            lanes[lane] += _moved(row, before, len(lanes[lane]))
    return Track(tuple(tuple(row) for row in lanes), tuple(stretch for half in halves for stretch in half.stretches))


def _moved(row: Iterable[Space], by: int, count: int) -> list[Space]:
    return [space._replace(n=space.n + count, back=space.back + by, front=space.front + by) for space in row]
