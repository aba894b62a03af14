"""Chariot Race for machines: the same race as `chariot_race/rules.py`, compiled, over one record a race.

    box_of(edition)           an edition as one record                          box.py
    race_of(state), state_of  from the rules text and back to it                race.py
    options by number         listed, counted, built one by one                 offers.py
    speeds and paths          what they amount to                               reckoning.py
    the rules                 in rulebook order                                 rules.py
    bots                      random, tiro, dummy, auriga                       bots.py, auriga.py
    batches                   many races in one call                            play.py

The rules text is the truth; tests/test_fast_chariot_race.py plays both in lockstep. What has no room in a record is refused
with NotFast and a reason. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.fast.auriga import THINKING, new_look
from hippodrome.games.chariot_race.fast.bots import BOTS
from hippodrome.games.chariot_race.fast.box import BOX, NONE, box_of
from hippodrome.games.chariot_race.fast.offers import DESK, new_desk
from hippodrome.games.chariot_race.fast.play import choose_acts, play_races, step_races
from hippodrome.games.chariot_race.fast.race import RACE, act_of, put_act, race_at, race_of, state_of, waiting
from hippodrome.games.chariot_race.state import setup
from hippodrome.native import Finished, NotFast
from hippodrome.native.batch import by_number, races_at
from hippodrome.native.compiled import Record
from hippodrome.native.luck import NOTHING_GIVEN

Races = Any
"""A NumPy array of RACE records."""

PLAYS = play_races
"""What is compiled first when races are simulated."""

_own = threading.local()


def _room() -> tuple[Record, Record]:
    """A desk and room to think for each thread."""
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

    The seat is `waiting(races)`; an option's number is its place in the rules text's list; 0 options: the race is over.
    """
    counts = np.zeros(len(races), np.int64)
    numbers = np.full(len(races), -1) if numbers is None else np.asarray(numbers, np.int64)
    step_races(box_of(edition), races, _room()[0], numbers, counts, NOTHING_GIVEN)
    return counts


def choose(edition: Edition, races: Races, bot: str) -> None:
    """Lay what a bot would answer in `act` of each race; nobody has answered by that."""
    choose_acts(box_of(edition), races, *_room(), int(bots_by_number([bot])[0]))


def finished(edition: Edition, races: Races) -> Finished:
    """What came of races that are over, for a simulation to count; the tallies are those of lab/tallies/chariot_race.py."""
    every, best = np.arange(len(races)), races["best"]
    won = races["wrecked"][every, best] == 0
    chariots = int(races["chariots"].max(initial=0))
    tallies = {
        "wrecks": races["wrecks"],
        "caltrops on the board at the end": races["caltrop_size"],
        "damage left, all chariots": races["damage"].sum(axis=1),
        "fate left, all chariots": races["fate"].sum(axis=1),
    }
    for start in range(1, chariots + 1):
        tallies[f"wins from starting place {start}"] = won & (races["start"][every, best] == start)
    for colour, name in enumerate(edition.colours):
        raced = (races["colour"][:, :chariots] == colour).any(axis=1)
        if raced.any():
            tallies[f"races of {name}"] = raced
            tallies[f"wins of {name}"] = won & (races["colour"][every, best] == colour)
    return Finished(np.where(won, races["owner"][every, best], NONE), races["round"], tallies)


__all__ = [
    "BOTS", "BOX", "DESK", "PLAYS", "RACE", "THINKING", "NotFast", "act_of", "bots_by_number", "box_of", "choose",
    "finished", "new_desk", "new_look", "new_races", "play_out", "put_act", "race_at", "race_of", "state_of", "step", "waiting",
    "warm_up",
]
