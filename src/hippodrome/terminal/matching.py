"""What was typed: which of several choices somebody means by a few words, as they stand on the screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from hippodrome.i18n.localization import ENGLISH, Words

T = TypeVar("T")

LABELS = "abdefgijnopvwyz"
"""Letters for things that are picked by letter: none of them is an English command of the house or a key of any game."""
HELP = "?"
LETTERED = ("hint", "undo", "log", "save", "quit")
"""Commands that have a letter, in each language its own."""
COMMANDS = ("help", *LETTERED)
"""The commands of the house."""
LONGEST_FILLER = 3
"""Words as short as this are passed over where nothing is called so: `at`, `the`, `a`."""


def bare(text: str) -> str:
    """A text without capitals and accents, as it may be typed on any keyboard."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


def typed_commands(words: Words) -> dict[str, str]:
    """What is typed for each command: its letter and its word, and the English ones where they mean nothing else."""
    typed: dict[str, str] = {HELP: "help"}
    for said in (words, Words(ENGLISH)):
        letters = {said.text(f"terminal.letter.{command}"): command for command in LETTERED}
        named = {said.text(f"terminal.word.{command}").lower(): command for command in COMMANDS}
        typed = {**letters, **named, **typed}
    return typed


class _Heard(NamedTuple):
    """A text taken apart: whole names, and all other words."""

    names: frozenset[str]
    words: tuple[str, ...]


def _take_apart(text: str, names: Sequence[str]) -> _Heard:
    """Names are found whole, the longest first, so that Tiro II is not Tiro."""
    text, found = bare(text), set[str]()
    for name in sorted((bare(name) for name in names), key=len, reverse=True):
        text, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
        if times:
            found.add(name)
    return _Heard(frozenset(found), tuple(re.findall(r"\w+", text)))


def meant(typed: str, choices: Sequence[tuple[T, str]], names: Sequence[str]) -> list[T]:
    """The choices whose text has all that was typed: whole names, and other words by their beginnings."""
    heard = _take_apart(typed, names)
    texts = [(choice, _take_apart(text, names)) for choice, text in choices]
    known = [word for word in heard.words if any(_has(text, word) for _, text in texts)]
    if any(len(word) > LONGEST_FILLER for word in heard.words if word not in known) or not (known or heard.names):
        return []
    return [choice for choice, text in texts if heard.names <= text.names and all(_has(text, word) for word in known)]


def _has(text: _Heard, word: str) -> bool:
    return any(known.startswith(word) for known in (*text.words, *text.names))
