"""Charioteer's drafts and observations over the records of `engine`: what `rl/__init__.py` says, for thousands of races.

A step pushes an id into the draft of each race and plays on to the next id that somebody must choose. tests/rl/test_batch.py
holds this to the text. This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.charioteer.bots.compiled import BOTS, new_look
from hippodrome.games.charioteer.bots.compiled.baselines import choose
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine import OPTIONS, RULES, box_of, new_desk, new_races
from hippodrome.games.charioteer.engine.edition_record import COLOUR_COUNT, MOST, NONE
from hippodrome.games.charioteer.engine.edition_record import FACES as DIE
from hippodrome.games.charioteer.engine.edition_record import ICONS as CARD_ICONS
from hippodrome.games.charioteer.engine.moves import clear_move, find_showing
from hippodrome.games.charioteer.engine.race import UNDER_CROWD
from hippodrome.games.charioteer.engine.rules import STREAMS, go_on
from hippodrome.jit.bitsets import lowest, size
from hippodrome.jit.compile_cache import Record, compiled, entry
from hippodrome.jit.drafts import SHAPED, Share, begin_anew, keep_standing, reward_seats, standings, start_step
from hippodrome.jit.observation_rows import add, mark, marks, put, show_spelled, spell, spelling, take_over, wipe

SEATS, SYMBOLS, TOKENS, HAND = MOST["seats"], MOST["symbols"], MOST["kinds of tokens"], MOST["cards in a hand"]
FACE_COUNT, ICON_COUNT = len(DIE), len(CARD_ICONS)
IDLE, SYMBOL, CROWD, TOKEN, WILD, CARDS, THROW, THROWN, WHOLE = range(9)
"""What is spelled next: nothing yet, the parts of a move, or nothing more."""

LONGEST = 6 + 2 * HAND
"""So many ids an answer may have: symbol, crowd card, token, cards, done; a token to throw with, cards, done."""
MOST_SEEN = (
    9 + SYMBOLS + ICON_COUNT + 2 * TOKENS
    + (MOST["cards on the crowd track"] + HAND) * (2 + MOST["different symbols on a card"])
    + SEATS * (8 + COLOUR_COUNT + TOKENS) + LONGEST + HAND
)  # fmt: skip
"""So many numbers are not 0 at most: of each kind as many as there is room for."""

DRAFT = np.dtype([
    ("stage", "i1"),
    ("seat", "i1"),
    ("seen", "?"),     # what the seat sees is written down already
    ("last", "i1"),    # the place that was spelled last
    ("picked", "i1"),  # how many cards of the move, but for one under a wild token
    ("picked_match", "i1"),
    ("match", "i4"), ("join", "i4"), ("least", "i1"), ("most", "i1"), ("bare", "?"),  # the sets that are left
    ("joining", "i4"),
    ("wilds", "i1"),   # the colours, as bits, for which a wild token is held
    ("showing", "i4", (SYMBOLS + 1,)),
    *spelling(LONGEST), *standings(SEATS), *marks(MOST_SEEN),
], align=True)  # fmt: skip
"""An answer in the making; the move itself lies in front of the seat."""


# Ids ----------------------------------------------------------------------------------------------------------------


@compiled
def first_token(box: Record) -> int:
    """The id of the first token; before it are symbols, reset, the crowd card or not, and no token."""
    return box.symbols + 4


@compiled
def first_wild(box: Record) -> int:
    """The id of a wild token on the first card of the hand; the last of these is on the crowd card."""
    return box.symbols + 4 + box.tokens


@compiled
def first_place(box: Record) -> int:
    """The id of the first card of the hand."""
    return box.symbols + 4 + box.tokens + box.hand + 1


@compiled
def last_id(box: Record) -> int:
    """The id that ends a part of a move."""
    return box.symbols + 4 + box.tokens + 2 * box.hand + 1


@compiled
def begin(box: Record, race: Record, seat: int, desk: Record, draft: Record) -> None:
    """A seat begins to spell a move."""
    clear_move(race.moves[seat])
    draft.seat, draft.stage, draft.seen = seat, SYMBOL, False
    draft.last, draft.picked, draft.picked_match = -1, 0, 0
    draft.joining = find_showing(box, race, seat, desk)
    draft.wilds = wild_colours(box, race, seat)
    for symbol in range(box.symbols):
        draft.showing[symbol] = desk.showing[symbol]
    draft.size, draft.shown = 0, 0


@compiled
def opens(box: Record, race: Record, draft: Record, symbol: int, crowd: bool, wild: int) -> bool:
    """Select move cards; Wild: put down the sets of cards that such a move may have; whether there is any."""
    card = race.crowd[0]
    shows = box.card_counts[card, symbol] > 0
    joins = box.card_joins[card] and not race.crowd_by_symbol
    draft.match, draft.join, draft.bare = draft.showing[symbol], draft.joining, False
    draft.least, draft.most = LEAST_MATCHING, box.most_cards
    if wild == NONE:
        if crowd and not shows and not joins:
            return False
        if crowd and shows:
            draft.least = LEAST_MATCHING - 1
    elif wild == UNDER_CROWD:
        if not crowd or not (shows or not race.crowd_by_symbol):
            return False
        draft.least = LEAST_MATCHING - 1
    else:
        if crowd and not shows and not joins:
            return False
        draft.match &= ~(1 << wild)
        draft.join &= ~(1 << wild)
        draft.least, draft.most = LEAST_MATCHING - 1, box.most_cards - 1
        if crowd and shows:
            draft.least, draft.bare = 0, True
    if draft.bare:
        return True
    if draft.least > 0:
        return draft.least <= draft.most and size(draft.match) >= draft.least
    return draft.most >= 1 and (draft.match | draft.join) != 0


@compiled
def wild_colours(box: Record, race: Record, seat: int) -> int:
    """Wild: the colours, as bits, for whose moves the seat holds a wild token."""
    colours = 0
    wilds = race.holds[seat] & box.wilds
    while wilds:
        colour = box.token_colour[lowest(wilds)]
        colours |= (1 << COLOUR_COUNT) - 1 if colour == NONE else 1 << colour
        wilds &= wilds - 1
    return colours


@compiled
def opens_wild(box: Record, race: Record, draft: Record, symbol: int, crowd: bool) -> bool:
    """Wild: whether some card can be made to match."""
    found = crowd and opens(box, race, draft, symbol, crowd, UNDER_CROWD)
    wild = 0
    while not found and wild < race.held[draft.seat]:
        found = opens(box, race, draft, symbol, crowd, wild)
        wild += 1
    return found


@compiled
def opens_any(box: Record, race: Record, draft: Record, symbol: int, crowd: bool) -> bool:
    """Whether there is a move of this symbol, with or without the crowd card, with or without a wild token."""
    if draft.showing[symbol] and opens(box, race, draft, symbol, crowd, NONE):
        return True
    return (draft.wilds >> box.symbol_colour[symbol] & 1) != 0 and opens_wild(box, race, draft, symbol, crowd)


@compiled
def allow(box: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Write down which ids may follow; how many, and one of them."""
    done = last_id(box)
    for id in range(done + 1):
        mask[id] = False
    seat, stage = draft.seat, draft.stage
    move, held = race.moves[seat], race.held[seat]
    found, one = 0, 0
    if stage == SYMBOL:
        for symbol in range(box.symbols):
            if opens_any(box, race, draft, symbol, False) or opens_any(box, race, draft, symbol, True):
                mask[symbol] = True
                found, one = found + 1, symbol
        mask[box.symbols] = True
        return found + 1, box.symbols
    if stage == CROWD:
        for crowd in range(2):
            if opens_any(box, race, draft, move.symbol, crowd == 1):
                mask[box.symbols + 1 + crowd] = True
                found, one = found + 1, box.symbols + 1 + crowd
        return found, one
    if stage == TOKEN:
        return allow_tokens(box, race, draft, mask)
    if stage == WILD:
        for wild in range(held):
            if opens(box, race, draft, move.symbol, move.crowd, wild):
                one = first_wild(box) + wild
                mask[one] = True
                found += 1
        if move.crowd and opens(box, race, draft, move.symbol, move.crowd, UNDER_CROWD):
            one = first_wild(box) + box.hand
            mask[one] = True
            found += 1
        return found, one
    if stage == CARDS:
        return allow_cards(box, race, draft, mask)
    rest = ((1 << held) - 1) & ~move.cards
    if stage == THROW:
        throwers = race.holds[seat] & box.discards
        for token in range(box.tokens if throwers and rest else 0):
            if throwers >> token & 1 and box.token_number[token] > 0:
                mask[first_token(box) + token] = True
                found += 1
        mask[done] = True
        return found + 1, done
    thrown = size(move.thrown)
    if thrown < box.token_number[move.throw]:
        for place in range(draft.last + 1, held):
            if rest >> place & 1:
                one = first_place(box) + place
                mask[one] = True
                found += 1
    if thrown:
        mask[done] = True
        found, one = found + 1, done
    return found, one


