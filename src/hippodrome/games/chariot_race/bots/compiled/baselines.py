"""Compiled baseline bots of Chariot Race: `bots/baselines.py` over records. Each returns its answer.

`dummy` and `auriga` choose as the text's; `tiro` as likely as the text's, from random numbers of its own kind.
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
"""The bots by name. Random ones take any option, each as likely as any other; the second writes all of them down first."""
RANDOM, LISTING, TIRO, DUMMY, AURIGA = BOTS.values()

MAX_PATHS_TRIED = 4
"""Paths that tiro looks at for one that does not wreck."""


@compiled
def choose(box: Record, race: Record, desk: Record, thinking: Record, bot: int) -> int:
    """The answer of this bot to the open question."""
    if bot == RANDOM:
        find_options(box, race, desk)
        return draw_option(box, race, desk)
    if bot == LISTING:
        if list_options(box, race, desk) > MAX_LISTED:
            return draw_option(box, race, desk)
        return desk.act[draw_number(race, desk)]
    if bot == TIRO:
        return tiro(box, race, desk)
    if bot == DUMMY:
        return dummy(box, race, desk, thinking)
    return auriga(box, race, desk, thinking)


@compiled
def draw_number(race: Record, desk: Record) -> int:
    """The number of any option, each as likely as any other, from the random numbers of the seat."""
    return draw_below_long(race.thoughts, race.owner[race.active], desk.options)


@compiled
def draw_option(box: Record, race: Record, desk: Record) -> int:
    """Any option of those that were looked for."""
    return option_at(box, race, desk, draw_number(race, desk))


@compiled
def tiro(box: Record, race: Record, desk: Record) -> int:
    """A beginner: keeps the dice, takes any speed, any path that does not wreck, and attacks any target."""
    if race.phase == DICE_PHASE:
        return encode_answer(DO_KEEP, 0)
    find_options(box, race, desk)
    drawn = draw_option(box, race, desk)
    if race.phase == PATH:
        looks = 1
        while looks < MAX_PATHS_TRIED and wrecks(box, race, desk, object_of(drawn)):
            drawn = draw_option(box, race, desk)
            looks += 1
    return drawn


@compiled
def wrecks(box: Record, race: Record, desk: Record, path: int) -> bool:
    """Return whether a path would wreck the chariot that drives it."""
    n = race.active
    trace(box, race, race.speed[n], path, race.damage[n], desk.traced)
    return desk.traced.left == 0


# Dummy --------------------------------------------------------------------------------------------------------------


@compiled
def dummy(box: Record, race: Record, desk: Record, thinking: Record) -> int:
    """Always as fast as it can: dice for speed, the highest speed that is survived, the path that leads furthest ahead."""
    n, phase = race.active, race.phase
    if phase == REPAIR:
        held_down = board_of(box, race, n).tops[race.damage[n]] < race.speed[n]
        return encode_answer(DO_REPAIR if held_down else DO_PASS, 0)
    if phase == DICE_PHASE:
        slow = slow_dice(race)
        return encode_answer(DO_REROLL, slow) if race.free_reroll and slow else encode_answer(DO_KEEP, 0)
    if phase == PATH:
        return encode_answer(DO_PATH, furthest_path(box, race, desk))
    find_options(box, race, desk)
    if phase == SPEED:
        return encode_answer(DO_SPEED, fastest_speed(box, race, desk, thinking))
    return option_at(box, race, desk, 1 if phase == ATTACK and desk.targets else 0)


@compiled
def slow_dice(race: Record) -> int:
    """The dice that do not make faster, as bits."""
    slow = 0
    for die in range(race.dice_size):
        if race.dice[die] != SPRINT and race.dice[die] != CHANGE:
            slow |= 1 << die
    return slow


@compiled
def fastest_speed(box: Record, race: Record, desk: Record, thinking: Record) -> int:
    """The highest of the speeds looked for that is survived; the highest of all if none is."""
    for number in range(desk.options - 1, -1, -1):
        changes = race.shows[STEER]
        drive_all_ways(box, race, thinking, desk.few[number], changes, left_after_sprints(box, race))
        if thinking.left[changes] > 0:
            return desk.few[number]
    return desk.few[desk.options - 1]


@compiled
def furthest_path(box: Record, race: Record, desk: Record) -> int:
    """The first of the paths that lead furthest ahead, wrecks last."""
    n = race.active
    speed, lane, changes = race.speed[n], lane_of(box, race), lane_changes(race)
    best, most, best_left = 0, 0, NONE
    for number in range(box.paths[lane, speed, changes]):
        path = path_at(box, lane, speed, changes, number)
        trace(box, race, speed, path, race.damage[n], desk.traced)
        reach, left = front(box, race, desk.traced.space, desk.traced.lap), 1 if desk.traced.left else 0
        if left > best_left or (left == best_left and reach > most):
            best, most, best_left = path, reach, left
    return best
