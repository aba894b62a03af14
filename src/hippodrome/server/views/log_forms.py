"""The two forms of a log entry: a fact as data, which the client formats, or a sentence, for clients that request text.

Data is the same in all languages, so a public fact is encoded once for all viewers of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.message_data import LabelKey, message_data
from hippodrome.server.tables.records import Note
from hippodrome.server.views.json import dumps

MAX_CACHED_TEXTS = 10_000
"""Headings whose JSON is cached."""


class Encoded(NamedTuple):
    """A part of a log entry as JSON, and the labels that a client needs to format it."""

    text: str
    labels: tuple[LabelKey, ...] = ()


class LogForm(Protocol):
    """A form of log entries."""

    words: Localization
    no_turn: str
    """Heading of entries before the first turn, as JSON."""

    @property
    def key(self) -> str:
        """Key of the entries; viewers with the same key share them."""

    @property
    def heading_key(self) -> object:
        """Object that changes whenever headings do."""

    def heading(self, turn: Mapping[str, Any]) -> Encoded:
        """Encode the heading of a turn."""

    def overtakes(self, seats: Sequence[Seat]) -> dict[str, Any]:
        """Return the field of an entry that names the seats that its piece overtakes."""

    def fact(self, game: str, edition: Any, fact: Fact) -> Encoded:
        """Encode a fact as JSON fields without braces."""

    def note(self, note: Note) -> Encoded:
        """Encode a note as JSON fields without braces."""


class TextForm:
    """Entries as sentences in the viewer's language."""

    no_turn = '""'

    def __init__(self, words: Localization) -> None:
        self.words = words

    @property
    def key(self) -> str:
        """The language."""
        return self.words.language

    @property
    def heading_key(self) -> object:
        """The localization, which is replaced when a player's name changes."""
        return self.words

    def heading(self, turn: Mapping[str, Any]) -> Encoded:
        """Encode the heading as text."""
        return Encoded(_json_text(self.words.text("step.turn", **turn)))

    def overtakes(self, seats: Sequence[Seat]) -> dict[str, Any]:
        """Return the overtaken seats as text."""
        return {"overtake_text": self.words.text("server.telling.past", passed=seats)} if seats else {}

    def fact(self, game: str, edition: Any, fact: Fact) -> Encoded:
        """Encode a fact with its sentence."""
        return Encoded(dumps(fact_fields(self.words, game, edition, fact))[1:-1])

    def note(self, note: Note) -> Encoded:
        """Encode a note with its sentence."""
        return Encoded(_note_text(note, {"text": self.words.text(f"server.note.{note.kind}", **note.data), "kind": note.kind}))


class FactForm:
    """Entries as data, the same in all languages."""

    no_turn = "null"
    key = ""
    heading_key = None

    def __init__(self, words: Localization) -> None:
        self.words = words

    def heading(self, turn: Mapping[str, Any]) -> Encoded:
        """Encode the values of the heading."""
        values, labels = message_data(self.words, "step.turn", turn)
        return Encoded(dumps(values), labels)

    def overtakes(self, seats: Sequence[Seat]) -> dict[str, Any]:
        """Return the overtaken seats."""
        return {"overtakes": list(seats)} if seats else {}

    def fact(self, game: str, edition: Any, fact: Fact) -> Encoded:
        """Encode the kind of a fact and its values."""
        values, labels = message_data(self.words, f"fact.{fact.kind}", fact.data)
        return Encoded(dumps(_with_pieces({"fact": [fact.kind, *values]}, game, edition, fact))[1:-1], labels)

    def note(self, note: Note) -> Encoded:
        """Encode the kind of a note and its values."""
        values, labels = message_data(self.words, f"server.note.{note.kind}", note.data)
        return Encoded(_note_text(note, {"fact": [note.kind, *values]}), labels)


def fact_fields(words: Localization, game: str, edition: Any, fact: Fact) -> dict[str, Any]:
    """Return the fields of a fact's entry with its sentence, except those of its step."""
    return _with_pieces({"text": words.fact(fact), "kind": fact.kind}, game, edition, fact)


def _with_pieces(fields: dict[str, Any], game: str, edition: Any, fact: Fact) -> dict[str, Any]:
    if pieces := get_plugin(game).scene.touches(edition, fact):
        fields["pieces"] = list(pieces)
    return fields


def _note_text(note: Note, fields: Mapping[str, Any]) -> str:
    seat = note.data.get("seat")
    return dumps({**fields, "note": True, **({} if seat is None else {"seat": seat})})[1:-1]


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _json_text(text: str) -> str:
    return dumps(text)
