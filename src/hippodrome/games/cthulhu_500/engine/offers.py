"""Options of each prompt, in the order of the readable rules: counted, listed, or built by number.

An option's number is its position in `list(offers(state, seat, about))`. `find_options` lists them, except the ways to throw
cards away: those are counted, and built one by one. Reasons are in `cthulhu_500/why_not.py`; here options are only filtered.
"""

from __future__ import annotations

from math import comb

import numpy as np

from hippodrome.games.cthulhu_500.engine.edition_record import (
    ACTION,
    ANY,
    AT_CREW,
    AT_MOD,
    AT_NOTHING,
    AT_PAIR,
    AT_RIVAL_MOD,
    AT_RIVAL_PIT,
    AT_TIRES,
    AT_ZOMBIE,
    CARD_PLAYED,
    CREW,
    EITHER,
    FAR_REACH,
    GREMLINS,
    HAND,
    HARPOON,
    MAX_SEATS,
    MOD,
    MODS,
    NEXT_TURN,
    NONE,
    NUKE,
    OTHERS,
    PASSER,
    PIT,
    PLAGUE,
    REANIMATE,
    TARGET,
    TIRES,
    UNHARMED,
    VEHICLES,
    WRENCH,
)
from hippodrome.games.cthulhu_500.engine.passing_test import (
    ahead,
    behind,
    find,
    is_warded,
    most_to_draw,
    on_vehicle,
    piece_at,
    pieces,
)
from hippodrome.games.cthulhu_500.engine.race import (
    ASK_ACTION,
    ASK_CONTAGION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_PIT,
    ASK_QUALIFY,
    ASK_REACT,
    ASK_VEHICLE,
    DO_CREW,
    DO_DRAW,
    DO_DRIVER,
    DO_END,
    DO_INFECT,
    DO_MOD,
    DO_NO,
    DO_NOTHING,
    DO_OVERTAKE,
    DO_PASS,
    DO_PIT,
    DO_PLAY,
    DO_REACT,
    DO_REMOVE,
    DO_REPAIR,
    DO_SILENCE,
    DO_TAKE,
    DO_TIRES,
    DO_USE,
    DO_YES,
    encode_answer,
    event_of,
)
from hippodrome.jit.compile_cache import Record, compiled

MAX_LISTED = 4096
"""More options than possible: each card of a hand aimed at each modification, each of a crew at each dead Zombie, and
others."""
assert HAND * MODS * MAX_SEATS + PIT * PIT + 2 * MAX_SEATS + VEHICLES < MAX_LISTED

CHOOSE = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(HAND + 1)], np.int64)
"""CHOOSE[n, k]: the number of ways to throw away k cards of n."""

SCRATCH = np.dtype([
    ("options", "i8"),  # number of options
    ("act", "i8", (MAX_LISTED,)),
], align=True)  # fmt: skip
"""Scratch buffer; one serves any number of races, one after another."""


def new_scratch() -> Record:
    """Create a scratch buffer."""
    return np.zeros(1, SCRATCH)[0]


# All prompts --------------------------------------------------------------------------------------------------------


@compiled
def find_options(packed: Record, race: Record, scratch: Record) -> int:
    """Find the options of the open prompt for the seat that is to answer next; return their number."""
    about, seat = race.about, race.asked[race.answered]
    if about in (ASK_QUALIFY, ASK_DISCARD):
        scratch.options = 1 << race.hand_size[seat]
        return scratch.options
    scratch.options = 0
    if about == ASK_ACTION:
        list_actions(packed, race, scratch, seat)
    elif about == ASK_PIT:
        list_pit(packed, race, scratch, seat)
    elif about == ASK_REACT:
        list_reactions(packed, race, scratch, seat)
    elif about == ASK_DRAW:
        for number in range(most_to_draw(packed, race, seat), -1, -1):
            append_option(scratch, encode_answer(DO_DRAW, number, NONE))
    elif about == ASK_CONTAGION:
        list_victims(packed, race, scratch)
    elif about == ASK_VEHICLE:
        list_vehicles(packed, race, scratch)
    else:
        append_option(scratch, encode_answer(DO_YES, NONE, NONE))
        append_option(scratch, encode_answer(DO_NO, NONE, NONE))
    return scratch.options


@compiled
def option_at(race: Record, scratch: Record, number: int) -> int:
    """Return the option with this number, of those found."""
    if race.about in (ASK_QUALIFY, ASK_DISCARD):
        return throw_at(race.hand_size[race.asked[race.answered]], number)
    return scratch.act[number]


@compiled
def append_option(scratch: Record, option: int) -> None:
    """Append an option."""
    scratch.act[scratch.options] = option
    scratch.options += 1


