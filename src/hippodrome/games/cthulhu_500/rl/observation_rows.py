"""Observations of Cthulhu 500 over the records of `engine`: the fields of `rl/__init__.py` in their order.

Numbers that every row contains are written in place, others are marked (jit/rows.py). This module needs numba: import it only
when needed.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.cthulhu_500.engine.edition_record import (
    ATTEMPT,
    CARD_PLAYED,
    CARDS,
    CONTAGION,
    CONTAGIONS,
    DAMAGE,
    MAX_SEATS,
    NO_EVENT,
    NONE,
    REPAIR_TEST,
    ROLLED,
    TURN_ENDS,
)
from hippodrome.games.cthulhu_500.engine.edition_record import EVENTS as FAST_EVENTS
from hippodrome.games.cthulhu_500.engine.race import LENGTHS as FAST_LENGTHS
from hippodrome.games.cthulhu_500.engine.race import PHASES as FAST_PHASES
from hippodrome.games.cthulhu_500.engine.race import SHORT
from hippodrome.games.cthulhu_500.rl import EVENTS, FLAG, LENGTHS, PHASES, PILES
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.observation_rows import mark, put

assert PHASES == FAST_PHASES and EVENTS[:NO_EVENT] == FAST_EVENTS, "the places of these are their numbers on the fast engine"
LENGTH_AT = np.array([LENGTHS.index(name) for name in FAST_LENGTHS])
CONTAGION_AT = EVENTS.index("contagion")
PHASE_COUNT, PILE_COUNT, FLAG_COUNT, LENGTH_COUNT, EVENT_COUNT = len(PHASES), len(PILES), len(FLAG), len(LENGTHS), len(EVENTS)
OUT, BELOW, WAITING, IN_PILE = (FLAG.index(where) for where in ("out", "below", "waiting", "in_pile"))
EMPTY, NEARLY_GONE, THIN, THICK = (PILES.index(look) for look in ("empty", "nearly_gone", "thin", "thick"))

MAX_NONZERO = CARDS + 1 + CONTAGIONS + 3 + 15 * MAX_SEATS + 32
"""Maximum number of non-zero entries: a card is in one place, under a contagion, or in an event; the rest are a few per seat,
and two dozen others."""


@compiled
def write_view(packed: Record, spec: Record, race: Record, draft: Record, seen: Record, scale: Record) -> None:
    """Write the seat's view of the table to a row that was cleared."""
    at = write_table(packed, race, draft, seen, scale)
    at = write_cards(spec, race, draft, seen, scale, at)
    of_a_seat = packed.vehicles_size + 8 + 2 * spec.cards
    for place in range(race.seats):
        of = race.pack[place]
        write_racer(packed, spec, race, draft, seen, scale, at + of_a_seat * relative_seat(race, draft, of), of, place)
    at += of_a_seat * race.seats
    if race.moment.depth != NONE:
        write_played_card(spec, race, draft, seen, scale, at)
    elif race.moment.open:
        write_event(spec, race, draft, seen, scale, at)


@compiled
def relative_seat(race: Record, draft: Record, of: int) -> int:
    """Return a seat number relative to the observer."""
    by = of - draft.seat
    return by if by >= 0 else by + race.seats


@compiled
def thickness(packed: Record, size: int) -> int:
    """Return the class of a pile's thickness; its size is hidden."""
    if size == 0:
        return EMPTY
    return NEARLY_GONE if size <= packed.nearly_gone else THIN if size <= packed.thin else THICK


@compiled
def flag_location(race: Record) -> int:
    """Location of the flag, as far as all seats know."""
    if race.flag_seat != NONE or race.over:
        return OUT
    if race.length == SHORT:
        return BELOW
    return WAITING if race.flag_aside or race.flag_discarded else IN_PILE


@compiled
def write_table(packed: Record, race: Record, draft: Record, seen: Record, scale: Record) -> int:
    """Write the turn, the piles, the flag, the kind of race; return the next position."""
    mark(draft, seen, scale, race.phase, 1)
    at = PHASE_COUNT
    put(seen, scale, at, race.turn)
    mark(draft, seen, scale, at + 1 + relative_seat(race, draft, race.mover), 1)
    at += 1 + race.seats
    put(seen, scale, at, race.actions)
    put(seen, scale, at + 1, race.spells)
    at += 2
    mark(draft, seen, scale, at + thickness(packed, race.deck_size + (1 if race.length == SHORT and race.above > 0 else 0)), 1)
    at += PILE_COUNT
    mark(draft, seen, scale, at + thickness(packed, race.discard_size), 1)
    at += PILE_COUNT
    mark(draft, seen, scale, at + flag_location(race), 1)
    at += FLAG_COUNT
    put(seen, scale, at, race.counters)
    mark(draft, seen, scale, at + 1 + LENGTH_AT[race.length], 1)
    at += 1 + LENGTH_COUNT
    put(seen, scale, at, race.warning_lap)
    put(seen, scale, at + 1, race.net_laps)
    put(seen, scale, at + 2, race.swap_laps)
    put(seen, scale, at + 3, race.damage_passes)
    return at + 4


