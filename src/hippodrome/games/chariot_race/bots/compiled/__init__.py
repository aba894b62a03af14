"""Chariot Race's bots for machines, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

What they are is written in the text's bots; `plain.py` and `auriga.py` are those over records, `play.py` the doors from Python.
This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.games.chariot_race.bots.compiled.auriga import THINKING, new_look
from hippodrome.games.chariot_race.bots.compiled.baselines import BOTS
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts, play_races
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine import RACE, RULES, Races, box_of, new_desk
from hippodrome.jit.batch import by_number, room_of_thread
from hippodrome.jit.philox import NOTHING_GIVEN

PLAYS = play_races
"""What is compiled first when races are simulated."""


def bots_by_number(names: Sequence[str]) -> Any:
    """The numbers of bots by their names, seat by seat."""
    return by_number(BOTS, names)


def play_out(edition: Edition, races: Races, bots: Sequence[str] | Any, given: Any = NOTHING_GIVEN) -> Any:
    """Play races from wherever they stand to their end; how many decisions each took.

    `bots` names one for each seat, or is an array of their numbers, a row a race. `given` is luck that comes first.
    """
    rows = bots if isinstance(bots, np.ndarray) else np.tile(bots_by_number(bots), (len(races), 1))
    decisions = np.zeros(len(races), np.int64)
    play_races(box_of(edition), races, room_of_thread(new_desk), room_of_thread(new_look), rows, decisions, given)
    return decisions


def warm_up(edition: Edition) -> None:
    """Have all compiled that playing races needs."""
    play_out(edition, np.zeros(0, RACE), ["auriga"])


def choose(edition: Edition, races: Races, bot: str) -> None:
    """Lay what a bot would answer in `act` of each race; nobody has answered by that."""
    choose_acts(box_of(edition), races, room_of_thread(new_desk), room_of_thread(new_look), int(bots_by_number([bot])[0]))


__all__ = ["BOTS", "PLAYS", "RULES", "THINKING", "bots_by_number", "box_of", "choose", "new_look", "play_out", "warm_up"]
