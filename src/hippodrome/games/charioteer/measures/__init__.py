"""Measures of Charioteer for studies: spaces covered, the value network's chances, and the cards and tokens on moves."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.games.charioteer.edition import COLOURS
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.state import State
from hippodrome.games.defaults.measures import Sample
from hippodrome.jit import UnsupportedByEngine, why_not_numba

UNIT = "unit.space"

MAP = ("map.lap", "map.space")
"""Spots are a lap, from 0, and a space of it."""


def sample(s: State) -> Sample:
    """Sample the race: spaces covered, and chances by the searching bots' network; no seat is ever eliminated."""
    lap = s.edition.track.lap
    spots = [divmod(max(0, chariot.at), lap) for chariot in s.chariots if chariot.at >= 0]
    return Sample([chariot.at for chariot in s.chariots], [False] * len(s.chariots), chances(s), spots)


def chances(s: State) -> list[float] | None:
    """Return the win probability of each seat; None without a compiled engine for the network."""
    if why_not_numba() is not None:
        return None
    from hippodrome.games.charioteer.bots.value import chances as promised
    from hippodrome.games.charioteer.engine.race import race_of

    try:
        race = race_of(s)
    except UnsupportedByEngine:
        return None
    return [float(chance) for chance in promised(s.edition, race.reshape(1))[0, : len(s.chariots)]]


def held(s: State, seat: int) -> Iterator[str]:
    """Yield the cards in hand and the tokens in front."""
    chariot = s.chariots[seat]
    yield from (card_name(s.edition.cards[card].name) for card in chariot.hand)
    yield from (f"token:{s.edition.tokens[token].name}" for token in chariot.tokens)


def used(s: State, seat: int, move: Move) -> Iterator[str]:
    """Yield the cards and tokens on a move, its colour, and whether it uses the crowd card; a reset is a move, too."""
    yield "move:reset" if move.symbol is None else f"move:{COLOURS[s.edition.symbols[move.symbol].colour]}"
    if move.crowd:
        yield "move:crowd"
    yield from (card_name(s.edition.cards[card].name) for card in move.cards)
    yield from (f"token:{s.edition.tokens[token].name}" for token in move.tokens)
    if move.throw is not None:
        yield f"token:{s.edition.tokens[move.throw].name}"


def card_name(name: str) -> str:
    """Return the name of a kind of card, without the number of the copy."""
    return f"card:{name.partition('#')[0]}"
