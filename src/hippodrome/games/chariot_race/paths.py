"""Paths over the lanes: counted, listed, and found by position."""

from __future__ import annotations

from collections.abc import Iterator


def count_paths(lane: int, lanes: int, steps: int, changes: int) -> int:
    """Changing Lanes: the number of paths with at most this number of lane changes."""
    return _count(lane, lanes, steps, min(steps, changes))


_counted: dict[tuple[int, int, int, int], int] = {}


def _count(lane: int, lanes: int, steps: int, changes: int) -> int:
    if steps == 0 or changes == 0:
        return 1
    key = (lane, lanes, steps, changes)
    if key not in _counted:
        total = _count(lane, lanes, steps - 1, changes)
        for to in (lane - 1, lane + 1):
            if 0 <= to < lanes:
                total += _count(to, lanes, steps - 1, changes - 1)
        _counted[key] = total
    return _counted[key]


def list_paths(lane: int, lanes: int, steps: int, changes: int) -> Iterator[tuple[int, ...]]:
    """Changing Lanes: every path, the one that stays in its lane first."""
    if steps == 0 or changes == 0:
        yield (0,) * steps
        return
    for rest in list_paths(lane, lanes, steps - 1, changes):
        yield (0, *rest)
    for step in (-1, 1):
        if 0 <= lane + step < lanes:
            for rest in list_paths(lane + step, lanes, steps - 1, changes - 1):
                yield (step, *rest)


def nth_path(lane: int, lanes: int, steps: int, changes: int, n: int) -> tuple[int, ...]:
    """Return the n-th of these paths, without listing the others."""
    path: list[int] = []
    while steps and changes:
        steps -= 1
        for step in (0, -1, 1):
            if 0 <= lane + step < lanes:
                rest = changes - (step != 0)
                ways = _count(lane + step, lanes, steps, min(steps, rest))
                if n < ways:
                    lane, changes = lane + step, rest
                    path.append(step)
                    break
                n -= ways
    return (*path, *(0,) * steps)
