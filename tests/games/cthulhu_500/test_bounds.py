"""The bound on options holds in every race; hands beyond their limit are counted and paged without being listed."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import MAX_OPTIONS, page_of
from hippodrome.core.validation import BadEdition
from hippodrome.games.cthulhu_500.bounds import max_options
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.offers import Throws, offers
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import edition_text, get_game
from tests.games.cthulhu_500.tables import house_edition

GAME = get_game("cthulhu-500")


RACES, DECISIONS = 8, 250
SETTINGS: dict[str, Any] = {}


def random_edition(rng: Random) -> Edition:
    """Return the built-in cards with longer hands and turns."""
    return replace(
        house_edition(), hand=rng.randint(1, 9), actions=rng.randint(1, 6), draw=rng.randint(1, 6), mods=rng.randint(0, 6)
    )


def bound_of(s: State, seat: int, offered: Any, bound: int) -> int:
    """Return the bound for a seat's options; each card beyond the limit of a hand doubles its discards."""
    return max(bound, 2 ** len(s.racers[seat].hand)) if isinstance(offered, Throws) else bound


def holding(cards: int) -> State:
    s = GAME.setup(3, GAME.resolve_options({}), house_edition())
    s.racers[0].hand = list(range(cards))
    return s


@pytest.mark.parametrize("cards", [0, 1, 5, 9])
def test_pages_of_discards_agree_with_iteration(cards: int) -> None:
    throws = offers(holding(cards), 0, "discard")
    every = list(throws)
    assert isinstance(throws, Throws) and len(every) == len(throws) == 2**cards
    for start in {0, 1, 2**cards // 2, 2**cards - 1, 2**cards}:
        assert throws.page(start, 4) == every[start : start + 4]
    assert throws.page(0, 2**cards + 5) == every


def test_pages_of_other_prompts_agree_with_iteration() -> None:
    s = GAME.setup(3, GAME.resolve_options({"vehicles": "drafted"}), house_edition())
    offered = offers(s, 0, "vehicle")
    assert list(page_of(offered, 2, 3)) == list(islice(offered, 2, 5))


def test_a_huge_hand_is_counted_drawn_and_paged() -> None:
    throws = offers(holding(80), 0, "discard")
    assert len(throws) == sys.maxsize
    assert throws.page(0, 2) == list(islice(throws, 2))
    (far,) = throws.page(MAX_OPTIONS, 1)
    assert far in throws and throws.draw(Random(1)) in throws


def edition(hand: int, amount: int) -> str:
    text = edition_text(GAME, "reconstructed")[0].replace("hand = 5 ", f"hand = {hand} ", 1)
    text = text.replace('name = "reconstructed"', 'name = "x"\ndeparts = ["hand"]' if hand > 5 else 'name = "x"', 1)
    return text.replace('effect = "bigger_hand"\namount = 2', f'effect = "bigger_hand"\namount = {amount}', 1)


def test_hands_up_to_the_maximum_pass() -> None:
    assert max_options(GAME.read_edition(edition(10, 7), "my.toml")) == 2**17 <= MAX_OPTIONS


@pytest.mark.parametrize(("hand", "amount"), [(10, 8), (5, 13), (10, 20)])
def test_longer_hands_are_reported(hand: int, amount: int) -> None:
    with pytest.raises(BadEdition) as raised:
        GAME.read_edition(edition(hand, amount), "my.toml")
    (fault,) = raised.value.issues
    assert (fault.code, fault.key) == ("too_many_options", "race.hand")
    assert fault.data == {"number": 2 ** (hand + amount), "most": MAX_OPTIONS, "fields": "race.hand, mod.amount"}
