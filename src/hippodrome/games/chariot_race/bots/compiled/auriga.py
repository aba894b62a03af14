"""Compiled auriga: every term of `games/chariot_race/bots/auriga.py`, in its order, bit-identical.

The reasons are documented there.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.chariot_race.bots.auriga import (
    FATE,
    FINISH_VALUE,
    JAVELIN,
    LATER_DAMAGE_SHARE,
    LOOKAHEAD_SPACES,
    MAX_LANE_CHANGES,
    RIVAL_HURT,
    RIVAL_WRECKED,
    WRECK_VALUE,
    damage_worth,
)
from hippodrome.games.chariot_race.bots.auriga import SPEED as SPEED_WORTH
from hippodrome.games.chariot_race.edition import ATTACK as ATTACK_FACE
from hippodrome.games.chariot_race.edition import CHANGE, FORTUNA, SPRINT, STEER
from hippodrome.games.chariot_race.engine.edition_record import DICE, FACE_COUNT, NONE, POINTS, SPACES, STEPS
from hippodrome.games.chariot_race.engine.movement import (
    board_of,
    front,
    is_racing,
    is_safe,
    path_at,
    rival_on,
    set_back_place,
    trace,
    track_of,
)
from hippodrome.games.chariot_race.engine.offers import (
    FACES_TO_SET,
    can_reroll,
    can_set,
    dice_cost,
    find_options,
    lane_changes,
    lane_of,
    option_at,
)
from hippodrome.games.chariot_race.engine.race import (
    DICE_PHASE,
    DO_CALTROP,
    DO_JAVELIN,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SPEED,
    PATH,
    REPAIR,
    SPEED,
    START,
    TAKE,
    encode_answer,
    encode_set,
)
from hippodrome.jit.compile_cache import Record, compiled

DAMAGE_WORTH = np.array([damage_worth(left) for left in range(2 * POINTS + 1)])
"""Value of this much remaining damage."""

MAX_WAYS = 2 * SPACES * (DICE + 1)
WAY = np.dtype([
    ("bonus", "f8"), ("space", "i2"), ("lap", "i2"), ("left", "i2"), ("used", "i1"), ("rammed", "i1"),
], align=True)  # fmt: skip
"""A partial path: the value of its rams, its end, the remaining damage, lane changes used, the last rammed chariot."""

AURIGA_SCRATCH = np.dtype([
    ("ways", WAY, (2, MAX_WAYS)),  # partial paths after a step, and after the next
    ("worth", "f8", (DICE + 1,)), ("left", "i4", (DICE + 1,)),  # best of a speed, by the number of lane changes
    ("is_driven", "u1", (STEPS + 1,)),  # by speed, during the evaluation of dice: whether the next two are computed
    ("driven_worth", "f8", (STEPS + 1, MAX_LANE_CHANGES + 1)), ("driven_left", "i4", (STEPS + 1, MAX_LANE_CHANGES + 1)),
    ("is_weighed", "u1", ((DICE + 1) ** (FACE_COUNT - 1),)),  # by dice that show each face but the last
    ("dice_worth", "f8", ((DICE + 1) ** (FACE_COUNT - 1),)),
    ("shown", "i4", (FACE_COUNT,)), ("kept", "i4", (FACE_COUNT,)), ("all", "i4", (FACE_COUNT,)),
], align=True)  # fmt: skip
"""Auriga's scratch record."""


def new_auriga_scratch() -> Record:
    """Create auriga's scratch record."""
    return np.zeros(1, AURIGA_SCRATCH)[0]


