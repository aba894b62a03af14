"""Contagion: the rulebook's questions and answers, and ruling 7."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import edition_text
from tests.games.cthulhu_500.tables import GAME, lay_table, names, refusal, say, told

TWO = {2: {"pit": ["tcho-tcho-mechanic#1", "herbert-west"]}, 3: {"driver": "ace-from-arkham"}}


def end_of_turn(seats: Mapping[int, Any], victim: str, mover: int = 2, plague: str = "black-plague") -> Table[State]:
    """Return the end of a turn with a contagion on a card."""
    table = lay_table(seats=seats, contagions={plague: victim}, mover=mover)
    say(table, (mover, "end"))
    if table.prompt is not None and table.prompt.kind == "discard":
        say(table, (mover, "throw"))
    return say(table, (mover, "draw 0"))


def test_the_victim_goes_at_the_end_of_its_owners_turn_and_the_owner_chooses_the_next() -> None:
    table = end_of_turn(TWO, "tcho-tcho-mechanic#1")
    assert table.waiting == [2]
    assert names(table.state, table.state.racers[2].pit) == ["herbert-west"]
    say(table, (2, "infect ace-from-arkham"))
    assert table.state.racers[3].driver is not None, "the new victim is not discarded at once"
    say(table, (3, "end"), (3, "draw 0"))
    assert table.state.racers[3].driver is None
    assert table.waiting == [3]


def test_nothing_happens_at_the_end_of_another_turn() -> None:
    table = end_of_turn(TWO, "tcho-tcho-mechanic#1", mover=1)
    assert len(table.state.racers[2].pit) == 2
    assert table.state.mover == 2


def test_a_new_victim_of_the_same_owner_is_safe_until_the_next_turn() -> None:
    table = say(end_of_turn(TWO, "tcho-tcho-mechanic#1"), (2, "infect herbert-west"))
    assert names(table.state, table.state.racers[2].pit) == ["herbert-west"]
    assert table.state.mover == 3


def test_a_survivor_stays_and_the_contagion_moves_on() -> None:
    table = end_of_turn({2: {"pit": ["zombie-valet#1", "herbert-west"]}}, "zombie-valet#1")
    assert refusal(table, 2, "infect zombie-valet#1") == "not_a_victim"
    say(table, (2, "infect herbert-west"))
    assert names(table.state, table.state.racers[2].pit) == ["zombie-valet#1", "herbert-west"]
    table = say(table, *[(n, a) for n in (3, 0, 1, 2) for a in ("end", "draw 0")])
    assert names(table.state, table.state.racers[2].pit) == ["zombie-valet#1"]
    assert refusal(table, 2, "infect zombie-valet#1") == "", "the survivor is a legal victim later"


def test_a_card_discarded_for_another_reason_takes_the_contagion_along() -> None:
    seats = {1: {"hand": ["saboteur-from-innsmouth#1"]}, 2: {"mods": ["tentacles#1"]}}
    table = lay_table(seats=seats, contagions={"gremlins": "tentacles#1"})
    say(table, (1, "play saboteur-from-innsmouth#1 tentacles#1"))
    assert not table.state.contagions
    assert {"gremlins", "tentacles#1"} <= set(names(table.state, table.state.discard))


def test_without_another_victim_it_is_over() -> None:
    table = end_of_turn({2: {"pit": ["herbert-west"]}}, "herbert-west")
    assert not table.state.contagions
    assert told(table, "contagion_ends")
    table = end_of_turn({2: {"pit": ["zombie-valet#1"]}}, "zombie-valet#1")
    assert not table.state.contagions, "a survivor alone: it must move on, and has nowhere to go"
    assert names(table.state, table.state.racers[2].pit) == ["zombie-valet#1"]


def test_a_driver_sent_to_the_pit_and_crew_lured_away_keep_what_they_caught() -> None:
    seats = {1: {"hand": ["a-better-offer"]}, 2: {"pit": ["herbert-west"]}}
    table = lay_table(seats=seats, contagions={"black-plague": "herbert-west"})
    say(table, (1, "play a-better-offer herbert-west"), (1, "end"), (1, "draw 0"))
    assert not table.state.racers[1].pit, "the plague struck at the end of the new owner's turn"
    table = lay_table(seats={1: {"driver": "herbert-west"}}, contagions={"black-plague": "herbert-west"})
    say(table, (1, "pit"), (2, "no"), (1, "remove herbert-west"))
    assert len(table.state.contagions) == 1


def test_gremlins_feed_on_modifications_only() -> None:
    seats = {2: {"mods": ["tentacles#1"], "pit": ["herbert-west"]}, 0: {"mods": ["spikey-bits"]}}
    table = end_of_turn(seats, "tentacles#1", plague="gremlins")
    assert refusal(table, 2, "infect herbert-west") == "not_a_victim"
    assert len(table.options(2)) == 1


def test_a_card_catches_one_contagion_at_a_time_even_from_a_spell() -> None:
    """An edition may declare its contagions Spells: then they can be warded off, and are still contagions."""
    text, where = edition_text(GAME, "reconstructed")
    spell = 'id = "gremlins"\nspell = true\ncopies = 2\nname = "Cast gremlins"'
    text = text.replace('id = "gremlins"', spell).replace("action = 26", "action = 27")
    edition = GAME.read_edition(text, where)
    table = lay_table(
        seats={1: {"hand": ["gremlins#1"]}, 2: {"mods": ["tentacles#1", "spikey-bits"]}},
        contagions={"gremlins#2": "tentacles#1"}, edition=edition,
    )  # fmt: skip
    assert refusal(table, 1, "play gremlins#1 tentacles#1") == "already_infected"
    say(table, (1, "play gremlins#1 spikey-bits"))
    assert len(set(table.state.contagions.values())) == 2
