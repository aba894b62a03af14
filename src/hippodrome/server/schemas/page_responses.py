"""Response models for the web pages: games, texts, drawings, rulebooks, replays, draws and reviews."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from hippodrome.server.schemas.responses import Reply, Scene

OptionValue = bool | int | str | None


def _row(*types: str) -> Any:
    """Return the field of a row with one type per position.

    `x-items` lists the types for tests/web/api_types.py, because schemathesis 4 rejects `prefixItems` in responses.
    """
    return Field(min_length=len(types), max_length=len(types), json_schema_extra={"x-items": list(types)})


SlotRow = Annotated[list[float | str], _row("number", "number", "number", "number", "string")]
"""A slot of a board: x, y, rotation in degrees, scale, label."""
FaceRow = Annotated[list[float | str], _row("number", "number", "string")]
"""A face: width, height, and the content of an SVG symbol."""


class OptionChoice(Reply):
    """A value of a game option, and its label."""

    value: OptionValue
    label: str


class GameOption(Reply):
    """An option of a game, with its choices."""

    name: str
    label: str
    explain: str
    default: OptionValue
    choices: list[OptionChoice]


class BotLevel(Reply):
    """A bot level of a game, and its localized strength."""

    name: str
    label: str
    strength: str


class GameSummary(Reply):
    """A game as the lobby shows it.

    `seats` are the minimum and the maximum, `minutes` the duration of a race of four (0 if unknown), `short_race` the options
    of a first race.
    """

    name: str
    title: str
    pitch: str
    seats: Annotated[list[int], _row("number", "number")]
    options: list[GameOption]
    editions: list[str]
    levels: list[BotLevel]
    guide: list[str]
    cover: str
    hidden: bool
    minutes: int
    weight: Literal["", "easy", "medium", "heavy"]
    short_race: dict[str, bool | int | str]


class SeatMark(Reply):
    """The emblem of a seat: a letter, an SVG path around it, and the letter's baseline."""

    letter: str
    outline: str
    base: float


class PageTexts(Reply):
    """The texts of the web pages in Fluent, the available languages by tag, and the emblems of the seats."""

    lang: str
    languages: dict[str, str]
    marks: list[SeatMark]
    ftl: str


class GameTexts(Reply):
    """The texts with which a client formats the facts of a game, in Fluent.

    `english`: messages that the language lacks. `variables`: the variables of each message, in the order of a fact's values.
    `lists`: fields whose lists are labelled item by item, each with the field of its items and the way to join them (`and`,
    `list` or `ranked`).
    """

    lang: str
    ftl: str
    english: str
    variables: dict[str, list[str]]
    lists: dict[str, tuple[str, str]]


class BoardDrawing(Reply):
    """The drawing of a board, without slots."""

    width: float
    height: float
    drawing: str


class TableBoard(BoardDrawing):
    """The board of a table, with its slots by id."""

    slots: dict[str, SlotRow]


class Invite(Reply):
    """URLs at which friends can open this server; `can_open` if it can open to the local network (`POST /invite/network`)."""

    reach: Literal["anywhere", "network", "device"]
    addresses: list[str]
    can_open: bool


class ShowcaseTime(Reply):
    """The number of the current race of bots in the lobby, the seconds since it started, and the seconds left."""

    race: int
    elapsed: float
    left: float


class ShowcasePiece(Reply):
    """A piece on the board of the race of bots."""

    id: str
    face: str
    slot: str
    seat: int | None
    mark: str


class ShowcaseMoment(Reply):
    """A moment of the race of bots: paths of moving pieces, a sentence, then the changed pieces, the title and the ranks."""

    text: str
    paths: dict[str, list[str]]
    pieces: list[ShowcasePiece]
    gone: list[str]
    title: str
    ranks: list[int]


class Showcase(Reply):
    """The race of bots in the lobby; a moment starts every `step` seconds."""

    race: int
    game: str
    title: str
    seats: list[str]
    board: TableBoard
    faces: dict[str, FaceRow]
    step: float
    moments: list[ShowcaseMoment]
    winners: list[int]


class GuideStep(Reply):
    """A step of the guide to a first race: its text, the elements that it points at, and the action that it waits for."""

    text: str
    at: list[str]
    until: str
    asked: str
    """The kind of prompt that it explains: shown when that prompt first comes up. Empty: in order."""


class LogEntry(Reply):
    """A log entry: a fact with its playback step, or a note."""

    n: int
    step: int
    text: str
    kind: str
    pieces: list[str]
    note: bool
    turn: str
    step_kind: str
    seat: int | None
    targets: list[int]
    overtake_text: str
    faces: list[str]
    paths: dict[str, list[str]]


class ReplayFrame(Reply):
    """A frame of a replay: the scene, the log entries that led to it, and its `line` in the race, once that is over."""

    n: int
    line: int | None
    scene: Scene
    log: list[LogEntry]


class ReplayPage(Reply):
    """Frames of a race from number `from` on, and the total number."""

    total: int
    from_: int = Field(alias="from")
    frames: list[ReplayFrame]
    unproven: str
    board: str
    faces: str


class Draw(Reply):
    """A draw of a race, with the seed and salts from which it was computed."""

    line: int
    stream: str
    n: int
    about: str
    source: str
    what: str
    count: int
    sides: int
    distinct: bool
    drawn: list[int]
    seed: str
    salt: list[str]


