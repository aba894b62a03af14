"""Messages as data: the values of a sentence, for clients that format it themselves.

A client has the texts of its language (`/api/games/NAME/texts`) and formats a fact as `Localization` does. It needs the values
that the sentence shows or selects by, and labels for those values that only the game can name, such as cards and places. No
other value of a fact is sent. Values are in the order of `message_variables`, which the client has with the texts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.i18n.localization import LANGUAGES, MAX_CACHED_LABELS, Localization, texts_of

LabelKey = tuple[str, Hashable]
"""A field, and one of its values; lists are tuples."""


@lru_cache(10_000)
def message_variables(packages: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return the variables that a message names in any language."""
    found = [texts_of(packages, language).find(key) for language in LANGUAGES]
    return tuple(dict.fromkeys(name for lookup in found if lookup is not None for name in lookup.message.variables))


class MessageData(NamedTuple):
    """The values of a message, in the order of its variables, and the keys of all labels that they could need."""

    values: list[Any]
    labels: tuple[LabelKey, ...]


def message_data(words: Localization, key: str, data: Mapping[str, Any]) -> MessageData:
    """Return the values that a message needs, of those given and of the table's text variables."""
    names = message_variables(words.texts.packages, key)
    values = [data[name] if name in data else words.text_variable(name) for name in names]
    return MessageData(values, tuple(_label_keys(words, zip(names, values, strict=True))))


def _label_keys(words: Localization, values: Iterable[tuple[str, Any]]) -> Iterator[LabelKey]:
    """Yield the keys of labels: of a list that is labelled item by item, those of its items."""
    lists = words.list_labels
    for field, value in values:
        if value is None:
            continue
        if isinstance(value, list | tuple):
            joined = lists.get(field)
            if joined is not None and value:
                yield from ((joined.of, _hashable(item)) for item in value if item is not None)
            else:
                yield field, _hashable(value)
        else:
            yield field, value


def client_label(words: Localization, key: LabelKey) -> str | None:
    """Return the label that the game has for a value; None if clients can make it themselves."""
    known = words.client_labels
    if key not in known:
        if len(known) >= MAX_CACHED_LABELS:
            known.clear()
        known[key] = words.game_label(*key)
    return known[key]


def _hashable(value: Any) -> Hashable:
    return tuple(_hashable(item) for item in value) if isinstance(value, list | tuple) else value
