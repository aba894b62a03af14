"""Selects the language of the command line: the same for every command, its help and its errors.

In order: `--lang`, anywhere in the arguments of any command; HIPPODROME_LANG; the system's settings LC_ALL, LC_MESSAGES and
LANG.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.i18n.localization import LANGUAGES, negotiate_language

OPTION = "--lang"
_requested: list[str] = []
"""The language of --lang, if it was given."""


def cli_language() -> str:
    """Return the user's language if it is supported, else English."""
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return negotiate_language([*_requested, os.environ.get("HIPPODROME_LANG", ""), system])


def requested_language() -> str:
    """Return the language of --lang; empty if it was not given."""
    return "".join(_requested)


def reset() -> None:
    """Reset before other arguments are parsed."""
    _requested.clear()


def take_lang_option(arguments: Sequence[str]) -> list[str]:
    """Remember the language of --lang; return the remaining arguments."""
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            return [*rest, argument, *waiting]
        name, equals, value = argument.partition("=")
        if name != OPTION:
            rest.append(argument)
            continue
        if not equals and not waiting:
            raise BadInput("option_needs_value", option=OPTION)
        _request(value if equals else waiting.pop(0))
    return rest


def _request(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput("no_words", language=language[:20], known=OneOf(LANGUAGES))
    _requested[:] = [language]
