"""A short list of good moves, so that players need not search eight cards for matches."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation.forecast import Forecasts

MAX_WITHOUT_TOKEN, MAX_WITH_TOKEN = 9, 5
"""Maximum numbers of listed moves without a token, and with one."""


def best_moves(options: Moves, edition: Edition, forecasts: Forecasts) -> list[Move]:
    """Return the furthest move for each symbol without a token, then the furthest with each token, then a reset."""
    bare: dict[int, list[Move]] = {}
    tokened: dict[int, list[Move]] = {}
    resets: list[Move] = []
    for symbol, crowd, token, wild, sets in options.groups():
        if symbol is None:
            resets = [Move(None, cards) for cards in sets]
            continue
        for cards in sets:
            if token is None:
                bare.setdefault(symbol, []).append(Move(symbol, cards, crowd))
                for on in options.tokens(symbol):
                    if on:
                        tokened.setdefault(on[0], []).append(Move(symbol, cards, crowd, on))
            else:
                tokened.setdefault(token, []).append(Move(symbol, cards, crowd, (token,), wild))
    without = [_furthest(moves, options, forecasts) for moves in bare.values()]
    with_one = [_furthest(moves, options, forecasts) for moves in tokened.values()]
    return [
        *_ranked(without, forecasts)[:MAX_WITHOUT_TOKEN],
        *_ranked(with_one, forecasts)[:MAX_WITH_TOKEN],
        _best_reset(resets, edition),
    ]


def _best_reset(resets: Sequence[Move], edition: Edition) -> Move:
    """Return the reset that replaces most cards, preferring those that match least."""
    hand = sorted({card for move in resets for card in move.cards})

    def friends(card: int) -> int:
        face = edition.cards[card]
        others = [edition.cards[other] for other in hand if other != card]
        return len(others) if face.joins else sum(any(other.counts[s] for s in face.distinct) for other in others)

    return min(resets, key=lambda move: (-len(move.cards), sum(friends(card) for card in move.cards), move.cards))


def _furthest(moves: Sequence[Move], options: Moves, forecasts: Forecasts) -> Move:
    """Return the move that leads furthest; only the longest few are forecast."""
    longest = sorted(moves, key=lambda move: (-options.count(move).distance, len(move.cards)))[:12]
    return _ranked(longest, forecasts)[0]


def _ranked(moves: Sequence[Move], forecasts: Forecasts) -> list[Move]:
    """Order moves by how far they lead; ties go to the one that leaves more cards in the hand."""
    seen = {move: forecasts.of(move).end_if_alone for move in moves}
    return sorted(moves, key=lambda move: (-seen[move], len(move.cards), move.symbol or 0))
