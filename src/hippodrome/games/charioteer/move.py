"""A move, and its notation: `red5: r5r5y4 r5r5g2 crowd; red-wild on crowd`, for race files, scenarios and the API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.core.errors import Reason
from hippodrome.games.charioteer.edition import Edition

CROWD = -1
"""Denotes the crowd card where a card is expected."""


class Move(NamedTuple):
    """A move as a seat plays it face down: symbol (None: a reset), hand cards, the crowd card or not, tokens, cards thrown
    away.

    `wild` is the card under a wild token (CROWD: the crowd card); `throw` is the discard token for the cards `thrown`.
    """

    symbol: int | None
    cards: tuple[int, ...]
    crowd: bool = False
    tokens: tuple[int, ...] = ()
    wild: int | None = None
    throw: int | None = None
    thrown: tuple[int, ...] = ()


def write_move(edition: Edition, move: Move) -> str:
    """Format a move: `red5: r5r5y4 r5r5g2 crowd; red-wild on crowd; discard2 of g2g2b0`."""
    names = [edition.cards[card].name for card in move.cards] + (["crowd"] if move.crowd else [])
    head = "reset" if move.symbol is None else edition.symbols[move.symbol].name
    parts = [f"{head}: {' '.join(names)}"]
    for token in move.tokens:
        on = ""
        if edition.tokens[token].kind == "wild" and move.wild is not None:
            on = f" on {'crowd' if move.wild == CROWD else edition.cards[move.wild].name}"
        parts.append(edition.tokens[token].name + on)
    if move.throw is not None:
        parts.append(f"{edition.tokens[move.throw].name} of {' '.join(edition.cards[c].name for c in move.thrown)}")
    return "; ".join(parts)


def read_move(edition: Edition, text: str) -> Move | Reason:
    """Parse a move, legal or not; return the reason if the text is malformed."""
    head, colon, rest = text.partition(":")
    parts = [part.split() for part in rest.split(";")]
    if not colon or len(text) > 2000:
        return Reason("malformed", {"answer": text[:80]})
    head = head.strip()
    if head != "reset" and head not in edition.symbol_ids:
        return Reason("unknown_symbol", {"answer": head[:40]})
    names, crowd = parts[0], False
    if "crowd" in names:
        names.remove("crowd")
        crowd = True
    if "crowd" in names:
        return Reason("card_twice", {"card": CROWD}, "Select move cards")
    tokens: list[int] = []
    wild: int | None = None
    throw: int | None = None
    thrown: tuple[int, ...] = ()
    for part in parts[1:]:
        name = part[0] if part else ""
        if name not in edition.token_ids:
            return Reason("unknown_token", {"answer": name[:40]})
        token = edition.token_ids[name]
        if edition.tokens[token].kind == "discard" and len(part) > 1:
            if "crowd" in part[2:]:
                return Reason("card_not_in_hand", {"card": CROWD}, "Discard tokens")
            cards = _read_cards(edition, part[2:])
            if part[1] != "of" or isinstance(cards, Reason):
                return cards if isinstance(cards, Reason) else Reason("malformed", {"answer": text[:80]})
            if throw is not None:
                return Reason("two_tokens", {"tokens": (throw, token)}, "Discard tokens")
            throw, thrown = token, cards
            continue
        tokens.append(token)
        if len(part) == 3 and part[1] == "on":
            if part[2] == "crowd":
                wild = CROWD
            elif part[2] in edition.card_ids:
                wild = edition.card_ids[part[2]]
            else:
                return Reason("unknown_card", {"answer": part[2][:40]})
        elif len(part) > 1:
            return Reason("malformed", {"answer": text[:80]})
    played = _read_cards(edition, names)
    if isinstance(played, Reason):
        return played
    symbol = None if head == "reset" else edition.symbol_ids[head]
    return Move(symbol, played, crowd, tuple(tokens), wild, throw, thrown)


def _read_cards(edition: Edition, names: Sequence[str]) -> tuple[int, ...] | Reason:
    for name in names:
        if name not in edition.card_ids:
            return Reason("unknown_card", {"answer": name[:40]})
    return tuple(sorted(edition.card_ids[name] for name in names))
