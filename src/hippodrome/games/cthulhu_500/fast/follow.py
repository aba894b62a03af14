"""The record of a table wherever it stands: made where the table was last settled, and played on by what was answered since.

A state in the middle of a part of play does not say which rules wait. The lines of the table do.
"""

from __future__ import annotations

import numpy as np

from hippodrome.core.ask import LUCK, Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.fast.box import NONE, box_of
from hippodrome.games.cthulhu_500.fast.offers import new_desk
from hippodrome.games.cthulhu_500.fast.play import step_races
from hippodrome.games.cthulhu_500.fast.race import is_asked, let_answer, put_act, races_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.native import NotFast
from hippodrome.native.batch import room_of_thread
from hippodrome.native.compiled import Record

NO_NUMBER = np.array([NONE])


def race_at(table: Table[State]) -> Record:
    """The record of a table that asks, or whose race is over; NotFast if it stopped for luck, or does not know its way."""
    if isinstance(table.asked, Chance):
        raise NotFast(f"the table has stopped for luck ({table.asked.about}), in the middle of a part of play")
    try:
        state, lines = table.since_settled()
    except HippodromeError as reason:
        raise NotFast(str(reason)) from None
    edition, races = table.state.edition, races_of([state])
    race = races[0]
    luck = np.array([*(n for line in lines if line.seat == LUCK for n in line.answer), NONE], np.int32)
    box, desk, counts = box_of(edition), room_of_thread(new_desk), np.zeros(1, np.int64)
    if table.asked is not None:
        step_races(box, races, desk, NO_NUMBER, counts, luck)
    for line in lines:
        if line.seat != LUCK and is_asked(race, line.seat):  # others had no choice, and are not asked here
            let_answer(race, line.seat)
            put_act(race, line.answer, edition)
            step_races(box, races, desk, NO_NUMBER, counts, luck)
    race["luck"]["draws"], race["luck"]["given"] = 0, 0
    return race
