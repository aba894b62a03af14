"""Making a passing attempt: tests, laps, ties, damage and the three drawn cases of damage on damage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.passing import move_ahead
from hippodrome.games.cthulhu_500.state import State
from tests.games.cthulhu_500.tables import house_edition, lay_table, refusal, say, told


def overtake(seat: int, rival: int, dice: tuple[int, int], damaged: tuple[int, ...] = (), players: int = 4) -> Table[State]:
    """Return an attempt between identical vehicles, some of them damaged before."""
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
    assert refusal(table, 1, "overtake @2") == "not_ahead" and refusal(table, 1, "overtake @1") == "not_yourself"
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


def test_saved_vehicle_leaves_the_other_to_be_damaged_alone() -> None:
    """Ruling 4: with one of the two saved no drawn case applies; the damaged passer is passed by the car behind."""
    seats = {1: {"hand": ["that-is-not-dead#1"]}, 2: {"damaged": True}}
    table = say(lay_table(seats=seats, dice=[5, 3], mover=2), (2, "overtake @1"), (1, "react that-is-not-dead#1"))
    assert table.state.pack == [0, 1, 3, 2]
    assert not table.state.racers[1].damaged


ANGLES = "cutting-the-angles-of-tindalos#1"


def cut_angles(seat: int, dice: tuple[int, int], damaged: tuple[int, ...], players: int) -> Table[State]:
    """Return a tie, or not, against the second vehicle ahead."""
    seats: dict[int, dict[str, object]] = {n: {"damaged": True} for n in damaged}
    seats.setdefault(seat, {})["hand"] = [ANGLES]
    return say(lay_table(players, seats=seats, dice=dice, mover=seat), (seat, f"play {ANGLES}"))


def test_damaged_vehicles_that_are_no_neighbours_are_damaged_separately() -> None:
    """Ruling 4: a tie against the second vehicle ahead; both were damaged, each is passed by the car behind it."""
    assert cut_angles(3, (4, 4), (1, 3), 5).state.pack == [0, 2, 1, 4, 3]


def test_the_other_two_cases_are_for_every_attempt() -> None:
    """Ruling 4: the text speaks of an attempt to pass, not of neighbours."""
    assert cut_angles(3, (5, 3), (3,), 5).state.pack == [0, 4, 1, 2, 3]
    assert cut_angles(3, (3, 5), (1,), 5).state.pack == [0, 3, 4, 1, 2]
    table = cut_angles(1, (5, 3), (1,), 4)  # 2 is directly behind 1, and directly ahead of 3, which 1 tried to pass
    assert table.state.pack == [0, 1, 2, 3]
    assert [racer.laps for racer in table.state.racers] == [0, 0, 1, 0], "past 1, 0 and 3: that is the whole pack"


@pytest.mark.parametrize("place", range(3))
def test_in_a_pack_of_three_the_second_ahead_is_a_neighbour(place: int) -> None:
    """Ruling 4: at any position in the pack, the two change places and no seat gains a lap counter."""
    rival = (place - 2) % 3
    table = cut_angles(place, (4, 4), (place, rival), 3)
    expected = [0, 1, 2]
    expected[place], expected[rival] = rival, place
    assert table.state.pack == expected
    assert not any(racer.laps for racer in table.state.racers)


@pytest.mark.parametrize("place", range(3))
def test_in_a_pack_of_three_no_vehicle_is_behind_both(place: int) -> None:
    """Ruling 4: the third vehicle is between them, so neither passes the other."""
    rival, third = (place - 2) % 3, (place - 1) % 3
    table = cut_angles(place, (5, 3), (place,), 3)
    assert table.state.pack == [0, 1, 2] and not any(racer.laps for racer in table.state.racers)
    assert table.state.racers[rival].damaged
    table = cut_angles(place, (3, 5), (rival,), 3)
    assert table.state.racers[place].laps == (rival > place), "the attempt succeeds"
    assert table.state.racers[third].laps == table.state.racers[rival].laps == 0
    assert table.state.racers[place].damaged and not told(table, "follows")


@pytest.mark.parametrize("card", ["nuclear-weapons", "colour-out-of-the-exhaust"])
@pytest.mark.parametrize("seat", range(3))
def test_two_damaged_neighbours_hit_by_one_card_change_places(seat: int, card: str) -> None:
    """Ruling 4: it needs no tie; the seat that played the card gains neither a place nor a lap counter."""
    others = [n for n in range(3) if n != seat]
    seats: dict[int, dict[str, object]] = {n: {"damaged": True} for n in others}
    seats[seat] = {"mods": [card]} if card == "nuclear-weapons" else {"hand": [card]}
    verb = "use" if card == "nuclear-weapons" else "play"
    s = say(lay_table(3, seats=seats, mover=seat), (seat, f"{verb} {card}")).state
    expected = [0, 1, 2]
    expected[others[0]], expected[others[1]] = others[1], others[0]
    assert s.pack == expected and not any(racer.laps for racer in s.racers)


def test_counters_follow_when_the_first_and_the_last_change_places() -> None:
    """Ruling 1, the variant: a vehicle that is not one of the two stays where it was, a lap ahead or behind."""
    laps = {0: {"damaged": True, "laps": 2}, 1: {"laps": 1}, 3: {"damaged": True, "laps": 1}}
    options = {"swap_laps": True}
    table = say(lay_table(seats=laps, dice=[4, 4], mover=0, options=options), (0, "overtake @3"))
    assert table.state.pack == [3, 1, 2, 0]
    assert [racer.laps for racer in table.state.racers] == [3, 1, 0, 0]
    assert told(table, "lap_back") == [{"seat": 3, "laps": 0}]
    laps[3]["laps"] = 0
    s = say(lay_table(seats=laps, dice=[4, 4], mover=0, options=options), (0, "overtake @3")).state
    assert [racer.laps for racer in s.racers] == [4, 2, 1, 0], "none to give back: everybody else gains one"
    s = say(lay_table(seats={1: {"damaged": True}, 2: {"damaged": True}}, dice=[4, 4], mover=2, options=options),
            (2, "overtake @1")).state  # fmt: skip
    assert s.pack == [0, 2, 1, 3] and not any(racer.laps for racer in s.racers), "inside the row nothing else changes"


def test_crew_cheers_for_a_counter_gained_by_changing_places() -> None:
    seats = {0: {"damaged": True, "pit": ["cultist-with-a-foam-tentacle"]}, 3: {"damaged": True}}
    table = say(lay_table(seats=seats, dice=[4, 4], mover=0, options={"swap_laps": True}), (0, "overtake @3"))
    assert table.prompt is not None and table.prompt.kind == "may_draw"


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
    """The first of the pack equals the last of the pack with one counter more."""
    seats = {3: {"mods": ["spikey-bits"]}, 0: {"damaged": True}}
    s = say(lay_table(seats=seats, dice=[6, 1], mover=0), (0, "overtake @3")).state
    assert s.pack == [1, 2, 3, 0]
    assert s.racers[0].laps == 1


def test_spikes_do_not_bite_a_vehicle_that_passes_by_damage() -> None:
    """Ruling 11."""
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 2: {"damaged": True, "mods": ["spikey-bits"]}}
    s = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @2")).state
    assert s.pack == [0, 1, 3, 2]
    assert not s.racers[3].damaged


def spiked(**second: object) -> State:
    """Return a state in which a damaged vehicle with spikes is damaged again, where that counts as being passed."""
    seats = {1: {"hand": ["stomped-by-an-elder-god#1"]}, 2: {"damaged": True, "mods": ["spikey-bits"]}, 3: second}
    table = lay_table(seats=seats, options={"damage_passes": True})
    return say(table, (1, "play stomped-by-an-elder-god#1 @2")).state


def test_with_passes_by_damage_spikes_bite_the_passing_vehicle() -> None:
    """Ruling 11, the variant: an undamaged vehicle is damaged, a damaged one is passed back."""
    s = spiked()
    assert s.pack == [0, 1, 3, 2] and s.racers[3].damaged
    assert spiked(damaged=True).pack == [0, 1, 2, 3]


def test_two_vehicles_with_spikes_bite_each_other_once() -> None:
    """Ruling 11: otherwise they would pass each other endlessly."""
    edition = house_edition()
    cards = tuple(c._replace(effect="spikes") if c.kind == "tentacles" else c for c in edition.cards)
    seats = {
        1: {"hand": ["stomped-by-an-elder-god#1"]},
        2: {"damaged": True, "mods": ["spikey-bits"]},
        3: {"damaged": True, "mods": ["tentacles#1"]},
    }
    table = lay_table(seats=seats, options={"damage_passes": True}, edition=replace(edition, cards=cards))
    s = say(table, (1, "play stomped-by-an-elder-god#1 @2")).state
    assert [(fact["rival"], fact["seat"]) for fact in told(table, "spiked")] == [(2, 3), (3, 2)]
    assert s.pack == [0, 1, 3, 2]


def test_with_passes_by_damage_reactions_to_being_passed_answer() -> None:
    seats = {
        1: {"hand": ["stomped-by-an-elder-god#1"]},
        2: {"damaged": True, "hand": ["claim-against-the-gods#1"]},
    }
    table = say(lay_table(seats=seats, options={"damage_passes": True}), (1, "play stomped-by-an-elder-god#1 @2"))
    assert table.waiting == [2]
    table = say(lay_table(seats=seats), (1, "play stomped-by-an-elder-god#1 @2"))
    assert table.waiting == [1]


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


def test_a_faster_vehicle_is_slower_when_damaged() -> None:
    """Ruling 10; Handing out vehicles."""
    cars = house_edition().vehicles
    assert all(fast.damaged < slow.damaged for fast in cars for slow in cars if fast.speed > slow.speed)


def test_the_truck_alone_is_faster_when_damaged() -> None:
    assert [car.name for car in house_edition().vehicles if car.damaged > car.speed] == ["big-honkin-truck"]
