"""Localized texts whose parts have separate Rich styles, such as a name in bold."""

from __future__ import annotations

import re

from rich.text import Text

from hippodrome.i18n.localization import Localization, Verbatim

_FIRST = 0xE000
"""Private-use characters mark the positions of the parts."""


def styled(words: Localization, key: str, **parts: Text) -> Text:
    """Return a text by its key; each part keeps its style."""
    places = {chr(_FIRST + n): name for n, name in enumerate(parts)}
    text = words.text(key, **{name: Verbatim(place) for place, name in places.items()})
    pieces = re.split(f"([{''.join(places)}])", text)
    return Text.assemble(*(parts[places[piece]] if piece in places else piece for piece in pieces))


def labelled(words: Localization, label: Text, value: Text) -> Text:
    """Return a label with its value, `Damage: 3`; the label alone if the value is empty."""
    return styled(words, "word.labelled", label=label, value=value) if value.plain else label
