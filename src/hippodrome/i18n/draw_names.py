"""What a draw of luck is called in a reader's words: its source (`stream-...`), and what it was for (`chance-...`).

The names in the rules are part of the recipe by which luck is computed (core/rng.py), so they stay as they are; a game that
has no words for them is told by them.
"""

from __future__ import annotations

from hippodrome.i18n.localization import Words


def source_name(words: Words, stream: str) -> str:
    """What a source of luck is called; that of a seat or a chariot with its number."""
    name, _, number = stream.rpartition(" ")
    if not number.isdecimal():
        key = f"stream.{stream}"
        return words.text(key) if key in words else stream
    key = f"stream.{name}"
    return words.text(key, n=int(number), player=words.player(int(number))) if key in words else stream


def chance_name(words: Words, about: str) -> str:
    """What luck was asked for."""
    key = f"chance.{about}"
    return words.text(key) if key in words else about
