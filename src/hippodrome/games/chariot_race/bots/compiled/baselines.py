"""Compiled baseline bots of Chariot Race: `bots/baselines.py` over records. Each returns its answer.

`dummy` and `auriga` choose the same answers as the readable bots; `tiro` has the same distribution, from another generator.
"""

from __future__ import annotations

from hippodrome.games.chariot_race.bots.compiled.auriga import auriga, drive_all_ways, left_after_sprints
from hippodrome.games.chariot_race.edition import CHANGE, SPRINT, STEER
from hippodrome.games.chariot_race.engine.edition_record import NONE
from hippodrome.games.chariot_race.engine.movement import board_of, front, path_at, trace
from hippodrome.games.chariot_race.engine.offers import (
    MAX_LISTED,
    find_options,
    lane_changes,
    lane_of,
    list_options,
    option_at,
)
from hippodrome.games.chariot_race.engine.race import (
    ATTACK,
    DICE_PHASE,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SPEED,
    PATH,
    REPAIR,
    SPEED,
    encode_answer,
    object_of,
)
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import draw_below_long

BOTS = {"random": 0, "random, listing": 1, "tiro": 2, "dummy": 3, "auriga": 4}
"""Bot numbers by name. Random bots draw options uniformly; the second lists all of them first."""
RANDOM, LISTING, TIRO, DUMMY, AURIGA = BOTS.values()

MAX_PATHS_TRIED = 4
"""Maximum number of paths that tiro tries to find one that does not wreck."""


@compiled
def choose(packed: Record, race: Record, scratch: Record, thinking: Record, bot: int) -> int:
    """Return the answer of this bot to the open prompt."""
    if bot == RANDOM:
        find_options(packed, race, scratch)
        return draw_option(packed, race, scratch)
    if bot == LISTING:
        if list_options(packed, race, scratch) > MAX_LISTED:
            return draw_option(packed, race, scratch)
        return scratch.act[draw_number(race, scratch)]
    if bot == TIRO:
        return tiro(packed, race, scratch)
    if bot == DUMMY:
        return dummy(packed, race, scratch, thinking)
    return auriga(packed, race, scratch, thinking)


@compiled
def draw_number(race: Record, scratch: Record) -> int:
    """Draw the number of an option uniformly, from the random numbers of the seat."""
    return draw_below_long(race.thoughts, race.owner[race.active], scratch.options)


@compiled
def draw_option(packed: Record, race: Record, scratch: Record) -> int:
    """Draw one of the options that were found."""
    return option_at(packed, race, scratch, draw_number(race, scratch))


@compiled
def tiro(packed: Record, race: Record, scratch: Record) -> int:
    """Play like a beginner: keep the dice, take any speed, any path that does not wreck, and attack any target."""
    if race.phase == DICE_PHASE:
        return encode_answer(DO_KEEP, 0)
    find_options(packed, race, scratch)
    drawn = draw_option(packed, race, scratch)
    if race.phase == PATH:
        looks = 1
        while looks < MAX_PATHS_TRIED and wrecks(packed, race, scratch, object_of(drawn)):
            drawn = draw_option(packed, race, scratch)
            looks += 1
    return drawn


@compiled
def wrecks(packed: Record, race: Record, scratch: Record, path: int) -> bool:
    """Return whether a path would wreck its chariot."""
    n = race.active
    trace(packed, race, race.speed[n], path, race.damage[n], scratch.traced)
    return scratch.traced.left == 0


# Dummy --------------------------------------------------------------------------------------------------------------


@compiled
def dummy(packed: Record, race: Record, scratch: Record, thinking: Record) -> int:
    """Drive as fast as possible: dice for speed, the highest speed that is survived, the path that leads furthest ahead."""
    n, phase = race.active, race.phase
    if phase == REPAIR:
        held_down = board_of(packed, race, n).tops[race.damage[n]] < race.speed[n]
        return encode_answer(DO_REPAIR if held_down else DO_PASS, 0)
    if phase == DICE_PHASE:
        slow = slow_dice(race)
        return encode_answer(DO_REROLL, slow) if race.free_reroll and slow else encode_answer(DO_KEEP, 0)
    if phase == PATH:
        return encode_answer(DO_PATH, furthest_path(packed, race, scratch))
    find_options(packed, race, scratch)
    if phase == SPEED:
        return encode_answer(DO_SPEED, fastest_speed(packed, race, scratch, thinking))
    return option_at(packed, race, scratch, 1 if phase == ATTACK and scratch.targets else 0)


@compiled
def slow_dice(race: Record) -> int:
    """Return the dice that do not increase the speed, as bits."""
    slow = 0
    for die in range(race.dice_size):
        if race.dice[die] != SPRINT and race.dice[die] != CHANGE:
            slow |= 1 << die
    return slow


@compiled
def fastest_speed(packed: Record, race: Record, scratch: Record, thinking: Record) -> int:
    """Return the highest of the found speeds that is survived; the highest of all if none is."""
    for number in range(scratch.options - 1, -1, -1):
        changes = race.shows[STEER]
        drive_all_ways(packed, race, thinking, scratch.few[number], changes, left_after_sprints(packed, race))
        if thinking.left[changes] > 0:
            return scratch.few[number]
    return scratch.few[scratch.options - 1]


@compiled
def furthest_path(packed: Record, race: Record, scratch: Record) -> int:
    """Return the first of the paths that lead furthest ahead, wrecks last."""
    n = race.active
    speed, lane, changes = race.speed[n], lane_of(packed, race), lane_changes(race)
    best, most, best_left = 0, 0, NONE
    for number in range(packed.paths[lane, speed, changes]):
        path = path_at(packed, lane, speed, changes, number)
        trace(packed, race, speed, path, race.damage[n], scratch.traced)
        reach, left = front(packed, race, scratch.traced.space, scratch.traced.lap), 1 if scratch.traced.left else 0
        if left > best_left or (left == best_left and reach > most):
            best, most, best_left = path, reach, left
    return best
