"""Scenes: the table as one viewer sees it, pieces on slots and a display for each seat; and a choice while it is being made.

A game's `scene.py` makes scenes and its `choice.py` makes choices; `svg` draws boards and faces; the code that shows a scene
(a page, a still picture) knows no rules. All texts are already in the reader's words.

    scene(view, edition, words, seat) -> Scene             pieces on slots, made of the view alone
    result(view, edition, words) -> Result                 how a race that is over ended
    touches(edition, fact) -> ids                          the pieces and slots that a fact is about, to be pointed at
    ways(edition, fact) -> {piece: slots}                  the slots that pieces go through, and at last the one where they stay
    consider(pov, words, picked) -> Choice                 what the things picked so far amount to, and what can be picked now
    picks_of(pov, answer) -> ids                           the picks that make an answer: the inverse of consider
    says_of(pov, words, answer) -> str                     an answer in words

`touches` and `ways` may be left out: then a fact points at nothing, and pieces go straight. A game with its own steps
(core/playback.py) gives the paths of pieces there.

A game without its own `svg`, `terminal` or `choice` gets default ones, from three more functions of its
`scene.py` (the last may be left out: then there is a button an option):

    slots(edition) -> {slot: Spot}                         where the slots of the board lie, and what is printed there
    faces(edition) -> {face: text}                         what is written on each face; nothing: a round piece
    way(view, edition, seat, option) -> Way                what stands for an option on the board, and where it leads
"""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.ask import Seat


class Mark(NamedTuple):
    """The mark of a seat wherever it is shown: a shape with a letter in it, readable without telling colours apart."""

    letter: str
    outline: str
    """The shape as an SVG path around 0, 0, about 20 wide."""
    base: float = 4.4
    """Baseline of the letter in the shape."""


MARKS = (
    Mark("A", "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z"),
    Mark("B", "M-9-9H9V9H-9Z"),
    Mark("C", "M0-11.5L11.5 9H-11.5Z", 6),
    Mark("D", "M0-12L12 0L0 12L-12 0Z"),
    Mark("E", "M0-11L10.5-3.4L6.5 9H-6.5L-10.5-3.4Z"),
    Mark("F", "M-5.8-10H5.8L11.5 0L5.8 10H-5.8L-11.5 0Z"),
    Mark("G", "M-10-10H10V1Q10 8 0 12Q-10 8-10 1Z"),
    Mark("H", "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z"),
)


def mark_of(seat: Seat) -> Mark:
    """The mark of a seat: the same on panel, board, log, chat and picture, for any player."""
    return MARKS[seat % len(MARKS)]


class Piece(NamedTuple):
    """An object on the table. It keeps its id from scene to scene, so that clients can animate its moves and turns."""

    id: str
    face: str
    """The name of its picture in the sheet of faces."""
    slot: str
    """Its position: a slot of the board, or an area beside it: `hand`, `seat:2`."""
    label: str
    """Its name for readers."""
    detail: str = ""
    """Its description, for a tooltip."""
    mark: str = ""
    """A few letters or a number that are written on it; one that begins with the letter of its seat is that seat's mark."""
    seat: Seat | None = None
    """The seat whose colour it has."""


class Spot(NamedTuple):
    """A slot of a plain board: its column and row from 0 (between two is allowed), a short text in its corner, a sign in its
    middle, and whether it is a printed square or only a place where something lies."""

    column: float
    row: float
    text: str = ""
    sign: str = ""
    square: bool = True


class Way(NamedTuple):
    """An option on a plain board: the piece or slot that is clicked for it, and the slots that it goes through, the last one
    for certain."""

    pick: str
    path: tuple[str, ...] = ()


class Stat(NamedTuple):
    """A number (or a word) in front of a seat; `of` is what it can be at most, where a bar helps."""

    id: str
    label: str
    value: str
    of: int | None = None
    detail: str = ""
    lasts: bool = True
    """It persists from turn to turn. The recap for returning players leaves out stats that restart every turn."""


class Display(NamedTuple):
    """The stats in front of a seat, beside the pieces in its area `seat:N`."""

    seat: Seat
    stats: tuple[Stat, ...]


class Scene(NamedTuple):
    """The table for one reader. Displays stand in the order of the race."""

    title: str
    pieces: tuple[Piece, ...]
    displays: tuple[Display, ...]


class Result(NamedTuple):
    """The end of a race, beside the winners: how it was won, and how far each seat came."""

    why: str
    """By how much, or by which rule, the winner is ahead of the next."""
    came: tuple[str, ...]
    """The result of each seat, in words."""


class Pick(NamedTuple):
    """A clickable element: a piece or a slot by its id, or a separate button. `why_not` is empty if it may be picked."""

    id: str
    label: str
    why_not: str = ""
    button: bool = False
    """It lies nowhere on the table, so it needs a button."""
    key: str = ""
    """A key that picks and confirms it at once, such as the one that declines a reaction."""
    detail: str = ""
    """Its effect, for a tooltip; a piece has its own detail."""


class Preview(NamedTuple):
    """The effect of an answer: the sum and the consequences in words; the path of a piece, and where it would end.

    What is said without a condition is certain: nothing that others can do, and no luck, contradicts it.
    """

    lines: tuple[str, ...]
    piece: str = ""
    path: tuple[str, ...] = ()
    landing: str = ""
    """The slot where the piece ends; empty if that is not certain."""
    warns: bool = False
    """It hurts more than one would wish without looking: a wreck, a heap of damage."""
    reach: tuple[str, ...] = ()
    """The slots where the piece may end, if that is not certain."""


class Choice(NamedTuple):
    """An answer in the making."""

    prompt: str
    """The instruction for the next pick."""
    chosen: tuple[str, ...]
    """The picks that stand, after those that a later one replaced are gone."""
    picks: tuple[Pick, ...]
    """Every pick that could be clicked now, chosen ones included; blocked ones say why not."""
    answer: str = ""
    """The answer's text, once the picks make one."""
    says: str = ""
    """The answer, or the picks so far, in words."""
    action: str = ""
    """A few words for the button that gives the answer."""
    immediate: bool = False
    """True if a client may give the answer without asking again: it reveals nothing, or it can be undone."""
    preview: Preview | None = None
    refusal: str = ""
    """The reason why the last pick was refused."""
    aside: bool = False
    """True for a reaction to another seat: a client may offer to decline all of these (by the first pick with a key)."""


class Exhibit(NamedTuple):
    """An item of the gallery: its faces, its name, its effect, and the number of copies (0: not counted)."""

    faces: tuple[str, ...]
    label: str
    detail: str = ""
    copies: int = 0
    seat: Seat | None = None
    """The seat whose colour it has."""


class Group(NamedTuple):
    """Exhibits of one kind."""

    title: str
    exhibits: tuple[Exhibit, ...]
