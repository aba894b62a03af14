"""Compiled bots of Charioteer, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

The readable bots document them; `baselines.py` and `auriga.py` are their compiled versions, `entry_points.py` the
functions called from Python. This package needs numba: import it only when needed.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from hippodrome.core.ask import Seat
from hippodrome.games.charioteer.bots.compiled.auriga import AURIGA_SCRATCH
from hippodrome.games.charioteer.bots.compiled.baselines import BOTS
from hippodrome.games.charioteer.bots.compiled.entry_points import choose_moves, play_races
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine import RACE, RULES, Races, new_scratch, pack_edition
from hippodrome.jit.batch import bot_numbers, player, thread_scratch
from hippodrome.jit.compile_cache import Record

ENTRY_POINT = play_races
"""The entry point that is compiled first when races are simulated."""


def new_auriga_scratch() -> Record:
    """Create auriga's scratch record."""
    return np.zeros(1, AURIGA_SCRATCH)[0]


bots_by_number = partial(bot_numbers, BOTS)
play_out = player(play_races, pack_edition, (new_scratch, new_auriga_scratch), bots_by_number)


def precompile(edition: Edition) -> None:
    """Compile everything that races need."""
    play_out(edition, np.zeros(0, RACE), ["auriga"])


def choose(edition: Edition, races: Races, seat: Seat, bot: str) -> None:
    """Put a bot's choice in front of a seat of each race, without answering."""
    number = int(bots_by_number([bot])[0])
    choose_moves(pack_edition(edition), races, seat, thread_scratch(new_scratch), thread_scratch(new_auriga_scratch), number)


__all__ = [
    "AURIGA_SCRATCH", "BOTS", "ENTRY_POINT", "RULES", "bots_by_number", "choose", "new_auriga_scratch", "pack_edition",
    "play_out", "precompile",
]  # fmt: skip
