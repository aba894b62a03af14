"""Response models of successful replies, for the OpenAPI document: generated clients have types.

The server does not validate replies against these models; tests/server/api/test_openapi.py does.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Reply(BaseModel):
    """A response body; it has no other fields."""

    model_config = ConfigDict(extra="forbid")


class Done(Reply):
    """Success without a result."""


class EditionIssue(Reply):
    """A validation issue of an edition: its line, its form field (empty if none), a code for programs, and the reason."""

    line: int
    field: str
    code: str
    reason: str


class EditionChange(Reply):
    """A difference between an edition and the built-in one; null if one of them has no value."""

    name: str
    first: Any
    second: Any
    meaning: str


class EditionField(Reply):
    """A value of an edition, its limits and choices, and the value in the built-in edition."""

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
    """The values in one TOML table of an edition."""

    name: str
    meaning: str
    fields: list[EditionField]


class EditionLimit(Reply):
    """A limit from the rulebook, and whether the edition waives it."""

    name: str
    waived: bool


class EditionForm(Reply):
    """An edition as a form, its validation issues, and its differences from the built-in edition."""

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
    """A comparison of two editions, localized. A row contains a measure, both means, the difference and its interval."""

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
    """True if there is an HTML page with plots."""


class HabitRow(Reply):
    """A habit compared with strong players: both averages, the difference, its error, and a sentence."""

    name: str
    share: bool
    """True if the numbers are shares of all decisions."""
    yours: float
    strong: float
    difference: float
    error: float
    decisions: int
    significant: bool
    """True if the difference is larger than chance explains."""
    text: str


class HabitsReport(Reply):
    """A player's habits over several races, compared with strong players."""

    head: str
    habits: list[HabitRow]
    note: str
    """An explanation of the computation, or a note that no difference is significant."""


class TableId(Reply):
    """The id of a created table."""

    id: str


class SeatToken(Reply):
    """A seat and its token."""

    seat: int
    secret: str


class RenewalResult(Reply):
    """A seat that has a new token."""

    seat: int


class OptionText(Reply):
    """An option of a race that differs from its default, localized."""

    label: str
    value: str


class StandInCounts(Reply):
    """Numbers of a seat's decisions made by a stand-in (`moves`) and in total (`of`), for a finished race; empty if none."""

    moves: int = 0
    of: int = 0


class TableSeat(Reply):
    """The public data of a seat."""

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
    """The race that a branch continues, and the number of its entries that the branch contains."""

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
    """The first 16 digits of the SHA-256 of the edition's text; empty if unknown."""
    differences: str
    """The differences from the built-in edition in one sentence; empty for a built-in edition."""
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
    """The summary of a table, and whether it waits for the requesting seat."""

    your_move: bool


class MorePages(Reply):
    """For each list, true if another page follows."""

    open: bool
    running: bool
    over: bool


class TableList(Reply):
    """Listed tables, one page per list."""

    open: list[TableSummary]
    running: list[TableSummary]
    over: list[TableSummary]
    more: MorePages


class CreatedTable(Reply):
    """A created table, and the tokens of its creator's seats."""

    id: str
    table: TableSummary
    seats: list[SeatToken]


class RematchTable(Reply):
    """The table of a rematch, and the token of the requesting seat."""

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
    """A value displayed beside a seat."""

    id: str
    label: str
    value: str
    of: int | None
    detail: str
    lasts: bool


class Display(Reply):
    """The values displayed beside a seat."""

    seat: int
    stats: list[Stat]


class Scene(Reply):
    """The pieces and displays of a table."""

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
