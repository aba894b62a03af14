"""Charioteer's bots, rising in strength: tiro plays what fits, dummy always goes furthest, auriga weighs everything.

Each is handed a `Pov` and looks at nothing else: the options of its seat, and the view of its seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import BLACK, COLOURS, RED, Edition
from hippodrome.games.charioteer.moves import CROWD, Move, Moves

# Tiro ---------------------------------------------------------------------------------------------------------------

TOKEN_ONE_IN = 4
"""A tiro remembers its tokens once in so many turns."""


def tiro(pov: Pov, rng: Random) -> Move:
    """A beginner: any move that goes forward, now and then with a token; a reset only when nothing goes."""
    options: Moves = pov.options  # type: ignore[assignment]
    plain = [
        Move(group.symbol, cards, group.crowd)
        for group in options.groups()
        if group.symbol is not None and group.token is None
        for cards in group.sets
    ]
    forward = [move for move in rng.sample(plain, min(len(plain), 6)) if options.count(move).distance > 0]
    if not forward:
        hand = pov.view()["chariots"][pov.seat]["hand"]
        return Move(None, tuple(sorted(rng.sample(hand, min(len(hand), pov.edition.most_cards)))))
    move = rng.choice(forward)
    if rng.randrange(TOKEN_ONE_IN) == 0:
        move = move._replace(tokens=rng.choice(options.tokens(move.symbol)))
    return move


# Dummy --------------------------------------------------------------------------------------------------------------


def dummy(pov: Pov, rng: Random) -> Move:
    """Always the move of the greatest distance, with the token that makes it longest, as the designer's notes have it.

    Between moves of equal distance it takes the one without a token, then the one with fewer cards.
    """
    options: Moves = pov.options  # type: ignore[assignment]
    return max(every_move(options), key=lambda move: (options.count(move).distance, -len(move.tokens), -len(move.cards)))


def every_move(options: Moves) -> Iterator[Move]:
    """All moves of a seat with all tokens that may lie on them; no cards thrown away."""
    for symbol, crowd, token, wild, sets in options.groups():
        tokens = options.tokens(symbol) if token is None else [(token,)]
        for cards in sets:
            for on in tokens:
                yield Move(symbol, cards, crowd, on, wild)


# Auriga -------------------------------------------------------------------------------------------------------------


def auriga(pov: Pov, rng: Random) -> Move:
    """A charioteer who weighs distance against skills, damage, fans, corners and tokens."""
    options: Moves = pov.options  # type: ignore[assignment]
    edition: Edition = pov.edition
    view = pov.view()
    me = view["chariots"][pov.seat]
    finish = view["laps"] * edition.track.lap
    left = max(1.0, (finish - max(c["at"] for c in view["chariots"])) / 10)
    return max(every_move(options), key=lambda move: _worth(options, edition, view, me, left, move))


def _worth(options: Moves, edition: Edition, view: dict[str, Any], me: dict[str, Any], left: float, move: Move) -> float:
    reckoned = options.count(move)
    worth = reckoned.recovered * min(left, 4) * 0.5
    if move.symbol is None:
        return worth
    colour = edition.symbols[move.symbol].colour
    worth += reckoned.distance
    if me["skills"][colour] < edition.box_start and left > 3:
        worth += 1.0 + (view["emperor"] in (COLOURS[colour], "all"))
    if reckoned.symbols >= edition.fan_symbols and left > 1:
        worth += 3
    if colour == RED and reckoned.matching >= 3 and left > 1:
        worth += 2 * (reckoned.matching - 2)
    if colour == BLACK:
        at, points = me["at"], reckoned.distance
        for _ in range(points):
            at = edition.track.ahead(at, cornering=True, finish=view["laps"] * edition.track.lap)
        worth += at - me["at"] - points
    for token in move.tokens:
        worth -= 3 if left > 3 else 0
        if edition.tokens[token].kind == "wild" and move.wild == CROWD:
            worth += 0.1
    return worth
