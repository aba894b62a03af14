"""What a journal is made of: events, who sits where, what was noted."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.race_file import Race, to_text
from hippodrome.core.table import Table

Event = dict[str, Any]

NEEDED = ("lapse", "away", "back", "relieved", "rematch", "remove", "bot", "resign", "close")
"""Kinds of events that are always written: a journal can hold only a limited number of each."""


class Hook(NamedTuple):
    """An address to tell of moves, and in which language."""

    url: str
    language: str


class Holder(NamedTuple):
    """Whoever came with the secret of a seat. The seat is theirs for as long as that secret opens it."""

    seat: Seat
    key: str
    """The hash of the secret."""


@dataclass
class Place:
    """A seat at the table and who sits in it."""

    kind: str
    """person, bot or open"""
    name: str
    level: str = ""
    secret: str = ""
    """The hash of its secret."""
    ready: bool = False
    salt: str = ""
    left: str = ""
    """Why the person of that name does not play here any more, and a bot does: resigned or replaced."""


@dataclass
class Note:
    """Something in the log that is no fact of the race; it stands after so many facts."""

    after: int
    kind: str
    data: Mapping[str, Any]
    only: Seat | None = None
    """The one seat that may read it: it tells of a quiet question."""


@dataclass
class Request:
    """Somebody asks to go back before their last answer, to so many lines."""

    seat: Seat
    lines: int
    agreed: set[Seat] = field(default_factory=set)


class Given(NamedTuple):
    """An answer as a client sent it: the mark of its question, its text, and the log lines that stood before the question."""

    question: str
    answer: str
    lines: int


@dataclass
class Shown:
    """How many lines of the log each reader may know of while a quiet question is open."""

    everybody: int = 0
    seats: dict[Seat, int] = field(default_factory=dict)
    """Of seats that were asked in silence: as many as stood when they were."""
    tables: dict[int, Table[Any]] = field(default_factory=dict)
    """The table as it stood then, by lines; made when it is looked at."""


def hash_secret(secret: str) -> str:
    """What is kept of a secret: it has 128 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(b"hippodrome seat 1\0" + secret.encode("utf-8", "surrogatepass")).hexdigest()


def started(
    race: Race, places: list[Place], *, pace: str, listed: bool, created: float | None = None, **more: Any
) -> dict[str, Any]:
    """What is kept of a table when it is made, and never changes."""
    when = time.time() if created is None else created
    given = {"race": to_text(replace(race, edition_text="")), "places": [vars(place) for place in places], "created": when}
    own = {"edition_text": race.edition_text} if race.edition_text else {}  # the store keeps it apart, once
    return {**given, **own, "pace": pace, "listed": listed, **more}
