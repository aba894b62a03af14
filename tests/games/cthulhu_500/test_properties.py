"""Invariants for any answers: no card is lost or duplicated, the pack stays a pack, hands are hidden."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.passing import move_ahead, swap_places
from hippodrome.games.cthulhu_500.state import State
from tests.games.cthulhu_500.tables import GAME, conserved, house_edition, lay_table

QUIET = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def progress(s: State) -> list[int]:
    """Ruling 1: return laps and place as one number for each seat."""
    return [racer.laps * (len(s.pack) - 1) - s.pack.index(seat) for seat, racer in enumerate(s.racers)]


@QUIET
@given(seats=st.integers(3, 8), seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 10**6), min_size=20, max_size=120))
def test_cards_are_never_lost_or_duplicated(seats: int, seed: int, choices: list[int]) -> None:
    options = {"length": ("short", "normal", "long")[seed % 3], "warning_lap": seed % 2 == 0}
    table = Table(GAME, GAME.setup(seats, GAME.resolve_options(options), house_edition()), SampledChance(Random(seed)))
    for choice in choices:
        if not isinstance(table.prompt, Ask):
            break
        seat = table.waiting[choice % len(table.waiting)]
        table.answer(seat, table.prompt.options[seat].draw(Random(choice)))
        s = table.state
        assert conserved(s)
        assert sorted(s.pack) == list(range(seats))
        assert all(len(racer.mods) <= s.edition.mods for racer in s.racers)
        in_play = [card for racer in s.racers for card in (*racer.mods, *racer.pit, racer.driver)]
        moving = table.prompt is not None and table.prompt.kind == "contagion"
        assert moving or all(victim in in_play for victim in s.contagions.values())


@given(seats=st.integers(3, 8), passes=st.lists(st.tuples(st.integers(0, 7), st.integers(1, 3)), max_size=30))
def test_a_pass_never_costs_the_passer_and_moves_the_others_by_one_at_most(seats: int, passes: list[tuple[int, int]]) -> None:
    s = lay_table(seats).state
    for who, by in passes:
        seat = who % seats
        rival = s.pack[(s.pack.index(seat) - min(by, seats - 1)) % seats]
        before = progress(s)
        move_ahead(s, seat, rival)
        after = progress(s)
        assert after[seat] - before[seat] == min(by, seats - 1)
        assert all(before[n] - 1 <= after[n] <= before[n] + 1 for n in range(seats) if n != seat)


@given(seats=st.integers(3, 8), swaps=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=10))
def test_changing_places_gives_no_lap_counter(seats: int, swaps: list[tuple[int, int]]) -> None:
    s = lay_table(seats).state
    for one, other in swaps:
        if one % seats != other % seats:
            swap_places(s, one % seats, other % seats)
    assert sorted(s.pack) == list(range(seats))
    assert not any(racer.laps for racer in s.racers)
