"""The race record of a table at any point: built at its last checkpoint, then replayed by the entries since.

A state within a phase does not contain the suspended rules; the log entries reproduce them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from hippodrome.core.ask import CHANCE_SEAT, Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.table import LogEntry, Table
from hippodrome.games.cthulhu_500.engine.call_stack import FINISHING
from hippodrome.games.cthulhu_500.engine.edition_record import NONE, pack_edition
from hippodrome.games.cthulhu_500.engine.entry_points import step_races
from hippodrome.games.cthulhu_500.engine.offers import new_scratch
from hippodrome.games.cthulhu_500.engine.race import is_asked, let_answer, put_act, races_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.batch import thread_scratch
from hippodrome.jit.compile_cache import Record

NO_NUMBER = np.array([NONE])
NO_LUCK = np.array([NONE], np.int32)


def race_at(table: Table[State]) -> Record:
    """Return the record of a table at a prompt, or after the end; raises UnsupportedByEngine if a draw is pending, or the table
    has no history."""
    if isinstance(table.prompt, Chance):
        raise UnsupportedByEngine("fast_stopped_for_luck", about=table.prompt.kind)
    state, lines = _since_checkpoint(table)
    races = races_of([state])
    if table.prompt is not None:
        for _ in _replay(table, races, lines):
            pass
    return _without_luck(races)


def race_before_chance(table: Table[State]) -> tuple[Record, list[LogEntry]]:
    """Return, for a table with a pending draw, its record at the last answer of a seat, or at the start of this phase, and the
    draws since."""
    state, lines = _since_checkpoint(table)
    races = races_of([state])
    last, since = races.copy(), 0
    try:
        for n in _replay(table, races, lines):
            last, since = races.copy(), n
    except ValueError:  # the recorded draws end here, and the rules need more
        return _without_luck(last), [line for line in lines[since:] if line.seat == CHANCE_SEAT]
    raise UnsupportedByEngine("fast_stops_elsewhere")


RESUMABLE_QUESTIONS = ("qualify", "action", "discard", "draw")
"""Prompts at which a state determines the suspended rules: the first three begin a phase, and the last continues one in which
cards were thrown away."""


def race_at_question(s: State, about: str) -> Record:
    """Return the record of a state at one of the RESUMABLE_QUESTIONS; raises UnsupportedByEngine at any other. It needs no
    table, so the state may be determinized."""
    if about not in RESUMABLE_QUESTIONS:
        raise UnsupportedByEngine("fast_in_the_middle", phase=about)
    races = races_of([s])
    if about == "draw":
        races["frames_size"], frame = 1, races["frames"][0, 0]
        frame["rule"], frame["at"], frame["seat"] = FINISHING, 2, s.mover
        frame["rival"] = frame["follower"] = NONE
    step_races(pack_edition(s.edition), races, thread_scratch(new_scratch), NO_NUMBER, np.zeros(1, np.int64), NO_LUCK)
    return _without_luck(races)


def _since_checkpoint(table: Table[State]) -> tuple[State, list[LogEntry]]:
    try:
        return table.since_checkpoint()
    except HippodromeError as reason:
        raise UnsupportedByEngine("fast_lost_way", why=str(reason)) from None


def _replay(table: Table[State], races: Any, lines: Sequence[LogEntry]) -> Iterator[int]:
    """Replay a race by its answers and draws; yield the number of entries whenever an answer is stored and not applied yet."""
    race, edition = races[0], table.state.edition
    draws = np.array([*(n for line in lines if line.seat == CHANCE_SEAT for n in line.answer), NONE], np.int32)
    packed, scratch, counts = pack_edition(edition), thread_scratch(new_scratch), np.zeros(1, np.int64)
    step_races(packed, races, scratch, NO_NUMBER, counts, draws)
    for n, line in enumerate(lines, 1):
        if line.seat != CHANCE_SEAT and is_asked(race, line.seat):  # other seats had no choice, and are not prompted here
            let_answer(race, line.seat)
            put_act(race, line.answer, edition)
            yield n
            step_races(packed, races, scratch, NO_NUMBER, counts, draws)


def _without_luck(races: Any) -> Record:
    race = races[0]
    race["luck"]["draws"], race["luck"]["given"] = 0, 0
    return race
