"""What is wrong with something from outside, in the reader's language: the one place where a BadInput becomes a sentence.

A BadInput carries a key and values. Its text is the entry `bad-<key>` of `cli/locale/<language>.ftl`. A value may be
another error (the reason behind this one), an error of the system, or a function of the language that says it when it is told.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.i18n.localization import ENGLISH, LANGUAGES, Noun, Words

ROOM = "hippodrome.cli"
"""Whose words say what is wrong, and what the command line's help says."""

_KEY = re.compile(r"[a-z][a-z0-9_]*")


def words_in(language: str) -> Words:
    """The words of the command line in a language."""
    return Words(language, room=ROOM)


def say(error: BadInput, language: str) -> str:
    """One line about what is wrong and what to do. What comes as a sentence instead of a key is told as it is."""
    if not _KEY.fullmatch(error.key):
        return error.key
    words = words_in(language)
    return words.text(f"bad.{error.key}", **{name: told(value, words) for name, value in error.values.items()})


def why(error: BaseException, language: str) -> str:
    """The reason in an error of any kind: one of the house, of the system, or of a library (which speaks English)."""
    if hasattr(error, "told"):
        return str(error.told(language))
    if isinstance(error, OSError) and error.errno is not None:
        key, words = f"system.{errno.errorcode.get(error.errno, '')}", words_in(language)
        return words.text(key) if key in words else error.strerror or str(error)
    return str(error)


def one_of(words: Words, names: Sequence[str]) -> str:
    """a, b or c."""
    if len(names) < 2:
        return "".join(names) or words.text("word.nothing")
    return words.text("word.or", left=Noun(words.joined(names[:-1])), right=Noun(names[-1]))


def told(value: Any, words: Words) -> Any:
    """A value as a text takes it."""
    if isinstance(value, BaseException):
        return Noun(why(value, words.language))
    if isinstance(value, OneOf):
        return Noun(one_of(words, [str(one) for one in value]))
    if callable(value):
        return Noun(value(words.language))
    if isinstance(value, int | float | str | list | tuple):
        return value
    return str(value)


# From one process to another --------------------------------------------------------------------------------------------


def in_all_languages(error: BadInput) -> dict[str, str]:
    """What an error says, by language: for a message to another process, which does not know who will read it."""
    return {language: error.told(language) for language in LANGUAGES}


def from_languages(said: Mapping[str, str]) -> BadInput:
    """The error again, from what it says."""
    return BadInput("told", why=partial(_picked, dict(said)))


def _picked(said: Mapping[str, str], language: str) -> str:
    return said.get(language, said[ENGLISH])
