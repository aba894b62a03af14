"""Select move cards: the options of a seat in the parts and the order of the readable rules, counted, listed or built by
number.

An option's number is its position in `list(Moves(state, seat))`. Sets of cards are bit masks of positions in the hand.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import YELLOW
from hippodrome.games.charioteer.engine.edition_record import CAPACITY, COLOUR_COUNT, NONE, PLUS, RECOVERY, RECOVERY_TOKEN
from hippodrome.games.charioteer.engine.race import MOVE, UNDER_CROWD
from hippodrome.games.charioteer.moves import WILD_SYMBOLS
from hippodrome.jit.bitsets import (
    CHOOSE,
    MAX_CHOSEN,
    MAX_PLACES,
    MAX_SETS,
    SETS,
    bits_of,
    lowest_bit,
    popcount,
    set_at,
    write_sets,
)
from hippodrome.jit.compile_cache import Record, compiled

GROUP = np.dtype([
    ("symbol", "i1"),   # NONE: resets
    ("crowd", "?"),
    ("token", "i1"),    # the wild token that makes these moves possible, or NONE
    ("wild", "i1"),     # the position of the card it is played on, UNDER_CROWD or NONE
    ("bare", "?"),      # the card under the wild token may be played without another hand card
    ("least", "i1"),    # minimum number of matching cards
    ("most", "i1"),     # maximum number of cards, not counting the one under a wild token
    ("matching", "i1"), ("joining", "i1"),  # numbers of cards to choose from
    ("match", "i4"), ("join", "i4"),        # and their masks
    ("sets", "i4"),     # number of sets of hand cards
    ("tokens", "i1"),   # number of tokens that may be played on them, counting none
    ("options", "i8"),  # number of moves with all tokens and all cards thrown away
], align=True)  # fmt: skip
"""Moves that differ in their hand cards, in a token that needs no card, and in cards thrown away."""

MAX_GROUPS = (
    2 * CAPACITY["symbols"] + 2 * CAPACITY["symbols"] * (1 + 2 * MAX_PLACES) + 1
)  # a wild of its colour, and one of any
MAX_THROWS = 1 + MAX_CHOSEN * MAX_SETS

SCRATCH = np.dtype([
    ("groups", "i4"),
    ("group", GROUP, (MAX_GROUPS,)),
    ("ways", "i8", (MAX_CHOSEN + 1,)),  # ways to throw cards away, counting none, by the number of cards played
    ("showing", "i4", (CAPACITY["symbols"] + 1,)),  # the last is for NO_SYMBOL, and is never read
    ("once", "i4"), ("twice", "i4"),  # symbols that at least one, at least two cards of the hand show; as bits
    ("cards", SETS), ("joining", SETS),  # hand cards that match, and those that join them
    ("throws", SETS), ("throw_token", "i1", (MAX_THROWS,)),
    ("on", "i1", (CAPACITY["kinds of tokens"] + 1,)),
    ("picks", "i4", (MAX_PLACES,)),
    ("best", MOVE),
], align=True)  # fmt: skip
"""Scratch buffer; one serves any number of races, one after another."""


def new_scratch() -> Record:
    """Create a scratch buffer."""
    return np.zeros(1, SCRATCH)[0]


@compiled
def clear_move(move: Record) -> None:
    """Clear a move: no cards, tokens or throws."""
    move.symbol, move.crowd, move.cards, move.token, move.wild = NONE, False, 0, NONE, NONE
    move.throw, move.thrown = NONE, 0


@compiled
def copy_move(move: Record, to: Record) -> None:
    """Copy a move."""
    to.symbol, to.crowd, to.cards, to.token, to.wild = move.symbol, move.crowd, move.cards, move.token, move.wild
    to.throw, to.thrown = move.throw, move.thrown


# Effects of a move --------------------------------------------------------------------------------------------------


@compiled
def icons(packed: Record, race: Record, seat: int, move: Record, icon: int, token_kind: int) -> int:
    """Icons on cards, icons on tokens: the number of icons of one kind in a move; a wild hides the icon beneath it."""
    found = 0
    for place in range(race.held[seat]):
        if move.cards >> place & 1 and place != move.wild and packed.card_icon[race.hand[seat, place]] == icon:
            found += 1
    if move.crowd and move.wild != UNDER_CROWD and packed.card_icon[race.crowd[0]] == icon:
        found += 1
    if move.token != NONE and packed.token_kind[move.token] == token_kind:
        found += 1
    return found


@compiled
def matching_symbols(packed: Record, race: Record, seat: int, move: Record) -> tuple[int, int]:
    """Calculating movement: the matching symbols of a move, and its matching cards."""
    symbols, matching = 0, 0
    for place in range(race.held[seat]):
        if move.cards >> place & 1 and place != move.wild:
            shown = packed.card_counts[race.hand[seat, place], move.symbol]
            symbols += shown
            matching += shown > 0
    if move.crowd and move.wild != UNDER_CROWD:
        shown = packed.card_counts[race.crowd[0], move.symbol]
        symbols += shown
        matching += shown > 0
    if move.wild != NONE:
        symbols += WILD_SYMBOLS
        matching += 1
    return symbols, matching


@compiled
def recover(damage: int, recoveries: int) -> int:
    """Recovery: one takes away the larger half of the damage box, two or more take all. Return what is left."""
    if recoveries == 0:
        return damage
    return damage // 2 if recoveries == 1 else 0


@compiled
def count(packed: Record, race: Record, seat: int, move: Record) -> tuple[int, int, int, int]:
    """Calculating movement: distance, matching symbols, matching cards, and cubes recovered. Not for a reset."""
    symbols, matching = matching_symbols(packed, race, seat, move)
    colour = packed.symbol_colour[move.symbol]
    token = 0
    if move.token != NONE and packed.token_kind[move.token] == PLUS:
        token = packed.token_number[move.token]
    skill = packed.skill_bonus[race.skills[seat, colour]]
    recoveries = icons(packed, race, seat, move, RECOVERY, RECOVERY_TOKEN) + (1 if colour == YELLOW else 0)
    damage = recover(race.damage[seat], recoveries)
    distance = max(0, symbols + packed.symbol_number[move.symbol] + token + skill - damage)
    return distance, symbols, matching, race.damage[seat] - damage


# Options ------------------------------------------------------------------------------------------------------------


@compiled
def list_groups(packed: Record, race: Record, seat: int, scratch: Record) -> None:
    """Write the sets of cards that may be played, resets included, as groups to the scratch buffer."""
    scratch.groups = 0
    find_ways_to_throw(packed, race, seat, scratch)
    hand = (1 << race.held[seat]) - 1
    joining = find_showing(packed, race, seat, scratch)
    possible = scratch.twice | scratch.once & packed.card_shows[race.crowd[0]]
    while possible:
        list_matching(packed, race, seat, scratch, lowest_bit(possible), joining)
        possible &= possible - 1
    wilds = race.holds[seat] & packed.wilds
    if wilds:
        for token in range(packed.tokens):
            if wilds >> token & 1:
                for symbol in range(packed.symbols):
                    if packed.token_colour[token] == NONE or packed.token_colour[token] == packed.symbol_colour[symbol]:
                        list_wilded(packed, race, seat, scratch, token, symbol, joining)
    add_group(packed, race, seat, scratch, NONE, False, NONE, NONE, False, hand, 0, 1, packed.most_cards)


@compiled
def find_ways_to_throw(packed: Record, race: Record, seat: int, scratch: Record) -> None:
    """Discard tokens, if any: count the ways to throw cards away, or not to, by the number of cards played."""
    throwers = race.holds[seat] & packed.discards
    if throwers == 0:
        return
    for played in range(packed.most_cards + 1):
        scratch.ways[played] = 1
        for token in range(packed.tokens):
            if throwers >> token & 1:
                scratch.ways[played] += packed.ways_to_throw[packed.token_number[token], max(0, race.held[seat] - played)]


@compiled
def find_showing(packed: Record, race: Record, seat: int, scratch: Record) -> int:
    """Write the hand cards that show each symbol to the scratch buffer; return those that join any move."""
    for symbol in range(packed.symbols):
        scratch.showing[symbol] = 0
    joining, once, twice = 0, 0, 0
    for place in range(race.held[seat]):
        card = race.hand[seat, place]
        shows = packed.card_shows[card]
        twice |= once & shows
        once |= shows
        if shows == 0:
            joining |= 1 << place
        for n in range(packed.most_on_card):
            scratch.showing[packed.card_symbols[card, n]] |= 1 << place
    scratch.once, scratch.twice = once, twice
    return joining


@compiled
def list_matching(packed: Record, race: Record, seat: int, scratch: Record, symbol: int, joining: int) -> None:
    """Select move cards: sets that share a symbol, without and with the crowd card."""
    match, most, crowd = scratch.showing[symbol], packed.most_cards, race.crowd[0]
    if match & (match - 1):  # at least two
        add_group(packed, race, seat, scratch, symbol, False, NONE, NONE, False, match, joining, LEAST_MATCHING, most)
        if packed.card_joins[crowd] and not race.crowd_by_symbol:
            add_group(packed, race, seat, scratch, symbol, True, NONE, NONE, False, match, joining, LEAST_MATCHING, most)
    if match and packed.card_counts[crowd, symbol]:
        add_group(packed, race, seat, scratch, symbol, True, NONE, NONE, False, match, joining, LEAST_MATCHING - 1, most)


@compiled
def list_wilded(packed: Record, race: Record, seat: int, scratch: Record, token: int, symbol: int, joining: int) -> None:
    """Wild: sets in which one card, of any face, is made to match."""
    match, most, crowd, one = scratch.showing[symbol], packed.most_cards, race.crowd[0], LEAST_MATCHING - 1
    if packed.card_counts[crowd, symbol] or not race.crowd_by_symbol:
        add_group(packed, race, seat, scratch, symbol, True, token, UNDER_CROWD, False, match, joining, one, most)
    for wild in range(race.held[seat]):
        others, joins = match & ~(1 << wild), joining & ~(1 << wild)
        add_group(packed, race, seat, scratch, symbol, False, token, wild, False, others, joins, one, most - 1)
        if packed.card_counts[crowd, symbol]:
            add_group(packed, race, seat, scratch, symbol, True, token, wild, True, others, joins, 0, most - 1)
        elif packed.card_joins[crowd] and not race.crowd_by_symbol:
            add_group(packed, race, seat, scratch, symbol, True, token, wild, False, others, joins, one, most - 1)


@compiled
def add_group(
    packed: Record,
    race: Record,
    seat: int,
    scratch: Record,
    symbol: int,
    crowd: bool,
    token: int,
    wild: int,
    bare: bool,
    match: int,
    join: int,
    least: int,
    most: int,
) -> None:
    """Append a group with its number of moves."""
    group = scratch.group[scratch.groups]
    scratch.groups += 1
    group.symbol, group.crowd, group.token, group.wild, group.bare = symbol, crowd, token, wild, bare
    group.match, group.join, group.least, group.most = match, join, least, most
    group.matching, group.joining = popcount(match), popcount(join)
    group.tokens = 1
    if token == NONE and symbol != NONE:
        group.tokens += popcount(race.holds[seat] & packed.tokens_on[packed.symbol_colour[symbol]])
    under_wild = 1 if wild >= 0 else 0
    group.sets = packed.sets[under_wild, least, group.matching, group.joining] + (1 if bare else 0)
    group.options = group.sets * group.tokens
    if race.holds[seat] & packed.discards:
        group.options = count_with_throws(scratch, group) * group.tokens


@compiled
def count_with_throws(scratch: Record, group: Record) -> int:
    """Count a group's choices of hand cards and of cards thrown away."""
    under_wild = 1 if group.wild >= 0 else 0
    number = scratch.ways[under_wild] if group.bare else 0
    for joins in range(min(group.most, group.joining) + 1):
        for matching in range(group.least, min(group.most - joins, group.matching) + 1):
            if matching + joins:
                sets = CHOOSE[group.matching, matching] * CHOOSE[group.joining, joins]
                number += sets * scratch.ways[matching + joins + under_wild]
    return number


