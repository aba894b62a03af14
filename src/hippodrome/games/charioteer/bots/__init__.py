"""Bots of Charioteer, rising in strength: tiro plays any matching move, dummy always moves furthest, auriga evaluates all
effects of a move, agitator and miliarius search.

Each receives a `Pov` and nothing else: the options and the view of its seat.
"""

from hippodrome.games.charioteer.bots.auriga import auriga
from hippodrome.games.charioteer.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
