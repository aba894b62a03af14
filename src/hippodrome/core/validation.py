"""Validation issues of edition files: line, key and code, localized for the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import sanitize
from hippodrome.i18n.localization import Localization

MAX_REASON_LENGTH = 300
"""Characters of one issue's message; longer ones are cut."""


class Issue(NamedTuple):
    """A validation issue: its line (0: the file as a whole), code, values and key."""

    line: int
    code: str
    """Its message is `fault.<code>`, of the shared package or of `package`."""
    data: Mapping[str, Any] = {}
    key: str = ""
    limit: str = ""
    """The rulebook limit that is exceeded, if an edition may exceed it on purpose."""
    package: str = ""
    """The package of its message; empty for the shared one."""

    @property
    def reason(self) -> str:
        """The message in English."""
        return self.localize("en")

    def localize(self, language: str) -> str:
        """Return the message in a language, with the key before it."""
        words = Localization(language, package=self.package)
        message = words.text(f"fault.{self.code}", **self.data)
        if self.key:
            message = words.text("fault.at", key=self.key, reason=message)
        if self.limit:
            message = words.text("fault.on_purpose", reason=message, limit=self.limit)
        return sanitize(message, MAX_REASON_LENGTH)

    def localize_with_line(self, language: str) -> str:
        """Return the localized message, with the line before it."""
        message = self.localize(language)
        return Localization(language).text("fault.line", line=str(self.line), reason=message) if self.line else message

    def __str__(self) -> str:
        return self.localize_with_line("en")


class BadEdition(BadInput):
    """An edition file with validation issues.

    >>> from pathlib import Path
    >>> _ = Path("mine.toml").write_text(hd.Edition("charioteer").text + "wheels = 4")
    >>> try:
    ...     hd.Edition("charioteer", "mine.toml")
    ... except hd.BadEdition as error:
    ...     print(len(error.issues))
    1
    """

    def __init__(self, where: str, issues: Sequence[Issue]) -> None:
        super().__init__("faults", where=where)
        self.where, self.issues = where, tuple(issues)

    def localize(self, language: str) -> str:
        """Return the first issue in a language, and the number of further ones."""
        first, more = self.issues[0].localize_with_line(language), len(self.issues) - 1
        return Localization(language).text("fault.of_file", file=self.where, first=first, more=more)

    def __str__(self) -> str:
        return self.localize("en")