@compiled
def count_options(scratch: Record) -> int:
    """Count the moves of all groups in the scratch buffer."""
    options = 0
    for n in range(scratch.groups):
        options += scratch.group[n].options
    return options


# One option by its number -------------------------------------------------------------------------------------------


@compiled
def build_option(packed: Record, race: Record, seat: int, scratch: Record, number: int) -> None:
    """Put the move with this number, of the groups in the scratch buffer, in front of the seat."""
    at = 0
    while number >= scratch.group[at].options:
        number -= scratch.group[at].options
        at += 1
    group, move = scratch.group[at], race.moves[seat]
    move.symbol, move.crowd, move.wild = group.symbol, group.crowd, group.wild
    move.token = group.token
    if group.tokens > 1:
        move.token = token_at(packed, race, seat, group.symbol, number % group.tokens)
        number //= group.tokens
    build_cards(packed, race, seat, scratch, group, number)


@compiled
def token_at(packed: Record, race: Record, seat: int, symbol: int, number: int) -> int:
    """Play a token: return the token with this number among those that may be played on a move of this symbol; 0 is none."""
    if number == 0:
        return NONE
    held = race.holds[seat] & packed.tokens_on[packed.symbol_colour[symbol]]
    token = 0
    while True:
        if held >> token & 1:
            number -= 1
            if number == 0:
                return token
        token += 1


