"""A scene is what a table looks like to one reader: pieces on slots, a display for each seat; and a choice as it is being made.

A game's `scene.py` makes scenes and its `choice.py` makes choices; `picture` draws boards and faces; whoever shows a scene
(a page, a still picture) knows no rules. All texts are already in the reader's words.

    scene(view, edition, words, seat) -> Scene             pieces on slots, made of the view alone
    touches(edition, fact) -> ids                          the pieces and slots that a fact is about, to be pointed at
    trails(edition, facts) -> {piece: slots}               the way that pieces took, slot by slot, where it is not straight
    consider(pov, words, picked) -> Choice                 what the things picked so far amount to, and what can be picked now
    picks_of(pov, answer) -> ids                           the picks that make an answer: the inverse of consider
    says_of(pov, words, answer) -> str                     an answer in words
"""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.ask import Seat


class Piece(NamedTuple):
    """Something that lies on the table. It keeps its id from scene to scene, so that it can be seen to move or to turn."""

    id: str
    face: str
    """The name of its picture in the sheet of faces."""
    slot: str
    """Where it lies: a slot of the board, or an area beside it: `hand`, `seat:2`."""
    label: str
    """What it is called."""
    detail: str = ""
    """What there is to know about it, for those who look closer."""
    mark: str = ""
    """A few letters or a number that are written on it."""
    seat: Seat | None = None
    """Whose colour it wears."""


class Stat(NamedTuple):
    """A number (or a word) in front of a seat; `of` is what it can be at most, where a bar helps."""

    id: str
    label: str
    value: str
    of: int | None = None
    detail: str = ""


class Display(NamedTuple):
    """What stands in front of a seat, beside the pieces in its area `seat:N`."""

    seat: Seat
    stats: tuple[Stat, ...]


class Scene(NamedTuple):
    """The table for one reader. Displays stand in the order of the race."""

    title: str
    pieces: tuple[Piece, ...]
    displays: tuple[Display, ...]


class Pick(NamedTuple):
    """Something that can be clicked: a piece or a slot by its id, or a button of its own. `why_not` is empty if it may be."""

    id: str
    label: str
    why_not: str = ""
    button: bool = False
    """It lies nowhere on the table, so it needs a button."""


class Preview(NamedTuple):
    """What an answer would do: the sum and the effects in words; the way of a piece, and where it would end."""

    lines: tuple[str, ...]
    piece: str = ""
    path: tuple[str, ...] = ()
    landing: str = ""
    warns: bool = False
    """It hurts more than one would wish without looking: a wreck, a heap of damage."""


class Choice(NamedTuple):
    """An answer in the making."""

    prompt: str
    """What to pick next."""
    chosen: tuple[str, ...]
    """The picks that stand, after those that a later one replaced are gone."""
    picks: tuple[Pick, ...]
    """All that could be clicked now, chosen ones included, with why not."""
    answer: str = ""
    """The answer's text, once the picks make one."""
    says: str = ""
    """The answer, or the picks so far, in words."""
    preview: Preview | None = None
    refusal: str = ""
    """Why the last pick does not stand."""
