"""Answers of Cthulhu 500: a verb with its cards, seats or number, and their text format."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.errors import Reason
from hippodrome.games.cthulhu_500.edition import Edition


class Answer(NamedTuple):
    """One answer: `play stomped-by-an-elder-god#1 @2`, `overtake @0`, `throw ia-ia#2 gremlins`, `draw 2`, `pass`."""

    verb: str
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    number: int = 0


VERBS: dict[str, tuple[str, ...]] = {
    "vehicle": ("take",),
    "qualify": ("throw",),
    "action": ("play", "crew", "overtake", "pit", "use", "end"),
    "free_test": ("yes", "no"),
    "pit": ("mod", "tires", "driver", "repair", "remove", "nothing"),
    "react": ("react", "pass", "silence"),
    "may_draw": ("yes", "no"),
    "discard": ("throw",),
    "draw": ("draw",),
    "contagion": ("infect",),
}
"""The verbs that answer each prompt."""

YES, NO, PASS, SILENCE = Answer("yes"), Answer("no"), Answer("pass"), Answer("silence")
END, PIT, REPAIR, NOTHING = Answer("end"), Answer("pit"), Answer("repair"), Answer("nothing")

_MAX_TEXT_LENGTH = 2000


def write_answer(edition: Edition, answer: Answer) -> str:
    """Format an answer: the verb, then cards by name, seats as @0, @1 ..., and a number for a draw."""
    names = [piece_name(edition, card) for card in answer.cards]
    number = [str(answer.number)] if answer.verb == "draw" else []
    return " ".join([answer.verb, *names, *(f"@{seat}" for seat in answer.seats), *number])


def piece_name(edition: Edition, piece: int) -> str:
    """Return the unique name of a card, the flag or a vehicle."""
    if piece < edition.flag:
        return edition.cards[piece].name
    return "flag" if piece == edition.flag else edition.vehicles[piece - edition.flag - 1].name


def read_answer(edition: Edition, about: str, text: str) -> Answer | Reason:
    """Parse an answer, legal or not; return the reason if the text is malformed."""
    parts = text.split() if len(text) <= _MAX_TEXT_LENGTH else []
    if not parts or parts[0] not in VERBS[about]:
        return Reason("malformed", {"answer": text[:80], "verbs": VERBS[about]})
    cards, seats, number = list[int](), list[int](), 0
    for part in parts[1:]:
        if part.startswith("@") and part[1:].isdecimal() and len(part) < 4:
            seats.append(int(part[1:]))
        elif part.isdecimal() and len(part) < 4 and parts[0] == "draw":
            number = int(part)
        elif part in edition.piece_ids:
            cards.append(edition.piece_ids[part])
        else:
            return Reason("unknown_piece", {"answer": part[:40]})
    if parts[0] == "throw":
        cards.sort()
    return Answer(parts[0], tuple(cards), tuple(seats), number)


def is_well_formed(edition: Edition, about: str, answer: object) -> bool:
    """Return whether every part of an answer names something, and its verb belongs to the prompt."""
    if not isinstance(answer, Answer) or answer.verb not in VERBS[about]:
        return False
    pieces = len(edition.piece_ids)
    return (
        all(type(part) is tuple for part in (answer.cards, answer.seats))
        and all(type(card) is int and 0 <= card < pieces for card in answer.cards)
        and all(type(seat) is int and seat >= 0 for seat in answer.seats)
        and type(answer.number) is int
        and (answer.number == 0 or answer.verb == "draw")
        and (answer.verb != "throw" or list(answer.cards) == sorted(answer.cards))
    )
