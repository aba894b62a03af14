"""Compiled baseline bots of Charioteer: `bots/baselines.py` over records. Each lays a move in front of its seat.

`dummy` and `auriga` choose as the text's; `tiro` as likely as the text's, from random numbers of its own kind.
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
"""The bots by name. Random ones take any option, each as likely as any other. The second lists what it may choose from part
by part, as the rules text does: groups of sets, tokens, throws. The third writes down every single set as well."""
RANDOM, LISTING, WRITING, TIRO, DUMMY, AURIGA = BOTS.values()


@compiled
def choose(box: Record, race: Record, seat: int, desk: Record, look: Record, bot: int) -> None:
    """Lay the move of this bot in front of a seat, unless one was laid there to be tried."""
    if race.laid >> seat & 1:
        race.laid &= ~(1 << seat)
        return
    list_groups(box, race, seat, desk)
    if bot in (LISTING, WRITING):
        list_tokens(box, race, seat, desk)
        if bot == WRITING:
            for n in range(desk.groups):
                write_group(box, desk, desk.group[n])
        draw_option(box, race, seat, desk)
        write_throws(box, race, seat, desk, race.moves[seat].cards)
        return
    if bot == RANDOM:
        draw_option(box, race, seat, desk)
    elif bot == TIRO:
        tiro(box, race, seat, desk)
    elif bot == DUMMY:
        dummy(box, race, seat, desk)
    else:
        auriga(box, race, seat, desk, look)


@compiled
def draw_option(box: Record, race: Record, seat: int, desk: Record) -> None:
    """Any option, each as likely as any other."""
    build_option(box, race, seat, desk, draw_below_long(race.thoughts, seat, count_options(desk)))


@compiled
def tiro(box: Record, race: Record, seat: int, desk: Record) -> None:
    """A beginner: any move that goes forward, now and then with a token; a reset only when nothing goes."""
    move = race.moves[seat]
    clear_move(move)
    moves = 0
    for n in range(desk.groups):
        if is_plain(desk.group[n]):
            moves += desk.group[n].sets
    looks = min(moves, MAX_MOVES_TRIED)
    if looks:
        draw_distinct(race.thoughts, seat, looks, moves, desk.picks)
    for n in range(looks):
        put_plain_move(box, desk, move, desk.picks[n])
        if count(box, race, seat, move)[0] > 0:
            if draw_below(race.thoughts, seat, TOKEN_ONE_IN) == 0:
                tokens = write_tokens(box, race, seat, desk, box.symbol_colour[move.symbol])
                move.token = token_at(box, race, seat, move.symbol, draw_below(race.thoughts, seat, tokens))
            return
    clear_move(move)
    cards = min(race.held[seat], box.most_cards)
    draw_distinct(race.thoughts, seat, cards, race.held[seat], desk.picks)
    for n in range(cards):
        move.cards |= 1 << desk.picks[n]


@compiled
def is_plain(group: Record) -> bool:
    """Moves that are no resets and need no token."""
    return group.symbol != NONE and group.token == NONE


@compiled
def put_plain_move(box: Record, desk: Record, move: Record, number: int) -> None:
    """Of all plain moves, the one with this number."""
    at = 0
    while not is_plain(desk.group[at]) or number >= desk.group[at].sets:
        if is_plain(desk.group[at]):
            number -= desk.group[at].sets
        at += 1
    group = desk.group[at]
    move.symbol, move.crowd, move.cards = group.symbol, group.crowd, set_of_group(box, desk, group, number)


@compiled
def dummy(box: Record, race: Record, seat: int, desk: Record) -> None:
    """Of all moves with all tokens that may lie on them, the first of the greatest distance."""
    move, best = race.moves[seat], desk.best
    clear_move(move)
    most = -1e300
    for n in range(desk.groups):
        group = desk.group[n]
        move.symbol, move.crowd, move.wild = group.symbol, group.crowd, group.wild
        tokens = 1
        if group.token == NONE and group.symbol != NONE:
            tokens = write_tokens(box, race, seat, desk, box.symbol_colour[group.symbol])
        sets = write_group(box, desk, group)
        for at in range(sets):
            move.cards = desk.cards.written[at]
            for on in range(tokens):
                move.token = group.token if tokens == 1 else desk.on[on]
                worth = worth_to_dummy(box, race, seat, move)
                if worth > most:
                    most = worth
                    copy_move(move, best)
    copy_move(best, move)


@compiled
def worth_to_dummy(box: Record, race: Record, seat: int, move: Record) -> float:
    """The greatest distance; then without a token, or of moves that go nowhere the most recovery; then fewer cards."""
    distance, recovered = 0, race.damage[seat]
    if move.symbol != NONE:
        distance, _, _, recovered = count(box, race, seat, move)
    then = recovered if distance == 0 else 0 if move.token == NONE else -1
    return 1e9 * distance + 8.0 * then - popcount(move.cards)
