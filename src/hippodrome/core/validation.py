"""What is wrong with an edition's file: each fault with its line, its key and a code, told in any language by the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import shown
from hippodrome.i18n.localization import Words

LONGEST_REASON = 300
"""So long is what is told of one fault."""


class Fault(NamedTuple):
    """One thing wrong with a file: the line it stands on (0: the file as a whole), why, and the key that it is about."""

    line: int
    code: str
    """Its words are `fault.<code>`, in the house or in the room."""
    data: Mapping[str, Any] = {}
    key: str = ""
    limit: str = ""
    """The limit of the rulebook that is broken, if it is one that an edition may leave on purpose."""
    room: str = ""
    """The package whose words say it, if they are not the house's."""

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self.told("en")

    def told(self, language: str) -> str:
        """Why, in a language, with the key before it."""
        words = Words(language, room=self.room)
        said = words.text(f"fault.{self.code}", **self.data)
        if self.key:
            said = words.text("fault.at", key=self.key, reason=said)
        if self.limit:
            said = words.text("fault.on_purpose", reason=said, limit=self.limit)
        return shown(said, LONGEST_REASON)

    def told_with_line(self, language: str) -> str:
        """The same with the line before it."""
        said = self.told(language)
        return Words(language).text("fault.line", line=str(self.line), reason=said) if self.line else said

    def __str__(self) -> str:
        return self.told_with_line("en")


class BadEdition(BadInput):
    """An edition file with faults.

    >>> from pathlib import Path
    >>> _ = Path("mine.toml").write_text(hd.Edition("charioteer").text + "wheels = 4")
    >>> try:
    ...     hd.Edition("charioteer", "mine.toml")
    ... except hd.BadEdition as error:
    ...     print(len(error.faults))
    1
    """

    def __init__(self, where: str, faults: Sequence[Fault]) -> None:
        super().__init__("faults", where=where)
        self.where, self.faults = where, tuple(faults)

    def told(self, language: str) -> str:
        """The first fault in a language, and how many more there are."""
        first, more = self.faults[0].told_with_line(language), len(self.faults) - 1
        return Words(language).text("fault.of_file", file=self.where, first=first, more=more)

    def __str__(self) -> str:
        return self.told("en")