class DrawList(Reply):
    """All draws of a finished race, with the data to recompute them."""

    commitment: str
    seed: str
    salt: list[str]
    unproven: str
    draws: list[Draw]


class RanksPoint(Reply):
    """The ranks of all seats at the start of a turn, or at the end of the race."""

    turn: int
    line: int
    ranks: list[int]


class StandingsHistory(Reply):
    """The ranks of all seats turn by turn."""

    seats: int
    points: list[RanksPoint]


class PlacedPiece(Reply):
    """A piece in an example of the rulebook; `at` is x, y, rotation and scale."""

    face: str
    at: Annotated[list[float], _row("number", "number", "number", "number")]
    label: str
    mark: str
    seat: int | None


class HeldPiece(Reply):
    """A piece in a player's hand in an example."""

    face: str
    label: str


class RulebookExample(Reply):
    """An example of the rulebook: a part of a board before and after, and the log of the turn."""

    caption: str
    players: list[str]
    board: int
    part: list[float]
    before: list[PlacedPiece]
    after: list[PlacedPiece]
    held: list[HeldPiece]
    log: list[str]


class SampleRefusal(Reply):
    """An error text that cites a section, with sample values."""

    code: str
    text: str


class RulebookSection(Reply):
    """A section of the rulebook."""

    id: str
    title: str
    text: list[str]
    pictures: list[str]
    examples: list[RulebookExample]
    refusals: list[SampleRefusal]


class RulebookChapter(Reply):
    """A chapter of the rulebook."""

    title: str
    sections: list[RulebookSection]


class RulebookPage(Reply):
    """A rulebook, with the boards and faces of its examples."""

    title: str
    edition: str
    chapters: list[RulebookChapter]
    boards: list[BoardDrawing]
    faces: dict[str, FaceRow]


class Exhibit(Reply):
    """A card or piece in the gallery."""

    faces: list[str]
    label: str
    detail: str
    copies: int
    seat: int | None


class GalleryGroup(Reply):
    """A group of cards or pieces in the gallery."""

    title: str
    exhibits: list[Exhibit]


class GalleryPage(Reply):
    """Every card and piece of an edition, in groups."""

    title: str
    edition: str
    groups: list[GalleryGroup]
    faces: dict[str, FaceRow]


class EditionPictures(GalleryPage):
    """The gallery of an edition, and its board before a race."""

    board: BoardDrawing


class ReviewPoint(Reply):
    """The win chances of all seats at the start of a turn or at the end of the race."""

    line: int
    turn: int
    chances: list[float]


class DecisionAspect(Reply):
    """An aspect in which one answer differs from another, by an amount."""

    name: str
    by: float
    good: bool


class DecisionTexts(Reply):
    """The sentences about a costly decision."""

    head: str
    given: str
    better: str
    why: str


class ReviewDecision(Reply):
    """A costly decision: the answer given, a better one, and the cost in win chance."""

    line: int
    turn: int
    seat: int
    about: str
    given: str
    better: str
    cost: float
    error: float
    chance: float
    why: list[DecisionAspect]
    texts: DecisionTexts


class Contribution(Reply):
    """Percentage points that a source added to a seat's win chance, and their error."""

    what: str
    points: float
    error: float
    of: int | None
    name: str | None = None
    """Localized name of the source, if the page shows it."""


class DecisionRate(Reply):
    """The average cost of a seat's decisions in thousandths of a win."""

    thousandths: float
    error: float
    size: str


class ReviewBalance(Reply):
    """Luck and skill of one seat: the contributions that lead from its chance at the start to its chance at the end."""

    seat: int
    start: float
    luck: list[Contribution]
    all_luck: Contribution
    own: Contribution
    rivals: Contribution
    rest: Contribution
    end: float
    adjusted: Contribution
    looked_at: int
    cost: float
    rate: DecisionRate | None
    text: str


class ReviewHabit(Reply):
    """A habit of a reviewed seat, compared with strong players."""

    seat: int
    name: str
    share: bool
    yours: float
    strong: float
    difference: float
    error: float
    decisions: int
    text: str


class Review(Reply):
    """The coach's review of a race, with its sentences."""

    game: str
    players: list[str]
    over: bool
    winners: list[int]
    seats: list[int]
    worlds: dict[str, int]
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    balances: list[ReviewBalance]
    habits: list[ReviewHabit]
    habit_counts: dict[str, dict[str, Annotated[list[float], _row("number", "number", "number", "number")]]]
    """By seat and habit: decisions, sums of the seat's and of strong players' values, and of the squared differences."""
    turning: str
    most_luck: str
    parts: list[Literal["own", "rivals", "rest"]]
    notes: list[str]
    labels: dict[str, str]


class ReviewStatus(Reply):
    """The progress of a review, and the review once it is done; `state` is `none` if it was not requested."""

    state: Literal["none", "waiting", "thinking", "done", "failed"]
    progress: float = 0
    queue_position: int = 0
    unproven: str = ""
    review: Review | None


def responds_with_any(model: Any, description: str) -> dict[str, Any]:
    """Return the route arguments that document a reply that is a list or a mapping."""
    return {"response_model": None, "responses": {200: {"model": model, "description": description}}}
