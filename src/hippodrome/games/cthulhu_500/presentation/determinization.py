"""Determinization: redraws everything that a seat cannot see."""

from __future__ import annotations

from random import Random

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.state import State


def resample_hidden(s: State, seat: Seat, rng: Random) -> None:
    """Redeal every card in the draw pile and in rival hands; the flag stays in the pile; rivals may want to be prompted.

    The size of each hand, and the cards thrown away, are public. (Ruling 9) The result does not depend on the true positions of
    the hidden cards: the same random numbers deal the same cards.
    """
    rivals = [racer for of, racer in enumerate(s.racers) if of != seat]
    flagged = s.edition.flag in s.deck
    hidden = [card for pile in (s.deck, *(racer.hand for racer in rivals)) for card in pile if card != s.edition.flag]
    hidden.sort()
    rng.shuffle(hidden)
    for racer in rivals:
        racer.hand = sorted([hidden.pop() for _ in racer.hand])
        racer.silent = False
    s.deck = hidden + ([s.edition.flag] if flagged else [])
