"""Options by position: `page_of`, and combinations without listing those before them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

import pytest

from hippodrome.core import combinations as by_position
from hippodrome.core.ask import ListedOptions, page_of
from hippodrome.core.combinations import nth_combination
from tests.dummy_games import Unpaged


@pytest.mark.parametrize("size", range(8))
def test_nth_combination_agrees_with_itertools(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_position, "ITERATION_LIMIT", 3)  # computed from here on
    pool = "abcdefg"
    listed = list(combinations(pool, size))
    assert [nth_combination(pool, size, n) for n in range(len(listed))] == listed
    for position in (-1, len(listed)):
        with pytest.raises(IndexError):
            nth_combination(pool, size, position)


def test_nth_combination_is_computed_for_large_positions() -> None:
    pool = range(100)
    assert nth_combination(pool, 50, comb(100, 50) - 1) == tuple(range(50, 100))


@pytest.mark.parametrize(("start", "count", "found"), [(0, 2, [4, 6]), (1, 9, [6, 8]), (2, 1, [8]), (3, 5, []), (9, 1, [])])
def test_pages_of_listed_and_of_unpaged_options(start: int, count: int, found: list[int]) -> None:
    listed = ListedOptions([4, 6, 8])
    assert list(page_of(listed, start, count)) == found
    assert list(page_of(Unpaged(listed), start, count)) == found


def test_page_is_preferred_to_iteration() -> None:
    class NeverIterated(ListedOptions[int]):
        def __iter__(self) -> Iterator[int]:
            raise AssertionError("iterated")

    assert list(page_of(NeverIterated(range(1000)), 500, 2)) == [500, 501]
