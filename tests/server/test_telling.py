"""A telling is the same whether its reader hears every fact itself or what others have heard who stood where it stands."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.luck import seed_from
from hippodrome.core.race import new_race
from hippodrome.core.words import Words
from hippodrome.games import NAMES, find, load_edition
from hippodrome.server.journal import Journal
from hippodrome.server.records import Place, started
from hippodrome.server.telling import Beats, Telling

SEATS = 3


@pytest.mark.parametrize("game", NAMES)
def test_what_others_have_heard_is_heard_the_same(game: str) -> None:
    rules, rng = find(game), Random(5)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("telling"))
    places = [Place("person", name, secret=name, ready=True) for name in race.players]
    journal = Journal(started(race, places, pace="instant", listed=False))
    table, words = journal.table, Words("en", rules, load_edition(rules), race.players, race.options)
    assert table is not None
    while table.waiting and len(table.facts) < 250:
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        table.answer_forced()
    readers = (None, *range(SEATS))
    alone, together = ({reader: Telling(journal) for reader in readers} for _ in range(2))
    spared = told = 0
    for begin in range(0, len(table.facts), 7):  # some facts an event
        shared: Beats = {}
        for reader in readers:
            if rng.random() < 0.1:
                shared = {}  # as if this reader came later, by itself
            for n, fact in enumerate(table.facts[begin : begin + 7], begin):
                if fact.seen_by(reader):
                    before = len(shared)
                    assert together[reader].hear(fact, words, shared, n) == alone[reader].hear(fact, words), (reader, n)
                    spared, told = spared + (len(shared) == before), told + 1
    assert told > 100 and (spared > told / 2 or game != "charioteer")
