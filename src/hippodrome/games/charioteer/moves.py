"""Select move cards: the legal moves of a seat, and the reasons why others are illegal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.combinations import nth_combination
from hippodrome.core.errors import Reason
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING, Sets
from hippodrome.games.charioteer.edition import COLOURS, YELLOW, Edition
from hippodrome.games.charioteer.move import CROWD, Move, read_move
from hippodrome.games.charioteer.state import State

WILD_SYMBOLS = 2
"""Wild: a card under a wild token counts for two of the symbol."""


class Count(NamedTuple):
    """Calculating movement: the sum behind a move. distance = symbols + number + token + skill - damage, never below 0."""

    symbols: int
    number: int
    token: int
    skill: int
    damage: int
    distance: int
    matching: int
    recovered: int


# Effects of a move --------------------------------------------------------------------------------------------------


def faces(s: State, move: Move) -> list[int]:
    """Wild: the cards of a move that keep their face; the one under a wild token has lost symbols and icons."""
    shown = [card for card in move.cards if card != move.wild]
    if move.crowd and move.wild != CROWD:
        shown.append(s.crowd[0])
    return shown


def icons(s: State, move: Move, icon: str) -> int:
    """Icons on cards, icons on tokens: the number of icons of one kind in a move."""
    edition = s.edition
    on_cards = sum(edition.cards[card].icon == icon for card in faces(s, move))
    return on_cards + sum(edition.tokens[token].kind == icon for token in move.tokens)


def skill_bonus(edition: Edition, step: int) -> int:
    """Applying a skill bonus: 0 on the start spaces, 1 on the row, and the box's number in the bonus box."""
    if step >= edition.box_start:
        return edition.box[step - edition.box_start]
    return int(step >= len(COLOURS))


def recover(damage: int, recoveries: int) -> int:
    """Recovery: one takes away the larger half of the damage box, two or more take all. Return what is left."""
    return damage if recoveries == 0 else damage // 2 if recoveries == 1 else 0


def count(s: State, seat: Seat, move: Move) -> Count:
    """Calculating movement: matching symbols, the symbol's number, the token, the skill, and the damage after recovery."""
    edition, chariot = s.edition, s.chariots[seat]
    if move.symbol is None:
        return Count(0, 0, 0, 0, 0, 0, 0, chariot.damage)
    symbol = edition.symbols[move.symbol]
    shown = [edition.cards[card].counts[move.symbol] for card in faces(s, move)]
    symbols, matching = sum(shown), sum(n > 0 for n in shown)
    if move.wild is not None:
        symbols, matching = symbols + WILD_SYMBOLS, matching + 1
    token = sum(edition.tokens[t].number for t in move.tokens if edition.tokens[t].kind == "plus")
    skill = skill_bonus(edition, chariot.skills[symbol.colour])
    recoveries = (symbol.colour == YELLOW) + icons(s, move, "recovery")
    damage = recover(chariot.damage, recoveries)
    distance = max(0, symbols + symbol.number + token + skill - damage)
    return Count(symbols, symbol.number, token, skill, damage, distance, matching, chariot.damage - damage)


# Refusals -----------------------------------------------------------------------------------------------------------


def why_not(s: State, seat: Seat, move: Move) -> Reason | None:
    """Return the first rule that a move breaks; None if it is legal. (Ruling 1, 2, 3)"""
    return (
        _why_not_cards(s, seat, move)
        or _why_not_tokens(s, seat, move)
        or _why_not_wild(s, move)
        or (_why_not_reset(s, move) if move.symbol is None else _why_not_set(s, move))
        or _why_not_thrown(s, seat, move)
    )


def _why_not_cards(s: State, seat: Seat, move: Move) -> Reason | None:
    """Select move cards: one to three cards from the hand."""
    hand, section = s.chariots[seat].hand, "Select move cards"
    for card in move.cards:
        if card not in hand:
            return Reason("card_not_in_hand", {"card": card}, section)
    if len(set(move.cards)) < len(move.cards):
        return Reason("card_twice", {"card": next(c for c in move.cards if move.cards.count(c) > 1)}, section)
    if not move.cards:
        return Reason("no_cards", {"most": s.edition.most_cards}, section)
    if len(move.cards) > s.edition.most_cards:
        return Reason("too_many_cards", {"cards_played": len(move.cards), "most": s.edition.most_cards}, section)
    return None


