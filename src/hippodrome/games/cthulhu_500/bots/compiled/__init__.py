"""Cthulhu 500 for machines: races played on in thought, compiled, over one record a race, with a mind in each seat.

    box_of(edition)           an edition as one record                          box.py
    races_of, state_of        from the rules text and back to it                race.py
    what lies where           and what it amounts to                            reckoning.py
    the rules                 in the order of the rules text's modules          cards.py, reactions.py, passing.py, pits.py,
                                                                                effects.py, rules.py
    minds                     what is asked, and all answers to it              minds.py
    auriga                    what it sees, and what it thinks of answers       odds.py, auriga.py
    steward                   the same with learned weights                     scales.py, stakes.py, steward.py
    batches                   many races in one call                            play.py

Unlike the engines of the other games this one never stops at a question: it goes from the beginning of a turn to the
beginning of another, or to the end of the race. The rules text is the truth; tests/cthulhu_500/test_compiled.py plays both in
lockstep. What has no room in a record is refused with NotFast and a reason. This module needs numba: import it only when
it is wanted.

Auriga answers for every seat, unless `minds` of a race says otherwise: `races["minds"][:, seat] = STEWARD`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled.box import BOX, box_of
from hippodrome.games.cthulhu_500.bots.compiled.cards import STREAMS
from hippodrome.games.cthulhu_500.bots.compiled.minds import AURIGA, MINDS, STEWARD
from hippodrome.games.cthulhu_500.bots.compiled.play import play_races
from hippodrome.games.cthulhu_500.bots.compiled.race import RACE, race_of, races_of, state_of
from hippodrome.games.cthulhu_500.bots.compiled.scales import NOTHING_WEIGHED, scales_of
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.state import State
from hippodrome.native import NotFast
from hippodrome.native.batch import races_at
from hippodrome.native.compiled import Record
from hippodrome.native.luck import NOTHING_GIVEN

Races = Any
"""A NumPy array of RACE records."""

PLAYS = play_races
"""What is compiled first when races are played on."""

RULES = 2
"""The version of the rules text that these were proved against."""


def races_from(s: State, *, key: int, numbers: Iterable[int]) -> Races:
    """Races that all stand where a state stands, at the beginning of a turn: race n of a key always has the same luck."""
    return races_at(race_of(s), key=key, numbers=numbers)


def play_out(edition: Edition, races: Races, *, until: int = 0) -> None:
    """Play races from where they stand to their end, or until a turn with this number would begin; `winner` says who won."""
    races["until"] = until
    play_races(box_of(edition), scales_for(edition, races), races, NOTHING_GIVEN)


def scales_for(edition: Edition, races: Races) -> Record:
    """What the stewards among the seats of races go by. It differs by the number of seats."""
    if not races["minds"].any():
        return NOTHING_WEIGHED
    seats = int(races["seats"][0])
    if (races["seats"] != seats).any():
        raise NotFast("races with stewards are played on together only if all have as many seats")
    return scales_of(edition, seats, int(races["counters"].max()))


def warm_up(edition: Edition) -> None:
    """Have all compiled that playing races on needs."""
    play_out(edition, np.zeros(0, RACE))


__all__ = [
    "AURIGA", "BOX", "MINDS", "PLAYS", "RACE", "RULES", "STEWARD", "STREAMS", "NotFast", "box_of", "play_out", "play_races",
    "race_of", "races_from", "races_of", "scales_for", "scales_of", "state_of", "warm_up",
]  # fmt: skip
