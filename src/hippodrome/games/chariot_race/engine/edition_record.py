"""An edition packed into one NumPy record, and the checks for editions that exceed its capacity."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from hippodrome.games.chariot_race.edition import FACES as ALL_FACES
from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, SIDES, Board, Edition
from hippodrome.games.chariot_race.movement import outcomes
from hippodrome.games.chariot_race.offers import KEPT_PATHS
from hippodrome.games.chariot_race.paths import count_paths
from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OUT, Track
from hippodrome.jit import UnsupportedByEngine, refuse_unknown, too_many
from hippodrome.jit.compile_cache import Record

NONE = -1
"""No chariot, no colour, no space, no phase."""

CAPACITY: dict[str, int] = {
    "spaces of the board": 255,
    "spaces in a move": 27,
    "points of a chariot's track": 60,
    "dice": 10,
    "faces of the die": 64,
    "caltrops": 200,
}
"""Capacities of the record."""

SPACES, STEPS, POINTS, DICE = (
    CAPACITY[what] for what in ("spaces of the board", "spaces in a move", "points of a chariot's track", "dice")
)
FACES = ("change", "sprint", "steer", "attack", "fortuna")
"""The faces of a die that this engine supports, by their numbers."""
LANE_COUNT, FACE_COUNT = len(LANES), len(FACES)

STEP_CODES = (FORWARD, IN, OUT)
"""The steps in the order in which paths are listed: 0 goes forward, 1 in, 2 out."""
HALVES = tuple(first + second for first in SIDES for second in SIDES)
"""The ways to join the halves of the board, in the order of the edition record."""

TRACK = np.dtype([
    ("lap", "i4"),  # its length
    ("front", "i4", (SPACES,)),
    ("lane", "i1", (SPACES,)),
    ("number", "i2", (SPACES,)),  # in its lane, from the line
    ("limit", "i1", (SPACES,)),
    ("heap", "u1", (SPACES,)),
    ("eventful", "u1", (SPACES,)),  # numbered, a heap, or the first space after the line
    ("to", "i2", (SPACES, 3)),  # destination of each step, or NONE
    ("crosses", "i1", (SPACES, 3)),  # 1: over the line
    ("behind", "i2", (SPACES,)),
    ("in_range", "u1", (SPACES, SPACES)),  # of a javelin
    ("count", "i4", (LANE_COUNT,)),
    ("starts", "i2", (MAX_CHARIOTS,)),
], align=True)  # fmt: skip
"""One way to join the halves. Spaces are ids."""

BOARD = np.dtype([
    ("damage", "i4"), ("damage_start", "i4"), ("speed", "i4"), ("speed_start", "i4"), ("fate", "i4"), ("fate_start", "i4"),
    ("dice", "i4", (POINTS + 1,)),
    ("tops", "i4", (POINTS + 1,)),
], align=True)  # fmt: skip
"""A chariot board. Names are the edition's."""

MAX_CACHED_PATHS = 1 << 16
"""Capacity of the cached lists of paths, the shortest paths first; longer lists are generated each time."""

OUTCOMES = sum(len(outcomes(dice, tuple(range(FACE_COUNT)))) for dice in range(1, DICE + 1))

EDITION_RECORD = np.dtype([
    ("repair_cost", "i4"), ("repair", "i4"), ("dice_cost", "i4"), ("sprint", "i4"), ("sprint_damage", "i4"),
    ("ram_damage", "i4"), ("caltrop_damage", "i4"), ("javelin_damage", "i4"),
    ("faces", "i4"),
    ("die", "i1", (CAPACITY["faces of the die"],)),
    ("colours", "i4"),
    ("equal", BOARD),
    ("boards", BOARD, (MAX_CHARIOTS,)),  # by colour
    ("rerolls", "i2", (DICE + 1, 1 << DICE)),  # by the number of dice, in order: which to roll again, as bits
    ("paths", "i8", (LANE_COUNT, STEPS + 1, DICE + 1)),  # number of paths, by lane, steps and lane changes
    ("kept_from", "i4", (LANE_COUNT, STEPS + 1, DICE + 1)),  # start of each cached list, or NONE
    ("kept_paths", "i8", (MAX_CACHED_PATHS,)),  # one list after another
    ("tracks", TRACK, (len(HALVES),)),
    ("outcome_from", "i4", (DICE + 2,)),  # start of the outcomes, by number of dice
    ("outcome", "i1", (OUTCOMES, FACE_COUNT)),  # number of dice that show each face
    ("outcome_chance", "f8", (OUTCOMES,)),
], align=True)  # fmt: skip
"""Packed edition. Field names are the edition's; arrays have the sizes in CAPACITY."""

_NUMBERS = ("repair_cost", "repair", "dice_cost", "sprint", "sprint_damage", "ram_damage", "caltrop_damage", "javelin_damage")


