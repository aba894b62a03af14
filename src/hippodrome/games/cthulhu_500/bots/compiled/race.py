"""A race as one record: from a state of the rules text between two turns, and back to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled.box import (
    CARDS,
    CONTAGIONS,
    HAND,
    MODS,
    MOST,
    MOST_SEATS,
    NONE,
    PIT,
    REACTIONS,
    box_of,
)
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import Racer, State
from hippodrome.native import NotFast, refuse_fields, refuse_unknown
from hippodrome.native.compiled import Record
from hippodrome.native.luck import LUCK

LENGTHS = ("normal", "short", "long")
NORMAL, SHORT, LONG = range(len(LENGTHS))
PHASES = ("start", "act", "finish")
START, ACT, FINISH = range(len(PHASES))

LAID = REACTIONS + 2
"""So many cards may lie on the table whose effect is not over: all reactions, and what they answer."""

MOMENT = np.dtype([
    ("event", "i1"), ("seat", "i1"), ("rival", "i1"),
    ("push", "i2"), ("swerve", "i2"), ("die", "i2"), ("rival_die", "i2"), ("jinx", "i2"),
    ("next_seat", "i1"),
    ("is_victim", "u1", (MOST_SEATS,)),
    ("unharmed", "u1", (MOST_SEATS,)),
    ("pouncing", "i1", (REACTIONS,)), ("pouncing_size", "i1"),
    ("by", "i1", (MOST_SEATS,)), ("laid", "u1", (MOST_SEATS,)),  # the reactions of this round, in order
    # cards that may be cancelled: one that was played, its cancel, the cancel of that ...
    ("depth", "i1"),
    ("card_by", "i1", (LAID,)), ("card", "u1", (LAID,)),
    ("answers", "i1", (LAID,)),  # which of those before it each of them would cancel
    ("aim", "i2"), ("at", "i1", (2,)),  # what the first of them is aimed at: a card, seats
    ("cancel_by", "i1", (MOST_SEATS,)), ("cancel", "u1", (MOST_SEATS,)),  # who would cancel the last of them, and with what
], align=True)  # fmt: skip
"""What is being answered. Names are those of the rules text's moment; between turns it is empty."""

CHOICE = np.dtype([("worth", "f8"), ("verb", "i1"), ("card", "i2"), ("target", "i2")], align=True)
"""What a mind likes best so far: what to do, with which card, aimed at what (a card or a seat), and what it is worth."""

THOUGHT = np.dtype([
    ("quarters", "i4"),  # of a turn, to go
    ("mine", "f8"),  # the chance to win
    ("risk", "f8"),  # what the free test of the car behind would cost
    ("shares", "f8", (MOST_SEATS,)),  # how much a loss of each rival helps
], align=True)  # fmt: skip
"""What a mind reckons once for all answers to a question."""

RACE = np.dtype([
    ("luck", LUCK),
    ("until", "i4"),  # in thought: play_races leaves the race when this turn would begin; 0: never
    ("seats", "i1"),
    ("length", "i1"),  # by its number in LENGTHS
    ("counters", "i2"),
    ("above", "i2"),
    ("warning_lap", "?"), ("net_laps", "?"), ("swap_laps", "?"), ("damage_passes", "?"), ("drafted", "?"),
    ("phase", "i1"),  # by its number in PHASES
    ("turn", "i4"),
    ("mover", "i1"),
    ("actions", "i2"), ("spells", "i2"), ("threw", "i2"),
    ("flag_aside", "?"),
    ("flag_discarded", "?"),  # it lies in the discard pile
    ("flag_seat", "i1"),
    ("flag_turn", "i4"),
    ("last_draw", "i4"),
    ("over", "?"),
    ("winner", "i1"),  # NONE until it is over
    # the racers
    ("vehicle", "i1", (MOST_SEATS,)),
    ("damaged", "u1", (MOST_SEATS,)),
    ("laps", "i2", (MOST_SEATS,)),
    ("driver", "i2", (MOST_SEATS,)), ("tires", "i2", (MOST_SEATS,)),  # NONE: without
    ("boost", "i2", (MOST_SEATS,)),
    ("slowed", "i2", (MOST_SEATS,)),
    ("sheltered", "u1", (MOST_SEATS,)), ("silent", "u1", (MOST_SEATS,)),
    ("hand_size", "i1", (MOST_SEATS,)), ("pit_size", "i1", (MOST_SEATS,)), ("mods_size", "i1", (MOST_SEATS,)),
    ("hand", "u1", (MOST_SEATS, HAND)), ("pit", "u1", (MOST_SEATS, PIT)), ("mods", "u1", (MOST_SEATS, MODS)),
    # lists, with their sizes
    ("pack", "i1", (MOST_SEATS,)),  # the leader first; as many as seats
    ("last_turns_size", "i1"), ("deck_size", "i2"), ("discard_size", "i2"), ("played_size", "i2"), ("contagions_size", "i1"),
    ("last_turns", "i1", (MOST_SEATS,)),
    ("deck", "u1", (CARDS,)),
    ("discard", "u1", (CARDS,)),
    ("played", "u1", (LAID,)),
    ("contagions", "u1", (CONTAGIONS,)), ("infected", "u1", (CONTAGIONS,)),  # and the card that each lies on
    ("moment", MOMENT),
    ("minds", "u1", (MOST_SEATS,)),  # who answers for each seat, by number in MINDS
    ("thought", THOUGHT),
    ("choice", CHOICE),
    ("drawn", "i2", (HAND,)),  # where luck puts what it draws
], align=True)  # fmt: skip
"""One race. Names are the state's; a list has its size beside it."""

