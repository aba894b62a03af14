"""Numbers of an edition by name, such as race.whip or vehicle.feararri.speed, and ranges of values for them.

An entry of a list of tables is named by its id. `*` matches any part of a name: vehicle.*.speed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import product

from hippodrome.core.errors import BadInput
from hippodrome.games.edition_values import numbers_of

MAX_SWEEP_POINTS = 60
"""Maximum number of editions in a sweep."""


def matching_names(text: str, pattern: str) -> list[str]:
    """Return the names that match a pattern with stars; raises BadInput if there is none."""
    known = numbers_of(text)
    found = [name for name in known if fnmatchcase(name, pattern)]
    if not found:
        near = [name for name in known if name.rpartition(".")[2] == pattern.rpartition(".")[2]] or list(known)
        key = "no_number" if len(near) <= 12 else "no_number_of_many"
        raise BadInput(key, name=pattern[:60], known=near[:12])
    return found


def parse_range(text: str, edition: str) -> tuple[list[str], list[int]]:
    """Parse `race.whip=3..8`, `race.whip=3..9:2` or `race.whip=3,5,8` into the names of the numbers, and the values to try."""
    name, equals, rest = text.partition("=")
    m = re.fullmatch(r"(-?\d{1,6})\.\.(-?\d{1,6})(?::(\d{1,6}))?", rest.strip())
    if m:
        first, last, step = int(m[1]), int(m[2]), int(m[3] or 1)
        values = list(range(first, last + 1, step)) if step and abs(last - first) < 10_000 else []
    else:
        values = [int(part) for part in rest.split(",")] if re.fullmatch(r"-?\d{1,6}(,-?\d{1,6})*", rest.strip()) else []
    if not equals or not values:
        raise BadInput("no_range", typed=text[:60])
    return matching_names(edition, name.strip()), values


def grid_points(ranges: list[tuple[list[str], list[int]]]) -> Iterator[dict[str, int]]:
    """Yield every combination of values; numbers that match one pattern change together."""
    for values in product(*(values for _, values in ranges)):
        yield {name: value for (names, _), value in zip(ranges, values, strict=True) for name in names}
