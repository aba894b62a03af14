"""Auriga weighs distance against corners, remaining damage, fate, rams and the next turn.

`answer_values` lists the value of every answer. This game has no hidden information, so it works on the state of a
determinized table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import KEEP, PASS, REPAIR, Act
from hippodrome.games.chariot_race.edition import ATTACK, CHANGE, FACES, FORTUNA, SPRINT, STEER
from hippodrome.games.chariot_race.movement import occupied, outcomes, set_back_place, trace
from hippodrome.games.chariot_race.offers import can_reroll, can_set, dice_cost, droppable, targets
from hippodrome.games.chariot_race.paths import list_paths
from hippodrome.games.chariot_race.state import NOBODY, State, board_of, is_safe, racing
from hippodrome.games.chariot_race.track import LANES, Track

WRECK_VALUE = -200.0
FINISH_VALUE = 25.0
"""Value of having crossed the finish line: more than any distance, less than not being wrecked."""

FATE = 0.8
SPEED = 0.75
"""Value of a point of speed for the next turn."""

LATER_DAMAGE_SHARE = 1.0
"""Share of next turn's corner damage that counts now: the driver may still brake or change lanes."""

RIVAL_HURT = 0.45
RIVAL_WRECKED = 5.0
JAVELIN = 0.5
MAX_LANE_CHANGES = 2
"""Lane changes considered while the dice are evaluated; a third hardly ever helps."""

LOOKAHEAD_SPACES = 12
"""Spaces ahead in which corners are considered."""

LOSSES = (12.0, 5.0, 3.0, 2.2, 1.6, 1.2, 0.9, 0.7, 0.5, 0.4, 0.3, 0.25, 0.2, 0.2, 0.2)
"""Cost of losing a point of damage, from the last remaining one on."""


class Drive(NamedTuple):
    """The best path at a speed: its value, and the remaining damage."""

    worth: float
    left: int


def auriga(pov: Pov, rng: Random) -> Act:
    """Return the answer of the highest value; ties go to the first."""
    s: State = pov.determinize(rng).state
    best, chosen = -1e9, None
    for worth, act in answer_values(s, pov):
        if worth > best:
            best, chosen = worth, act
    assert chosen is not None
    return chosen


def answer_values(s: State, pov: Pov) -> Iterator[tuple[float, Act]]:
    """Yield the value of each answer to the open prompt."""
    match pov.prompt_kind:
        case "take":
            return ((_board_value(s, act.of[0]), act) for act in pov.options)
        case "start":
            return ((-float(act.of[0]), act) for act in pov.options)
        case "repair":
            return _weigh_repair(s)
        case "dice":
            return _weigh_dice(s)
        case "speed":
            return _weigh_speeds(s, [act.of[0] for act in pov.options])
        case "path":
            return _weigh_paths(s)
    return _weigh_attacks(s)


def _board_value(s: State, colour: int) -> float:
    """Setup; Alternate Chariots: the expected value of a board; equal chariots have the same."""
    if not s.unequal:
        return 0.0
    board = s.edition.boards[colour]
    return board.damage + 1.2 * board.speed + 0.6 * (board.fate_start + sum(board.dice) / 6) + 0.5 * board.speed_start


def _weigh_repair(s: State) -> Iterator[tuple[float, Act]]:
    """Repair as soon as all three points are useful, or the damage limits the speed."""
    chariot, board = s.chariots[s.active], board_of(s, s.chariots[s.active])
    missing = board.damage - chariot.damage
    held_down = board.tops[chariot.damage] < chariot.speed
    gain = damage_worth(chariot.damage + min(missing, s.edition.repair)) - damage_worth(chariot.damage)
    yield 0.0, PASS
    yield gain + 1.5 * held_down - (FATE * s.edition.repair_cost + 0.6), REPAIR


_DAMAGE_VALUES = tuple(accumulate(LOSSES, initial=0.0))


def damage_worth(left: int) -> float:
    """Return the value of this much remaining damage."""
    return _DAMAGE_VALUES[left] if left < len(_DAMAGE_VALUES) else _DAMAGE_VALUES[-1] + LOSSES[-1] * (left - len(LOSSES))


# Driving


@cache
def _corners(track: Track, lane: int, n: int, ahead: int) -> tuple[tuple[int, int], ...]:
    """Return the numbered spaces and heaps ahead in a lane: their distance in steps, and their limit (0: a heap)."""
    found = []
    for step in range(1, ahead + 1):
        space = track.space(lane, n + step)
        if space.heap:
            found.append((step, 0))
        elif space.limit:
            found.append((step, space.limit))
    return tuple(found)


