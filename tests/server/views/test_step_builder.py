"""A story is the same whether its reader is told every fact by itself or what others were told who stood where it stands."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.race_file import new_race
from hippodrome.core.rng import seed_from
from hippodrome.games.registry import NAMES, find
from hippodrome.i18n.localization import Words
from hippodrome.server.storage.store import Row
from hippodrome.server.tables.events import Note, Place, started
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.views.game_log import story
from hippodrome.server.views.step_builder import Telling, Told

SEATS = 3


@pytest.mark.parametrize("game", NAMES)
def test_what_others_were_told_is_told_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Fact] = []
    real = Telling.hear

    def hear(self: Telling, fact: Fact, words: Words) -> Told:
        heard.append(fact)
        return real(self, fact, words)

    monkeypatch.setattr(Telling, "hear", hear)
    rules, rng = find(game), Random(5)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("telling"))
    places = [Place("person", name, secret=name, ready=True) for name in race.players]
    start = started(race, places, pace="instant", listed=False)
    journal = Journal(start)
    table, readers = journal.table, (None, *range(SEATS))
    assert table is not None
    together, *alone = (Live(Row("t", start, journal.card()), journal, 0.0) for _ in range(1 + len(readers)))
    shared = 0
    while table.waiting and len(table.facts) < 250:
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        table.answer_forced()
        if rng.random() < 0.2:
            journal.notes.append(Note(len(table.facts), "hint", {"seat": seat}, only=rng.choice(readers)))
        together.changed()
        for reader, own in zip(readers, alone, strict=True):
            if rng.random() < 0.2 and len(table.facts) < 250:
                continue  # this reader looks later, and hears more at once
            before = len(heard)
            told = story(together, reader, "en")
            shared += len(heard) - before
            by_itself = story(own, reader, "en")
            assert (told.text(0), told.telling.step) == (by_itself.text(0), by_itself.telling.step), reader
    spared = len(heard) - 2 * shared
    assert shared > 100 and (spared > shared or game != "charioteer")


def test_what_seats_hear_alike_is_told_once_also_after_what_only_one_of_them_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a turn every seat sees its own cards drawn; what comes then is told once for all of them."""
    heard: list[int] = []
    real = Telling.hear

    def hear(self: Telling, fact: Fact, words: Words) -> Told:
        heard.append(id(fact))
        return real(self, fact, words)

    monkeypatch.setattr(Telling, "hear", hear)
    rules, rng = find("charioteer"), Random(5)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("telling"))
    places = [Place("person", name, secret=name, ready=True) for name in race.players]
    start = started(race, places, pace="instant", listed=False)
    journal = Journal(start)
    table, live = journal.table, Live(Row("t", start, journal.card()), journal, 0.0)
    assert table is not None
    while table.waiting and len(table.facts) < 250:
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        live.changed()
        for reader in range(SEATS):
            story(live, reader, "en")
    public = [id(fact) for fact in table.facts if fact.to is None]
    assert any(fact.to is not None for fact in table.facts)
    assert sum(heard.count(fact) for fact in public) < len(public) * 1.1
