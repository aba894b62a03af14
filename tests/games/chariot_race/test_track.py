"""The track: intervals, steps, range, and the check that it can be raced on."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OUT, Track
from tests.games.chariot_race.tables import chariot_race

HALVES = ("AA", "AB", "BA", "BB")


def track(halves: str = "AA") -> Track:
    return chariot_race()[1].tracks[halves]


places = st.tuples(st.sampled_from(HALVES), st.integers(0, 2), st.integers(-40, 120))


@pytest.mark.parametrize("halves", HALVES)
def test_every_space_follows_the_last_one(halves: str) -> None:
    for lane in track(halves).lanes:
        assert lane[0].back == 0 and lane[-1].front == track(halves).lap == 90
        assert all(a.front == b.back and a.back < a.front for a, b in pairwise(lane))
    assert track(halves).counts == (22, 26, 30)


def test_the_limits_are_three_five_and_seven_once_a_bend() -> None:
    for lane, limit in enumerate((3, 5, 7)):
        assert [space.limit for space in track().lanes[lane] if space.limit] == [limit, limit]


def test_side_b_has_a_heap_in_every_lane_and_side_a_none() -> None:
    heaps = {halves: [sum(space.heap for space in lane) for lane in track(halves).lanes] for halves in HALVES}
    assert heaps == {"AA": [0, 0, 0], "AB": [1, 0, 1], "BA": [0, 1, 1], "BB": [1, 1, 2]}
    fronts = [space.front for space in track("BB").spaces if space.heap]
    assert len(set(fronts)) == len(fronts)


def test_starting_places_lie_before_the_line_the_first_outside() -> None:
    assert [track().spaces[start].name for start in track().starts] == ["o30", "m26", "i22", "o29", "m25", "i21"]
    for start in track().starts:
        lane, at = track().place_before_start(start)
        assert at < 0 and track().laps(lane, at) == 0 and track().front(lane, at) <= 0


@given(places, st.sampled_from((IN, FORWARD, OUT)))
def test_a_step_always_leads_ahead(where: tuple[str, int, int], step: int) -> None:
    halves, lane, at = where
    there = track(halves).step(lane, at, step)
    if there is None:
        assert lane + step not in range(len(LANES))
    else:
        assert track(halves).front(*there) > track(halves).front(lane, at)
        assert there[0] == lane + step


@given(places, st.sampled_from((IN, OUT)))
def test_a_lane_change_leads_to_the_nearest_space_ahead(where: tuple[str, int, int], step: int) -> None:
    halves, lane, at = where
    on = track(halves)
    there = on.step(lane, at, step)
    if there is not None:
        assert on.front(there[0], there[1] - 1) <= on.front(lane, at) < on.front(*there)


@given(st.sampled_from(HALVES), st.integers(0, 77), st.integers(0, 77))
def test_distance_is_the_same_both_ways(halves: str, a: int, b: int) -> None:
    on = track(halves)
    assert on.distance(a, b) == on.distance(b, a)
    assert (on.distance(a, b) == 0) == (a == b)


def test_distance_counts_steps_along_lanes_and_to_the_side() -> None:
    on = track()
    ids = on.ids
    assert on.distance(ids["o30"], ids["o1"]) == 1
    assert on.distance(ids["o2"], ids["m2"]) == 1
    assert on.distance(ids["o2"], ids["m1"]) == 1, "spaces that touch at a corner are next to each other"
    assert on.distance(ids["o2"], ids["i2"]) == 2
    assert on.distance(ids["i6"], ids["i9"]) == 3
    assert on.distance(ids["i6"], ids["o8"]) == 2


def test_the_board_closes() -> None:
    assert all(track(halves).gap() < 1e-9 and not track(halves).stuck_starts(2) for halves in HALVES)
