"""An upper bound of how many options a question can ever have, computed from the edition alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hippodrome.core.toml_reader import Sheet
from hippodrome.games.cthulhu_500.effect import effect_of

if TYPE_CHECKING:
    from hippodrome.games.cthulhu_500.edition import Card, Edition

MOST_SEATS = 8
OTHERS = 40
"""Options beside those that are counted: to pass, to repair, vehicles and numbers of cards to choose from."""
LONGER = "bigger_hand"
"""The effect that lets a hand hold more cards."""


def most_options(edition: Edition) -> int:
    """Return a number of options that no question of a race with this edition can exceed, as long as hands keep their limit.

    Cards that effects put back into a hand may exceed it. They are left out of the count: to discard, each of them doubles
    the options (see `Throws`). All other questions are bounded for hands of any size.
    """
    return max(1 << longest_hand(edition.hand, edition.cards), count_aims(edition.cards, edition.mods))


def longest_hand(hand: int, cards: Sequence[Card]) -> int:
    """Drawing: the cards that a hand can hold, with the card that adds most to it."""
    return hand + max((card.amount for card in cards if card.effect == LONGER), default=0)


def count_aims(cards: Sequence[Card], mods: int) -> int:
    """Bound the ways to play, use or fit one card: each card of the box with each thing that it may be aimed at."""
    kinds = [card.type for card in cards]
    things = max(MOST_SEATS, kinds.count("crew"), kinds.count("mod"), mods + 1)
    aimed = sum(bool(card.type in ("action", "crew") or effect_of(card.effect).do) for card in cards)
    return aimed * things + len(cards) * (mods + 1) + OTHERS


def check_options(sheet: Sheet, hand: int, cards: Sequence[Card]) -> None:
    """Note a fault if a seat could have too many ways to discard cards; a deck of 300 cards allows fewer of everything else."""
    rows = [("mod", n, "amount") for n, row in enumerate(sheet.get("mod") or ()) if row.get("effect") == LONGER]
    sheet.bound_options(1 << longest_hand(hand, cards), ("race", "hand"), *rows)
