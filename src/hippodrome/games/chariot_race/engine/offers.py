"""Options of each phase, in the order of the readable rules: counted, listed, or built by number.

An option's number is its position in `list(Offer(state))`. `find_options` finds what is offered; then options can be listed
or built one by one without listing the others.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.chariot_race.edition import MAX_CHARIOTS
from hippodrome.games.chariot_race.engine.edition_record import DICE, FACES, NONE, STEPS
from hippodrome.games.chariot_race.engine.movement import (
    TRACE,
    board_of,
    is_racing,
    is_safe,
    list_speeds,
    path_at,
    track_of,
)
from hippodrome.games.chariot_race.engine.race import (
    ATTACK,
    DICE_PHASE,
    DO_CALTROP,
    DO_JAVELIN,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SPEED,
    DO_START,
    DO_TAKE,
    PATH,
    REPAIR,
    SPEED,
    TAKE,
    encode_answer,
    encode_set,
)
from hippodrome.jit.compile_cache import Record, compiled

MAX_LISTED = 8192
"""Maximum number of listed options; all are counted, and any can be built."""

FORTUNA = FACES.index("fortuna")
FACES_TO_SET = FORTUNA
"""A die may be turned to every face but Fortuna, which is the last."""

SCRATCH = np.dtype([
    ("options", "i8"),  # number of options
    ("act", "i8", (MAX_LISTED + FACES_TO_SET,)),
    ("few", "i4", (max(DICE + 1, MAX_CHARIOTS + STEPS) + 1,)),  # colours, places, speeds; chariots, then spaces
    ("targets", "i4"),  # number of chariots among the few
    ("traced", TRACE),
], align=True)  # fmt: skip
"""Scratch buffer; one serves any number of races, one after another."""


def new_scratch() -> Record:
    """Create a scratch buffer."""
    return np.zeros(1, SCRATCH)[0]


# All phases ---------------------------------------------------------------------------------------------------------


@compiled
def find_options(packed: Record, race: Record, scratch: Record) -> int:
    """Find the options of the open prompt; return their number."""
    phase = race.phase
    if phase == DICE_PHASE:
        scratch.options = 1 + count_rerolls(packed, race) + count_sets(packed, race)
    elif phase == PATH:
        scratch.options = packed.paths[lane_of(packed, race), race.speed[race.active], lane_changes(race)]
    elif phase == ATTACK:
        scratch.targets = find_targets(packed, race, scratch)
        scratch.options = 1 + find_droppable(race, scratch, scratch.targets)
    elif phase == SPEED:
        scratch.options = list_speeds(packed, race, scratch.few)
    elif phase == REPAIR:
        scratch.options = 2
    elif phase == TAKE:
        scratch.options = find_free_colours(packed, race, scratch)
    else:
        scratch.options = find_free_starts(packed, race, scratch)
    return scratch.options


@compiled
def list_options(packed: Record, race: Record, scratch: Record) -> int:
    """Write the options of the open prompt to the scratch buffer; return their number."""
    options = find_options(packed, race, scratch)
    if race.phase == DICE_PHASE:
        list_dice(packed, race, scratch)
    elif race.phase == PATH and cached_paths_index(packed, race) != NONE:
        start = cached_paths_index(packed, race)
        for number in range(options):
            scratch.act[number] = encode_answer(DO_PATH, packed.kept_paths[start + number])
    else:
        for number in range(min(options, MAX_LISTED)):
            scratch.act[number] = option_at(packed, race, scratch, number)
    return options


@compiled
def option_at(packed: Record, race: Record, scratch: Record, number: int) -> int:
    """Return the option with this number, of those found."""
    phase = race.phase
    if phase == DICE_PHASE:
        return dice_at(packed, race, number)
    if phase == PATH:
        return encode_answer(
            DO_PATH, path_at(packed, lane_of(packed, race), race.speed[race.active], lane_changes(race), number)
        )
    if phase == ATTACK:
        return attack_at(scratch, number)
    if phase == SPEED:
        return encode_answer(DO_SPEED, scratch.few[number])
    if phase == REPAIR:
        return encode_answer(DO_PASS if number == 0 else DO_REPAIR, 0)
    return encode_answer(DO_TAKE if phase == TAKE else DO_START, scratch.few[number])


# Setup --------------------------------------------------------------------------------------------------------------


@compiled
def find_free_colours(packed: Record, race: Record, scratch: Record) -> int:
    """Alternate Chariots: the boards not yet taken."""
    found = 0
    for colour in range(packed.colours):
        free = True
        for n in range(race.chariots):
            free = free and race.colour[n] != colour
        if free:
            scratch.few[found] = colour
            found += 1
    return found


@compiled
def find_free_starts(packed: Record, race: Record, scratch: Record) -> int:
    """Alternate Chariots: the free starting places."""
    found, track = 0, track_of(packed, race)
    for place in range(MAX_CHARIOTS):
        if race.stands_on[track.starts[place]] == NONE:
            scratch.few[found] = place
            found += 1
    return found


# Phase 1: repair ----------------------------------------------------------------------------------------------------


@compiled
def can_repair(packed: Record, race: Record) -> bool:
    """Phase 1: Repair: exactly three fate, once per turn; an undamaged chariot needs none."""
    n = race.active
    return not race.repaired and race.fate[n] >= packed.repair_cost and race.damage[n] < board_of(packed, race, n).damage


# Phase 3: dice ------------------------------------------------------------------------------------------------------


@compiled
def dice_cost(packed: Record, race: Record) -> int:
    """Phase 3: Roll Dice: the current cost of a re-roll: the first is free."""
    return 0 if race.free_reroll else packed.dice_cost


@compiled
def can_reroll(packed: Record, race: Record) -> bool:
    """Phase 3: Roll Dice: whether the chariot can pay for a re-roll."""
    return race.free_reroll or can_set(packed, race)


@compiled
def can_set(packed: Record, race: Record) -> bool:
    """Phase 3: Roll Dice: whether the chariot can pay for turning a die."""
    return race.fate[race.active] >= packed.dice_cost


@compiled
def count_rerolls(packed: Record, race: Record) -> int:
    """Count the choices of dice to roll again."""
    return (1 << race.dice_size) - 1 if can_reroll(packed, race) else 0


@compiled
def count_sets(packed: Record, race: Record) -> int:
    """Count the ways to turn one die."""
    return (FACES_TO_SET - 1) * race.dice_size + race.shows[FORTUNA] if can_set(packed, race) else 0


@compiled
def list_dice(packed: Record, race: Record, scratch: Record) -> None:
    """Phase 3: Roll Dice: keep the dice, re-roll any of them, or turn one."""
    scratch.act[0] = encode_answer(DO_KEEP, 0)
    rerolls = count_rerolls(packed, race)
    for n in range(rerolls):
        scratch.act[1 + n] = encode_answer(DO_REROLL, packed.rerolls[race.dice_size, n])
    if can_set(packed, race):
        at = 1 + rerolls
        for die in range(race.dice_size):
            for face in range(FACES_TO_SET):
                scratch.act[at] = encode_set(die, face)  # overwritten by the next one if the die already shows that face
                at += 0 if face == race.dice[die] else 1


@compiled
def dice_at(packed: Record, race: Record, number: int) -> int:
    """Phase 3: Roll Dice: the answer to the dice with this number."""
    if number == 0:
        return encode_answer(DO_KEEP, 0)
    rerolls = count_rerolls(packed, race)
    if number <= rerolls:
        return encode_answer(DO_REROLL, packed.rerolls[race.dice_size, number - 1])
    number -= 1 + rerolls
    die = 0
    while True:
        faces = FACES_TO_SET if race.dice[die] == FORTUNA else FACES_TO_SET - 1
        if number < faces:
            return encode_set(die, number + 1 if number >= race.dice[die] else number)  # the face it shows is left out
        number -= faces
        die += 1


# Phase 5: path ------------------------------------------------------------------------------------------------------


@compiled
def lane_of(packed: Record, race: Record) -> int:
    """Return the lane of the active chariot."""
    return track_of(packed, race).lane[race.space[race.active]]


@compiled
def lane_changes(race: Record) -> int:
    """Changing Lanes: the maximum number in a path."""
    return min(race.speed[race.active], race.steers)


@compiled
def cached_paths_index(packed: Record, race: Record) -> int:
    """Index of the cached list of the offered paths, or NONE."""
    return packed.kept_from[lane_of(packed, race), race.speed[race.active], lane_changes(race)]


# Phase 6: attack ----------------------------------------------------------------------------------------------------


@compiled
def find_targets(packed: Record, race: Record, scratch: Record) -> int:
    """Throw a Javelin: find the chariots that may be hit; return their number."""
    found, track, here = 0, track_of(packed, race), race.space[race.active]
    for n in range(race.chariots):
        scratch.few[found] = n  # overwritten by the next one unless it is a target
        if is_racing(race, n) & (n != race.active) and track.in_range[here, race.space[n]] and not is_safe(race, n):
            found += 1
    return found


@compiled
def find_droppable(race: Record, scratch: Record, found: int) -> int:
    """Drop a Caltrop: append the spaces where one may be dropped, in the order they were moved through."""
    if race.supply > 0:
        first, last, before = race.first, race.last[0], race.last[1]
        for n in range(race.through_size):
            space = race.through[n]
            scratch.few[found] = space  # overwritten by the next one unless a caltrop may be dropped there
            found += (space != first) & (space != last) & (space != before) & (race.lies_on[space] == 0)
    return found


@compiled
def attack_at(scratch: Record, number: int) -> int:
    """Phase 6: Attack: throw at a rival, drop a caltrop, or do neither."""
    if number == 0:
        return encode_answer(DO_PASS, 0)
    return encode_answer(DO_JAVELIN if number <= scratch.targets else DO_CALTROP, scratch.few[number - 1])
