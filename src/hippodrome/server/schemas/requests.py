"""Request models of the API, with their length limits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from hippodrome.core.names import is_blank, is_valid_name
from hippodrome.core.race_file import MAX_RACE_NAME_LENGTH
from hippodrome.core.safe_text import is_printable
from hippodrome.games.registry import MAX_EDITION_BYTES
from hippodrome.server.schemas.validation import BLANK, UNPRINTABLE


def _printable(text: str) -> str:
    text = text.strip()
    if not is_printable(text):
        raise PydanticCustomError(UNPRINTABLE, "characters that cannot be shown")
    return text


def _name(text: str) -> str:
    """Check a name; the server chooses one if it is empty."""
    if text and is_blank(text):
        raise PydanticCustomError(BLANK, "nothing that can be seen")
    if text and not is_valid_name(text):
        raise PydanticCustomError(UNPRINTABLE, "characters that cannot be shown")
    return text


def _not_blank(text: str) -> str:
    if is_blank(text):
        raise PydanticCustomError(BLANK, "nothing that can be seen")
    return text


def _lines_printable(text: str) -> str:
    if not all(is_printable(line.replace("\t", " ")) for line in text.replace("\r\n", "\n").split("\n")):
        raise PydanticCustomError(UNPRINTABLE, "characters that cannot be shown")
    return text


MAX_NAME_LENGTH = 40  # characters

SingleLineText = Annotated[str, AfterValidator(_printable)]
Name = Annotated[SingleLineText, AfterValidator(_name), Field(max_length=MAX_NAME_LENGTH)]
Salt = Annotated[SingleLineText, Field(max_length=MAX_RACE_NAME_LENGTH)]
Id = Annotated[str, Field(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
GameName = Annotated[str, Field(max_length=40)]
EditionText = Annotated[str, Field(min_length=1, max_length=MAX_EDITION_BYTES), AfterValidator(_lines_printable)]
EditionName = Annotated[SingleLineText, AfterValidator(_name), Field(max_length=80)]
LongText = Annotated[str, Field(max_length=2000)]
Number = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
LocalizedText = Annotated[dict[Annotated[str, Field(max_length=20)], LongText], Field(max_length=20)]
EditionValue = bool | Number | LongText | LocalizedText | Annotated[list[Number | LongText], Field(max_length=2000)]
Pace = Literal["calm", "brisk", "instant"]
Clock = Literal["none", "fast", "relaxed", "correspondence"]


class Body(BaseModel):
    """A request body; unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """The body of every error response."""

    error: str
    text: str
    section: str


class SeatPlan(Body):
    """Planned occupant of a seat."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Field(max_length=MAX_RACE_NAME_LENGTH)] = ""


class NewTable(Body):
    """A table to create."""

    game: GameName
    edition: EditionName = ""
    edition_text: Annotated[str, Field(max_length=MAX_EDITION_BYTES)] = ""
    options: Annotated[dict[str, bool | int | str], Field(max_length=40)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=64)]
    pace: Pace = "brisk"
    clock: Clock = "none"
    listed: bool | None = None
    """True to list the table in the lobby; by default it is listed if it has an open seat."""
    hints: bool = True
    """True to allow hints from the coach during the race."""


class DraftEdition(Body):
    """A draft of an edition, and values to change in it, by name."""

    game: GameName
    text: EditionText
    changed: Annotated[dict[Annotated[str, Field(max_length=200)], EditionValue], Field(max_length=200)] = {}


class NewEdition(Body):
    """An edition to draw or store."""

    game: GameName
    text: EditionText


class NewComparison(Body):
    """Two editions to compare: one by its text, the other by its text or by the name of a built-in edition."""

    game: GameName
    text: EditionText
    other: EditionName = ""
    other_text: Annotated[str, Field(max_length=MAX_EDITION_BYTES), AfterValidator(_lines_printable)] = ""
    more_races: bool = False
    """True to run more races, which takes longer."""


class NewBranch(Body):
    """A table to create from a point of a finished race."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=64)]
    pace: Pace = "brisk"
    clock: Clock = "none"
    listed: bool | None = None


class Sit(Body):
    """An open seat to take; the first one by default."""

    seat: SeatNumber | None = None
    name: Name = ""
    salt: Salt = ""


class Ready(Body):
    """Salt of a seat that is ready."""

    salt: Salt = ""


class Renewal(Body):
    """The new token of a seat: at least 128 random bits, chosen by the client, so that a lost reply does not lose the seat."""

    secret: Annotated[str, Field(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class RenewedSeat(Body):
    """Hashes of the tokens that a seat had at an earlier table, and of its token now."""

    seat: SeatNumber
    former: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=10_000)]
    fresh: Annotated[str, Field(max_length=64)]


class Renewals(Body):
    """Renewed seat tokens, sent from one process to another."""

    seats: Annotated[list[RenewedSeat], Field(max_length=64)]


class Removal(Body):
    """The seat to free."""

    seat: SeatNumber


class SeatBot(Body):
    """A bot to seat."""

    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)]


class ConsiderRequest(Body):
    """The pieces picked so far."""

    prompt_token: Id
    picked: Annotated[list[Id], Field(max_length=200)] = []


class AnswerRequest(Body):
    """An answer to the open prompt."""

    prompt_token: Id
    answer: Annotated[str, Field(max_length=4000)]
    retry: bool = False
    """True if this repeats a request whose reply was lost: an answer that was accepted is then not rejected as stale."""


class PromptRequest(Body):
    """Token of the open prompt."""

    prompt_token: Id


class Consent(Body):
    """Acceptance or rejection of a rewind request."""

    yes: bool


class PaceRequest(Body):
    """The pace of the bots."""

    pace: Pace


class ChatRequest(Body):
    """A chat message."""

    text: Annotated[SingleLineText, Field(min_length=1, max_length=500), AfterValidator(_not_blank)]


Amount = Annotated[float, Field(ge=-1_000_000, le=1_000_000)]
HabitCounts = Annotated[
    tuple[Annotated[int, Field(ge=1, le=100_000)], Amount, Amount, Annotated[Amount, Field(ge=0)]], Field(strict=False)
]


class HabitsRequest(Body):
    """A player's habits in several races of a game, each as in `habit_counts` of its review.

    By habit: the number of decisions, the sum of the player's values, the sum of strong players' values, and the sum of the
    squared differences.
    """

    races: Annotated[
        list[Annotated[dict[Annotated[str, Field(max_length=40)], HabitCounts], Field(max_length=40)]],
        Field(min_length=1, max_length=200),
    ]


class WebhookRequest(Body):
    """The URL of a webhook; an empty one removes the webhook."""

    url: Annotated[SingleLineText, Field(max_length=500)]
    all_seats: bool = False
    """True to announce the moves of all seats; only for the host."""


class QrRequest(Body):
    """A text to draw as a QR code."""

    text: Annotated[SingleLineText, Field(min_length=1, max_length=600)]
