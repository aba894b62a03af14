"""Preparation, turns, pit stops, the flag and the variants."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.bots import find_bot
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table, play_out
from hippodrome.games.cthulhu_500.state import State
from hippodrome.i18n.localization import Localization
from tests.games.cthulhu_500.tables import GAME, conserved, house_edition, lay_table, names, refusal, say, told


def new_table(players: int = 4, seed: int = 1, **options: Any) -> Table[State]:
    """Return a race from its beginning."""
    return Table(GAME, GAME.setup(players, GAME.resolve_options(options), house_edition()), SampledChance(Random(seed)))


def throw(table: Table[State], *numbers: int) -> Table[State]:
    """Let each seat throw away this number of cards for the grid."""
    for seat, number in enumerate(numbers):
        hand = table.state.racers[seat].hand[:number]
        say(table, (seat, " ".join(["throw", *names(table.state, hand)])))
    return table


def test_preparation_vehicles_at_random_and_five_cards() -> None:
    s = new_table(8).state
    assert sorted(racer.vehicle for racer in s.racers) == list(range(8))
    assert [len(racer.hand) for racer in s.racers] == [5] * 8
    assert s.discard == [s.edition.flag]


def test_preparation_vehicles_chosen_in_turn() -> None:
    table = new_table(3, vehicles="drafted")
    assert table.prompt is not None and table.prompt.kind == "vehicle"
    first = table.waiting[0]
    say(table, (first, "take feararri"))
    second = table.waiting[0]
    assert second == (first + 1) % 3
    assert refusal(table, second, "take feararri") == "vehicle_taken"
    assert refusal(table, second, "take gremlins") == "one_vehicle"
    say(table, (second, "take big-honkin-truck"), ((first + 2) % 3, "take satanic-pushcart"))
    assert table.prompt.kind == "qualify"


def test_pack_order_most_thrown_cards_lead() -> None:
    table = throw(new_table(), 1, 3, 0, 2)
    assert table.state.pack == [1, 3, 0, 2]
    assert table.state.mover == 2
    assert [len(racer.hand) for racer in table.state.racers] == [4, 2, 5, 3]
    assert len(table.state.discard) == 1 + 6


def test_pack_order_choices_are_sealed_until_all_are_in() -> None:
    table = new_table()
    before = GAME.view(table.state, 1)
    say(table, (0, "throw"))
    assert GAME.view(table.state, 1) == before
    table.withdraw(0)
    assert table.waiting == [0, 1, 2, 3]


def test_pack_order_dice_settle_ties_and_are_thrown_again() -> None:
    table = new_table(3)

    rolls = [3, 3, 5, 2, 4]

    class Dice(SampledChance):
        def draw(self, chance: Any, n: int) -> tuple[int, ...]:
            return (rolls.pop(0) - 1,) if chance.kind == "order" else super().draw(chance, n)

    table.chance_source = Dice(Random(1))
    throw(table, 0, 0, 0)
    assert table.state.pack == [2, 1, 0]


def test_turn_order_two_actions_then_discard_then_draw_then_clockwise() -> None:
    table = lay_table(seats={1: {"hand": ["gremlins", "black-plague"]}}, dice=[1, 6, 1, 6])
    say(table, (1, "overtake @0"), (1, "overtake @0"))
    assert table.prompt is not None and table.prompt.kind == "discard"
    say(table, (1, "throw gremlins"))
    assert table.prompt.kind == "draw"
    assert [option.number for option in table.options(1)] == [2, 1, 0]
    say(table, (1, "draw 2"))
    assert len(table.state.racers[1].hand) == 3
    assert table.waiting == [2]


def test_turn_order_actions_may_be_let_go() -> None:
    table = say(lay_table(), (1, "end"))
    assert table.prompt is not None and table.prompt.kind == "draw"


def test_drawing_stops_at_five_cards() -> None:
    hand = ["gremlins", "black-plague", "repo-ghouls", "a-better-offer"]
    table = say(lay_table(seats={1: {"hand": hand}}), (1, "end"), (1, "throw"))
    assert refusal(table, 1, "draw 2") == "draw_too_many"
    table = say(lay_table(seats={1: {"hand": [*hand, "ia-ia#1"]}}), (1, "end"), (1, "throw"))
    assert table.waiting == [2], "with a full hand there is nothing to ask"


def test_the_vehicle_man_was_not_meant_to_drive_draws_one_more_after_discarding() -> None:
    seats = {1: {"vehicle": "not-meant-to-drive", "hand": ["gremlins", "black-plague"]}}
    table = say(lay_table(seats=seats, edition=house_edition()), (1, "end"), (1, "throw gremlins"))
    assert refusal(table, 1, "draw 3") == ""
    table = say(lay_table(seats=seats, edition=house_edition()), (1, "end"), (1, "throw"))
    assert refusal(table, 1, "draw 3") == "draw_too_many"


def test_pit_stop_the_car_behind_may_test_for_free() -> None:
    table = say(lay_table(dice=[6, 1]), (1, "pit"))
    assert table.waiting == [2]
    say(table, (2, "yes"))
    assert table.state.pack == [0, 2, 1, 3]
    assert table.waiting == [1] and table.prompt is not None and table.prompt.kind == "pit"


def test_pit_stop_of_the_last_the_leader_tests_for_a_lap() -> None:
    table = say(lay_table(dice=[6, 1], mover=3), (3, "pit"), (0, "yes"), (3, "nothing"))
    assert table.state.racers[0].laps == 1


def test_pit_stop_without_room_a_modification_must_go() -> None:
    seats = {1: {"hand": ["spikey-bits"], "mods": ["tentacles#1", "tentacles#2"]}}
    table = say(lay_table(seats=seats), (1, "pit"), (2, "no"))
    assert refusal(table, 1, "mod spikey-bits") == "no_room"
    say(table, (1, "mod spikey-bits tentacles#1"))
    assert names(table.state, table.state.racers[1].mods) == ["tentacles#2", "spikey-bits"]
    table = say(lay_table(seats={1: {"hand": ["spikey-bits"], "mods": ["tentacles#1"]}}), (1, "pit"), (2, "no"))
    assert refusal(table, 1, "mod spikey-bits tentacles#1") == "room_left"


def test_pit_stop_things_may_be_taken_off() -> None:
    seats = {1: {"mods": ["tentacles#1"], "tires": "slicks-of-the-slug-god", "driver": "ace-from-arkham"}}
    table = lay_table(seats=seats, actions=3)
    for card in ("tentacles#1", "slicks-of-the-slug-god", "ace-from-arkham"):
        say(table, (1, "pit"), (2, "no"), (1, f"remove {card}"))
    racer = table.state.racers[1]
    assert (racer.mods, racer.tires, racer.driver) == ([], None, None)
    assert names(table.state, racer.pit) == ["ace-from-arkham"]


def test_repair_reaching_the_complexity_mends_less_does_not() -> None:
    table = say(lay_table(seats={1: {"damaged": True}}, dice=[4]), (1, "pit"), (2, "no"), (1, "repair"))
    assert not table.state.racers[1].damaged
    table = say(lay_table(seats={1: {"damaged": True}}, dice=[3]), (1, "pit"), (2, "no"), (1, "repair"))
    assert table.state.racers[1].damaged
    assert refusal(say(lay_table(), (1, "pit"), (2, "no")), 1, "repair") == "nothing_to_repair"


def test_crew_may_be_added_to_any_pit() -> None:
    table = say(lay_table(seats={1: {"hand": ["zombie-valet#1"]}}), (1, "crew zombie-valet#1 @3"))
    assert names(table.state, table.state.racers[3].pit) == ["zombie-valet#1"]


# The flag and the piles


def test_the_flag_is_shuffled_in_when_the_draw_pile_is_exhausted() -> None:
    table = say(lay_table(deck=["gremlins"], draws=["gremlins"]), (1, "end"))
    assert GAME.view(table.state, 0)["flag"] == "waiting"
    say(table, (1, "draw 2"))
    assert told(table, "reshuffled") == [{"flag": True}]
    assert GAME.view(table.state, 0)["flag"] == ("out" if table.state.over else "in_pile")
    assert conserved(table.state)


def test_the_race_ends_the_moment_the_flag_is_drawn() -> None:
    seats = {2: {"laps": 1}, 3: {"laps": 1}}
    table = lay_table(deck=["gremlins", "flag", "ia-ia#1"], discard=[], draws=["flag", "gremlins"], seats=seats)
    say(table, (1, "end"), (1, "draw 2"))
    assert table.prompt is None
    assert table.state.racers[1].hand == [], "what would have come after the flag stays in the pile"
    assert GAME.standing(table.state) == ((3, 4, 1, 2), (2,))
    assert conserved(table.state)


def test_the_flag_ends_a_reaction_in_the_middle() -> None:
    seats = {0: {"hand": ["claim-against-the-gods#1"]}}
    table = lay_table(deck=["gremlins", "flag"], draws=["flag", "gremlins"], dice=[6, 1], seats=seats)
    say(table, (1, "overtake @0"), (0, "react claim-against-the-gods#1"))
    assert table.prompt is None and conserved(table.state)
    assert GAME.standing(table.state).winners == (1,)


def test_equal_lap_counters_the_place_in_the_pack_decides() -> None:
    table = lay_table(deck=["flag"], draws=["flag"], pack=[2, 1, 3, 0])
    say(table, (1, "end"), (1, "draw 1"))
    assert GAME.standing(table.state) == ((4, 2, 1, 3), (2,))


def test_warning_lap_ends_with_the_seat_that_drew_the_flag() -> None:
    options = {"warning_lap": True}
    table = lay_table(deck=["gremlins", "flag", "ia-ia#1"], draws=["flag", "gremlins", "gremlins", "ia-ia#1"], options=options)
    say(table, (1, "end"), (1, "draw 2"))
    assert told(table, "warning") == [{"seat": 1}]
    assert len(table.state.racers[1].hand) == 2, "a card is drawn in its place"
    for seat in (2, 3, 0):
        say(table, (seat, "end"), (seat, "draw 0"))
        assert table.prompt is not None
    say(table, (1, "end"), (1, "throw"), (1, "draw 0"))
    assert table.prompt is None


def test_long_game_a_counter_leaves_each_time_and_the_flag_joins_with_the_last() -> None:
    table = lay_table(deck=["gremlins"], options={"length": "long", "counters": 2}, draws=["gremlins"])
    assert table.state.flag_aside and table.state.counters == 2
    say(table, (1, "end"), (1, "draw 2"))
    assert table.state.counters == 1 and table.state.flag_aside
    assert told(table, "reshuffled") == [{"flag": False}]
    s = table.state
    s.discard, s.deck = s.deck, []
    say(table, (2, "end"), (2, "draw 1"))
    assert s.counters == 0
    assert s.over or s.edition.flag in s.deck
    assert conserved(s)


def test_short_game_the_flag_lies_in_the_lower_half() -> None:
    table = new_table(3, length="short")
    s = table.state
    assert s.above == (len(s.edition.cards) - 15 + 1) // 2 and s.flag_aside
    throw(table, 0, 0, 0)
    left = s.above
    bots = [find_bot(GAME.name, "dummy", Random(n)) for n in range(3)]
    while s.above:
        assert s.edition.flag not in s.deck
        for seat in table.waiting:
            table.answer(seat, bots[seat](Pov(table, seat)))
    assert told(table, "reshuffled") == []
    assert s.over or s.edition.flag in s.deck
    assert left == 39


def test_a_standstill_ends_the_race() -> None:
    """Ruling 19."""
    table = lay_table(3, turn=1, last_draw=0, mover=0)
    for turn in range(9):
        say(table, (turn % 3, "end"), (turn % 3, "draw 0"))
    assert table.prompt is None
    assert told(table, "standstill") == [{"rounds": 3}]


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"length": "short"},
    {"length": "long", "counters": 3},
    {"warning_lap": True},
    {"net_laps": True},
)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [3, 5, 8])
def test_races_of_every_variant_come_to_their_end(players: int, options: dict[str, Any]) -> None:
    table = new_table(players, seed=players, **options)
    bots = [find_bot(GAME.name, ("auriga", "tiro", "dummy")[n % 3], Random(n)) for n in range(players)]
    play_out(table, bots)
    assert table.state.over and conserved(table.state)
    assert table.state.flag_aside
    if options.get("net_laps"):
        assert min(racer.laps for racer in table.state.racers) == 0
    if "counters" in options:
        assert len(told(table, "counter")) == 3


# Visibility


def test_views_show_pile_thickness_but_no_size() -> None:
    for size, looks in ((40, "thick"), (30, "thin"), (10, "thin"), (9, "nearly_gone"), (1, "nearly_gone"), (0, "empty")):
        table = lay_table(deck=names(lay_table().state, range(size)))
        for seat in (None, 0, 1):
            view = GAME.view(table.state, seat)
            assert view["pile"] == looks
            assert str(size) not in {str(value) for key, value in view.items() if key in ("pile", "discard_pile")}
            assert "deck" not in view


def test_hands_are_visible_to_their_owner_only() -> None:
    table = lay_table(seats={1: {"hand": ["gremlins", "ia-ia#1"]}})
    assert GAME.view(table.state, 1)["racers"][1]["hand"] == table.state.racers[1].hand
    assert {GAME.view(table.state, seat)["racers"][1]["hand"] for seat in (None, 0, 2, 3)} == {2}


def test_resampling_leaves_the_flag_in_the_pile() -> None:
    table = lay_table(deck=["gremlins", "flag", "ia-ia#1"], discard=[], seats={0: {"hand": ["spikey-bits"]}})
    for n in range(30):
        imagined = table.fork(1, Random(n)).state
        assert imagined.edition.flag in imagined.deck and len(imagined.deck) == 3
        assert conserved(imagined)


# Facts


def test_fitting_names_the_replaced_card_before_reactions() -> None:
    seats = {1: {"mods": ["tentacles#1", "spikey-bits"], "hand": ["shoggoth-v8#1"]}, 2: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "pit"), (2, "no"), (1, "mod shoggoth-v8#1 spikey-bits"))
    spikes = table.state.edition.piece_ids["spikey-bits"]
    assert told(table, "fits")[0]["replaced"] == spikes
    assert GAME.view(table.state, 2)["moment"]["aim"] == [spikes]


def test_replaced_driver_is_a_fact() -> None:
    seats = {1: {"driver": "dr-armitage", "hand": ["ace-from-arkham"]}}
    table = say(lay_table(seats=seats), (1, "pit"), (2, "no"), (1, "driver ace-from-arkham"))
    ids = table.state.edition.piece_ids
    assert told(table, "takes_wheel") == [{"seat": 1, "card": ids["ace-from-arkham"], "replaced": ids["dr-armitage"]}]
    assert told(table, "steps_down") == [{"seat": 1, "card": ids["dr-armitage"]}]
    assert names(table.state, table.state.racers[1].pit) == ["dr-armitage"]


def test_targeted_card_is_named_with_its_owner() -> None:
    seats = {1: {"hand": ["saboteur-from-innsmouth#1"]}, 2: {"mods": ["tentacles#1"]}, 3: {"mods": ["tentacles#2"]}}
    table = say(lay_table(seats=seats), (1, "play saboteur-from-innsmouth#1 tentacles#2"))
    assert told(table, "played")[0]["owner"] == 3
    words = Localization("en", GAME, table.state.edition, ["Ana", "Ben", "Cid", "Dot"])
    assert "Ben plays Saboteur from Innsmouth on Dot's Tentacles." in [words.fact(fact) for fact in table.facts]


def test_a_hairpin_names_both_vehicles() -> None:
    table = say(lay_table(seats={1: {"hand": ["non-euclidean-hairpin"]}}), (1, "play non-euclidean-hairpin @0"))
    assert told(table, "played")[0]["seats"] == (0, 1)


def test_a_name_with_an_exclamation_mark_takes_no_full_stop() -> None:
    table = say(lay_table(seats={1: {"hand": ["ia-ia#1"]}}), (1, "end"), (1, "throw ia-ia#1"))
    words = Localization("en", GAME, table.state.edition, ["Ana", "Ben", "Cid", "Dot"])
    assert "Ben discards Iä! Iä!" in [words.fact(fact) for fact in table.facts]


def test_result_lists_all_lap_counters() -> None:
    table = lay_table(3, seats={0: {"laps": 1}, 2: {"laps": 2}}, deck=["flag", "gremlins"], draws=["flag"])
    say(table, (1, "end"), (1, "draw 1"))
    words = Localization("en", GAME, table.state.edition, ["Ana", "Ben", "Cid"])
    assert words.fact(table.facts[-1]) == "Cid wins! Lap counters: 1. Cid (2), 2. Ana (1), 3. Ben (0)."
