"""Cthulhu 500 for machines: races played on in thought, compiled, over one record a race, with auriga in all seats.

    box_of(edition)           an edition as one record                          box.py
    race_of(state), state_of  from the rules text and back to it                race.py
    what lies where           and what it amounts to                            reckoning.py
    the rules                 in the order of the rules text's modules          cards.py, reactions.py, passing.py, pits.py,
                                                                                effects.py, rules.py
    auriga                    what it sees, and what it answers                 odds.py, auriga.py
    batches                   many races in one call                            play.py

Unlike the engines of the other games this one never stops at a question: it goes from the beginning of a turn to the
beginning of another, or to the end of the race. The rules text is the truth; tests/test_fast_cthulhu_500.py plays both in
lockstep. What has no room in a record is refused with NotFast and a reason. This module needs numba: import it only when
it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.fast.box import BOX, box_of
from hippodrome.games.cthulhu_500.fast.cards import STREAMS
from hippodrome.games.cthulhu_500.fast.play import play_races
from hippodrome.games.cthulhu_500.fast.race import RACE, race_of, state_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.native import NotFast
from hippodrome.native.luck import NOTHING_GIVEN

Races = Any
"""A NumPy array of RACE records."""

PLAYS = play_races
"""What is compiled first when races are played on."""


def races_from(s: State, *, key: int, numbers: Iterable[int]) -> Races:
    """Races that all stand where a state stands, at the beginning of a turn: race n of a key always has the same luck."""
    numbers = np.fromiter(numbers, np.uint32)
    races = np.zeros(len(numbers), RACE)
    races[:] = race_of(s)
    races["luck"]["key"], races["luck"]["race"] = key, numbers
    return races


def bots_by_number(names: Sequence[str]) -> Any:
    """Races at real tables it does not play: it knows no bot but auriga, and not even its moods."""
    raise NotFast("the fast engine of cthulhu-500 only plays races on in thought")


def play_out(edition: Edition, races: Races, bots: Sequence[str] = (), *, until: int = 0) -> None:
    """Play races from where they stand to their end, or until a turn with this number would begin; `winner` says who won.

    Auriga, without its moods, answers for every seat; other bots are refused.
    """
    if set(bots) - {"auriga"}:
        raise NotFast(f"the fast engine has no bot '{min(set(bots) - {'auriga'})}'")
    races["until"] = until
    play_races(box_of(edition), races, NOTHING_GIVEN)


__all__ = [
    "BOX", "PLAYS", "RACE", "STREAMS", "NotFast", "bots_by_number", "box_of", "play_out", "play_races", "race_of",
    "races_from", "state_of",
]
