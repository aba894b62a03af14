"""Compiled engine of Charioteer: the rules of `charioteer/rules.py` with numba, over one NumPy record per race.

    pack_edition(edition)           an edition as one record                          box.py
    race_of(state), state_of  from the rules text and back to it                race.py
    options by number         listed, counted, built one by one                 moves.py
    the rules                 in rulebook order                                 rules.py
    a step                    a decision of many races in one call              play.py

Whole races by compiled bots are played by `bots/compiled`, which calls this; nothing here knows of bots.

The rules text is the truth; tests/games/charioteer/test_engine.py plays both in lockstep. What does not fit into a record is
refused with UnsupportedByEngine and a reason. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.edition_record import EDITION_RECORD, pack_edition
from hippodrome.games.charioteer.engine.entry_points import step_races
from hippodrome.games.charioteer.engine.moves import SCRATCH, new_scratch
from hippodrome.games.charioteer.engine.race import MOVE, RACE, race_at, race_of, state_of, waiting
from hippodrome.games.charioteer.state import setup
from hippodrome.jit import RaceResults, UnsupportedByEngine
from hippodrome.jit.batch import races_at, thread_scratch
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import NO_GIVEN_DRAWS

Races = Any
"""A NumPy array of RACE records."""

RULES = 1
"""The version of the rules text that this engine was proved against."""

OPTIONS = frozenset({"laps", "open_fan_tokens", "crowd_by_symbol", "lapped_in_the_way"})
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

    The seat is `races["answered"]`; an option's number is its place in the rules text's list; 0 options: the race is over.
    """
    counts = np.zeros(len(races), np.int64)
    numbers = np.full(len(races), -1) if numbers is None else np.asarray(numbers, np.int64)
    step_races(pack_edition(edition), races, thread_scratch(new_scratch), numbers, counts, NO_GIVEN_DRAWS)
    return counts


def finished(edition: Edition, races: Races) -> RaceResults:
    """Results of finished races, for a simulation to count; the tallies are those of measures/tally.py."""
    every = np.arange(len(races))
    winner, second = races["running"][:, 0], races["running"][:, 1]
    boxed = (races["skills"] >= edition.box_start).sum(axis=2)  # an empty seat has no skills
    tallies = {
        "winner's lead": races["at"][every, winner] - races["at"][every, second],
        "winner's skills in the box": boxed[every, winner],
        "skills in the box, all seats": boxed.sum(axis=1),
        "damage at the end, all seats": races["damage"].sum(axis=1),
    }
    return RaceResults(winner, races["turn"], tallies)


__all__ = [
    "EDITION_RECORD",
    "MOVE",
    "RACE",
    "SCRATCH",
    "UnsupportedByEngine",
    "finished",
    "new_races",
    "new_scratch",
    "pack_edition",
    "race_at",
    "race_of",
    "state_of",
    "step",
    "waiting",
]  # fmt: skip
