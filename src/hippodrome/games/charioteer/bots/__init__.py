"""Charioteer's bots, rising in strength: tiro plays what fits, dummy always goes furthest, auriga weighs everything,
agitator and miliarius search.

Each is handed a `Pov` and looks at nothing else: the options of its seat, and the view of its seat.
"""

from hippodrome.games.charioteer.bots.auriga import auriga
from hippodrome.games.charioteer.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
