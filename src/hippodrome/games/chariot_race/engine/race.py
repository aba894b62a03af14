"""The race record: conversion from a state of the readable rules, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.core.ask import Ask
from hippodrome.core.table import Table
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.engine.edition_record import (
    CAPACITY,
    DICE,
    FACES,
    HALVES,
    NONE,
    SPACES,
    STEP_CODES,
    STEPS,
    pack_edition,
)
from hippodrome.games.chariot_race.state import Chariot, State, ranking
from hippodrome.games.chariot_race.track import OFF_BOARD, Place, Track
from hippodrome.jit import UnsupportedByEngine, refuse_fields, refuse_unknown, too_many
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import RNG_STATE

PHASES = ("take", "start", "repair", "dice", "speed", "path", "attack")
TAKE, START, REPAIR, DICE_PHASE, SPEED, PATH, ATTACK = range(len(PHASES))
"""The phases in which a seat decides."""
KINDS = ("take", "start", "repair", "pass", "keep", "reroll", "set", "speed", "path", "javelin", "caltrop")
DO_TAKE, DO_START, DO_REPAIR, DO_PASS, DO_KEEP, DO_REROLL, DO_SET, DO_SPEED, DO_PATH, DO_JAVELIN, DO_CALTROP = range(len(KINDS))
"""The kinds of answers."""

DO_BITS, FACE_BITS = 4, 3
"""An answer is one number: in its lowest bits the kind, then the face that a die is turned to, then the object: a colour,
starting place, die, speed, chariot or space; dice as bits; or steps, two bits each, the last step lowest."""
assert len(KINDS) <= 1 << DO_BITS and len(FACES) <= 1 << FACE_BITS and DO_BITS + FACE_BITS + 2 * STEPS < 63


@compiled
def encode_answer(do: int, of: int) -> int:
    """Encode an answer of this kind with this object."""
    return of << DO_BITS + FACE_BITS | do


@compiled
def encode_set(die: int, face: int) -> int:
    """Encode the answer that turns a die to a face."""
    return encode_answer(DO_SET, die) | face << DO_BITS


@compiled
def kind_of(answer: int) -> int:
    """Return the kind of an answer."""
    return answer & (1 << DO_BITS) - 1


@compiled
def face_of(answer: int) -> int:
    """Return the face that an answer turns a die to."""
    return answer >> DO_BITS & (1 << FACE_BITS) - 1


@compiled
def object_of(answer: int) -> int:
    """Return the object of an answer."""
    return answer >> DO_BITS + FACE_BITS


RACE = np.dtype([
    ("luck", RNG_STATE),
    ("thoughts", RNG_STATE),  # the random numbers of bots, one stream per seat
    ("seats", "i1"),
    ("chariots", "i1"),
    ("laps", "i1"),
    ("halves", "i1"),  # by their number in HALVES
    ("safe_after_finish", "?"),
    ("unequal", "?"),
    ("choose_colours", "?"),
    ("shared_win", "?"),
    ("set_back_loses_lap", "?"),
    ("wrecks_ram", "?"),
    ("finish_ends_race", "?"),
    ("started", "?"),
    ("over", "?"),
    ("answered", "?"),  # `act` holds an answer
    ("act", "i8"),
    ("until", "i4"),  # for search: play_races stops when this round is over; 0: never
    ("first_to_choose", "i1"),  # the seat that chooses a board first
    ("best", "i1"),  # after the end: the first of the ranking
    ("round", "i4"),
    ("clock", "i4"),
    ("wrecks", "i1"),
    ("phase", "i1"),  # by its number in PHASES, NONE between turns
    ("active", "i1"),
    ("repaired", "?"),
    ("free_reroll", "?"),
    ("gave_up", "?"),
    ("steers", "i1"),
    ("attacks", "i1"),
    ("first", "i2"),
    ("supply", "i2"),
    # the chariots
    ("owner", "i1", (MAX_CHARIOTS,)),
    ("colour", "i1", (MAX_CHARIOTS,)),
    ("damage", "i1", (MAX_CHARIOTS,)),
    ("speed", "i1", (MAX_CHARIOTS,)),
    ("fate", "i1", (MAX_CHARIOTS,)),
    ("space", "i2", (MAX_CHARIOTS,)),  # NONE: off the board
    ("lap", "i2", (MAX_CHARIOTS,)),  # current lap; -1 before the first crossing of the line
    ("completed", "i1", (MAX_CHARIOTS,)),  # laps
    ("start", "i1", (MAX_CHARIOTS,)),
    ("arrived", "i4", (MAX_CHARIOTS,)),
    ("wrecked", "i1", (MAX_CHARIOTS,)),
    # lists, with their sizes
    ("queue_size", "i1"), ("dice_size", "i1"), ("last_size", "i1"),
    ("through_size", "i1"), ("ahead_size", "i1"), ("caltrop_size", "i2"),
    ("queue", "i1", (MAX_CHARIOTS,)),
    ("dice", "i1", (DICE,)),
    ("shows", "i1", (len(FACES),)),  # number of dice that show each face
    ("last", "u1", (2,)),  # the same twice, if there is only one
    ("through", "u1", (STEPS,)),
    ("ahead", "u1", (STEPS,)),
    ("caltrops", "u1", (CAPACITY["caltrops"],)),
    # derived arrays, by space
    ("stands_on", "i1", (SPACES,)),  # a chariot that is racing, or NONE
    ("lies_on", "u1", (SPACES,)),  # a caltrop
    ("drawn", "i2", (max(DICE, MAX_CHARIOTS),)),  # output of draws
], align=True)  # fmt: skip
"""One race. Field names are the state's; a list has its size next to it. A place is a space and a lap."""

