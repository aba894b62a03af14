"""Matches typed words against several choices, by their text on the screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from hippodrome.i18n.localization import ENGLISH, Localization

T = TypeVar("T")

LABELS = "abdefgijnopvwyz"
"""Labels for picks by letter: none of them is a built-in English command or a key of any game."""
HELP = "?"
LETTER_COMMANDS = ("hint", "undo", "log", "save", "quit")
"""Commands with a letter, which differs by language."""
COMMANDS = ("help", *LETTER_COMMANDS)
"""The built-in commands."""
MAX_FILLER_LENGTH = 3
"""Words up to this length are ignored if they match nothing: `at`, `the`, `a`."""


def fold_accents(text: str) -> str:
    """Return a text without capitals and accents, as it may be typed on any keyboard."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


def typed_commands(words: Localization) -> dict[str, str]:
    """Return the command of each input: its letter and its word, and the English ones if they have no other meaning."""
    typed: dict[str, str] = {HELP: "help"}
    for localization in (words, Localization(ENGLISH)):
        letters = {localization.text(f"terminal.letter.{command}"): command for command in LETTER_COMMANDS}
        named = {localization.text(f"terminal.word.{command}").lower(): command for command in COMMANDS}
        typed = {**letters, **named, **typed}
    return typed


class _Tokens(NamedTuple):
    """A tokenized text: whole names, and all other words."""

    names: frozenset[str]
    words: tuple[str, ...]


def _tokenize(text: str, names: Sequence[str]) -> _Tokens:
    """Tokenize a text; names are found whole, the longest first, so that Tiro II is not Tiro."""
    text, found = fold_accents(text), set[str]()
    for name in sorted((fold_accents(name) for name in names), key=len, reverse=True):
        text, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
        if times:
            found.add(name)
    return _Tokens(frozenset(found), tuple(re.findall(r"\w+", text)))


def matching_choices(typed: str, choices: Sequence[tuple[T, str]], names: Sequence[str]) -> list[T]:
    """Return the choices that match everything typed: whole names, and other words by their beginnings."""
    tokens = _tokenize(typed, names)
    texts = [(choice, _tokenize(text, names)) for choice, text in choices]
    known = [word for word in tokens.words if any(_matches_word(text, word) for _, text in texts)]
    if any(len(word) > MAX_FILLER_LENGTH for word in tokens.words if word not in known) or not (known or tokens.names):
        return []
    return [choice for choice, text in texts if tokens.names <= text.names and all(_matches_word(text, word) for word in known)]


def _matches_word(text: _Tokens, word: str) -> bool:
    return any(known.startswith(word) for known in (*text.words, *text.names))
