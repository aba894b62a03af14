"""Compiled bots of Chariot Race, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

The readable bots document them; `baselines.py` and `auriga.py` are their compiled versions, `entry_points.py` the
functions called from Python. This package needs numba: import it only when needed.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from hippodrome.games.chariot_race.bots.compiled.auriga import AURIGA_SCRATCH, new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.baselines import BOTS
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts, play_races
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine import RACE, RULES, Races, new_scratch, pack_edition
from hippodrome.jit.batch import bot_numbers, player, thread_scratch

ENTRY_POINT = play_races
"""The entry point that is compiled first when races are simulated."""


bots_by_number = partial(bot_numbers, BOTS)
play_out = player(play_races, pack_edition, (new_scratch, new_auriga_scratch), bots_by_number)


def precompile(edition: Edition) -> None:
    """Compile everything that races need."""
    play_out(edition, np.zeros(0, RACE), ["auriga"])


def choose(edition: Edition, races: Races, bot: str) -> None:
    """Write a bot's answer to `act` of each race, without answering."""
    choose_acts(
        pack_edition(edition),
        races,
        thread_scratch(new_scratch),
        thread_scratch(new_auriga_scratch),
        int(bots_by_number([bot])[0]),
    )


__all__ = [
    "AURIGA_SCRATCH", "BOTS", "ENTRY_POINT", "RULES", "bots_by_number", "choose", "new_auriga_scratch", "pack_edition",
    "play_out", "precompile",
]  # fmt: skip
