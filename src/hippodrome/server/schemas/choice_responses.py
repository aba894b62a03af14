"""Response models of a decision: the view, the options, an answer in the making, and the coach's hint."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from hippodrome.server.schemas.responses import Reply


class GameView(Reply):
    """The game's view for this viewer, as numbers; `view` is the game's own."""

    kind: str
    prompt_token: str
    mine: bool
    view: dict[str, Any]


class OptionsPage(Reply):
    """Options of a seat: the total, and the texts of one page."""

    kind: str
    prompt_token: str
    total: int
    from_: int = Field(alias="from")
    options: list[str]


class Pick(Reply):
    """A clickable piece or button."""

    id: str
    label: str
    why_not: str
    button: bool
    key: str
    detail: str


class Preview(Reply):
    """Preview of an answer."""

    lines: list[str]
    piece: str
    path: list[str]
    landing: str
    warns: bool
    reach: list[str]


class Choice(Reply):
    """An answer in the making."""

    text: str
    chosen: list[str]
    picks: list[Pick]
    answer: str
    answer_text: str
    action_text: str
    """A few words for the button that gives the answer; empty if there are none."""
    immediate: bool
    """True if a client may give the answer without asking again: it reveals nothing, or it can be undone."""
    preview: Preview | None
    refusal: str
    declinable: bool


class Hint(Reply):
    """The coach's move and its reasons."""

    answer: str
    picked: list[str]
    answer_text: str
    lines: list[str]