@compiled
def auriga(packed: Record, race: Record, scratch: Record, thinking: Record) -> int:
    """Return auriga's answer, which weighs distance against corners, remaining damage, fate, rams and the next turn."""
    phase = race.phase
    if phase == DICE_PHASE:
        return weigh_dice(packed, race, thinking)
    if phase == PATH:
        return encode_answer(DO_PATH, weigh_paths(packed, race, scratch))
    if phase == REPAIR:
        return encode_answer(DO_REPAIR if is_repair_worth_it(packed, race) else DO_PASS, 0)
    find_options(packed, race, scratch)
    if phase == SPEED:
        return encode_answer(DO_SPEED, weigh_speeds(packed, race, scratch, thinking))
    if phase == TAKE:
        return option_at(packed, race, scratch, weigh_boards(packed, scratch) if race.unequal else 0)
    if phase == START:
        return option_at(packed, race, scratch, 0)
    return weigh_attacks(packed, race, scratch)


@compiled
def weigh_boards(packed: Record, scratch: Record) -> int:
    """Alternate Chariots: return the board with the highest expected value."""
    most, best = -1e300, 0
    for number in range(scratch.options):
        board = packed.boards[scratch.few[number]]
        dice = 0
        for speed in range(board.speed + 1):
            dice += board.dice[speed]
        worth = board.damage + 1.2 * board.speed + 0.6 * (board.fate_start + dice / 6) + 0.5 * board.speed_start
        if worth > most:
            most, best = worth, number
    return best


@compiled
def is_repair_worth_it(packed: Record, race: Record) -> bool:
    """Repair as soon as all three points are useful, or the damage limits the speed."""
    n = race.active
    board, damage = board_of(packed, race, n), race.damage[n]
    held_down = 1.5 if board.tops[damage] < race.speed[n] else 0.0
    gain = DAMAGE_WORTH[damage + min(board.damage - damage, packed.repair)] - DAMAGE_WORTH[damage]
    return gain + held_down > FATE * packed.repair_cost + 0.6


# Driving ------------------------------------------------------------------------------------------------------------


@compiled
def end_worth(packed: Record, race: Record, space: int, lap: int, speed: int, left: int) -> float:
    """Return the value of ending a turn here: distance, speed, remaining damage, and the next corners."""
    if left <= 0:
        return WRECK_VALUE
    track = track_of(packed, race)
    ahead, goal = front(packed, race, space, lap), race.laps * track.lap
    worth = ahead / 3
    if ahead > goal:
        return worth + FINISH_VALUE + 0.3 * min(left, 4)
    to_go = (goal - ahead) / 3
    part = min(1.0, 0.25 + to_go / 30)
    worth += part * DAMAGE_WORTH[left]
    board = board_of(packed, race, race.active)
    coming = min(speed, board.tops[min(left, board.damage)])
    worth += SPEED_WORTH * min(float(coming), to_go)
    for steps in range(1, LOOKAHEAD_SPACES + 1):
        if steps > coming + 1 or steps > to_go + 2:
            break
        space = track.to[space, 0]
        if track.heap[space]:
            worth -= 4.0
        elif track.limit[space] and coming - 1 > track.limit[space]:
            over = coming - 1 - track.limit[space]
            hurt = DAMAGE_WORTH[left] - DAMAGE_WORTH[max(0, left - over)]
            worth -= LATER_DAMAGE_SHARE * part * hurt * (1.0 if steps <= coming - 1 else 0.5)
    return worth


@compiled
def ram_worth(packed: Record, race: Record, rammed: int) -> float:
    """Return the value of ramming a chariot."""
    if is_safe(race, rammed):
        return 0.0
    hurt = RIVAL_HURT * packed.ram_damage + (RIVAL_WRECKED if race.damage[rammed] <= packed.ram_damage else 0.0)
    return -2 * hurt if race.owner[rammed] == race.owner[race.active] else hurt


