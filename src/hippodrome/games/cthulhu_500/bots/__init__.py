"""Cthulhu 500's bots, rising in strength: tiro does what comes to mind, dummy always tries to pass, auriga weighs the odds,
agitator and miliarius search.

Each is handed a `Pov` and looks at nothing else: the options of its seat, and the view of its seat.
"""

from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.baselines import dummy, tiro

__all__ = ["auriga", "dummy", "tiro"]
