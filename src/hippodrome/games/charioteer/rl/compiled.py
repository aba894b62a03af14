"""Compiled drafts and observations of Charioteer: the encoding of `rl/__init__.py` over the engine's records.

A step pushes an id into the draft of each race and plays on to the next choice. tests/rl/test_batch.py compares this with
the readable encoding. This module needs numba: import it only when needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.charioteer.bots.compiled import BOTS, new_auriga_scratch
from hippodrome.games.charioteer.bots.compiled.baselines import choose
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine import OPTIONS, RULES, new_races, new_scratch, pack_edition
from hippodrome.games.charioteer.engine.edition_record import CAPACITY, COLOUR_COUNT, NONE
from hippodrome.games.charioteer.engine.moves import clear_move, find_showing
from hippodrome.games.charioteer.engine.race import UNDER_CROWD
from hippodrome.games.charioteer.engine.rules import STREAMS, advance
from hippodrome.games.charioteer.rl.id_layout import ICON_COUNT, first_place, first_token, first_wild, last_id
from hippodrome.games.charioteer.rl.observation_rows import observe
from hippodrome.jit.bitsets import lowest_bit, popcount
from hippodrome.jit.compile_cache import Record, compiled, entry
from hippodrome.jit.drafts import SHAPED, BatchSlice, restart_race, reward_seats, save_standing, standing_fields, start_step
from hippodrome.jit.observation_rows import (
    mark_fields,
    spell,
    spelling_fields,
)

SEATS, SYMBOLS, TOKENS, HAND = CAPACITY["seats"], CAPACITY["symbols"], CAPACITY["kinds of tokens"], CAPACITY["cards in a hand"]
IDLE, SYMBOL, CROWD, TOKEN, WILD, CARDS, THROW, THROWN, WHOLE = range(9)
"""Stages of a draft: not begun, the parts of a move, complete."""

MAX_IDS = 6 + 2 * HAND
"""Maximum length of an answer in ids: symbol, crowd card, token, cards, done; a token to throw with, cards, done."""
MAX_NONZERO = (
    9 + SYMBOLS + ICON_COUNT + 2 * TOKENS
    + (CAPACITY["cards on the crowd track"] + HAND) * (2 + CAPACITY["different symbols on a card"])
    + SEATS * (8 + COLOUR_COUNT + TOKENS) + MAX_IDS + HAND
)  # fmt: skip
"""Maximum number of non-zero entries of an observation: the capacity of each kind."""

DRAFT = np.dtype([
    ("stage", "i1"),
    ("seat", "i1"),
    ("seen", "?"),     # the seat's view is already written
    ("last", "i1"),    # the last position pushed
    ("picked", "i1"),  # number of cards of the move, except one under a wild token
    ("picked_match", "i1"),
    ("match", "i4"), ("join", "i4"), ("least", "i1"), ("most", "i1"), ("bare", "?"),  # the remaining sets
    ("joining", "i4"),
    ("wilds", "i1"),   # the colours for which a wild token is held, as bits
    ("showing", "i4", (SYMBOLS + 1,)),
    *spelling_fields(MAX_IDS), *standing_fields(SEATS), *mark_fields(MAX_NONZERO),
], align=True)  # fmt: skip
"""A partial answer; the move itself is in front of the seat."""


# Ids ----------------------------------------------------------------------------------------------------------------


@compiled
def begin(packed: Record, race: Record, seat: int, scratch: Record, draft: Record) -> None:
    """Begin the draft of a seat's move."""
    clear_move(race.moves[seat])
    draft.seat, draft.stage, draft.seen = seat, SYMBOL, False
    draft.last, draft.picked, draft.picked_match = -1, 0, 0
    draft.joining = find_showing(packed, race, seat, scratch)
    draft.wilds = wild_colours(packed, race, seat)
    for symbol in range(packed.symbols):
        draft.showing[symbol] = scratch.showing[symbol]
    draft.size, draft.shown = 0, 0


@compiled
def find_sets(packed: Record, race: Record, draft: Record, symbol: int, crowd: bool, wild: int) -> bool:
    """Select move cards; Wild: store the sets of cards that such a move may have; return whether there is any."""
    card = race.crowd[0]
    shows = packed.card_counts[card, symbol] > 0
    joins = packed.card_joins[card] and not race.crowd_by_symbol
    draft.match, draft.join, draft.bare = draft.showing[symbol], draft.joining, False
    draft.least, draft.most = LEAST_MATCHING, packed.most_cards
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
        draft.least, draft.most = LEAST_MATCHING - 1, packed.most_cards - 1
        if crowd and shows:
            draft.least, draft.bare = 0, True
    if draft.bare:
        return True
    if draft.least > 0:
        return draft.least <= draft.most and popcount(draft.match) >= draft.least
    return draft.most >= 1 and (draft.match | draft.join) != 0


