"""Compiled `cthulhu_500/passing.py`: the passing test, laps around the pack, ties and damage."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.call_stack import (
    AFTER_PASS,
    BRACING,
    HARMING,
    PASSING,
    may_draw,
    pop_frame,
    push_frame,
)
from hippodrome.games.cthulhu_500.engine.cards import roll, throw_out
from hippodrome.games.cthulhu_500.engine.edition_record import (
    ATTEMPT,
    BURNS_OUT,
    CHEER,
    DAMAGE,
    DAMAGE_DRAW,
    FRAGILE,
    NONE,
    PASSED,
    PLATING,
    ROLLED,
    SPIKES,
    SUSPENSION,
    WINS_TIES,
)
from hippodrome.games.cthulhu_500.engine.passing_test import behind, on_vehicle, piece_with, pieces, place_of, reckon
from hippodrome.games.cthulhu_500.engine.reactions import open_to_reactions
from hippodrome.jit.compile_cache import Record, compiled


@compiled
def attempt(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Roll a die for both; the higher total wins, equal ones damage both."""
    moment, seat, rival = race.moment, f.seat, f.rival
    if at == 0:
        moment.push = moment.swerve = 0
        open_to_reactions(race, ATTEMPT, seat, rival)
    elif at == 1:
        race.dice_size = 0
        moment.die = roll(packed, race, given, seat)
        moment.rival_die = roll(packed, race, given, rival)
        open_to_reactions(race, ROLLED, seat, rival)
    elif at == 2:
        settle(packed, race, f)
    elif at == 3:
        tie(race, f)
    elif at == 4:  # the passing vehicle was damaged before, and did not get by
        after_damage(packed, race, rival)
    elif at == 5:
        cheer(packed, race, f.laps[0])
    elif at == 6:
        burn_out(packed, race, seat)
        pop_frame(race)
    else:  # the vehicle being passed was damaged before, and the other slipped through
        pop_frame(race)
        after_damage(packed, race, seat)


BURNS, SLIPPED = 6, 7
"""Steps of an attempt: when it has failed; when it has succeeded by a tie."""


@compiled
def settle(packed: Record, race: Record, f: Record) -> None:
    """Compute the totals of a test; a driver who wins ties wins this one, unless both have one."""
    moment, seat, rival = race.moment, f.seat, f.rival
    mine = moment.die + moment.push + reckon(packed, race, seat, True)
    theirs = moment.rival_die + moment.swerve + reckon(packed, race, rival, False)
    if mine == theirs:
        mine += on_vehicle(packed, race, seat, WINS_TIES) != NONE
        theirs += on_vehicle(packed, race, rival, WINS_TIES) != NONE
    if mine > theirs:
        pop_frame(race)
        push_frame(race, PASSING, seat, rival)
    elif mine < theirs:
        f.at = BURNS
    else:
        victim = NONE if on_vehicle(packed, race, seat, SUSPENSION) != NONE else seat
        other = NONE if on_vehicle(packed, race, rival, SUSPENSION) != NONE else rival
        push_frame(race, BRACING, victim, other)


@compiled
def tie(race: Record, f: Record) -> None:
    """Resolve a tie: it damages both, with three cases if one was damaged already."""
    seat, rival = f.seat, f.rival
    if race.hurt[0] == NONE or race.hurt[1] == NONE or race.damaged[seat] == race.damaged[rival]:
        f.at = BURNS
        push_frame(race, HARMING, race.hurt[0], race.hurt[1])
        return
    follower = behind_both(race, seat, rival)
    if race.damaged[seat]:
        race.damaged[rival] = True
        lapped = follower != NONE and move_ahead(race, follower, rival)
        f.laps[0] = follower if lapped else NONE
        return
    race.damaged[seat] = True
    f.at = SLIPPED
    push_frame(race, PASSING, seat, rival)
    race.frames[race.frames_size - 1].follower = follower


@compiled
def behind_both(race: Record, seat: int, rival: int) -> int:
    """Return the seat directly behind a vehicle and the one it tried to pass; NONE if that is the other of the two."""
    follower = behind(race, seat)
    return NONE if follower == rival else follower


@compiled
def burn_out(packed: Record, race: Record, seat: int) -> None:
    """Discard modifications that burn out when an attempt of their vehicle fails."""
    n = 0
    while n < race.mods_size[seat]:
        if packed.cards[race.mods[seat, n]].effect == BURNS_OUT:
            throw_out(packed, race, race.mods[seat, n])
        else:
            n += 1


# Passing ------------------------------------------------------------------------------------------------------------


@compiled
def passes(packed: Record, race: Record, f: Record, at: int) -> None:
    """Move the vehicle directly ahead of the rival, and perhaps another one after it; the leader laps the pack."""
    if at == 0:
        lapped = move_ahead(race, f.seat, f.rival)
        follows = f.follower != NONE and move_ahead(race, f.follower, f.rival)
        f.laps[0], f.laps[1] = f.seat if lapped else NONE, f.follower if follows else NONE
        push_frame(race, AFTER_PASS, f.seat, f.rival)
    elif at <= 2:
        cheer(packed, race, f.laps[at - 1])
    else:
        pop_frame(race)


@compiled
def after_pass(packed: Record, race: Record, f: Record, at: int) -> None:
    """Being passed triggers reactions, then spikes, those of a vehicle once per event: `bits` are the vehicles whose spikes
    have bitten."""
    if at == 0:
        open_to_reactions(race, PASSED, f.seat, f.rival)
    elif at == 1:
        if f.bits & (1 << f.rival) or on_vehicle(packed, race, f.rival, SPIKES) == NONE:
            pop_frame(race)
        else:
            f.bits |= 1 << f.rival
            push_frame(race, BRACING, f.seat, NONE)
    else:
        spent = f.bits
        pop_frame(race)
        push_frame(race, HARMING, race.hurt[0], NONE)
        race.frames[race.frames_size - 1].bits = spent


