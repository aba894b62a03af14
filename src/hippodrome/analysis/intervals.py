"""95 % confidence intervals for shares of wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959964
"""Number of standard deviations around the mean that contain 95 % of a normal distribution."""


class Share(NamedTuple):
    """A share and the ends of its 95 % interval."""

    rate: float
    low: float
    high: float


def wilson(rate: float, trials: float) -> Share:
    """Return Wilson's score interval, which stays between 0 and 1, and is accurate near both."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    z2 = NORMAL_95 * NORMAL_95
    middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Share(rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


def share_of_deals(deals: Sequence[tuple[int, int, int]]) -> Share:
    """Return the share of wins if races of one deal are dependent: the deal is the unit, not the race.

    `deals` counts deals by result: (wins, races, number of such deals). The variation between deals gives the effective number
    of independent races, for which Wilson's interval is computed. Mirrored races can be more precise than independent ones;
    that is not claimed, so the interval is never narrower than for independent races.
    """
    number = sum(times for _, _, times in deals)
    races = sum(played * times for _, played, times in deals)
    if not races:
        return wilson(0.0, 0)
    rate = sum(wins * times for wins, _, times in deals) / races
    if number == races or rate in (0.0, 1.0) or number < 2:
        return wilson(rate, number)
    # the variance of a ratio of sums: the deviation of each deal's wins from the average for its races
    spread = sum(times * (wins - rate * played) ** 2 for wins, played, times in deals) * number / (number - 1)
    alike = rate * (1 - rate) * races * races / spread if spread > 0 else races
    return wilson(rate, min(races, alike))