@compiled
def wild_colours(packed: Record, race: Record, seat: int) -> int:
    """Wild: the colours for whose moves the seat holds a wild token, as bits."""
    colours = 0
    wilds = race.holds[seat] & packed.wilds
    while wilds:
        colour = packed.token_colour[lowest_bit(wilds)]
        colours |= (1 << COLOUR_COUNT) - 1 if colour == NONE else 1 << colour
        wilds &= wilds - 1
    return colours


@compiled
def has_wild_move(packed: Record, race: Record, draft: Record, symbol: int, crowd: bool) -> bool:
    """Wild: whether some card can be made to match."""
    found = crowd and find_sets(packed, race, draft, symbol, crowd, UNDER_CROWD)
    wild = 0
    while not found and wild < race.held[draft.seat]:
        found = find_sets(packed, race, draft, symbol, crowd, wild)
        wild += 1
    return found


@compiled
def has_move(packed: Record, race: Record, draft: Record, symbol: int, crowd: bool) -> bool:
    """Return whether a move of this symbol exists, with or without the crowd card, with or without a wild token."""
    if draft.showing[symbol] and find_sets(packed, race, draft, symbol, crowd, NONE):
        return True
    return (draft.wilds >> packed.symbol_colour[symbol] & 1) != 0 and has_wild_move(packed, race, draft, symbol, crowd)


