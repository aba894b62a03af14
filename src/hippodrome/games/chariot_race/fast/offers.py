"""What is offered in each phase, in the order of the rules text: counted, listed, or built by number.

An option's number is its place in `list(Offer(state))`. Each phase has two functions: `list_...` writes its options on the
desk, `..._at` builds the one with a number without writing the others. What both need to know is found first (`look`).
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.chariot_race.edition import FORTUNA, MOST_CHARIOTS
from hippodrome.games.chariot_race.fast.box import DICE, LANE_COUNT, NONE, STEPS
from hippodrome.games.chariot_race.fast.race import (
    ACT,
    ATTACK,
    DICE_PHASE,
    DO_CALTROP,
    DO_JAVELIN,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SET,
    DO_SPEED,
    DO_START,
    DO_TAKE,
    PATH,
    REPAIR,
    SPEED,
    START,
    TAKE,
)
from hippodrome.games.chariot_race.fast.reckoning import (
    TRACE,
    board_of,
    is_racing,
    is_safe,
    list_speeds,
    path_at,
    showing,
    track_of,
)
from hippodrome.games.chariot_race.offers import SETTABLE
from hippodrome.native.compiled import Record, compiled

MOST_LISTED = 8192
"""Of more options than these only the first are written down; all are counted, and any can be built."""

FACES_TO_SET = len(SETTABLE)
assert tuple(range(FACES_TO_SET)) == SETTABLE and FORTUNA == FACES_TO_SET, "Fortuna is the last face"

DESK = np.dtype([
    ("options", "i8"),  # how many there are
    ("act", ACT, (MOST_LISTED,)),
    ("few", "i4", (max(DICE + 1, 2 * MOST_CHARIOTS + STEPS),)),  # colours, places, speeds; chariots, then spaces
    ("targets", "i4"),  # how many of the few are chariots
    ("change_at", "i4", (DICE + 1,)),  # while paths are listed: the steps at which the lane is changed,
    ("change_to", "i4", (DICE + 1,)),  # to which side,
    ("change_from", "i4", (DICE + 1,)),  # and from which lane
    ("traced", TRACE),
], align=True)
"""Room to write while thinking; one desk serves any number of races, one after another."""


def new_desk() -> Record:
    """A desk."""
    return np.zeros(1, DESK)[0]


@compiled
def put(act: Record, do: int, of: int, face: int) -> None:
    """Write an answer down."""
    act.do, act.of, act.face = do, of, face


# All phases ---------------------------------------------------------------------------------------------------------


@compiled
def look(box: Record, race: Record, desk: Record) -> int:
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
    options = look(box, race, desk)
    phase = race.phase
    if phase == DICE_PHASE:
        list_dice(box, race, desk)
    elif phase == PATH:
        list_paths(desk, lane_of(box, race), race.speed[race.active], lane_changes(race))
    else:
        for number in range(options):
            build_option(box, race, desk, number, desk.act[number])
    return options


@compiled
def build_option(box: Record, race: Record, desk: Record, number: int, act: Record) -> None:
    """Write the option with this number, of those that were looked for, into `act`."""
    phase = race.phase
    if phase == DICE_PHASE:
        dice_at(box, race, number, act)
    elif phase == PATH:
        path = path_at(box, lane_of(box, race), race.speed[race.active], lane_changes(race), number)
        put(act, DO_PATH, path, 0)
    elif phase == ATTACK:
        attack_at(desk, number, act)
    elif phase == SPEED:
        put(act, DO_SPEED, desk.few[number], 0)
    elif phase == REPAIR:
        put(act, DO_PASS if number == 0 else DO_REPAIR, 0, 0)
    elif phase == TAKE:
        put(act, DO_TAKE, desk.few[number], 0)
    elif phase == START:
        put(act, DO_START, desk.few[number], 0)


# Setup --------------------------------------------------------------------------------------------------------------


@compiled
def find_free_colours(box: Record, race: Record, desk: Record) -> int:
    """Alternate Chariots: the boards nobody has taken."""
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
    """Alternate Chariots: the starting places nobody stands on."""
    found, track = 0, track_of(box, race)
    for place in range(MOST_CHARIOTS):
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
    """How many choices of dice to roll again there are."""
    return (1 << race.dice_size) - 1 if can_reroll(box, race) else 0


@compiled
def count_sets(box: Record, race: Record) -> int:
    """How many ways to turn one die there are."""
    return (FACES_TO_SET - 1) * race.dice_size + showing(race, FORTUNA) if can_set(box, race) else 0


@compiled
def list_dice(box: Record, race: Record, desk: Record) -> None:
    """Phase 3: Roll Dice: keep the dice, re-roll any of them, or turn one."""
    put(desk.act[0], DO_KEEP, 0, 0)
    rerolls = count_rerolls(box, race)
    for n in range(rerolls):
        put(desk.act[1 + n], DO_REROLL, box.rerolls[race.dice_size, n], 0)
    if can_set(box, race):
        at = 1 + rerolls
        for die in range(race.dice_size):
            for face in range(FACES_TO_SET):
                if face != race.dice[die]:
                    put(desk.act[at], DO_SET, die, face)
                    at += 1


@compiled
def dice_at(box: Record, race: Record, number: int, act: Record) -> None:
    """Phase 3: Roll Dice: the answer to the dice with this number."""
    rerolls = count_rerolls(box, race)
    if number == 0:
        put(act, DO_KEEP, 0, 0)
    elif number <= rerolls:
        put(act, DO_REROLL, box.rerolls[race.dice_size, number - 1], 0)
    else:
        number -= 1 + rerolls
        die = 0
        while True:
            faces = FACES_TO_SET if race.dice[die] == FORTUNA else FACES_TO_SET - 1
            if number < faces:
                break
            number -= faces
            die += 1
        put(act, DO_SET, die, number + 1 if number >= race.dice[die] else number)  # the face it shows is left out


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
def list_paths(desk: Record, lane: int, steps: int, changes: int) -> None:
    """Changing Lanes: every path, the one that stays in its lane first; from each the next: one lane change more, as late as
    can be, or else the last one to the other side, or earlier."""
    put(desk.act[0], DO_PATH, 0, 0)
    path, made, written = 0, 0, 1
    while written < MOST_LISTED:
        if made < changes and (made == 0 or desk.change_at[made - 1] < steps - 1):
            desk.change_at[made], desk.change_from[made] = steps - 1, lane
            desk.change_to[made] = 1 if lane > 0 else 2
            made += 1
        else:
            path, lane, made = undo_spent_changes(desk, path, lane, steps, made)
            if made == 0:
                return
        to = desk.change_to[made - 1]
        path |= to << 2 * (steps - 1 - desk.change_at[made - 1])
        lane = desk.change_from[made - 1] + (1 if to == 2 else -1)
        put(desk.act[written], DO_PATH, path, 0)
        written += 1


@compiled
def undo_spent_changes(desk: Record, path: int, lane: int, steps: int, made: int) -> tuple[int, int, int]:
    """Take lane changes back, the last first, up to one that can be made to the other side or earlier; the path without it,
    the lane and the number of changes."""
    while made > 0:
        last = made - 1
        at, lane = desk.change_at[last], desk.change_from[last]
        path &= ~(3 << 2 * (steps - 1 - at))
        if desk.change_to[last] == 1 and lane < LANE_COUNT - 1:
            desk.change_to[last] = 2
            return path, lane, made
        if at > (desk.change_at[last - 1] + 1 if last else 0):
            desk.change_at[last] = at - 1
            desk.change_to[last] = 1 if lane > 0 else 2
            return path, lane, made
        made -= 1
    return path, lane, made


# Phase 6: attack ----------------------------------------------------------------------------------------------------


@compiled
def find_targets(box: Record, race: Record, desk: Record) -> int:
    """Throw a Javelin: the chariots that may be hit; how many there are."""
    found, track, here = 0, track_of(box, race), race.space[race.active]
    for n in range(race.chariots):
        if is_racing(race, n) and n != race.active and track.in_range[here, race.space[n]] and not is_safe(race, n):
            desk.few[found] = n
            found += 1
    return found


@compiled
def find_droppable(race: Record, desk: Record, found: int) -> int:
    """Drop a Caltrop: the spaces where one may be dropped, in the order they were moved through, behind what was found."""
    if race.supply > 0:
        for n in range(race.through_size):
            space = race.through[n]
            if space != race.first and not race.lies_on[space] and not was_last(race, space):
                desk.few[found] = space
                found += 1
    return found


@compiled
def was_last(race: Record, space: int) -> bool:
    """Whether a space is where the movement of this turn ended, or where it was set back from."""
    last = False
    for n in range(race.last_size):
        last = last or race.last[n] == space
    return last


@compiled
def attack_at(desk: Record, number: int, act: Record) -> None:
    """Phase 6: Attack: throw at somebody, drop a caltrop, or do neither."""
    if number == 0:
        put(act, DO_PASS, 0, 0)
    else:
        put(act, DO_JAVELIN if number <= desk.targets else DO_CALTROP, desk.few[number - 1], 0)
