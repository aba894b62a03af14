"""Compiled rules of Charioteer: the functions of `charioteer/rules.py`, in its order, over one record per race.

`rules.py` of the game is authoritative, and its docstrings cite the rulings; the lockstep tests compare the two.
"""

from __future__ import annotations

from hippodrome.games.charioteer.edition import BLACK, RED
from hippodrome.games.charioteer.engine.edition_record import (
    ALL,
    COLOUR_COUNT,
    DISRUPT,
    LEARNING,
    NONE,
    SHIELD,
    SHIELD_TOKEN,
    WHIP,
    WHIP_TOKEN,
)
from hippodrome.games.charioteer.engine.moves import count, icons
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import chance, chance_distinct

STREAMS = {"first seat": 0, "skills": 1, "deck": 2, "emperor die": 3, "fan bag": 4}
"""Numbers of the RNG streams, by their names in the readable rules."""
FIRST_SEAT, SKILLS, DECK, EMPEROR_DIE, FAN_BAG = STREAMS.values()


@compiled
def advance(packed: Record, race: Record, given: Record) -> None:
    """Turn cycle: play on to the next prompt, or to the end of the race."""
    while not race.over:
        if race.crowd_size == 0:
            set_up(packed, race, given)
        elif race.emperor == NONE:
            emperor_die(packed, race, given)
        elif race.answered == race.seats:
            turn(packed, race, given)
        else:
            return


@compiled
def set_up(packed: Record, race: Record, given: Record) -> None:
    """Set up: a random first seat, a skills card and a hand for each seat, cards for the crowd track."""
    first = chance(race.luck, given, FIRST_SEAT, race.seats)
    for n in range(race.seats):
        race.running[n] = race.abreast[n] = (first + n) % race.seats
    chance_distinct(race.luck, given, SKILLS, race.seats, packed.skills_cards, race.drawn)
    for seat in range(race.seats):
        place_skill_markers(packed, race, seat, race.drawn[seat])
    for n in range(race.seats):
        refill_hand(packed, race, race.running[n], given)
    refill_crowd(packed, race, given)


@compiled
def place_skill_markers(packed: Record, race: Record, seat: int, card: int) -> None:
    """Skills track: the skill named first on the skills card starts on the highest of the four start spaces."""
    for place in range(COLOUR_COUNT):
        race.skills[seat, packed.skills[card, place]] = COLOUR_COUNT - 1 - place


@compiled
def emperor_die(packed: Record, race: Record, given: Record) -> None:
    """The emperor die: rolled before each turn; on Disrupt every chariot takes cubes by the number of players."""
    race.turn += 1
    race.emperor = packed.face[chance(race.luck, given, EMPEROR_DIE, packed.faces)]
    if race.emperor == DISRUPT:
        for seat in range(race.seats):
            take_cubes(packed, race, seat, packed.disrupt[race.seats])


@compiled
def turn(packed: Record, race: Record, given: Record) -> None:
    """Turn cycle: move chariots and collect rewards, check for the end, set up the next turn."""
    race.answered = 0
    for seat in range(race.seats):
        reveal(packed, race, seat)
    moved = 0
    order = race_order(race)
    while moved < race.seats:  # the order at the start of the turn; the chariots change places as they move
        make_move(packed, race, order >> 4 * moved & 15, given)
        moved += 1
    check_end(packed, race)
    if not race.over:
        prepare_next_turn(packed, race, given)


@compiled
def race_order(race: Record) -> int:
    """Return the running order as one number, four bits per seat, the leader lowest."""
    order = 0
    for place in range(race.seats):
        order |= race.running[place] << 4 * place
    return order


# Select moves -------------------------------------------------------------------------------------------------------


@compiled
def reveal(packed: Record, race: Record, seat: int) -> None:
    """Shield, Reset move: the attack boxes are emptied as soon as all moves are turned over."""
    move = race.moves[seat]
    if move.symbol == NONE or icons(packed, race, seat, move, SHIELD, SHIELD_TOKEN):
        race.guarded[seat] = 1
        race.new_damage[seat] = 0


# Move chariots ------------------------------------------------------------------------------------------------------