@compiled
def throw_at(cards: int, number: int) -> int:
    """Return the choice with this number among all choices of some cards, small ones first, as bits."""
    some = 0
    while number >= CHOOSE[cards, some]:
        number -= CHOOSE[cards, some]
        some += 1
    thrown = 0
    for at in range(cards):
        if some == 0:
            break
        with_this = CHOOSE[cards - at - 1, some - 1]
        if number < with_this:
            thrown |= 1 << at
            some -= 1
        else:
            number -= with_this
    return thrown


@compiled
def list_vehicles(packed: Record, race: Record, scratch: Record) -> None:
    """List the vehicles that are still free."""
    for number in range(packed.vehicles_size):
        if find(race.vehicle, race.seats, number) == NONE:
            append_option(scratch, encode_answer(DO_TAKE, number, NONE))


# Actions ------------------------------------------------------------------------------------------------------------


@compiled
def reach(packed: Record, race: Record, seat: int) -> int:
    """Number of places ahead that a vehicle may aim; one, unless a card says otherwise."""
    far = on_vehicle(packed, race, seat, FAR_REACH)
    return min(packed.cards[far].amount, race.seats - 1) if far != NONE else 1


@compiled
def list_actions(packed: Record, race: Record, scratch: Record, seat: int) -> None:
    """List action cards, crew, a passing attempt, a pit stop, cards in play with an action, and doing nothing."""
    in_hand = race.hand_size[seat]
    for n in range(in_hand + pieces(race, seat)):
        if n == in_hand:
            for place in range(1, reach(packed, race, seat) + 1):
                append_option(scratch, encode_answer(DO_OVERTAKE, NONE, ahead(race, seat, place)))
            append_option(scratch, encode_answer(DO_PIT, NONE, NONE))
        card = race.hand[seat, n] if n < in_hand else piece_at(race, seat, n - in_hand)
        if card == NONE:
            continue
        if n < in_hand and packed.cards[card].type == CREW:
            for owner in range(race.seats):
                append_option(scratch, encode_answer(DO_CREW, card, owner))
        elif packed.cards[card].type == ACTION if n < in_hand else is_used(packed, card):
            list_aims(packed, race, scratch, seat, DO_PLAY if n < in_hand else DO_USE, card)
    append_option(scratch, encode_answer(DO_END, NONE, NONE))


@compiled
def is_used(packed: Record, card: int) -> bool:
    """Return whether a card in play has an action."""
    return packed.cards[card].effect in (REANIMATE, NUKE, HARPOON)


@compiled
def list_aims(packed: Record, race: Record, scratch: Record, seat: int, verb: int, card: int) -> None:
    """List a card with each of its possible targets."""
    owners = aimed_at(packed, race, card)
    for owner in range(owners):
        for n in range(aims_at(packed, race, card, owner)):
            target = aim_at(packed, race, card, owner, n)
            if can_aim(packed, race, seat, card, owner, n, target):
                append_option(scratch, encode_answer(verb, card, target))


@compiled
def aimed_at(packed: Record, race: Record, card: int) -> int:
    """Number of seats with possible targets of a card: all, unless it is aimed at nothing, or at dead Zombies."""
    return 1 if packed.cards[card].aim in (AT_NOTHING, AT_ZOMBIE) else race.seats


@compiled
def aims_at(packed: Record, race: Record, card: int, owner: int) -> int:
    """Number of possible targets that one seat has."""
    aim = packed.cards[card].aim
    if aim == AT_ZOMBIE:
        return race.discard_size
    return pieces(race, owner) if aim > AT_PAIR else 1


@compiled
def aim_at(packed: Record, race: Record, card: int, owner: int, n: int) -> int:
    """Return the n-th of them: a seat or a card; NONE if it is aimed at nothing, or there is nothing."""
    aim = packed.cards[card].aim
    if aim == AT_NOTHING:
        return NONE
    if aim == AT_ZOMBIE:
        return race.discard[n]
    return piece_at(race, owner, n) if aim > AT_PAIR else owner


@compiled
def can_aim(packed: Record, race: Record, seat: int, card: int, owner: int, n: int, target: int) -> bool:
    """Return whether a card may be aimed at this target: `target` is the seat, or the n-th card that the owner has in play."""
    kind = packed.cards[card]
    aim = kind.aim
    if aim == AT_NOTHING:
        return kind.effect != WRENCH or race.damaged[seat] != 0
    if aim == AT_ZOMBIE:
        return target < packed.flag and packed.cards[target].zombie
    if aim == AT_PAIR:
        back = behind(race, owner)
        warded = (owner != seat and is_warded(packed, race, owner)) or (back != seat and is_warded(packed, race, back))
        return race.pack[race.seats - 1] != owner and not (kind.spell and warded)
    if owner != seat and kind.spell and is_warded(packed, race, owner):
        return False
    if owner == seat and aim != AT_CREW and aim != AT_MOD:
        return False
    if aim < AT_PAIR:
        return aim != AT_TIRES or race.tires[owner] != NONE
    if target == NONE or packed.cards[target].type != (MOD if aim in (AT_MOD, AT_RIVAL_MOD) else CREW):
        return False
    if aim == AT_RIVAL_PIT:
        return n > 0
    return kind.effect not in (PLAGUE, GREMLINS) or find(race.infected, race.contagions_size, target) == NONE


