"""The coach: what a race looked like on the way, which decisions cost most, and what luck gave to whom.

    account.py      the chances of all seats after every line of the log, and what each line changed
    decisions.py    each decision against what else could have been chosen, by what its seat knew then
    review.py       both together, as plain data
    sentences.py    the same in words
    hint.py         what to answer now, rather than what
    plot.py, show.py        the review in a terminal

A game brings a `coach` (how it is played on in thought, and what to look at) and `minds` (what could be answered, and how
good that is): games/plugin.py says what is in them.
"""

from __future__ import annotations

from hippodrome.core.errors import BadInput
from hippodrome.games.plugin import Coach, Minds
from hippodrome.games.registry import parts_of


def coach_of(game: str) -> Coach:
    """How a game is played on in thought."""
    coach = parts_of(game).coach
    if coach is None:
        raise BadInput("no_coach", game=game)
    return coach


def minds_of(game: str) -> Minds:
    """Where the bots of a game say what could be answered, and how good that is."""
    minds = parts_of(game).minds
    if minds is None:
        raise BadInput("no_searching_bots", game=game)
    return minds
