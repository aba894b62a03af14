"""What readers are told of a race, entry by entry: facts and notes as lines of the log, and the ways that pieces took.

A fact is put in words once for everybody who hears it in a language. An entry is kept as it is sent, but for its number: that
counts what this reader has heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.games import room
from hippodrome.server.compact import compact
from hippodrome.server.journal import Journal, Note
from hippodrome.server.live import Live


class Story:
    """What one reader has been told, and which facts were behind it. When something is taken back, a new one begins."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.facts = 0
        self.notes = 0
        self.entries: list[str] = []
        self.heard: list[Fact] = []

    def text(self, since: int) -> str:
        """The entries from a number on, as JSON."""
        return ",".join([f'{{"n":{n},{entry}' for n, entry in enumerate(self.entries[since:], since)])


def entry(journal: Journal, words: Words, n: int, fact: Fact) -> dict[str, Any]:
    """A fact as a line of the log."""
    touches = room(journal.game.name, "scene").touches(journal.edition, fact)
    return {"n": n, "text": words.fact(fact), "kind": fact.kind, "touches": list(touches), "note": False}


def story(live: Live, seat: Seat | None, language: str) -> Story:
    """The story of a race for one reader, told on from where it was."""
    journal, key = live.journal, (seat, language)
    told: Story | None = live.stories.get(key)
    if told is None or told.epoch != journal.epoch:
        told = live.stories[key] = Story(journal.epoch)
    facts = journal.table.facts if journal.table is not None else []
    while told.facts < len(facts) or told.notes < len(journal.notes):
        note = journal.notes[told.notes] if told.notes < len(journal.notes) else None
        if note is not None and note.after <= told.facts:
            told.entries.append(_note(live.words_in(language), note))
            told.notes += 1
        else:
            fact = facts[told.facts]
            if fact.seen_by(seat):
                told.heard.append(fact)
                told.entries.append(_told(live, language, fact, told.facts))
            told.facts += 1
    return told


def _told(live: Live, language: str, fact: Fact, index: int) -> str:
    """A fact's entry without its number; the same text for all who hear it."""
    epoch, known = live.stories.get(("told", language), (-1, {}))
    if epoch != live.journal.epoch:
        known = {}
        live.stories["told", language] = (live.journal.epoch, known)
    if index not in known:
        known[index] = _without_number(entry(live.journal, live.words_in(language), 0, fact))
    return str(known[index])


def _note(words: Words, note: Note) -> str:
    said = words.text(f"server.note.{note.kind}", **note.data)
    return _without_number({"n": 0, "text": said, "kind": note.kind, "touches": [], "note": True})


def _without_number(told: dict[str, Any]) -> str:
    return compact(told).removeprefix('{"n":0,')


def heard_by(live: Live, seat: Seat | None) -> int:
    """How many facts a reader has heard; only the new ones are looked at."""
    journal = live.journal
    facts = journal.table.facts if journal.table is not None else []
    epoch, looked, heard = live.stories.get(("heard", seat), (-1, 0, 0))
    if epoch != journal.epoch:
        looked = heard = 0
    heard += sum(fact.seen_by(seat) for fact in facts[looked:])
    live.stories["heard", seat] = (journal.epoch, len(facts), heard)
    return int(heard)


def trails_of(journal: Journal, facts: Sequence[Fact]) -> dict[str, list[str]]:
    """The ways that pieces took in these facts."""
    if not facts:
        return {}
    trails = room(journal.game.name, "scene").trails(journal.edition, facts)
    return {piece: list(slots) for piece, slots in trails.items()}
