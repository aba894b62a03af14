"""Response models of the API's successful replies, for its OpenAPI description: so that a generated client has types.

Nothing is checked or cut by these when it is sent; tests/server/api/test_openapi.py holds every reply to them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Reply(BaseModel):
    """A reply's body, and nothing else in it."""

    model_config = ConfigDict(extra="forbid")


class Done(Reply):
    """Success without a result."""


class EditionIssue(Reply):
    """An issue of an edition: the line, the field that it is shown at (empty: none), a code for
    machines, and why."""

    line: int
    field: str
    code: str
    reason: str


class EditionChange(Reply):
    """A difference between an edition and the built-in one; null where a side has no value."""

    name: str
    first: Any
    second: Any
    meaning: str


class EditionField(Reply):
    """A value of an edition: what it is, what it may be, and what it is in the built-in edition."""

    name: str
    key: str
    kind: Literal["number", "switch", "text", "numbers", "texts", "localized"]
    value: Any
    default: Any
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
    """A limit that the rulebook states, and whether the edition waives it on purpose."""

    name: str
    waived: bool


class EditionForm(Reply):
    """An edition as a form, what is wrong with it, and what differs from the built-in one."""

    text: str
    name: str
    digest: str
    ok: bool
    issues: list[EditionIssue]
    changes: list[EditionChange]
    more_changes: int
    groups: list[EditionGroup]
    limits: list[EditionLimit]


class EditionDigest(Reply):
    """The digest under which an edition is stored."""

    digest: str


class StoredEdition(Reply):
    """A stored edition."""

    digest: str
    game: str
    name: str
    text: str
    created: float


class ComparisonResult(Reply):
    """A comparison of two editions, localized: a row is a measure, both means, the difference and its interval."""

    digest: str
    game: str
    editions: list[str]
    races: int
    requested_races: int
    seats: list[str]
    seed: str
    engine: str
    fitted: str
    """A note that the bots were fitted to another edition; empty if they were not."""
    changes: list[str]
    rows: list[list[str]]
    significant: list[bool]
    """For each row, true if the difference is significant."""
    page: bool
    """True if there is a page with plots."""


class HabitRow(Reply):
    """A habit compared with strong players: the average, the difference, its error, and a sentence."""

    name: str
    share: bool
    """True if the numbers are shares of all decisions."""
    yours: float
    strong: float
    difference: float
    error: float
    decisions: int
    significant: bool
    """True if it is more than chance."""
    text: str


class HabitsReport(Reply):
    """A player's habits compared with strong players, over some races."""

    head: str
    habits: list[HabitRow]
    note: str
    """A note: that nothing is clear, or else how it is computed."""


class TableId(Reply):
    """A table that was made."""

    id: str


class SeatToken(Reply):
    """A seat, and the token that opens it."""

    seat: int
    secret: str


class RenewalResult(Reply):
    """A seat that has a new secret."""

    seat: int


class OptionText(Reply):
    """An option of a race that is not as usual, in words."""

    label: str
    value: str


class StandInCounts(Reply):
    """Number of a seat's decisions, and of those by a stand-in, once the race is over; empty if none."""

    moves: int = 0
    of: int = 0


class TableSeat(Reply):
    """A seat, as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    ready: bool
    connected: bool
    away: bool
    left: str
    stand_in: StandInCounts


class BranchedFrom(Reply):
    """The race that another one goes on from, and how many of its lines."""

    id: str
    at: int


class TableSummary(Reply):
    """The public summary of a table."""

    id: str
    coach: bool
    game: str
    title: str
    edition: str
    custom: bool
    """True if its creator supplied the edition; false for a built-in one."""
    edition_digest: str
    """The first 16 digits of the SHA-256 of the edition's text; empty if it is not known."""
    differences: str
    """Differences from the built-in edition, in a sentence; empty for a built-in one."""
    options: list[OptionText]
    state: Literal["gathering", "running", "over", "unfinished", "closed"]
    created: float
    pace: str
    clock: str
    hints: bool = True
    time_limit: float | None
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


class YourTable(TableSummary):
    """A table, and whether it waits for the requesting seat."""

    your_move: bool


class MorePages(Reply):
    """For each list, true if another page follows."""

    open: bool
    running: bool
    over: bool


class TableList(Reply):
    """Tables that are listed."""

    open: list[TableSummary]
    running: list[TableSummary]
    over: list[TableSummary]
    more: MorePages


class CreatedTable(Reply):
    """A table that was made, and the secrets of its maker's seats."""

    id: str
    table: TableSummary
    seats: list[SeatToken]


class RematchTable(Reply):
    """The requesting seat at the table of a rematch."""

    id: str
    seats: list[SeatToken]


class Piece(Reply):
    """A piece in a slot."""

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
    value: str
    of: int | None
    detail: str
    lasts: bool


class Display(Reply):
    """The figures beside a seat."""

    seat: int
    stats: list[Stat]


class Scene(Reply):
    """The scene of a table."""

    title: str
    pieces: list[Piece]
    displays: list[Display]


def responds_with(model: type[Reply], status: int = 200) -> dict[str, Any]:
    """Return the route arguments that document a response model."""
    return {
        "response_model": None,
        "status_code": status,
        "responses": {status: {"model": model, "description": _first_line(model)}},
    }


def _first_line(model: type[Reply]) -> str:
    return (model.__doc__ or "").strip().splitlines()[0]
