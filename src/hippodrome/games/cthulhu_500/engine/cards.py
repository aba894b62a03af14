"""Compiled `cthulhu_500/cards.py`: drawing, discarding, and cards that enter and leave play.

Where the readable rules raise FlagDrawn, the race is `over` here, which callers check after draws.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.edition_record import MAX_SEATS, NONE, RETURNS, STAYS
from hippodrome.games.cthulhu_500.engine.passing_test import find, first_but, hand_limit, holder
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import chance, chance_distinct

STREAMS = {
    "deck": 0,
    "vehicles": 1,
    "first to choose": 2,
    **{f"die of seat {seat}": 3 + seat for seat in range(MAX_SEATS)},
}
"""Numbers of the RNG streams, by their names in the readable rules."""
DECK, DEALT_VEHICLES, FIRST_TO_CHOOSE, DIE_OF_FIRST, *_ = STREAMS.values()


@compiled
def roll(packed: Record, race: Record, given: Record, seat: int) -> int:
    """Roll a seat's die; it replaces the seat's previous one on the table."""
    pips, at = chance(race.luck, given, DIE_OF_FIRST + seat, packed.die) + 1, 0
    while at < race.dice_size and race.dice_of[at] != seat:
        at += 1
    race.dice_of[at], race.dice[at] = seat, pips
    race.dice_size = max(race.dice_size, at + 1)
    return pips


# Lists --------------------------------------------------------------------------------------------------------------


@compiled
def drop(cards: Record, size: int, card: int) -> int:
    """Remove a card from a list, if it is there; return the new size."""
    at = find(cards, size, card)
    if at == NONE:
        return size
    for n in range(at, size - 1):
        cards[n] = cards[n + 1]
    return size - 1


@compiled
def to_hand(race: Record, seat: int, card: int) -> None:
    """Insert a card into a sorted hand."""
    hand, n = race.hand[seat], race.hand_size[seat]
    while n > 0 and hand[n - 1] > card:
        hand[n] = hand[n - 1]
        n -= 1
    hand[n] = card
    race.hand_size[seat] += 1


@compiled
def to_discard(race: Record, card: int) -> None:
    """Put a card on the discard pile."""
    race.discard[race.discard_size] = card
    race.discard_size += 1


@compiled
def to_pit(race: Record, seat: int, card: int) -> None:
    """Put a card into a pit."""
    race.pit[seat, race.pit_size[seat]] = card
    race.pit_size[seat] += 1


# Drawing ------------------------------------------------------------------------------------------------------------


@compiled
def draw(packed: Record, race: Record, given: Record, seat: int, number: int) -> None:
    """Draw cards from the draw pile until the hand is full. The flag ends the race at once, or begins the warning lap."""
    full = min(race.hand_size[seat] + number, hand_limit(packed, race, seat))
    while race.hand_size[seat] < full and (race.deck_size > 0 or make_new_pile(packed, race)):
        race.last_draw = race.turn
        if from_pile(packed, race, given, seat, full - race.hand_size[seat]):
            if race.warning_lap and race.flag_seat == NONE:
                race.flag_seat, race.flag_turn = seat, race.turn
            else:
                end_race(race)
                return


@compiled
def from_pile(packed: Record, race: Record, given: Record, seat: int, number: int) -> bool:
    """Draw cards into the hand, until the pile ends or its flagged half begins; return whether it was the flag."""
    number = min(number, race.deck_size)
    if race.above:
        number = min(number, race.above)
    drawn, found = race.drawn, False
    chance_distinct(race.luck, given, DECK, number, race.deck_size, drawn)
    for n in range(number):
        drawn[n] = race.deck[drawn[n]]
    for n in range(number):
        card = drawn[n]
        race.deck_size = drop(race.deck, race.deck_size, card)
        if card == packed.flag:
            found = race.flag_aside = True
            break
        to_hand(race, seat, card)
        if race.above:
            race.above -= 1
            if race.above == 0:
                put_flag_in(packed, race)
    return found


@compiled
def put_flag_in(packed: Record, race: Record) -> None:
    """Put the flag into the draw pile."""
    race.deck[race.deck_size] = packed.flag
    race.deck_size += 1
    race.flag_aside = False


@compiled
def make_new_pile(packed: Record, race: Record) -> bool:
    """Turn the discard pile into the draw pile; a counter leaves the flag; with the last it joins."""
    if race.discard_size == 0:
        return False
    for n in range(race.discard_size):
        card, at = race.discard[n], n
        while at > 0 and race.deck[at - 1] > card:
            race.deck[at] = race.deck[at - 1]
            at -= 1
        race.deck[at] = card
    race.deck_size, race.discard_size, race.flag_discarded = race.discard_size, 0, False
    if race.counters:
        race.counters -= 1
        if race.counters == 0:
            put_flag_in(packed, race)
    return True


@compiled
def end_race(race: Record) -> None:
    """End the race: most lap counters win; among equals the one closest to the front."""
    race.over, race.winner = True, first_but(race, NONE)


# Entering and leaving play ------------------------------------------------------------------------------------------


@compiled
def lay_down(race: Record, seat: int, card: int) -> None:
    """Play a card: it leaves the hand and stays on the table until its effect is over."""
    race.hand_size[seat] = drop(race.hand[seat], race.hand_size[seat], card)
    race.played[race.played_size] = card
    race.played_size += 1


@compiled
def pick_up(race: Record, card: int) -> None:
    """Remove a card that was played from the table."""
    race.played_size = drop(race.played, race.played_size, card)


@compiled
def take_back(race: Record, seat: int, card: int) -> None:
    """Return a card that came too late to the hand."""
    pick_up(race, card)
    to_hand(race, seat, card)


@compiled
def put_away(race: Record, card: int) -> None:
    """Discard a used card, unless it has found another place."""
    if find(race.played, race.played_size, card) != NONE:
        pick_up(race, card)
        to_discard(race, card)


@compiled
def detach(race: Record, card: int) -> int:
    """Take a card in play from its place; return its owner."""
    owner = holder(race, card)
    if race.driver[owner] == card:
        race.driver[owner] = NONE
    elif race.tires[owner] == card:
        race.tires[owner] = NONE
    else:
        race.mods_size[owner] = drop(race.mods[owner], race.mods_size[owner], card)
        race.pit_size[owner] = drop(race.pit[owner], race.pit_size[owner], card)
    return owner


@compiled
def leave_play(race: Record, card: int, hand: int) -> None:
    """Move a card from play to a hand, or to the discard pile (NONE), and discard a contagion on it."""
    detach(race, card)
    if hand == NONE:
        to_discard(race, card)
    else:
        to_hand(race, hand, card)
    end_contagions(race, card)


@compiled
def end_contagions(race: Record, victim: int) -> None:
    """End the contagions on a card, or on any (NONE)."""
    left, everything = 0, victim == NONE
    for n in range(race.contagions_size):
        contagion, infected = race.contagions[n], race.infected[n]
        if everything or infected == victim:
            to_discard(race, contagion)
        else:
            race.contagions[left], race.infected[left] = contagion, infected
            left += 1
    race.contagions_size = left


@compiled
def throw_out(packed: Record, race: Record, card: int) -> None:
    """Discard a card in play; a Zombie may return instead."""
    effect = packed.cards[card].effect
    if effect != STAYS:
        leave_play(race, card, holder(race, card) if effect == RETURNS else NONE)
