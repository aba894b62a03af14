"""Compiled message patterns: plain text, or a function of the message's values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import methodcaller
from typing import Protocol


class Values(Protocol):
    """The values of one message, as a pattern reads them."""

    def label(self, field: str) -> str:
        """Return the label of a value."""

    def selector(self, field: str) -> float | str:
        """Return the value by which a message selects a variant: a number or a word."""


Formatter = Callable[[Values], str]
Pattern = str | Formatter
"""A constant text, or a function of the values."""


class Unreadable(Exception):
    """An entry that is not valid Fluent, or refers to a missing entry."""


def join(parts: Sequence[Pattern]) -> Pattern:
    """Join patterns into one."""
    merged: list[Pattern] = []
    for part in parts:
        if merged and isinstance(part, str) and isinstance(merged[-1], str):
            merged[-1] += part
        elif part != "":
            merged.append(part)
    if len(merged) < 2:
        return merged[0] if merged else ""

    def joined(values: Values) -> str:
        return "".join([part if part.__class__ is str else part(values) for part in merged])  # type: ignore[operator]

    return joined


def label_of(field: str) -> Formatter:
    """Return a pattern that shows the label of a value."""
    return methodcaller("label", field)