@compiled
def make_move(packed: Record, race: Record, seat: int, given: Record) -> None:
    """Colors of movement: recovery, movement, whips, new damage for the rivals by red. Rewards for a move: skill and fans."""
    move = race.moves[seat]
    if move.symbol == NONE:
        race.damage[seat] = 0
        return
    distance, symbols, matching, recovered = count(packed, race, seat, move)
    colour = packed.symbol_colour[move.symbol]
    race.damage[seat] -= recovered
    line = last_line(packed, race, seat)
    passed = regular_move(packed, race, seat, distance, colour == BLACK, line)
    whips(packed, race, seat, icons(packed, race, seat, move, WHIP, WHIP_TOKEN), colour == BLACK, line, passed)
    if colour == RED:
        attack(packed, race, seat, matching)
    learning = move.token != NONE and packed.token_kind[move.token] == LEARNING
    increase_skill(packed, race, seat, colour, 1 if learning else 0)
    gain_fan_token(packed, race, seat, symbols, given)


@compiled
def last_line(packed: Record, race: Record, seat: int) -> int:
    """Last turn: the place of the line beyond which this chariot steps over outer spaces."""
    finish = race.laps * packed.lap
    if not race.lapped_in_the_way or race.at[race.running[0]] < finish:
        return finish
    return (race.at[seat] // packed.lap + 1) * packed.lap


@compiled
def regular_move(packed: Record, race: Record, seat: int, points: int, cornering: bool, line: int) -> bool:
    """Moving the chariot: a space for each point, and a point for each rival passed inside a space. Return whether it passed
    any."""
    passed = False
    place = place_of(race, seat)
    while points > 0:
        points -= 1
        if race.turn > 1 and is_rival_inside(packed, race, seat, place):
            place = pass_inside(packed, race, seat, place)
            passed = True
        else:
            to = next_space(packed, race, seat, cornering, line)
            passed = steps_over_anybody(packed, race, seat, place, to) or passed
            place = enter(race, seat, place, to)
    return passed


@compiled
def place_of(race: Record, seat: int) -> int:
    """The place of a seat in the order of the race."""
    place = 0
    while race.running[place] != seat:
        place += 1
    return place


@compiled
def next_space(packed: Record, race: Record, seat: int, cornering: bool, line: int) -> int:
    """Black is for cornering; Last turn: the space to enter next, past the outer ones that are skipped."""
    at = race.at[seat]
    if cornering:
        return at + packed.corner[at % packed.lap]
    to = at + 1
    while to >= line and packed.outer[to % packed.lap]:
        to += 1
    return to


@compiled
def is_rival_inside(packed: Record, race: Record, seat: int, place: int) -> bool:
    """Passing another chariot: whether a rival is on the inside in the same space."""
    if race.lapped_in_the_way:
        return rival_abreast(packed, race, seat) != NONE
    return place > 0 and race.at[race.running[place - 1]] == race.at[seat]


@compiled
def rival_abreast(packed: Record, race: Record, seat: int) -> int:
    """Passing another chariot: the rival of any lap next to the inside in the same space of the board, or NONE."""
    beside = NONE
    for n in range(race.seats):
        rival = race.abreast[n]
        if rival == seat:
            break
        if spaces_to(packed, race, seat, rival) == 0:
            beside = rival
    return beside


@compiled
def spaces_to(packed: Record, race: Record, seat: int, rival: int) -> int:
    """Distance to a rival on the board, in any lap."""
    return (race.at[rival] - race.at[seat]) % packed.lap


@compiled
def pass_inside(packed: Record, race: Record, seat: int, place: int) -> int:
    """Passing another chariot: move to the inside of the closest rival in the space; the new place in the order of the race."""
    if race.lapped_in_the_way:
        rival = rival_abreast(packed, race, seat)
        n = 0
        while race.abreast[n] != seat:
            n += 1
        while race.abreast[n] != rival:
            n -= 1
            race.abreast[n + 1] = race.abreast[n]
        race.abreast[n] = seat
        if race.at[rival] != race.at[seat]:
            return place
    return pull_ahead(race, place)


@compiled
def pull_ahead(race: Record, place: int) -> int:
    """Moving the chariot: change places in the order of the race with the one before; the new place."""
    race.running[place - 1], race.running[place] = race.running[place], race.running[place - 1]
    return place - 1


@compiled
def steps_over_anybody(packed: Record, race: Record, seat: int, place: int, to: int) -> bool:
    """Black is for cornering: whether there are rivals in the outer spaces that a step to this space skips."""
    at = race.at[seat]
    if race.lapped_in_the_way:
        over = False
        for rival in range(race.seats):
            over = over or 0 < spaces_to(packed, race, seat, rival) < to - at
        return over
    while place > 0:
        place -= 1
        rival = race.at[race.running[place]]
        if rival >= to:
            return False
        if rival > at:
            return True
    return False


@compiled
def enter(race: Record, seat: int, place: int, to: int) -> int:
    """Moving the chariot: enter a space, outermost; the new place in the order of the race."""
    race.at[seat] = to
    if race.lapped_in_the_way:
        n = 0
        while race.abreast[n] != seat:
            n += 1
        while n < race.seats - 1:
            race.abreast[n] = race.abreast[n + 1]
            n += 1
        race.abreast[n] = seat
    while place > 0 and race.at[race.running[place - 1]] < to:
        place = pull_ahead(race, place)
    return place


@compiled
def whips(packed: Record, race: Record, seat: int, number: int, cornering: bool, line: int, passed: bool) -> None:
    """Whip: some more spaces each, but not in the first turn, nor for the leader, nor after passing, nor past a rival."""
    if number == 0 or race.turn == 1 or race.running[0] == seat or passed:
        return
    place = place_of(race, seat)
    for _ in range(number * packed.whip):
        if is_rival_inside(packed, race, seat, place):
            return
        to = next_space(packed, race, seat, cornering, line)
        if steps_over_anybody(packed, race, seat, place, to):
            return
        place = enter(race, seat, place, to)


@compiled
def attack(packed: Record, race: Record, seat: int, matching: int) -> None:
    """Red is an attack: enough matching cards put cubes on every rival."""
    cubes = packed.attacks[matching]
    if cubes != NONE:
        for rival in range(race.seats):
            if rival != seat:
                take_cubes(packed, race, rival, cubes)


@compiled
def take_cubes(packed: Record, race: Record, seat: int, cubes: int) -> None:
    """Attack boxes: new damage goes into the boxes, the rest is ignored; a guarded chariot takes none."""
    if not race.guarded[seat]:
        race.new_damage[seat] += min(cubes, packed.attack_boxes - race.new_damage[seat])


# Rewards ------------------------------------------------------------------------------------------------------------


@compiled
def increase_skill(packed: Record, race: Record, seat: int, colour: int, learning: int) -> None:
    """Increase skill level; Learning: a step in the move's colour, one for the emperor's wish, one per icon."""
    if race.skills[seat, colour] >= packed.box_start:
        return
    reached = race.skills[seat, colour] + 1 + learning
    if race.emperor == colour or race.emperor == ALL:
        reached += 1
    if reached >= packed.box_start:
        reached = packed.box_start
        for other in range(COLOUR_COUNT):
            if race.skills[seat, other] >= packed.box_start:
                reached += 1
    race.skills[seat, colour] = reached


@compiled
def gain_fan_token(packed: Record, race: Record, seat: int, symbols: int, given: Record) -> None:
    """Gaining a fan token: enough matching symbols draw one from the bag."""
    if symbols < packed.fan_symbols:
        return
    if race.bag_size == 0:
        for n in range(race.used_size):
            race.bag[n] = race.used_fans[n]
        race.bag_size, race.used_size = race.used_size, 0
    if race.bag_size == 0:
        return
    place = chance(race.luck, given, FAN_BAG, race.bag_size)
    token = race.bag[place]
    race.bag_size -= 1
    race.bag[place] = race.bag[race.bag_size]
    race.tokens[seat, token] += 1
    race.holds[seat] |= 1 << token


# The end of a turn --------------------------------------------------------------------------------------------------


@compiled
def check_end(packed: Record, race: Record) -> None:
    """Check for end of lap or game: when all have moved, see whether the leader has completed a lap, or the race."""
    completed = max(0, race.at[race.running[0]] // packed.lap)
    if completed >= race.laps:
        race.over = True
    elif completed >= race.lap:
        race.lap = completed + 1


@compiled
def prepare_next_turn(packed: Record, race: Record, given: Record) -> None:
    """Prepare for next turn: used cards and tokens go, new damage settles, hands are refilled, the crowd track slides."""
    for place in range(race.seats):
        seat = race.running[place]
        discard_used(packed, race, seat)
        settle_damage(race, seat)
    for place in range(race.seats):
        refill_hand(packed, race, race.running[place], given)
    slide_crowd(packed, race, given)
    race.emperor = NONE


@compiled
def discard_used(packed: Record, race: Record, seat: int) -> None:
    """Prepare for next turn; Discard tokens: cards go to the pile, fan tokens aside; player tokens never come back."""
    move = race.moves[seat]
    discard_cards(race, seat, move.cards)
    if move.thrown:
        discard_cards(race, seat, move.thrown)
    kept = 0
    for place in range(race.held[seat]):
        race.hand[seat, kept] = race.hand[seat, place]
        kept += 1 - ((move.cards | move.thrown) >> place & 1)
    race.held[seat] = kept
    discard_token(packed, race, seat, move.token)
    discard_token(packed, race, seat, move.throw)


@compiled
def discard_cards(race: Record, seat: int, cards: int) -> None:
    """Put a copy of these hand cards on the discard pile."""
    for place in range(race.held[seat]):
        race.discard[race.discard_size] = race.hand[seat, place]  # overwritten unless it is one of them
        race.discard_size += cards >> place & 1


@compiled
def discard_token(packed: Record, race: Record, seat: int, token: int) -> None:
    """A token leaves its seat; a fan token goes to the used ones."""
    if token == NONE:
        return
    race.tokens[seat, token] -= 1
    if race.tokens[seat, token] == 0:
        race.holds[seat] &= ~(1 << token)
    if packed.token_is_fan[token]:
        race.used_fans[race.used_size] = token
        race.used_size += 1


@compiled
def settle_damage(race: Record, seat: int) -> None:
    """Attack boxes: at the end of the turn their cubes move into the damage box."""
    race.damage[seat] += race.new_damage[seat]
    race.new_damage[seat] = 0
    race.guarded[seat] = 0


@compiled
def slide_crowd(packed: Record, race: Record, given: Record) -> None:
    """Crowd card: it is discarded, the others slide forward, and a new card fills the last slot."""
    race.discard[race.discard_size] = race.crowd[0]
    race.discard_size += 1
    race.crowd_size -= 1
    for n in range(race.crowd_size):
        race.crowd[n] = race.crowd[n + 1]
    refill_crowd(packed, race, given)


@compiled
def refill_hand(packed: Record, race: Record, seat: int, given: Record) -> None:
    """Prepare for next turn: draw until the hand is full, and put it in order."""
    while race.held[seat] < packed.hand:
        some = draw_cards(packed, race, packed.hand - race.held[seat], given)
        for n in range(some):
            insert_card(race, seat, race.drawn[n])


@compiled
def insert_card(race: Record, seat: int, card: int) -> None:
    """Insert a card at its position in the sorted hand."""
    place = race.held[seat]
    while place > 0 and race.hand[seat, place - 1] > card:
        race.hand[seat, place] = race.hand[seat, place - 1]
        place -= 1
    race.hand[seat, place] = card
    race.held[seat] += 1


@compiled
def refill_crowd(packed: Record, race: Record, given: Record) -> None:
    """Crowd card: draw until the crowd track is full."""
    while race.crowd_size < packed.crowd:
        some = draw_cards(packed, race, packed.crowd - race.crowd_size, given)
        for n in range(some):
            race.crowd[race.crowd_size] = race.drawn[n]
            race.crowd_size += 1


@compiled
def draw_cards(packed: Record, race: Record, wanted: int, given: Record) -> int:
    """Reshuffle: draw cards, as many as the deck has, into `drawn`; an empty deck is first refilled from the discard pile."""
    if race.deck_size == 0:
        for n in range(race.discard_size):
            race.deck[n] = race.discard[n]
        race.deck_size, race.discard_size = race.discard_size, 0
    some = min(wanted, race.deck_size)
    chance_distinct(race.luck, given, DECK, some, race.deck_size, race.drawn)
    take_from_deck(race, some)
    return some


@compiled
def take_from_deck(race: Record, some: int) -> None:
    """Replace the first `drawn` positions by the cards there; from the back on, the last card of the deck fills each gap."""
    for n in range(some):  # positions in order, stored after the cards that replace them
        place = race.drawn[n]
        race.drawn[n] = race.deck[place]
        at = some + n
        while at > some and race.drawn[at - 1] < place:
            race.drawn[at] = race.drawn[at - 1]
            at -= 1
        race.drawn[at] = place
    for n in range(some, 2 * some):
        race.deck_size -= 1
        race.deck[race.drawn[n]] = race.deck[race.deck_size]
