"""Rulings that no paragraph of the rulebook would show."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import fixing
from tests.cthulhu_500.tables import GAME, lay_table, names, refusal, say, told


def test_the_discard_pile_shows_its_top_card_and_discards_are_named_aloud() -> None:
    """Ruling 9."""
    table = lay_table(seats={1: {"hand": ["gremlins", "spikey-bits"]}}, discard=["flag"])
    say(table, (1, "end"), (1, "throw gremlins spikey-bits"))
    view = GAME.view(table.state, 3)
    assert view["top"] == table.state.edition.piece_ids["spikey-bits"]
    assert told(table, "threw_away")[0]["cards"] == tuple(table.state.edition.piece_ids[n] for n in ("gremlins", "spikey-bits"))
    assert "discard" not in view


def test_nobody_draws_when_there_is_nothing_to_draw() -> None:
    """Ruling 9: neither a draw pile nor a discard pile."""
    table = lay_table(options={"length": "long"})
    s = table.state
    s.racers[3].hand, s.deck = sorted(s.deck), []
    say(table, (1, "end"), (1, "draw 2"))
    assert s.racers[1].hand == [] and told(table, "turn_over") == [{"seat": 1}]


def test_what_a_card_is_aimed_at_is_said_before_anybody_answers() -> None:
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
