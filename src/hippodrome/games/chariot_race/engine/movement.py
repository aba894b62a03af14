"""Movement: the functions of `chariot_race/movement.py` for speeds and paths, over one record per race.

A place is a space and a lap; a path is a number, two bits per step (race.py).
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.chariot_race.edition import CHANGE, SPRINT
from hippodrome.games.chariot_race.engine.edition_record import FACE_COUNT, NONE, STEPS
from hippodrome.jit.compile_cache import Record, compiled

STEP = np.dtype([
    ("space", "i2"), ("lap", "i2"),
    ("corner", "i2"), ("caltrop", "i2"), ("ram", "i2"), ("rival", "i2"),  # damage
    ("rammed", "i1"),  # the chariot in this space, or NONE
    ("heap", "?"),
    ("quiet", "?"),  # nothing happens here, and it is not the first space after the line
], align=True)  # fmt: skip
"""A space entered. For a quiet one only the place is written."""

TRACE = np.dtype([
    ("steps", "i4"),
    ("step", STEP, (STEPS,)),
    ("left", "i4"),  # remaining damage; 0: wrecked in the last step
    ("is_set_back", "?"),
    ("space", "i2"), ("lap", "i2"),  # its end
], align=True)  # fmt: skip
"""A whole movement: its steps up to a wreck, and its end."""


@compiled
def board_of(packed: Record, race: Record, n: int) -> Record:
    """Return a chariot's board."""
    return packed.boards[race.colour[n]] if race.unequal else packed.equal


@compiled
def track_of(packed: Record, race: Record) -> Record:
    """Return the joined board."""
    return packed.tracks[race.halves]


@compiled
def count_dice(race: Record) -> None:
    """Count the dice that show each face."""
    for face in range(FACE_COUNT):
        race.shows[face] = 0
    for die in range(race.dice_size):
        race.shows[race.dice[die]] += 1


@compiled
def front(packed: Record, race: Record, space: int, lap: int) -> int:
    """Flow of Play: the position of a place along the race: the front border of its space, laps included."""
    track = track_of(packed, race)
    return lap * track.lap + track.front[space]


@compiled
def is_racing(race: Record, n: int) -> bool:
    """Return whether a chariot is on the track."""
    return race.wrecked[n] == 0 and race.space[n] != NONE


@compiled
def is_safe(race: Record, n: int) -> bool:
    """No Damage After Crossing the Finish Line: whether rivals must not damage this chariot."""
    return race.safe_after_finish and n != race.active and race.completed[n] >= race.laps


@compiled
def rival_on(race: Record, space: int) -> int:
    """Return the other chariot on a space, or NONE."""
    n = race.stands_on[space]
    return NONE if n == race.active else n


# Speed --------------------------------------------------------------------------------------------------------------


@compiled
def speed_after(packed: Record, race: Record, change: int) -> int:
    """Phase 5: Move: the speed if the change dice add up to this; the sum first, then the ends."""
    n = race.active
    wanted = race.speed[n] + packed.sprint * race.shows[SPRINT] + change
    return max(0, min(board_of(packed, race, n).speed, wanted))


@compiled
def list_speeds(packed: Record, race: Record, speeds: Record) -> int:
    """Phase 5: Move: write the speeds that the dice can make, the slowest first, to `speeds`; return their number."""
    dice, found = race.shows[CHANGE], 0
    for change in range(-dice, dice + 1, 2):
        speed = speed_after(packed, race, change)
        if found == 0 or speeds[found - 1] != speed:
            speeds[found] = speed
            found += 1
    return found


# Paths --------------------------------------------------------------------------------------------------------------


@compiled
def trace(packed: Record, race: Record, speed: int, path: int, damage: int, traced: Record) -> None:
    """Phase 5: Move: follow a path at a speed, with this much remaining damage. A wreck ends it."""
    track = track_of(packed, race)
    space, lap, gone = race.space[race.active], race.lap[race.active], 0
    traced.steps, traced.left, traced.is_set_back = 0, damage, False
    for n in range(speed):
        code = path >> 2 * (speed - 1 - n) & 3
        lap += track.crosses[space, code]
        space = track.to[space, code]
        step = traced.step[n]
        step.space, step.lap = space, lap
        traced.steps += 1
        step.quiet = not track.eventful[space] and rival_on(race, space) == NONE and not race.lies_on[space]
        if not step.quiet:
            gone |= reckon_step(packed, race, speed, step, traced)
            if traced.left == 0:
                break
    traced.space, traced.lap = space, lap
    if traced.left and speed:
        last = traced.step[speed - 1]
        if not last.quiet and last.rammed != NONE:
            traced.is_set_back = True
            traced.space, traced.lap = set_back_place(packed, race, space, lap, gone)


@compiled
def reckon_step(packed: Record, race: Record, speed: int, step: Record, traced: Record) -> int:
    """Alternate Racetrack; Cornering; Drop a Caltrop; Ramming: the effects of a space on the chariot that enters it. Returns
    the rivals that it wrecks, as bits."""
    track = track_of(packed, race)
    step.corner, step.caltrop, step.ram, step.rival, step.rammed = 0, 0, 0, 0, NONE
    step.heap = track.heap[step.space]
    left, gone = traced.left, 0
    if step.heap:
        left = 0
    limit = track.limit[step.space]
    if limit and speed > limit:
        step.corner = speed - limit
        left -= step.corner
    if left > 0 and race.lies_on[step.space]:
        step.caltrop = packed.caltrop_damage
        left -= step.caltrop
    rival = rival_on(race, step.space)
    if rival != NONE and (left > 0 or race.wrecks_ram):
        step.rammed, step.ram = rival, packed.ram_damage
        step.rival = 0 if is_safe(race, rival) else packed.ram_damage
        left -= step.ram
        if race.damage[rival] <= step.rival:
            gone = 1 << rival
    traced.left = max(0, left)
    return gone


@compiled
def set_back_place(packed: Record, race: Record, space: int, lap: int, gone: int) -> tuple[int, int]:
    """Ramming: the first free space behind in the same lane; a stone heap leaves no room for a chariot.

    `gone` are the chariots that leave the race before, as bits.
    """
    track = track_of(packed, race)
    while True:
        lap -= 1 if track.number[space] == 0 else 0
        space = track.behind[space]
        rival = rival_on(race, space)
        if not track.heap[space] and (rival == NONE or gone >> rival & 1):
            return space, lap


@compiled
def path_at(packed: Record, lane: int, steps: int, changes: int, number: int) -> int:
    """Changing Lanes: of the paths with at most this number of lane changes, one by its index."""
    path = 0
    while steps and changes:
        steps -= 1
        path <<= 2
        staying = packed.paths[lane, steps, min(steps, changes)]
        if number < staying:
            continue
        number -= staying
        changes -= 1
        inside = packed.paths[lane - 1, steps, min(steps, changes)] if lane > 0 else 0
        if number < inside:
            lane -= 1
            path |= 1
        else:
            number -= inside
            lane += 1
            path |= 2
    return path << 2 * steps