@compiled
def move_ahead(race: Record, seat: int, rival: int) -> bool:
    """Move directly ahead of a rival; going around the pack gains a lap counter."""
    place, to = place_of(race, seat), place_of(race, rival)
    around = to > place
    if around:
        to -= 1
    step = 1 if to > place else -1
    while place != to:
        race.pack[place] = race.pack[place + step]
        place += step
    race.pack[to] = seat
    if around:
        gain_lap(race, seat)
    return around


@compiled
def gain_lap(race: Record, seat: int) -> None:
    """Add a lap counter; with net counters, remove one from each once all have some."""
    race.laps[seat] += 1
    if race.net_laps:
        for other in range(race.seats):
            if race.laps[other] == 0:
                return
        for other in range(race.seats):
            race.laps[other] -= 1


@compiled
def cheer(packed: Record, race: Record, seat: int) -> None:
    """Some crew cheer at a lap counter of a seat (or NONE), and draw cards."""
    if seat != NONE:
        may_draw(packed, race, seat, piece_with(packed, race, seat, CHEER, pieces(race, seat)))


@compiled
def swap_places(race: Record, one: int, other: int) -> int:
    """Swap the places of two vehicles; return the seat that gained a lap counter by it, or NONE if counters do not follow."""
    a, b = place_of(race, one), place_of(race, other)
    race.pack[a], race.pack[b] = other, one
    if not race.swap_laps or abs(a - b) == 1:
        return NONE
    leader, last = race.pack[race.seats - 1], race.pack[0]
    if race.laps[last]:
        race.laps[last] -= 1
    else:
        for seat in range(race.seats):
            race.laps[seat] += seat != last
    gain_lap(race, leader)
    return leader


# Damage -------------------------------------------------------------------------------------------------------------


@compiled
def damage(race: Record, f: Record, at: int) -> None:
    """Damage one or two vehicles (or NONE) at once."""
    if at == 0:
        push_frame(race, BRACING, f.seat, f.rival)
    else:
        pop_frame(race)
        push_frame(race, HARMING, race.hurt[0], race.hurt[1])


@compiled
def brace(packed: Record, race: Record, f: Record, at: int) -> None:
    """Reactions and plating may save a vehicle; `hurt` are the others. Either of the two may be NONE."""
    moment, one, other = race.moment, f.seat, f.rival
    if at == 0:
        race.hurt[0] = race.hurt[1] = NONE
        if one == NONE and other == NONE:
            pop_frame(race)
            return
        moment.victims[0], moment.victims[1] = one, other
        moment.is_victim[:] = False
        for n in range(2):
            if moment.victims[n] != NONE:
                moment.is_victim[moment.victims[n]] = True
        open_to_reactions(race, DAMAGE, one if one != NONE else other, NONE)
        return
    pop_frame(race)
    for n in range(2):
        victim = other if n else one
        if victim != NONE and not moment.unharmed[victim]:
            plate = on_vehicle(packed, race, victim, PLATING)
            if plate == NONE:
                race.hurt[n] = victim
            else:
                throw_out(packed, race, plate)


@compiled
def harm(packed: Record, race: Record, f: Record, at: int) -> None:
    """Turn an undamaged vehicle to its damaged side; a damaged one is passed by the one behind it. `bits`: whose spikes have
    bitten."""
    if at == 0:
        turn_over(race, f)
    elif at <= 2:
        if f.fresh[at - 1] != NONE:
            after_damage(packed, race, f.fresh[at - 1])
    elif at <= 4:
        cheer(packed, race, f.laps[at - 3])
    elif at <= 6:
        follower, victim, spent = f.by[at - 5], f.seat if at == 5 else f.rival, f.bits
        if race.damage_passes and follower != NONE:
            push_frame(race, AFTER_PASS, follower, victim)
            race.frames[race.frames_size - 1].bits = spent
    else:
        pop_frame(race)


@compiled
def turn_over(race: Record, f: Record) -> None:
    """Apply the damage: neighbours who are both damaged again change places, otherwise the hindmost is passed first."""
    for n in range(2):
        f.fresh[n] = f.laps[n] = f.by[n] = NONE
    one, other = f.seat, f.rival
    both = one != NONE and other != NONE and race.damaged[one] and race.damaged[other]
    if both and (behind(race, one) == other or behind(race, other) == one):
        f.laps[0] = swap_places(race, one, other)
        return
    if both and place_of(race, one) < place_of(race, other):
        f.seat, f.rival = other, one
    for n in range(2):
        victim = f.rival if n else f.seat
        if victim == NONE:
            continue
        if race.damaged[victim]:
            f.by[n] = behind(race, victim)
            if move_ahead(race, f.by[n], victim):
                f.laps[n] = f.by[n]
        else:
            race.damaged[victim] = True
            f.fresh[n] = victim


@compiled
def after_damage(packed: Record, race: Record, seat: int) -> None:
    """Apply the triggers of new damage: tires burst, sponsors pay."""
    tires = race.tires[seat]
    if tires != NONE and packed.cards[tires].effect == FRAGILE:
        throw_out(packed, race, tires)
    may_draw(packed, race, seat, piece_with(packed, race, seat, DAMAGE_DRAW, pieces(race, seat)))
