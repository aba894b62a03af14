"""Rulings that no paragraph of the rulebook shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hippodrome.core.table import Table
from hippodrome.games import cthulhu_500
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.state import State, fixing
from hippodrome.i18n.localization import Localization
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table, names, refusal, say, told


def test_the_discard_pile_shows_its_top_card_and_discards_are_named_aloud() -> None:
    """Ruling 9."""
    table = lay_table(seats={1: {"hand": ["gremlins", "spikey-bits"]}}, discard=["flag"])
    say(table, (1, "end"), (1, "throw gremlins spikey-bits"))
    view = GAME.view(table.state, 3)
    assert view["top"] == table.state.edition.piece_ids["spikey-bits"]
    assert told(table, "threw_away")[0]["cards"] == tuple(table.state.edition.piece_ids[n] for n in ("gremlins", "spikey-bits"))
    assert "discard" not in view


def test_no_card_is_drawn_from_empty_piles() -> None:
    """Ruling 9: neither a draw pile nor a discard pile."""
    table = lay_table(options={"length": "long"})
    s = table.state
    s.racers[3].hand, s.deck = sorted(s.deck), []
    say(table, (1, "end"), (1, "draw 2"))
    assert s.racers[1].hand == [] and told(table, "turn_over") == [{"seat": 1}]


def test_vehicles_have_the_numbers_of_the_ruling() -> None:
    """Ruling 10."""
    edition = house_edition()
    words = Localization("en", GAME, edition)
    ours = {
        title_and_text(words, edition, "vehicle", car.name)[0]: f"{car.speed} / {car.complexity} / {car.damaged}"
        for car in edition.vehicles
    }
    text = (Path(cthulhu_500.__file__).parent / "RULINGS.md").read_text(encoding="utf-8")
    assert dict(re.findall(r"^\| (.+?) \| [\d /]+ \| ([\d /]+) \|$", text, flags=re.M)) == ours


def test_target_of_a_card_is_public_before_reactions() -> None:
    """Ruling 14."""
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 0: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @3"))
    assert GAME.view(table.state, 0)["moment"]["seats"] == [3]
    assert told(table, "played")[0]["seats"] == (3,)


def test_crew_serves_the_pit_it_is_in() -> None:
    """Ruling 14: a mechanic sent to a rival mends for the rival."""
    table = say(lay_table(seats={1: {"hand": ["tcho-tcho-mechanic#1"]}}), (1, "crew tcho-tcho-mechanic#1 @2"))
    assert fixing(table.state, 2) == 3 and fixing(table.state, 1) == 0


def test_spells_cannot_touch_armitage_nor_an_elder_sign_but_chaos_can() -> None:
    """Ruling 15."""
    hand = ["stomped-by-an-elder-god#1", "non-euclidean-hairpin", "spell-of-chaos"]
    table = lay_table(seats={1: {"hand": hand}, 3: {"driver": "dr-armitage", "hand": ["gremlins"]}, 2: {"sheltered": True}})
    assert refusal(table, 1, "play stomped-by-an-elder-god#1 @3") == "warded"
    assert refusal(table, 1, "play stomped-by-an-elder-god#1 @2") == "warded"
    assert refusal(table, 1, "play non-euclidean-hairpin @1") == "warded"
    assert refusal(table, 1, "play non-euclidean-hairpin @0") == ""
    say(table, (1, "play spell-of-chaos"))
    assert names(table.state, table.state.racers[0].hand) == ["gremlins"]


def test_an_elder_sign_lasts_until_the_next_turn_of_its_owner() -> None:
    """Ruling 15."""
    table = say(lay_table(3, seats={1: {"hand": ["elder-sign-decal"]}}), (1, "play elder-sign-decal"))
    say(table, (1, "end"), (1, "draw 0"), (2, "end"), (2, "draw 0"))
    assert table.state.racers[1].sheltered
    say(table, (0, "end"), (0, "draw 0"))
    assert not table.state.racers[1].sheltered


def test_fungi_count_the_others_in_their_pit() -> None:
    """Ruling 16."""
    pit = ["fungi-from-detroit#1", "fungi-from-detroit#2"]
    s = lay_table(seats={1: {"pit": pit, "driver": "fungi-from-daytona#1"}, 2: {"pit": ["fungi-from-daytona#2"]}}).state
    assert fixing(s, 1) == (1 + 1) + (1 + 1), "the driver is not in the pit"
    assert reckon(s, 1, passing=True).drive == 1 + 2
    assert fixing(s, 2) == 1


def test_zombies_in_a_hand_are_discarded_like_any_card() -> None:
    """Ruling 17."""
    table = say(lay_table(seats={1: {"hand": ["zombie-valet#1"]}}), (1, "end"), (1, "throw zombie-valet#1"))
    assert names(table.state, table.state.discard)[-1] == "zombie-valet#1"
    assert table.state.racers[1].hand == []


def test_cards_that_return_may_exceed_the_limit_and_then_nothing_is_drawn() -> None:
    """Ruling 3."""
    full = ["gremlins", "black-plague", "repo-ghouls", "a-better-offer", "ia-ia#1"]
    seats = {1: {"hand": ["recalled-to-carcosa"]}, 2: {"hand": full, "driver": "ace-from-arkham"}}
    table = say(lay_table(seats=seats), (1, "play recalled-to-carcosa ace-from-arkham"), (2, "pass"))
    assert len(table.state.racers[2].hand) == 6
    say(table, (1, "end"), (1, "draw 0"), (2, "end"), (2, "throw"))
    assert table.state.mover == 3 and told(table, "drew") == [], "no room, no question"


def test_a_card_that_draws_stops_at_the_limit() -> None:
    """Ruling 3: three cards to draw, room for one."""
    hand = ["old-farmers-necronomicon#1", "gremlins", "black-plague", "repo-ghouls", "a-better-offer"]
    table = say(lay_table(seats={1: {"hand": hand}}), (1, "play old-farmers-necronomicon#1"))
    assert len(table.state.racers[1].hand) == 5 and told(table, "drew") == [{"seat": 1, "number": 1}]


def test_pile_is_renewed_only_when_a_card_is_drawn() -> None:
    """Ruling 9."""
    table = say(lay_table(deck=["gremlins"], draws=["gremlins"]), (1, "end"), (1, "draw 1"))
    assert table.state.deck == [] and told(table, "reshuffled") == []
    say(table, (2, "end"), (2, "draw 1"))
    assert told(table, "reshuffled") == [{"flag": True}]


def test_reactions_to_being_passed_answer_tests_and_cards_but_not_damage() -> None:
    """Ruling 11."""
    claim = {"hand": ["claim-against-the-gods#1"]}
    table = say(lay_table(seats={1: {"hand": ["dreamlands-shortcut#1"]}, 0: claim}), (1, "play dreamlands-shortcut#1"))
    assert table.prompt is not None and table.prompt.kind == "react" and table.waiting == [0]
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 2: {**claim, "damaged": True}}
    table = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @2"))
    assert table.state.pack == [0, 1, 3, 2]
    assert table.prompt is not None and table.prompt.kind == "action"


def test_untargeted_spell_does_not_damage_warded_vehicles() -> None:
    """Ruling 15."""
    seats = {1: {"hand": ["colour-out-of-the-exhaust"]}, 2: {"sheltered": True}}
    s = say(lay_table(seats=seats), (1, "play colour-out-of-the-exhaust")).state
    assert [racer.damaged for racer in s.racers] == [True, False, False, False]


def test_warning_lap_waits_for_the_seat_that_drew_the_flag() -> None:
    """Ruling 18: the flag comes up with an action left, which is still played; turns taken out of order do not end the lap."""
    seats = {
        1: {"hand": ["old-farmers-necronomicon#1"]},
        3: {"hand": ["privilege-of-the-great-race#1"]},
        0: {"hand": ["privilege-of-the-great-race#2"]},
    }
    deck = ["flag", "gremlins", "black-plague", "repo-ghouls", "a-better-offer", "spikey-bits"]
    draws = ["flag", "gremlins", "black-plague", "gremlins", "black-plague", "repo-ghouls"]
    table = lay_table(seats=seats, deck=deck, draws=draws, options={"warning_lap": True})
    say(table, (1, "play old-farmers-necronomicon#1"))
    assert told(table, "warning") == [{"seat": 1}] and table.state.actions == 1
    say(table, (1, "end"), (1, "throw"), (1, "draw 0"), (3, "pass"), (0, "pass"))
    say(table, (2, "end"), (2, "draw 0"), (0, "react privilege-of-the-great-race#2"), (3, "pass"))
    say(table, (0, "end"), (0, "draw 0"), (3, "react privilege-of-the-great-race#1"))
    assert table.state.mover == 3
    for seat in (3, 0):
        say(table, (seat, "end"), (seat, "draw 0"))
        assert table.prompt is not None
    say(table, (1, "end"), (1, "throw"), (1, "draw 0"))
    assert table.prompt is None and table.state.over


CULTIST = {"pit": ["cultist-with-a-foam-tentacle"]}


def test_crew_cheers_for_a_lap_counter_that_a_rivals_damage_brings() -> None:
    """Ruling 6: the last is damaged again, so the leader laps the pack."""
    seats = {0: CULTIST, 1: {"hand": ["stomped-by-an-elder-god#1"]}, 3: {"damaged": True}}
    table = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @3"))
    assert table.state.racers[0].laps == 1
    assert table.prompt is not None and table.prompt.kind == "may_draw" and table.waiting == [0]


def test_crew_cheers_for_a_vehicle_that_passes_two_crashed_ones() -> None:
    """Ruling 6; Passing vehicle damaged: the last, damaged, ties; the leader comes by both."""
    table = lay_table(3, mover=2, pack=[0, 1, 2], seats={0: CULTIST, 2: {"damaged": True}}, dice=[3, 1])
    say(table, (2, "overtake @1"))
    assert table.state.pack == [0, 1, 2] and table.state.racers[0].laps == 1
    assert table.prompt is not None and table.prompt.kind == "may_draw" and table.waiting == [0]


def test_crew_cheers_for_a_vehicle_that_slips_through() -> None:
    """Ruling 6; Damaged vehicle being passed: the last ties with a damaged one and passes it; the leader slips through."""
    table = lay_table(3, mover=2, pack=[0, 1, 2], seats={0: CULTIST, 1: {"damaged": True}}, dice=[1, 3])
    say(table, (2, "overtake @1"))
    assert table.state.racers[0].laps == 1
    assert table.prompt is not None and table.prompt.kind == "may_draw" and table.waiting == [0]


LAST_LAP: dict[str, Any] = {
    "deck": ["flag", "gremlins", "black-plague"],
    "draws": ["flag", "gremlins"],
    "options": {"warning_lap": True},
}


def idle(table: Table[State]) -> Table[State]:
    """Skip the turn of the active seat."""
    seat, turn = table.state.mover, table.state.turn
    while table.state.turn == turn and table.prompt is not None:
        say(table, (seat, {"action": "end", "discard": "throw", "draw": "draw 0"}[table.prompt.kind]))
    return table


def test_all_seats_have_a_last_turn_if_the_flag_is_drawn_in_a_rivals_turn() -> None:
    """Ruling 18: the next in turn draws it, has that turn like any other seat, and another at the end."""
    seats = {1: {"hand": ["elder-sign-decal"]}, 2: {"pit": ["high-priest-of-motocross"]}}
    table = say(lay_table(seats=seats, **LAST_LAP), (1, "play elder-sign-decal"), (2, "yes"))
    assert told(table, "warning") == [{"seat": 2}]
    movers = []
    while table.prompt is not None:
        movers.append(table.state.mover)
        idle(table)
    assert movers == [1, 2, 3, 0, 1, 2]


def test_all_seats_have_a_last_turn_if_the_flag_drawer_takes_the_next_turn() -> None:
    """Ruling 18."""
    table = lay_table(seats={1: {"hand": ["privilege-of-the-great-race#1"]}}, **LAST_LAP)
    say(table, (1, "end"), (1, "throw"), (1, "draw 1"), (1, "react privilege-of-the-great-race#1"))
    movers = []
    while table.prompt is not None:
        movers.append(table.state.mover)
        idle(table)
    assert movers == [1, 2, 3, 0, 1]