# In the pits --------------------------------------------------------------------------------------------------------


@compiled
def list_pit(packed: Record, race: Record, scratch: Record, seat: int) -> None:
    """List modifications, tires, drivers, repair, and taking one of them off."""
    full = race.mods_size[seat] >= packed.mods
    for n in range(race.hand_size[seat]):
        card = race.hand[seat, n]
        kind = packed.cards[card].type
        if kind in (TIRES, CREW):
            append_option(scratch, encode_answer(DO_TIRES if kind == TIRES else DO_DRIVER, card, NONE))
        elif kind == MOD and packed.mods > 0:
            for old in range(race.mods_size[seat] if full else 1):
                append_option(scratch, encode_answer(DO_MOD, card, race.mods[seat, old] if full else NONE))
    if race.damaged[seat]:
        append_option(scratch, encode_answer(DO_REPAIR, NONE, NONE))
    for n in range(2 + race.mods_size[seat]):
        card = piece_at(race, seat, n)
        if card != NONE:
            append_option(scratch, encode_answer(DO_REMOVE, card, NONE))
    append_option(scratch, encode_answer(DO_NOTHING, NONE, NONE))


# Reactions ----------------------------------------------------------------------------------------------------------


@compiled
def can_react(packed: Record, race: Record, event: int, seat: int) -> bool:
    """Return whether a seat has a reaction to this event."""
    if not race.silent[seat]:
        for n in range(race.hand_size[seat]):
            card = race.hand[seat, n]
            if packed.cards[card].trigger == event and can_react_with(packed, race, event, seat, card):
                return True
    return False


@compiled
def list_reactions(packed: Record, race: Record, scratch: Record, seat: int) -> None:
    """List each card that answers this moment, and to pass, now or for the rest of the turn."""
    event = event_of(race)
    for n in range(race.hand_size[seat]):
        card = race.hand[seat, n]
        if packed.cards[card].trigger == event and can_react_with(packed, race, event, seat, card):
            append_option(scratch, encode_answer(DO_REACT, card, NONE))
    append_option(scratch, encode_answer(DO_PASS, NONE, NONE))
    append_option(scratch, encode_answer(DO_SILENCE, NONE, NONE))


@compiled
def can_react_with(packed: Record, race: Record, event: int, seat: int, card: int) -> bool:
    """Return whether a card that answers such an event answers this one for this seat."""
    kind, moment = packed.cards[card], race.moment
    who = moment.card_by[moment.depth] if event == CARD_PLAYED else moment.seat
    role = kind.role
    if role == OTHERS:
        fits = seat != who
    elif role == PASSER:
        fits = seat == who
    elif role == TARGET:
        fits = seat == moment.rival
    elif role == EITHER:
        fits = seat == who or seat == moment.rival
    else:
        fits = role == ANY or moment.is_victim[seat] != 0
    return fits and not is_excluded(race, seat, kind.effect)


@compiled
def is_excluded(race: Record, seat: int, effect: int) -> bool:
    """Return whether an earlier, contradicting reaction excludes this one."""
    if effect == NEXT_TURN:
        return race.moment.next_seat != NONE
    return effect == UNHARMED and race.moment.unharmed[seat] != 0


# Contagion ----------------------------------------------------------------------------------------------------------


@compiled
def is_victim(packed: Record, race: Record, contagion: int, spared: int, card: int) -> bool:
    """Return whether a contagion may move to a card in play (or NONE): of its kind, not infected, not its last place."""
    if card in (NONE, spared) or packed.cards[card].type != (MOD if packed.cards[contagion].aim == AT_MOD else CREW):
        return False
    return find(race.infected, race.contagions_size, card) == NONE


@compiled
def has_victims(packed: Record, race: Record, contagion: int, spared: int) -> bool:
    """Return whether a contagion has a possible victim."""
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            if is_victim(packed, race, contagion, spared, piece_at(race, seat, n)):
                return True
    return False


@compiled
def list_victims(packed: Record, race: Record, scratch: Record) -> None:
    """List the possible next victims of a contagion."""
    moment = race.moment
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            card = piece_at(race, seat, n)
            if is_victim(packed, race, moment.contagion, moment.leaves, card):
                append_option(scratch, encode_answer(DO_INFECT, card, NONE))