@compiled
def allow(packed: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Write the mask of legal ids; return their number, and one of them."""
    done = last_id(packed)
    for id in range(done + 1):
        mask[id] = False
    seat, stage = draft.seat, draft.stage
    move, held = race.moves[seat], race.held[seat]
    found, one = 0, 0
    if stage == SYMBOL:
        for symbol in range(packed.symbols):
            if has_move(packed, race, draft, symbol, False) or has_move(packed, race, draft, symbol, True):
                mask[symbol] = True
                found, one = found + 1, symbol
        mask[packed.symbols] = True
        return found + 1, packed.symbols
    if stage == CROWD:
        for crowd in range(2):
            if has_move(packed, race, draft, move.symbol, crowd == 1):
                mask[packed.symbols + 1 + crowd] = True
                found, one = found + 1, packed.symbols + 1 + crowd
        return found, one
    if stage == TOKEN:
        return allow_tokens(packed, race, draft, mask)
    if stage == WILD:
        for wild in range(held):
            if find_sets(packed, race, draft, move.symbol, move.crowd, wild):
                one = first_wild(packed) + wild
                mask[one] = True
                found += 1
        if move.crowd and find_sets(packed, race, draft, move.symbol, move.crowd, UNDER_CROWD):
            one = first_wild(packed) + packed.hand
            mask[one] = True
            found += 1
        return found, one
    if stage == CARDS:
        return allow_cards(packed, race, draft, mask)
    rest = ((1 << held) - 1) & ~move.cards
    if stage == THROW:
        throwers = race.holds[seat] & packed.discards
        for token in range(packed.tokens if throwers and rest else 0):
            if throwers >> token & 1 and packed.token_number[token] > 0:
                mask[first_token(packed) + token] = True
                found += 1
        mask[done] = True
        return found + 1, done
    thrown = popcount(move.thrown)
    if thrown < packed.token_number[move.throw]:
        for place in range(draft.last + 1, held):
            if rest >> place & 1:
                one = first_place(packed) + place
                mask[one] = True
                found += 1
    if thrown:
        mask[done] = True
        found, one = found + 1, done
    return found, one


@compiled
def allow_tokens(packed: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Play a token: none, one that suits the colour, or a wild one."""
    seat = draft.seat
    symbol, crowd = race.moves[seat].symbol, race.moves[seat].crowd
    found, one = 0, 0
    tokens = 0
    colour = packed.symbol_colour[symbol]
    if find_sets(packed, race, draft, symbol, crowd, NONE):
        mask[packed.symbols + 3] = True
        found, one = 1, packed.symbols + 3
        tokens = race.holds[seat] & packed.tokens_on[colour]
    wilds = race.holds[seat] & packed.wilds
    if wilds and has_wild_move(packed, race, draft, symbol, crowd):
        for token in range(packed.tokens):
            if wilds >> token & 1 and (packed.token_colour[token] == NONE or packed.token_colour[token] == colour):
                tokens |= 1 << token
    token = 0
    while tokens >> token:
        if tokens >> token & 1:
            one = first_token(packed) + token
            mask[one] = True
            found += 1
        token += 1
    return found, one


@compiled
def allow_cards(packed: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Select move cards: later cards of the hand with which a set can be completed, and `done` if these suffice."""
    found, one = 0, 0
    if draft.picked < draft.most:
        for place in range(draft.last + 1, race.held[draft.seat]):
            matches = draft.match >> place & 1
            if matches or draft.join >> place & 1:
                more = popcount(draft.match >> place + 1)
                room = draft.most - draft.picked - 1
                if draft.picked_match + matches + min(more, room) >= draft.least:
                    one = first_place(packed) + place
                    mask[one] = True
                    found += 1
    if draft.picked_match >= draft.least and (draft.picked or draft.bare):
        one = last_id(packed)
        mask[one] = True
        found += 1
    return found, one


@compiled
def push(packed: Record, race: Record, draft: Record, id: int) -> None:
    """Push a legal id."""
    spell(draft, id)
    stage, seat = draft.stage, draft.seat
    move = race.moves[seat]
    if stage == SYMBOL:
        draft.stage = CROWD
        if id < packed.symbols:
            move.symbol = id
        else:
            draft.match, draft.join, draft.bare = (1 << race.held[seat]) - 1, 0, False
            draft.least, draft.most, draft.stage = 1, packed.most_cards, CARDS
    elif stage == CROWD:
        move.crowd, draft.stage = id == packed.symbols + 2, TOKEN
    elif stage == TOKEN:
        draft.stage = CARDS
        if id == packed.symbols + 3:
            find_sets(packed, race, draft, move.symbol, move.crowd, NONE)
        else:
            move.token = id - first_token(packed)
            if packed.wilds >> move.token & 1:
                draft.stage = WILD
            else:
                find_sets(packed, race, draft, move.symbol, move.crowd, NONE)
    elif stage == WILD:
        place = id - first_wild(packed)
        move.wild, draft.stage = UNDER_CROWD if place == packed.hand else place, CARDS
        find_sets(packed, race, draft, move.symbol, move.crowd, move.wild)
        if move.wild >= 0:
            move.cards |= 1 << move.wild
    elif id == last_id(packed):
        draft.last = -1
        draft.stage = THROW if stage == CARDS else WHOLE
    elif stage == CARDS:
        place = id - first_place(packed)
        move.cards |= 1 << place
        draft.last = place
        draft.picked += 1
        draft.picked_match += draft.match >> place & 1
    elif stage == THROW:
        move.throw, draft.stage = id - first_token(packed), THROWN
    else:
        draft.last = id - first_place(packed)
        move.thrown |= 1 << draft.last


# Observation --------------------------------------------------------------------------------------------------------


# Reward -------------------------------------------------------------------------------------------------------------


@compiled
def standing_shares(race: Record, draft: Record) -> None:
    """Compute the share of rivals that each seat has left behind."""
    for place in range(race.seats):
        draft.now[race.running[place]] = (race.seats - 1 - place) / (race.seats - 1)


# Entry points -------------------------------------------------------------------------------------------------------


@compiled
def has_choice(packed: Record, race: Record, draft: Record, mask: Record) -> bool:
    """Push ids while only one is legal; return whether the seat has a choice."""
    while IDLE < draft.stage < WHOLE:
        found, one = allow(packed, race, draft, mask)
        if found > 1:
            return True
        push(packed, race, draft, one)
    return False


@compiled
def play_on(packed: Record, share: BatchSlice, n: int, given: Record) -> bool:
    """Apply a complete answer and play on; return whether a seat is prompted. A finished race restarts instead."""
    race, draft = share.races[n], share.drafts[n]
    if draft.stage == WHOLE:
        race.answered += 1
    draft.stage = IDLE
    advance(packed, race, given)
    if race.over:
        standing_shares(race, draft)
        reward_seats(share, n, 1 << race.running[0])
        restart_race(share, n)
        return False
    if race.turn == 1 and race.answered == 0:
        standing_shares(race, draft)
        save_standing(draft, race.seats)
    return True


@compiled
def write_outputs(packed: Record, share: BatchSlice, n: int) -> None:
    """Write the acting seat and its observation."""
    race, draft = share.races[n], share.drafts[n]
    if share.kind == SHAPED and not share.done[n]:
        standing_shares(race, draft)
        reward_seats(share, n, 0)
    share.seat[n] = draft.seat
    observe(packed, race, draft, share.row, share.scale, share.observation[n])


@entry
def step_drafts(
    packed: Record, spec: Record, scratch: Record, share: BatchSlice, given: Record, bots: Record, thinking: Record
) -> None:
    """Push an id into the draft of each race (negative: none), and play on until a seat has a choice. A finished race restarts
    with its next number.

    `bots` are the bots of the seats from the learner's on, clockwise; NONE is controlled by the caller. The learner's seat is
    the race's number modulo the seats.
    """
    for n in range(len(share.races)):
        race, draft = share.races[n], share.drafts[n]
        id = start_step(share, n)
        if id >= 0:
            push(packed, race, draft, id)
        while not has_choice(packed, race, draft, share.mask[n]):
            if play_on(packed, share, n, given):
                bot = bots[(race.answered - race.luck.race) % race.seats]
                if bot == NONE:
                    begin(packed, race, race.answered, scratch, draft)
                else:
                    choose(packed, race, race.answered, scratch, thinking, bot)
                    race.answered += 1
        write_outputs(packed, share, n)


def spec_of(edition: Edition) -> Any:
    """Return an empty spec: a step needs nothing else of an edition."""
    return np.zeros(1, np.int64)


new_bot_scratch = new_auriga_scratch

__all__ = [
    "BOTS",
    "DRAFT",
    "OPTIONS",
    "RULES",
    "STREAMS",
    "new_bot_scratch",
    "new_races",
    "new_scratch",
    "pack_edition",
    "spec_of",
    "step_drafts",
]  # fmt: skip