@compiled
def build_cards(packed: Record, race: Record, seat: int, scratch: Record, group: Record, number: int) -> None:
    """Write the hand cards and the cards thrown away of the choice with this number in a group."""
    move = race.moves[seat]
    if not race.holds[seat] & packed.discards:
        move.cards, move.throw, move.thrown = set_of_group(packed, scratch, group, number), NONE, 0
        return
    under_wild = 1 if group.wild >= 0 else 0
    ways = scratch.ways[under_wild]
    if group.bare:
        if number < ways:
            move.cards = 1 << group.wild
            build_throw(packed, race, seat, scratch, number)
            return
        number -= ways
    for joins in range(min(group.most, group.joining) + 1):
        for matching in range(group.least, min(group.most - joins, group.matching) + 1):
            if matching + joins:
                ways = scratch.ways[matching + joins + under_wild]
                sets = CHOOSE[group.matching, matching] * CHOOSE[group.joining, joins]
                if number < sets * ways:
                    throw = 0
                    if ways > 1:
                        number, throw = number // ways, number % ways
                    move.cards = set_of_shape(scratch, group, matching, joins, number)
                    build_throw(packed, race, seat, scratch, throw)
                    return
                number -= sets * ways


@compiled
def set_of_shape(scratch: Record, group: Record, matching: int, joins: int, number: int) -> int:
    """Return the set with this number among those with these numbers of matching and joining cards."""
    same_joins = CHOOSE[group.matching, matching]
    bits_of(group.match, scratch.cards)
    if joins:
        bits_of(group.join, scratch.joining)
        cards = set_at(scratch.joining, group.joining, joins, number // same_joins)
        cards |= set_at(scratch.cards, group.matching, matching, number % same_joins)
    else:
        cards = set_at(scratch.cards, group.matching, matching, number)
    return cards | 1 << group.wild if group.wild >= 0 else cards


@compiled
def set_of_group(packed: Record, scratch: Record, group: Record, number: int) -> int:
    """Return the set with this number in a group."""
    if group.symbol == NONE and group.matching == packed.hand:
        return packed.resets[number]
    if group.joining == 0 and group.matching == group.least and not group.bare:
        return group.match | (1 << group.wild if group.wild >= 0 else 0)
    if group.bare:
        if number == 0:
            return 1 << group.wild
        number -= 1
    for joins in range(min(group.most, group.joining) + 1):
        for matching in range(group.least, min(group.most - joins, group.matching) + 1):
            if matching + joins:
                sets = CHOOSE[group.matching, matching] * CHOOSE[group.joining, joins]
                if number < sets:
                    return set_of_shape(scratch, group, matching, joins, number)
                number -= sets
    return 0


@compiled
def build_throw(packed: Record, race: Record, seat: int, scratch: Record, number: int) -> None:
    """Discard tokens: write the throw with this number among the ways to throw away cards that are not in the move; 0
    is none."""
    move = race.moves[seat]
    move.throw, move.thrown = NONE, 0
    if number == 0:
        return
    number -= 1
    throwers = race.holds[seat] & packed.discards
    rest = bits_of(((1 << race.held[seat]) - 1) & ~move.cards, scratch.throws)
    for token in range(packed.tokens):
        if throwers >> token & 1:
            for cards in range(1, packed.token_number[token] + 1):
                if number < CHOOSE[rest, cards]:
                    move.throw = token
                    move.thrown = set_at(scratch.throws, rest, cards, number)
                    return
                number -= CHOOSE[rest, cards]


# All options, part by part ------------------------------------------------------------------------------------------


@compiled
def write_group(packed: Record, scratch: Record, group: Record) -> int:
    """Write every set of hand cards of a group to the scratch buffer; return their number."""
    if group.symbol == NONE and group.matching == packed.hand:
        for n in range(group.sets):
            scratch.cards.written[n] = packed.resets[n]
        return group.sets
    wild = 1 << group.wild if group.wild >= 0 else 0
    if group.joining == 0 and group.matching == group.least <= group.most and not group.bare:
        scratch.cards.written[0] = group.match | wild
        return 1 if group.least else 0
    bits_of(group.match, scratch.cards)
    at = 0
    if group.bare:
        scratch.cards.written[at] = wild
        at += 1
    if group.joining == 0:
        for matching in range(max(1, group.least), min(group.most, group.matching) + 1):
            at = write_sets(scratch.cards, group.matching, matching, wild, at)
        return at
    bits_of(group.join, scratch.joining)
    for joins in range(min(group.most, group.joining) + 1):
        choices = write_sets(scratch.joining, group.joining, joins, wild, 0)
        for matching in range(group.least, min(group.most - joins, group.matching) + 1):
            if matching + joins:
                for choice in range(choices):
                    at = write_sets(scratch.cards, group.matching, matching, scratch.joining.written[choice], at)
    return at


@compiled
def write_tokens(packed: Record, race: Record, seat: int, scratch: Record, colour: int) -> int:
    """Write every token that may be played on a move of this colour to the scratch buffer, none first; return their number."""
    held = race.holds[seat] & packed.tokens_on[colour]
    scratch.on[0] = NONE
    at, token = 1, 0
    while held >> token:
        if held >> token & 1:
            scratch.on[at] = token
            at += 1
        token += 1
    return at


@compiled
def write_throws(packed: Record, race: Record, seat: int, scratch: Record, cards: int) -> int:
    """Write every way to throw other cards away to the scratch buffer, none first; return their number."""
    scratch.throw_token[0], scratch.throws.written[0] = NONE, 0
    at = 1
    throwers = race.holds[seat] & packed.discards
    if throwers:
        rest = bits_of(((1 << race.held[seat]) - 1) & ~cards, scratch.throws)
        for token in range(packed.tokens):
            if throwers >> token & 1:
                for number in range(1, packed.token_number[token] + 1):
                    end = write_sets(scratch.throws, rest, number, 0, at)
                    for place in range(at, end):
                        scratch.throw_token[place] = token
                    at = end
    return at


@compiled
def list_tokens(packed: Record, race: Record, seat: int, scratch: Record) -> int:
    """List the tokens that may be played on a move of each colour; return their number."""
    written = 0
    for colour in range(COLOUR_COUNT):
        written += write_tokens(packed, race, seat, scratch, colour)
    return written
