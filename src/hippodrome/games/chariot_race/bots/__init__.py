"""Chariot Race's bots, rising in strength: tiro drives as it comes, dummy always as fast as it can, auriga weighs everything,
agitator and miliarius search.

Each is handed a `Pov` and thinks on an imagined table; nothing in this race is hidden.
"""

from hippodrome.games.chariot_race.bots.auriga import auriga
from hippodrome.games.chariot_race.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