_ALIKE = (
    "counters",
    "above",
    "warning_lap",
    "net_laps",
    "swap_laps",
    "damage_passes",
    "drafted",
    "turn",
    "mover",
    "actions",
    "spells",
    "threw",
    "flag_aside",
    "flag_seat",
    "flag_turn",
    "last_draw",
    "over",
)
_LISTS = ("last_turns", "deck", "discard", "played")
_OF_RACERS = ("vehicle", "damaged", "laps", "boost", "slowed", "sheltered", "silent")
_YES_OR_NO = ("damaged", "sheltered", "silent")
_LISTS_OF_RACERS = ("hand", "pit", "mods")
_OF_STATE = frozenset({*(RACE.names or ()), "racers", "moments", "dice"})
_OF_RACER = frozenset({*_OF_RACERS, *_LISTS_OF_RACERS, "driver", "tires"})
"""What a record has a place for, or needs none: dice that have been thrown only lie there."""


def race_of(s: State) -> Record:
    """The record of a race at the beginning of a turn, or of one that is over; NotFast if it is another, or has no room."""
    return races_of([s])[0]


def races_of(states: Sequence[State]) -> Any:
    """The records of some races."""
    races = np.zeros(len(states), RACE)
    for race, s in zip(races, states, strict=True):
        _write(race, s)
    return races


def _write(race: Record, s: State) -> None:
    box_of(s.edition)
    _check(s)
    for name in _ALIKE:
        race[name] = getattr(s, name)
    race["seats"], race["length"], race["phase"] = len(s.racers), LENGTHS.index(s.length), PHASES.index(s.phase)
    race["flag_discarded"] = s.edition.flag in s.discard
    race["winner"] = race_order(s)[0] if s.over else NONE
    race["pack"][: len(s.pack)] = s.pack
    for name in _LISTS:
        _put(race, name, getattr(s, name))
    _put(race, "contagions", list(s.contagions))
    race["infected"][: len(s.contagions)] = list(s.contagions.values())
    for n, racer in enumerate(s.racers):
        for name in _OF_RACERS:
            race[name][n] = getattr(racer, name)
        race["driver"][n] = NONE if racer.driver is None else racer.driver
        race["tires"][n] = NONE if racer.tires is None else racer.tires
        for name in _LISTS_OF_RACERS:
            listed = getattr(racer, name)
            race[name][n][: len(listed)], race[f"{name}_size"][n] = listed, len(listed)


def _put(race: Record, name: str, listed: list[int]) -> None:
    race[name][: len(listed)], race[f"{name}_size"] = listed, len(listed)


def _check(s: State) -> None:
    """Refuse by name what is not the beginning of a turn, what is not known, and what there is no room for."""
    if not s.over and (s.phase != "start" or s.moments or s.played):
        raise NotFast(f"the fast engine plays on from the beginning of a turn, not in the middle of '{s.phase}'")
    if s.over and s.phase not in PHASES:
        raise NotFast(f"a race that ended in '{s.phase}' is none that the fast engine knows")
    refuse_fields(s, _OF_STATE)
    refuse_unknown("length", [s.length], LENGTHS)
    for racer in s.racers:
        refuse_fields(racer, _OF_RACER)
        if racer.hand != sorted(racer.hand):
            raise NotFast("a hand is not in the order of its cards")
        for what, listed in (("cards in a hand", racer.hand), ("modifications of a vehicle", racer.mods)):
            if len(listed) > MOST[what]:
                raise NotFast(f"{len(listed)} {what} are more than the {MOST[what]} the fast engine has room for")


def state_of(race: Record, edition: Edition) -> State:
    """The same position for the rules text. A table can begin with it between two turns."""
    alike: dict[str, Any] = {name: race[name].item() for name in _ALIKE}
    alike |= {name: _taken(race, name) for name in _LISTS}
    contagions = _taken(race, "contagions")
    return State(
        racers=[_racer(race, n) for n in range(int(race["seats"]))],
        pack=race["pack"][: int(race["seats"])].tolist(),
        length=LENGTHS[race["length"]],
        phase=PHASES[race["phase"]],
        contagions=dict(zip(contagions, race["infected"].tolist(), strict=False)),
        edition=edition,
        **alike,
    )


def _taken(race: Record, name: str) -> list[int]:
    listed: list[int] = race[name][: int(race[f"{name}_size"])].tolist()
    return listed


def _racer(race: Record, n: int) -> Racer:
    alike: dict[str, Any] = {name: race[name][n].item() for name in _OF_RACERS}
    alike |= {name: bool(alike[name]) for name in _YES_OR_NO}  # numba knows no arrays of them
    lists = {name: race[name][n][: int(race[f"{name}_size"][n])].tolist() for name in _LISTS_OF_RACERS}
    driver, tires = int(race["driver"][n]), int(race["tires"][n])
    return Racer(driver=None if driver == NONE else driver, tires=None if tires == NONE else tires, **alike, **lists)
