"""Compiled learned odds: every sum of `games/cthulhu_500/bots/weights.py`, in its order, bit-identical.

The reasons are documented there. Values that depend on the whole position (the progress of the race, the weight of each
rival's loss) are computed once per prompt, by `compute_rival_weights`; `w` are the weights for that prompt.
"""

from __future__ import annotations

from math import exp

from hippodrome.games.cthulhu_500.bots.compiled.odds import add_compensated, chances, repair_chance
from hippodrome.games.cthulhu_500.bots.features import CARDS_PER_TURN
from hippodrome.games.cthulhu_500.bots.weights import QUARTERS_PER_TURN
from hippodrome.games.cthulhu_500.engine.edition_record import (
    BURNS_OUT,
    CREW,
    FRAGILE,
    MOD,
    MUDFLAPS,
    NONE,
    PLATING,
    SPIKES,
    SUSPENSION,
    SWARM,
    TIRES,
)
from hippodrome.games.cthulhu_500.engine.passing_test import (
    ahead,
    behind,
    driving,
    find,
    first_but,
    holder,
    on_vehicle,
    place_of,
)
from hippodrome.games.cthulhu_500.engine.race import SHORT
from hippodrome.jit.compile_cache import Record, compiled

# The whole position -------------------------------------------------------------------------------------------------


@compiled
def has_flag(race: Record) -> bool:
    """Return whether the flag is in the draw pile."""
    return not race.flag_aside and not race.flag_discarded


@compiled
def turns_left(race: Record) -> float:
    """Expected number of turns left for each seat."""
    if race.flag_seat != NONE:
        return 1.0 - race.last_turns_size / race.seats + 1 / race.seats
    pile = race.deck_size
    if has_flag(race):
        cards = pile / 2
    elif race.length == SHORT:
        cards = race.above + (pile - race.above) / 2
    else:
        renewed = race.discard_size + 0.85 * pile
        cards = pile + max(0, race.counters - 1) * renewed + renewed / 2
    return cards / (CARDS_PER_TURN * race.seats) + (1.0 if race.warning_lap else 0.0)


