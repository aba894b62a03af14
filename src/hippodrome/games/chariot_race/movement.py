"""Movement: the effects of a speed or a path. The rules apply what is computed here, and previews show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import factorial
from typing import Any, NamedTuple

from hippodrome.games.chariot_race.edition import CHANGE, FACES, SPRINT
from hippodrome.games.chariot_race.state import NOBODY, State, board_of, is_safe, racing
from hippodrome.games.chariot_race.track import FORWARD

# Speed --------------------------------------------------------------------------------------------------------------


def speed_after(s: State, change: int) -> int:
    """Phase 5: Move: the speed if the change dice add up to this; the sum first, then the ends. (Ruling 4)"""
    before, top = speed_before_changes(s)
    return max(0, min(top, before + change))


def speed_before_changes(s: State, dice: Sequence[int] | None = None) -> tuple[int, int]:
    """Phase 5: Move: the speed with all sprints, which may be beyond the end of the track; and that end."""
    chariot = s.chariots[s.active]
    return chariot.speed + s.edition.sprint * (s.dice if dice is None else dice).count(SPRINT), board_of(s, chariot).speed


def changes(s: State, dice: Sequence[int] | None = None) -> list[int]:
    """Phase 5: Move: the possible sums of the change dice, each of them plus or minus one."""
    number = (s.dice if dice is None else dice).count(CHANGE)
    return list(range(-number, number + 1, 2))


def speeds(s: State, dice: Sequence[int] | None = None) -> list[int]:
    """Phase 5: Move: the speeds that the dice on the table, or these, can make, the slowest first."""
    before, top = speed_before_changes(s, dice)
    if CHANGE not in (s.dice if dice is None else dice):
        return [min(top, before)]
    return sorted({max(0, min(top, before + change)) for change in changes(s, dice)})


def speed_sum(s: State, chosen: int) -> dict[str, Any]:
    """Phase 5: Move: the sum behind a speed: the sprints, the change dice and the ends of the track."""
    before, sprint = s.chariots[s.active].speed, s.edition.sprint * s.dice.count(SPRINT)
    change = min((c for c in changes(s) if speed_after(s, c) == chosen), key=abs)
    over = before + sprint + change - chosen
    return {
        "from_speed": before,
        "sprint": sprint,
        "change": change,
        "lost": max(0, over),
        "raised": max(0, -over),
        "speed": chosen,
    }


def sprint_damage(s: State, dice: Sequence[int] | None = None) -> int:
    """Phase 5: Move: the damage of the sprints of this turn, or of these dice."""
    return s.edition.sprint_damage * (s.dice if dice is None else dice).count(SPRINT)


# Paths --------------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A space entered: the damage taken there by cause, and the remaining damage."""

    lane: int
    at: int
    space: int
    limit: int
    corner: int
    caltrop: int
    rammed: int
    """The chariot in this space, or `NOBODY`."""
    ram: int
    rival: int
    """Damage to the rammed chariot."""
    heap: bool
    left: int
    quiet: bool
    """True if nothing happens here, and it is not the first space after the line."""


class Trace(NamedTuple):
    """A whole movement: its steps up to a wreck, and the place it is set back to, if it ends on a rammed chariot."""

    steps: tuple[Step, ...]
    left: int
    back: tuple[int, int] | None
    end: tuple[int, int]


def occupied(s: State) -> dict[int, int]:
    """Return the spaces of the other chariots."""
    track = s.track
    return {track.id(*s.chariots[n].place): n for n in racing(s) if n != s.active}


def trace(s: State, speed: int, path: Sequence[int], damage: int) -> Trace:
    """Phase 5: Move: follow a path at a speed, with this much remaining damage. A wreck ends it. (Ruling 5, 6, 7, 8)"""
    track, edition = s.track, s.edition
    chariot = s.chariots[s.active]
    standing = occupied(s)
    lane, at = chariot.place
    left = damage
    eventful, first, counts = track.eventful, track.first_id, track.counts
    steps: list[Step] = []
    for step in path:
        if step == FORWARD:
            at += 1
        else:
            there = track.step(lane, at, step)
            assert there is not None, "a path stays on the board"
            lane, at = there
        space = first[lane] + at % counts[lane]
        if space not in eventful and space not in standing and space not in s.caltrops:
            steps.append(Step(lane, at, space, 0, 0, 0, NOBODY, 0, 0, False, left, True))
            continue
        face, rammed = track.spaces[space], NOBODY
        corner = caltrop = ram = rival = 0
        if face.heap:
            left = 0
        else:
            if face.limit and speed > face.limit:
                corner = speed - face.limit
                left -= corner
            if left > 0 and space in s.caltrops:
                caltrop = edition.caltrop_damage
                left -= caltrop
            if space in standing and (left > 0 or s.wrecks_ram):  # Ruling 16
                rammed = standing[space]
                ram, rival = edition.ram_damage, 0 if is_safe(s, rammed) else edition.ram_damage
                left -= ram
                if s.chariots[rammed].damage <= rival:
                    del standing[space]  # a wreck leaves at once, so a chariot that is set back finds room there
        left = max(0, left)
        steps.append(Step(lane, at, space, face.limit, corner, caltrop, rammed, ram, rival, face.heap, left, False))
        if left == 0:
            return Trace(tuple(steps), 0, None, (lane, at))
    if steps and steps[-1].rammed != NOBODY:
        back = set_back_place(s, lane, at, standing)
        return Trace(tuple(steps), left, back, back)
    return Trace(tuple(steps), left, None, (lane, at))


def set_back_place(s: State, lane: int, at: int, standing: dict[int, int]) -> tuple[int, int]:
    """Ramming: the first free space behind in the same lane; a stone heap leaves no room for a chariot. (Ruling 6)"""
    track = s.track
    at -= 1
    while track.id(lane, at) in standing or track.space(lane, at).heap:
        at -= 1
    return lane, at


@cache
def outcomes(dice: int, die: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return every outcome of the dice, as the number that show each face, with its probability."""
    return tuple(_falls(dice, die, len(FACES)))


def _falls(dice: int, die: tuple[int, ...], faces: int) -> Iterator[tuple[tuple[int, ...], float]]:
    def split(left: int, face: int) -> Iterator[tuple[int, ...]]:
        if face == faces - 1:
            yield (left,)
            return
        for n in range(left + 1):
            for rest in split(left - n, face + 1):
                yield (n, *rest)

    for counts in split(dice, 0):
        chance = float(factorial(dice))
        for face, n in enumerate(counts):
            chance *= (die.count(face) / len(die)) ** n / factorial(n)
        if chance:
            yield counts, chance
