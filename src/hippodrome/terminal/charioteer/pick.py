"""A pick: pieces taken up one by one until they make a move; what they stand for, and what may still join them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hippodrome.core.errors import Reason
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.moves import CROWD, Move, Moves


@dataclass(frozen=True)
class Pick:
    """What is taken up so far. A symbol, or the card under a wild token, is only named where somebody named it."""

    cards: tuple[int, ...] = ()
    crowd: bool = False
    reset: bool = False
    symbol: int | None = None
    tokens: tuple[int, ...] = ()
    wild: int | None = None
    throw: int | None = None
    thrown: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return self != Pick()


def pick_of(move: Move) -> Pick:
    """The pick that stands for this move and no other."""
    return Pick(move.cards, move.crowd, move.symbol is None, move.symbol, move.tokens, move.wild, move.throw, move.thrown)


class Grasp:
    """What picks of one seat stand for; all of it is asked of the seat's options."""

    def __init__(self, options: Moves, edition: Edition, hand: tuple[int, ...], held: tuple[int, ...], crowd: int) -> None:
        self.options, self.edition = options, edition
        self.hand, self.held, self.crowd = hand, held, crowd

    def moves(self, pick: Pick) -> list[Move]:
        """The legal moves made of exactly these pieces: of several symbols, or with a wild token on several cards."""
        return [move for move in self._readings(pick) if self.options.why_not(move) is None]

    def why_not(self, pick: Pick) -> Reason | None:
        """Why these pieces are no move, by the reading that comes nearest to one."""
        readings = self._readings(pick)
        if any(self.options.why_not(move) is None for move in readings):
            return None
        return self.options.why_not(max(readings, key=lambda move: self._nearness(move, pick)))

    def dead_end(self, pick: Pick) -> Reason | None:
        """Why no legal move contains these pieces; None if one does."""
        if len(set(pick.cards)) < len(pick.cards):
            return self.why_not(pick)
        throwing = bool(pick.thrown) or pick.throw is not None
        if throwing and (reason := self._why_not_thrown(pick)) is not None:
            return reason
        if any(self.options.why_not(self._throwing(move, pick)) is None for move in self.completions(pick)):
            return None
        only_thrown = throwing and replace(pick, throw=None, thrown=()) == Pick()
        return None if only_thrown else self.why_not(pick)  # beside any throw a reset can still be picked

    def _why_not_thrown(self, pick: Pick) -> Reason | None:
        """Why these cards cannot be thrown away beside a reset, the move that asks for least."""
        played = [card for card in pick.thrown if card in pick.cards]
        left = [card for card in self.hand if card not in pick.thrown]
        return self.options.why_not(self._throwing(Move(None, tuple((played or left or self.hand)[:1])), pick))

    def joining(self, pick: Pick) -> dict[int | None, list[int]]:
        """By symbol (None: a reset), the cards (CROWD: the crowd card) that may still join the pick without a wild token."""
        found: dict[int | None, set[int]] = {}
        for move in self.completions(pick):
            if move.wild is None or pick.tokens:
                more = set(move.cards) - set(pick.cards) | ({CROWD} if move.crowd and not pick.crowd else set())
                found.setdefault(move.symbol, set()).update(more - set(pick.thrown))
        return {symbol: sorted(cards) for symbol, cards in found.items() if cards}

    def completions(self, pick: Pick) -> Iterator[Move]:
        """Legal moves that contain these pieces, without the cards thrown away."""
        for symbol, crowd, token, wild, sets in self.options.groups():
            if pick.reset != (symbol is None) or pick.symbol not in (None, symbol) or (pick.crowd and not crowd):
                continue
            tokens = pick.tokens
            if token is not None:
                if pick.tokens not in ((), (token,)) or pick.wild not in (None, wild):
                    continue
                tokens = (token,)
            elif pick.tokens and pick.tokens not in self.options.tokens(symbol):
                continue
            for cards in sets:
                if set(pick.cards) <= set(cards):
                    yield Move(symbol, cards, crowd, tokens, wild)

    def _readings(self, pick: Pick) -> list[Move]:
        symbols: list[int | None] = [pick.symbol] if pick.symbol is not None else list(range(len(self.edition.symbols)))
        if pick.reset:
            symbols = [None]
        wilds: list[int | None] = [pick.wild]
        if pick.wild is None and not pick.reset and any(self.edition.tokens[t].kind == "wild" for t in pick.tokens):
            wilds = [*pick.cards, *([CROWD] if pick.crowd else [])] or [None]
        plain = [Move(symbol, tuple(sorted(pick.cards)), pick.crowd, pick.tokens, wild) for symbol in symbols for wild in wilds]
        return [self._throwing(move, pick) for move in plain]

    def _throwing(self, move: Move, pick: Pick) -> Move:
        """The move with the cards thrown away beside it."""
        return move._replace(throw=self.thrower(pick), thrown=tuple(sorted(pick.thrown)))

    def thrower(self, pick: Pick) -> int | None:
        """The discard token on the cards thrown away: where none was named, the smallest that is enough."""
        if not pick.thrown or pick.throw is not None:
            return pick.throw
        numbers = sorted((self.edition.tokens[t].number, t) for t in self.held if self.edition.tokens[t].kind == "discard")
        enough = [token for number, token in numbers if number >= len(pick.thrown)]
        return enough[0] if enough else numbers[-1][1] if numbers else None

    def _nearness(self, move: Move, pick: Pick) -> tuple[int, tuple[bool, ...], int, int]:
        """How many of a move's cards go together; of equals, the symbol that was picked first is meant."""
        if move.symbol is None:
            return 0, (), 0, 0
        colour = self.edition.symbols[move.symbol].colour
        shown = [card for card in move.cards if card != move.wild]
        fit = [c for c in shown if self.edition.cards[c].counts[move.symbol] or self.edition.cards[c].joins]
        crowd = move.crowd and self.edition.cards[self.crowd].counts[move.symbol] > 0
        token = sum(self.edition.tokens[t].colour in (None, colour) for t in move.tokens)
        showing = tuple(self.edition.cards[c].counts[move.symbol] > 0 for c in pick.cards)
        return len(fit) + (move.wild is not None) + crowd, showing, token, self.edition.symbols[move.symbol].number


def without(pick: Pick, card: int) -> Pick:
    """The pick after a card was put back."""
    return replace(
        pick,
        cards=tuple(c for c in pick.cards if c != card),
        thrown=tuple(c for c in pick.thrown if c != card),
        wild=None if pick.wild == card else pick.wild,
    )
