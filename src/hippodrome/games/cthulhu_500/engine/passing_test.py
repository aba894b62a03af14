"""Queries on the record: the functions of `cthulhu_500/state.py`, and the sum of a passing test."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.edition_record import (
    BIGGER_HAND,
    EXTRA_DRAW,
    HUDDLE,
    NONE,
    REDRAW,
    SPELLBOUND,
    SWARM,
    WARDED,
)
from hippodrome.jit.compile_cache import Record, compiled

# The pack -----------------------------------------------------------------------------------------------------------


@compiled
def place_of(race: Record, seat: int) -> int:
    """Place of a seat in the pack, the leader at 0."""
    place = 0
    while race.pack[place] != seat:
        place += 1
    return place


@compiled
def ahead(race: Record, seat: int, by: int) -> int:
    """The vehicle this number of places ahead; the pack is a circle."""
    return race.pack[(place_of(race, seat) - by + race.seats) % race.seats]


@compiled
def behind(race: Record, seat: int) -> int:
    """The vehicle behind; behind the last is the leader."""
    return race.pack[(place_of(race, seat) + 1) % race.seats]


@compiled
def first_but(race: Record, spared: int) -> int:
    """Seat that would win if the race ended now, leaving one seat (or NONE) out."""
    best = NONE
    for place in range(race.seats):
        seat = race.pack[place]
        if seat != spared and (best == NONE or race.laps[seat] > race.laps[best]):
            best = seat
    return best


# Cards --------------------------------------------------------------------------------------------------------------


@compiled
def find(cards: Record, size: int, card: int) -> int:
    """Index of a card in a list; NONE if it is not there."""
    for n in range(size):
        if cards[n] == card:
            return n
    return NONE


@compiled
def pieces(race: Record, seat: int) -> int:
    """Number of places that a seat has for cards in play: driver, modifications, tires, pit crew."""
    return 2 + race.mods_size[seat] + race.pit_size[seat]


@compiled
def piece_at(race: Record, seat: int, n: int) -> int:
    """Return the card in one of these places; NONE if it is empty."""
    mods = race.mods_size[seat]
    if n == 0:
        return race.driver[seat]
    if n <= mods:
        return race.mods[seat, n - 1]
    return race.tires[seat] if n == mods + 1 else race.pit[seat, n - mods - 2]


@compiled
def piece_with(packed: Record, race: Record, seat: int, effect: int, places: int) -> int:
    """Return the card with this effect in the first `places` of a seat; NONE if there is none."""
    for n in range(places):
        card = piece_at(race, seat, n)
        if card != NONE and packed.cards[card].effect == effect:
            return card
    return NONE


@compiled
def on_vehicle(packed: Record, race: Record, seat: int, effect: int) -> int:
    """Return the card with this effect on a seat's vehicle; NONE if there is none."""
    return piece_with(packed, race, seat, effect, 2 + race.mods_size[seat])


@compiled
def holder(race: Record, card: int) -> int:
    """Holder of a card in play; NONE if there is none."""
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            if piece_at(race, seat, n) == card:
                return seat
    return NONE


@compiled
def is_warded(packed: Record, race: Record, seat: int) -> bool:
    """Return whether a vehicle is immune to rivals' Spells."""
    driver = race.driver[seat]
    return race.sheltered[seat] != 0 or (driver != NONE and packed.cards[driver].effect == WARDED)


@compiled
def hand_limit(packed: Record, race: Record, seat: int) -> int:
    """Number of cards that a hand may hold by drawing."""
    sponsor = on_vehicle(packed, race, seat, BIGGER_HAND)
    return packed.hand + (packed.cards[sponsor].amount if sponsor != NONE else 0)


@compiled
def most_to_draw(packed: Record, race: Record, seat: int) -> int:
    """Number of cards that may be drawn at the end of a turn."""
    sponsor = on_vehicle(packed, race, seat, EXTRA_DRAW)
    most = packed.draw + (packed.cards[sponsor].amount if sponsor != NONE else 0)
    if packed.vehicles[race.vehicle[seat]].effect == REDRAW and race.threw:
        most += 1
    return max(0, min(most, hand_limit(packed, race, seat) - race.hand_size[seat]))


# Sums ---------------------------------------------------------------------------------------------------------------


@compiled
def count_fungi(packed: Record, race: Record, seat: int) -> int:
    """Number of Fungi in a pit."""
    fungi = 0
    for n in range(race.pit_size[seat]):
        fungi += packed.cards[race.pit[seat, n]].fungi
    return fungi


@compiled
def driving(packed: Record, race: Record, seat: int, card: int) -> int:
    """The Drive of a crew card, with its swarm."""
    kind = packed.cards[card]
    return kind.drive + (min(count_fungi(packed, race, seat), kind.amount) if kind.effect == SWARM else 0)


@compiled
def complexity(packed: Record, race: Record, seat: int) -> int:
    """Target number of a repair."""
    total = packed.vehicles[race.vehicle[seat]].complexity
    for n in range(1, 2 + race.mods_size[seat]):
        card = piece_at(race, seat, n)
        if card != NONE:
            total += packed.cards[card].complexity
    return total


@compiled
def fixing(packed: Record, race: Record, seat: int) -> int:
    """The Fix of the whole pit crew."""
    fungi, total = count_fungi(packed, race, seat), 0
    for n in range(race.pit_size[seat]):
        kind = packed.cards[race.pit[seat, n]]
        total += kind.fix + (min(fungi - 1, kind.amount) if kind.effect == HUDDLE else 0)
    return total


@compiled
def reckon(packed: Record, race: Record, seat: int, passing: bool) -> int:
    """Sum that a passing, or passed, vehicle adds to its die."""
    car = packed.vehicles[race.vehicle[seat]]
    total = (car.damaged if race.damaged[seat] else car.speed) + race.boost[seat]
    if car.effect == SPELLBOUND and race.spells:
        total += car.amount
    if race.driver[seat] != NONE:
        total += driving(packed, race, seat, race.driver[seat])
    for n in range(1, 2 + race.mods_size[seat]):
        card = piece_at(race, seat, n)
        if card != NONE:
            kind = packed.cards[card]
            total += kind.always + (kind.passing if passing else kind.passed)
            total += kind.leading if race.pack[0] == seat else 0
    return total
