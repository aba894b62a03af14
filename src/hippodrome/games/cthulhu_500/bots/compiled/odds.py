"""Compiled odds: every sum of `games/cthulhu_500/bots/odds.py`, in its order, bit-identical.

The reasons are documented there.
"""

from __future__ import annotations

import sys

from hippodrome.games.cthulhu_500.bots.compiled.edition_record import EMPTY, NEARLY_GONE, THICK, THIN
from hippodrome.games.cthulhu_500.engine.edition_record import (
    CREW,
    DIE,
    MOD,
    MUDFLAPS,
    NONE,
    PLATING,
    REACTION,
    SPIKES,
    TIRES,
    WINS_TIES,
)
from hippodrome.games.cthulhu_500.engine.passing_test import (
    ahead,
    behind,
    complexity,
    driving,
    first_but,
    fixing,
    hand_limit,
    holder,
    is_warded,
    on_vehicle,
    reckon,
)
from hippodrome.games.cthulhu_500.engine.race import SHORT
from hippodrome.jit.compile_cache import Record, compiled

COMPENSATED = sys.version_info >= (3, 12)
"""True if Python's sum compensates rounding errors."""


@compiled
def add_compensated(total: float, lost: float, x: float) -> tuple[float, float]:
    """Add a number as Python's sum does: return the total, and the rounding error so far."""
    new = total + x
    if COMPENSATED:
        lost += (total - new) + x if abs(total) >= abs(x) else (x - new) + total
    return new, lost


# Places and remaining turns -----------------------------------------------------------------------------------------


@compiled
def rival_weight(race: Record, me: int, rival: int) -> float:
    """Weight of one rival's loss for this seat."""
    worth = 1.0 / (race.seats - 1)
    if rival == first_but(race, me):
        worth += 0.15
    return worth + (0.1 if rival == ahead(race, me, 1) or rival == behind(race, me) else 0.0)


@compiled
def thickness(packed: Record, race: Record) -> int:
    """Classify the thickness of the draw pile."""
    size = race.deck_size + (1 if race.length == SHORT and race.above > 0 else 0)
    if size == 0:
        return EMPTY
    if size <= packed.nearly_gone:
        return NEARLY_GONE
    return THIN if size <= packed.thin else THICK


@compiled
def is_flag_waiting(race: Record) -> bool:
    """Return whether all seats know that the flag is not in the pile yet (it was not drawn, and this is no short race)."""
    return race.length != SHORT and (race.flag_aside or race.flag_discarded)


@compiled
def turns_left(packed: Record, race: Record) -> float:
    """Expected number of turns left for a seat."""
    if race.flag_seat != NONE:
        return 1.0
    left = packed.turns[thickness(packed, race)] * 3 / race.seats * 1.4
    if is_flag_waiting(race):
        left += 36 / race.seats
    return max(1.0, left)


@compiled
def hand_room(packed: Record, race: Record, me: int) -> int:
    """Number of cards that still fit the hand."""
    return hand_limit(packed, race, me) - race.hand_size[me]


@compiled
def likes_to_draw(packed: Record, race: Record, me: int) -> bool:
    """Return whether a seat wants to draw, which may bring the flag: not if it is behind and the flag is near."""
    near = race.flag_seat == NONE and not is_flag_waiting(race) and thickness(packed, race) == NEARLY_GONE
    return not near or first_but(race, NONE) == me


# Damage -------------------------------------------------------------------------------------------------------------


@compiled
def only_swaps(packed: Record, race: Record, by: int, spell: bool) -> bool:
    """Return whether damage to a vehicle's neighbours only swaps their places: with three vehicles, if both were damaged
    before."""
    if race.seats != 3:
        return False
    for n in range(2):
        hit = behind(race, by) if n else ahead(race, by, 1)
        if not race.damaged[hit] or on_vehicle(packed, race, hit, PLATING) != NONE or (spell and is_warded(packed, race, hit)):
            return False
    return True


@compiled
def repair_chance(packed: Record, race: Record, seat: int, bonus: int) -> float:
    """The chance that a repair succeeds."""
    needed = complexity(packed, race, seat) - fixing(packed, race, seat) - bonus
    return min(1.0, max(0.0, (packed.die - needed + 1) / packed.die))


@compiled
def damage_cost(packed: Record, race: Record, seat: int) -> float:
    """Cost of damage to an undamaged vehicle."""
    if race.damaged[seat]:
        return 1.0
    car = packed.vehicles[race.vehicle[seat]]
    lost = car.speed - car.damaged
    if lost <= 0:
        return lost * packed.point * 3
    chance = repair_chance(packed, race, seat, 0)
    mending = 0.9 + 0.9 / chance if chance > 0.1 else 9.0
    return min(lost * packed.point * 3 * turns_left(packed, race), mending)


@compiled
def damage_worth(packed: Record, race: Record, me: int, rival: int) -> float:
    """Value to this seat of damaging a rival."""
    if race.damaged[rival]:
        return 1.0 if behind(race, rival) == me else rival_weight(race, me, rival)
    return rival_weight(race, me, rival) * damage_cost(packed, race, rival)


@compiled
def repair_worth(packed: Record, race: Record, me: int, bonus: int) -> float:
    """Value of an attempt to repair now."""
    if not race.damaged[me]:
        return 0.0
    car = packed.vehicles[race.vehicle[me]]
    gain = (car.speed - car.damaged) * packed.point * 3 * min(6.0, turns_left(packed, race))
    return repair_chance(packed, race, me, bonus) * gain


