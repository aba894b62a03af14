"""Charioteer for machines: the same race as `charioteer/rules.py`, compiled, over one record a race.

    box_of(edition)           an edition as one record                          box.py
    race_of(state), state_of  from the rules text and back to it                race.py
    options by number         listed, counted, built one by one                 moves.py
    the rules                 in rulebook order                                 rules.py
    bots                      random, tiro, dummy, auriga                       bots.py
    batches                   many races in one call                            play.py

The rules text is the truth; tests/test_fast_charioteer.py plays both in lockstep. What has no room in a record is refused
with NotFast and a reason. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.core.ask import Seat
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.fast.auriga import LOOK
from hippodrome.games.charioteer.fast.bots import BOTS
from hippodrome.games.charioteer.fast.box import BOX, box_of
from hippodrome.games.charioteer.fast.moves import DESK, new_desk
from hippodrome.games.charioteer.fast.play import choose_moves, play_races, step_races
from hippodrome.games.charioteer.fast.race import MOVE, RACE, race_at, race_of, state_of, waiting
from hippodrome.games.charioteer.state import setup
from hippodrome.native import Finished, NotFast
from hippodrome.native.batch import by_number, races_at
from hippodrome.native.compiled import Record
from hippodrome.native.luck import NOTHING_GIVEN

Races = Any
"""A NumPy array of RACE records."""

PLAYS = play_races
"""What is compiled first when races are simulated."""


def new_look() -> Record:
    """What auriga writes its thoughts on."""
    return np.zeros(1, LOOK)[0]


_own = threading.local()


def _room() -> tuple[Record, Record]:
    """A desk and an outlook for each thread."""
    if not hasattr(_own, "room"):
        _own.room = new_desk(), new_look()
    room: tuple[Record, Record] = _own.room
    return room


def new_races(edition: Edition, seats: int, options: Mapping[str, Any], *, key: int, numbers: Iterable[int]) -> Races:
    """Races nobody has played yet: race n of a key always has the same luck."""
    return races_at(_first_position(edition, seats, tuple(options.items())), key=key, numbers=numbers)


@lru_cache(maxsize=64)
def _first_position(edition: Edition, seats: int, options: tuple[tuple[str, Any], ...]) -> Record:
    """The record with which every race of these begins."""
    return race_of(setup(seats, dict(options), edition))


def bots_by_number(names: Sequence[str]) -> Any:
    """The numbers of bots by their names, seat by seat."""
    return by_number(BOTS, names)


def play_out(edition: Edition, races: Races, bots: Sequence[str] | Any) -> Any:
    """Play races from wherever they stand to their end; how many decisions each took.

    `bots` names one for each seat, or is an array of their numbers, a row a race.
    """
    rows = bots if isinstance(bots, np.ndarray) else np.tile(bots_by_number(bots), (len(races), 1))
    decisions = np.zeros(len(races), np.int64)
    play_races(box_of(edition), races, *_room(), rows, decisions, NOTHING_GIVEN)
    return decisions


def warm_up(edition: Edition) -> None:
    """Have all compiled that playing races needs."""
    play_out(edition, np.zeros(0, RACE), ["auriga"])


def step(edition: Edition, races: Races, numbers: Any) -> Any:
    """Answer with these options, a number a race (None, or below zero: answer nothing); how many the next seat has.

    The seat is `races["answered"]`; an option's number is its place in the rules text's list; 0 options: the race is over.
    """
    counts = np.zeros(len(races), np.int64)
    numbers = np.full(len(races), -1) if numbers is None else np.asarray(numbers, np.int64)
    step_races(box_of(edition), races, _room()[0], numbers, counts, NOTHING_GIVEN)
    return counts


def choose(edition: Edition, races: Races, seat: Seat, bot: str) -> None:
    """Lay what a bot would choose in front of a seat of each race; nobody has answered by that."""
    choose_moves(box_of(edition), races, seat, *_room(), int(bots_by_number([bot])[0]))


def finished(edition: Edition, races: Races) -> Finished:
    """What came of races that are over, for a simulation to count; the tallies are those of lab/tallies/charioteer.py."""
    every = np.arange(len(races))
    winner, second = races["running"][:, 0], races["running"][:, 1]
    boxed = (races["skills"] >= edition.box_start).sum(axis=2)  # an empty seat has no skills
    tallies = {
        "winner's lead": races["at"][every, winner] - races["at"][every, second],
        "winner's skills in the box": boxed[every, winner],
        "skills in the box, all seats": boxed.sum(axis=1),
        "damage at the end, all seats": races["damage"].sum(axis=1),
    }
    return Finished(winner, races["turn"], tallies)


__all__ = [
    "BOTS", "BOX", "DESK", "LOOK", "MOVE", "PLAYS", "RACE", "NotFast", "bots_by_number", "box_of", "choose", "finished",
    "new_desk", "new_look", "new_races", "play_out", "race_at", "race_of", "state_of", "step", "waiting", "warm_up",
]
