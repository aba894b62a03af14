"""Baseline bots of Charioteer: tiro, which a child can beat, and dummy, which always moves as far as it can."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hippodrome.core.table import Pov
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves

TOKEN_ONE_IN = 4
"""A tiro uses tokens once in this number of turns."""

MAX_MOVES_TRIED = 6
"""Maximum number of moves that a tiro considers."""


def tiro(pov: Pov, rng: Random) -> Move:
    """Play like a beginner: any move that goes forward, sometimes with a token; a reset only if no move goes forward."""
    options: Moves = pov.options  # type: ignore[assignment]
    plain = [
        Move(group.symbol, cards, group.crowd)
        for group in options.groups()
        if group.symbol is not None and group.token is None
        for cards in group.sets
    ]
    looked_at = rng.sample(plain, min(len(plain), MAX_MOVES_TRIED))
    forward = [move for move in looked_at if options.count(move).distance > 0]
    if not forward:
        hand = pov.view()["chariots"][pov.seat]["hand"]
        return Move(None, tuple(sorted(rng.sample(hand, min(len(hand), pov.edition.most_cards)))))
    move = rng.choice(forward)
    if rng.randrange(TOKEN_ONE_IN) == 0:
        move = move._replace(tokens=rng.choice(options.tokens(move.symbol)))
    return move


def dummy(pov: Pov, rng: Random) -> Move:
    """Play the move of the greatest distance, as in the designer's notes, with the token that makes it longest.

    Ties go to the move without a token, then to the one with fewer cards. A move that cannot go forward has the value of a
    reset, which at least removes the damage. Dummy never throws cards away.
    """
    options: Moves = pov.options  # type: ignore[assignment]

    def length(move: Move) -> tuple[int, int, int]:
        counted = options.count(move)
        return counted.distance, counted.recovered if counted.distance == 0 else -len(move.tokens), -len(move.cards)

    return max(every_move(options), key=length)


def every_move(options: Moves) -> Iterator[Move]:
    """Yield all moves of a seat with all tokens that may be played on them, without throwing cards away."""
    for symbol, crowd, token, wild, sets in options.groups():
        tokens = options.tokens(symbol) if token is None else [(token,)]
        for cards in sets:
            for on in tokens:
                yield Move(symbol, cards, crowd, on, wild)
