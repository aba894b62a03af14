"""Determinization: redraws everything that a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hippodrome.core.ask import Seat
from hippodrome.games.charioteer.state import State


def resample_hidden(s: State, seat: Seat, rng: Random) -> None:
    """Redeal all cards in the deck and in rival hands, and all fan tokens in the bag and in front of rivals.

    They are sorted first, so that the result depends on the seat's knowledge and on `rng`, never on the true positions.
    """
    rivals = [chariot for of, chariot in enumerate(s.chariots) if of != seat]
    _redeal([s.deck, *(chariot.hand for chariot in rivals)], rng)
    if not s.open_fan_tokens:
        fans = [[t for t in c.tokens if s.edition.tokens[t].source == "fan"] for c in rivals]
        _redeal([s.bag, *fans], rng)
        for chariot, dealt in zip(rivals, fans, strict=True):
            player_tokens = [t for t in chariot.tokens if s.edition.tokens[t].source == "player"]
            chariot.tokens = sorted([*player_tokens, *dealt])
    for chariot in rivals:
        chariot.hand.sort()


def _redeal(piles: Sequence[list[int]], rng: Random) -> None:
    hidden = sorted(piece for pile in piles for piece in pile)
    rng.shuffle(hidden)
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]
