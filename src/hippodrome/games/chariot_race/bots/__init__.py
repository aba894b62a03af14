"""Bots of Chariot Race, rising in strength: tiro plays at random, dummy always as fast as it can, auriga evaluates all
effects of an answer, agitator and miliarius search.

Each receives a `Pov` and works on a determinized table; this game has no hidden information.
"""

from hippodrome.games.chariot_race.bots.auriga import auriga
from hippodrome.games.chariot_race.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