@compiled
def compute_rival_weights(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Compute the progress of the race, and the weight of each rival's loss for a seat, into `thought`."""
    thought = race.thought
    thought.quarters = int(turns_left(race) * QUARTERS_PER_TURN)
    w, shares, most = weight_table.at[thought.quarters], thought.shares, 0.0
    for seat in range(race.seats):
        score = race.laps[seat] * race.seats - place_of(race, seat) + 0.0
        car = packed.vehicles[race.vehicle[seat]]
        score += (w.passing + w.passed) * (car.damaged if race.damaged[seat] else car.speed)
        for n in range(race.mods_size[seat]):
            score += w.cards[race.mods[seat, n]].fitted
        if race.driver[seat] != NONE:
            score += w.cards[race.driver[seat]].fitted
        if race.tires[seat] != NONE:
            score += w.cards[race.tires[seat]].fitted
        shares[seat] = score * w.a_pass
        most = shares[seat] if seat == 0 else max(most, shares[seat])
    total, lost = 0.0, 0.0
    for seat in range(race.seats):
        shares[seat] = exp(shares[seat] - most)
        total, lost = add_compensated(total, lost, shares[seat])
    total += lost
    mine = shares[me]
    rest = max(total - mine, 1e-9)
    for seat in range(race.seats):
        shares[seat] = shares[seat] / rest
    thought.mine = mine / total


@compiled
def pass_worth(race: Record, rival: int) -> float:
    """Value of passing that rival; also the cost of being passed by it."""
    return 1.0 + race.thought.shares[rival]


@compiled
def seat_weight(race: Record, me: int, seat: int) -> float:
    """Weight for this seat of another seat's gain."""
    return 1.0 if seat == me else -race.thought.shares[seat]


@compiled
def draw_worth(w: Record, race: Record, me: int) -> float:
    """Value of a drawn card, with the risk, or the hope, that it is the flag."""
    if not has_flag(race):
        return w.drawn
    chance = race.thought.mine
    ends = ((1.0 if first_but(race, NONE) == me else 0.0) - chance) / race.deck_size
    return w.drawn + ends / (max(0.05, chance * (1 - chance)) * w.a_pass)


# Damage -------------------------------------------------------------------------------------------------------------


@compiled
def plating(packed: Record, race: Record, seat: int) -> int:
    """The modification that saves a vehicle from damage; NONE if there is none."""
    for n in range(race.mods_size[seat]):
        if packed.cards[race.mods[seat, n]].effect == PLATING:
            return race.mods[seat, n]
    return NONE


@compiled
def damage_cost(packed: Record, w: Record, race: Record, seat: int) -> float:
    """Cost of damage to a vehicle; a damaged one is passed."""
    plate = plating(packed, race, seat)
    if plate != NONE:
        return max(0.1, w.cards[plate].fitted)
    if race.damaged[seat]:
        return 1.0 + race.thought.shares[behind(race, seat)]
    return broken_cost(packed, w, race, seat)


@compiled
def broken_cost(packed: Record, w: Record, race: Record, seat: int) -> float:
    """Cost to a vehicle of being damaged."""
    car = packed.vehicles[race.vehicle[seat]]
    each = w.passing + w.passed + w.frail - w.hurt - w.mending * repair_chance(packed, race, seat, 0)
    cost = (car.speed - car.damaged) * each
    tires = race.tires[seat]
    if tires != NONE and packed.cards[tires].effect == FRAGILE and not race.damaged[seat]:
        cost += w.cards[tires].fitted
    return cost


@compiled
def damage_worth(packed: Record, w: Record, race: Record, me: int, rival: int) -> float:
    """Value of damaging a rival: its loss, and this seat's gain if it gets by."""
    share = race.thought.shares[rival]
    if race.damaged[rival] and plating(packed, race, rival) == NONE:
        return share + seat_weight(race, me, behind(race, rival))
    return share * damage_cost(packed, w, race, rival)


@compiled
def repair_worth(packed: Record, w: Record, race: Record, me: int, bonus: int) -> float:
    """Value of an attempt to repair now."""
    if not race.damaged[me]:
        return 0.0
    return repair_chance(packed, race, me, bonus) * max(0.0, broken_cost(packed, w, race, me))


# Tests --------------------------------------------------------------------------------------------------------------


@compiled
def attempt_worth(packed: Record, w: Record, race: Record, me: int, rival: int, extra: int, places: int) -> float:
    """Value of a passing attempt by this seat: places by their probability, and the effects of a tie on both."""
    win, tie = chances(packed, race, me, rival, extra)
    gained = pass_worth(race, rival) - spikes_cost(packed, w, race, me, rival)
    if places > 1:
        gained += pass_worth(race, ahead(race, me, 1))
    worth = win * gained + (tie * crash_worth(packed, w, race, me, rival) if tie else 0.0)
    burning = on_vehicle(packed, race, me, BURNS_OUT)
    if burning != NONE:
        worth -= (1 - win) * max(0.0, w.cards[burning].fitted)
    return worth


@compiled
def crash_worth(packed: Record, w: Record, race: Record, me: int, rival: int) -> float:
    """Value of a tie with a vehicle ahead."""
    ours, theirs = race.damaged[me] != 0, race.damaged[rival] != 0
    if on_vehicle(packed, race, me, SUSPENSION) != NONE or on_vehicle(packed, race, rival, SUSPENSION) != NONE:
        ours = theirs = False
    share, lonely = race.thought.shares[rival], behind(race, me) == rival  # no vehicle is directly behind both
    if ours and theirs and (lonely or ahead(race, me, 1) == rival):
        return swap_worth(race, me, me, rival)
    own, cost = damage_cost(packed, w, race, me), damage_cost(packed, w, race, rival)
    if ours == theirs:
        return share * cost - own
    far = (place_of(race, me) - place_of(race, rival)) % race.seats
    follower = race.thought.shares[behind(race, me)]
    if ours:
        return share * cost if lonely else -1 + share * (1 + cost) - (far + 1) * follower
    return far + share - own if lonely else far + 2 * share - far * follower - own


@compiled
def swap_worth(race: Record, me: int, one: int, other: int) -> float:
    """Value of a swap of two neighbours."""
    gained = place_of(race, one) - place_of(race, other)
    if race.swap_laps and abs(gained) > 1:
        gained = 1 if gained < 0 else -1
    return gained * (seat_weight(race, me, one) - seat_weight(race, me, other))


@compiled
def spikes_cost(packed: Record, w: Record, race: Record, me: int, rival: int) -> float:
    """Cost of passing a vehicle with spikes."""
    return 0.0 if on_vehicle(packed, race, rival, SPIKES) == NONE else damage_cost(packed, w, race, me)


@compiled
def passed_cost(packed: Record, w: Record, race: Record, me: int, rival: int, extra: int) -> float:
    """Cost of a rival's passing test against this seat."""
    win, tie = chances(packed, race, rival, me, extra)
    hurt = damage_cost(packed, w, race, me) - race.thought.shares[rival] * damage_cost(packed, w, race, rival)
    return win * pass_worth(race, rival) + tie * hurt


@compiled
def pit_risk(packed: Record, w: Record, race: Record, me: int) -> float:
    """Cost of the free test of the car behind."""
    if on_vehicle(packed, race, me, MUDFLAPS) != NONE:
        return 0.0
    rival = behind(race, me)
    worth = passed_cost(packed, w, race, me, rival, 0)
    if on_vehicle(packed, race, me, SPIKES) != NONE:
        worth -= chances(packed, race, rival, me, 0)[0] * race.thought.shares[rival] * damage_cost(packed, w, race, rival)
    return max(0.0, worth)


# Cards --------------------------------------------------------------------------------------------------------------


@compiled
def fitted_worth(packed: Record, w: Record, race: Record, card: int, owner: int) -> float:
    """Value of a card on a vehicle over the rest of the race."""
    kind, worth = packed.cards[card], w.cards[card].fitted
    if kind.effect == SWARM:
        worth += (driving(packed, race, owner, card) - kind.drive) * (w.passing + w.passed)
    return worth


@compiled
def crew_worth(packed: Record, w: Record, race: Record, me: int, card: int) -> float:
    """Value of a card in the pit."""
    added, before = packed.cards[card].fix, repair_chance(packed, race, me, 0)
    after = min(1.0, before + added / packed.die) if before > 0 else repair_chance(packed, race, me, added)
    weight = w.fix
    if race.damaged[me]:
        car = packed.vehicles[race.vehicle[me]]
        weight += (car.speed - car.damaged) * w.mending
    return (after - before) * weight + w.cards[card].pitted


@compiled
def held_worth(w: Record, card: int) -> float:
    """Value of holding a card in the hand, besides playing it."""
    return w.card + w.cards[card].held


@compiled
def hand_worth(packed: Record, w: Record, race: Record, me: int, card: int, risk: float) -> float:
    """Expected future value of a card in the hand, at this risk of a pit stop."""
    kind, worth = packed.cards[card], held_worth(w, card)
    if kind.type == MOD or kind.type == TIRES or kind.type == CREW:
        gained = fitted_worth(packed, w, race, card, me)
        if kind.type != MOD:
            current = race.tires[me] if kind.type == TIRES else race.driver[me]
            gained -= fitted_worth(packed, w, race, current, me) if current != NONE else 0.0
        elif race.mods_size[me] >= packed.mods:
            least = 0.0
            for n in range(race.mods_size[me]):
                found = fitted_worth(packed, w, race, race.mods[me, n], me)
                least = found if n == 0 else min(least, found)
            gained -= least
        worth = max(worth, 0.7 * (gained - risk - 0.3))
        if kind.type == CREW:
            worth = max(worth, 0.7 * crew_worth(packed, w, race, me, card))
    return worth


@compiled
def loss_worth(packed: Record, w: Record, race: Record, card: int, owner: int) -> float:
    """Loss to its owner if a card leaves play."""
    if find(race.pit[owner], race.pit_size[owner], card) != NONE:
        return 0.3
    return fitted_worth(packed, w, race, card, owner)


@compiled
def contagion_worth(packed: Record, w: Record, race: Record, me: int, card: int) -> float:
    """Value of a card as the victim of a contagion."""
    owner = holder(race, card)
    worth = loss_worth(packed, w, race, card, owner) + 0.1
    return -worth if owner == me else worth * race.thought.shares[owner]
