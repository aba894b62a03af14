"""Game log of a race for each viewer: facts and notes as entries, each in its playback step.

A fact is localized once for all viewers with the same language. An entry is cached as it is sent, except for its numbers:
those count the entries that this viewer has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import Note
from hippodrome.server.views.cache import EntryRun, GameLog, VisibleFacts
from hippodrome.server.views.json import dumps
from hippodrome.server.views.step_builder import StepBuilder, StepEntry

EMPTY_FIELDS: Mapping[str, Any] = {
    "pieces": [], "note": False, "step_kind": "", "seat": None, "targets": [], "overtake_text": "", "faces": [], "paths": {},
}  # fmt: skip
"""The fields of a log entry that are left out in a state where they are empty."""


def log_entry(journal: Journal, words: Localization, n: int, fact: Fact, step_entry: StepEntry) -> dict[str, Any]:
    """Return a fact as a complete log entry, with the step that it belongs to."""
    step = {"step": step_entry.step, "turn": step_entry.turn}
    return {"n": n, **step, **EMPTY_FIELDS, **_entry_fields(journal, words, fact), **step_entry.fields}


def _entry_fields(journal: Journal, words: Localization, fact: Fact) -> dict[str, Any]:
    fields: dict[str, Any] = {"text": words.fact(fact), "kind": fact.kind}
    if pieces := get_plugin(journal.game.name).scene.touches(journal.edition, fact):
        fields["pieces"] = list(pieces)
    return fields


def build_game_log(live: LiveTable, seat: Seat | None, language: str) -> GameLog:
    """Return the game log of a race for one viewer, extended by what is new."""
    journal, key, words = live.journal, (seat, language), live.localization(language)
    told = live.view_cache.game_logs.get(key)
    if told is None:
        told = live.view_cache.game_logs[key] = GameLog(StepBuilder(journal))
    facts = _visible_facts(journal, seat)
    while True:
        note = journal.notes[told.note_count] if told.note_count < len(journal.notes) else None
        if note is not None and note.only not in (None, seat):
            told.note_count += 1
        elif note is not None and note.after <= told.fact_count:
            told.add(told.step_builder.step, told.step_builder.turn_text(words), _note_text(words, note))
            told.note_count += 1
        elif told.fact_count < len(facts):
            _add_facts(live, told, seat, words, facts, len(facts) if note is None else min(note.after, len(facts)))
        else:
            break
    return told


def _add_facts(
    live: LiveTable, game_log: GameLog, seat: Seat | None, words: Localization, facts: Sequence[Fact], end: int
) -> None:
    """Add the next facts, up to an index: the public ones as far as they go, or one that only some seats may see."""
    start = game_log.fact_count
    if facts[start].to is not None:
        game_log.fact_count += 1
        if facts[start].is_visible_to(seat):
            _add_fact(live, game_log, words, facts[start], start)
        return
    end = next((n for n in range(start + 1, end) if facts[n].to is not None), end)
    stand = game_log.step_builder.position_key(words)
    known, key = live.view_cache.event, (EntryRun, start, end, words.language, stand)
    if stand is not None and key in known:
        run: EntryRun = known[key]
        game_log.entries += run.entries
        game_log.steps += [game_log.step_builder.step + ahead for ahead in run.steps]
        game_log.turns += run.turns
        game_log.step_builder.jump(run.jump)
    else:
        before, step = len(game_log.entries), game_log.step_builder.step
        for n in range(start, end):
            _add_fact(live, game_log, words, facts[n], n)
        if stand is not None:
            steps = [later - step for later in game_log.steps[before:]]
            known[key] = EntryRun(
                game_log.entries[before:], steps, game_log.turns[before:], game_log.step_builder.jump_since(step)
            )
    game_log.fact_count = end


def _add_fact(live: LiveTable, game_log: GameLog, words: Localization, fact: Fact, n: int) -> None:
    part = game_log.step_builder.add(fact, words)
    turn = game_log.step_builder.turn_text(words)
    game_log.add(part.step, turn, _entry_text(live, words.language, fact, n, part.text))


def _visible_facts(journal: Journal, seat: Seat | None) -> Sequence[Fact]:
    """The facts that stand on the table as a reader may know it."""
    table = journal.visible_to(seat)
    return table.facts if table is not None else []


def _entry_text(live: LiveTable, language: str, fact: Fact, index: int, step_text: str) -> str:
    """A fact's entry without its numbers; one text for all to whom it is the same."""
    known, key = live.view_cache.race, (_entry_text, language, index, step_text)
    if key not in known:
        said = dumps(_entry_fields(live.journal, live.localization(language), fact))[1:-1]
        known[key] = f"{said},{step_text}" if step_text else said
    return str(known[key])


def _note_text(words: Localization, note: Note) -> str:
    fields = {"text": words.text(f"server.note.{note.kind}", **note.data), "kind": note.kind, "note": True}
    if (seat := note.data.get("seat")) is not None:
        fields["seat"] = seat
    return dumps(fields)[1:-1]


def visible_fact_count(live: LiveTable, seat: Seat | None) -> int:
    """Count the facts that a viewer may see; only new ones are checked."""
    facts = _visible_facts(live.journal, seat)
    checked, visible = live.view_cache.visible_facts.get(seat, (0, 0))
    visible += sum(fact.is_visible_to(seat) for fact in facts[checked:])
    live.view_cache.visible_facts[seat] = VisibleFacts(len(facts), visible)
    return visible
