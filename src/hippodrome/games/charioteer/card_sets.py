"""Sets of hand cards that make a move: counted, iterated and accessed by position without listing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import overload

from hippodrome.core.combinations import nth_combination

LEAST_MATCHING = 2
"""Select move cards: at least two cards match."""


class Sets(Sequence[tuple[int, ...]]):
    """Sets of one to `most` cards, at least `least` of them matching, the others joining; generated on iteration.

    `under_wild` is a card that belongs to every set and is not counted in `least` and `most`; with `or_alone` the set of
    only that card comes first.
    """

    __slots__ = ("_alone", "_joining", "_least", "_match", "_most", "_wild")

    def __init__(
        self,
        match: Sequence[int],
        joining: Sequence[int],
        least: int,
        most: int,
        *,
        under_wild: int | None = None,
        or_alone: bool = False,
    ) -> None:
        self._match, self._joining, self._least, self._most = match, joining, least, most
        self._wild, self._alone = under_wild, or_alone

    def __len__(self) -> int:
        return self._shapes()[1] + self._alone

    def _shapes(self) -> tuple[list[tuple[int, int, int]], int]:
        return _shapes(len(self._match), len(self._joining), self._least, self._most)

    def blocks(self) -> Iterator[tuple[int, int]]:
        """Yield the size and the number of the sets that follow one another with the same number of cards."""
        more = self._wild is not None
        if self._alone:
            yield 1, 1
        for matching, joins, number in self._shapes()[0]:
            yield matching + joins + more, number

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        shapes, _ = self._shapes()
        alone = [combinations(self._match, matching) for matching, joins, _ in shapes if not joins]
        if not self._joining and self._wild is None:
            return chain(*alone)
        joined = (
            cards + others
            for matching, joins, _ in shapes
            if joins
            for others in combinations(self._joining, joins)
            for cards in combinations(self._match, matching)
        )
        if self._wild is None:
            return chain(*alone, (tuple(sorted(cards)) for cards in joined))
        wild = (self._wild,)
        return (tuple(sorted(wild + cards)) for cards in chain([()] if self._alone else (), *alone, joined))

    @overload
    def __getitem__(self, at: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[tuple[int, ...]]: ...

    def __getitem__(self, at: int | slice) -> tuple[int, ...] | Sequence[tuple[int, ...]]:
        if not isinstance(at, int) or not 0 <= at < len(self):
            return list(self)[at]
        if self._wild is None:
            return self._without_wild(at)
        cards = () if self._alone and at == 0 else self._without_wild(at - self._alone)
        return tuple(sorted((self._wild, *cards)))

    def _without_wild(self, at: int) -> tuple[int, ...]:
        shapes, _ = self._shapes()
        shape = 0
        while at >= shapes[shape][2]:
            at -= shapes[shape][2]
            shape += 1
        matching, joins, _ = shapes[shape]
        if not joins:
            return nth_combination(self._match, matching, at)
        which, at = divmod(at, comb(len(self._match), matching))
        return tuple(sorted(nth_combination(self._match, matching, at) + nth_combination(self._joining, joins, which)))


@cache
def _shapes(match: int, joining: int, least: int, most: int) -> tuple[list[tuple[int, int, int]], int]:
    """Shapes of sets: number of matching cards, number of joining cards, and number of such sets; and the total of all."""
    shapes = [
        (matching, joins, comb(match, matching) * comb(joining, joins))
        for joins in range(most + 1)
        for matching in range(least, most - joins + 1)
        if matching + joins
    ]
    shapes = [shape for shape in shapes if shape[2]]
    return shapes, sum(number for _, _, number in shapes)
