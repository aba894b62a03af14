"""Compiled engine of Chariot Race: the rules of `chariot_race/rules.py` with numba, over one NumPy record per race.

    pack_edition(edition)     an edition as one record                          edition_record.py
    race_of(state), state_of  conversion from and to a state of the rules       race.py
    options by number         listed, counted, built one by one                 offers.py
    speeds and paths          their effects                                     movement.py
    the rules                 in rulebook order                                 rules.py
    a step                    a decision of many races in one call              entry_points.py

`bots/compiled` plays whole races with it; the engine does not depend on bots.

The readable rules are authoritative; tests/games/chariot_race/test_engine.py plays both in lockstep. UnsupportedByEngine
names what does not fit into a record. This package needs numba: import it only when needed.
"""

from __future__ import annotations

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
from hippodrome.jit import RaceResults, UnsupportedByEngine
from hippodrome.jit.batch import race_factory, stepper

Races = Any
"""A NumPy array of RACE records."""

RULES = 2
"""The rules version that this engine was tested against."""

OPTIONS = frozenset({
    "laps", "two_chariots", "no_damage_after_finish", "first_half", "second_half", "unequal_chariots", "choose_colours",
    "shared_win", "set_back_loses_lap", "wrecks_ram", "finish_ends_race",
})  # fmt: skip
"""The options that it supports."""


new_races = race_factory("chariot-race", race_of)
step = stepper(step_races, pack_edition, new_scratch)


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
    "EDITION_RECORD", "RACE", "SCRATCH", "UnsupportedByEngine", "act_of", "finished", "new_races", "new_scratch",
    "pack_edition", "put_act", "race_at", "race_of", "state_of", "step", "waiting", "winning",
]  # fmt: skip
