"""Picks: pieces chosen one by one until they make a move; their interpretation, and the pieces that may join them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hippodrome.core.errors import Reason
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Moves


@dataclass(frozen=True)
class Pick:
    """The pieces picked so far. A symbol, or the card under a wild token, is only set if the player named it."""

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
    """Return the pick that makes exactly this move."""
    return Pick(move.cards, move.crowd, move.symbol is None, move.symbol, move.tokens, move.wild, move.throw, move.thrown)


class PickInterpreter:
    """Interprets the picks of one seat by its options."""

    def __init__(self, options: Moves, edition: Edition, hand: tuple[int, ...], held: tuple[int, ...], crowd: int) -> None:
        self.options, self.edition = options, edition
        self.hand, self.held, self.crowd = hand, held, crowd

    def moves(self, pick: Pick) -> list[Move]:
        """Return the legal moves made of exactly these pieces: of several symbols, or with a wild token on several cards."""
        return [move for move in self._interpretations(pick) if self.options.why_not(move) is None]

    def why_not(self, pick: Pick) -> Reason | None:
        """Return why these pieces are no move, by the closest interpretation."""
        readings = self._interpretations(pick)
        if any(self.options.why_not(move) is None for move in readings):
            return None
        return self.options.why_not(max(readings, key=lambda move: self._nearness(move, pick)))

    def why_impossible(self, pick: Pick) -> Reason | None:
        """Return why no legal move contains these pieces; None if one does."""
        if len(set(pick.cards)) < len(pick.cards):
            return self.why_not(pick)
        throwing = bool(pick.thrown) or pick.throw is not None
        if throwing and (reason := self._why_not_thrown(pick)) is not None:
            return reason
        only_thrown = throwing and replace(pick, throw=None, thrown=()) == Pick()
        if only_thrown or self.completion(pick) is not None:
            return None  # a reset is legal with any throw
        return self.why_not(pick)

    def _why_not_thrown(self, pick: Pick) -> Reason | None:
        """Return why these cards cannot be thrown away with a reset, the move that requires least."""
        played = [card for card in pick.thrown if card in pick.cards]
        left = [card for card in self.hand if card not in pick.thrown]
        thrown = pick.thrown or tuple(left[1:2])
        move = Move(None, tuple((played or left or self.hand)[:1]))
        return self.options.why_not(self._with_throw(move, replace(pick, thrown=thrown)))

    def completion(self, pick: Pick) -> Move | None:
        """Return a legal move that contains these pieces, with as few others as possible; None if there is none."""
        if pick.reset:
            return self._legal(Move(None, pick.cards or self._free(pick)[:1], pick.crowd, pick.tokens), pick)
        wilds: list[tuple[int, ...]] = [pick.tokens] if pick.tokens else [(t,) for t in sorted(set(self.held))]
        wilds = [tokens for tokens in wilds if self.edition.tokens[tokens[0]].kind == "wild"]
        for symbol in range(len(self.edition.symbols)) if pick.symbol is None else (pick.symbol,):
            if pick.wild is None and (found := self._complete(pick, symbol, pick.tokens, [None])):
                return found
            for tokens in wilds:
                if found := self._complete(pick, symbol, tokens, self._targets(pick, symbol)):
                    return found
        return None

    def _targets(self, pick: Pick, symbol: int) -> Sequence[int]:
        """Return the cards to try a wild token on: one that does not match, else any, else another card."""
        members = (*pick.cards, *([CROWD] if pick.crowd else []))
        if pick.wild is not None:
            return (pick.wild,)
        if misfits := [card for card in members if not self._fits(card, symbol)]:
            return misfits
        free = sorted(self._free(pick), key=lambda card: self._shows(card, symbol))
        return (*members, *free[:1], *([] if pick.crowd else [CROWD]))

    def _complete(self, pick: Pick, symbol: int, tokens: tuple[int, ...], targets: Sequence[int | None]) -> Move | None:
        """Complete the pick with the card under a wild token and cards that show the symbol, as far as needed."""
        for wild in targets:
            cards, crowd = list(pick.cards), pick.crowd or wild == CROWD
            if wild is not None and wild != CROWD and wild not in cards:
                cards.append(wild)
            members = [*cards, *([CROWD] if crowd else [])]
            if not all(self._fits(card, symbol) for card in members if card != wild):
                continue
            matching = sum(self._shows(card, symbol) for card in members if card != wild) + (wild is not None)
            if matching < LEAST_MATCHING and not crowd and self._shows(CROWD, symbol):
                crowd, matching = True, matching + 1
            showing = [card for card in self._free(pick) if card != wild and self._shows(card, symbol)]
            cards += showing[: max(0, LEAST_MATCHING - matching)]
            if found := self._legal(Move(symbol, tuple(sorted(cards)), crowd, tokens, wild), pick):
                return found
        return None

    def _legal(self, move: Move, pick: Pick) -> Move | None:
        """Return the move with its throw (any one card, if only the token is picked yet); None if it is illegal."""
        move = self._with_throw(move._replace(cards=tuple(sorted(move.cards))), pick)
        if move.throw is not None and not move.thrown:
            move = move._replace(thrown=tuple(card for card in self._free(pick) if card not in move.cards)[:1])
        return move if self.options.why_not(move) is None else None

    def _free(self, pick: Pick) -> tuple[int, ...]:
        return tuple(card for card in self.hand if card not in pick.cards and card not in pick.thrown)

    def _shows(self, card: int, symbol: int) -> bool:
        return self.edition.cards[self.crowd if card == CROWD else card].counts[symbol] > 0

    def _fits(self, card: int, symbol: int) -> bool:
        return self._shows(card, symbol) or self.edition.cards[self.crowd if card == CROWD else card].joins

    def joining(self, pick: Pick) -> dict[int | None, list[int]]:
        """Return, by symbol (None: a reset), the cards (CROWD: the crowd card) that may still join the pick without a wild
        token."""
        found: dict[int | None, set[int]] = {}
        for move in self.completions(pick):
            if move.wild is None or pick.tokens:
                more = set(move.cards) - set(pick.cards) | ({CROWD} if move.crowd and not pick.crowd else set())
                found.setdefault(move.symbol, set()).update(more - set(pick.thrown))
        return {symbol: sorted(cards) for symbol, cards in found.items() if cards}

    def completions(self, pick: Pick) -> Iterator[Move]:
        """Yield legal moves that contain these pieces, without the cards thrown away."""
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

    def _interpretations(self, pick: Pick) -> list[Move]:
        symbols: list[int | None] = [pick.symbol] if pick.symbol is not None else list(range(len(self.edition.symbols)))
        if pick.reset:
            symbols = [None]
        wilds: list[int | None] = [pick.wild]
        if pick.wild is None and not pick.reset and any(self.edition.tokens[t].kind == "wild" for t in pick.tokens):
            wilds = [*pick.cards, *([CROWD] if pick.crowd else [])] or [None]
        plain = [Move(symbol, tuple(sorted(pick.cards)), pick.crowd, pick.tokens, wild) for symbol in symbols for wild in wilds]
        return [self._with_throw(move, pick) for move in plain]

    def _with_throw(self, move: Move, pick: Pick) -> Move:
        """Return the move with the cards thrown away."""
        return move._replace(throw=self.thrower(pick), thrown=tuple(sorted(pick.thrown)))

    def thrower(self, pick: Pick) -> int | None:
        """Return the discard token for the cards thrown away: if none was named, the smallest that suffices."""
        if not pick.thrown or pick.throw is not None:
            return pick.throw
        numbers = sorted((self.edition.tokens[t].number, t) for t in self.held if self.edition.tokens[t].kind == "discard")
        enough = [token for number, token in numbers if number >= len(pick.thrown)]
        return enough[0] if enough else numbers[-1][1] if numbers else None

    def _nearness(self, move: Move, pick: Pick) -> tuple[int, tuple[bool, ...], int, int]:
        """Rank a move by the number of its cards that match; among equals, the symbol that was picked first wins."""
        if move.symbol is None:
            return 0, (), 0, 0
        colour = self.edition.symbols[move.symbol].colour
        shown = [card for card in move.cards if card != move.wild]
        fit = [c for c in shown if self.edition.cards[c].counts[move.symbol] or self.edition.cards[c].joins]
        crowd = move.crowd and self.edition.cards[self.crowd].counts[move.symbol] > 0
        token = sum(self.edition.tokens[t].colour in (None, colour) for t in move.tokens)
        showing = tuple(self.edition.cards[c].counts[move.symbol] > 0 for c in pick.cards)
        return len(fit) + (move.wild is not None) + crowd, showing, token, self.edition.symbols[move.symbol].number


def without_card(pick: Pick, card: int) -> Pick:
    """Return the pick without a card."""
    return replace(
        pick,
        cards=tuple(c for c in pick.cards if c != card),
        thrown=tuple(c for c in pick.thrown if c != card),
        wild=None if pick.wild == card else pick.wild,
    )
