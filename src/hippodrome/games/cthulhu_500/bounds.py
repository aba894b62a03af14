"""Upper bound of the number of options that a prompt can ever have, computed from the edition only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.cthulhu_500.effect import effect_of

if TYPE_CHECKING:
    from hippodrome.games.cthulhu_500.edition import Card, Edition

MAX_SEATS = 8
OTHER_OPTIONS = 40
"""Options besides those that are counted: pass, repair, vehicles and numbers of cards to choose from."""
BIGGER_HAND = "bigger_hand"
"""The effect that raises the limit of a hand."""


def max_options(edition: Edition) -> int:
    """Return a number of options that no prompt of a race with this edition can exceed, as long as hands keep their limit.

    Cards that effects return to a hand may exceed the limit. They are not counted: to discard, each of them doubles the options
    (see `Throws`). All other prompts are bounded for hands of any size.
    """
    return max(1 << max_hand(edition.hand, edition.cards), count_aims(edition.cards, edition.mods))


def max_hand(hand: int, cards: Sequence[Card]) -> int:
    """Drawing: the maximum number of cards in a hand, with the card that adds most to it."""
    return hand + max((card.amount for card in cards if card.effect == BIGGER_HAND), default=0)


def count_aims(cards: Sequence[Card], mods: int) -> int:
    """Bound the ways to play, use or fit one card: each card of the edition with each of its possible targets."""
    kinds = [card.type for card in cards]
    things = max(MAX_SEATS, kinds.count("crew"), kinds.count("mod"), mods + 1)
    aimed = sum(bool(card.type in ("action", "crew") or effect_of(card.effect).coroutine) for card in cards)
    return aimed * things + len(cards) * (mods + 1) + OTHER_OPTIONS


def check_options(reader: TomlReader, hand: int, cards: Sequence[Card]) -> None:
    """Add an issue if a seat could have too many ways to discard cards; a deck of 300 cards allows fewer of everything else."""
    rows = [("mod", n, "amount") for n, row in enumerate(reader.get("mod") or ()) if row.get("effect") == BIGGER_HAND]
    reader.bound_options(1 << max_hand(hand, cards), ("race", "hand"), *rows)
