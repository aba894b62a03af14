"""Response models for a decision: the view, the options, the preview of an answer, and the coach's hint."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from hippodrome.server.schemas.responses import Reply


class GameView(Reply):
    """The game's view for this viewer, as numbers; the fields of `view` depend on the game."""

    kind: str
    prompt_token: str
    mine: bool
    view: dict[str, Any]


class OptionsPage(Reply):
    """One page of a seat's options as texts, and the total number."""

    kind: str
    prompt_token: str
    total: int
    from_: int = Field(alias="from")
    options: list[str]


class Pick(Reply):
    """A piece or button that the player can pick, or the reason against it."""

    id: str
    label: str
    why_not: str
    button: bool
    key: str
    detail: str


class Preview(Reply):
    """Preview of an answer: its effect in sentences, and the path of the piece that it moves."""

    lines: list[str]
    piece: str
    path: list[str]
    landing: str
    warns: bool
    reach: list[str]


class Choice(Reply):
    """The answer that the picks so far form, and the picks that can follow."""

    text: str
    chosen: list[str]
    picks: list[Pick]
    answer: str
    answer_text: str
    action_text: str
    """Short label of the button that sends the answer; empty if there is none."""
    immediate: bool
    """True if a client may send the answer without confirmation: it reveals nothing, or can be undone."""
    preview: Preview | None
    refusal: str
    declinable: bool


class Hint(Reply):
    """The coach's move and its reasons."""

    answer: str
    picked: list[str]
    answer_text: str
    lines: list[str]