@compiled
def drive_all_ways(packed: Record, race: Record, thinking: Record, speed: int, changes: int, damage: int) -> None:
    """Compute the best path at a speed for 0 to `changes` lane changes, by dynamic programming over steps and spaces."""
    n = race.active
    start = thinking.ways[0, 0]
    start.bonus, start.left, start.used, start.rammed = 0.0, damage, 0, NONE
    start.space, start.lap = race.space[n], race.lap[n]
    ways = 1
    for step in range(speed):
        ways = drive_one_step(packed, race, thinking, speed, changes, step & 1, ways)
    for used in range(changes + 1):
        thinking.worth[used], thinking.left[used] = WRECK_VALUE, 0
    for number in range(ways):
        way = thinking.ways[speed & 1, number]
        space, lap = way.space, way.lap
        if way.rammed != NONE:
            space, lap = set_back_place(packed, race, space, lap, 0)
        worth = way.bonus + end_worth(packed, race, space, lap, speed, way.left)
        if worth > thinking.worth[way.used]:
            thinking.worth[way.used], thinking.left[way.used] = worth, way.left
    for used in range(1, changes + 1):
        better = thinking.worth[used - 1] > thinking.worth[used]
        same = thinking.worth[used - 1] == thinking.worth[used]
        if better or (same and thinking.left[used - 1] > thinking.left[used]):
            thinking.worth[used], thinking.left[used] = thinking.worth[used - 1], thinking.left[used - 1]


@compiled
def drive_one_step(packed: Record, race: Record, thinking: Record, speed: int, changes: int, side: int, ways: int) -> int:
    """Extend the partial paths in one half of the buffer by a step, into the other half; return their number."""
    track, found = track_of(packed, race), 0
    for number in range(ways):
        way = thinking.ways[side, number]
        for code in range(3 if way.used < changes else 1):
            space = track.to[way.space, code]
            if space == NONE or track.heap[space]:
                continue
            left, bonus, rammed = way.left, way.bonus, NONE
            if track.limit[space] and speed > track.limit[space]:
                left -= speed - track.limit[space]
            if race.lies_on[space]:
                left -= packed.caltrop_damage
            rival = rival_on(race, space)
            if rival != NONE and left > 0:
                rammed = rival
                left -= packed.ram_damage
                bonus += ram_worth(packed, race, rival)
            if left > 0:
                lap, used = way.lap + track.crosses[way.space, code], way.used + (1 if code else 0)
                found = add_way(thinking, 1 - side, found, space, lap, used, left, bonus, rammed)
    return found


@compiled
def add_way(
    thinking: Record, side: int, found: int, space: int, lap: int, used: int, left: int, bonus: float, rammed: int
) -> int:
    """Append a partial path, unless a better one leads to the same place with as many lane changes; return their number."""
    at = 0
    while at < found:
        way = thinking.ways[side, at]
        if way.space == space and way.lap == lap and way.used == used:
            if way.left > left or (way.left == left and way.bonus >= bonus):
                return found
            break
        at += 1
    if at == MAX_WAYS:
        raise ValueError("there are more ways to drive than the fast engine has room for")
    way = thinking.ways[side, at]
    way.space, way.lap, way.used, way.left, way.bonus, way.rammed = space, lap, used, left, bonus, rammed
    return max(found, at + 1)


@compiled
def weigh_paths(packed: Record, race: Record, scratch: Record) -> int:
    """Return the path of the highest value, wrecks last."""
    n, traced = race.active, scratch.traced
    speed, lane, changes = race.speed[n], lane_of(packed, race), lane_changes(race)
    best, chosen = -1e9, 0
    for number in range(packed.paths[lane, speed, changes]):
        path = path_at(packed, lane, speed, changes, number)
        trace(packed, race, speed, path, race.damage[n], traced)
        worth = end_worth(packed, race, traced.space, traced.lap, speed, traced.left)
        for at in range(traced.steps):
            step = traced.step[at]
            if not step.quiet and step.rammed != NONE:
                worth += ram_worth(packed, race, step.rammed)
        worth += 0.01 * traced.steps
        if worth > best:
            best, chosen = worth, path
    return chosen


@compiled
def left_after_sprints(packed: Record, race: Record) -> int:
    """Return the remaining damage after the sprints of this turn."""
    return max(0, race.damage[race.active] - packed.sprint_damage * race.shows[SPRINT])


