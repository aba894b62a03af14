"""A list of good moves with what to type for them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.words import Words
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.forecast import Forecast, Foresight, effects, landing
from hippodrome.games.charioteer.moves import CROWD, Move, Moves
from hippodrome.terminal.charioteer.faces import symbol_chip
from hippodrome.terminal.charioteer.hand import Labels


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
