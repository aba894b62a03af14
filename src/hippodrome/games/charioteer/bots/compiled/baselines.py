"""Compiled baseline bots of Charioteer: `bots/baselines.py` over records. Each puts a move in front of its seat.

`dummy` and `auriga` choose the same moves as the readable bots; `tiro` has the same distribution, from another generator.
"""

from __future__ import annotations

from hippodrome.games.charioteer.bots.baselines import MAX_MOVES_TRIED, TOKEN_ONE_IN
from hippodrome.games.charioteer.bots.compiled.auriga import auriga
from hippodrome.games.charioteer.engine.edition_record import NONE
from hippodrome.games.charioteer.engine.moves import (
    build_option,
    clear_move,
    copy_move,
    count,
    count_options,
    list_groups,
    list_tokens,
    set_of_group,
    token_at,
    write_group,
    write_throws,
    write_tokens,
)
from hippodrome.jit.bitsets import popcount
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import draw_below, draw_below_long, draw_distinct

BOTS = {"random": 0, "random, listing": 1, "random, writing": 2, "tiro": 3, "dummy": 4, "auriga": 5}
"""Bot numbers by name. Random bots draw options uniformly. The second also lists its options part by part, as the readable
rules do: groups of sets, tokens, throws. The third also writes out every single set."""
RANDOM, LISTING, WRITING, TIRO, DUMMY, AURIGA = BOTS.values()


@compiled
def choose(packed: Record, race: Record, seat: int, scratch: Record, situation: Record, bot: int) -> None:
    """Put the move of this bot in front of a seat, unless a move to be tried is already there."""
    if race.laid >> seat & 1:
        race.laid &= ~(1 << seat)
        return
    list_groups(packed, race, seat, scratch)
    if bot in (LISTING, WRITING):
        list_tokens(packed, race, seat, scratch)
        if bot == WRITING:
            for n in range(scratch.groups):
                write_group(packed, scratch, scratch.group[n])
        draw_option(packed, race, seat, scratch)
        write_throws(packed, race, seat, scratch, race.moves[seat].cards)
        return
    if bot == RANDOM:
        draw_option(packed, race, seat, scratch)
    elif bot == TIRO:
        tiro(packed, race, seat, scratch)
    elif bot == DUMMY:
        dummy(packed, race, seat, scratch)
    else:
        auriga(packed, race, seat, scratch, situation)


@compiled
def draw_option(packed: Record, race: Record, seat: int, scratch: Record) -> None:
    """Draw an option uniformly."""
    build_option(packed, race, seat, scratch, draw_below_long(race.thoughts, seat, count_options(scratch)))


@compiled
def tiro(packed: Record, race: Record, seat: int, scratch: Record) -> None:
    """Play like a beginner: any move that goes forward, sometimes with a token; a reset only if no move goes forward."""
    move = race.moves[seat]
    clear_move(move)
    moves = 0
    for n in range(scratch.groups):
        if is_plain(scratch.group[n]):
            moves += scratch.group[n].sets
    looks = min(moves, MAX_MOVES_TRIED)
    if looks:
        draw_distinct(race.thoughts, seat, looks, moves, scratch.picks)
    for n in range(looks):
        put_plain_move(packed, scratch, move, scratch.picks[n])
        if count(packed, race, seat, move)[0] > 0:
            if draw_below(race.thoughts, seat, TOKEN_ONE_IN) == 0:
                tokens = write_tokens(packed, race, seat, scratch, packed.symbol_colour[move.symbol])
                move.token = token_at(packed, race, seat, move.symbol, draw_below(race.thoughts, seat, tokens))
            return
    clear_move(move)
    cards = min(race.held[seat], packed.most_cards)
    draw_distinct(race.thoughts, seat, cards, race.held[seat], scratch.picks)
    for n in range(cards):
        move.cards |= 1 << scratch.picks[n]


@compiled
def is_plain(group: Record) -> bool:
    """Return whether the moves of a group are no resets and need no token."""
    return group.symbol != NONE and group.token == NONE


@compiled
def put_plain_move(packed: Record, scratch: Record, move: Record, number: int) -> None:
    """Write the move with this number, among all moves without a token."""
    at = 0
    while not is_plain(scratch.group[at]) or number >= scratch.group[at].sets:
        if is_plain(scratch.group[at]):
            number -= scratch.group[at].sets
        at += 1
    group = scratch.group[at]
    move.symbol, move.crowd, move.cards = group.symbol, group.crowd, set_of_group(packed, scratch, group, number)


@compiled
def dummy(packed: Record, race: Record, seat: int, scratch: Record) -> None:
    """Play the first move of the greatest distance, among all moves with all tokens that may be played on them."""
    move, best = race.moves[seat], scratch.best
    clear_move(move)
    most = -1e300
    for n in range(scratch.groups):
        group = scratch.group[n]
        move.symbol, move.crowd, move.wild = group.symbol, group.crowd, group.wild
        tokens = 1
        if group.token == NONE and group.symbol != NONE:
            tokens = write_tokens(packed, race, seat, scratch, packed.symbol_colour[group.symbol])
        sets = write_group(packed, scratch, group)
        for at in range(sets):
            move.cards = scratch.cards.written[at]
            for on in range(tokens):
                move.token = group.token if tokens == 1 else scratch.on[on]
                worth = worth_to_dummy(packed, race, seat, move)
                if worth > most:
                    most = worth
                    copy_move(move, best)
    copy_move(best, move)


@compiled
def worth_to_dummy(packed: Record, race: Record, seat: int, move: Record) -> float:
    """Return dummy's value: the greatest distance; then no token, or most recovery if there is no distance; then fewer
    cards."""
    distance, recovered = 0, race.damage[seat]
    if move.symbol != NONE:
        distance, _, _, recovered = count(packed, race, seat, move)
    then = recovered if distance == 0 else 0 if move.token == NONE else -1
    return 1e9 * distance + 8.0 * then - popcount(move.cards)
