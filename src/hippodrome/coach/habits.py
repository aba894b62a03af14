"""Habits: what a player does more and less than strong players, over all decisions of one race or of many.

A game says what to look at in an answer (`Coach.habits`): how many cards are played, whether a corner is taken too fast. Each
answer is compared with the better one that the coach saw in the same position; where it saw none, they are the same. What is
told lies clearly beside 0: by the spread from decision to decision, and from race to race where there are several.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hippodrome.coach import coach_of
from hippodrome.core.ask import Seat

SURELY = 2.6
"""A difference is told if it is so many times its error: of several habits one may stand out by chance."""
ENOUGH = 12
"""Of fewer decisions nothing is said."""
LEAST = 0.03
"""Nor of a smaller difference."""

Compared = Mapping[str, tuple[float, float]]
"""Of one decision, by habit: what was done, and what the better answer does."""


@dataclass(frozen=True)
class Habit:
    """What a seat does on average, what strong players would do in the same positions, the difference with its error, and
    in how many decisions it could be seen. `share`: both are parts of all decisions."""

    seat: Seat
    name: str
    share: bool
    yours: float
    strong: float
    by: float
    error: float
    decisions: int

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance."""
        return self.decisions >= ENOUGH and abs(self.by) > max(LEAST, SURELY * self.error)


def compare_habits(pov: Any, given: Any, better: Any) -> Compared:
    """What two answers in one position differ by."""
    habits = coach_of(pov.game.name).habits
    ours, theirs = habits(pov, given), habits(pov, better)
    return {name: (float(ours[name]), float(theirs[name])) for name in ours if name in theirs}


def find_habits(game: str, seat: Seat, races: Sequence[Iterable[Compared]]) -> list[Habit]:
    """The habits of a player over some races, of each all decisions; those that differ most from strong players first."""
    known = coach_of(game).HABITS
    rows: dict[str, list[tuple[int, float, float]]] = {}
    for race, decisions in enumerate(races):
        for compared in decisions:
            for name, (yours, strong) in compared.items():
                rows.setdefault(name, []).append((race, yours, strong))
    found = [_habit(seat, name, share, rows[name]) for name, share in known.items() if name in rows]
    return sorted(found, key=lambda habit: -abs(habit.by) / max(habit.error, 1e-9))


def _habit(seat: Seat, name: str, share: bool, rows: Sequence[tuple[int, float, float]]) -> Habit:
    race, yours, strong = (np.array(column) for column in zip(*rows, strict=True))
    more = yours - strong
    by, number = float(more.mean()), len(rows)
    return Habit(
        seat, name, share, round(float(yours.mean()), 4), round(float(strong.mean()), 4), round(by, 4),
        round(error_of_mean(more, race), 4), number,
    )  # fmt: skip


def error_of_mean(values: Any, race: Any) -> float:
    """The error of a mean of values that belong to races: by the spread of single values and by that of races, the larger one.
    A value that is always the same might be another one the next time."""
    number, rest = len(values), values - values.mean()
    single = float(np.sqrt(((rest**2).sum() + 1.0) / max(1, number - 1) / number))
    sums = np.bincount(race.astype(int), rest)
    several = len(np.unique(race))
    if several < 2:
        return single
    return max(single, float(np.sqrt((sums**2).sum() * several / (several - 1))) / number)