_SCALAR_FIELDS = (
    "seats",
    "laps",
    "safe_after_finish",
    "unequal",
    "choose_colours",
    "shared_win",
    "set_back_loses_lap",
    "wrecks_ram",
    "finish_ends_race",
    "started",
    "over",
    "round",
    "clock",
    "wrecks",
    "active",
    "repaired",
    "free_reroll",
    "gave_up",
    "steers",
    "attacks",
    "first",
    "supply",
)
_LIST_FIELDS = (
    ("queue", "queue_size"),
    ("dice", "dice_size"),
    ("last", "last_size"),
    ("through", "through_size"),
    ("ahead", "ahead_size"),
    ("caltrops", "caltrop_size"),
)
_CHARIOT_SCALARS = ("owner", "colour", "damage", "speed", "fate", "start", "arrived", "wrecked")
_STATE_FIELDS = frozenset({*(RACE.names or ()), "each", "chariots"})
_CHARIOT_FIELDS = frozenset({*_CHARIOT_SCALARS, "place", "laps"})
"""State fields that the record has room for."""


# From the readable rules --------------------------------------------------------------------------------------------


def race_of(s: State) -> Record:
    """Return the record of a position between two turns or at a prompt; raises UnsupportedByEngine if it does not fit."""
    pack_edition(s.edition)
    _check(s)
    race = np.zeros(1, RACE)[0]
    for name in _SCALAR_FIELDS:
        race[name] = getattr(s, name)
    race["chariots"], race["halves"] = len(s.chariots), HALVES.index(s.halves)
    race["phase"] = PHASES.index(s.phase) if s.phase else NONE
    for name, size in _LIST_FIELDS:
        listed = getattr(s, name)
        race[size] = len(listed)
        race[name][: len(listed)] = listed
    race["shows"] = [s.dice.count(face) for face in range(len(FACES))]
    race["last"][len(s.last) :] = s.last[0] if s.last else 0
    race["stands_on"] = NONE
    for n, chariot in enumerate(s.chariots):
        for name in _CHARIOT_SCALARS:
            race[name][n] = getattr(chariot, name)
        race["completed"][n] = chariot.laps
        race["space"][n] = NONE if chariot.place == OFF_BOARD else s.track.id(*chariot.place)
        race["lap"][n] = 0 if chariot.place == OFF_BOARD else chariot.place.at // s.track.counts[chariot.place.lane]
        if race["space"][n] != NONE and not chariot.wrecked:
            race["stands_on"][race["space"][n]] = n
    race["lies_on"][s.caltrops] = True
    race["first_to_choose"] = _first_to_choose(s)
    race["best"] = ranking(s)[0] if s.over else NONE
    return race