def _why_not_tokens(s: State, seat: Seat, move: Move) -> Reason | None:
    """Play a token: at most one on the move; a discard token is never played on it, and only a discard token next to it."""
    if not move.tokens and move.throw is None:
        return None
    edition, held = s.edition, s.chariots[seat].tokens
    for token in (*move.tokens, *([] if move.throw is None else [move.throw])):
        if token not in held:
            return Reason("token_not_held", {"token": token}, "Play a token")
    for token in move.tokens:
        if edition.tokens[token].kind == "discard":
            return Reason("discard_on_move", {"token": token}, "Discard tokens")
    if len(move.tokens) > 1:
        return Reason("two_tokens", {"tokens": move.tokens}, "Play a token")
    if move.throw is not None and edition.tokens[move.throw].kind != "discard":
        return Reason("not_a_discard_token", {"token": move.throw}, "Discard tokens")
    return None


def _why_not_wild(s: State, move: Move) -> Reason | None:
    """Wild: the token is played on one card of the move, the crowd card included."""
    if not move.tokens and move.wild is None:
        return None
    wild_token = any(s.edition.tokens[token].kind == "wild" for token in move.tokens)
    if wild_token and move.symbol is not None and move.wild is None:
        return Reason("wild_needs_card", {}, "Wild")
    if move.wild is not None and not wild_token:
        return Reason("wild_without_token", {}, "Wild")
    if move.wild is not None and (not move.crowd if move.wild == CROWD else move.wild not in move.cards):
        return Reason("wild_not_in_move", {"card": move.wild}, "Wild")
    return None


def _why_not_reset(s: State, move: Move) -> Reason | None:
    """Reset move: one to three hand cards, no crowd card, no token on it."""
    if move.tokens:
        return Reason("token_on_reset", {"token": move.tokens[0]}, "Reset move")
    if move.crowd:
        return Reason("crowd_in_reset", {}, "Reset move")
    return None


def _why_not_set(s: State, move: Move) -> Reason | None:
    """Symbols: every card shows the symbol, or none at all, or is under a wild token; at least two cards match."""
    edition = s.edition
    assert move.symbol is not None
    if move.crowd and s.crowd_by_symbol and not edition.cards[s.crowd[0]].counts[move.symbol]:
        return Reason("crowd_without_symbol", {"card": s.crowd[0], "symbol": move.symbol}, "Crowd card")
    for card in faces(s, move):
        if not edition.cards[card].counts[move.symbol] and not edition.cards[card].joins:
            if card not in move.cards:
                return Reason("crowd_without_symbol", {"card": card, "symbol": move.symbol}, "Crowd card")
            return Reason("card_without_symbol", {"card": card, "symbol": move.symbol}, "Symbols")
    colour = edition.symbols[move.symbol].colour
    for token in move.tokens:
        if edition.tokens[token].colour not in (None, colour):
            return Reason("token_colour", {"token": token, "colour": colour}, "Icons on tokens")
    matching = sum(edition.cards[card].counts[move.symbol] > 0 for card in faces(s, move)) + (move.wild is not None)
    if matching < LEAST_MATCHING:
        return Reason(
            "too_few_matching", {"matching": matching, "least": LEAST_MATCHING, "symbol": move.symbol}, "Select move cards"
        )
    return None


def _why_not_thrown(s: State, seat: Seat, move: Move) -> Reason | None:
    """Discard tokens: up to the token's number of hand cards that are not in the move. (Ruling 16)"""
    section = "Discard tokens"
    if move.throw is None:
        return Reason("discard_without_token", {}, section) if move.thrown else None
    hand, most = s.chariots[seat].hand, s.edition.tokens[move.throw].number
    if len(set(move.thrown)) > most:
        return Reason("discard_too_many", {"thrown": len(move.thrown), "most": most}, section)
    for card in move.thrown:
        if card in move.cards:
            return Reason("discard_played", {"card": card}, section)
        if card not in hand:
            return Reason("card_not_in_hand", {"card": card}, section)
    if len(set(move.thrown)) < len(move.thrown):
        return Reason("card_twice", {"card": next(c for c in move.thrown if move.thrown.count(c) > 1)}, section)
    if not move.thrown:
        return Reason("discard_nothing", {"token": move.throw}, section)
    return None


# Options ------------------------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Moves that differ in their hand cards only; `token` and `wild` are set if they need a wild token."""

    symbol: int | None
    crowd: bool
    token: int | None
    wild: int | None
    sets: Sets


