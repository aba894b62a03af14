"""The coach: reviews a race for its win probabilities, its costliest decisions, and the effect of luck.

    account.py      the chances of all seats after every line of the log, and what each line changed
    decisions.py    each decision against what else could have been chosen, by what its seat knew then
    review.py       both together, as plain data
    sentences.py    the same in words
    hint.py         what to answer now, rather than what
    plot.py, show.py        the review in a terminal

A game provides a `coach` (playouts, and what to measure) and a `search_policy` (candidate answers and their evaluation):
see games/plugin.py.
"""

from __future__ import annotations

from hippodrome.core.errors import BadInput
from hippodrome.games.plugin import Coach, SearchPolicy
from hippodrome.games.registry import get_plugin


def get_coach(game: str) -> Coach:
    """The coach plug-in of a game."""
    coach = get_plugin(game).coach
    if coach is None:
        raise BadInput("no_coach", game=game)
    return coach


def get_search_policy(game: str) -> SearchPolicy:
    """The search plug-in of a game: candidate answers and their evaluation."""
    minds = get_plugin(game).search_policy
    if minds is None:
        raise BadInput("no_searching_bots", game=game)
    return minds