def race_at(table: Table[State]) -> Record:
    """Return the record of a table at a prompt, or after the end; raises UnsupportedByEngine if a draw is pending."""
    if table.prompt is not None and not isinstance(table.prompt, Ask):
        raise UnsupportedByEngine("fast_stopped_for_luck", about=table.prompt.kind)
    return race_of(table.state)


def _check(s: State) -> None:
    """Raise UnsupportedByEngine, by name, for what is unknown, impossible by the rules, or exceeds the capacity."""
    refuse_fields(s, _STATE_FIELDS)
    for chariot in s.chariots:
        refuse_fields(chariot, _CHARIOT_FIELDS)
    refuse_unknown("phase", [s.phase] if s.phase else [], PHASES)
    refuse_unknown("way to join the board", [s.halves], HALVES)
    standing = [s.track.id(*chariot.place) for chariot in s.chariots if not chariot.wrecked and chariot.place != OFF_BOARD]
    if len(set(standing)) < len(standing):
        raise UnsupportedByEngine("fast_two_chariots")
    if len(set(s.caltrops)) < len(s.caltrops):
        raise UnsupportedByEngine("fast_two_caltrops")
    caltrops = len(s.caltrops) + s.supply
    if caltrops > CAPACITY["caltrops"]:
        raise too_many("caltrops", caltrops, CAPACITY["caltrops"])
    for chariot in s.chariots:
        if (
            chariot.colour != NONE
            and max(chariot.damage, chariot.speed, chariot.fate) > CAPACITY["points of a chariot's track"]
        ):
            raise UnsupportedByEngine("fast_many_points")


def _first_to_choose(s: State) -> int:
    """Alternate Chariots: the seat that took a board first, derived from the current chooser and the number of choices."""
    if s.phase == "take":
        taken = sum(chariot.colour != NONE for chariot in s.chariots)
        return (s.active - taken if taken < s.seats else s.active + taken + 1) % s.seats
    if s.phase == "start":
        placed = sum(chariot.place != OFF_BOARD for chariot in s.chariots)
        return (s.active + placed + 1 if placed < s.seats else s.active - placed) % s.seats
    return NONE


# Back to the readable rules -----------------------------------------------------------------------------------------


def state_of(race: Record, edition: Edition) -> State:
    """Return the same position as a state. A table can begin with it between two turns, and in any phase of a turn."""
    alike = {name: race[name].item() for name in _SCALAR_FIELDS}
    lists = {name: race[name][: int(race[size])].tolist() for name, size in _LIST_FIELDS}
    track = edition.tracks[HALVES[race["halves"]]]
    return State(
        **alike,
        **lists,
        halves=HALVES[race["halves"]],
        each=int(race["chariots"]) // int(race["seats"]),
        chariots=[_chariot(race, n, track) for n in range(int(race["chariots"]))],
        phase="" if race["phase"] == NONE else PHASES[race["phase"]],
        edition=edition,
    )


def _chariot(race: Record, n: int, track: Track) -> Chariot:
    space, place = int(race["space"][n]), OFF_BOARD
    if space != NONE:
        lane = track.spaces[space].lane
        place = Place(lane, int(race["lap"][n]) * track.counts[lane] + track.spaces[space].n)
    return Chariot(place=place, laps=int(race["completed"][n]), **{name: int(race[name][n]) for name in _CHARIOT_SCALARS})


