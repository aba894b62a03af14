"""The exception hierarchy.

HippodromeError
├── Refused          an answer the rules do not offer; carries the Reason
└── BadInput         unusable input: one clear line, exit code 2
    ├── BadRace      a race file
    ├── BadEdition   an edition file; carries every issue found (validation.py)
    └── BadScenario  a scenario file
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """The reason why something is not allowed: a code for programs, its values, and the rulebook section.

    >>> hd.Race("charioteer", seats=2, seed=1).why_not(0, "fly")
    Reason(code='malformed', data={'answer': 'fly'}, section='')
    """

    code: str
    data: Mapping[str, Any] = {}
    section: str = ""


class HippodromeError(Exception):
    """Base class of the exceptions that this package raises on purpose.

    >>> issubclass(hd.Refused, hd.HippodromeError), issubclass(hd.BadInput, hd.HippodromeError)
    (True, True)
    """


class Refused(HippodromeError):
    """An illegal answer; the table is unchanged.

    >>> try:
    ...     hd.Race("charioteer", seats=2, seed=1).answer(0, "fly")
    ... except hd.Refused as refused:
    ...     print(refused.reason.code)
    malformed
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.data)} ({reason.section})")
        self.reason = reason


class OneOf(tuple[Any, ...]):
    """A list of choices, as a value of a BadInput: formatted with "or".

    >>> from hippodrome.core.errors import OneOf
    >>> print(hd.BadInput("no_game", name="chess", known=OneOf(["ur", "go"])))
    there is no game 'chess': choose ur or go
    """


class BadInput(HippodromeError):
    """Input that cannot be used; the message is one line that says what to do.

    It carries the key of its text and the values in it, so `localize` formats it in any supported language; `str` is English.
    A caller without messages in the catalogue, such as a game of a package, passes a sentence instead of the key.

    >>> hd.Race("charioteer", seats=9)
    Traceback (most recent call last):
    hippodrome.core.errors.BadInput: charioteer is for 2 to 6 seats, not 9
    >>> try:
    ...     hd.Race("charioteer", seats=9)
    ... except hd.BadInput as error:
    ...     print(error.key, error.localize("de"))
    seats_of_game charioteer ist für 2 bis 6 Sitze, nicht für 9
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def __str__(self) -> str:
        return self.localize("en")

    def localize(self, language: str) -> str:
        """Format the message in a supported language.

        >>> hd.BadInput("empty_seed").localize("es")
        'la semilla no puede estar vacía: da cualquier palabra o número, o 64 dígitos hexadecimales'
        """
        message: str = import_module("hippodrome.i18n.error_messages").format_error(
            self, language
        )  # imported here: it depends on this module, and is rarely needed
        return message

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with all attributes, so that errors of worker processes arrive complete."""
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(kind: type[BadInput], args: tuple[Any, ...], carried: Mapping[str, Any]) -> BadInput:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(carried)
    return error


class BadRace(BadInput):
    """A race file that cannot be parsed, or contradicts the rules.

    >>> hd.loads("once upon a time")
    Traceback (most recent call last):
    hippodrome.core.errors.BadRace: the file is cut off in the middle of its last line: restore it from a copy
    """


class BadScenario(BadInput):
    """A scenario file that cannot be parsed.

    >>> issubclass(hd.BadScenario, hd.BadInput)
    True
    """
