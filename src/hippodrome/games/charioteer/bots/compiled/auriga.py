"""Compiled auriga: every term of `games/charioteer/bots/auriga.py`, in its order, bit-identical.

The reasons are documented there. Cards are positions in the hand, sets of cards are bit masks.
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from hippodrome.games.charioteer.bots.auriga import MAX_DISTANCE, MAX_TOKEN_MOVES, WEIGHTS
from hippodrome.games.charioteer.edition import BLACK, RED
from hippodrome.games.charioteer.engine.edition_record import (
    ALL,
    CAPACITY,
    COLOUR_COUNT,
    LEARNING,
    NONE,
    PLUS,
    SHIELD,
    SHIELD_TOKEN,
    WHIP,
    WHIP_TOKEN,
    WILD,
)
from hippodrome.games.charioteer.engine.moves import clear_move, copy_move, count, icons, write_group, write_tokens
from hippodrome.games.charioteer.engine.race import UNDER_CROWD
from hippodrome.games.charioteer.engine.rules import place_of
from hippodrome.jit.bitsets import MAX_PLACES
from hippodrome.jit.compile_cache import Record, compiled

SPEED, SHARE, RATE, ARRIVAL_SPREAD, ROW = WEIGHTS.speed, WEIGHTS.share, WEIGHTS.rate, WEIGHTS.arrival_spread, WEIGHTS.row
WOUND, CARRIED, ATTACK, GUARD, APPLAUSE = WEIGHTS.wound, WEIGHTS.carried, WEIGHTS.attack, WEIGHTS.guard, WEIGHTS.applause_value
PLUS_WORTH, WILD_WORTH, LEARNING_WORTH, TRICK_WORTH = WEIGHTS.plus, WEIGHTS.wild, WEIGHTS.learning, WEIGHTS.trick
WHIP_CARD, WHIP_WORTH, TOKEN_TURNS = WEIGHTS.whip_card, WEIGHTS.whip, WEIGHTS.token_turns
BEST_KEPT_MOVE, SECOND_KEPT_MOVE, KEPT_CARDS_TURNS = WEIGHTS.best_kept_move, WEIGHTS.second_kept_move, WEIGHTS.kept_cards_turns
USELESS_BELOW, REFRESH = WEIGHTS.useless_below, WEIGHTS.refresh

_SYMBOLS = CAPACITY["symbols"]

AURIGA_SCRATCH = np.dtype([
    ("turns", "f8"), ("wound", "f8"), ("promised", "f8"), ("time_for_tokens", "f8"), ("time_for_cards", "f8"),
    ("ahead", "i4", (CAPACITY["seats"],)), ("rivals_ahead", "i4"),  # the places of the rivals ahead, the nearest first
    ("rivals", "i4"),
    ("room", "f8", (CAPACITY["attack boxes"] + 1,)),
    ("regular", "i4", (MAX_DISTANCE + 1,)), ("cornering", "i4", (MAX_DISTANCE + 1,)),
    ("skills", "i4", (COLOUR_COUNT,)),
    ("trained", "f8", (COLOUR_COUNT, 2)),
    ("card_worth", "f8", (MAX_PLACES,)),
    ("spare", "i4", (MAX_PLACES,)),  # positions in the hand, the least useful card first
    ("strength", "i4", (_SYMBOLS,)), ("next", "i4", (_SYMBOLS,)), ("after", "i4", (_SYMBOLS,)),
    ("holders", "i4", (_SYMBOLS,)),
    ("holder", "i4", (_SYMBOLS, MAX_PLACES)),  # positions of the cards that show a symbol, those that show most first
    ("match", "i4", (MAX_PLACES,)),
    ("tried", "i4", (COLOUR_COUNT,)),
    ("try_worth", "f8", (COLOUR_COUNT, MAX_TOKEN_MOVES)), ("try_number", "i4", (COLOUR_COUNT, MAX_TOKEN_MOVES)),
    ("try_symbol", "i4", (COLOUR_COUNT, MAX_TOKEN_MOVES)), ("try_crowd", "i4", (COLOUR_COUNT, MAX_TOKEN_MOVES)),
    ("try_cards", "i4", (COLOUR_COUNT, MAX_TOKEN_MOVES)),
    ("worth", "f8"),  # value of the best move so far
], align=True)  # fmt: skip
"""Auriga's scratch record: values derived once per decision, and the best moves of each colour."""


