"""What readers are told of a race, entry by entry: facts and notes as lines of the log, each in its step of the telling.

A fact is put in words once for everybody who hears it in a language. An entry is kept as it is sent, but for its numbers:
those count what this reader has heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.games.registry import parts_of
from hippodrome.i18n.localization import Words
from hippodrome.server.tables.events import Note
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.views.cache import Entries, Heard, Run, Story
from hippodrome.server.views.json import compact
from hippodrome.server.views.step_builder import Telling, Told


def entry(journal: Journal, words: Words, n: int, fact: Fact, told: Told) -> dict[str, Any]:
    """A fact as a line of the log, with the step that it belongs to."""
    return {"n": n, "step": told.step, **_said(journal, words, fact), **told.shown}


def _said(journal: Journal, words: Words, fact: Fact) -> dict[str, Any]:
    touches = parts_of(journal.game.name).scene.touches(journal.edition, fact)
    return {"text": words.fact(fact), "kind": fact.kind, "touches": list(touches), "note": False}


def story(live: Live, seat: Seat | None, language: str) -> Story:
    """The story of a race for one reader, told on from where it was."""
    journal, key, words = live.journal, (seat, language), live.words_in(language)
    told = live.made.stories.get(key)
    if told is None or told.epoch != journal.epoch:
        told = live.made.stories[key] = Story(journal.epoch, Telling(journal))
    facts = _facts(journal, seat)
    while True:
        note = journal.notes[told.notes] if told.notes < len(journal.notes) else None
        if note is not None and note.only not in (None, seat):
            told.notes += 1
        elif note is not None and note.after <= told.facts:
            told.add(told.telling.step, _note(words, note, told.telling))
            told.notes += 1
        elif told.facts < len(facts):
            _tell_on(live, told, seat, words, facts, len(facts) if note is None else min(note.after, len(facts)))
        else:
            break
    return told


def _tell_on(live: Live, told: Story, seat: Seat | None, words: Words, facts: Sequence[Fact], end: int) -> None:
    """Tell the next facts, up to a number: what all may hear as far as it goes, or one that only some may."""
    start = told.facts
    if facts[start].to is not None:
        told.facts += 1
        if facts[start].seen_by(seat):
            _tell_one(live, told, words, facts[start], start)
        return
    end = next((n for n in range(start + 1, end) if facts[n].to is not None), end)
    stand = told.telling.stand(words)
    known, key = live.made.runs, (start, end, words.language, stand)
    if stand is not None and key in known:
        run = known[key]
        told.entries += run.entries
        told.steps += [told.telling.step + ahead for ahead in run.steps]
        told.telling.leap(run.leads_to)
    else:
        before, step = len(told.entries), told.telling.step
        for n in range(start, end):
            _tell_one(live, told, words, facts[n], n)
        if stand is not None:
            steps = [later - step for later in told.steps[before:]]
            known[key] = Run(told.entries[before:], steps, told.telling.leap_since(step))
    told.facts = end


def _tell_one(live: Live, told: Story, words: Words, fact: Fact, n: int) -> None:
    heard = told.telling.hear(fact, words)
    told.add(heard.step, _told(live, words.language, fact, n, heard.text))


def _facts(journal: Journal, seat: Seat | None) -> Sequence[Fact]:
    """The facts that stand on the table as a reader may know it."""
    table = journal.shown(seat)
    return table.facts if table is not None else []


def _told(live: Live, language: str, fact: Fact, index: int, shown: str) -> str:
    """A fact's entry without its numbers; one text for all to whom it is the same."""
    known = live.made.entries.get(language)
    if known is None or known.epoch != live.journal.epoch:
        known = live.made.entries[language] = Entries(live.journal.epoch, {})
    key = (index, shown)
    if key not in known.texts:
        said = compact(_said(live.journal, live.words_in(language), fact))[1:-1]
        known.texts[key] = f"{said},{shown}"
    return known.texts[key]


def _note(words: Words, note: Note, telling: Telling) -> str:
    said = words.text(f"server.note.{note.kind}", **note.data)
    told = {"text": said, "kind": note.kind, "touches": [], "note": True, **telling.aside(words), "seat": note.data.get("seat")}
    return compact(told)[1:]


def heard_by(live: Live, seat: Seat | None) -> int:
    """How many facts a reader has heard; only the new ones are looked at."""
    journal = live.journal
    facts = _facts(journal, seat)
    known = live.made.heard.get(seat)
    if known is None or known.epoch != journal.epoch:
        known = Heard(journal.epoch, 0, 0)
    heard = known.heard + sum(fact.seen_by(seat) for fact in facts[known.looked :])
    live.made.heard[seat] = Heard(journal.epoch, len(facts), heard)
    return heard
