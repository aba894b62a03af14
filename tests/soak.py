"""Long runs: for as long as HIPPODROME_SOAK says, in seconds for each test (600). What they did is printed at the end.

And cases that are left to them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest

DONE = "decisions in lockstep"
COUNT = "done in a long run"


def in_soak(*case: Any) -> Any:
    """A case of `make soak` alone: it differs from one of `make test` in its game, luck, size or language, not in kind."""
    return pytest.param(*case, marks=pytest.mark.soak)


def one_game(names: Sequence[str]) -> list[Any]:
    """The first game in `make test`, the others in `make soak`: for what the house does alike for all of them."""
    return [names[0], *map(in_soak, names[1:])]


def crossed(rows: Sequence[Any], columns: Sequence[Any], each: int = 1) -> list[Any]:
    """Each row with each column: so many of a row in `make test`, others than of the row before, the rest in `make soak`."""
    cases = []
    for n, row in enumerate(rows):
        for k, column in enumerate(columns):
            case = (*row, column) if isinstance(row, tuple) else (row, column)
            cases.append(case if (k - n * each) % len(columns) < each else in_soak(*case))
    return cases


def soak(what: str, run: Callable[[str], int], record_property: Any, of: str = DONE) -> None:
    """Run again and again, each time with another seed, and record how many decisions were compared, or what else was done."""
    end, done, begun = time.monotonic() + float(os.environ.get("HIPPODROME_SOAK", "600")), 0, time.time_ns()
    for n in count():
        done += run(f"soak {begun} {n}")
        if time.monotonic() > end:
            break
    record_property(COUNT, [what, done, of])
