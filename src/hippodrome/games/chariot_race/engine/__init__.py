"""Compiled engine of Chariot Race: the rules of `chariot_race/rules.py` with numba, over one NumPy record per race.

    pack_edition(edition)           an edition as one record                          box.py
    race_of(state), state_of  from the rules text and back to it                race.py
    options by number         listed, counted, built one by one                 offers.py
    speeds and paths          what they amount to                               reckoning.py
    the rules                 in rulebook order                                 rules.py
    a step                    a decision of many races in one call              play.py

Whole races by compiled bots are played by `bots/compiled`, which calls this; nothing here knows of bots.

The rules text is the truth; tests/games/chariot_race/test_engine.py plays both in lockstep. What does not fit into a record is
refused with UnsupportedByEngine and a reason. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine.edition_record import EDITION_RECORD, NONE, pack_edition
from hippodrome.games.chariot_race.engine.entry_points import step_races
from hippodrome.games.chariot_race.engine.offers import SCRATCH, new_scratch
from hippodrome.games.chariot_race.engine.race import (
    RACE,
    act_of,
    put_act,
    race_at,
    race_of,
    seats_of,
    state_of,
    waiting,
    winning,
)
from hippodrome.games.chariot_race.state import setup
from hippodrome.jit import RaceResults, UnsupportedByEngine
from hippodrome.jit.batch import races_at, thread_scratch
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import NO_GIVEN_DRAWS

Races = Any
"""A NumPy array of RACE records."""

RULES = 2
"""The version of the rules text that this engine was proved against."""

OPTIONS = frozenset({
    "laps", "two_chariots", "no_damage_after_finish", "first_half", "second_half", "unequal_chariots", "choose_colours",
    "shared_win", "set_back_loses_lap", "wrecks_ram", "finish_ends_race",
})  # fmt: skip
"""The options that it knows."""


def new_races(edition: Edition, seats: int, options: Mapping[str, Any], *, key: int, numbers: Iterable[int]) -> Races:
    """Races nobody has played yet: race n of a key always has the same luck."""
    return races_at(_first_position(edition, seats, tuple(options.items())), key=key, numbers=numbers)


@lru_cache(maxsize=64)
def _first_position(edition: Edition, seats: int, options: tuple[tuple[str, Any], ...]) -> Record:
    """The record with which every race of these begins."""
    return race_of(setup(seats, dict(options), edition))


def step(edition: Edition, races: Races, numbers: Any) -> Any:
    """Answer with these options, a number a race (None, or below zero: answer nothing); how many the next seat has.

    The seat is `waiting(races)`; an option's number is its place in the rules text's list; 0 options: the race is over.
    """
    counts = np.zeros(len(races), np.int64)
    numbers = np.full(len(races), -1) if numbers is None else np.asarray(numbers, np.int64)
    step_races(pack_edition(edition), races, thread_scratch(new_scratch), numbers, counts, NO_GIVEN_DRAWS)
    return counts


def finished(edition: Edition, races: Races) -> RaceResults:
    """Results of finished races, for a simulation to count; the tallies are those of measures/tally.py."""
    won = winning(races, pack_edition(edition))
    chariots = int(races["chariots"].max(initial=0))
    tallies = {
        "wrecks": races["wrecks"],
        "caltrops on the board at the end": races["caltrop_size"],
        "damage left, all chariots": races["damage"].sum(axis=1),
        "fate left, all chariots": races["fate"].sum(axis=1),
    }
    for start in range(1, chariots + 1):
        tallies[f"wins from starting place {start}"] = (won & (races["start"] == start)).sum(axis=1)
    for colour, name in enumerate(edition.colours):
        raced = (races["colour"][:, :chariots] == colour).any(axis=1)
        if raced.any():
            tallies[f"races of {name}"] = raced
            tallies[f"wins of {name}"] = (won & (races["colour"] == colour)).sum(axis=1)
    winner = np.where(won.any(axis=1), races["owner"][np.arange(len(races)), races["best"]], NONE)
    return RaceResults(winner, races["round"], tallies, seats_of(races, won))


__all__ = [
    "EDITION_RECORD",
    "RACE",
    "SCRATCH",
    "UnsupportedByEngine",
    "act_of",
    "finished",
    "new_races",
    "new_scratch",
    "pack_edition",
    "put_act",
    "race_at",
    "race_of",
    "state_of",
    "step",
    "waiting",
    "winning",
]  # fmt: skip
