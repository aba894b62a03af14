"""Observations of Charioteer over the records of `engine`: the fields of `rl/__init__.py` in their order."""

from __future__ import annotations

from hippodrome.games.charioteer.engine.edition_record import COLOUR_COUNT, NONE
from hippodrome.games.charioteer.rl.id_layout import FACE_COUNT, ICON_COUNT, last_id
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.observation_rows import (
    add,
    clear_marks,
    flush_row,
    mark,
    put,
    write_spelled,
)


@compiled
def count_cards(packed: Record, draft: Record, row: Record, at: int, cards: Record, number: int) -> None:
    """Add up the symbols and icons of this number of cards."""
    for n in range(number):
        card = cards[n]
        for place in range(packed.most_on_card):
            symbol = packed.card_symbols[card, place]
            if symbol < packed.symbols:
                add(draft, row, at + symbol, packed.card_counts[card, symbol])
        if packed.card_icon[card] != NONE:
            add(draft, row, at + packed.symbols + packed.card_icon[card], 1)


@compiled
def write_card(packed: Record, draft: Record, seen: Record, scale: Record, at: int, card: int) -> None:
    """Write the face of one card."""
    for place in range(packed.most_on_card):
        symbol = packed.card_symbols[card, place]
        if symbol < packed.symbols:
            mark(draft, seen, scale, at + symbol, packed.card_counts[card, symbol])
    if packed.card_icon[card] != NONE:
        mark(draft, seen, scale, at + packed.symbols + packed.card_icon[card], 1)


@compiled
def write_view(packed: Record, race: Record, draft: Record, row: Record, scale: Record, seen: Record) -> None:
    """Write the seat's view to a row that was cleared; the pushed ids come after it."""
    seat, card, at = draft.seat, packed.symbols + ICON_COUNT, 8 + FACE_COUNT
    count_cards(packed, draft, row, at, race.discard, race.discard_size)
    for n in range(race.used_size):
        add(draft, row, at + card + race.used_fans[n], 1)
    flush_row(draft, row, scale, seen, 0)
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
    at += card + packed.tokens
    for n in range(race.crowd_size):
        write_card(packed, draft, seen, scale, at + n * card, race.crowd[n])
    at += packed.crowd * card
    for n in range(race.held[seat]):
        mark(draft, seen, scale, at + n * (card + 1), 1)
        write_card(packed, draft, seen, scale, at + n * (card + 1) + 1, race.hand[seat, n])
    at += packed.hand * (card + 1)
    for token in range(packed.tokens):
        put(seen, scale, at + token, race.tokens[seat, token])
    at += packed.tokens
    for n in range(race.seats):
        at = write_chariot(packed, race, (seat + n) % race.seats, scale, seen, at)


@compiled
def write_chariot(packed: Record, race: Record, of: int, scale: Record, seen: Record, at: int) -> int:
    """Write the public state of a chariot; return the position after it."""
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
    for token in range(packed.tokens):
        if not packed.token_is_fan[token]:
            put(seen, scale, at, race.tokens[of, token])
            at += 1
    fans, number = at, 0
    at += 1
    for token in range(packed.tokens):
        if packed.token_is_fan[token]:
            number += race.tokens[of, token]
            put(seen, scale, at, race.tokens[of, token] if race.open_fan_tokens else 0)
            at += 1
    put(seen, scale, fans, number)
    return at


@compiled
def observe(packed: Record, race: Record, draft: Record, row: Record, scale: Record, observation: Record) -> None:
    """Write the seat's view, once per decision, and the ids pushed since the last step."""
    ids = last_id(packed) + 1
    at = len(row) - ids - packed.hand
    if not draft.seen:
        clear_marks(draft, observation, 0)
        write_view(packed, race, draft, row, scale, observation)
        draft.seen = True
    write_spelled(draft, at, scale, observation)
    at += ids
    thrown = race.moves[draft.seat].thrown
    for place in range(packed.hand if thrown else 0):
        if thrown >> place & 1 and observation[at + place] == 0:
            mark(draft, observation, scale, at + place, 1)
