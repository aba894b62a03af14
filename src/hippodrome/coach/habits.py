"""Habits: differences between a player and strong players, over all decisions of one race or of many.

A game measures each answer (`Coach.habits`): the number of cards played, whether a corner is taken too fast. Each answer is
compared with the better one that the coach found in the same position; if it found none, they are the same. Only differences
that are clearly not 0 are reported: by the spread between decisions, and between races if there are several.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from hippodrome.coach import get_coach
from hippodrome.core.ask import Seat

HABIT_Z_THRESHOLD = 2.6
"""A difference is reported if it is at least this multiple of its error: of several habits one may deviate by chance."""
MIN_DECISIONS = 12
"""Minimum number of decisions for a habit."""
MIN_DIFFERENCE = 0.03
"""Smallest difference that counts as a habit."""

HabitValues = Mapping[str, tuple[float, float]]
"""By habit: the values of the given and of the better answer of one decision."""


class HabitCounts(NamedTuple):
    """Counts of one habit over the decisions of one race: their number, the sums of the player's and of strong players' values,
    and the sum of the squared differences. Sufficient to compute habits over many races."""

    decisions: int
    yours: float
    strong: float
    squares: float

    @property
    def difference(self) -> float:
        """Sum of the differences from strong players."""
        return self.yours - self.strong

    def add(self, yours: float, strong: float) -> HabitCounts:
        """Return the counts with one more decision."""
        return HabitCounts(self.decisions + 1, self.yours + yours, self.strong + strong, self.squares + (yours - strong) ** 2)


NO_COUNTS = HabitCounts(0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Habit:
    """A seat's average, that of strong players in the same positions, the difference with its error, and the number of
    decisions. `share`: both are shares of all decisions."""

    seat: Seat
    name: str
    share: bool
    yours: float
    strong: float
    difference: float
    error: float
    decisions: int

    @property
    def is_clear(self) -> bool:
        """Return whether the difference is more than chance."""
        return self.decisions >= MIN_DECISIONS and abs(self.difference) > max(MIN_DIFFERENCE, HABIT_Z_THRESHOLD * self.error)


def compare_habits(pov: Any, given: Any, better: Any) -> HabitValues:
    """Habit values of two answers in one position."""
    habits = get_coach(pov.game.name).habits
    ours, theirs = habits(pov, given), habits(pov, better)
    return {name: (float(ours[name]), float(theirs[name])) for name in ours if name in theirs}


def count_habits(decisions: Iterable[HabitValues]) -> dict[str, HabitCounts]:
    """Count the decisions of one race by habit."""
    found: dict[str, HabitCounts] = {}
    for compared in decisions:
        for name, (yours, strong) in compared.items():
            found[name] = found.get(name, NO_COUNTS).add(yours, strong)
    return found


def find_habits(game: str, seat: Seat, races: Sequence[Mapping[str, HabitCounts]]) -> list[Habit]:
    """Return the habits of a player over some races; those that differ most from strong players first."""
    known = get_coach(game).HABITS
    rows = {name: [race[name] for race in races if name in race] for name in known}
    found = [_habit(seat, name, share, rows[name]) for name, share in known.items() if rows[name]]
    return sorted(found, key=lambda habit: -abs(habit.difference) / max(habit.error, 1e-9))


def _habit(seat: Seat, name: str, share: bool, races: Sequence[HabitCounts]) -> Habit:
    number, yours, strong, _ = (sum(column) for column in zip(*races, strict=True))
    return Habit(
        seat, name, share, round(yours / number, 4), round(strong / number, 4), round((yours - strong) / number, 4),
        round(error_of_mean(races), 4), int(number),
    )  # fmt: skip


def error_of_mean(races: Sequence[HabitCounts]) -> float:
    """Return the error of the mean difference: the larger of that by the spread of decisions and that by the spread of races. A
    difference that is always the same still gets an error, because the next one might differ."""
    number, several = sum(race.decisions for race in races), len(races)
    mean = sum(race.difference for race in races) / number
    spread = max(0.0, sum(race.squares for race in races) - number * mean**2)
    single = sqrt((spread + 1.0) / max(1, number - 1) / number)
    if several < 2:
        return single
    between = sum((race.difference - race.decisions * mean) ** 2 for race in races)
    return max(single, sqrt(between * several / (several - 1)) / number)
