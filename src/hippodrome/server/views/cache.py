"""What was made of a table for its readers, so that it is made once: the one owner of all that `message` and `story` keep.

Three lives: until the next event, as long as the position stays as it is (answers may be sealed meanwhile), and as long as the
table goes forward.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.server.views.drawings import Sketch
from hippodrome.server.views.step_builder import Leap, Telling

Reader = Seat | None
"""A seat, or None for those who only watch."""


class Seen(NamedTuple):
    """What the game lets a reader know, and a mark of it: of it, scenes and questions are made."""

    view: Any
    mark: str


class Shown(NamedTuple):
    """A scene as it is sent, and a mark of it. It is made once a position."""

    text: str
    mark: str


class ForEverybody(NamedTuple):
    """What is the same for all who read in a language, part by part as JSON, and a mark of it."""

    parts: Mapping[str, str]
    mark: str


class Story:
    """What one reader has been told, and which facts were behind it. When something is taken back, a new one begins."""

    def __init__(self, epoch: int, telling: Telling) -> None:
        self.epoch = epoch
        self.telling = telling
        self.facts = 0
        self.notes = 0
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


class News(NamedTuple):
    """What is new as JSON, empty if nothing is; and what a reader knows after it: version, parts, story, entries, chat."""

    text: str
    after: tuple[str, dict[str, str], Story | None, int, int]


class CardText(NamedTuple):
    """A table's card in words, and of what it was made: the card, who is here, the words."""

    card: object
    here: frozenset[Seat]
    words: object
    text: str


class AskedWords(NamedTuple):
    """A question in words, what helps to answer it, and the words of which it was made."""

    words: object
    text: str
    help: str


class PromptText(NamedTuple):
    """Whom the table waits for, as JSON, and the words of which it was made."""

    words: object
    text: str


class Run(NamedTuple):
    """Facts in a row that all may hear, as entries: with their steps, counted from where the telling stood before them."""

    entries: list[str]
    steps: list[int]
    leads_to: Leap


class Heard(NamedTuple):
    """How many facts were looked at, and how many of them a reader has heard."""

    epoch: int
    looked: int
    heard: int


class Entries(NamedTuple):
    """Facts as entries of the log, by their place among the facts and what they are in the telling; one text for all readers
    of a language to whom they are the same."""

    epoch: int
    texts: dict[tuple[int, str], str]


@dataclass
class ReaderCache:
    """Everything that was made of one table."""

    # until the next event
    for_everybody: dict[str, ForEverybody] = field(default_factory=dict)
    """What is the same for all who read in a language."""
    news: dict[tuple[Reader, str, str], News] = field(default_factory=dict)
    """What is new to a reader of a language who knows this version."""
    runs: dict[tuple[int, int, str, Hashable], Run] = field(default_factory=dict)
    """What all may hear, told to readers of a language who stood at the same place: from which fact, up to which."""
    # as long as the position stays
    scenes: dict[tuple[Reader, str], Shown] = field(default_factory=dict)
    seen: dict[Reader, Seen] = field(default_factory=dict)
    questions: dict[Reader, str] = field(default_factory=dict)
    """The mark of the open question."""
    written: dict[Seat, tuple[object, str]] = field(default_factory=dict)
    """A seat's own answer that waits, and its text."""
    reasons: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Why something cannot be taken back, as JSON, by language and reason (its code, and what it names)."""
    standings: dict[str, str] = field(default_factory=dict)
    """How the race stands as JSON, by language."""
    asked: dict[tuple[Reader, str, str | None], str] = field(default_factory=dict)
    """The open question as JSON, by the reader's own answer to it."""
    answers: dict[tuple[Seat, str, str], str] = field(default_factory=dict)
    """A seat's own answer in words."""
    # as long as its card says the same
    cards: dict[str, CardText] = field(default_factory=dict)
    """The card in words as JSON, by language."""
    # as long as the table goes forward
    stories: dict[tuple[Reader, str], Story] = field(default_factory=dict)
    entries: dict[str, Entries] = field(default_factory=dict)
    heard: dict[Reader, Heard] = field(default_factory=dict)
    sketches: dict[tuple[str, str], Sketch] = field(default_factory=dict)
    drawings: dict[str, Mapping[str, str]] = field(default_factory=dict)
    """Where the board and the faces can be fetched, as JSON, by language."""
    asked_words: dict[tuple[str, str], AskedWords] = field(default_factory=dict)
    """What is asked, in words, by language."""
    prompts: dict[tuple[str, str, tuple[Seat, ...]], PromptText] = field(default_factory=dict)
    """Whom the table waits for, by language, by what is asked and of whom."""

    def forget_event(self) -> None:
        """Something has happened at the table."""
        self.for_everybody.clear()
        self.news.clear()
        self.runs.clear()

    def forget_position(self) -> None:
        """Something else lies on the table."""
        for kept in (
            self.scenes,
            self.seen,
            self.questions,
            self.written,
            self.reasons,
            self.standings,
            self.asked,
            self.answers,
        ):
            kept.clear()

    def forget_race(self) -> None:
        """There is no race yet, or another one."""
        for kept in (self.stories, self.entries, self.heard, self.sketches, self.drawings, self.asked_words, self.prompts):
            kept.clear()

    def forget(self) -> None:
        """Everything is to be made anew."""
        self.forget_event()
        self.forget_position()
        self.forget_race()
