"""Game log of a race for each viewer: facts and notes as entries, each with its playback step.

A fact is encoded once for all viewers, and localized once per language for clients that request text. Entries are cached
as sent, except for their numbers, which count only the entries visible to the viewer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.i18n.message_data import LabelKey
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.cache import EntryRun, GameLog, VisibleFacts
from hippodrome.server.views.log_forms import Encoded, FactForm, LogForm, TextForm, fact_fields
from hippodrome.server.views.step_builder import StepBuilder, StepEntry

EMPTY_FIELDS: Mapping[str, Any] = {
    "pieces": [], "note": False, "step_kind": "", "seat": None, "targets": [], "overtake_text": "", "faces": [], "paths": {},
}  # fmt: skip
"""Default values of log entry fields that a state omits when they are empty."""


def log_entry(journal: Journal, form: TextForm, n: int, fact: Fact, step_entry: StepEntry) -> dict[str, Any]:
    """Return a fact as a complete log entry, with its sentence and its step."""
    step = {"step": step_entry.step, "turn": json.loads(step_entry.turn.text)}
    fields = fact_fields(form.words, journal.game.name, journal.edition, fact)
    return {"n": n, **step, **EMPTY_FIELDS, **fields, **step_entry.fields}


def build_game_log(live: LiveTable, seat: Seat | None, language: str, *, text: bool = False) -> GameLog:
    """Return the game log of one viewer, extended by new entries; with `text`, as sentences instead of facts."""
    journal, key, words = live.journal, (seat, language, text), live.localization(language)
    form: LogForm = TextForm(words) if text else FactForm(words)
    log = live.view_cache.game_logs.get(key)
    if log is None:
        log = live.view_cache.game_logs[key] = GameLog(StepBuilder(journal), form.no_turn)
    facts = _visible_facts(journal, seat)
    log.labels.need(words, ())
    while True:
        note = journal.notes[log.note_count] if log.note_count < len(journal.notes) else None
        if note is not None and note.only not in (None, seat):
            log.note_count += 1
        elif note is not None and note.after <= log.fact_count:
            entry = form.note(note)
            log.add(log.step_builder.step, log.step_builder.heading(form).text, entry.text)
            log.labels.need(words, entry.labels)
            log.note_count += 1
        elif log.fact_count < len(facts):
            _add_facts(live, log, seat, form, facts, len(facts) if note is None else min(note.after, len(facts)))
        else:
            break
    return log


def _add_facts(live: LiveTable, log: GameLog, seat: Seat | None, form: LogForm, facts: Sequence[Fact], end: int) -> None:
    """Add the next facts up to an index: a run of public facts, or one that only some seats may see."""
    start = log.fact_count
    if facts[start].to is not None:
        log.fact_count += 1
        if facts[start].is_visible_to(seat):
            log.labels.need(form.words, _add_fact(live, log, form, facts[start], start))
        return
    end = next((n for n in range(start + 1, end) if facts[n].to is not None), end)
    stand = log.step_builder.position_key(form)
    known, key = live.view_cache.event, (EntryRun, start, end, form.key, stand)
    if stand is not None and key in known:
        run: EntryRun = known[key]
        log.entries += run.entries
        log.steps += [log.step_builder.step + ahead for ahead in run.steps]
        log.turns += run.turns
        log.step_builder.jump(run.jump)
        log.labels.need(form.words, run.labels)
    else:
        before, step = len(log.entries), log.step_builder.step
        labels = dict.fromkeys(key for n in range(start, end) for key in _add_fact(live, log, form, facts[n], n))
        if stand is not None:
            steps = [later - step for later in log.steps[before:]]
            jump = log.step_builder.jump_since(step)
            known[key] = EntryRun(log.entries[before:], steps, log.turns[before:], list(labels), jump)
        log.labels.need(form.words, labels)
    log.fact_count = end


def _add_fact(live: LiveTable, log: GameLog, form: LogForm, fact: Fact, n: int) -> tuple[LabelKey, ...]:
    """Add an entry and return the labels that it needs."""
    part = log.step_builder.add(fact, form)
    entry = _fact_entry(live, form, fact, n)
    is_new_turn = not log.turns or log.turns[-1] != part.turn.text
    log.add(part.step, part.turn.text, f"{entry.text},{part.text}" if part.text else entry.text)
    return entry.labels + part.turn.labels if is_new_turn else entry.labels


def _visible_facts(journal: Journal, seat: Seat | None) -> Sequence[Fact]:
    """Return the facts of the table as the viewer may see it, including those for other seats."""
    table = journal.visible_to(seat)
    return table.facts if table is not None else []


def _fact_entry(live: LiveTable, form: LogForm, fact: Fact, index: int) -> Encoded:
    """Encode a fact as part of its entry; the same for all its viewers."""
    known, key = live.view_cache.race, (_fact_entry, form.key, index)
    if key not in known:
        known[key] = form.fact(live.journal.game.name, live.journal.edition, fact)
    entry: Encoded = known[key]
    return entry


def visible_fact_count(live: LiveTable, seat: Seat | None) -> int:
    """Count the facts that a viewer may see; checks only new ones."""
    facts = _visible_facts(live.journal, seat)
    checked, visible = live.view_cache.visible_facts.get(seat, (0, 0))
    visible += sum(fact.is_visible_to(seat) for fact in facts[checked:])
    live.view_cache.visible_facts[seat] = VisibleFacts(len(facts), visible)
    return visible
