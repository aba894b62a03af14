"""A list of good moves with the input for each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation.forecast import Forecast, Forecasts
from hippodrome.games.charioteer.presentation.preview import describe_landing, effects
from hippodrome.games.charioteer.terminal.faces import symbol_chip
from hippodrome.games.charioteer.terminal.hand import Labels
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.option_list import Item, item


def list_moves(
    words: Localization, edition: Edition, options: Moves, forecasts: Forecasts, labels: Labels, moves: Sequence[Move]
) -> list[Item]:
    """Return the list: for each move its input, distance, end and other effects."""
    typed = [input_for(labels, move) for move in moves]
    wide = max(map(len, typed), default=0)
    items = []
    for n, move in enumerate(moves, 1):
        forecast = forecasts.of(move)
        chip = symbol_chip(words, edition, move.symbol) if move.symbol is not None else Text("  ")
        text = Text.assemble(chip, f" {typed[n - 1]:<{wide}} ", (f"{options.count(move).distance:>2}", "bold"), "  ")
        short = text.copy().append(_in_short(words, edition, move, forecast))
        text.append(words.join([_landing(words, move, forecast), *effects(words, forecast)], "clauses"))
        items.append(item(f"m{n}", text, short))
    return items


def _landing(words: Localization, move: Move, forecast: Forecast) -> str:
    if move.symbol is None:
        return words.text("terminal.charioteer.listed_reset")
    return describe_landing(words, forecast)


def _in_short(words: Localization, edition: Edition, move: Move, forecast: Forecast) -> str:
    """Return the end of a move as the number of the space only."""
    if move.symbol is None:
        return words.text("terminal.charioteer.listed_reset")
    ends = dict.fromkeys(at % edition.track.lap + 1 if at >= 0 else at for at in (forecast.nearest, forecast.furthest))
    return words.text("terminal.charioteer.short", spaces="–".join(map(str, ends)))


def input_for(labels: Labels, move: Move) -> str:
    """Return the text to type to pick this move."""
    cards = [labels.of_card(card) for card in [*move.cards, *([CROWD] if move.crowd else [])]]
    tokens = [labels.of_token(token) for token in move.tokens]
    if move.wild is not None:
        tokens = [f"{token}={labels.of_card(move.wild)}" for token in tokens]
    thrown = ["t", *(labels.of_card(card) for card in move.thrown)] if move.thrown else []
    if move.throw is not None:
        thrown.insert(1, labels.of_token(move.throw))
    return " ".join([*(["r"] if move.symbol is None else []), *cards, *tokens, *thrown])
