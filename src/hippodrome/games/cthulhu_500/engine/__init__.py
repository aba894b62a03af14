"""Compiled engine of Cthulhu 500: the rules of `cthulhu_500/rules.py` with numba, over one NumPy record per race.

    pack_edition(edition)     an edition as one record                              edition_record.py
    race_of(state), state_of  conversion from and to a state of the rules           race.py
    race_at(table)            the record of a table at any prompt                   replay.py
    passing tests             sums, odds and the pack                               passing_test.py
    options by number         listed, counted, built one by one                     offers.py
    suspended rules           waiting for answers, and for each other               call_stack.py
    the rules                 in the order of the readable modules                  cards.py, reactions.py, passing.py, pits.py,
                                                                                    effects.py, rules.py
    a step                    a decision of many races in one call                  entry_points.py

`bots/compiled` plays whole races with it; the engine does not depend on bots. A hidden prompt goes only to the seats that
have a choice, as with `table.answer_forced()`; seats that are prompted together answer one after another, and none sees
another's answer.

The readable rules are authoritative; tests/games/cthulhu_500/test_engine.py plays both in lockstep. UnsupportedByEngine names
what does not fit into a record. This package needs numba: import it only when needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.cards import STREAMS
from hippodrome.games.cthulhu_500.engine.edition_record import EDITION_RECORD, pack_edition
from hippodrome.games.cthulhu_500.engine.entry_points import step_races
from hippodrome.games.cthulhu_500.engine.offers import SCRATCH, new_scratch
from hippodrome.games.cthulhu_500.engine.race import (
    RACE,
    act_of,
    let_answer,
    put_act,
    race_of,
    races_of,
    state_of,
    waiting,
)
from hippodrome.games.cthulhu_500.engine.replay import race_at, race_at_question, race_before_chance
from hippodrome.jit import RaceResults, UnsupportedByEngine
from hippodrome.jit.batch import race_factory, stepper

Races = Any
"""A NumPy array of RACE records."""

RULES = 2
"""The rules version that this engine was tested against."""

OPTIONS = frozenset({"length", "counters", "warning_lap", "net_laps", "swap_laps", "damage_passes", "vehicles"})
"""The options that it supports."""


new_races = race_factory("cthulhu-500", race_of)
step = stepper(step_races, pack_edition, new_scratch)


def finished(edition: Edition, races: Races) -> RaceResults:
    """Results of finished races, for a simulation to count; the tallies are those of measures/tally.py."""
    every, winner = np.arange(len(races)), races["winner"]
    seated = np.arange(races["vehicle"].shape[1]) < races["seats"][:, None]
    tallies = {
        "winner's lap counters": races["laps"][every, winner],
        "damaged at the end, all seats": (races["damaged"] * seated).sum(axis=1),
    }
    for place in range(int(races["seats"].max(initial=0))):
        if (winner == place).any():
            tallies[f"wins from place {place + 1} of the table"] = winner == place
    for n, car in enumerate(edition.vehicles):
        raced = ((races["vehicle"] == n) & seated).sum(axis=1)
        won = races["vehicle"][every, winner] == n
        tallies |= {f"races of {car.name}": raced} if raced.any() else {}
        tallies |= {f"wins of {car.name}": won} if won.any() else {}
    return RaceResults(winner, races["turn"], tallies)


__all__ = [
    "EDITION_RECORD", "OPTIONS", "RACE", "RULES", "SCRATCH", "STREAMS", "UnsupportedByEngine", "act_of", "finished",
    "let_answer", "new_races", "new_scratch", "pack_edition", "put_act", "race_at", "race_at_question",
    "race_before_chance", "race_of", "races_of", "state_of", "step", "waiting",
]  # fmt: skip