def _end_worth(s: State, lane: int, at: int, speed: int, left: int) -> float:
    """Return the value of ending a turn here: distance, speed, remaining damage, and the next corners."""
    if left <= 0:
        return WRECK_VALUE
    track, chariot = s.track, s.chariots[s.active]
    front = track.front(lane, at)
    worth = front / 3
    goal = s.laps * track.lap
    if front > goal:
        return worth + FINISH_VALUE + 0.3 * min(left, 4)
    to_go = (goal - front) / 3
    part = min(1.0, 0.25 + to_go / 30)
    worth += part * damage_worth(left)
    board = board_of(s, chariot)
    coming = min(speed, board.tops[min(left, board.damage)])
    worth += SPEED * min(coming, to_go)
    for steps, limit in _corners(track, lane, at % track.counts[lane], LOOKAHEAD_SPACES):
        if steps > coming + 1 or steps > to_go + 2:
            break
        if limit == 0:
            worth -= 4.0
            continue
        over = coming - 1 - limit
        if over > 0:
            hurt = damage_worth(left) - damage_worth(max(0, left - over))
            worth -= LATER_DAMAGE_SHARE * part * hurt * (1.0 if steps <= coming - 1 else 0.5)
    return worth


def drive(s: State, speed: int, changes: int, damage: int) -> list[Drive]:
    """Return the best path at a speed for 0 to `changes` lane changes, by dynamic programming over steps and spaces."""
    track, edition = s.track, s.edition
    standing = occupied(s)
    me = s.chariots[s.active].owner
    lane, at = s.chariots[s.active].place
    ways: dict[tuple[int, int, int], tuple[float, int, int]] = {(lane, at, 0): (0.0, damage, NOBODY)}
    spaces, first, counts = track.spaces, track.first_id, track.counts
    for _ in range(speed):
        following: dict[tuple[int, int, int], tuple[float, int, int]] = {}
        for (lane, at, used), (bonus, left, _) in ways.items():
            for step in (0, -1, 1) if used < changes else (0,):
                there = track.step(lane, at, step) if step else (lane, at + 1)
                if there is None:
                    continue
                space = first[there[0]] + there[1] % counts[there[0]]
                face = spaces[space]
                if face.heap:
                    continue
                after, gain, rammed = left, bonus, NOBODY
                if face.limit and speed > face.limit:
                    after -= speed - face.limit
                if space in s.caltrops:
                    after -= edition.caltrop_damage
                if space in standing and after > 0:
                    rammed = standing[space]
                    after -= edition.ram_damage
                    gain += _ram_worth(s, rammed, me)
                if after <= 0:
                    continue
                key = (there[0], there[1], used + (step != 0))
                before = following.get(key)
                if before is None or (before[1], before[0]) < (after, gain):
                    following[key] = (gain, after, rammed)
        ways = following
    best = [Drive(WRECK_VALUE, 0)] * (changes + 1)
    for (lane, at, used), (bonus, left, rammed) in ways.items():
        if rammed != NOBODY:
            lane, at = set_back_place(s, lane, at, standing)
        worth = bonus + _end_worth(s, lane, at, speed, left)
        if worth > best[used].worth:
            best[used] = Drive(worth, left)
    for k in range(1, changes + 1):
        best[k] = max(best[k], best[k - 1])
    return best


def _ram_worth(s: State, rammed: int, me: int) -> float:
    rival = s.chariots[rammed]
    if is_safe(s, rammed):
        return 0.0
    hurt = RIVAL_HURT * s.edition.ram_damage + (RIVAL_WRECKED if rival.damage <= s.edition.ram_damage else 0.0)
    return -2 * hurt if rival.owner == me else hurt


def _weigh_paths(s: State) -> Iterator[tuple[float, Act]]:
    """Yield the value of every path, wrecks last."""
    chariot = s.chariots[s.active]
    for path in list_paths(chariot.place.lane, len(LANES), chariot.speed, min(s.steers, chariot.speed)):
        traced = trace(s, chariot.speed, path, chariot.damage)
        worth = _end_worth(s, *traced.end, chariot.speed, traced.left)
        for step in traced.steps:
            if step.rammed != NOBODY:
                worth += _ram_worth(s, step.rammed, chariot.owner)
        yield worth + 0.01 * len(traced.steps), Act("path", path)


def _weigh_speeds(s: State, speeds: list[int]) -> Iterator[tuple[float, Act]]:
    """Yield the value of every speed, by its best path."""
    damage = max(0, s.chariots[s.active].damage - s.edition.sprint_damage * s.dice.count(SPRINT))
    steers = min(MAX_LANE_CHANGES + 1, s.dice.count(STEER))
    for speed in speeds:
        yield drive(s, speed, steers, damage)[-1].worth, Act("speed", (speed,))


# Dice


