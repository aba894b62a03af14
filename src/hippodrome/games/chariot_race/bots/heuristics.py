"""Hand-written heuristic for each seat's win probability in Chariot Race: fallback and baseline for the value network."""

from __future__ import annotations

from math import exp, sqrt

from hippodrome.games.chariot_race.bots.auriga import damage_worth
from hippodrome.games.chariot_race.state import State, racing


def win_chances_of(s: State) -> list[float]:
    """Return the win probability of each seat: from the places of its chariots, their remaining damage, speed and fate."""
    goal, found = s.laps * s.track.lap / 3, [0.0] * s.seats
    fronts = {n: s.track.front(*s.chariots[n].place) / 3 for n in racing(s)}
    if not fronts:
        return [1 / s.seats] * s.seats
    to_go = max(0.0, goal - max(fronts.values()))
    spread = 1.5 + 1.5 * sqrt(to_go / 8)
    for n, front in fronts.items():
        chariot = s.chariots[n]
        part = min(1.0, to_go / 16)
        reach = front + part * (damage_worth(chariot.damage) / 2 + 0.5 * chariot.speed + 0.5 * chariot.fate)
        found[chariot.owner] += exp(min(50.0, (reach - goal) / spread))
    total = sum(found)
    return [share / total for share in found]