# Answers ------------------------------------------------------------------------------------------------------------


def act_of(race: Record, answer: int, edition: Edition) -> Act:
    """Convert an answer in this race to an `Act` of the readable rules."""
    do, face, of = _parts(int(answer))
    match do:
        case "repair" | "pass" | "keep":
            return Act(do)
        case "reroll":
            return Act(do, bits(of))
        case "set":
            return Act(do, (of, face))
        case "path":
            return Act(do, steps_of(of, int(race["speed"][race["active"]])))
        case "javelin":
            return Act(do, (int(race["colour"][of]),))
        case "caltrop":
            space = edition.tracks[HALVES[race["halves"]]].spaces[of]
            return Act(do, (space.lane, space.n))
    return Act(do, (of,))


def put_act(race: Record, answer: Act, edition: Edition) -> None:
    """Write a legal `Act` of the readable rules to a race; it is applied when the race goes on."""
    of = answer.of[0] if answer.of else 0
    match answer.do:
        case "reroll":
            of = sum(1 << die for die in answer.of)
        case "path":
            of = path_of(answer.of)
        case "javelin":
            of = race["colour"].tolist().index(answer.of[0])
        case "caltrop":
            of = edition.tracks[HALVES[race["halves"]]].first_id[answer.of[0]] + answer.of[1]
    face = answer.of[1] if answer.do == "set" else 0
    race["act"] = (of << FACE_BITS | face) << DO_BITS | KINDS.index(answer.do)
    race["answered"] = True


def _parts(answer: int) -> tuple[str, int, int]:
    """Return the kind of an answer, its face, and its object."""
    rest, do = divmod(answer, 1 << DO_BITS)
    of, face = divmod(rest, 1 << FACE_BITS)
    return KINDS[do], face, of


def bits(of: int) -> tuple[int, ...]:
    """Return the positions of the set bits of a number."""
    return tuple(n for n in range(of.bit_length()) if of >> n & 1)


def steps_of(path: int, steps: int) -> tuple[int, ...]:
    """Decode a path into its steps."""
    return tuple(STEP_CODES[path >> 2 * (steps - 1 - n) & 3] for n in range(steps))


def path_of(steps: Sequence[int]) -> int:
    """Encode the steps of a path."""
    path = 0
    for step in steps:
        path = path << 2 | STEP_CODES.index(step)
    return path


def waiting(races: Any) -> Any:
    """Return, for each race, the seat that is to answer next, or NONE if it is over."""
    active = np.maximum(races["active"], 0)
    return np.where(races["over"], NONE, races["owner"][np.arange(len(races)), active])


def winning(races: Any, packed: Record) -> Any:
    """Return the chariots that have won, as (races, chariots). None have in an unfinished race, or if no finisher is left."""
    every, best = np.arange(len(races)), np.maximum(races["best"], 0)
    halves = races["halves"].astype(int)[:, None]
    fronts = races["lap"] * packed["tracks"]["lap"][halves] + packed["tracks"]["front"][halves, np.maximum(races["space"], 0)]
    finished = races["over"][:, None] & (races["wrecked"] == 0) & (races["completed"] >= races["laps"][:, None])
    finished &= np.arange(MAX_CHARIOTS) < races["chariots"][:, None]
    level = races["shared_win"][:, None] & (fronts == fronts[every, best][:, None])
    return finished & finished[every, best][:, None] & ((np.arange(MAX_CHARIOTS) == best[:, None]) | level)


def seats_of(races: Any, chariots: Any) -> Any:
    """Return the seats that own at least one of these chariots, as (races, seats)."""
    seats = np.zeros(chariots.shape, bool)
    np.logical_or.at(seats, (np.arange(len(races))[:, None], races["owner"]), chariots)
    return seats