class Moves:
    """The legal moves of a seat, in independent parts: hand cards by group, the token on them, the cards thrown away."""

    __slots__ = ("_groups", "_kinds", "_on", "_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s, self._seat = s, seat
        self._groups: list[Group] | None = None
        self._on: list[list[tuple[int, ...]]] | None = None
        self._kinds: dict[str, list[int]] | None = None

    # Parts

    def groups(self) -> list[Group]:
        """Return the sets of cards that may be played, resets included."""
        if self._groups is None:
            hand = self._hand()
            wilds = self._held("wild")
            self._groups = [*self._matching(hand), *(self._wilded(hand, wilds) if wilds else ()), self._resets(hand)]
        return self._groups

    def tokens(self, symbol: int | None) -> list[tuple[int, ...]]:
        """Return the tokens that may be played on a move of this symbol without a wild token: none, or one."""
        if symbol is None:
            return [()]
        if self._on is None:
            self._on = [[()] for _ in COLOURS]
            for token in sorted(set(self._s.chariots[self._seat].tokens)):
                kind = self._s.edition.tokens[token]
                if kind.kind not in ("wild", "discard"):
                    for colour in range(len(COLOURS)) if kind.colour is None else (kind.colour,):
                        self._on[colour].append((token,))
        return self._on[self._s.edition.symbols[symbol].colour]

    def throws(self, cards: Sequence[int]) -> Iterator[tuple[int | None, tuple[int, ...]]]:
        """Yield the discard tokens and cards that may be thrown away in addition to these: none, or a token with its cards."""
        yield None, ()
        throwers = self._held("discard")
        rest = [card for card in self._hand() if card not in cards] if throwers else []
        for token in throwers:
            for n in range(1, self._s.edition.tokens[token].number + 1):
                for thrown in combinations(rest, n):
                    yield token, thrown

    def _held(self, kind: str) -> list[int]:
        """Return the kinds of tokens of one sort that the seat holds."""
        if self._kinds is None:
            self._kinds = {}
            for token in sorted(set(self._s.chariots[self._seat].tokens)):
                self._kinds.setdefault(self._s.edition.tokens[token].kind, []).append(token)
        return self._kinds.get(kind, [])

    def _hand(self) -> list[int]:
        return sorted(self._s.chariots[self._seat].hand)

    def _matching(self, hand: Sequence[int]) -> Iterator[Group]:
        """Select move cards: sets that share a symbol, without and with the crowd card."""
        faces, most = self._s.edition.cards, self._s.edition.most_cards
        crowd_card = faces[self._s.crowd[0]]
        crowd_joins = crowd_card.joins and not self._s.crowd_by_symbol
        joining: list[int] = []
        showing: dict[int, list[int]] = {}
        for card in hand:
            face = faces[card]
            if face.joins:
                joining.append(card)
            for symbol in face.distinct:
                if symbol in showing:
                    showing[symbol].append(card)
                else:
                    showing[symbol] = [card]
        for symbol in sorted(showing):
            match = showing[symbol]
            if len(match) >= LEAST_MATCHING:
                sets = Sets(match, joining, LEAST_MATCHING, most)
                yield Group(symbol, False, None, None, sets)
                if crowd_joins:
                    yield Group(symbol, True, None, None, sets)
            if symbol in crowd_card.distinct:
                yield Group(symbol, True, None, None, Sets(match, joining, LEAST_MATCHING - 1, most))

    def _wilded(self, hand: Sequence[int], wilds: Sequence[int]) -> Iterator[Group]:
        """Wild: sets in which one card, of any face, is made to match."""
        edition, most, by_symbol = self._s.edition, self._s.edition.most_cards, self._s.crowd_by_symbol
        crowd_card = edition.cards[self._s.crowd[0]]
        for token in wilds:
            for symbol in edition.symbols_for(token):
                match = [card for card in hand if edition.cards[card].counts[symbol]]
                joining = [card for card in hand if edition.cards[card].joins]
                if crowd_card.counts[symbol] or not by_symbol:
                    yield Group(symbol, True, token, CROWD, Sets(match, joining, LEAST_MATCHING - 1, most))
                for wild in hand:
                    others = [card for card in match if card != wild]
                    joins = [card for card in joining if card != wild]
                    alone = Sets(others, joins, LEAST_MATCHING - 1, most - 1, under_wild=wild)
                    yield Group(symbol, False, token, wild, alone)
                    if crowd_card.counts[symbol]:
                        with_crowd = Sets(others, joins, 0, most - 1, under_wild=wild, or_alone=True)
                        yield Group(symbol, True, token, wild, with_crowd)
                    elif crowd_card.joins and not by_symbol:
                        yield Group(symbol, True, token, wild, alone)

    def _resets(self, hand: Sequence[int]) -> Group:
        """Reset move: any one to three cards of the hand."""
        return Group(None, False, None, None, Sets(hand, [], 1, self._s.edition.most_cards))

    # All moves

    def __iter__(self) -> Iterator[Move]:
        for symbol, crowd, token, wild, sets in self.groups():
            tokens = self.tokens(symbol) if token is None else [(token,)]
            for cards in sets:
                for throw, thrown in self.throws(cards):
                    for on in tokens:
                        yield Move(symbol, cards, crowd, on, wild, throw, thrown)

    def _ways_to_throw(self) -> list[int] | None:
        """Count, by number of cards played, the ways to throw cards away, including none. None: only that one."""
        throwers = self._held("discard")
        if not throwers:
            return None
        held, numbers = len(self._s.chariots[self._seat].hand), self._s.edition.tokens
        return [
            1 + sum(comb(max(0, held - played), n) for t in throwers for n in range(1, numbers[t].number + 1))
            for played in range(self._s.edition.most_cards + 1)
        ]

    def _weights(self, ways: list[int] | None) -> list[int]:
        """Return the number of moves of each group."""
        groups = self.groups()
        if ways is None:
            by_cards = [len(g.sets) for g in groups]
        else:
            by_cards = [sum([number * ways[size] for size, number in g.sets.blocks()]) for g in groups]
        if not self._s.chariots[self._seat].tokens:
            return by_cards
        return [n * (len(self.tokens(g.symbol)) if g.token is None else 1) for n, g in zip(by_cards, groups, strict=True)]

    def __len__(self) -> int:
        return sum(self._weights(self._ways_to_throw()))

    def draw(self, rng: Random) -> Move:
        ways = self._ways_to_throw()
        weights = self._weights(ways)
        pick = int(rng.random() * sum(weights))
        at = 0
        while pick >= weights[at]:
            pick -= weights[at]
            at += 1
        return self._nth_of(self.groups()[at], pick, ways)

    def page(self, start: int, count: int) -> list[Move]:
        """Return up to `count` moves from position `start` on, in the order of iteration."""
        ways = self._ways_to_throw()
        ends = list(accumulate(self._weights(ways)))
        found = []
        for position in range(start, min(start + count, ends[-1])):
            at = bisect_right(ends, position)
            found.append(self._nth_of(self.groups()[at], position - (ends[at - 1] if at else 0), ways))
        return found

    def _nth_of(self, g: Group, position: int, ways: list[int] | None) -> Move:
        """Return the move at a position of a group: cards vary slowest, then the throw, then the token on the move."""
        tokens = self.tokens(g.symbol) if g.token is None else [(g.token,)]
        position, on = divmod(position, len(tokens))
        if ways is None:
            return Move(g.symbol, g.sets[position], g.crowd, tokens[on], g.wild)
        before = 0
        for size, number in g.sets.blocks():
            if position < number * ways[size]:
                break
            position, before = position - number * ways[size], before + number
        at, thrown = divmod(position, ways[size])
        cards = g.sets[before + at]
        return Move(g.symbol, cards, g.crowd, tokens[on], g.wild, *self._nth_throw(cards, thrown))

    def _nth_throw(self, cards: Sequence[int], position: int) -> tuple[int | None, tuple[int, ...]]:
        """Return the element of `throws(cards)` at a position."""
        if position == 0:
            return None, ()
        position -= 1
        rest = [card for card in self._hand() if card not in cards]
        for token in self._held("discard"):
            for n in range(1, self._s.edition.tokens[token].number + 1):
                if position < comb(len(rest), n):
                    return token, nth_combination(rest, n, position)
                position -= comb(len(rest), n)
        raise IndexError("there are fewer ways to throw cards away")

    def __contains__(self, answer: object) -> bool:
        return self.why_not(answer) is None

    def why_not(self, answer: object) -> Reason | None:
        if not isinstance(answer, Move) or not _well_formed(self._s.edition, answer):
            return Reason("malformed", {"answer": str(answer)})
        return why_not(self._s, self._seat, answer)

    def read(self, text: str) -> Move | Reason:
        return read_move(self._s.edition, text)

    def count(self, move: Move) -> Count:
        """Return the sum behind one of these moves."""
        return count(self._s, self._seat, move)


# Text ---------------------------------------------------------------------------------------------------------------


def _well_formed(edition: Edition, move: Move) -> bool:
    """Return whether every number in a move names a symbol, card or token, with its cards in order."""
    cards, tokens = range(len(edition.cards)), range(len(edition.tokens))
    return (
        (move.symbol is None or move.symbol in range(len(edition.symbols)))
        and isinstance(move.crowd, bool)
        and isinstance(move.cards, tuple)
        and isinstance(move.tokens, tuple)
        and isinstance(move.thrown, tuple)
        and all(map(cards.__contains__, move.cards + move.thrown))
        and (not move.tokens or all(map(tokens.__contains__, move.tokens)))
        and (move.wild is None or move.wild == CROWD or move.wild in cards)
        and (move.throw is None or move.throw in tokens)
        and list(move.cards) == sorted(move.cards)
        and (not move.thrown or list(move.thrown) == sorted(move.thrown))
    )
