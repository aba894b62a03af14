"""Who sits where: people and bots, their names, and the letter and colour by which a table shows them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from hippodrome.bots import LEVELS
from hippodrome.bots.user_bots import check_bot, is_own, own_bots
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.names import can_be_name, look_alike, tell_all_apart
from hippodrome.terminal.screen import printable

ME = "me"
LONGEST_NAME = 16
UNNAMED_BOT = "Bot"

_STYLES = ("bold cyan", "bold magenta", "bold dodger_blue1", "bold dark_orange", "bold spring_green3", "bold hot_pink")


@dataclass(frozen=True)
class Seating:
    """The seats of a race; `bots` names a bot's level, or nothing for a person."""

    names: tuple[str, ...]
    bots: tuple[str, ...]

    @property
    def people(self) -> list[Seat]:
        """The seats that people answer for."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    @property
    def marks(self) -> list[str]:
        """The letter of each seat."""
        return marks_of(self.names)

    def style(self, seat: Seat) -> str:
        """The colour of a seat."""
        return _STYLES[seat % len(_STYLES)]


def marks_of(names: Sequence[str]) -> list[str]:
    """One letter for each name, all different: the first free one of the name, or else of the alphabet.

    A letter, never a digit: numbers are what lists are picked by, and `3t` has to be told from 31.
    """
    marks: dict[int, str] = {}
    for seat, name in enumerate(names):
        letters = [letter.upper() for letter in name if letter.isascii() and letter.isalpha()]
        if free := next((letter for letter in letters if letter not in marks.values()), None):
            marks[seat] = free
    for seat in range(len(names)):
        if seat not in marks:
            marks[seat] = next(letter for letter in ascii_uppercase if letter not in marks.values())
    return [marks[seat] for seat in range(len(names))]


def read_seats(texts: Sequence[str], names: Sequence[str] = ()) -> Seating:
    """The seating as typed: `me`, `me:Name`, a bot's level, `level:Name`, or a user bot (bots/user_bots.py); `names`
    are for people without one."""
    kinds: list[str] = []
    given: list[str] = []
    for n, text in enumerate(texts, 1):
        kind, colon, name = (part.strip() for part in text.partition(":"))
        if kind not in (ME, *LEVELS, *own_bots()):
            if not is_own(text.strip()):
                known = OneOf((*LEVELS, *own_bots(), "FILE.py:NAME"))
                raise BadInput("no_seat_in_terminal", n=n, typed=printable(text), known=known)
            kind, colon = text.strip(), ""
            check_bot(kind)
        name = _check_name(n, name, given) if colon else ""
        kinds.append(kind)
        given.append(name)
    spare = [name for name in names if not _is_taken(name, given)]
    for n, kind in enumerate(kinds):
        if not given[n]:
            given[n] = spare.pop(0) if kind == ME and spare else _free_name(_called(kind), given)
    return Seating(tuple(given), tuple("" if kind == ME else kind for kind in kinds))


def _called(kind: str) -> str:
    """What somebody without a name is called: a bot of one's own by its function."""
    name = kind.rpartition(":")[2].rpartition(".")[2].capitalize()[: LONGEST_NAME - 5]
    return name if can_be_name(name) else UNNAMED_BOT


def _check_name(n: int, name: str, taken: Sequence[str]) -> str:
    """A name that can be read and told from the others, or one line that says what is wrong with it."""
    name = unicodedata.normalize("NFC", name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadInput("name_length", n=n, most=LONGEST_NAME)
    if not can_be_name(name):
        raise BadInput("name_unseen", n=n)
    if not any(letter.isalnum() for letter in name):
        raise BadInput("name_needs_letter", n=n)
    if _is_taken(name, taken):
        raise BadInput("name_twice", name=name)
    return name


def _is_taken(name: str, taken: Sequence[str]) -> bool:
    """Return whether a name looks like one of those taken: Ana, ANA and Аna with a Cyrillic A."""
    return any(look_alike(name, other) for other in taken if other)


def _free_name(name: str, taken: Sequence[str]) -> str:
    """A name nobody has: Auriga, Auriga II, Auriga III."""
    numerals = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
    return next(name + numeral for numeral in numerals if not _is_taken(name + numeral, taken))


def seats_of(players: Sequence[str], bots: Sequence[str]) -> Seating:
    """The seating that a race file tells of."""
    shown = [printable(name, LONGEST_NAME) or "?" for name in players]
    shown = tell_all_apart(shown, LONGEST_NAME)
    return Seating(tuple(shown), (*bots, *[""] * len(shown))[: len(shown)])
