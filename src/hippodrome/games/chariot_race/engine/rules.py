"""Compiled rules of Chariot Race: the functions of `chariot_race/rules.py`, in its order, over one record per race.

`rules.py` of the game is authoritative, and its docstrings cite the rulings; the lockstep tests compare the two. Where the
readable rules wait for an answer, a phase ends here; `apply_answer` continues with the answer.
"""

from __future__ import annotations

from hippodrome.games.chariot_race.edition import ATTACK as ATTACK_FACE
from hippodrome.games.chariot_race.edition import FORTUNA, MAX_CHARIOTS, SPRINT, STEER
from hippodrome.games.chariot_race.engine.edition_record import NONE
from hippodrome.games.chariot_race.engine.movement import (
    board_of,
    count_dice,
    front,
    is_racing,
    list_speeds,
    trace,
    track_of,
)
from hippodrome.games.chariot_race.engine.offers import (
    can_repair,
    can_reroll,
    can_set,
    dice_cost,
    find_droppable,
    find_targets,
)
from hippodrome.games.chariot_race.engine.race import (
    ATTACK,
    DICE_PHASE,
    DO_JAVELIN,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SPEED,
    PATH,
    PHASES,
    REPAIR,
    SPEED,
    START,
    TAKE,
    encode_answer,
    face_of,
    kind_of,
    object_of,
)
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import chance, chance_distinct, chance_several

STREAMS = {"starting places": 0, "first to choose": 1, **{f"dice of chariot {n + 1}": 2 + n for n in range(MAX_CHARIOTS)}}
"""Numbers of the RNG streams, by their names in the readable rules."""
STARTING_PLACES, FIRST_TO_CHOOSE, DICE_OF_FIRST, *_ = STREAMS.values()
TURN_ENDS = len(PHASES)
"""The value after all phases."""


@compiled
def advance(packed: Record, race: Record, scratch: Record, given: Record) -> None:
    """Flow of Play: play on to the next prompt, or to the end of the race."""
    while not race.over:
        if race.answered:
            race.answered = False
            apply_answer(packed, race, scratch, given)
        elif race.phase != NONE:
            return
        elif not race.started:
            if race.unequal:
                choose_chariots(race, given)
            elif race.colour[0] == NONE:
                choose_colours(race)
            else:
                set_up(packed, race, given)
        else:
            turn(packed, race)


@compiled
def apply_answer(packed: Record, race: Record, scratch: Record, given: Record) -> None:
    """Flow of Play: apply the answer of a phase, and begin the next phase."""
    phase, n, do, of = race.phase, race.active, kind_of(race.act), object_of(race.act)
    if phase == REPAIR:
        if do == DO_REPAIR:
            repair(packed, race, n)
        roll_dice(packed, race, given)
    elif phase == DICE_PHASE:
        if do != DO_KEEP:
            change_dice(packed, race, given)
        if do == DO_KEEP or not (can_reroll(packed, race) or can_set(packed, race)):
            race.free_reroll = False
            favor_of_fortuna(packed, race)
            determine_speed(packed, race, scratch)
    elif phase == SPEED:
        set_speed(packed, race, of)
        move(race)
    elif phase == PATH:
        drive(packed, race, scratch, of)
        attack(packed, race, scratch, race.shows[ATTACK_FACE])
    elif phase == ATTACK:
        if do == DO_JAVELIN:
            throw_javelin(packed, race, of)
        elif do != DO_PASS:
            lay_caltrop(race, of)
        attack(packed, race, scratch, 0 if do == DO_PASS else race.attacks - 1)
    else:
        if phase == TAKE:
            give_board(packed, race, n, of)
        else:
            put_on_start(packed, race, n, of)
        next_to_choose(race)
    if race.phase == TURN_ENDS:
        finish_turn(packed, race)


@compiled
def answer_only_option(race: Record, only: int) -> None:
    """Answer at once if there is only one option."""
    race.act, race.answered = only, True


# Setup --------------------------------------------------------------------------------------------------------------


@compiled
def set_up(packed: Record, race: Record, given: Record) -> None:
    """Setup: chariots are drawn one at a time and put on the starting places in that order."""
    chance_distinct(race.luck, given, STARTING_PLACES, race.chariots, race.chariots, race.drawn)
    for place in range(race.chariots):
        put_on_start(packed, race, race.drawn[place], place)
    race.started = True


@compiled
def put_on_start(packed: Record, race: Record, n: int, place: int) -> None:
    """Setup: a chariot on a starting place; of equal fronts the lower number is ahead."""
    race.space[n], race.lap[n] = track_of(packed, race).starts[place], -1
    race.stands_on[race.space[n]] = n
    race.start[n], race.arrived[n] = place + 1, place
    race.clock = max(race.clock, place + 1)


