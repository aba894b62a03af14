"""The record of a table wherever it stands: made where the table was last settled, and played on by what was answered since.

A state in the middle of a part of play does not say which rules wait. The lines of the table do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from hippodrome.core.ask import LUCK, Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.table import Line, Table
from hippodrome.games.cthulhu_500.engine.call_stack import FINISHING
from hippodrome.games.cthulhu_500.engine.edition_record import NONE, box_of
from hippodrome.games.cthulhu_500.engine.entry_points import step_races
from hippodrome.games.cthulhu_500.engine.offers import new_desk
from hippodrome.games.cthulhu_500.engine.race import is_asked, let_answer, put_act, races_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import NotFast
from hippodrome.jit.batch import room_of_thread
from hippodrome.jit.compile_cache import Record

NO_NUMBER = np.array([NONE])
NO_LUCK = np.array([NONE], np.int32)


def race_at(table: Table[State]) -> Record:
    """The record of a table that asks, or whose race is over; NotFast if it stopped for luck, or does not know its way."""
    if isinstance(table.asked, Chance):
        raise NotFast("fast_stopped_for_luck", about=table.asked.about)
    state, lines = _since_settled(table)
    races = races_of([state])
    if table.asked is not None:
        for _ in _play_by(table, races, lines):
            pass
    return _without_luck(races)


def race_before_luck(table: Table[State]) -> tuple[Record, list[Line]]:
    """Of a table that has stopped for luck: its record when somebody last answered, or when this part of play began, and the
    lines of luck since."""
    state, lines = _since_settled(table)
    races = races_of([state])
    last, since = races.copy(), 0
    try:
        for n in _play_by(table, races, lines):
            last, since = races.copy(), n
    except ValueError:  # the luck that was written down ends here, and the rules want more
        return _without_luck(last), [line for line in lines[since:] if line.seat == LUCK]
    raise NotFast("fast_stops_elsewhere")


KNOWN = ("qualify", "action", "discard", "draw")
"""Questions at which a state says which rules wait: with the first three a part of play begins, with the last it goes on where
something was thrown away."""


def race_asking(s: State, about: str) -> Record:
    """The record of a state at one of the KNOWN questions; NotFast at any other. No table need be known: it may be imagined."""
    if about not in KNOWN:
        raise NotFast("fast_in_the_middle", phase=about)
    races = races_of([s])
    if about == "draw":
        races["frames_size"], frame = 1, races["frames"][0, 0]
        frame["rule"], frame["at"], frame["seat"] = FINISHING, 2, s.mover
        frame["rival"] = frame["follower"] = NONE
    step_races(box_of(s.edition), races, room_of_thread(new_desk), NO_NUMBER, np.zeros(1, np.int64), NO_LUCK)
    return _without_luck(races)


def _since_settled(table: Table[State]) -> tuple[State, list[Line]]:
    try:
        return table.since_settled()
    except HippodromeError as reason:
        raise NotFast("fast_lost_way", why=str(reason)) from None


def _play_by(table: Table[State], races: Any, lines: Sequence[Line]) -> Iterator[int]:
    """Play a race on by what was answered and drawn; whenever an answer is laid and not carried out yet, the number of lines
    until then."""
    race, edition = races[0], table.state.edition
    luck = np.array([*(n for line in lines if line.seat == LUCK for n in line.answer), NONE], np.int32)
    box, desk, counts = box_of(edition), room_of_thread(new_desk), np.zeros(1, np.int64)
    step_races(box, races, desk, NO_NUMBER, counts, luck)
    for n, line in enumerate(lines, 1):
        if line.seat != LUCK and is_asked(race, line.seat):  # others had no choice, and are not asked here
            let_answer(race, line.seat)
            put_act(race, line.answer, edition)
            yield n
            step_races(box, races, desk, NO_NUMBER, counts, luck)


def _without_luck(races: Any) -> Record:
    race = races[0]
    race["luck"]["draws"], race["luck"]["given"] = 0, 0
    return race