class DiceValues:
    """Values of all sets of dice on this turn, computed on demand and cached."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.chariot = s.chariots[s.active]
        self.board = board_of(s, self.chariot)
        self._driven: dict[int, list[Drive]] = {}
        self._worth: dict[tuple[int, ...], float] = {}
        self.attack = JAVELIN if len(racing(s)) > 1 else 0.0

    def _drive(self, speed: int, steers: int) -> Drive:
        if speed not in self._driven:
            self._driven[speed] = drive(self.s, speed, MAX_LANE_CHANGES, self.chariot.damage)
        return self._driven[speed][min(steers, MAX_LANE_CHANGES)]

    def worth(self, counts: tuple[int, ...]) -> float:
        """Return the value of dice, given the number that show each face."""
        found = self._worth.get(counts)
        if found is None:
            found = self._worth[counts] = self._compute(counts)
        return found

    def _compute(self, counts: tuple[int, ...]) -> float:
        edition, chariot = self.s.edition, self.chariot
        change, sprints, steers = counts[CHANGE], counts[SPRINT], counts[STEER]
        base = chariot.speed + edition.sprint * sprints
        hurt = edition.sprint_damage * sprints
        best = WRECK_VALUE
        for net in range(-change, change + 1, 2):
            driven = self._drive(max(0, min(self.board.speed, base + net)), steers)
            if driven.left > hurt:
                lost = damage_worth(driven.left) - damage_worth(driven.left - hurt)
                best = max(best, driven.worth - lost)
        fate = min(self.board.fate - chariot.fate, counts[FORTUNA])
        return best + FATE * fate + self.attack * counts[ATTACK]


def _weigh_dice(s: State) -> Iterator[tuple[float, Act]]:
    """Yield the values of keeping, re-rolling any dice or turning one: the mean over all outcomes, minus the fate spent."""
    weighed = DiceValues(s)
    shown = tuple(s.dice.count(face) for face in range(len(FACES)))
    yield weighed.worth(shown), KEEP
    cost = FATE * dice_cost(s) + 0.15
    if can_reroll(s):
        for kept in _keep_choices(shown):
            dice = len(s.dice) - sum(kept)
            if dice:
                yield _mean_worth(weighed, kept, dice) - cost, Act("reroll", _dice_not_kept(s.dice, kept))
    if can_set(s) and not s.free_reroll:
        for die, face, turned in _turns(s.dice, shown):
            yield weighed.worth(turned) - FATE * s.edition.dice_cost - 0.15, Act("set", (die, face))


def _mean_worth(weighed: DiceValues, kept: tuple[int, ...], dice: int) -> float:
    mean = 0.0
    a, b, c, d, e = kept
    for (v, w, x, y, z), chance in outcomes(dice, weighed.s.edition.die):
        mean += chance * weighed.worth((a + v, b + w, c + x, d + y, e + z))
    return mean


def _keep_choices(shown: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every choice of dice to keep, as the number of each face."""
    kept: list[tuple[int, ...]] = [()]
    for n in shown:
        kept = [(*some, k) for some in kept for k in range(n + 1)]
    return kept


def _dice_not_kept(dice: list[int], kept: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice that a choice re-rolls."""
    left = list(kept)
    others = []
    for die, face in enumerate(dice):
        if left[face]:
            left[face] -= 1
        else:
            others.append(die)
    return tuple(others)


def _turns(dice: list[int], shown: tuple[int, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield each way to turn one die, equal dice once."""
    for old in sorted(set(dice)):
        for new in range(len(FACES)):
            if new not in (old, FORTUNA):
                turned = list(shown)
                turned[old] -= 1
                turned[new] += 1
                yield dice.index(old), new, tuple(turned)


# Attacks


def _weigh_attacks(s: State) -> Iterator[tuple[float, Act]]:
    """Yield the value of javelins and caltrops: the damage to rivals, leaders first; useless attacks have none."""
    me = s.chariots[s.active].owner
    yield 0.0, PASS
    for n in targets(s):
        rival = s.chariots[n]
        if rival.owner != me:
            worth = 1.0 + s.track.front(*rival.place) / (s.laps * s.track.lap) + (8.0 if rival.damage == 1 else 0.0)
            yield worth + 1.0 / rival.damage, Act("javelin", (rival.colour,))
    for space in droppable(s):
        face = s.track.spaces[space]
        yield _caltrop_worth(s, space, me), Act("caltrop", (face.lane, face.n))


def _caltrop_worth(s: State, space: int, me: int) -> float:
    """Drop a Caltrop: the probability that the next chariot in that lane is a rival's, and how near it is."""
    track = s.track
    face = track.spaces[space]
    nearest, owner = 13, me
    for n in racing(s):
        lane, at = s.chariots[n].place
        behind = (face.n - at) % track.counts[lane] if lane == face.lane else 99
        if n != s.active and 0 < behind < nearest:
            nearest, owner = behind, s.chariots[n].owner
    return 0.0 if owner == me else 1.1 if nearest <= 6 else 0.6