@compiled
def choose_chariots(race: Record, given: Record) -> None:
    """Alternate Chariots: a random player begins to choose."""
    race.first_to_choose = chance(race.luck, given, FIRST_TO_CHOOSE, race.seats)
    next_to_choose(race)


@compiled
def choose_colours(race: Record) -> None:
    """Setup: each player chooses a colour, in the order of the seats; for a second chariot the other way round."""
    race.first_to_choose = 0
    next_to_choose(race)


@compiled
def next_to_choose(race: Record) -> None:
    """Alternate Chariots: boards are chosen clockwise from a random player, a second one the other way round; starting places
    are chosen by the last to choose a board first, for second chariots the other way round again."""
    taken, placed = 0, 0
    for n in range(race.chariots):
        taken += race.colour[n] != NONE
        placed += race.space[n] != NONE
    if taken < race.chariots:
        race.phase = TAKE
        race.active = chooser(race, taken, taken < race.seats)
    elif not race.unequal:
        race.active, race.phase = NONE, NONE
    elif placed < race.chariots:
        race.phase = START
        race.active = chooser(race, placed, placed >= race.seats)
    else:
        race.active, race.phase, race.started = NONE, NONE, True


@compiled
def chooser(race: Record, chosen: int, clockwise: bool) -> int:
    """Return the chariot whose turn it is to choose; the number of a player's first chariot is that of the seat."""
    around = chosen % race.seats
    seat = (race.first_to_choose + (around if clockwise else race.seats - 1 - around)) % race.seats
    return seat if chosen < race.seats else seat + race.seats


@compiled
def give_board(packed: Record, race: Record, n: int, colour: int) -> None:
    """The Chariot Boards: a chariot gets its colour, and its clips go to their starting values."""
    race.colour[n] = colour
    board = board_of(packed, race, n)
    race.damage[n], race.speed[n], race.fate[n] = board.damage_start, board.speed_start, board.fate_start


# A turn -------------------------------------------------------------------------------------------------------------


@compiled
def turn(packed: Record, race: Record) -> None:
    """Flow of Play: repair, adjust initial speed, roll dice, obtain the favor of Fortuna, move, attack."""
    if race.queue_size == 0:
        begin_round(packed, race)
    race.active = race.queue[0]
    leave_queue(race, race.active)
    race.repaired = False
    race.phase = REPAIR
    if not can_repair(packed, race):
        answer_only_option(race, encode_answer(DO_PASS, 0))


@compiled
def begin_round(packed: Record, race: Record) -> None:
    """Flow of Play: the chariot furthest ahead moves first; of equal fronts, the one that arrived first."""
    race.round += 1
    for n in range(race.chariots):
        if is_racing(race, n):
            place = race.queue_size
            while place > 0 and is_ahead(packed, race, n, race.queue[place - 1]):
                race.queue[place] = race.queue[place - 1]
                place -= 1
            race.queue[place] = n
            race.queue_size += 1


@compiled
def is_ahead(packed: Record, race: Record, n: int, other: int) -> bool:
    """End of Round: whether one chariot is ahead of another that raced as well."""
    mine, theirs = front(packed, race, race.space[n], race.lap[n]), front(packed, race, race.space[other], race.lap[other])
    return mine > theirs or (mine == theirs and race.arrived[n] < race.arrived[other])


@compiled
def leave_queue(race: Record, n: int) -> None:
    """Remove a chariot from the queue of this round."""
    kept = 0
    for place in range(race.queue_size):
        race.queue[kept] = race.queue[place]
        kept += race.queue[place] != n
    race.queue_size = kept


@compiled
def finish_turn(packed: Record, race: Record) -> None:
    """Flow of Play: unused dice are lost; after the last turn of the round comes the check for the end."""
    race.active, race.phase = NONE, NONE
    race.dice_size, race.last_size, race.through_size, race.ahead_size = 0, 0, 0, 0
    count_dice(race)
    race.steers, race.attacks = 0, 0
    if race.queue_size == 0:
        end_of_round(packed, race)


# Phases 1 to 4 ------------------------------------------------------------------------------------------------------


@compiled
def repair(packed: Record, race: Record, n: int) -> None:
    """Phase 1: Repair: before rolling, exactly 3 fate repair up to 3 damage, once a turn."""
    race.damage[n] += min(packed.repair, board_of(packed, race, n).damage - race.damage[n])
    race.fate[n] -= packed.repair_cost
    race.repaired = True


