"""95 % confidence intervals for shares of wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959964
"""Number of deviations around the mean that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A share and the ends of its 95 % interval."""

    rate: float
    low: float
    high: float


def wilson(rate: float, trials: float) -> Share:
    """Wilson's score interval: it stays between 0 and 1, and is honest near both."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    z2 = NORMAL_95 * NORMAL_95
    middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Share(rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


def share_of_deals(deals: Sequence[tuple[int, int, int]]) -> Share:
    """The share of wins where races of one deal hang together: the deal is what was tried, not the race.

    `deals` counts deals by what came of them: (wins, races, how many such deals). From how much the deals differ follows
    how many independent races would be as sure; Wilson's interval is taken for that number. Mirrored races can be surer
    than independent ones; that is not claimed, so the interval is never narrower than for independent races.
    """
    number = sum(times for _, _, times in deals)
    races = sum(played * times for _, played, times in deals)
    if not races:
        return wilson(0.0, 0)
    rate = sum(wins * times for wins, _, times in deals) / races
    if number == races or rate in (0.0, 1.0) or number < 2:
        return wilson(rate, number)
    # the variance of a ratio of sums: by how much each deal's wins differ from what its races would give on average
    spread = sum(times * (wins - rate * played) ** 2 for wins, played, times in deals) * number / (number - 1)
    alike = rate * (1 - rate) * races * races / spread if spread > 0 else races
    return wilson(rate, min(races, alike))
