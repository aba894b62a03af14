"""Cache of a table's views, built once and shared: it owns everything that `message` and `story` cache.

Three lives: until the next event, as long as the position stays as it is (answers may be sealed meanwhile), and as long as the
table goes forward.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.server.views.drawings import DrawingSpec
from hippodrome.server.views.step_builder import StepBuilder, StepJump

ViewerSeat = Seat | None
"""A seat, or None for those who only watch."""


class CachedView(NamedTuple):
    """A game's view for a viewer, and its digest: scenes and prompts are built from it."""

    view: Any
    digest: str


class CachedScene(NamedTuple):
    """A scene as JSON, and its digest; built once per position."""

    text: str
    digest: str


class SharedParts(NamedTuple):
    """Parts that are the same for all viewers in a language, as JSON, and their digest."""

    parts: Mapping[str, str]
    digest: str


class GameLog:
    """Game log of one viewer, and the number of facts behind it. After an undo, a new one begins."""

    def __init__(self, epoch: int, step_builder: StepBuilder) -> None:
        self.epoch = epoch
        self.step_builder = step_builder
        self.fact_count = 0
        self.note_count = 0
        self.entries: list[str] = []
        self.steps: list[int] = []
        """The step that each entry belongs to."""

    def add(self, step: int, entry: str) -> None:
        """One more entry, without its numbers."""
        self.steps.append(step)
        self.entries.append(entry)

    def text(self, since: int) -> str:
        """The entries from a number on, as JSON."""
        told = zip(self.steps[since:], self.entries[since:], strict=True)
        return ",".join([f'{{"n":{n},"step":{step},{entry}' for n, (step, entry) in enumerate(told, since)])


class Delta(NamedTuple):
    """A delta as JSON, empty if nothing changed; and what a viewer knows after it: version, parts, log, entries, chat."""

    text: str
    after: tuple[str, dict[str, str], GameLog | None, int, int]


class SummaryText(NamedTuple):
    """A localized summary as JSON, and what it was built from: the summary, the connected seats, the localization."""

    summary: object
    connected_seats: frozenset[Seat]
    words: object
    text: str


class PromptTexts(NamedTuple):
    """A localized prompt, its help text, and the localization it was built from."""

    words: object
    text: str
    help: str


class AwaitedText(NamedTuple):
    """Text that names the awaited seats, as JSON, and the localization it was built from."""

    words: object
    text: str


class EntryRun(NamedTuple):
    """Consecutive public facts as entries: with their steps, counted from the step before them."""

    entries: list[str]
    steps: list[int]
    jump: StepJump


class VisibleFacts(NamedTuple):
    """Number of facts that were checked, and of those that a viewer may see."""

    epoch: int
    checked: int
    visible: int


class EntryTexts(NamedTuple):
    """Facts as entries of the log, by their place among the facts and what they are in the telling; one text for all readers
    of a language to whom they are the same."""

    epoch: int
    texts: dict[tuple[int, str], str]


@dataclass
class ViewCache:
    """All cached views of one table."""

    # until the next event
    shared_parts: dict[str, SharedParts] = field(default_factory=dict)
    """Parts that are the same for all viewers, by language."""
    deltas: dict[tuple[ViewerSeat, str, str], Delta] = field(default_factory=dict)
    """Deltas, by viewer, language and the version that the client has."""
    entry_runs: dict[tuple[int, int, str, Hashable], EntryRun] = field(default_factory=dict)
    """Runs of public facts, by first and last fact, language and state of the step builder."""
    # as long as the position stays
    scenes: dict[tuple[ViewerSeat, str], CachedScene] = field(default_factory=dict)
    views: dict[ViewerSeat, CachedView] = field(default_factory=dict)
    prompt_tokens: dict[ViewerSeat, str] = field(default_factory=dict)
    """The mark of the open question."""
    answer_texts: dict[Seat, tuple[object, str]] = field(default_factory=dict)
    """A seat's own answer that waits, and its text."""
    undo_reasons: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Reasons against an undo as JSON, by language and reason (its code, and what it names)."""
    standings: dict[str, str] = field(default_factory=dict)
    """Standings as JSON, by language."""
    prompt_json: dict[tuple[ViewerSeat, str, str | None], str] = field(default_factory=dict)
    """The open question as JSON, by the reader's own answer to it."""
    localized_answers: dict[tuple[Seat, str, str], str] = field(default_factory=dict)
    """A seat's own answer in words."""
    # as long as its card says the same
    summaries: dict[str, SummaryText] = field(default_factory=dict)
    """The card in words as JSON, by language."""
    # as long as the table goes forward
    game_logs: dict[tuple[ViewerSeat, str], GameLog] = field(default_factory=dict)
    entry_texts: dict[str, EntryTexts] = field(default_factory=dict)
    visible_facts: dict[ViewerSeat, VisibleFacts] = field(default_factory=dict)
    drawing_specs: dict[tuple[str, str], DrawingSpec] = field(default_factory=dict)
    drawing_urls: dict[str, Mapping[str, str]] = field(default_factory=dict)
    """URLs of the board and the faces, as JSON, by language."""
    prompt_texts: dict[tuple[str, str], PromptTexts] = field(default_factory=dict)
    """Localized prompts, by language and kind."""
    awaited_texts: dict[tuple[str, str, tuple[Seat, ...]], AwaitedText] = field(default_factory=dict)
    """Texts that name the awaited seats, by language, kind and seats."""

    def forget_event(self) -> None:
        """Clear what an event invalidates."""
        self.shared_parts.clear()
        self.deltas.clear()
        self.entry_runs.clear()

    def forget_position(self) -> None:
        """Clear what a new position invalidates."""
        for kept in (
            self.scenes,
            self.views,
            self.prompt_tokens,
            self.answer_texts,
            self.undo_reasons,
            self.standings,
            self.prompt_json,
            self.localized_answers,
        ):
            kept.clear()

    def forget_race(self) -> None:
        """Clear what another race invalidates."""
        for kept in (
            self.game_logs,
            self.entry_texts,
            self.visible_facts,
            self.drawing_specs,
            self.drawing_urls,
            self.prompt_texts,
            self.awaited_texts,
        ):
            kept.clear()

    def forget(self) -> None:
        """Clear everything."""
        self.forget_event()
        self.forget_position()
        self.forget_race()