@lru_cache(maxsize=64)
def pack_edition(edition: Edition) -> Record:
    """Pack an edition into a record; raises UnsupportedByEngine if something in it does not fit."""
    _check(edition)
    packed = np.zeros(1, EDITION_RECORD)[0]
    for name in _NUMBERS:
        packed[name] = getattr(edition, name)
    packed["faces"], packed["colours"] = len(edition.die), len(edition.colours)
    packed["die"][: len(edition.die)] = edition.die
    _fill_board(packed["equal"], edition.equal)
    for colour, board in enumerate(edition.boards):
        _fill_board(packed["boards"][colour], board)
    for n, halves in enumerate(HALVES):
        _fill_track(packed["tracks"][n], edition.tracks[halves], edition.javelin_range)
    for dice in range(1, DICE + 1):
        rerolls = [sum(1 << die for die in some) for n in range(1, dice + 1) for some in combinations(range(dice), n)]
        packed["rerolls"][dice, : len(rerolls)] = rerolls
    _fill_paths(packed, max(board.speed for board in (edition.equal, *edition.boards)))
    _fill_outcomes(packed, edition)
    return packed


def _check(edition: Edition) -> None:
    """Raise UnsupportedByEngine, by name, for what is unknown or exceeds the capacity."""
    refuse_unknown("face", ALL_FACES, FACES)  # even if no die shows it: a die may be turned to it
    if ALL_FACES != FACES:
        raise UnsupportedByEngine("fast_other_faces")
    boards = (edition.equal, *edition.boards)
    numbers = {
        "spaces of the board": max(len(track.spaces) for track in edition.tracks.values()),
        "spaces in a move": max(board.speed for board in boards),
        "points of a chariot's track": max(max(board.damage, board.speed, board.fate) for board in boards),
        "dice": max(edition.dice, *(max(board.dice) for board in boards)),
        "faces of the die": len(edition.die),
        "caltrops": edition.caltrops,
    }
    for what, number in numbers.items():
        if number > CAPACITY[what]:
            raise too_many(what, number, CAPACITY[what])


def _fill_board(record: Any, board: Board) -> None:
    for name in ("damage", "damage_start", "speed", "speed_start", "fate", "fate_start"):
        record[name] = getattr(board, name)
    record["dice"][: len(board.dice)] = board.dice
    record["tops"][: len(board.tops)] = board.tops


def _fill_track(record: Any, track: Track, javelin_range: int) -> None:
    record["lap"], record["count"], record["starts"] = track.lap, track.counts, track.starts
    for n, space in enumerate(track.spaces):
        record["front"][n], record["lane"][n], record["number"][n] = space.front, space.lane, space.n
        record["limit"][n], record["heap"][n], record["eventful"][n] = space.limit, space.heap, n in track.eventful
        record["behind"][n] = track.id(space.lane, space.n - 1)
        record["in_range"][n, : len(track.spaces)] = np.array(track.distances[n]) <= javelin_range
        for code, step in enumerate(STEP_CODES):
            there = track.step(space.lane, space.n, step)
            record["to"][n, code] = NONE if there is None else track.id(*there)
            record["crosses"][n, code] = 0 if there is None else there[1] // track.counts[there[0]]


def _fill_paths(packed: Any, speed: int) -> None:
    """Count the paths, and store the lists of paths that the readable rules would cache, for all speeds of the boards."""
    for lane, steps, changes in np.ndindex(packed["paths"].shape):
        packed["paths"][lane, steps, changes] = count_paths(lane, LANE_COUNT, steps, changes)
    packed["kept_from"] = NONE
    at = 0
    for steps in range(speed + 1):
        for lane, changes in np.ndindex(LANE_COUNT, DICE + 1):
            count = int(packed["paths"][lane, steps, changes])
            if count <= min(KEPT_PATHS, MAX_CACHED_PATHS - at):
                packed["kept_from"][lane, steps, changes] = at
                packed["kept_paths"][at : at + count] = _paths(lane, steps, changes)
                at += count


@cache
def _paths(lane: int, steps: int, changes: int) -> Any:
    """Return every path as a number, in order: those that begin with a step forward, then in, then out."""
    if steps == 0:
        return np.zeros(1, np.int64)
    found = [_paths(lane, steps - 1, changes)]
    for code, to in ((1, lane - 1), (2, lane + 1)):
        if changes and 0 <= to < LANE_COUNT:
            found.append(_paths(to, steps - 1, changes - 1) | code << 2 * (steps - 1))
    return np.concatenate(found)


def _fill_outcomes(packed: Any, edition: Edition) -> None:
    """Write every outcome of the dice, in the order in which the readable bots add them up."""
    at = 0
    for dice in range(1, DICE + 1):
        packed["outcome_from"][dice] = at
        for counts, chance in outcomes(dice, edition.die):
            packed["outcome"][at], packed["outcome_chance"][at] = counts, chance
            at += 1
    packed["outcome_from"][DICE + 1] = at