@compiled
def roll_dice(packed: Record, race: Record, given: Record) -> None:
    """Phase 2: Adjust Initial Speed: at most the highest speed next to the damage value. Phase 3: Roll Dice: as many dice as
    the speed allows."""
    n = race.active
    board = board_of(packed, race, n)
    race.speed[n] = min(race.speed[n], board.tops[race.damage[n]])
    race.phase = DICE_PHASE
    race.dice_size = board.dice[race.speed[n]]
    chance_several(race.luck, given, DICE_OF_FIRST + n, race.dice_size, packed.faces, race.drawn)
    for die in range(race.dice_size):
        race.dice[die] = packed.die[race.drawn[die]]
    count_dice(race)
    race.free_reroll, race.gave_up = True, False


@compiled
def change_dice(packed: Record, race: Record, given: Record) -> None:
    """Phase 3: Roll Dice: a free re-roll; then 2 fate for each more, or to turn a die."""
    do, n = kind_of(race.act), race.active
    cost = packed.dice_cost
    if do == DO_REROLL:
        cost = dice_cost(packed, race)
    elif race.free_reroll:
        race.gave_up = True
    race.free_reroll = False
    race.fate[n] -= cost
    if do == DO_REROLL:
        reroll(packed, race, object_of(race.act), given)
    else:
        race.dice[object_of(race.act)] = face_of(race.act)
    count_dice(race)


@compiled
def reroll(packed: Record, race: Record, dice: int, given: Record) -> None:
    """Phase 3: Roll Dice: any number of dice, those set aside included."""
    number = 0
    for die in range(race.dice_size):
        number += dice >> die & 1
    chance_several(race.luck, given, DICE_OF_FIRST + race.active, number, packed.faces, race.drawn)
    rolled = 0
    for die in range(race.dice_size):
        if dice >> die & 1:
            race.dice[die] = packed.die[race.drawn[rolled]]
            rolled += 1


@compiled
def favor_of_fortuna(packed: Record, race: Record) -> None:
    """Phase 4: Obtain the Favor of Fortuna: a point of fate for each Fortuna, up to the end of the track."""
    n = race.active
    race.fate[n] += min(race.shows[FORTUNA], board_of(packed, race, n).fate - race.fate[n])


# Phase 5: move ------------------------------------------------------------------------------------------------------


@compiled
def determine_speed(packed: Record, race: Record, scratch: Record) -> None:
    """Phase 5: Move: a change die adds or subtracts 1; prompted if there is a choice."""
    race.phase = SPEED
    if list_speeds(packed, race, scratch.few) == 1:
        answer_only_option(race, encode_answer(DO_SPEED, scratch.few[0]))


@compiled
def set_speed(packed: Record, race: Record, speed: int) -> None:
    """Phase 5: Move: a sprint adds 2 and hurts."""
    n = race.active
    race.speed[n] = speed
    hurt = packed.sprint_damage * race.shows[SPRINT]
    if hurt:
        race.damage[n] = max(0, race.damage[n] - hurt)
        if race.damage[n] == 0:
            wreck(race, n)


@compiled
def move(race: Record) -> None:
    """Phase 5: Move: a space for each point of speed; Changing Lanes: prompted if a steer die allows a lane change."""
    n = race.active
    if race.wrecked[n]:
        race.phase = TURN_ENDS
        return
    race.phase = PATH
    race.steers = race.shows[STEER]
    race.first = race.space[n]
    if race.steers == 0 or race.speed[n] == 0:
        answer_only_option(race, encode_answer(DO_PATH, 0))


@compiled
def drive(packed: Record, race: Record, scratch: Record, path: int) -> None:
    """Phase 5: Move: apply the traced movement step by step, then set back if it ends on a rammed chariot."""
    n, traced = race.active, scratch.traced
    if race.speed[n] == 0:
        race.last[0], race.last[1], race.last_size = race.first, race.first, 1
        return
    trace(packed, race, race.speed[n], path, race.damage[n], traced)
    race.stands_on[race.first] = NONE
    for at in range(traced.steps):
        step = traced.step[at]
        if not step.quiet:
            enter(race, step, at == traced.steps - 1)
            if race.wrecked[n]:
                return
    last = traced.step[traced.steps - 1]
    race.space[n], race.lap[n] = traced.space, traced.lap
    race.last[0], race.last[1], race.last_size = last.space, last.space, 1
    behind = front(packed, race, traced.space, traced.lap)
    race.through_size, race.ahead_size = 0, 0
    for at in range(traced.steps - 1):
        step = traced.step[at]
        if front(packed, race, step.space, step.lap) < behind:
            race.through[race.through_size] = step.space
            race.through_size += 1
        else:
            race.ahead[race.ahead_size] = step.space
            race.ahead_size += 1
    if traced.is_set_back:
        race.last[1], race.last_size = traced.space, 2
        if race.set_back_loses_lap:
            race.completed[n] = min(race.completed[n], max(0, traced.lap))
        if race.damage[last.rammed] == 0:
            wreck(race, last.rammed)
    race.stands_on[race.space[n]] = n
    race.clock += 1
    race.arrived[n] = race.clock


