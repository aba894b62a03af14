"""Scenes: the table as one viewer sees it (pieces on slots and a display per seat), and a choice while it is being made.

A game's `scene.py` builds scenes and its `choice.py` builds choices; `svg` draws boards and faces. The code that renders
a scene (a page, a screenshot) contains no rules. All texts are already localized.

    scene(view, edition, words, seat) -> Scene             pieces on slots, built from the view only
    result(view, edition, words) -> Result                 the result of a finished race
    touches(edition, fact) -> ids                          the pieces and slots to highlight for a fact
    ways(edition, fact) -> {piece: slots}                  the slots that pieces pass through, ending with the destination
    build_choice(pov, words, picked) -> Choice             the answer that the picks make, and the next possible picks
    picks_of(pov, answer) -> ids                           the picks that make an answer: the inverse of build_choice
    describe_answer(pov, words, answer) -> str             an answer as a sentence

`touches` and `ways` are optional: without them a fact highlights nothing, and pieces move in a straight line. A game with
a step classifier (core/playback.py) returns the paths of pieces there.

A game without an `svg`, `terminal` or `choice` module gets default ones, from three more functions of its `scene.py`
(the last is optional: without it there is one button per option):

    slots(edition) -> {slot: Spot}                         the position of each slot and the text printed there
    faces(edition) -> {face: text}                         the text on each face; empty: a round piece
    way(view, edition, seat, option) -> Way                the piece or slot that represents an option, and its path
"""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.ask import Seat


class Mark(NamedTuple):
    """The mark of a seat: a shape with a letter in it, readable without distinguishing colours."""

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
    """Return the mark of a seat, the same on panel, board, log, chat and picture."""
    return MARKS[seat % len(MARKS)]


class Piece(NamedTuple):
    """An object on the table. Its id is stable from scene to scene, so that clients can animate it."""

    id: str
    face: str
    """The name of its picture among the game's faces."""
    slot: str
    """Its position: a slot of the board, or an area next to it: `hand`, `seat:2`."""
    label: str
    """Its name for readers."""
    detail: str = ""
    """Its description, for a tooltip."""
    mark: str = ""
    """Letters or a number to print on it; a mark that begins with the letter of its seat is drawn as that seat's mark."""
    seat: Seat | None = None
    """The seat whose colour it has."""


class Spot(NamedTuple):
    """A slot of the default board: column and row from 0 (fractions allowed), a short text in its corner, a symbol in its
    middle, and `square`: whether a square is printed there."""

    column: float
    row: float
    text: str = ""
    sign: str = ""
    square: bool = True


class Way(NamedTuple):
    """An option on the default board: the piece or slot to click, and the path, ending with the certain destination."""

    pick: str
    path: tuple[str, ...] = ()


class Stat(NamedTuple):
    """A number or word shown for a seat; `of` is its maximum, where a bar helps."""

    id: str
    label: str
    value: str
    of: int | None = None
    detail: str = ""
    lasts: bool = True
    """It persists from turn to turn. The recap for returning players leaves out stats that restart every turn."""


class Display(NamedTuple):
    """The stats of a seat, shown next to the pieces in its area `seat:N`."""

    seat: Seat
    stats: tuple[Stat, ...]


class Scene(NamedTuple):
    """The table for one viewer. Displays are in race order."""

    title: str
    pieces: tuple[Piece, ...]
    displays: tuple[Display, ...]


class Result(NamedTuple):
    """The result of a race besides the winners: the margin, and how far each seat came."""

    why: str
    """The margin, or the rule, by which the winner is ahead of the next seat."""
    came: tuple[str, ...]
    """The result of each seat as text."""


class Pick(NamedTuple):
    """A clickable element: a piece or a slot by its id, or a separate button. `why_not` is empty if it may be picked."""

    id: str
    label: str
    why_not: str = ""
    button: bool = False
    """True if it is not on the table and so needs a button."""
    key: str = ""
    """A keyboard shortcut that picks and confirms it at once, such as the one that declines a reaction."""
    detail: str = ""
    """Its effect, for a tooltip; a piece has its own detail."""


class Preview(NamedTuple):
    """The effect of an answer: the sum and the consequences as text; the path of a piece, and its destination.

    A statement without a condition is certain: no other seat's answer and no chance draw can contradict it.
    """

    lines: tuple[str, ...]
    piece: str = ""
    path: tuple[str, ...] = ()
    landing: str = ""
    """The slot where the piece ends; empty if that is not certain."""
    warns: bool = False
    """True if the effect may be unexpectedly bad, such as a wreck or much damage."""
    reach: tuple[str, ...] = ()
    """The slots where the piece may end, if that is not certain."""


class Choice(NamedTuple):
    """An answer while it is being picked."""

    prompt: str
    """The instruction for the next pick."""
    chosen: tuple[str, ...]
    """The current picks, without those that a later pick replaced."""
    picks: tuple[Pick, ...]
    """Every pick that could be clicked now, chosen ones included; blocked ones say why not."""
    answer: str = ""
    """The answer's text, once the picks make one."""
    says: str = ""
    """The answer, or the picks so far, as text."""
    preview: Preview | None = None
    refusal: str = ""
    """The reason why the last pick was refused."""
    aside: bool = False
    """True for a reaction to another seat: a client may offer to decline all of these (by the first pick with a key)."""
    action: str = ""
    """A few words for the button that gives the answer."""
    immediate: bool = False
    """True if a client may give the answer without asking again: it reveals nothing, or it can be undone."""


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
