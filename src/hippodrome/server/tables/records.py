"""Records of a table: seats, sessions, notes, requests, and the start record."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.race_file import RaceRecord, to_text
from hippodrome.core.table import Table


class Webhook(NamedTuple):
    """A webhook URL that is called about moves, and its language."""

    url: str
    language: str


class SeatSession(NamedTuple):
    """An authenticated seat, valid until its token is replaced."""

    seat: Seat
    token_hash: str
    """Hash of the seat token."""


@dataclass
class SeatState:
    """A seat at the table and its player."""

    kind: str
    """`person`, `bot` or `open`."""
    name: str
    level: str = ""
    secret: str = ""
    """Hash of the seat token."""
    ready: bool = False
    salt: str = ""
    left: str = ""
    """Reason why a bot replaces the named player: `resigned` or `replaced`."""


@dataclass
class Note:
    """A log note that is not a fact of the race, placed after the first `after` facts."""

    after: int
    kind: str
    data: Mapping[str, Any]
    only: Seat | None = None
    """The only seat that may see it, because it reveals a hidden prompt."""


@dataclass
class RewindRequest:
    """A request to rewind to before a seat's last answer."""

    seat: Seat
    log_length: int
    agreed: set[Seat] = field(default_factory=set)


class SubmittedAnswer(NamedTuple):
    """An answer as a client sent it: prompt token, text, and the length of the log before the prompt."""

    prompt_token: str
    answer: str
    log_length: int


@dataclass
class Visibility:
    """Length of the log that each viewer may see while a hidden prompt is open."""

    public_length: int = 0
    seat_lengths: dict[Seat, int] = field(default_factory=dict)
    """Length of the log when a seat got its hidden prompt."""
    tables_by_length: dict[int, Table[Any]] = field(default_factory=dict)
    """Table at each log length, built on demand."""


def hash_seat_token(seat_token: str) -> str:
    """Hash a seat token for storage. It has 128 random bits, so a fast hash is enough."""
    return hashlib.sha256(b"hippodrome seat 1\0" + seat_token.encode("utf-8", "surrogatepass")).hexdigest()


def start_record(
    race: RaceRecord, seats: list[SeatState], *, pace: str, listed: bool, created: float | None = None, **more: Any
) -> dict[str, Any]:
    """Build the immutable start record of a table."""
    when = time.time() if created is None else created
    given = {"race": to_text(replace(race, edition_text="")), "places": [vars(place) for place in seats], "created": when}
    own = {"edition_text": race.edition_text} if race.edition_text else {}  # the store writes it once, in a separate table
    return {**given, **own, "pace": pace, "listed": listed, **more}