@compiled
def enter(race: Record, step: Record, last: bool) -> None:
    """Alternate Racetrack; Cornering; Drop a Caltrop; Ramming: the effects of a space on the chariot that enters it."""
    n = race.active
    race.space[n], race.lap[n] = step.space, step.lap
    race.completed[n] = max(race.completed[n], step.lap)
    race.damage[n] = 0 if step.heap else max(0, race.damage[n] - step.corner - step.caltrop)
    if step.caltrop:
        take_caltrop(race, step.space)
    if step.rammed != NONE:
        ram(race, step, last)
    if race.damage[n] == 0:
        wreck(race, n)


@compiled
def ram(race: Record, step: Record, last: bool) -> None:
    """Ramming: both chariots take damage. A chariot that ends on a wreck-to-be is set back before the wreck is removed."""
    n, rival = race.active, step.rammed
    race.damage[n] = max(0, race.damage[n] - step.ram)
    race.damage[rival] = max(0, race.damage[rival] - step.rival)
    if race.damage[rival] == 0 and not (last and race.damage[n]):
        wreck(race, rival)


@compiled
def wreck(race: Record, n: int) -> None:
    """Wrecking Your Chariot: it leaves the race at once; a caltrop is put on its space, if there is none."""
    race.wrecks += 1
    race.wrecked[n] = race.wrecks
    leave_queue(race, n)
    space = race.space[n]
    if race.stands_on[space] == n:
        race.stands_on[space] = NONE
    if race.supply > 0 and not race.lies_on[space]:
        lay_caltrop(race, space)


# Phase 6: attack ----------------------------------------------------------------------------------------------------


@compiled
def attack(packed: Record, race: Record, scratch: Record, dice: int) -> None:
    """Phase 6: Attack: for each attack die a caltrop or a javelin, or neither; prompted while there is a target."""
    race.attacks = dice
    race.phase = TURN_ENDS
    if dice and not race.wrecked[race.active] and find_droppable(race, scratch, find_targets(packed, race, scratch)):
        race.phase = ATTACK


@compiled
def lay_caltrop(race: Record, space: int) -> None:
    """Drop a Caltrop; Wrecking Your Chariot: one from the supply onto a space."""
    race.caltrops[race.caltrop_size] = space
    race.caltrop_size += 1
    race.lies_on[space] = True
    race.supply -= 1


@compiled
def take_caltrop(race: Record, space: int) -> None:
    """Drop a Caltrop: one that was driven over goes back to the supply."""
    kept = 0
    for n in range(race.caltrop_size):
        race.caltrops[kept] = race.caltrops[n]
        kept += race.caltrops[n] != space
    race.caltrop_size = kept
    race.lies_on[space] = False
    race.supply += 1


@compiled
def throw_javelin(packed: Record, race: Record, target: int) -> None:
    """Throw a Javelin: it always hits, for one damage."""
    race.damage[target] = max(0, race.damage[target] - packed.javelin_damage)
    if race.damage[target] == 0:
        wreck(race, target)


# The end ------------------------------------------------------------------------------------------------------------


@compiled
def end_of_round(packed: Record, race: Record) -> None:
    """End of Game: after the round in which a chariot still racing has finished; or when no chariot is left. An option ends it,
    too, if the finisher was wrecked in that round."""
    race.best = 0
    finished = race.completed[0] >= race.laps
    for n in range(1, race.chariots):
        finished |= race.completed[n] >= race.laps
        if ranks_before(packed, race, n, race.best):
            race.best = n
    ends = race.finish_ends_race and finished
    race.over = ends or race.wrecked[race.best] > 0 or race.completed[race.best] >= race.laps
    if not race.over:
        race.best = NONE


@compiled
def ranks_before(packed: Record, race: Record, n: int, other: int) -> bool:
    """End of Game: finished chariots, then those still under way, then the wrecks, the later wreck first."""
    if race.wrecked[n] or race.wrecked[other]:
        return race.wrecked[other] > 0 and (race.wrecked[n] == 0 or race.wrecked[n] > race.wrecked[other])
    mine, theirs = race.completed[n] >= race.laps, race.completed[other] >= race.laps
    return is_ahead(packed, race, n, other) if mine == theirs else mine
