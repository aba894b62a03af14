"""Response models of a table's state, with facts or with text (`text=1`)."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from hippodrome.server.schemas.responses import Reply, Scene, TableSummary


class Prompt(Reply):
    """The open prompt as this viewer may see it."""

    kind: str
    prompt_token: str
    text: str | None = None
    """Set with `text=1`; otherwise clients use the label `prompt` of the kind."""
    help: str | None = None
    """Set with `text=1`; otherwise clients use the label `help` of the kind, if there is one."""
    sealed: bool
    mine: bool
    answered: str | None
    answered_text: str


class Undo(Reply):
    """Permission to undo, or the reason against it."""

    can: bool
    why: str | list[Any] | None
    """The code of the reason and its values; a sentence with `text=1`."""


class Rewind(Reply):
    """A pending request to rewind."""

    seat: int
    text: str | None = None
    """Set with `text=1`; otherwise clients use the message `server.note.asks_back`."""
    agreed: list[int]
    waits_for: list[int]


class CompactLogEntry(Reply):
    """A log entry without empty fields and without its number: entries are numbered from `from`.

    `step` and `turn` are left out if they equal those of the previous entry. With `text=1` an entry has `text`, `kind` and
    `overtake_text`, and `turn` is a text; otherwise it has `fact` and `overtakes`, and `turn` is a list of values.
    """

    step: int | None = None
    turn: str | list[Any] | None = None
    fact: list[Any] | None = None
    """The kind of the fact or note, and its values."""
    text: str | None = None
    kind: str | None = None
    pieces: list[str] = Field(default_factory=list)
    note: bool = False
    step_kind: str = ""
    seat: int | None = None
    targets: list[int] = Field(default_factory=list)
    overtakes: list[int] = Field(default_factory=list)
    overtake_text: str = ""
    faces: list[str] = Field(default_factory=list)
    paths: dict[str, list[str]] = Field(default_factory=dict)


class Log(Reply):
    """Log entries that replace all entries from number `from` on."""

    from_: int = Field(alias="from")
    entries: list[CompactLogEntry]


class ChatMessage(Reply):
    """A chat message."""

    n: int
    seat: int | None
    name: str
    text: str


class Chat(Reply):
    """Chat messages from number `from` on."""

    from_: int = Field(alias="from")
    entries: list[ChatMessage]


class Standing(Reply):
    """The standing of the race; once it is over, also the reason of the win and the progress of each seat, localized."""

    ranks: list[int]
    winners: list[int]
    over: bool
    why: str = ""
    progress: list[str] = Field(default_factory=list)


class State(Reply):
    """Everything that a viewer may see of a table."""

    version: str
    table: TableSummary
    seat: int | None
    board: str | None
    faces: str | None
    scene: Scene | None
    prompt: Prompt | None
    awaited: list[int]
    ready: list[int]
    waiting: list[Any] | None = None
    """The key of the message about the awaited seats, and its values."""
    waiting_text: str | None = None
    """The same message as a sentence, with `text=1`."""
    texts: str | None = None
    """The URL of the game's texts."""
    labels: dict[str, dict[str, str]] | None = None
    """Labels of values, by field and value."""
    clocks: dict[str, float]
    now: float | None = None
    """The server's time; only for a table with a clock."""
    undo: Undo
    rewind: Rewind | None
    log: Log
    chat: Chat
    standing: Standing
