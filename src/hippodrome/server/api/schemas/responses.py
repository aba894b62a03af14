"""What the server sends when all is well, for the API's description: so that a client made from it has types.

Nothing is checked or cut by these when it is sent; tests/server/api/test_openapi.py holds every reply to them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Reply(BaseModel):
    """A reply's body, and nothing else in it."""

    model_config = ConfigDict(extra="forbid")


class Done(Reply):
    """It is done; there is nothing more to say."""


class EditionFault(Reply):
    """What is wrong with an edition: the line, the field that it is shown at (empty: none), a code for
    machines, and why."""

    line: int
    field: str
    code: str
    reason: str


class EditionChange(Reply):
    """Something that an edition and the house's do not have in common; null where there is none."""

    name: str
    first: Any
    second: Any
    meaning: str


class EditionField(Reply):
    """A value of an edition: what it is, what it may be, and what it is in the house's edition."""

    name: str
    key: str
    kind: Literal["number", "switch", "text", "numbers", "texts", "told"]
    value: Any
    house: Any
    low: int | None
    high: int | None
    choices: list[str]
    meaning: str
    line: int


class EditionGroup(Reply):
    """The values of a table of an edition."""

    name: str
    meaning: str
    fields: list[EditionField]


class EditionLimit(Reply):
    """A limit that the rulebook states, and whether the edition leaves it on purpose."""

    name: str
    left: bool


class EditionForm(Reply):
    """An edition as a form, what is wrong with it, and what differs from the house's."""

    text: str
    name: str
    sum: str
    ok: bool
    faults: list[EditionFault]
    changes: list[EditionChange]
    more_changes: int
    groups: list[EditionGroup]
    limits: list[EditionLimit]


class EditionSum(Reply):
    """By which an edition is found again."""

    sum: str


class EditionKept(Reply):
    """An edition that somebody left here."""

    sum: str
    game: str
    name: str
    text: str
    created: float


class Compared(Reply):
    """What two editions differ in, in words: a row is a measure, both means, the difference and its interval."""

    sum: str
    game: str
    editions: list[str]
    races: int
    wanted: int
    seats: list[str]
    seed: str
    engine: str
    fitted: str
    """Says that the bots were fitted to another edition; empty if they were not."""
    changes: list[str]
    rows: list[list[str]]
    sure: list[bool]
    """Of each row, whether the difference is no chance."""
    page: bool
    """Whether there is a page with plots."""


class ToldHabit(Reply):
    """What somebody does more or less than strong players: on average, by how much, its error, and in a sentence."""

    name: str
    share: bool
    """Whether the numbers are parts of all decisions."""
    yours: float
    strong: float
    by: float
    error: float
    decisions: int
    clear: bool
    """Whether it is more than chance."""
    says: str


class ToldHabits(Reply):
    """What somebody does more and less than strong players, over some races."""

    head: str
    habits: list[ToldHabit]
    note: str
    """What to say where nothing is clear; how it is reckoned otherwise."""


class TableId(Reply):
    """A table that was made."""

    id: str


class SeatKey(Reply):
    """A seat, and the secret that opens it."""

    seat: int
    secret: str


class Renewed(Reply):
    """A seat that has a new secret."""

    seat: int


class OptionTold(Reply):
    """An option of a race that is not as usual, in words."""

    label: str
    value: str


class StoodIn(Reply):
    """How many of a seat's decisions a stand-in made, once the race is over; nothing if none."""

    moves: int = 0
    of: int = 0


class TableSeat(Reply):
    """A seat, as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    ready: bool
    here: bool
    away: bool
    left: str
    stand_in: StoodIn


class BranchedFrom(Reply):
    """The race that another one goes on from, and how many of its lines."""

    id: str
    at: int


class TableCard(Reply):
    """What everybody may know of a table."""

    id: str
    coach: bool
    game: str
    title: str
    edition: str
    custom: bool
    """Whether its maker brought the edition; false for a built-in one."""
    edition_digest: str
    """The first 16 digits of the SHA-256 of the edition's text; empty if it is not known."""
    differences: str
    """What differs from the built-in edition, in a sentence; empty for a built-in one."""
    options: list[OptionTold]
    state: Literal["gathering", "running", "over", "unfinished", "closed"]
    created: float
    pace: str
    clock: str
    hints: bool = True
    limit: float | None
    paused: bool
    listed: bool
    commitment: str
    host: int | None
    hidden: bool
    turn: int
    seats: list[TableSeat]
    winners: list[int]
    branched_from: BranchedFrom | None
    rematch: str | None
    warning: str
    closed: str
    closed_by: str
    unproven: str


