"""Upper bound of the number of moves that a seat can ever choose from, computed from the edition only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING

if TYPE_CHECKING:
    from hippodrome.games.charioteer.edition import Edition

SHOWS, JOINS = "shows", "joins"
"""The two crowd cards that allow most: one that shows symbols, one that joins any move."""


ENOUGH_TO_REJECT = 100 * MAX_OPTIONS
"""An edition that exceeds the maximum by this much needs no exact bound."""

Values = Mapping[int, Sequence[int]]
"""By colour, the number of moves with one of its symbols, by number of hand cards that show it."""


class Pieces(NamedTuple):
    """The parts of an edition that determine the number of moves."""

    hand: int
    most_cards: int
    shown: Sequence[frozenset[int]]
    """The symbols that each card of the deck shows; none: it joins any move."""
    colours: Sequence[int]
    """The colour of each symbol."""
    on_move: Mapping[int, int]
    """For each colour, the kinds of tokens that may be played on its moves, except wild ones."""
    wilds: Mapping[int, int]
    """For each colour, the kinds of wild tokens."""
    discards: Sequence[int]
    """The number on each kind of discard token."""


def max_options(edition: Edition) -> int:
    """Return a number of options that no prompt of a race with this edition can exceed."""
    return count_moves(pieces_of(edition))


def check_options(reader: TomlReader, edition: Edition) -> None:
    """Add an issue if a seat could have too many moves to choose from."""
    pieces = pieces_of(edition)
    paths = [("race", "hand"), ("race", "most_cards")]
    if (number := count_moves(pieces)) > MAX_OPTIONS:
        bare = count_moves(pieces._replace(on_move={}, wilds={}, discards=()))
        paths += [("tokens", "player"), ("tokens", "fan")] if bare <= MAX_OPTIONS else []
    reader.bound_options(number, *paths)


def pieces_of(edition: Edition) -> Pieces:
    """Return the parts of an edition by which its moves are counted."""
    colours = range(len(edition.symbols_by_colour))
    fits = {colour: [token for token in edition.tokens if token.colour in (None, colour)] for colour in colours}
    return Pieces(
        hand=edition.hand,
        most_cards=edition.most_cards,
        shown=[frozenset(card.distinct) for card in edition.cards],
        colours=[symbol.colour for symbol in edition.symbols],
        on_move={colour: sum(t.kind not in ("wild", "discard") for t in tokens) for colour, tokens in fits.items()},
        wilds={colour: sum(token.kind == "wild" for token in tokens) for colour, tokens in fits.items()},
        discards=[token.number for token in edition.tokens if token.kind == "discard"],
    )


def count_moves(pieces: Pieces) -> int:
    """Return a number of moves that no seat can exceed, with any hand, crowd card and tokens.

    The seat is assumed to hold every kind of token at once. Moves are counted exactly for given numbers of matching and of
    joining cards; the maximum over hands is bounded from above, see `_best_symbols`. Beyond ENOUGH_TO_REJECT the search ends,
    and the number is only an estimate.
    """
    throws = _throws(pieces)
    resets = sum(comb(pieces.hand, n) * throws[n] for n in range(1, pieces.most_cards + 1))
    joining = sum(not symbols for symbols in pieces.shown)
    deck = _deck(pieces)
    best = 0
    for joins in range(min(joining, pieces.hand) + 1):
        plain, shows = (_values(pieces, throws, joins, crowd) for crowd in ("", SHOWS))
        best = _best_symbols(pieces, deck, joins, plain, shows, best)
        if joining:
            joined = _values(pieces, throws, joins, JOINS)
            best = _best_symbols(pieces, deck, joins, joined, joined, best)
    return resets + best


def _throws(pieces: Pieces) -> list[int]:
    """Count, by number of cards played, the ways to throw others away with one discard token, including none."""
    rest = [max(0, pieces.hand - played) for played in range(pieces.most_cards + 2)]
    return [1 + sum(comb(cards, n) for most in pieces.discards for n in range(1, most + 1)) for cards in rest]


def _values(pieces: Pieces, throws: Sequence[int], joins: int, crowd: str) -> Values:
    """Count the moves with one symbol in addition to a number of joining cards."""
    return {
        colour: [_moves(pieces, throws, colour, match, joins, crowd) for match in range(pieces.hand - joins + 1)]
        for colour in set(pieces.colours)
    }


def _moves(pieces: Pieces, throws: Sequence[int], colour: int, match: int, joins: int, crowd: str) -> int:
    """Count the moves with one symbol: sets of matching and joining cards, each with everything that may be added to it."""
    hand, most = pieces.hand, pieces.most_cards
    on, wilds = 1 + pieces.on_move.get(colour, 0), pieces.wilds.get(colour, 0)
    total = 0
    for matching in range(min(match, most) + 1):
        for joined in range(min(joins, most - matching) + 1):
            size = matching + joined
            ways = 0
            if size and matching >= LEAST_MATCHING:
                ways += on * throws[size] * (2 if crowd == JOINS else 1)
            if size and matching >= LEAST_MATCHING - 1:
                ways += wilds * throws[size]  # the wild token on the crowd card
                ways += on * throws[size] if crowd == SHOWS else 0
            if size < most:  # the wild token on another card of the hand
                under_wild = wilds * (hand - size) * throws[size + 1]
                ways += under_wild if matching >= LEAST_MATCHING - 1 else 0
                ways += under_wild if crowd == SHOWS or (crowd and matching >= LEAST_MATCHING - 1) else 0
            total += ways * comb(match, matching) * comb(joins, joined)
    return total


class _Deck(NamedTuple):
    """Overlap of the symbols on the cards of a deck."""

    together: list[list[int]]
    """For each pair of symbols, the number of cards that show both; on the diagonal, the number that show one."""
    leaders: list[int]
    """One symbol of each profile: hands led by symbols of the same profile have the same bound."""
    widest: int
    """The maximum number of different symbols on a card."""


def _deck(pieces: Pieces) -> _Deck:
    symbols = range(len(pieces.colours))
    together = [[0] * len(symbols) for _ in symbols]
    for shown in pieces.shown:
        for one in shown:
            for other in shown:
                together[one][other] += 1
    profiles = {}
    for one, colour in enumerate(pieces.colours):
        beside = sorted((pieces.colours[n], together[one][n], together[n][n]) for n in symbols)
        profiles[colour, together[one][one], *beside] = one
    return _Deck(together, [*profiles.values()], max(map(len, pieces.shown), default=0))


def _best_symbols(pieces: Pieces, deck: _Deck, joins: int, values: Values, shown: Values, best: int) -> int:
    """Bound the sum of the values of all symbols over all hands with a number of joining cards; at least `best`.

    Let one symbol be on more cards of the hand than any other, on `first` of them. A card with another symbol either shows
    both, and the deck has a limited number of these, or is one of the cards without the first symbol. All cards together show a
    limited number of symbols. Values grow faster than the number of cards (they are sums of binomials), so filling up the
    symbols that are worth most per card one after another exceeds every true distribution.
    The crowd card shows a limited number of symbols: those that gain most by it are taken.
    """
    cards = pieces.hand - joins
    none = sum(values[colour][0] for colour in pieces.colours)
    for first in range(cards, -1, -1):
        dearest = max((values[c][first] - values[c][0] for c in values), default=0)
        gain = max((shown[c][first] - values[c][first] for c in values), default=0)
        if best > ENOUGH_TO_REJECT:
            break
        if none + dearest * deck.widest * cards // max(1, first) + gain * deck.widest < best:
            continue  # no distribution with these numbers of cards can beat the best so far
        for symbol in deck.leaders:
            beside = deck.together[symbol]
            if first <= beside[symbol]:
                caps = [min(first, both + cards - first, deck.together[n][n]) for n, both in enumerate(beside)]
                caps[symbol] = first
                budget = deck.widest * cards - first
                best = max(best, _hand_with(pieces.colours, symbol, caps, budget, deck.widest, values, shown))
    return best


def _hand_with(
    colours: Sequence[int], symbol: int, caps: Sequence[int], budget: int, widest: int, values: Values, shown: Values
) -> int:
    """Bound the moves of a hand in which one symbol is at its cap and the others share `budget` positions on its cards."""
    others = [(caps[n], values[c][caps[n]], values[c][0]) for n, c in enumerate(colours) if n != symbol]
    gains = sorted((shown[c][caps[n]] - values[c][caps[n]] for n, c in enumerate(colours)), reverse=True)
    return values[colours[symbol]][caps[symbol]] + _filled(others, budget) + sum(gains[:widest])


def _filled(symbols: Sequence[tuple[int, int, int]], budget: int) -> int:
    """Bound the value of symbols with at most `budget` cards in total; each has its cap, and its values at the cap and
    at zero."""
    total = sum(least for _, _, least in symbols)
    for cap, most, least in sorted(((c, m, z) for c, m, z in symbols if c), key=lambda it: -(it[1] - it[2]) / it[0]):
        taken = min(cap, budget)
        total += -(-(most - least) * taken // cap)  # rounded up
        budget -= taken
    return total
