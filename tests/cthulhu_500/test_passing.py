"""Making a passing attempt: tests, laps, ties, damage and the three drawn cases of damage on damage."""

from __future__ import annotations

import pytest

from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.passing import move_ahead
from hippodrome.games.cthulhu_500.state import State
from tests.cthulhu_500.tables import house_edition, lay_table, refusal, say, told


def overtake(seat: int, rival: int, dice: tuple[int, int], damaged: tuple[int, ...] = (), players: int = 4) -> Table[State]:
    """An attempt between plain vehicles, some of them damaged before."""
    seats = {n: {"damaged": True} for n in damaged}
    return say(lay_table(players, seats=seats, dice=dice, mover=seat), (seat, f"overtake @{rival}"))


def test_passing_tests_the_higher_total_passes() -> None:
    s = overtake(2, 1, (5, 4)).state
    assert s.pack == [0, 2, 1, 3]
    assert not any(racer.damaged or racer.laps for racer in s.racers)


def test_passing_tests_the_lower_total_changes_nothing() -> None:
    table = overtake(2, 1, (3, 4))
    assert table.state.pack == [0, 1, 2, 3]
    assert told(table, "failed") == [{"seat": 2, "rival": 1}]


def test_passing_tests_a_tie_damages_both() -> None:
    s = overtake(2, 1, (4, 4)).state
    assert s.pack == [0, 1, 2, 3]
    assert [racer.damaged for racer in s.racers] == [False, True, True, False]


def test_the_leader_passes_the_last_and_gains_a_lap_counter() -> None:
    """Ruling 1: directly ahead of the last, a lap up."""
    s = overtake(0, 3, (6, 1)).state
    assert s.pack == [1, 2, 0, 3]
    assert [racer.laps for racer in s.racers] == [1, 0, 0, 0]


def test_only_the_vehicle_ahead_may_be_tried() -> None:
    table = lay_table()
    assert refusal(table, 1, "overtake @2") == refusal(table, 1, "overtake @1") == "not_ahead"
    assert refusal(table, 1, "overtake @0") == ""


def test_the_sum_of_a_test() -> None:
    """Passing test total: die, speed, driver, modifications, tires, actions, reactions."""
    seats = {
        1: {
            "driver": "ace-from-arkham",
            "mods": ["shoggoth-v8#1", "ichor-injection"],
            "tires": "radials-from-beyond-space-and-time#1",
            "hand": ["lead-tentacle#1"],
            "boost": 2,
        },
        0: {"mods": ["tentacles#1"], "tires": "rats-in-the-whitewalls#1", "driver": "zombie-valet#1"},
    }
    table = say(lay_table(seats=seats, dice=[2, 6]), (1, "overtake @0"), (1, "react lead-tentacle#1"))
    mine, theirs = told(table, "total")
    assert mine == {
        "seat": 1, "die": 2, "speed": 3, "drive": 3, "mod_bonus": 4, "tire_bonus": 2, "action_bonus": 2,
        "reaction_bonus": 3, "total": 19,
    }  # fmt: skip
    assert theirs["total"] == 6 + 3 + 1 + 2 + 3


def test_a_damaged_vehicle_uses_its_other_side() -> None:
    assert told(overtake(1, 0, (4, 1), damaged=(1,)), "total")[0]["speed"] == 1


def test_two_damaged_vehicles_change_places() -> None:
    s = overtake(2, 1, (4, 4), damaged=(1, 2)).state
    assert s.pack == [0, 2, 1, 3]
    assert [racer.damaged for racer in s.racers] == [False, True, True, False]


def test_two_damaged_vehicles_first_and_last_change_places_without_a_lap_counter() -> None:
    s = overtake(0, 3, (4, 4), damaged=(0, 3)).state
    assert s.pack == [3, 1, 2, 0]
    assert not any(racer.laps for racer in s.racers)


def test_a_lost_test_of_two_damaged_vehicles_changes_nothing() -> None:
    """Only a tie makes the drawn cases."""
    assert overtake(2, 1, (3, 4), damaged=(1, 2)).state.pack == [0, 1, 2, 3]


def test_passing_vehicle_damaged_the_next_one_comes_by() -> None:
    s = overtake(2, 1, (5, 3), damaged=(2,)).state
    assert s.pack == [0, 3, 1, 2]
    assert [racer.damaged for racer in s.racers] == [False, True, True, False]
    assert not any(racer.laps for racer in s.racers)


def test_passing_vehicle_damaged_and_last_the_leader_laps_both() -> None:
    s = overtake(3, 2, (5, 3), damaged=(3,)).state
    assert s.pack == [1, 0, 2, 3]
    assert s.racers[0].laps == 1


def test_vehicle_being_passed_damaged_two_go_by() -> None:
    s = overtake(2, 1, (3, 5), damaged=(1,)).state
    assert s.pack == [0, 2, 3, 1]
    assert [racer.damaged for racer in s.racers] == [False, True, True, False]


def test_vehicle_being_passed_damaged_and_last_both_gain_lap_counters() -> None:
    s = overtake(0, 3, (3, 5), damaged=(3,)).state
    assert s.pack == [2, 0, 1, 3]
    assert [racer.laps for racer in s.racers] == [1, 1, 0, 0]


