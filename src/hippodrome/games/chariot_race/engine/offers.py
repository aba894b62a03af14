"""Options of each phase, in the order of the rules text: counted, listed, or built by number.

An option's number is its place in `list(Offer(state))`. What is offered is looked for first (`look`); then options can be
written down, all of them, or built one by one without writing the others.
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
"""Of more options than these only the first are written down; all are counted, and any can be built."""

FORTUNA = FACES.index("fortuna")
FACES_TO_SET = FORTUNA
"""A die may be turned to every face but Fortuna, which is the last."""

SCRATCH = np.dtype([
    ("options", "i8"),  # how many there are
    ("act", "i8", (MAX_LISTED + FACES_TO_SET,)),
    ("few", "i4", (max(DICE + 1, MAX_CHARIOTS + STEPS) + 1,)),  # colours, places, speeds; chariots, then spaces
    ("targets", "i4"),  # how many of the few are chariots
    ("traced", TRACE),
], align=True)  # fmt: skip
"""Scratch buffer; one serves any number of races, one after another."""


def new_scratch() -> Record:
    """Create a scratch buffer."""
    return np.zeros(1, SCRATCH)[0]


# All phases ---------------------------------------------------------------------------------------------------------


@compiled
def find_options(box: Record, race: Record, desk: Record) -> int:
    """Find what the open question offers; how many options there are."""
    phase = race.phase
    if phase == DICE_PHASE:
        desk.options = 1 + count_rerolls(box, race) + count_sets(box, race)
    elif phase == PATH:
        desk.options = box.paths[lane_of(box, race), race.speed[race.active], lane_changes(race)]
    elif phase == ATTACK:
        desk.targets = find_targets(box, race, desk)
        desk.options = 1 + find_droppable(race, desk, desk.targets)
    elif phase == SPEED:
        desk.options = list_speeds(box, race, desk.few)
    elif phase == REPAIR:
        desk.options = 2
    elif phase == TAKE:
        desk.options = find_free_colours(box, race, desk)
    else:
        desk.options = find_free_starts(box, race, desk)
    return desk.options


@compiled
def list_options(box: Record, race: Record, desk: Record) -> int:
    """Write the options of the open question on the desk; how many there are."""
    options = find_options(box, race, desk)
    if race.phase == DICE_PHASE:
        list_dice(box, race, desk)
    elif race.phase == PATH and cached_paths_index(box, race) != NONE:
        start = cached_paths_index(box, race)
        for number in range(options):
            desk.act[number] = encode_answer(DO_PATH, box.kept_paths[start + number])
    else:
        for number in range(min(options, MAX_LISTED)):
            desk.act[number] = option_at(box, race, desk, number)
    return options


@compiled
def option_at(box: Record, race: Record, desk: Record, number: int) -> int:
    """The option with this number, of those that were looked for."""
    phase = race.phase
    if phase == DICE_PHASE:
        return dice_at(box, race, number)
    if phase == PATH:
        return encode_answer(DO_PATH, path_at(box, lane_of(box, race), race.speed[race.active], lane_changes(race), number))
    if phase == ATTACK:
        return attack_at(desk, number)
    if phase == SPEED:
        return encode_answer(DO_SPEED, desk.few[number])
    if phase == REPAIR:
        return encode_answer(DO_PASS if number == 0 else DO_REPAIR, 0)
    return encode_answer(DO_TAKE if phase == TAKE else DO_START, desk.few[number])


# Setup --------------------------------------------------------------------------------------------------------------


@compiled
def find_free_colours(box: Record, race: Record, desk: Record) -> int:
    """Alternate Chariots: the boards not yet taken."""
    found = 0
    for colour in range(box.colours):
        free = True
        for n in range(race.chariots):
            free = free and race.colour[n] != colour
        if free:
            desk.few[found] = colour
            found += 1
    return found


@compiled
def find_free_starts(box: Record, race: Record, desk: Record) -> int:
    """Alternate Chariots: the free starting places."""
    found, track = 0, track_of(box, race)
    for place in range(MAX_CHARIOTS):
        if race.stands_on[track.starts[place]] == NONE:
            desk.few[found] = place
            found += 1
    return found


# Phase 1: repair ----------------------------------------------------------------------------------------------------


@compiled
def can_repair(box: Record, race: Record) -> bool:
    """Phase 1: Repair: exactly three fate, once a turn; a whole chariot needs none."""
    n = race.active
    return not race.repaired and race.fate[n] >= box.repair_cost and race.damage[n] < board_of(box, race, n).damage


# Phase 3: dice ------------------------------------------------------------------------------------------------------


@compiled
def dice_cost(box: Record, race: Record) -> int:
    """Phase 3: Roll Dice: what a re-roll costs now: the first is free."""
    return 0 if race.free_reroll else box.dice_cost


@compiled
def can_reroll(box: Record, race: Record) -> bool:
    """Phase 3: Roll Dice: whether a re-roll can be paid."""
    return race.free_reroll or can_set(box, race)


@compiled
def can_set(box: Record, race: Record) -> bool:
    """Phase 3: Roll Dice: whether turning a die can be paid."""
    return race.fate[race.active] >= box.dice_cost


@compiled
def count_rerolls(box: Record, race: Record) -> int:
    """Count the choices of dice to roll again."""
    return (1 << race.dice_size) - 1 if can_reroll(box, race) else 0


@compiled
def count_sets(box: Record, race: Record) -> int:
    """Count the ways to turn one die."""
    return (FACES_TO_SET - 1) * race.dice_size + race.shows[FORTUNA] if can_set(box, race) else 0


@compiled
def list_dice(box: Record, race: Record, desk: Record) -> None:
    """Phase 3: Roll Dice: keep the dice, re-roll any of them, or turn one."""
    desk.act[0] = encode_answer(DO_KEEP, 0)
    rerolls = count_rerolls(box, race)
    for n in range(rerolls):
        desk.act[1 + n] = encode_answer(DO_REROLL, box.rerolls[race.dice_size, n])
    if can_set(box, race):
        at = 1 + rerolls
        for die in range(race.dice_size):
            for face in range(FACES_TO_SET):
                desk.act[at] = encode_set(die, face)  # overwritten by the next one if it shows that already
                at += 0 if face == race.dice[die] else 1


@compiled
def dice_at(box: Record, race: Record, number: int) -> int:
    """Phase 3: Roll Dice: the answer to the dice with this number."""
    if number == 0:
        return encode_answer(DO_KEEP, 0)
    rerolls = count_rerolls(box, race)
    if number <= rerolls:
        return encode_answer(DO_REROLL, box.rerolls[race.dice_size, number - 1])
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
def lane_of(box: Record, race: Record) -> int:
    """The lane of the chariot whose turn it is."""
    return track_of(box, race).lane[race.space[race.active]]


@compiled
def lane_changes(race: Record) -> int:
    """Changing Lanes: how many a path may have."""
    return min(race.speed[race.active], race.steers)


@compiled
def cached_paths_index(box: Record, race: Record) -> int:
    """Index of the cached list of the offered paths, or NONE."""
    return box.kept_from[lane_of(box, race), race.speed[race.active], lane_changes(race)]


# Phase 6: attack ----------------------------------------------------------------------------------------------------


@compiled
def find_targets(box: Record, race: Record, desk: Record) -> int:
    """Throw a Javelin: the chariots that may be hit; how many there are."""
    found, track, here = 0, track_of(box, race), race.space[race.active]
    for n in range(race.chariots):
        desk.few[found] = n  # overwritten by the next one unless it is a target
        if is_racing(race, n) & (n != race.active) and track.in_range[here, race.space[n]] and not is_safe(race, n):
            found += 1
    return found


@compiled
def find_droppable(race: Record, desk: Record, found: int) -> int:
    """Drop a Caltrop: the spaces where one may be dropped, in the order they were moved through, after what was found."""
    if race.supply > 0:
        first, last, before = race.first, race.last[0], race.last[1]
        for n in range(race.through_size):
            space = race.through[n]
            desk.few[found] = space  # overwritten by the next one unless it may be dropped there
            found += (space != first) & (space != last) & (space != before) & (race.lies_on[space] == 0)
    return found


@compiled
def attack_at(desk: Record, number: int) -> int:
    """Phase 6: Attack: throw at a rival, drop a caltrop, or do neither."""
    if number == 0:
        return encode_answer(DO_PASS, 0)
    return encode_answer(DO_JAVELIN if number <= desk.targets else DO_CALTROP, desk.few[number - 1])
