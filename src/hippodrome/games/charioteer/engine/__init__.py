"""Compiled engine of Charioteer: the rules of `charioteer/rules.py` with numba, over one NumPy record per race.

    pack_edition(edition)     an edition as one record                          edition_record.py
    race_of(state), state_of  conversion from and to a state of the rules       race.py
    options by number         listed, counted, built one by one                 moves.py
    the rules                 in rulebook order                                 rules.py
    a step                    a decision of many races in one call              entry_points.py

`bots/compiled` plays whole races with it; the engine does not depend on bots.

The readable rules are authoritative; tests/games/charioteer/test_engine.py plays both in lockstep. UnsupportedByEngine names
what does not fit into a record. This package needs numba: import it only when needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.edition_record import EDITION_RECORD, pack_edition
from hippodrome.games.charioteer.engine.entry_points import step_races
from hippodrome.games.charioteer.engine.moves import SCRATCH, new_scratch
from hippodrome.games.charioteer.engine.race import MOVE, RACE, race_at, race_of, state_of, waiting
from hippodrome.jit import RaceResults, UnsupportedByEngine
from hippodrome.jit.batch import race_factory, stepper

Races = Any
"""A NumPy array of RACE records."""

RULES = 1
"""The rules version that this engine was tested against."""

OPTIONS = frozenset({"laps", "open_fan_tokens", "crowd_by_symbol", "lapped_in_the_way"})
"""The options that it supports."""


new_races = race_factory("charioteer", race_of)
step = stepper(step_races, pack_edition, new_scratch)


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
    "EDITION_RECORD", "MOVE", "RACE", "SCRATCH", "UnsupportedByEngine", "finished", "new_races", "new_scratch",
    "pack_edition", "race_at", "race_of", "state_of", "step", "waiting",
]  # fmt: skip
