"""Compiled bots of Chariot Race, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

What they are is written in the text's bots; `baselines.py` and `auriga.py` are those over records, `entry_points.py` the
doors from Python. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.games.chariot_race.bots.compiled.auriga import AURIGA_SCRATCH, new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.baselines import BOTS
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts, play_races
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine import RACE, RULES, Races, new_scratch, pack_edition
from hippodrome.jit.batch import bot_numbers, thread_scratch
from hippodrome.jit.philox import NO_GIVEN_DRAWS

ENTRY_POINT = play_races
"""The entry point that is compiled first when races are simulated."""


def bots_by_number(names: Sequence[str]) -> Any:
    """The numbers of bots by their names, seat by seat."""
    return bot_numbers(BOTS, names)


def play_out(edition: Edition, races: Races, bots: Sequence[str] | Any, given: Any = NO_GIVEN_DRAWS) -> Any:
    """Play races from wherever they stand to their end; how many decisions each took.

    `bots` names one for each seat, or is an array of their numbers, a row a race. `given` is luck that comes first.
    """
    rows = bots if isinstance(bots, np.ndarray) else np.tile(bots_by_number(bots), (len(races), 1))
    decisions = np.zeros(len(races), np.int64)
    play_races(
        pack_edition(edition), races, thread_scratch(new_scratch), thread_scratch(new_auriga_scratch), rows, decisions, given
    )
    return decisions


def precompile(edition: Edition) -> None:
    """Compile everything that playing races needs."""
    play_out(edition, np.zeros(0, RACE), ["auriga"])


def choose(edition: Edition, races: Races, bot: str) -> None:
    """Lay what a bot would answer in `act` of each race; nobody has answered by that."""
    choose_acts(
        pack_edition(edition),
        races,
        thread_scratch(new_scratch),
        thread_scratch(new_auriga_scratch),
        int(bots_by_number([bot])[0]),
    )


__all__ = [
    "AURIGA_SCRATCH",
    "BOTS",
    "ENTRY_POINT",
    "RULES",
    "bots_by_number",
    "choose",
    "new_auriga_scratch",
    "pack_edition",
    "play_out",
    "precompile",
]