# Tests --------------------------------------------------------------------------------------------------------------


@compiled
def chances(packed: Record, race: Record, seat: int, rival: int, extra: int) -> tuple[float, float]:
    """The chances of an attempt to win, and to tie."""
    lead = reckon(packed, race, seat, True) - reckon(packed, race, rival, False) + extra
    lead = max(-DIE, min(DIE, lead))
    win, tie = packed.win[lead + DIE], packed.tie[lead + DIE]
    if on_vehicle(packed, race, seat, WINS_TIES) != NONE:
        return win + tie, 0.0
    return (win, 0.0) if on_vehicle(packed, race, rival, WINS_TIES) != NONE else (win, tie)


@compiled
def spikes_cost(packed: Record, race: Record, me: int, rival: int) -> float:
    """Cost of passing a vehicle with spikes."""
    if on_vehicle(packed, race, rival, SPIKES) == NONE:
        return 0.0
    return 1.0 if race.damaged[me] else max(0.0, damage_cost(packed, race, me))


@compiled
def attempt_worth(packed: Record, race: Record, me: int, rival: int, extra: int, places: int) -> float:
    """Value of a passing attempt by this seat."""
    win, tie = chances(packed, race, me, rival, extra)
    worth = win * (places - spikes_cost(packed, race, me, rival))
    mine, theirs = race.damaged[me], race.damaged[rival]
    if mine and theirs:
        crash = 0.5
    else:
        cost = damage_cost(packed, race, rival if mine else me)
        if theirs:
            crash = places - cost
        elif mine:
            crash = -0.7 + rival_weight(race, me, rival) * cost
        else:
            crash = rival_weight(race, me, rival) * damage_cost(packed, race, rival) - cost
    return worth + tie * crash


@compiled
def pit_risk(packed: Record, race: Record, me: int) -> float:
    """Cost of the free test of the car behind."""
    if on_vehicle(packed, race, me, MUDFLAPS) != NONE:
        return 0.0
    win, tie = chances(packed, race, behind(race, me), me, 0)
    return win + tie * (0.3 if race.damaged[me] else max(0.0, damage_cost(packed, race, me)) * 0.5)


@compiled
def result_worth(lead: int) -> float:
    """Value of a test that ends with this lead."""
    return 1.0 if lead > 0 else 0.0 if lead < 0 else -0.2


@compiled
def reroll_worth(packed: Record, race: Record, me: int, both: bool) -> float:
    """Value of rerolling one die, or both, in the test that has just been rolled."""
    moment = race.moment
    if me != moment.seat and me != moment.rival:
        return 0.0
    lead = reckon(packed, race, moment.seat, True) + moment.push - reckon(packed, race, moment.rival, False) - moment.swerve
    total, lost = 0.0, 0.0
    for a in range(packed.die):
        for b in range(packed.die if both else 1):
            if both:
                again = lead + a - b
            elif me == moment.seat:
                again = lead + a + 1 - moment.rival_die
            else:
                again = lead + moment.die - a - 1
            total, lost = add_compensated(total, lost, result_worth(again))
    count = packed.die * packed.die if both else packed.die
    worth = (total + lost) / count - result_worth(lead + moment.die - moment.rival_die)
    return worth if me == moment.seat else -worth


# Cards --------------------------------------------------------------------------------------------------------------


@compiled
def fitted_worth(packed: Record, race: Record, card: int, owner: int) -> float:
    """Value of a card on a vehicle over the rest of the race."""
    kind, left = packed.cards[card], turns_left(packed, race)
    points = driving(packed, race, owner, card) * 3.4 if kind.type == CREW else kind.points
    return points * packed.point * min(8.0, left) * kind.times + kind.in_play * min(1.0, left / 6)


@compiled
def crew_worth(packed: Record, race: Record, me: int, card: int) -> float:
    """Value of a card in the pit."""
    kind = packed.cards[card]
    worth = 0.04 * kind.fix + (kind.in_pit if turns_left(packed, race) > 3 else 0.0)
    if race.damaged[me] and repair_chance(packed, race, me, 0) < 0.5:
        car = packed.vehicles[race.vehicle[me]]
        worth += 0.1 * kind.fix * max(0, car.speed - car.damaged)
    return worth


@compiled
def hand_worth(packed: Record, race: Record, me: int, card: int, risk: float) -> float:
    """Expected future value of a card in the hand, at this risk of a pit stop."""
    kind = packed.cards[card]
    if kind.type == MOD or kind.type == TIRES or kind.type == CREW:
        worth = fitted_worth(packed, race, card, me)
        if kind.type != MOD:
            current = race.tires[me] if kind.type == TIRES else race.driver[me]
            worth -= fitted_worth(packed, race, current, me) if current != NONE else 0.0
        elif race.mods_size[me] >= packed.mods:
            least = 0.0
            for n in range(race.mods_size[me]):
                found = fitted_worth(packed, race, race.mods[me, n], me)
                least = found if n == 0 else min(least, found)
            worth -= least
        if kind.type == CREW:
            worth = max(worth, (0.1 if race.damaged[me] else 0.05) * kind.fix)
        return max(0.0, worth - risk * 0.6)
    return 0.5 if kind.type == REACTION and race.flag_seat != NONE else kind.keep


@compiled
def contagion_worth(packed: Record, race: Record, me: int, card: int) -> float:
    """Value of a card as the victim of a contagion."""
    owner = holder(race, card)
    worth = fitted_worth(packed, race, card, owner) + 0.1
    return -worth if owner == me else worth * rival_weight(race, me, owner)
