"""Cards, symbols and tokens in a few letters, with colour if available but never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.i18n.localization import Localization

SYMBOL_STYLES = ("black on green", "bright_white on red", "black on yellow", "bright_white on grey23")
"""Rich style of a symbol on a card, by colour."""
COLOUR_STYLES = ("green", "red", "yellow", "bold")
"""Rich style of a colour's name in text."""


def letter(words: Localization, colour: int) -> str:
    """Return the letter of a colour."""
    return words.text(f"terminal.charioteer.letter.{COLOURS[colour]}")


def symbol_code(words: Localization, edition: Edition, symbol: int) -> str:
    """Format a symbol in two letters: G4."""
    return f"{letter(words, edition.symbols[symbol].colour)}{edition.symbols[symbol].number}"


def symbol_chip(words: Localization, edition: Edition, symbol: int) -> Text:
    """Format a symbol as printed on a card."""
    return Text.assemble((symbol_code(words, edition, symbol), SYMBOL_STYLES[edition.symbols[symbol].colour]))


def card_symbols(words: Localization, edition: Edition, card: int) -> Text:
    """Format the symbols of a card."""
    return Text(" ").join(symbol_chip(words, edition, symbol) for symbol in edition.cards[card].symbols)


def card_icon(words: Localization, edition: Edition, card: int) -> Text:
    """Format the icon of a card, if it has one."""
    icon = edition.cards[card].icon
    return Text.assemble((words.text(f"terminal.charioteer.icon.{icon}"), "bold")) if icon else Text()


def card_face(words: Localization, edition: Edition, card: int) -> Text:
    """Format a whole card on one line."""
    parts = [card_symbols(words, edition, card), card_icon(words, edition, card)]
    return Text(" ").join(part for part in parts if part)


def token_code(words: Localization, edition: Edition, token: int) -> Text:
    """Format a token in a few letters, for a rival's display."""
    kind = edition.tokens[token]
    code = words.text(f"terminal.charioteer.token.{kind.kind}", n=kind.number)
    if kind.colour is not None:
        between = "-" if code.isalpha() else ""  # G+5, but G-whip
        return Text.assemble((f"{letter(words, kind.colour)}{between}{code}", COLOUR_STYLES[kind.colour]))
    return Text(code)


def token_name(words: Localization, edition: Edition, token: int) -> Text:
    """Format the name of a token."""
    colour = edition.tokens[token].colour
    return Text.assemble((words.name("token", token), "" if colour is None else COLOUR_STYLES[colour]))


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    """Join texts side by side."""
    return Text(between).join(parts)