@compiled
def weigh_speeds(packed: Record, race: Record, scratch: Record, thinking: Record) -> int:
    """Return the speed with the best path."""
    changes = min(MAX_LANE_CHANGES + 1, race.shows[STEER])
    best, chosen = -1e300, 0
    for number in range(scratch.options):
        drive_all_ways(packed, race, thinking, scratch.few[number], changes, left_after_sprints(packed, race))
        if thinking.worth[changes] > best:
            best, chosen = thinking.worth[changes], number
    return scratch.few[chosen]


# Dice ---------------------------------------------------------------------------------------------------------------


@compiled
def weigh_dice(packed: Record, race: Record, thinking: Record) -> int:
    """Keep, re-roll any dice or turn one: by the mean value of all outcomes, minus the fate spent."""
    thinking.is_driven[:] = False
    thinking.is_weighed[: (race.dice_size + 1) ** (FACE_COUNT - 1)] = False
    for face in range(FACE_COUNT):
        thinking.shown[face] = thinking.all[face] = race.shows[face]
    best, chosen = dice_worth(packed, race, thinking), encode_answer(DO_KEEP, 0)
    if can_reroll(packed, race):
        best, chosen = weigh_rerolls(packed, race, thinking, best, chosen)
    if can_set(packed, race) and not race.free_reroll:
        chosen = weigh_turns(packed, race, thinking, best, chosen)
    return chosen


@compiled
def weigh_rerolls(packed: Record, race: Record, thinking: Record, best: float, chosen: int) -> tuple[float, int]:
    """Try every choice of dice to keep, as the number of each face, the last face counting up first; return the best so far."""
    kept, shown = thinking.kept, thinking.shown
    cost = FATE * dice_cost(packed, race) + 0.15
    for face in range(FACE_COUNT):
        kept[face] = 0
    dice = race.dice_size  # number of dice to re-roll
    while dice > 0:
        worth = mean_worth(packed, race, thinking, dice) - cost
        if worth > best:
            best, chosen = worth, encode_answer(DO_REROLL, dice_not_kept(race, thinking))
        face = FACE_COUNT - 1
        while kept[face] == shown[face]:
            dice += kept[face]
            kept[face] = 0
            face -= 1
        kept[face] += 1
        dice -= 1
    return best, chosen


@compiled
def mean_worth(packed: Record, race: Record, thinking: Record, dice: int) -> float:
    """Return the mean value of the dice to keep and of this number of others, over all their rolls."""
    mean = 0.0
    for n in range(packed.outcome_from[dice], packed.outcome_from[dice + 1]):
        for face in range(FACE_COUNT):
            thinking.all[face] = thinking.kept[face] + packed.outcome[n, face]
        mean += packed.outcome_chance[n] * dice_worth(packed, race, thinking)
    return mean


@compiled
def dice_not_kept(race: Record, thinking: Record) -> int:
    """Return the dice that a choice re-rolls, as bits."""
    for face in range(FACE_COUNT):
        thinking.all[face] = thinking.kept[face]
    found = 0
    for die in range(race.dice_size):
        face = race.dice[die]
        if thinking.all[face] > 0:
            thinking.all[face] -= 1
        else:
            found |= 1 << die
    return found


@compiled
def weigh_turns(packed: Record, race: Record, thinking: Record, best: float, chosen: int) -> int:
    """Try each way to turn one die, equal dice once; return the best answer."""
    for old in range(FACE_COUNT):
        if thinking.shown[old]:
            for new in range(FACES_TO_SET):
                if new != old:
                    for face in range(FACE_COUNT):
                        thinking.all[face] = thinking.shown[face]
                    thinking.all[old] -= 1
                    thinking.all[new] += 1
                    worth = dice_worth(packed, race, thinking) - FATE * packed.dice_cost - 0.15
                    if worth > best:
                        best, chosen = worth, encode_set(first_showing(race, old), new)
    return chosen


@compiled
def first_showing(race: Record, face: int) -> int:
    """Return the first die that shows a face."""
    die = 0
    while race.dice[die] != face:
        die += 1
    return die


