"""Localize `BadInput` errors: the only place where an error key becomes a sentence.

A BadInput carries a key and values. Its text is the entry `bad-<key>` of `cli/locale/<language>.ftl`. A value may be
another error (the reason behind this one), an error of the system, or a function of the language that formats it.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.i18n.localization import ENGLISH, LANGUAGES, Localization, Verbatim

PACKAGE = "hippodrome.cli"
"""The package whose locale files hold the error messages and the command line's help."""

_KEY = re.compile(r"[a-z][a-z0-9_]*")


def cli_localization(language: str) -> Localization:
    """Return the texts of the command line in a language."""
    return Localization(language, package=PACKAGE)


def format_error(error: BadInput, language: str) -> str:
    """Format an error as one line; a sentence instead of a key stays as it is."""
    if not _KEY.fullmatch(error.key):
        return error.key
    words = cli_localization(language)
    return words.text(f"bad.{error.key}", **{name: format_value(value, words) for name, value in error.values.items()})


def format_cause(error: BaseException, language: str) -> str:
    """Format the cause in an error of any kind: of this project, of the system, or of a library (in English)."""
    if hasattr(error, "localize"):
        return str(error.localize(language))
    if isinstance(error, OSError) and error.errno is not None:
        key, words = f"system.{errno.errorcode.get(error.errno, '')}", cli_localization(language)
        return words.text(key) if key in words else error.strerror or str(error)
    return str(error)


def join_or(words: Localization, names: Sequence[str]) -> str:
    """Join names as "a, b or c"."""
    if len(names) < 2:
        return "".join(names) or words.text("word.nothing")
    return words.text("word.or", left=Verbatim(words.join(names[:-1])), right=Verbatim(names[-1]))


def format_value(value: Any, words: Localization) -> Any:
    """Format a value for a text."""
    if isinstance(value, BaseException):
        return Verbatim(format_cause(value, words.language))
    if isinstance(value, OneOf):
        return Verbatim(join_or(words, [str(one) for one in value]))
    if callable(value):
        return Verbatim(value(words.language))
    if isinstance(value, int | float | str | list | tuple):
        return value
    return str(value)


# Transfer between processes ---------------------------------------------------------------------------------------------


def in_all_languages(error: BadInput) -> dict[str, str]:
    """Return an error's message by language, for another process that does not know the reader's language."""
    return {language: error.localize(language) for language in LANGUAGES}


def from_languages(messages: Mapping[str, str]) -> BadInput:
    """Restore an error from its messages."""
    return BadInput("told", why=partial(_pick_language, dict(messages)))


def _pick_language(said: Mapping[str, str], language: str) -> str:
    return said.get(language, said[ENGLISH])