@compiled
def write_cards(spec: Record, race: Record, draft: Record, seen: Record, scale: Record, at: int) -> int:
    """Write the seat's hand, and the cards in the middle of the table; return the next position."""
    seat = draft.seat
    for n in range(race.hand_size[seat]):
        mark(draft, seen, scale, at + race.hand[seat, n], 1)
    at += spec.cards
    put(seen, scale, at, race.silent[seat])
    at += 1
    if race.discard_size:
        mark(draft, seen, scale, at + race.discard[race.discard_size - 1], 1)
    at += spec.cards + 1
    for n in range(race.played_size):
        mark(draft, seen, scale, at + race.played[n], 1)
    at += spec.cards
    for n in range(race.contagions_size):
        mark(draft, seen, scale, at + race.contagions[n], 1)
        mark(draft, seen, scale, at + spec.cards + race.infected[n], 1)
    return at + 2 * spec.cards


@compiled
def write_racer(
    packed: Record, spec: Record, race: Record, draft: Record, seen: Record, scale: Record, at: int, of: int, place: int
) -> None:
    """Write the public part of a racer with this place in the pack."""
    if race.vehicle[of] != NONE:
        mark(draft, seen, scale, at + race.vehicle[of], 1)
    at += packed.vehicles_size
    put(seen, scale, at, race.damaged[of])
    put(seen, scale, at + 1, race.laps[of])
    put(seen, scale, at + 2, place + 1)
    put(seen, scale, at + 3, race.hand_size[of])
    put(seen, scale, at + 4, race.boost[of])
    put(seen, scale, at + 5, race.slowed[of])
    put(seen, scale, at + 6, race.sheltered[of])
    die = 0
    for n in range(race.dice_size):
        if race.dice_of[n] == of:
            die = race.dice[n]
    put(seen, scale, at + 7, die)
    at += 8
    if race.driver[of] != NONE:
        mark(draft, seen, scale, at + race.driver[of], 1)
    for n in range(race.mods_size[of]):
        mark(draft, seen, scale, at + race.mods[of, n], 1)
    if race.tires[of] != NONE:
        mark(draft, seen, scale, at + race.tires[of], 1)
    at += spec.cards
    for n in range(race.pit_size[of]):
        mark(draft, seen, scale, at + race.pit[of, n], 1)


# The event to answer ------------------------------------------------------------------------------------------------


@compiled
def write_seat(race: Record, draft: Record, seen: Record, scale: Record, at: int, of: int) -> None:
    """Write a seat (or NONE), relative to the observer; idempotent."""
    if of != NONE:
        mark(draft, seen, scale, at + relative_seat(race, draft, of), 1)


@compiled
def write_played_card(spec: Record, race: Record, draft: Record, seen: Record, scale: Record, at: int) -> None:
    """Write a card that was played and may be cancelled."""
    moment, depth = race.moment, int(race.moment.depth)
    mark(draft, seen, scale, at + CARD_PLAYED, 1)
    at += EVENT_COUNT
    write_seat(race, draft, seen, scale, at, moment.card_by[depth])
    at += 2 * race.seats
    mark(draft, seen, scale, at + moment.card[depth], 1)
    at += spec.cards
    if depth:  # a cancel is aimed at the card that it answers
        answered = moment.answers[depth]
        mark(draft, seen, scale, at + moment.card[answered], 1)
        write_seat(race, draft, seen, scale, at + spec.cards, moment.card_by[answered])
        return
    if moment.aim != NONE and moment.aim < spec.cards:
        mark(draft, seen, scale, at + moment.aim, 1)
    write_seat(race, draft, seen, scale, at + spec.cards, moment.at[0])
    write_seat(race, draft, seen, scale, at + spec.cards, moment.at[1])


@compiled
def write_event(spec: Record, race: Record, draft: Record, seen: Record, scale: Record, at: int) -> None:
    """Write any other event that may be answered, with only those fields of the record that belong to it."""
    moment, seats, event = race.moment, race.seats, race.moment.event
    mark(draft, seen, scale, at + (CONTAGION_AT if event == CONTAGION else event), 1)
    at += EVENT_COUNT
    write_seat(race, draft, seen, scale, at, moment.seat)
    if event != CONTAGION:
        write_seat(race, draft, seen, scale, at + seats, moment.rival)
    at += 2 * seats
    if event == CONTAGION:
        mark(draft, seen, scale, at + moment.contagion, 1)
    at += 2 * spec.cards + seats
    if event in (ATTEMPT, ROLLED):
        mark(draft, seen, scale, at, moment.push)
        mark(draft, seen, scale, at + 1, moment.swerve)
    if event == ROLLED:
        mark(draft, seen, scale, at + 2, moment.die)
        mark(draft, seen, scale, at + 3, moment.rival_die)
    at += 4
    if event == DAMAGE:
        write_seat(race, draft, seen, scale, at, moment.victims[0])
        write_seat(race, draft, seen, scale, at, moment.victims[1])
        for seat in range(seats):
            if moment.unharmed[seat]:
                write_seat(race, draft, seen, scale, at + seats, seat)
    at += 2 * seats
    if event == REPAIR_TEST:
        mark(draft, seen, scale, at, moment.bonus)
        mark(draft, seen, scale, at + 1, moment.jinx)
    at += 2
    if event == CONTAGION:
        mark(draft, seen, scale, at + moment.leaves, 1)
    if event == TURN_ENDS:
        write_seat(race, draft, seen, scale, at + spec.cards, moment.next_seat)
