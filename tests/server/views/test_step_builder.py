"""A story is the same whether its reader is told every fact by itself or what others were told who stood where it stands."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.race_file import new_race
from hippodrome.core.rng import seed_from
from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import Note, SeatState, start_record
from hippodrome.server.views.game_log import build_game_log
from hippodrome.server.views.log_forms import LogForm
from hippodrome.server.views.step_builder import StepBuilder, StepEntry

SEATS = 3


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_what_others_were_told_is_told_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Fact] = []
    real = StepBuilder.add

    def hear(self: StepBuilder, fact: Fact, form: LogForm) -> StepEntry:
        heard.append(fact)
        return real(self, fact, form)

    monkeypatch.setattr(StepBuilder, "add", hear)
    rules, rng = get_game(game), Random(5)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("telling"))
    places = [SeatState("person", name, secret=name, ready=True) for name in race.players]
    start = start_record(race, places, pace="instant", listed=False)
    journal = Journal(start)
    table, readers = journal.table, (None, *range(SEATS))
    assert table is not None
    together, *alone = (LiveTable(TableRow("t", start, journal.summary()), journal, 0.0) for _ in range(1 + len(readers)))
    shared = 0
    while table.waiting and len(table.facts) < 250:
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        table.answer_forced()
        if rng.random() < 0.2:
            journal.notes.append(Note(len(table.facts), "hint", {"seat": seat}, only=rng.choice(readers)))
        together.notify_changed()
        for reader, own in zip(readers, alone, strict=True):
            if rng.random() < 0.2 and len(table.facts) < 250:
                continue  # this reader looks later, and hears more at once
            before = len(heard)
            told = build_game_log(together, reader, "en")
            shared += len(heard) - before
            by_itself = build_game_log(own, reader, "en")
            assert (told.text(0), told.step_builder.step) == (by_itself.text(0), by_itself.step_builder.step), reader
    spared = len(heard) - 2 * shared
    assert shared > 100 and (spared > shared or game != "charioteer")


def test_what_seats_hear_alike_is_told_once_also_after_what_only_one_of_them_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a turn every seat sees its own cards drawn; what comes then is told once for all of them."""
    heard: list[int] = []
    real = StepBuilder.add

    def hear(self: StepBuilder, fact: Fact, form: LogForm) -> StepEntry:
        heard.append(id(fact))
        return real(self, fact, form)

    monkeypatch.setattr(StepBuilder, "add", hear)
    rules, rng = get_game("charioteer"), Random(5)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("telling"))
    places = [SeatState("person", name, secret=name, ready=True) for name in race.players]
    start = start_record(race, places, pace="instant", listed=False)
    journal = Journal(start)
    table, live = journal.table, LiveTable(TableRow("t", start, journal.summary()), journal, 0.0)
    assert table is not None
    while table.waiting and len(table.facts) < 250:
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        live.notify_changed()
        for reader in range(SEATS):
            build_game_log(live, reader, "en")
    public = [id(fact) for fact in table.facts if fact.to is None]
    assert any(fact.to is not None for fact in table.facts)
    assert sum(heard.count(fact) for fact in public) < len(public) * 1.1
