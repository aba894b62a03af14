"""Scenes of Cthulhu 500: everything that a viewer may see is somewhere, once, and nothing else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.scene import Scene
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.presentation.scene import BEND_SLOTS, HIDDEN, scene, touches
from hippodrome.games.cthulhu_500.presentation.steps import step_classifier
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.svg import Board
from tests.games.cthulhu_500.races import stops
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table, say

SEEDS = range(12)


@cache
def words(language: str = "en") -> Localization:
    return Localization(language, GAME, house_edition())


@cache
def face_names() -> frozenset[str]:
    return frozenset(get_plugin("cthulhu-500").svg.faces(house_edition(), words()))


@cache
def board_of(seats: int) -> Board:
    view = GAME.view(GAME.setup(seats, GAME.resolve_options({}), house_edition()), None)
    board: Board = get_plugin("cthulhu-500").svg.board(house_edition(), view, words())
    return board


def look(table: Table[State], seat: int | None = None, language: str = "en") -> Scene:
    return scene(GAME.view(table.state, seat), house_edition(), words(language), seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_are_in_their_slots(seed: int) -> None:
    for n, (table, rng) in enumerate(stops(seed)):
        if n % 4:
            continue
        seats = len(table.state.racers)
        slots = {*board_of(seats).slots, "hand", *(f"seat:{seat}" for seat in range(seats))}
        shown = look(table, rng.choice([None, *range(seats)]), rng.choice(LANGUAGES))
        ids = [piece.id for piece in shown.pieces]
        assert len(ids) == len(set(ids))
        assert {piece.slot for piece in shown.pieces} <= slots
        assert {piece.face for piece in shown.pieces} <= face_names()
        assert all(piece.label for piece in shown.pieces) and shown.title
        assert sorted(display.seat for display in shown.displays) == list(range(seats))
        assert all(len(display.stats) <= 6 for display in shown.displays)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_sees_more_than_it_may(seed: int) -> None:
    for n, (table, rng) in enumerate(stops(seed)):
        if n % 6:
            continue
        for seat in table.waiting[:2]:
            guess = Pov(table, seat).determinize(Random(rng.random()))
            assert look(table, seat) == look(guess, seat)
        watched = {piece.id for piece in look(table).pieces}
        secret = {f"card:{card}" for racer in table.state.racers for card in racer.hand}
        secret |= {f"card:{card}" for card in table.state.deck}
        assert not watched & secret
        assert all(piece.slot != "hand" for piece in look(table).pieces)


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_facts_highlight_existing_pieces(seed: int) -> None:
    edition, told = house_edition(), 0
    for table, _ in stops(seed):
        seats = len(table.state.racers)
        there = {*board_of(seats).slots, "flag", "pile:draw", "pile:discard"}
        there |= {f"card:{card}" for card in range(edition.flag)} | {f"car:{seat}" for seat in range(seats)}
        new, told = table.facts[told:], len(table.facts)
        for fact in new:
            assert set(touches(edition, fact)) <= there, fact


def test_a_car_that_laps_the_pack_goes_round_the_far_side() -> None:
    table = lay_table(4, mover=0, dice=[6, 1])
    before = len(table.facts)
    say(table, (0, "overtake @3"))
    assert table.state.pack == [1, 2, 0, 3]
    told = step_classifier(house_edition(), 4, {})
    told.classify(Fact("grid", {"places": (0, 1, 2, 3), "seat": 3}))
    (ways,) = [ways for fact in table.facts[before:] if (ways := told.classify(fact).ways)]
    assert ways["car:0"] == [*BEND_SLOTS, "pack:2"] and ways["car:1"] == ["pack:0"] and "car:3" not in ways
    assert {piece.id: piece for piece in look(table).pieces}["laps:0"].mark == "1"


def test_lap_fact_names_the_overtaken_seats() -> None:
    """Seat 2 leads by a lap although it is the last of the pack; the seat that laps it takes the lead, and no other rank
    changes."""
    told = step_classifier(house_edition(), 3, {})
    told.classify(Fact("grid", {"places": (2, 0, 1), "seat": 1}))
    for place, fact in ((2, ("passed", 2, 1)), (1, ("passed", 1, 2)), (1, ("passed", 0, 1))):
        told.classify(Fact(fact[0], {"seat": fact[1], "rival": fact[2], "place": place}))
        if fact[1:] == (2, 1):
            assert told.classify(Fact("lap", {"seat": 2, "laps": 1})).overtakes == ()
    assert told.pack == [0, 1, 2]
    assert told.classify(Fact("passed", {"seat": 0, "rival": 2, "place": 2})).overtakes == ()
    assert told.classify(Fact("lap", {"seat": 0, "laps": 1})).overtakes == (2,)
    assert told.classify(Fact("net_laps", {})).overtakes == ()


def test_recap_leaves_out_actions_of_the_turn() -> None:
    stats = [stat for display in look(lay_table(3, mover=0)).displays for stat in display.stats]
    assert {stat.id for stat in stats if not stat.lasts} == {"actions"} and len(stats) > 3


def test_a_plain_pass_is_straight() -> None:
    fact = Fact("passed", {"seat": 1, "rival": 0, "place": 1})
    told = step_classifier(house_edition(), 3, {})
    assert told.classify(fact).ways == {}, "nobody knows where they stand"
    told.classify(Fact("grid", {"places": (0, 1, 2), "seat": 2}))
    ways = told.classify(fact).ways
    assert ways == {"car:1": ["pack:0"], "laps:1": ["laps:0"], "car:0": ["pack:1"], "laps:0": ["laps:1"]}
    assert touches(house_edition(), fact) == ["car:1", "car:0", "pack:0"]


def test_the_hand_is_for_its_owner_only() -> None:
    assert HIDDEN
    table = lay_table(3, seats={1: {"hand": ["gremlins", "ace-from-arkham"]}})
    mine = [piece.face for piece in look(table, 1).pieces if piece.slot == "hand"]
    assert mine == ["card:gremlins", "card:ace-from-arkham"]
    assert not [piece for piece in look(table, 0).pieces if piece.slot == "hand" and piece.face == "card:gremlins"]


def test_drivers_and_contagions_are_shown_at_their_vehicles() -> None:
    seats: dict[int, Any] = {1: {"driver": "ace-from-arkham", "mods": ["shoggoth-v8#1"], "pit": ["dr-armitage"]}}
    table = lay_table(3, seats=seats, contagions={"gremlins": "shoggoth-v8#1"})
    before = [piece for piece in look(table).pieces if piece.slot == "seat:1"]
    assert [piece.face for piece in before[1:]] == [
        "wheel:ace-from-arkham", "card:shoggoth-v8", "card:gremlins", "card:dr-armitage",
    ]  # fmt: skip
    assert before[2].mark == "!" and "Gremlins" in before[2].detail


def test_the_dice_of_a_test_stay_on_the_table() -> None:
    table = lay_table(3, mover=1, dice=[2, 5])
    say(table, (1, "overtake @0"))
    there = {piece.id: piece for piece in look(table).pieces}
    assert (there["die:0"].face, there["thrower:0"].seat) == ("die:2", 1)
    assert (there["die:1"].face, there["thrower:1"].seat) == ("die:5", 0)


def test_scenes_show_pile_thickness_but_no_size() -> None:
    for table, _ in stops(3):
        for piece in look(table).pieces:
            if piece.id.startswith("pile:"):
                assert not piece.mark and piece.face in {"pile:thick", "pile:thin", "pile:nearly_gone", "pile:empty"}