def test_three_cars_are_enough_for_the_drawn_cases() -> None:
    assert overtake(1, 0, (5, 3), damaged=(1,), players=3).state.pack == [2, 0, 1]
    assert overtake(1, 0, (3, 5), damaged=(0,), players=3).state.pack == [1, 2, 0]


def test_who_is_saved_leaves_the_other_to_be_damaged_alone() -> None:
    """Ruling 4: with one of the two saved no drawn case applies; the damaged passer is passed by the car behind."""
    seats = {1: {"hand": ["that-is-not-dead#1"]}, 2: {"damaged": True}}
    table = say(lay_table(seats=seats, dice=[5, 3], mover=2), (2, "overtake @1"), (1, "react that-is-not-dead#1"))
    assert table.state.pack == [0, 1, 3, 2]
    assert not table.state.racers[1].damaged


def test_no_neighbours_are_damaged_each_for_itself() -> None:
    """Ruling 4: a tie against the second vehicle ahead; both were damaged, each is passed by the car behind it."""
    seats = {3: {"hand": ["cutting-the-angles-of-tindalos#1"], "damaged": True}, 1: {"damaged": True}}
    table = say(lay_table(5, seats=seats, dice=[4, 4], mover=3), (3, "play cutting-the-angles-of-tindalos#1"))
    assert table.state.pack == [0, 2, 1, 4, 3]


def test_damage_by_a_card_to_several_damaged_cars_hindmost_first() -> None:
    """Ruling 4: 0 and 2 were damaged; 2 is passed by 3, then 0 by the car behind it."""
    seats = {1: {"mods": ["nuclear-weapons"]}, 0: {"damaged": True}, 2: {"damaged": True}}
    table = say(lay_table(seats=seats), (1, "use nuclear-weapons"))
    assert table.state.pack == [1, 0, 3, 2]
    assert told(table, "damaged_again") == [{"seat": 2}, {"seat": 0}]


def test_the_last_damaged_again_is_lapped_by_the_leader() -> None:
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 3: {"damaged": True}}
    s = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @3")).state
    assert s.pack == [1, 2, 0, 3]
    assert s.racers[0].laps == 1


def test_spikes_undo_the_pass_of_a_damaged_car() -> None:
    """The publisher's answer: damaged again by the spikes, it is passed back."""
    seats = {0: {"mods": ["spikey-bits"]}, 1: {"damaged": True}}
    table = say(lay_table(seats=seats, dice=[6, 1]), (1, "overtake @0"))
    assert table.state.pack == [0, 1, 2, 3]
    assert len(told(table, "passed")) == 2


def test_spikes_of_the_last_and_a_damaged_leader_gain_nothing_on_balance() -> None:
    """First of the row equals last of the row with a counter more."""
    seats = {3: {"mods": ["spikey-bits"]}, 0: {"damaged": True}}
    s = say(lay_table(seats=seats, dice=[6, 1], mover=0), (0, "overtake @3")).state
    assert s.pack == [1, 2, 3, 0]
    assert s.racers[0].laps == 1


def test_spikes_do_not_bite_who_gets_by_because_of_damage() -> None:
    """Ruling 11."""
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 2: {"damaged": True, "mods": ["spikey-bits"]}}
    s = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @2")).state
    assert s.pack == [0, 1, 3, 2]
    assert not s.racers[3].damaged


def test_net_lap_counters_all_give_one_back() -> None:
    seats = {0: {"laps": 0}, 1: {"laps": 2}, 2: {"laps": 1}, 3: {"laps": 1}}
    table = lay_table(seats=seats, dice=[6, 1], mover=0, options={"net_laps": True})
    say(table, (0, "overtake @3"))
    assert [racer.laps for racer in table.state.racers] == [0, 1, 0, 0]
    table = lay_table(seats=seats, dice=[6, 1], mover=0)
    say(table, (0, "overtake @3"))
    assert [racer.laps for racer in table.state.racers] == [1, 2, 1, 1]


@pytest.mark.parametrize("players", range(3, 9))
def test_passing_the_whole_pack_is_one_lap(players: int) -> None:
    s = lay_table(players).state
    for _ in range(players - 1):
        move_ahead(s, 1, s.pack[s.pack.index(1) - 1])
    assert s.pack == list(range(players)) and s.racers[1].laps == 1


def test_the_chariot_is_faster_in_a_turn_with_a_spell() -> None:
    edition = house_edition()
    seats = {1: {"vehicle": "chariot-of-the-elder-gods", "hand": ["elder-sign-decal"]}}
    table = say(lay_table(seats=seats, edition=edition), (1, "play elder-sign-decal"), (1, "overtake @0"))
    speed = next(car.speed for car in edition.vehicles if car.name == "chariot-of-the-elder-gods")
    assert told(table, "total")[0]["speed"] == speed + 1


def test_the_truck_alone_is_faster_when_damaged() -> None:
    assert [car.name for car in house_edition().vehicles if car.damaged > car.speed] == ["big-honkin-truck"]
