"""Habits: differences between a player and strong players, over all decisions of one race or of many.

A game says what to look at in an answer (`Coach.habits`): how many cards are played, whether a corner is taken too fast. Each
answer is compared with the better one that the coach saw in the same position; where it saw none, they are the same. What is
told lies clearly beside 0: by the spread from decision to decision, and from race to race where there are several.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from hippodrome.coach import get_coach
from hippodrome.core.ask import Seat

HABIT_Z_THRESHOLD = 2.6
"""A difference is reported if it is at least this multiple of its error: of several habits one may stand out by chance."""
MIN_DECISIONS = 12
"""Minimum number of decisions for a habit."""
MIN_DIFFERENCE = 0.03
"""Smallest difference that counts as a habit."""

HabitValues = Mapping[str, tuple[float, float]]
"""Of one decision, by habit: what was done, and what the better answer does."""


class HabitCounts(NamedTuple):
    """All decisions of one race in which a habit could be seen: their number, the sums of what was done and of what strong
    players would do, and the sum of the squared differences. Enough to tell habits over many races by."""

    decisions: int
    yours: float
    strong: float
    squares: float

    @property
    def difference(self) -> float:
        """Sum of the differences from strong players."""
        return self.yours - self.strong

    def add(self, yours: float, strong: float) -> HabitCounts:
        """With one more decision."""
        return HabitCounts(self.decisions + 1, self.yours + yours, self.strong + strong, self.squares + (yours - strong) ** 2)


NO_COUNTS = HabitCounts(0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Habit:
    """A seat's average, that of strong players in the same positions, the difference with its error, and
    in how many decisions it could be seen. `share`: both are parts of all decisions."""

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
    """The decisions of one race, counted by habit."""
    found: dict[str, HabitCounts] = {}
    for compared in decisions:
        for name, (yours, strong) in compared.items():
            found[name] = found.get(name, NO_COUNTS).add(yours, strong)
    return found


def find_habits(game: str, seat: Seat, races: Sequence[Mapping[str, HabitCounts]]) -> list[Habit]:
    """The habits of a player over some races, each counted by itself; those that differ most from strong players first."""
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
    """The error of the mean difference: by the spread of single decisions and by that of races, the larger one. A difference
    that is always the same might be another one the next time."""
    number, several = sum(race.decisions for race in races), len(races)
    mean = sum(race.difference for race in races) / number
    spread = max(0.0, sum(race.squares for race in races) - number * mean**2)
    single = sqrt((spread + 1.0) / max(1, number - 1) / number)
    if several < 2:
        return single
    between = sum((race.difference - race.decisions * mean) ** 2 for race in races)
    return max(single, sqrt(between * several / (several - 1)) / number)
