"""Making a passing attempt: the test, laps around the pack, ties and damage: `cthulhu_500/passing.py` for machines."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.box import (
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
from hippodrome.games.cthulhu_500.bots.compiled.cards import may_draw, roll, throw_out
from hippodrome.games.cthulhu_500.bots.compiled.reactions import react
from hippodrome.games.cthulhu_500.bots.compiled.reckoning import (
    behind,
    on_vehicle,
    piece_with,
    pieces,
    place_of,
    reckon,
)
from hippodrome.native.compiled import Record, compiled


@compiled
def attempt(box: Record, scales: Record, race: Record, given: Record, seat: int, rival: int) -> None:
    """Both throw a die; the higher total wins, equal ones damage both."""
    moment = race.moment
    for thrown in range(2):
        if thrown:
            moment.die = roll(box, race, given, seat)
            moment.rival_die = roll(box, race, given, rival)
        else:
            moment.push = moment.swerve = 0
        react(box, scales, race, given, ROLLED if thrown else ATTEMPT, seat, rival)
    mine = moment.die + moment.push + reckon(box, race, seat, True)
    theirs = moment.rival_die + moment.swerve + reckon(box, race, rival, False)
    if mine == theirs:
        mine += on_vehicle(box, race, seat, WINS_TIES) != NONE
        theirs += on_vehicle(box, race, rival, WINS_TIES) != NONE
    slips, follower = False, NONE
    if mine == theirs:
        victim = NONE if on_vehicle(box, race, seat, SUSPENSION) != NONE else seat
        other = NONE if on_vehicle(box, race, rival, SUSPENSION) != NONE else rival
        victim, other = brace(box, scales, race, given, victim, other)
        slips = victim != NONE and other != NONE and race.damaged[rival] > race.damaged[seat]
        if slips:
            race.damaged[seat], follower = True, behind_both(race, seat, rival)
        else:
            tie(box, scales, race, given, victim, other)
    if mine > theirs or slips:
        passes(box, scales, race, given, seat, rival, follower)
        if slips and not race.over:
            after_damage(box, scales, race, given, seat)
    elif not race.over:
        burn_out(box, race, seat)


@compiled
def tie(box: Record, scales: Record, race: Record, given: Record, seat: int, rival: int) -> None:
    """A tie in which the vehicle that passes does not get by. Who was saved is NONE."""
    if seat == NONE or rival == NONE or race.damaged[seat] == race.damaged[rival]:
        harm(box, scales, race, given, seat, rival)
        return
    follower = behind_both(race, seat, rival)
    race.damaged[rival] = True
    lapped = follower != NONE and move_ahead(race, follower, rival)
    after_damage(box, scales, race, given, rival)
    cheer(box, scales, race, given, follower, lapped)


@compiled
def behind_both(race: Record, seat: int, rival: int) -> int:
    """Who is directly behind a vehicle and the one it tried to pass; NONE if that is the other of the two."""
    follower = behind(race, seat)
    return NONE if follower == rival else follower


@compiled
def burn_out(box: Record, race: Record, seat: int) -> None:
    """A modification that burns out goes when an attempt of its vehicle has failed."""
    n = 0
    while n < race.mods_size[seat]:
        if box.cards[race.mods[seat, n]].effect == BURNS_OUT:
            throw_out(box, race, race.mods[seat, n])
        else:
            n += 1


# Passing ------------------------------------------------------------------------------------------------------------


@compiled
def passes(box: Record, scales: Record, race: Record, given: Record, seat: int, rival: int, follower: int) -> None:
    """The vehicle moves directly ahead of the rival, and perhaps another one after it; the leader laps the pack."""
    lapped = move_ahead(race, seat, rival)
    follows = follower != NONE and move_ahead(race, follower, rival)
    after_pass(box, scales, race, given, seat, rival)
    cheer(box, scales, race, given, seat, lapped)
    cheer(box, scales, race, given, follower, follows)


@compiled
def after_pass(box: Record, scales: Record, race: Record, given: Record, seat: int, rival: int) -> None:
    """What being passed triggers: reactions, then spikes. If who was bitten falls back, that may be another pass, and so on.

    Where the rules text goes on into itself, this is a loop; `spent` has a bit for every vehicle whose spikes have bitten.
    """
    spent = 0
    while True:
        react(box, scales, race, given, PASSED, seat, rival)
        if race.over or spent & (1 << rival) or on_vehicle(box, race, rival, SPIKES) == NONE:
            return
        spent |= 1 << rival
        hurt, _ = brace(box, scales, race, given, seat, NONE)
        if hurt == NONE:
            return
        if not race.damaged[seat]:
            race.damaged[seat] = True
            after_damage(box, scales, race, given, seat)
            return
        follower = behind(race, seat)
        lapped = move_ahead(race, follower, seat)
        cheer(box, scales, race, given, follower, lapped)
        if race.over or not race.damage_passes:
            return
        seat, rival = follower, seat


@compiled
def move_ahead(race: Record, seat: int, rival: int) -> bool:
    """Directly ahead of a rival; going around the pack gains a lap counter."""
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
    """A counter for the one, and, if they are counted net, one less for all once everybody has some."""
    race.laps[seat] += 1
    if race.net_laps:
        for other in range(race.seats):
            if race.laps[other] == 0:
                return
        for other in range(race.seats):
            race.laps[other] -= 1


@compiled
def cheer(box: Record, scales: Record, race: Record, given: Record, seat: int, lapped: bool) -> None:
    """A lap counter makes some crew cheer, and draw cards."""
    if lapped and not race.over:
        may_draw(box, scales, race, given, seat, piece_with(box, race, seat, CHEER, pieces(race, seat)))


@compiled
def swap_places(race: Record, one: int, other: int) -> int:
    """Two vehicles change places; who gained a lap counter by it, or NONE, if counters do not follow."""
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
def damage(box: Record, scales: Record, race: Record, given: Record, one: int, other: int) -> None:
    """One or two vehicles (or NONE) are damaged at once."""
    one, other = brace(box, scales, race, given, one, other)
    harm(box, scales, race, given, one, other)


@compiled
def brace(box: Record, scales: Record, race: Record, given: Record, one: int, other: int) -> tuple[int, int]:
    """Reactions and plating may save a vehicle; who is hurt after all, or NONE."""
    if one == NONE and other == NONE:
        return NONE, NONE
    moment = race.moment
    moment.is_victim[:] = False
    for n in range(2):
        victim = other if n else one
        if victim != NONE:
            moment.is_victim[victim] = True
    react(box, scales, race, given, DAMAGE, one if one != NONE else other, NONE)
    for n in range(2):
        victim = other if n else one
        if victim == NONE:
            continue
        saved = moment.unharmed[victim] != 0
        if not saved:
            plate = on_vehicle(box, race, victim, PLATING)
            saved = plate != NONE
            if saved:
                throw_out(box, race, plate)
        if saved and n:
            other = NONE
        elif saved:
            one = NONE
    return one, other


@compiled
def harm(box: Record, scales: Record, race: Record, given: Record, one: int, other: int) -> None:
    """A whole vehicle is turned to its damaged side; a damaged one is passed by the one behind it, the hindmost first.

    Neighbours who are both damaged again change places instead.
    """
    both = one != NONE and other != NONE and race.damaged[one] and race.damaged[other]
    if both and (behind(race, one) == other or behind(race, other) == one):
        lapping = swap_places(race, one, other)
        cheer(box, scales, race, given, lapping, lapping != NONE)
        return
    if both and place_of(race, one) < place_of(race, other):
        one, other = other, one
    fresh_one = NONE if one == NONE or race.damaged[one] else one
    fresh_other = NONE if other == NONE or race.damaged[other] else other
    by_one, by_other = NONE, NONE
    laps_one, laps_other = False, False
    for n in range(2):
        victim = other if n else one
        if victim == NONE:
            continue
        if victim in (fresh_one, fresh_other):
            race.damaged[victim] = True
            continue
        follower = behind(race, victim)
        lapped = move_ahead(race, follower, victim)
        if n:
            by_other, laps_other = follower, lapped
        else:
            by_one, laps_one = follower, lapped
    for n in range(2):
        victim = fresh_other if n else fresh_one
        if victim != NONE and not race.over:
            after_damage(box, scales, race, given, victim)
    for n in range(2):
        cheer(box, scales, race, given, by_other if n else by_one, laps_other if n else laps_one)
    for n in range(2):
        follower, victim = by_other if n else by_one, other if n else one
        if race.damage_passes and follower != NONE and not race.over:
            after_pass(box, scales, race, given, follower, victim)


@compiled
def after_damage(box: Record, scales: Record, race: Record, given: Record, seat: int) -> None:
    """What new damage triggers comes after it: tires burst, sponsors pay."""
    tires = race.tires[seat]
    if tires != NONE and box.cards[tires].effect == FRAGILE:
        throw_out(box, race, tires)
    may_draw(box, scales, race, given, seat, piece_with(box, race, seat, DAMAGE_DRAW, pieces(race, seat)))
