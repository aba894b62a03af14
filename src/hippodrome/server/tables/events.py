"""Events of a table, and the JSON objects in which the journal stores them.

A stored event has `at`, its time; `do`, its type; and those of its fields that differ from their defaults.
Types and fields have the names under which earlier releases stored them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field
from typing import Any, ClassVar

from hippodrome.core.ask import Seat
from hippodrome.i18n.localization import ENGLISH


@dataclass(frozen=True)
class Event:
    """A change of a table."""

    type: ClassVar[str]
    is_essential: ClassVar[bool] = False
    """True if events of this type are exempt from the limit on events that do not advance the race."""
    at: float = field(default=0.0, kw_only=True)
    """Time of the event, set when it is submitted."""


@dataclass(frozen=True)
class SeatEvent(Event):
    """A change that concerns one seat."""

    seat: Seat


@dataclass(frozen=True)
class Sit(SeatEvent):
    """A player takes an open seat."""

    type = "sit"
    name: str
    secret: str
    """Hash of the seat token."""
    salt: str


@dataclass(frozen=True)
class Ready(SeatEvent):
    """A seat is ready for the race."""

    type = "ready"
    salt: str


@dataclass(frozen=True)
class SeatBot(SeatEvent):
    """A bot takes an open seat, or during the race that of an absent player."""

    type = "bot"
    is_essential = True
    level: str
    name: str


class Leave(SeatEvent):
    """A player gives a seat back before the race."""

    type = "leave"


class Remove(SeatEvent):
    """The host frees another player's seat before the race."""

    type = "remove"
    is_essential = True


@dataclass(frozen=True)
class Renew(SeatEvent):
    """A seat gets a new token, which replaces the old one for good."""

    type = "renew"
    secret: str
    """Hash of the new token."""


@dataclass(frozen=True)
class Resign(SeatEvent):
    """A player gives up, and a bot takes over the seat."""

    type = "resign"
    is_essential = True
    level: str


class Close(SeatEvent):
    """The host ends the table for good."""

    type = "close"
    is_essential = True


@dataclass(frozen=True)
class Answer(SeatEvent):
    """A seat answers the open prompt."""

    type = "answer"
    about: str
    """Kind of the prompt."""
    answer: str
    question: str = ""
    """Token of the prompt that the seat answered."""
    stood_in: bool = False
    """True if a stand-in answered for a person."""
    luck: list[list[int]] | None = None
    """Chance results that followed; None until the answer is applied."""


class Withdraw(SeatEvent):
    """A seat withdraws its sealed answer."""

    type = "withdraw"


class Undo(SeatEvent):
    """A seat takes its last answer back, as far as the log allows it without consent."""

    type = "undo"


class Rewind(SeatEvent):
    """A seat requests unanimous consent to rewind before its last answer."""

    type = "rewind"


@dataclass(frozen=True)
class Consent(SeatEvent):
    """A seat agrees to a rewind, or refuses it."""

    type = "consent"
    yes: bool


class Hint(SeatEvent):
    """A seat requests a hint; the log notes it."""

    type = "hint"


@dataclass(frozen=True)
class Chat(SeatEvent):
    """A chat message."""

    type = "chat"
    text: str


@dataclass(frozen=True)
class BotFallback(SeatEvent):
    """A bot failed, and a simpler one answers for it for the rest of the race."""

    type = "relieved"
    is_essential = True
    level: str


@dataclass(frozen=True)
class Timeout(SeatEvent):
    """A clock ran out: a stand-in answers this prompt, and all later ones after several timeouts in a row."""

    type = "lapse"
    is_essential = True
    quietly: bool = False
    """True in a hidden prompt: the timeout is not noted and does not count."""


@dataclass(frozen=True)
class Away(SeatEvent):
    """A timeout stored by earlier releases, in which the first one marked a player as away."""

    type = "away"
    is_essential = True
    quietly: bool = False


class Back(SeatEvent):
    """A player who was away has returned."""

    type = "back"
    is_essential = True


@dataclass(frozen=True)
class SetWebhook(SeatEvent):
    """A player sets the webhook of a seat or, as the host, of the whole table; an empty URL removes it."""

    type = "hook"
    url: str
    whole: bool
    lang: str = ENGLISH


@dataclass(frozen=True)
class Rematch(Event):
    """The same seats race again at a new table."""

    type = "rematch"
    is_essential = True
    table: str


EVENT_TYPES: Mapping[str, type[Event]] = {
    each.type: each
    for each in (
        Sit, Ready, SeatBot, Leave, Remove, Renew, Resign, Close, Answer, Withdraw, Undo, Rewind, Consent, Hint, Chat,
        BotFallback, Timeout, Away, Back, SetWebhook, Rematch,
    )
}  # fmt: skip
"""Event classes by stored type."""


def encode_event(event: Event) -> dict[str, Any]:
    """Return the JSON object that the journal stores for an event."""
    cls = type(event)
    values = {name: value for name, value in vars(event).items() if value != getattr(cls, name, MISSING)}
    return {"at": event.at, "do": event.type, **values}


def decode_event(stored: Mapping[str, Any]) -> Event:
    """Return the event of a stored JSON object; raise LookupError or TypeError if it is invalid."""
    values = dict(stored)
    return EVENT_TYPES[values.pop("do")](at=values.pop("at"), **values)
