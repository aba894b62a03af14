"""Seating: people and bots, their names, and the letter and colour of each seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from hippodrome.bots import LEVELS
from hippodrome.bots.user_bots import check_bot, installed_bots, is_user_bot
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.names import are_confusable, disambiguate_all, is_valid_name
from hippodrome.terminal.screen import printable

ME = "me"
MAX_NAME_LENGTH = 16
UNNAMED_BOT = "Bot"

_STYLES = ("bold cyan", "bold magenta", "bold dodger_blue1", "bold dark_orange", "bold spring_green3", "bold hot_pink")


@dataclass(frozen=True)
class Seating:
    """The seats of a race; `bots` are the levels of bots, empty for people."""

    names: tuple[str, ...]
    bots: tuple[str, ...]

    @property
    def people(self) -> list[Seat]:
        """Return the seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    @property
    def marks(self) -> list[str]:
        """Return the letter of each seat."""
        return marks_of(self.names)

    def style(self, seat: Seat) -> str:
        """Return the colour of a seat."""
        return _STYLES[seat % len(_STYLES)]


def marks_of(names: Sequence[str]) -> list[str]:
    """Return one letter for each name, all different: the first free one of the name, or else of the alphabet.

    A letter, never a digit: lists are picked by number, and `3t` must differ from 31.
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
    """Parse the seating: `me`, `me:Name`, a bot's level, `level:Name`, or a user bot (bots/user_bots.py); `names` are for
    people without one."""
    kinds: list[str] = []
    given: list[str] = []
    for n, text in enumerate(texts, 1):
        kind, colon, name = (part.strip() for part in text.partition(":"))
        if kind not in (ME, *LEVELS, *installed_bots()):
            if not is_user_bot(text.strip()):
                known = OneOf((*LEVELS, *installed_bots(), "FILE.py:NAME"))
                raise BadInput("no_seat_in_terminal", n=n, typed=printable(text), known=known)
            kind, colon = text.strip(), ""
            check_bot(kind)
        name = _check_name(n, name, given) if colon else ""
        kinds.append(kind)
        given.append(name)
    spare = [name for name in names if not _is_taken(name, given)]
    for n, kind in enumerate(kinds):
        if not given[n]:
            given[n] = spare.pop(0) if kind == ME and spare else _free_name(_default_name(kind), given)
    return Seating(tuple(given), tuple("" if kind == ME else kind for kind in kinds))


def _default_name(kind: str) -> str:
    """Return a default name; for a user-supplied bot, the name of its function."""
    name = kind.rpartition(":")[2].rpartition(".")[2].capitalize()[: MAX_NAME_LENGTH - 5]
    return name if is_valid_name(name) else UNNAMED_BOT


def _check_name(n: int, name: str, taken: Sequence[str]) -> str:
    """Return a name that is readable and distinguishable from the others; raises BadInput otherwise."""
    name = unicodedata.normalize("NFC", name)
    if not 1 <= len(name) <= MAX_NAME_LENGTH:
        raise BadInput("name_length", n=n, most=MAX_NAME_LENGTH)
    if not is_valid_name(name):
        raise BadInput("name_unseen", n=n)
    if not any(letter.isalnum() for letter in name):
        raise BadInput("name_needs_letter", n=n)
    if _is_taken(name, taken):
        raise BadInput("name_twice", name=name)
    return name


def _is_taken(name: str, taken: Sequence[str]) -> bool:
    """Return whether a name looks like one of those taken: Ana, ANA and Аna with a Cyrillic A."""
    return any(are_confusable(name, other) for other in taken if other)


def _free_name(name: str, taken: Sequence[str]) -> str:
    """Return a free name: Auriga, Auriga II, Auriga III."""
    numerals = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
    return next(name + numeral for numeral in numerals if not _is_taken(name + numeral, taken))


def seats_of(players: Sequence[str], bots: Sequence[str]) -> Seating:
    """Return the seating of a race file."""
    shown = [printable(name, MAX_NAME_LENGTH) or "?" for name in players]
    shown = disambiguate_all(shown, MAX_NAME_LENGTH)
    return Seating(tuple(shown), (*bots, *[""] * len(shown))[: len(shown)])
