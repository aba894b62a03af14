"""Cthulhu 500's bots for machines, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

    an edition                as the bots know it                               box.py
    random, tiro, dummy       what `bots/baselines.py` plays                        plain.py
    minds                     what is asked, and all answers to it              minds.py
    auriga                    what it sees, and what it thinks of answers       odds.py, auriga.py
    steward                   the same with learned weights                     scales.py, stakes.py, steward.py
    batches                   many races in one call                            play.py

Playouts are the same races begun where a thought has led: `races_from` a state, with minds that have no moods, auriga or a
steward (`races["minds"][:, seat] = STEWARD`), to the end of the race or `until` a turn. This module needs numba: import it only
when it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled.edition_record import box_of
from hippodrome.games.cthulhu_500.bots.compiled.entry_points import play_races
from hippodrome.games.cthulhu_500.bots.compiled.policies import BOTS, CALM, STEWARD
from hippodrome.games.cthulhu_500.bots.compiled.weight_record import NOTHING_WEIGHED, scales_of
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import BOX, RACE, RULES, STREAMS, Races, new_desk, race_of, races_of, state_of
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import NotFast
from hippodrome.jit.batch import by_number, races_at, room_of_thread
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import NOTHING_GIVEN

PLAYS = play_races
"""What is compiled first when races are simulated, or played on."""


def bots_by_number(names: Sequence[str]) -> Any:
    """The numbers of bots by their names, seat by seat."""
    return by_number(BOTS, names)


def races_from(s: State, *, key: int, numbers: Iterable[int]) -> Races:
    """Races that all stand where a state stands, between two parts of play: race n of a key always has the same luck."""
    return races_at(race_of(s), key=key, numbers=numbers)


def play_out(
    edition: Edition, races: Races, bots: Sequence[str] | Any = None, *, until: int = 0, given: Any = NOTHING_GIVEN
) -> Any:
    """Play races from wherever they stand to their end, or until a turn with this number would begin; how many decisions each
    took.

    `bots` names one for each seat, or is an array of their numbers, a row a race; else `minds` of each race says who answers.
    """
    if bots is not None:
        rows = bots if isinstance(bots, np.ndarray) else bots_by_number(bots)[None]
        races["minds"][:, : rows.shape[1]] = rows
    races["until"] = until
    return _play(edition, races, given, only_lay=False)


def _play(edition: Edition, races: Races, given: Any, *, only_lay: bool) -> Any:
    decisions, desk = np.zeros(len(races), np.int64), room_of_thread(new_desk)
    play_races(box_of(edition), scales_for(edition, races), races, desk, decisions, given, only_lay)
    return decisions


def scales_for(edition: Edition, races: Races) -> Record:
    """What the stewards among the seats of races go by. It differs by the number of seats."""
    if not (races["minds"] == STEWARD).any():
        return NOTHING_WEIGHED
    seats = int(races["seats"][0])
    if (races["seats"] != seats).any():
        raise NotFast("fast_other_seats")
    return scales_of(edition, seats, int(races["counters"].max()))


def warm_up(edition: Edition) -> None:
    """Have all compiled that playing races needs."""
    play_out(edition, np.zeros(0, RACE))


def lay_answers(edition: Edition, races: Races) -> None:
    """Play each race on to its next question, if it is not there yet, and lay there what the mind of that seat answers; nobody
    has answered by that."""
    _play(edition, races, NOTHING_GIVEN, only_lay=True)


def choose(edition: Edition, races: Races, bot: str) -> Any:
    """What a bot would answer in each race, as the numbers that `act_of` reads; nobody has answered by that."""
    races["minds"] = bots_by_number([bot])[0]
    lay_answers(edition, races)
    return races["acts"][np.arange(len(races)), races["answered"]]


__all__ = [
    "BOTS", "BOX", "CALM", "PLAYS", "RACE", "RULES", "STEWARD", "STREAMS", "NotFast", "bots_by_number", "box_of", "choose",
    "lay_answers", "play_out", "play_races", "race_of", "races_from", "races_of", "scales_for", "scales_of", "state_of",
    "warm_up",
]  # fmt: skip
