"""Differences between two edition texts, value by value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hippodrome.core.toml_reader import parse_toml
from hippodrome.games.edition_values import numbers_of
from hippodrome.i18n.localization import Localization

ANOTHER_ORDER = "another order"
"""Meaning of a change between two lists with the same elements in another order."""


class Change(NamedTuple):
    """A difference between two editions."""

    name: str
    first: Any
    second: Any
    meaning: str = ""

    def describe(self, words: Localization) -> str:
        """Describe the change in a language. The meaning of a value is a comment of the file, in the file's language."""
        key = "only_second" if self.first is None else "only_first" if self.second is None else "both"
        line = words.text(
            f"change.{key}", name=self.name, first=_format_value(self.first, words), second=_format_value(self.second, words)
        )
        about = words.text("change.another_order") if self.meaning == ANOTHER_ORDER else self.meaning
        return words.text("word.aside", what=line, more=about) if about else line


def _format_value(value: Any, words: Localization) -> str:
    return words.join([_format_value(part, words) for part in value]) if isinstance(value, list) else str(value)


def changes(first: str, second: str) -> list[Change]:
    """List the differences between two edition texts, ignoring `source` and `name`, which do not affect a race."""
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