@compiled
def auriga(packed: Record, race: Record, seat: int, scratch: Record, situation: Record) -> None:
    """Put the best move of the groups in the scratch buffer in front of the seat, with the cards to throw away."""
    compute_situation(packed, race, seat, situation)
    weigh_plain_moves(packed, race, seat, scratch, situation)
    weigh_moves_with_tokens(packed, race, seat, scratch, situation)
    weigh_wild_moves(packed, race, seat, scratch, situation)
    copy_move(scratch.best, race.moves[seat])
    throw_away(packed, race, seat, situation)


# The situation ------------------------------------------------------------------------------------------------------


@compiled
def compute_situation(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Compute everything that is the same for all moves."""
    finish = race.laps * packed.lap
    situation.turns = max(0.0, (finish - race.at[race.running[0]]) / SPEED - 0.5)
    situation.wound = WOUND * min(situation.turns, CARRIED)
    situation.time_for_tokens = min(1.0, situation.turns / TOKEN_TURNS)
    situation.time_for_cards = min(1.0, situation.turns / KEPT_CARDS_TURNS)
    situation.rivals = race.seats - 1
    situation.rivals_ahead = 0
    for place in range(place_of(race, seat) - 1, -1, -1):
        situation.ahead[situation.rivals_ahead] = race.at[race.running[place]]
        situation.rivals_ahead += 1
    compute_attack_capacity(packed, race, seat, situation)
    situation.regular[0] = situation.cornering[0] = race.at[seat]
    for points in range(MAX_DISTANCE):
        to = situation.regular[points] + 1
        while to >= finish and packed.outer[to % packed.lap]:
            to += 1
        situation.regular[points + 1] = to
        situation.cornering[points + 1] = situation.cornering[points] + packed.corner[situation.cornering[points] % packed.lap]
    compute_skills(packed, race, seat, situation)
    compute_prospects(packed, race, seat, situation)
    compute_spare_cards(packed, race, seat, situation)


@compiled
def compute_attack_capacity(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Compute, for each strength of attack, the average number of cubes that a rival has room for."""
    for cubes in range(packed.attack_boxes + 1):
        fit = 0
        for rival in range(race.seats):
            if rival != seat:
                fit += min(cubes, packed.attack_boxes - race.new_damage[rival])
        situation.room[cubes] = fit / (race.seats - 1)


@compiled
def compute_skills(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Compute the expected bonus of the skills, and the gain of a move of each colour without and with a learning token."""
    for colour in range(COLOUR_COUNT):
        situation.skills[colour] = race.skills[seat, colour]
    situation.promised = skill_value(packed, situation)
    for colour in range(COLOUR_COUNT):
        wished = 1 if race.emperor == colour or race.emperor == ALL else 0
        for learning in range(2):
            if race.skills[seat, colour] < packed.box_start:
                reached = race.skills[seat, colour] + 1 + wished + learning
                if reached >= packed.box_start:
                    reached = packed.box_start
                    for other in range(COLOUR_COUNT):
                        reached += 1 if race.skills[seat, other] >= packed.box_start else 0
                situation.skills[colour] = reached
            situation.trained[colour, learning] = skill_value(packed, situation) - situation.promised
            situation.skills[colour] = race.skills[seat, colour]


@compiled
def skill_value(packed: Record, situation: Record) -> float:
    """Return the expected bonus of the skills in the remaining turns: those in the box, and the others once they reach it."""
    boxed, total, turns = 0, 0.0, situation.turns
    for colour in range(COLOUR_COUNT):
        boxed += 1 if situation.skills[colour] >= packed.box_start else 0
    for colour in range(COLOUR_COUNT):
        step = situation.skills[colour]
        if step >= packed.box_start:
            total += packed.skill_bonus[step] * turns
        else:
            used = turns - (packed.box_start - step) / RATE
            expected = (used + sqrt(used * used + ARRIVAL_SPREAD * ARRIVAL_SPREAD)) / 2
            total += packed.skill_bonus[packed.box_start + min(boxed, packed.box_places - 1)] * min(expected, turns)
            total += packed.skill_bonus[step] * ROW * turns
    return total * SHARE / sqrt(situation.rivals)


@compiled
def compute_prospects(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Compute the prospects of every symbol: its points besides the count, the coming crowd cards, and its cards, most
    first."""
    for symbol in range(packed.symbols):
        situation.strength[symbol] = (
            packed.symbol_number[symbol] + packed.skill_bonus[race.skills[seat, packed.symbol_colour[symbol]]]
        )
        situation.next[symbol] = packed.card_counts[race.crowd[1], symbol] if race.crowd_size > 1 else 0
        situation.after[symbol] = packed.card_counts[race.crowd[2], symbol] if race.crowd_size > 2 else 0
        situation.holders[symbol] = 0
        for place in range(race.held[seat] - 1, -1, -1):  # of equal cards the later one comes first
            shown = packed.card_counts[race.hand[seat, place], symbol]
            if shown:
                at = situation.holders[symbol]
                while at > 0 and packed.card_counts[race.hand[seat, situation.holder[symbol, at - 1]], symbol] < shown:
                    situation.holder[symbol, at] = situation.holder[symbol, at - 1]
                    at -= 1
                situation.holder[symbol, at] = place
                situation.holders[symbol] += 1


@compiled
def compute_spare_cards(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Order the cards of the hand, the least useful first; of equal ones the first."""
    for place in range(race.held[seat]):
        worth = card_worth(packed, race, seat, situation, place)
        situation.card_worth[place] = worth
        at = place
        while at > 0 and situation.card_worth[situation.spare[at - 1]] > worth:
            situation.spare[at] = situation.spare[at - 1]
            at -= 1
        situation.spare[at] = place


@compiled
def card_worth(packed: Record, race: Record, seat: int, situation: Record, place: int) -> float:
    """Return the longest move of the next turn that a card could be part of, with the hand and the next crowd card."""
    card = race.hand[seat, place]
    if packed.card_joins[card]:
        return USELESS_BELOW
    best = 0
    for symbol in range(packed.symbols):
        if packed.card_counts[card, symbol]:
            others = situation.next[symbol]
            for n in range(situation.holders[symbol]):
                if situation.holder[symbol, n] != place:
                    others += packed.card_counts[race.hand[seat, situation.holder[symbol, n]], symbol]
            if others:
                best = max(best, packed.card_counts[card, symbol] + others + situation.strength[symbol])
    return float(best)


# Candidate moves ----------------------------------------------------------------------------------------------------


@compiled
def weigh_plain_moves(packed: Record, race: Record, seat: int, scratch: Record, situation: Record) -> None:
    """Evaluate every set of cards without a token, and one reset; store the best, and the best few of each colour."""
    move = race.moves[seat]
    clear_move(move)
    situation.worth = -1e300
    for colour in range(COLOUR_COUNT):
        situation.tried[colour] = 0
    number = 0
    for n in range(scratch.groups):
        group = scratch.group[n]
        if group.symbol != NONE and group.token == NONE:
            move.symbol, move.crowd = group.symbol, group.crowd
            for at in range(write_group(packed, scratch, group)):
                move.cards = scratch.cards.written[at]
                worth = weigh(packed, race, seat, scratch, situation, move)
                keep_if_best(situation, move, packed.symbol_colour[move.symbol], worth, number)
                number += 1
    clear_move(move)
    for n in range(min(packed.most_cards, race.held[seat])):
        move.cards |= 1 << situation.spare[n]
    weigh(packed, race, seat, scratch, situation, move)


@compiled
def weigh(packed: Record, race: Record, seat: int, scratch: Record, situation: Record, move: Record) -> float:
    """Evaluate a move and store it if it beats all before it."""
    worth = move_value(packed, race, seat, situation, move)
    if worth > situation.worth:
        situation.worth = worth
        copy_move(move, scratch.best)
    return worth


@compiled
def keep_if_best(situation: Record, move: Record, colour: int, worth: float, number: int) -> None:
    """Store a move without a token if it is among the best few of its colour; of equal ones the first."""
    at = situation.tried[colour]
    if at == MAX_TOKEN_MOVES:
        if worth <= situation.try_worth[colour, MAX_TOKEN_MOVES - 1]:
            return
        at -= 1
    else:
        situation.tried[colour] += 1
    while at > 0 and situation.try_worth[colour, at - 1] < worth:
        situation.try_worth[colour, at] = situation.try_worth[colour, at - 1]
        situation.try_number[colour, at] = situation.try_number[colour, at - 1]
        situation.try_symbol[colour, at] = situation.try_symbol[colour, at - 1]
        situation.try_crowd[colour, at] = situation.try_crowd[colour, at - 1]
        situation.try_cards[colour, at] = situation.try_cards[colour, at - 1]
        at -= 1
    situation.try_worth[colour, at], situation.try_number[colour, at] = worth, number
    situation.try_symbol[colour, at], situation.try_crowd[colour, at] = move.symbol, 1 if move.crowd else 0
    situation.try_cards[colour, at] = move.cards


@compiled
def weigh_moves_with_tokens(packed: Record, race: Record, seat: int, scratch: Record, situation: Record) -> None:
    """Evaluate the best few moves of each colour with every token that may be played on them, the best move first."""
    move = race.moves[seat]
    next_of = 0  # number of moves tried per colour, four bits each
    while True:
        colour = next_to_try(situation, next_of)
        if colour == NONE:
            return
        at = next_of >> 4 * colour & 15
        next_of += 1 << 4 * colour
        clear_move(move)
        move.symbol, move.crowd = situation.try_symbol[colour, at], situation.try_crowd[colour, at] == 1
        move.cards = situation.try_cards[colour, at]
        for on in range(1, write_tokens(packed, race, seat, scratch, colour)):
            move.token = scratch.on[on]
            weigh(packed, race, seat, scratch, situation, move)


@compiled
def next_to_try(situation: Record, next_of: int) -> int:
    """Return the colour whose next move has the highest value, of equal ones the first evaluated; NONE at the end."""
    best = NONE
    for colour in range(COLOUR_COUNT):
        at = next_of >> 4 * colour & 15
        if at < situation.tried[colour]:
            if best == NONE:
                best = colour
            else:
                other = next_of >> 4 * best & 15
                mine, its = situation.try_worth[colour, at], situation.try_worth[best, other]
                if mine > its or (mine == its and situation.try_number[colour, at] < situation.try_number[best, other]):
                    best = colour
    return best


@compiled
def weigh_wild_moves(packed: Record, race: Record, seat: int, scratch: Record, situation: Record) -> None:
    """Evaluate wild tokens on the crowd card, or on the least useful card of the hand, with the best cards of each symbol."""
    wilds = race.holds[seat] & packed.wilds
    token = 0
    while wilds >> token:
        if wilds >> token & 1:
            for symbol in range(packed.symbols):
                if packed.token_colour[token] == NONE or packed.token_colour[token] == packed.symbol_colour[symbol]:
                    weigh_wild(packed, race, seat, scratch, situation, token, symbol)
        token += 1


@compiled
def weigh_wild(packed: Record, race: Record, seat: int, scratch: Record, situation: Record, token: int, symbol: int) -> None:
    """Evaluate one wild token with one symbol."""
    move, matching = race.moves[seat], 0
    for place in range(race.held[seat]):  # the cards that show most first, of equal ones the first
        shown = packed.card_counts[race.hand[seat, place], symbol]
        if shown:
            at = matching
            while at > 0 and packed.card_counts[race.hand[seat, situation.match[at - 1]], symbol] < shown:
                situation.match[at] = situation.match[at - 1]
                at -= 1
            situation.match[at] = place
            matching += 1
    clear_move(move)
    move.symbol, move.crowd, move.token, move.wild = symbol, True, token, UNDER_CROWD
    shown = packed.card_counts[race.crowd[0], symbol] > 0
    for n in range(min(matching, packed.most_cards) if shown or not race.crowd_by_symbol else 0):
        move.cards |= 1 << situation.match[n]
        weigh(packed, race, seat, scratch, situation, move)
    spare = NONE
    for n in range(race.held[seat] - 1, -1, -1):
        if packed.card_counts[race.hand[seat, situation.spare[n]], symbol] == 0:
            spare = situation.spare[n]
    if spare == NONE:
        return
    move.crowd, move.wild, move.cards = shown, spare, 1 << spare
    for n in range(min(matching, packed.most_cards - 1) + 1):
        if n:
            move.cards |= 1 << situation.match[n - 1]
        if n or shown:
            weigh(packed, race, seat, scratch, situation, move)


# Value of a move ----------------------------------------------------------------------------------------------------


@compiled
def move_value(packed: Record, race: Record, seat: int, situation: Record, move: Record) -> float:
    """Return the sum of all terms."""
    if move.symbol == NONE:
        return guard_value(race, seat, situation, 1) + kept_cards_value(packed, race, seat, situation, move.cards)
    distance, symbols, matching, recovered = count(packed, race, seat, move)
    colour = packed.symbol_colour[move.symbol]
    whips = icons(packed, race, seat, move, WHIP, WHIP_TOKEN)
    learning = 1 if move.token != NONE and packed.token_kind[move.token] == LEARNING else 0
    return (
        progress(packed, race, seat, situation, distance, colour == BLACK, whips)
        + situation.trained[colour, learning]
        + attack_value(packed, situation, matching, colour)
        + guard_value(race, seat, situation, icons(packed, race, seat, move, SHIELD, SHIELD_TOKEN))
        + (APPLAUSE * situation.time_for_tokens if symbols >= packed.fan_symbols else 0.0)
        + kept_cards_value(packed, race, seat, situation, move.cards)
        - (race.damage[seat] - recovered) * situation.wound
        - spending_cost(packed, race, seat, situation, move)
    )


@compiled
def progress(packed: Record, race: Record, seat: int, situation: Record, points: int, cornering: bool, whips: int) -> float:
    """Return the spaces gained: more for black in bends, minus the cost of passing, plus the whips' spaces behind the next
    rival."""
    points = min(points, MAX_DISTANCE)
    place = float(situation.cornering[points] if cornering else situation.regular[points])
    if race.turn == 1:
        return place - race.at[seat]
    passed = 0
    for n in range(situation.rivals_ahead):
        passed += 1 if situation.ahead[n] + SPEED < place else 0
    if passed:
        points = max(0, points - passed)
        place = float(situation.cornering[points] if cornering else situation.regular[points])
    elif whips and situation.rivals_ahead:
        room = situation.ahead[0] + SPEED - place
        place += WHIP_WORTH * min(room, float(whips * packed.whip))
    return place - race.at[seat]


@compiled
def attack_value(packed: Record, situation: Record, matching: int, colour: int) -> float:
    """Return the value of cubes on the rivals, up to the capacity of their attack boxes."""
    if colour != RED or situation.turns == 0.0:
        return 0.0
    return ATTACK * min(situation.turns, CARRIED) * situation.room[min(packed.fiercest[matching], packed.attack_boxes)]


@compiled
def guard_value(race: Record, seat: int, situation: Record, shields: int) -> float:
    """Return the value of a shield or a reset: the cubes in the attack boxes do not settle, and none are added."""
    if shields == 0:
        return 0.0
    return race.new_damage[seat] * situation.wound + GUARD * min(1.0, situation.turns)


@compiled
def spending_cost(packed: Record, race: Record, seat: int, situation: Record, move: Record) -> float:
    """Return the future value of the tokens and whip cards that a move uses up."""
    cost = 0.0
    if move.token != NONE:
        kind = packed.token_kind[move.token]
        if kind == PLUS:
            cost = PLUS_WORTH * packed.token_number[move.token]
        elif kind == WILD:
            cost = WILD_WORTH
        elif kind == LEARNING:
            cost = LEARNING_WORTH
        else:
            cost = TRICK_WORTH
    cost *= situation.time_for_tokens
    whip_cards = 0
    for place in range(race.held[seat]):
        if move.cards >> place & 1 and packed.card_joins[race.hand[seat, place]]:
            whip_cards += 1
    return cost + whip_cards * WHIP_CARD * min(1.0, situation.turns)


@compiled
def kept_cards_value(packed: Record, race: Record, seat: int, situation: Record, cards: int) -> float:
    """Return the value of the cards that remain in the hand: the best two moves with the next crowd cards."""
    best, second = 0, 0
    for symbol in range(packed.symbols):
        stay, first, total = 0, 0, 0
        for n in range(situation.holders[symbol]):
            place = situation.holder[symbol, n]
            if not cards >> place & 1:
                shown = packed.card_counts[race.hand[seat, place], symbol]
                if stay == 0:
                    first = shown
                if stay < packed.most_cards:
                    total += shown
                stay += 1
        if stay > 1 or (stay and situation.next[symbol]):
            length = total + situation.next[symbol] + situation.strength[symbol]
            if length > best:
                best, second = length, best
            elif length > second:
                second = length
        elif stay and situation.after[symbol]:
            second = max(second, first + situation.after[symbol] + situation.strength[symbol])
    return (best * BEST_KEPT_MOVE + second * SECOND_KEPT_MOVE) * situation.time_for_cards


# Cards thrown away --------------------------------------------------------------------------------------------------


@compiled
def throw_away(packed: Record, race: Record, seat: int, situation: Record) -> None:
    """Add a discard token to the best move if the remaining cards are bad enough."""
    throwers = race.holds[seat] & packed.discards
    if situation.turns == 0.0 or throwers == 0:
        return
    move = race.moves[seat]
    gain = REFRESH * situation.time_for_tokens
    for token in range(packed.tokens):
        if throwers >> token & 1:
            thrown, cards, lack = 0, 0, 0.0
            for n in range(race.held[seat]):
                place = situation.spare[n]
                lacks = USELESS_BELOW - situation.card_worth[place]
                if not move.cards >> place & 1 and lacks > 0 and cards < packed.token_number[token]:
                    thrown |= 1 << place
                    cards += 1
                    lack += lacks
            if cards and lack > gain:
                gain = lack
                move.throw, move.thrown = token, thrown
