"""Bots of Cthulhu 500, rising in strength: tiro plays at random, dummy always tries to pass, auriga computes the odds,
agitator and miliarius search.

Each receives a `Pov` and nothing else: the options and the view of its seat.
"""

from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