@compiled
def dice_worth(packed: Record, race: Record, thinking: Record) -> float:
    """Return the value of the dice in `all`, given the number that show each face; computed once per turn."""
    number = 0
    for face in range(FACE_COUNT - 1):
        number = number * (race.dice_size + 1) + thinking.all[face]
    if not thinking.is_weighed[number]:
        thinking.is_weighed[number] = True
        thinking.dice_worth[number] = compute_dice_worth(packed, race, thinking)
    return thinking.dice_worth[number]


@compiled
def compute_dice_worth(packed: Record, race: Record, thinking: Record) -> float:
    """Compute the value of the dice in `all`: the best speed they make, fate and attacks."""
    n, dice = race.active, thinking.all
    board = board_of(packed, race, n)
    base = race.speed[n] + packed.sprint * dice[SPRINT]
    hurt = packed.sprint_damage * dice[SPRINT]
    changes = min(dice[STEER], MAX_LANE_CHANGES)
    best = WRECK_VALUE
    for net in range(-dice[CHANGE], dice[CHANGE] + 1, 2):
        speed = max(0, min(board.speed, base + net))
        if not thinking.is_driven[speed]:
            drive_for_dice(packed, race, thinking, speed)
        left = thinking.driven_left[speed, changes]
        if left > hurt:
            lost = DAMAGE_WORTH[left] - DAMAGE_WORTH[left - hurt]
            best = max(best, thinking.driven_worth[speed, changes] - lost)
    fate = min(board.fate - race.fate[n], dice[FORTUNA])
    return best + FATE * fate + attack_worth(race) * dice[ATTACK_FACE]


@compiled
def drive_for_dice(packed: Record, race: Record, thinking: Record, speed: int) -> None:
    """Compute the best path at a speed, with the current damage."""
    drive_all_ways(packed, race, thinking, speed, MAX_LANE_CHANGES, race.damage[race.active])
    thinking.is_driven[speed] = True
    for changes in range(MAX_LANE_CHANGES + 1):
        thinking.driven_worth[speed, changes] = thinking.worth[changes]
        thinking.driven_left[speed, changes] = thinking.left[changes]


@compiled
def attack_worth(race: Record) -> float:
    """Return the value of an attack die: zero for a chariot that races alone."""
    racing = 0
    for n in range(race.chariots):
        racing += 1 if is_racing(race, n) else 0
    return JAVELIN if racing > 1 else 0.0


# Attacks ------------------------------------------------------------------------------------------------------------


@compiled
def weigh_attacks(packed: Record, race: Record, scratch: Record) -> int:
    """Return the javelin or caltrop, among those found, that hurts a rival most, leaders first; pass if none is useful."""
    me, finish = race.owner[race.active], race.laps * track_of(packed, race).lap
    best, chosen = 0.0, encode_answer(DO_PASS, 0)
    for number in range(scratch.targets):
        n = scratch.few[number]
        if race.owner[n] != me:
            worth = 1.0 + front(packed, race, race.space[n], race.lap[n]) / finish + (8.0 if race.damage[n] == 1 else 0.0)
            worth += 1.0 / race.damage[n]
            if worth > best:
                best, chosen = worth, encode_answer(DO_JAVELIN, n)
    for number in range(scratch.targets, scratch.options - 1):
        worth = caltrop_worth(packed, race, scratch.few[number])
        if worth > best:
            best, chosen = worth, encode_answer(DO_CALTROP, scratch.few[number])
    return chosen


@compiled
def caltrop_worth(packed: Record, race: Record, space: int) -> float:
    """Drop a Caltrop: the probability that the next chariot in that lane is a rival's, and how near it is."""
    track, me = track_of(packed, race), race.owner[race.active]
    nearest, owner = 13, me
    for n in range(race.chariots):
        if is_racing(race, n) and n != race.active and track.lane[race.space[n]] == track.lane[space]:
            behind = track.number[space] - track.number[race.space[n]]
            if behind < 0:
                behind += track.count[track.lane[space]]
            if 0 < behind < nearest:
                nearest, owner = behind, race.owner[n]
    return 0.0 if owner == me else 1.1 if nearest <= 6 else 0.6
