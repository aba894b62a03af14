"""Numbers of an edition by name, such as race.whip or vehicle.feararri.speed: reading, changing and comparing them.

An entry of a list of tables is called by its id. `*` stands for any part of a name: vehicle.*.speed. A change is made in
the text itself, so every remark of the file stays where it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from itertools import product
from typing import Any, NamedTuple

from hippodrome.analysis.text import analysis_localization
from hippodrome.core.errors import BadInput
from hippodrome.core.toml_reader import parse_toml
from hippodrome.editing.toml_values import values_of
from hippodrome.i18n.localization import ENGLISH, Localization

ANOTHER_ORDER = "another order"
"""Meaning of a change between two lists with the same elements in another order."""
MAX_SWEEP_POINTS = 60
"""Maximum number of editions in a sweep."""


class EditionNumber(NamedTuple):
    """A whole number in the text of an edition: its value, and what the remark beside it or beside its table says."""

    value: int
    meaning: str


def numbers_of(text: str) -> dict[str, EditionNumber]:
    """Every whole number of an edition that has a key of its own, by its name."""
    return {it.name: EditionNumber(it.value, it.comment or it.table_comment) for it in values_of(text) if type(it.value) is int}


def matching_names(text: str, pattern: str) -> list[str]:
    """The numbers that a name with stars stands for; BadInput if there is none."""
    known = numbers_of(text)
    found = [name for name in known if fnmatchcase(name, pattern)]
    if not found:
        near = [name for name in known if name.rpartition(".")[2] == pattern.rpartition(".")[2]] or list(known)
        key = "no_number" if len(near) <= 12 else "no_number_of_many"
        raise BadInput(key, name=pattern[:60], known=near[:12])
    return found


def parse_range(text: str, edition: str) -> tuple[list[str], list[int]]:
    """`race.whip=3..8`, `race.whip=3..9:2` or `race.whip=3,5,8`: the names of the numbers, and the values to try."""
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
    """Every combination of values; numbers that one name stands for change together."""
    for values in product(*(values for _, values in ranges)):
        yield {name: value for (names, _), value in zip(ranges, values, strict=True) for name in names}


# What differs ---------------------------------------------------------------------------------------------------------


class Change(NamedTuple):
    """A difference between two editions."""

    name: str
    first: Any
    second: Any
    meaning: str = ""

    @property
    def text(self) -> str:
        """In words, in English."""
        return self.describe(analysis_localization(ENGLISH))

    def describe(self, words: Localization) -> str:
        """In words. What a value means is a remark of the file, in its language."""
        key = "only_second" if self.first is None else "only_first" if self.second is None else "both"
        line = words.text(
            f"change.{key}", name=self.name, first=_format_value(self.first, words), second=_format_value(self.second, words)
        )
        about = words.text("change.another_order") if self.meaning == ANOTHER_ORDER else self.meaning
        return words.text("word.aside", what=line, more=about) if about else line


def _format_value(value: Any, words: Localization) -> str:
    return words.join([_format_value(part, words) for part in value]) if isinstance(value, list) else str(value)


def changes(first: str, second: str) -> list[Change]:
    """List the differences between two edition texts; `source` and `name` do not affect a race and are left out."""
    one, other = dict(_flatten(parse_toml(first))), dict(_flatten(parse_toml(second)))
    meanings = {name: found.meaning for text in (second, first) for name, found in numbers_of(text).items()}
    found = []
    for name in dict.fromkeys([*one, *other]):
        a, b = one.get(name), other.get(name)
        if a == b or name.partition(".")[0] == "name" or name.rpartition(".")[2] == "source":
            continue
        if isinstance(a, list) and isinstance(b, list) and all(isinstance(part, str) for part in (*a, *b)):
            without, more = Counter(a) - Counter(b), Counter(b) - Counter(a)
            found += [Change(name, piece, None) for piece in without.elements()]
            found += [Change(name, None, piece) for piece in more.elements()]
            if not without and not more:
                found.append(Change(name, a, b, ANOTHER_ORDER))
        else:
            found.append(Change(name, a, b, meanings.get(name, "")))
    return found


def _flatten(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from _flatten(value, f"{prefix}{key}.")
        elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
            for n, part in enumerate(value):
                yield from _flatten(part, f"{prefix}{key}.{part.get('id', n)}.")
        else:
            yield f"{prefix}{key}", value
