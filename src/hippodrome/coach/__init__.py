"""The coach: reviews a race for its win probabilities, its costliest decisions, and the effect of luck.

    win_probability.py   the chances of all seats after every log entry, and the change by each entry
    decisions.py         each decision compared with its alternatives, by what its seat knew
    review.py            both together, as plain data
    sentences.py         the review as text
    hint.py              the recommended answer, and the next best one
    text_plot.py         the plot of a review in a terminal

A game provides a `coach` (playouts and measures) and a `search_policy` (candidate answers and their evaluation):
see games/plugin.py.
"""

from __future__ import annotations

from hippodrome.core.errors import BadInput
from hippodrome.games.plugin import Coach, SearchPolicy
from hippodrome.games.registry import get_plugin


def get_coach(game: str) -> Coach:
    """Return the coach plug-in of a game."""
    coach = get_plugin(game).coach
    if coach is None:
        raise BadInput("no_coach", game=game)
    return coach


def get_search_policy(game: str) -> SearchPolicy:
    """Return the search plug-in of a game: candidate answers and their evaluation."""
    policy = get_plugin(game).search_policy
    if policy is None:
        raise BadInput("no_searching_bots", game=game)
    return policy