@compiled
def allow_tokens(box: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Play a token: none, one that suits the colour, or a wild one."""
    seat = draft.seat
    symbol, crowd = race.moves[seat].symbol, race.moves[seat].crowd
    found, one = 0, 0
    tokens = 0
    colour = box.symbol_colour[symbol]
    if opens(box, race, draft, symbol, crowd, NONE):
        mask[box.symbols + 3] = True
        found, one = 1, box.symbols + 3
        tokens = race.holds[seat] & box.tokens_on[colour]
    wilds = race.holds[seat] & box.wilds
    if wilds and opens_wild(box, race, draft, symbol, crowd):
        for token in range(box.tokens):
            if wilds >> token & 1 and (box.token_colour[token] == NONE or box.token_colour[token] == colour):
                tokens |= 1 << token
    token = 0
    while tokens >> token:
        if tokens >> token & 1:
            one = first_token(box) + token
            mask[one] = True
            found += 1
        token += 1
    return found, one


@compiled
def allow_cards(box: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Select move cards: cards further on in the hand with which a set can be made, and whether these are enough."""
    found, one = 0, 0
    if draft.picked < draft.most:
        for place in range(draft.last + 1, race.held[draft.seat]):
            matches = draft.match >> place & 1
            if matches or draft.join >> place & 1:
                more = size(draft.match >> place + 1)
                room = draft.most - draft.picked - 1
                if draft.picked_match + matches + min(more, room) >= draft.least:
                    one = first_place(box) + place
                    mask[one] = True
                    found += 1
    if draft.picked_match >= draft.least and (draft.picked or draft.bare):
        one = last_id(box)
        mask[one] = True
        found += 1
    return found, one


@compiled
def push(box: Record, race: Record, draft: Record, id: int) -> None:
    """Spell on with an id that may follow."""
    spell(draft, id)
    stage, seat = draft.stage, draft.seat
    move = race.moves[seat]
    if stage == SYMBOL:
        draft.stage = CROWD
        if id < box.symbols:
            move.symbol = id
        else:
            draft.match, draft.join, draft.bare = (1 << race.held[seat]) - 1, 0, False
            draft.least, draft.most, draft.stage = 1, box.most_cards, CARDS
    elif stage == CROWD:
        move.crowd, draft.stage = id == box.symbols + 2, TOKEN
    elif stage == TOKEN:
        draft.stage = CARDS
        if id == box.symbols + 3:
            opens(box, race, draft, move.symbol, move.crowd, NONE)
        else:
            move.token = id - first_token(box)
            if box.wilds >> move.token & 1:
                draft.stage = WILD
            else:
                opens(box, race, draft, move.symbol, move.crowd, NONE)
    elif stage == WILD:
        place = id - first_wild(box)
        move.wild, draft.stage = UNDER_CROWD if place == box.hand else place, CARDS
        opens(box, race, draft, move.symbol, move.crowd, move.wild)
        if move.wild >= 0:
            move.cards |= 1 << move.wild
    elif id == last_id(box):
        draft.last = -1
        draft.stage = THROW if stage == CARDS else WHOLE
    elif stage == CARDS:
        place = id - first_place(box)
        move.cards |= 1 << place
        draft.last = place
        draft.picked += 1
        draft.picked_match += draft.match >> place & 1
    elif stage == THROW:
        move.throw, draft.stage = id - first_token(box), THROWN
    else:
        draft.last = id - first_place(box)
        move.thrown |= 1 << draft.last


# What a seat sees ---------------------------------------------------------------------------------------------------


@compiled
def count_cards(box: Record, draft: Record, row: Record, at: int, cards: Record, number: int) -> None:
    """Add up what so many cards show: symbols and icons."""
    for n in range(number):
        card = cards[n]
        for place in range(box.most_on_card):
            symbol = box.card_symbols[card, place]
            if symbol < box.symbols:
                add(draft, row, at + symbol, box.card_counts[card, symbol])
        if box.card_icon[card] != NONE:
            add(draft, row, at + box.symbols + box.card_icon[card], 1)


@compiled
def show_card(box: Record, draft: Record, seen: Record, scale: Record, at: int, card: int) -> None:
    """What one card shows."""
    for place in range(box.most_on_card):
        symbol = box.card_symbols[card, place]
        if symbol < box.symbols:
            mark(draft, seen, scale, at + symbol, box.card_counts[card, symbol])
    if box.card_icon[card] != NONE:
        mark(draft, seen, scale, at + box.symbols + box.card_icon[card], 1)


@compiled
def look(box: Record, race: Record, draft: Record, row: Record, scale: Record, seen: Record) -> None:
    """Write down what the seat sees, in a row whose marks were wiped out; what it has spelled comes after that."""
    seat, card, at = draft.seat, box.symbols + ICON_COUNT, 8 + FACE_COUNT
    count_cards(box, draft, row, at, race.discard, race.discard_size)
    for n in range(race.used_size):
        add(draft, row, at + card + race.used_fans[n], 1)
    take_over(draft, row, scale, seen, 0)
    put(seen, scale, 0, race.turn)
    put(seen, scale, 1, race.lap)
    put(seen, scale, 2, race.laps)
    put(seen, scale, 3, race.open_fan_tokens)
    put(seen, scale, 4, race.crowd_by_symbol)
    put(seen, scale, 5, race.lapped_in_the_way)
    if race.emperor != NONE:
        mark(draft, seen, scale, 6 + race.emperor, 1)
    put(seen, scale, at - 2, race.deck_size)
    put(seen, scale, at - 1, race.bag_size)
    at += card + box.tokens
    for n in range(race.crowd_size):
        show_card(box, draft, seen, scale, at + n * card, race.crowd[n])
    at += box.crowd * card
    for n in range(race.held[seat]):
        mark(draft, seen, scale, at + n * (card + 1), 1)
        show_card(box, draft, seen, scale, at + n * (card + 1) + 1, race.hand[seat, n])
    at += box.hand * (card + 1)
    for token in range(box.tokens):
        put(seen, scale, at + token, race.tokens[seat, token])
    at += box.tokens
    for n in range(race.seats):
        at = look_at_chariot(box, race, (seat + n) % race.seats, scale, seen, at)


@compiled
def look_at_chariot(box: Record, race: Record, of: int, scale: Record, seen: Record, at: int) -> int:
    """Write down what everybody sees of a chariot; where the next one comes."""
    runs, abreast = 0, 0
    for place in range(race.seats):
        if race.running[place] == of:
            runs = place + 1
        if race.lapped_in_the_way and race.abreast[place] == of:
            abreast = place + 1
    put(seen, scale, at, race.at[of])
    put(seen, scale, at + 1, runs)
    put(seen, scale, at + 2, abreast)
    at += 3
    for colour in range(COLOUR_COUNT):
        put(seen, scale, at + colour, race.skills[of, colour])
    at += COLOUR_COUNT
    put(seen, scale, at, race.damage[of])
    put(seen, scale, at + 1, race.new_damage[of])
    put(seen, scale, at + 2, race.guarded[of])
    put(seen, scale, at + 3, race.held[of])
    at += 4
    for token in range(box.tokens):
        if not box.token_is_fan[token]:
            put(seen, scale, at, race.tokens[of, token])
            at += 1
    fans, number = at, 0
    at += 1
    for token in range(box.tokens):
        if box.token_is_fan[token]:
            number += race.tokens[of, token]
            put(seen, scale, at, race.tokens[of, token] if race.open_fan_tokens else 0)
            at += 1
    put(seen, scale, fans, number)
    return at


@compiled
def observe(box: Record, race: Record, draft: Record, row: Record, scale: Record, observation: Record) -> None:
    """Write down what the seat sees, once a decision, and what it has spelled since the last step."""
    ids = last_id(box) + 1
    at = len(row) - ids - box.hand
    if not draft.seen:
        wipe(draft, observation, 0)
        look(box, race, draft, row, scale, observation)
        draft.seen = True
    show_spelled(draft, at, scale, observation)
    at += ids
    thrown = race.moves[draft.seat].thrown
    for place in range(box.hand if thrown else 0):
        if thrown >> place & 1 and observation[at + place] == 0:
            mark(draft, observation, scale, at + place, 1)


# What a race is worth -----------------------------------------------------------------------------------------------


@compiled
def stand(race: Record, draft: Record) -> None:
    """The share of rivals that each seat has left behind."""
    for place in range(race.seats):
        draft.now[race.running[place]] = (race.seats - 1 - place) / (race.seats - 1)


# The doors ----------------------------------------------------------------------------------------------------------


@compiled
def has_choice(box: Record, race: Record, draft: Record, mask: Record) -> bool:
    """Spell on as long as only one id may follow; whether somebody must choose."""
    while IDLE < draft.stage < WHOLE:
        found, one = allow(box, race, draft, mask)
        if found > 1:
            return True
        push(box, race, draft, one)
    return False


@compiled
def play_on(box: Record, share: Share, n: int, given: Record) -> bool:
    """Lay down an answer that is whole and play on; whether somebody is asked. A race that is over begins anew instead."""
    race, draft = share.races[n], share.drafts[n]
    if draft.stage == WHOLE:
        race.answered += 1
    draft.stage = IDLE
    go_on(box, race, given)
    if race.over:
        stand(race, draft)
        reward_seats(share, n, 1 << race.running[0])
        begin_anew(share, n)
        return False
    if race.turn == 1 and race.answered == 0:
        stand(race, draft)
        keep_standing(draft, race.seats)
    return True


@compiled
def show(box: Record, share: Share, n: int) -> None:
    """Write down who must choose, and what that seat sees."""
    race, draft = share.races[n], share.drafts[n]
    if share.kind == SHAPED and not share.done[n]:
        stand(race, draft)
        reward_seats(share, n, 0)
    share.seat[n] = draft.seat
    observe(box, race, draft, share.row, share.scale, share.observation[n])


@entry
def step_drafts(box: Record, spec: Record, desk: Record, share: Share, given: Record, bots: Record, thinking: Record) -> None:
    """Push an id into the draft of each race (below 0: none), and play on until somebody must choose. A race that is
    over begins anew with its next number.

    `bots` says who chooses for the seats from the learner's on, clockwise; NONE spells. The learner's seat is the race's number
    modulo the seats.
    """
    for n in range(len(share.races)):
        race, draft = share.races[n], share.drafts[n]
        id = start_step(share, n)
        if id >= 0:
            push(box, race, draft, id)
        while not has_choice(box, race, draft, share.mask[n]):
            if play_on(box, share, n, given):
                bot = bots[(race.answered - race.luck.race) % race.seats]
                if bot == NONE:
                    begin(box, race, race.answered, desk, draft)
                else:
                    choose(box, race, race.answered, desk, thinking, bot)
                    race.answered += 1
        show(box, share, n)


def spec_of(edition: Edition) -> Any:
    """What else a step must know of an edition: nothing."""
    return np.zeros(1, np.int64)


new_thinking = new_look

__all__ = [
    "BOTS", "DRAFT", "OPTIONS", "RULES", "STREAMS", "box_of", "new_desk", "new_races", "new_thinking", "spec_of", "step_drafts",
]  # fmt: skip
