"""A list of good moves, so that nobody has to search eight cards for matches."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.words import Words
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.moves import CROWD, Move, Moves
from hippodrome.terminal.charioteer.faces import symbol_chip
from hippodrome.terminal.charioteer.forecast import Forecast, Foresight, effects, landing
from hippodrome.terminal.charioteer.hand import Labels

WITHOUT, WITH = 9, 5
"""How many moves are listed without a token, and with one."""


def best_moves(options: Moves, edition: Edition, foresight: Foresight) -> list[Move]:
    """The furthest move for each symbol without a token, then the furthest with each token, then a reset."""
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
    without = [_furthest(moves, options, foresight) for moves in bare.values()]
    with_one = [_furthest(moves, options, foresight) for moves in tokened.values()]
    return [*_ranked(without, foresight)[:WITHOUT], *_ranked(with_one, foresight)[:WITH], _best_reset(resets, edition)]


def _best_reset(resets: Sequence[Move], edition: Edition) -> Move:
    """The reset that changes most cards, of those that go together least."""
    hand = sorted({card for move in resets for card in move.cards})

    def friends(card: int) -> int:
        face = edition.cards[card]
        others = [edition.cards[other] for other in hand if other != card]
        return len(others) if face.joins else sum(any(other.counts[s] for s in face.distinct) for other in others)

    return min(resets, key=lambda move: (-len(move.cards), sum(friends(card) for card in move.cards), move.cards))


def _furthest(moves: Sequence[Move], options: Moves, foresight: Foresight) -> Move:
    """The move that leads furthest; only the longest few are worth making in thought."""
    longest = sorted(moves, key=lambda move: (-options.count(move).distance, len(move.cards)))[:12]
    return _ranked(longest, foresight)[0]


def _ranked(moves: Sequence[Move], foresight: Foresight) -> list[Move]:
    """Moves from the one that leads furthest on; of equals, first the one that keeps more cards."""
    seen = {move: foresight.of(move) for move in moves}
    return sorted(moves, key=lambda move: (-seen[move].at, seen[move].rank, len(move.cards), move.symbol or 0))


def list_moves(
    words: Words, edition: Edition, options: Moves, foresight: Foresight, labels: Labels, moves: Sequence[Move]
) -> RenderableType:
    """The list, each move with what to type for it, its distance, where it ends and what else it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for column in range(5):
        grid.add_column(no_wrap=column < 4, justify="right" if column == 3 else "left", ratio=1 if column == 4 else None)
    for n, move in enumerate(moves, 1):
        forecast = foresight.of(move)
        grid.add_row(
            Text(f"m{n}", "bold"),
            symbol_chip(words, edition, move.symbol) if move.symbol is not None else Text(),
            _typed(labels, move),
            Text(str(options.count(move).distance), "bold"),
            Text("; ".join([_landing(words, move, forecast), *effects(words, forecast)])),
        )
    return Group(Text(words.text("terminal.charioteer.list")), grid)


def _landing(words: Words, move: Move, forecast: Forecast) -> str:
    if move.symbol is None:
        return words.text("terminal.charioteer.listed_reset")
    return landing(words, forecast)


def _typed(labels: Labels, move: Move) -> str:
    """What somebody would type to pick this move."""
    cards = " ".join(labels.of_card(card) for card in [*move.cards, *([CROWD] if move.crowd else [])])
    tokens = [labels.of_token(token) for token in move.tokens]
    if move.wild is not None:
        tokens = [f"{token}={labels.of_card(move.wild)}" for token in tokens]
    return " ".join([*(["r"] if move.symbol is None else []), cards, *tokens])