class YourTable(TableCard):
    """A table, and whether it waits for whoever asks."""

    your_move: bool


class MorePages(Reply):
    """Of each list, whether another page follows."""

    open: bool
    running: bool
    over: bool


class Listed(Reply):
    """Tables that are listed."""

    open: list[TableCard]
    running: list[TableCard]
    over: list[TableCard]
    more: MorePages


class Invite(Reply):
    """Where friends can open this server."""

    reach: Literal["anywhere", "network", "device"]
    addresses: list[str]


class Made(Reply):
    """A table that was made, and the secrets of its maker's seats."""

    id: str
    table: TableCard
    seats: list[SeatKey]


class Again(Reply):
    """One's seat at the table of a rematch."""

    id: str
    seats: list[SeatKey]


class Piece(Reply):
    """Something that lies in a slot."""

    id: str
    face: str
    slot: str
    label: str
    detail: str
    mark: str
    seat: int | None


class Stat(Reply):
    """A figure beside a seat."""

    id: str
    label: str
    value: Any
    of: Any
    detail: str
    lasts: bool


class Display(Reply):
    """The figures beside a seat."""

    seat: int
    stats: list[Stat]


class Scene(Reply):
    """What lies on the table."""

    title: str
    pieces: list[Piece]
    displays: list[Display]


class Question(Reply):
    """What is asked, as this reader may know of it."""

    about: str
    question: str
    text: str
    help: str
    sealed: bool
    mine: bool
    answered: str | None
    says: str


class Undo(Reply):
    """Whether one may take back, and why not."""

    can: bool
    why: str


class Rewind(Reply):
    """Somebody asks for leave to go back."""

    seat: int
    text: str
    agreed: list[int]
    waits_for: list[int]


class Entry(Reply):
    """A line of the log: a fact in its step of the telling, or a note."""

    n: int
    step: int
    text: str
    kind: str
    touches: list[str]
    note: bool
    turn: str
    act: str
    seat: int | None
    hits: list[int]
    past: str
    faces: list[str]
    ways: dict[str, list[str]]


class Log(Reply):
    """Lines of the log, which replace everything from a number on."""

    from_: int = Field(alias="from")
    entries: list[Entry]


class Remark(Reply):
    """Something said at the table."""

    n: int
    seat: int | None
    name: str
    text: str


class Chat(Reply):
    """What was said, from a number on."""

    from_: int = Field(alias="from")
    entries: list[Remark]


class Standing(Reply):
    """How the race stands; once it is over, also by what it was won and how far each seat came, in words."""

    ranks: list[int]
    winners: list[int]
    over: bool
    why: str = ""
    came: list[str] = []


class State(Reply):
    """All that a reader may see."""

    version: str
    table: TableCard
    seat: int | None
    board: str | None
    faces: str | None
    scene: Scene | None
    asked: Question | None
    awaited: list[int]
    ready: list[int]
    prompt: str
    clocks: dict[str, float]
    now: float | None = None
    """The server's time, at a table with a clock."""
    undo: Undo
    rewind: Rewind | None
    log: Log
    chat: Chat
    standing: Standing


class Seen(Reply):
    """The race in plain numbers, as this reader may know it; `view` is the game's own."""

    about: str
    question: str
    mine: bool
    view: dict[str, Any]


class Offered(Reply):
    """What a seat may answer: so many in all, and the texts of some of them."""

    about: str
    question: str
    total: int
    from_: int = Field(alias="from")
    options: list[str]


class Pick(Reply):
    """Something that can be clicked."""

    id: str
    label: str
    why_not: str
    button: bool
    key: str
    detail: str


class Preview(Reply):
    """What an answer would do."""

    lines: list[str]
    piece: str
    path: list[str]
    landing: str
    warns: bool
    reach: list[str]


class Choice(Reply):
    """An answer in the making."""

    prompt: str
    chosen: list[str]
    picks: list[Pick]
    answer: str
    says: str
    preview: Preview | None
    refusal: str
    aside: bool


class Hint(Reply):
    """What the coach would do, and why."""

    answer: str
    picked: list[str]
    says: str
    lines: list[str]


def tells(model: type[Reply], status: int = 200) -> dict[str, Any]:
    """How a route says what it replies with."""
    return {
        "response_model": None,
        "status_code": status,
        "responses": {status: {"model": model, "description": _first(model)}},
    }


def _first(model: type[Reply]) -> str:
    return (model.__doc__ or "").strip().splitlines()[0]
