"""The coach: what a race looked like on the way, which decisions cost most, and what luck gave to whom.

    account.py      the chances of all seats after every line of the log, and what each line changed
    decisions.py    each decision against what else could have been chosen, by what its seat knew then
    review.py       both together, as plain data
    sentences.py    the same in words
    charioteer.py, chariot_race.py, cthulhu_500.py      how each game is played on in thought, and what to look at
    hint.py         what to answer now, rather than what
    plot.py, show.py        the review in a terminal

A game's module has `chances(table, key, worlds, until)`, `aspects(pov, key, answers, worlds)`, `source_of(stream, seats)`,
ASPECTS, SHARES and EFFORT; what could be answered and how good it is comes from the game's bots (`candidates`, `judge`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def stable_of(game: str) -> Any:
    """The coach's module for a game."""
    return import_module(f"{__name__}.{game.replace('-', '_')}")


def minds_of(game: str) -> Any:
    """Where the bots of a game say what could be answered, and how good that is."""
    return import_module(f"hippodrome.bots.{game.replace('-', '_')}.search")
