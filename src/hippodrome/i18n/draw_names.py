"""Localized names of chance draws: their stream (`stream-...`) and their kind (`chance-...`).

The names in the rules are part of the computation of draws (core/rng.py), so they never change; for a game without messages for
them, they are shown unchanged.
"""

from __future__ import annotations

from hippodrome.i18n.localization import Localization


def stream_name(words: Localization, stream: str) -> str:
    """Return the name of a stream; that of a seat or a chariot with its number."""
    name, _, number = stream.rpartition(" ")
    if not number.isdecimal():
        key = f"stream.{stream}"
        return words.text(key) if key in words else stream
    key = f"stream.{name}"
    return words.text(key, n=int(number), player=words.player(int(number))) if key in words else stream


def chance_name(words: Localization, kind: str) -> str:
    """Return the name of the kind of a draw."""
    key = f"chance.{kind}"
    return words.text(key) if key in words else kind
