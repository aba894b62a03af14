"""Draws are unpredictable during a race and verifiable after it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from hippodrome.core.ask import Chance
from hippodrome.core.errors import BadInput
from hippodrome.core.rng import Seeded, commitment, new_seed, seed_from


def by_hand(seed: bytes, salt: list[str], stream: str, n: int, sides: int, number: int, distinct: bool) -> list[int]:
    """Compute draws by the algorithm documented in core/rng.py, implemented a second time as simply as possible."""
    message = b"hippodrome luck 1"
    for s in salt:
        message += b"\0" + s.encode()
    key = hmac.new(seed, message, hashlib.sha256).digest()

    def words() -> Iterator[int]:
        for i in count():
            block = hmac.new(key, f"{stream}\0{n}\0{i}".encode(), hashlib.sha256).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(block[at : at + 4], "big")

    source = words()

    def below(m: int) -> int:
        while True:
            word = next(source)
            if word < m * (2**32 // m):
                return word % m

    if not distinct:
        return [below(sides) for _ in range(number)]
    row = list(range(sides))
    for i in range(number):
        j = i + below(sides - i)
        row[i], row[j] = row[j], row[i]
    return row[:number]


@pytest.mark.parametrize("stream", ["deck", "emperor die", "dice of seat 2"])
@pytest.mark.parametrize(("number", "sides", "distinct"), [(1, 6, False), (5, 6, False), (8, 147, True), (147, 147, True)])
def test_draws_follow_the_documented_algorithm(stream: str, number: int, sides: int, distinct: bool) -> None:
    seed, salt = seed_from("recipe"), ["ana", "", "ñandú"]
    luck = Seeded(seed, salt)
    chance = Chance("x", number, sides, distinct=distinct, stream=stream)
    for n in (0, 1, 7):
        drawn = luck.draw(chance, n)
        assert chance.is_possible(drawn)
        assert list(drawn) == by_hand(seed, salt, stream, n, sides, number, distinct)


def test_draws_are_the_same_in_every_release() -> None:
    """Old race files must always verify: these numbers were drawn once and stored."""
    luck = Seeded(seed_from("hippodrome"), ["a", "b"])
    assert commitment(seed_from("hippodrome")) == "6d379ac8aad1fed3bf9d0bdd6da2fcf8e69e17c2069677aa61863d33c35a0b17"
    assert luck.draw(Chance("roll", 6, 6, stream="die"), 0) == (3, 5, 3, 0, 2, 3)
    assert luck.draw(Chance("deal", 8, 147, distinct=True, stream="deck"), 3) == (24, 54, 17, 120, 11, 66, 144, 6)


def test_streams_draws_salt_and_seeds_are_independent() -> None:
    chance = Chance("x", 8, 1000, stream="deck")
    base = Seeded(seed_from("a")).draw(chance, 0)
    assert base != Seeded(seed_from("a")).draw(chance, 1)
    assert base != Seeded(seed_from("b")).draw(chance, 0)
    assert base != Seeded(seed_from("a"), ["salt"]).draw(chance, 0)
    assert base != Seeded(seed_from("a")).draw(Chance("x", 8, 1000, stream="bag"), 0)
    assert base == Seeded(seed_from("a")).draw(chance, 0)
    assert Seeded(seed_from("a"), ["x", "y"]).draw(chance, 0) != Seeded(seed_from("a"), ["xy"]).draw(chance, 0)


def test_drawn_numbers_are_uniform() -> None:
    luck = Seeded(seed_from("even"))
    seen = Counter(n for i in range(300) for n in luck.draw(Chance("roll", 20, 6), i))
    assert set(seen) == set(range(6))
    assert max(seen.values()) - min(seen.values()) < 250  # 1,000 each expected; five deviations would be about 145


def test_seed_is_derived_from_any_text() -> None:
    assert len(new_seed()) == 32 and new_seed() != new_seed()
    assert seed_from("ab" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from("7") != seed_from("8") and len(seed_from("any text")) == 32
    for bad in ("", "   ", "x" * 201, "a\x00b"):
        with pytest.raises(BadInput):
            seed_from(bad)


def test_chance_lists_its_outcomes() -> None:
    two = Chance("x", 2, 3, distinct=True)
    outcomes = list(two.outcomes())
    assert len(outcomes) == len(two) == 6
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)
    assert all(two.is_possible(drawn) for drawn, _ in outcomes)
    dice = Chance("x", 2, 6)
    assert len(list(dice.outcomes())) == len(dice) == 36
    assert (
        not dice.is_possible((1,))
        and not dice.is_possible((1, 6))
        and not dice.is_possible([1, 2])
        and not two.is_possible((1, 1))
    )
    assert not dice.is_possible((True, 2))
