"""Legal answers of each phase, and the reasons against all others: both come from the same functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice
from random import Random

from hippodrome.core.errors import Reason
from hippodrome.games.chariot_race.answers import KEEP, KINDS, PASS, REPAIR, Act, read_act, write_act
from hippodrome.games.chariot_race.edition import CHANGE, FACES, FORTUNA, SPRINT
from hippodrome.games.chariot_race.movement import speeds
from hippodrome.games.chariot_race.paths import count_paths, list_paths, nth_path
from hippodrome.games.chariot_race.state import State, board_of, is_safe, racing
from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OFF_BOARD, OUT

_STEPS = frozenset((IN, FORWARD, OUT))
SETTABLE = tuple(face for face in range(len(FACES)) if face != FORTUNA)

# Setup ----------------------------------------------------------------------------------------------------------------


def free_colours(s: State) -> list[int]:
    """Setup; Alternate Chariots: the boards not yet taken."""
    taken = {chariot.colour for chariot in s.chariots}
    return [colour for colour in range(len(s.edition.colours)) if colour not in taken]


def free_starts(s: State) -> list[int]:
    """Alternate Chariots: the free starting places."""
    taken = {s.track.id(*chariot.place) for chariot in s.chariots if chariot.place != OFF_BOARD}
    return [n for n, space in enumerate(s.track.starts) if space not in taken]


def why_not_take(s: State, act: Act) -> Reason | None:
    """Setup; Alternate Chariots: each board is there once."""
    if act.of[0] not in free_colours(s):
        return Reason("chariot_taken", {"colour": act.of[0]}, "Alternate Chariots" if s.unequal else "Setup")
    return None


def why_not_start(s: State, act: Act) -> Reason | None:
    """Alternate Chariots: one of the marked spaces that is still free. (Ruling 13)"""
    if not 0 <= act.of[0] < len(s.track.starts):
        return Reason("no_such_start", {"place": act.of[0] + 1, "places": len(s.track.starts)}, "Alternate Chariots")
    if act.of[0] not in free_starts(s):
        return Reason("start_taken", {"place": act.of[0] + 1}, "Alternate Chariots")
    return None


# Phase 1: repair ------------------------------------------------------------------------------------------------------


def why_not_repair(s: State) -> Reason | None:
    """Phase 1: Repair: exactly three fate, once per turn, before the dice; an undamaged chariot needs none. (Ruling 10, 14)"""
    chariot, edition = s.chariots[s.active], s.edition
    late = s.phase != "repair"
    if s.repaired:
        return Reason("repaired_already", {}, "Phase 1: Repair")
    if chariot.fate < edition.repair_cost:
        return Reason("repair_costs", {"cost": edition.repair_cost, "fate": chariot.fate, "late": late}, "Phase 1: Repair")
    if chariot.damage >= board_of(s, chariot).damage:
        return Reason("nothing_to_repair", {"damage": chariot.damage}, "Phase 1: Repair")
    return None if not late else Reason("repair_too_late", {}, "Phase 1: Repair")


# Phase 3: dice --------------------------------------------------------------------------------------------------------


def dice_cost(s: State) -> int:
    """Phase 3: Roll Dice: the current cost of a re-roll: the first is free."""
    return 0 if s.free_reroll else s.edition.dice_cost


def can_reroll(s: State) -> bool:
    """Phase 3: Roll Dice: whether the chariot can pay for a re-roll."""
    return s.free_reroll or can_set(s)


def can_set(s: State) -> bool:
    """Phase 3: Roll Dice: whether the chariot can pay for turning a die."""
    return s.chariots[s.active].fate >= s.edition.dice_cost


def list_dice(s: State) -> Iterator[Act]:
    """Phase 3: Roll Dice: keep the dice, re-roll any of them, or turn one."""
    acts = [KEEP]
    if can_reroll(s):
        acts += _rerolls(len(s.dice))
    if can_set(s):
        for die, shown in enumerate(s.dice):
            acts += _turns(die, shown)
    return iter(acts)


@cache
def _rerolls(dice: int) -> tuple[Act, ...]:
    """Return every choice of dice to roll again; the same for all rolls of this number of dice."""
    return tuple(Act("reroll", some) for n in range(1, dice + 1) for some in combinations(range(dice), n))


@cache
def _turns(die: int, shown: int) -> tuple[Act, ...]:
    """Return every way to turn one die."""
    return tuple(Act("set", (die, face)) for face in SETTABLE if face != shown)


def _count_sets(s: State) -> int:
    return (len(SETTABLE) - 1) * len(s.dice) + s.dice.count(FORTUNA) if can_set(s) else 0


def count_dice(s: State) -> int:
    """Count the answers to the dice."""
    return 1 + ((1 << len(s.dice)) - 1 if can_reroll(s) else 0) + _count_sets(s)


def draw_dice(s: State, rng: Random) -> Act:
    """Draw one of the answers to the dice uniformly."""
    dice = len(s.dice)
    rerolls = (1 << dice) - 1 if can_reroll(s) else 0
    n = int(rng.random() * (1 + rerolls + _count_sets(s)))
    if n == 0:
        return KEEP
    if n <= rerolls:
        return Act("reroll", tuple([die for die in range(dice) if n >> die & 1]))
    n -= rerolls + 1
    for die, shown in enumerate(s.dice):
        faces = [face for face in SETTABLE if face != shown]
        if n < len(faces):
            return Act("set", (die, faces[n]))
        n -= len(faces)
    raise AssertionError("every answer was counted")


def why_not_dice(s: State, act: Act) -> Reason | None:
    """Phase 3: Roll Dice: a free re-roll; then as long as fate pays for it; never to Fortuna. (Ruling 10, 15)"""
    fate, cost = s.chariots[s.active].fate, s.edition.dice_cost
    for die in act.of if act.do == "reroll" else act.of[:1]:
        if not 0 <= die < len(s.dice):
            return Reason("no_such_die", {"die": die + 1, "dice_rolled": len(s.dice)}, "Phase 3: Roll Dice")
    if act.do == "reroll":
        if not act.of:
            return Reason("reroll_nothing", {}, "Phase 3: Roll Dice")
        if len(set(act.of)) < len(act.of):
            return Reason("die_twice", {"die": next(die for die in act.of if act.of.count(die) > 1) + 1}, "Phase 3: Roll Dice")
        if not can_reroll(s):
            return Reason("reroll_costs", {"cost": cost, "fate": fate}, "Phase 3: Roll Dice")
    if act.do == "set":
        if act.of[1] == FORTUNA:
            return Reason("set_to_fortuna", {}, "Phase 3: Roll Dice")
        if act.of[1] == s.dice[act.of[0]]:
            return Reason("shows_that_already", {"die": act.of[0] + 1, "face": act.of[1]}, "Phase 3: Roll Dice")
        if not can_set(s):
            return Reason("set_costs", {"cost": cost, "fate": fate}, "Phase 3: Roll Dice")
    return None


# Phase 5: speed and path ----------------------------------------------------------------------------------------------


def why_not_speed(s: State, act: Act) -> Reason | None:
    """Phase 5: Move: every change die is plus or minus one, every sprint counts, and the track has an end. (Ruling 4)"""
    speed, chariot = act.of[0], s.chariots[s.active]
    top, can = board_of(s, chariot).speed, speeds(s)
    if speed in can:
        return None
    if speed > top:
        return Reason("speed_beyond_track", {"speed": speed, "top": top}, "Phase 5: Move")
    data = {"speed": speed, "from_speed": chariot.speed, "change_dice": s.dice.count(CHANGE), "speeds": tuple(can)}
    data["sprint"] = s.edition.sprint * s.dice.count(SPRINT)
    return Reason("speed_out_of_reach", data, "Phase 5: Move")


def why_not_path(s: State, act: Act) -> Reason | None:
    """Changing Lanes: as many steps as points of speed, one lane change per steer die, only into existing lanes. (Ruling 2)"""
    chariot = s.chariots[s.active]
    lane = chariot.place.lane
    for step in act.of:
        lane += step
        if not 0 <= lane < len(LANES):
            return Reason("no_lane", {"lane": LANES[lane - step]}, "Changing Lanes")
    lane_changes = sum(step != FORWARD for step in act.of)
    if lane_changes > s.steers:
        return Reason("too_few_steers", {"lane_changes": lane_changes, "steers": s.steers}, "Changing Lanes")
    if len(act.of) != chariot.speed:
        return Reason("wrong_length", {"spaces": len(act.of), "speed": chariot.speed}, "Phase 5: Move")
    return None


KEPT_PATHS = 1000
"""Maximum length of a cached list of paths; longer ones are generated each time."""


def list_path_acts(s: State) -> Iterator[Act]:
    """Changing Lanes: every path, the one that stays in its lane first."""
    which = _paths_of(s)
    if count_paths(*which) > KEPT_PATHS:
        return (Act("path", path) for path in list_paths(*which))
    return iter(_path_acts(*which))


@cache
def _path_acts(lane: int, lanes: int, steps: int, changes: int) -> tuple[Act, ...]:
    return tuple(Act("path", path) for path in list_paths(lane, lanes, steps, changes))


# Phase 6: attack ------------------------------------------------------------------------------------------------------


def targets(s: State) -> list[int]:
    """Throw a Javelin: the chariots that may be hit, as numbers."""
    distances, reach = s.track.distances[s.track.id(*s.chariots[s.active].place)], s.edition.javelin_range
    return [
        n for n in racing(s) if n != s.active and distances[s.track.id(*s.chariots[n].place)] <= reach and not is_safe(s, n)
    ]


def why_not_target(s: State, n: int) -> Reason | None:
    """Throw a Javelin: up to two spaces away in any direction; a finished chariot may be safe. (Ruling 9, 13)"""
    thrower, target = s.chariots[s.active], s.chariots[n]
    section = "Throw a Javelin"
    if n == s.active:
        return Reason("javelin_at_self", {}, section)
    if target.wrecked:
        return Reason("target_wrecked", {"colour": target.colour}, section)
    track = s.track
    distance = track.distance(track.id(*thrower.place), track.id(*target.place))
    if distance > s.edition.javelin_range:
        data = {"colour": target.colour, "distance": distance, "range": s.edition.javelin_range}
        return Reason("out_of_range", data, section)
    if is_safe(s, n):
        return Reason("target_safe", {"colour": target.colour}, "No Damage After Crossing the Finish Line")
    return None


def why_not_javelin(s: State, act: Act) -> Reason | None:
    """Throw a Javelin: at another chariot of this race."""
    n = next((n for n, chariot in enumerate(s.chariots) if chariot.colour == act.of[0]), None)
    if n is None:
        return Reason("not_in_race", {"colour": act.of[0]}, "Throw a Javelin")
    return why_not_target(s, n)


def why_not_caltrop(s: State, space: int) -> Reason | None:
    """Drop a Caltrop: on a space behind that was moved through, not the first, not the last, not on another one. (Ruling 8)"""
    place, section = s.track.spaces[space].name, "Drop a Caltrop"
    if s.supply == 0:
        return Reason("no_caltrops_left", {"caltrops": s.edition.caltrops}, section)
    if space in s.last:
        return Reason("caltrop_on_last", {"place": place}, section)
    if space == s.first:
        return Reason("caltrop_on_first", {"place": place}, section)
    if space in s.ahead:
        return Reason("caltrop_ahead", {"place": place}, section)
    if space not in s.through:
        return Reason("caltrop_untouched", {"place": place}, section)
    if space in s.caltrops:
        return Reason("caltrop_there", {"place": place}, section)
    return None


def droppable(s: State) -> list[int]:
    """Drop a Caltrop: the spaces where one may be dropped, in the order they were moved through."""
    if s.supply == 0:
        return []
    return [space for space in s.through if space not in s.last and space != s.first and space not in s.caltrops]


def list_attacks(s: State) -> Iterator[Act]:
    """Phase 6: Attack: throw at a rival, drop a caltrop, or do neither."""
    yield PASS
    for n in targets(s):
        yield Act("javelin", (s.chariots[n].colour,))
    spaces = s.track.spaces
    for space in droppable(s):
        yield Act("caltrop", spaces[space][:2])


# All phases -----------------------------------------------------------------------------------------------------------

LISTS: dict[str, Callable[[State], Iterator[Act]]] = {
    "take": lambda s: (Act("take", (colour,)) for colour in free_colours(s)),
    "start": lambda s: (Act("start", (place,)) for place in free_starts(s)),
    "repair": lambda s: iter((PASS, REPAIR)),
    "dice": list_dice,
    "speed": lambda s: (Act("speed", (speed,)) for speed in speeds(s)),
    "path": list_path_acts,
    "attack": list_attacks,
}
ANSWERS = {
    "take": ("take",),
    "start": ("start",),
    "repair": ("repair", "pass"),
    "dice": ("keep", "reroll", "set"),
    "speed": ("speed",),
    "path": ("path",),
    "attack": ("javelin", "caltrop", "pass"),
}
"""Kinds of answers in each phase."""

PHASES = ("take", "start", "repair", "dice", "speed", "path", "attack")


def _paths_of(s: State) -> tuple[int, int, int, int]:
    chariot = s.chariots[s.active]
    return chariot.place.lane, len(LANES), chariot.speed, min(chariot.speed, s.steers)


def why_not(s: State, act: Act) -> Reason | None:
    """Return the first rule that an answer breaks; None if it is legal."""
    if act.do not in ANSWERS[s.phase]:
        return _out_of_phase(s, act)
    match act.do:
        case "take":
            return why_not_take(s, act)
        case "start":
            return why_not_start(s, act)
        case "repair":
            return why_not_repair(s)
        case "keep" | "reroll" | "set":
            return why_not_dice(s, act)
        case "speed":
            return why_not_speed(s, act)
        case "path":
            return why_not_path(s, act)
        case "javelin":
            return why_not_javelin(s, act)
        case "caltrop":
            return why_not_caltrop(s, s.track.first_id[act.of[0]] + act.of[1])
    return None


def _out_of_phase(s: State, act: Act) -> Reason:
    """Flow of Play: the phases of a turn come one after another."""
    now = PHASES.index(s.phase)
    if act.do == "repair" and now >= PHASES.index("repair"):
        reason = why_not_repair(s)
        assert reason is not None, "where a repair may be made it is an answer"
        return reason
    if act.do in ("javelin", "caltrop"):
        return Reason("attack_after_move", {}, "Phase 6: Attack")
    if act.do == "reroll" and s.gave_up and now > PHASES.index("dice"):
        return Reason("reroll_given_up", {}, "Phase 3: Roll Dice")
    if act.do in ("reroll", "set", "keep"):
        return Reason("dice_done" if now > PHASES.index("dice") else "dice_not_rolled", {}, "Phase 3: Roll Dice")
    if act.do in ("speed", "path") and now > PHASES.index(act.do):
        return Reason("move_done", {}, "Phase 5: Move")
    if act.do in ("speed", "path"):
        return Reason("move_later", {}, "Phase 5: Move")
    return Reason("not_now", {"answer": act.do, "phase": s.phase}, "Flow of Play")


class Offer:
    """The answers of one phase, as lazy `Options`."""

    __slots__ = ("_s",)

    def __init__(self, s: State) -> None:
        self._s = s

    def __iter__(self) -> Iterator[Act]:
        return LISTS[self._s.phase](self._s)

    def __len__(self) -> int:
        phase = self._s.phase
        if phase == "path":
            return count_paths(*_paths_of(self._s))
        if phase == "dice":
            return count_dice(self._s)
        return sum(1 for _ in self)

    def __contains__(self, answer: object) -> bool:
        return self.why_not(answer) is None

    def page(self, start: int, count: int) -> list[Act]:
        """Return up to `count` answers from position `start` on, in the order of iteration."""
        if self._s.phase != "path":
            return list(islice(self, start, start + count))
        which = _paths_of(self._s)
        return [Act("path", nth_path(*which, n)) for n in range(start, min(start + count, count_paths(*which)))]

    def draw(self, rng: Random) -> Act:
        phase = self._s.phase
        if phase == "dice":
            return draw_dice(self._s, rng)
        if phase == "path":
            which = _paths_of(self._s)
            return Act("path", nth_path(*which, int(rng.random() * count_paths(*which))))
        every = list(self)
        return every[int(rng.random() * len(every))]

    def why_not(self, answer: object) -> Reason | None:
        if not isinstance(answer, Act) or not well_formed(self._s, answer):
            return Reason("malformed", {"answer": str(answer)[:80]})
        return why_not(self._s, answer)

    def read(self, text: str) -> Act | Reason:
        return read_act(self._s, text)

    def write(self, act: Act) -> str:
        """Format an answer."""
        return write_act(self._s.edition, act)


def _is_int(n: object) -> bool:
    return type(n) is int


def well_formed(s: State, act: Act) -> bool:
    """Return whether an answer has the parts its kind needs, and its numbers name something."""
    of = act.of
    if act.do not in KINDS or not isinstance(of, tuple) or not all(map(_is_int, of)):
        return False
    match act.do:
        case "take" | "javelin":
            return len(of) == 1 and 0 <= of[0] < len(s.edition.colours)
        case "start" | "speed":
            return len(of) == 1
        case "reroll":
            return list(of) == sorted(of)
        case "set":
            return len(of) == 2 and 0 <= of[1] < len(FACES)
        case "path":
            return _STEPS.issuperset(of)
        case "caltrop":
            return len(of) == 2 and 0 <= of[0] < len(LANES) and 0 <= of[1] < s.track.counts[of[0]]
    return not of
