"""Charioteer's scenes: complete, free of leaks, and everything in them has a face and a slot."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.scene import Scene
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer.presentation.scene import chariot_slots, path_between, scene, touches, walk
from hippodrome.games.charioteer.state import State
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.charioteer.tables import charioteer, play_random, table, words_for


def words(at: Table[State], language: str = "en") -> Localization:
    return words_for(len(at.state.chariots), language)


def seen(at: Table[State], seat: int | None, language: str = "en") -> Scene:
    return scene(at.game.view(at.state, seat), at.state.edition, words(at, language), seat)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_piece_has_a_unique_id_a_face_and_a_slot(seats: int) -> None:
    _, edition = charioteer()
    for seed, turns in enumerate((0, 4, 12, None)):
        at = play_random(table(seats, f"scene {seed}", open_fan_tokens=seed == 1), seed, turns)
        board = get_plugin("charioteer").svg.board(edition, at.game.view(at.state, None), words(at))
        faces = get_plugin("charioteer").svg.faces(edition, words(at))
        for seat in (None, *range(seats)):
            shown = seen(at, seat, LANGUAGES[seed % 2])
            assert len({piece.id for piece in shown.pieces}) == len(shown.pieces)
            assert {piece.face for piece in shown.pieces} <= faces.keys()
            areas = {"hand", *(f"seat:{n}" for n in range(seats))}
            assert {piece.slot for piece in shown.pieces} <= board.slots.keys() | areas
            assert all(piece.label for piece in shown.pieces)
            assert [display.seat for display in shown.displays] == at.state.running
            assert all(len(display.stats) <= 6 for display in shown.displays)


def test_no_two_chariots_share_a_slot_even_in_different_laps() -> None:
    _, edition = charioteer()
    lap = edition.track.lap
    places = chariot_slots(edition, [3, 0, 1, 2], {0: 5, 1: 5, 2: 5, 3: 5 + lap})
    assert list(places.values()) == [f"space:5/{n}ofmany" for n in range(4)]
    assert places[3] == "space:5/0ofmany"
    assert chariot_slots(edition, [1, 0], {0: -4, 1: 9}) == {0: f"space:{lap - 4}/0of1", 1: "space:9/0of1"}


def test_chariots_in_neighbouring_spaces_have_lanes_of_their_own() -> None:
    _, edition = charioteer()
    lap = edition.track.lap
    assert chariot_slots(edition, [0, 1], {0: 5, 1: 6}) == {0: "space:5/0of2", 1: "space:6/1of2"}
    assert chariot_slots(edition, [0, 1], {0: lap - 1, 1: lap}) == {0: f"space:{lap - 1}/0of2", 1: "space:0/1of2"}
    assert chariot_slots(edition, [0, 1], {0: 5, 1: 7}) == {0: "space:5/0of1", 1: "space:7/0of1"}
    row = chariot_slots(edition, [0, 1, 2, 3], {0: 8, 1: 7, 2: 6, 3: 6})
    assert row == {0: "space:8/0of3", 1: "space:7/1of3", 2: "space:6/0of3", 3: "space:6/2of3"}


def test_hands_and_hidden_fan_tokens_are_visible_to_their_owner_only() -> None:
    at = table(3, "hands")
    at.state.chariots[1].tokens = sorted([*at.state.chariots[1].tokens, charioteer()[1].token_ids["whip"]])
    for seat in (None, 0, 1, 2):
        shown = seen(at, seat)
        hand = {piece.id for piece in shown.pieces if piece.slot == "hand" and piece.id.startswith("card:")}
        assert hand == ({f"card:{card}" for card in at.state.chariots[seat].hand} if seat is not None else set())
        hidden = [piece.slot for piece in shown.pieces if piece.face == "token-back"]
        assert hidden == ([] if seat == 1 else ["seat:1"])
        assert any(piece.face == "token-whip" for piece in shown.pieces) == (seat == 1)


@pytest.mark.parametrize("open_fan_tokens", [False, True])
def test_scenes_of_resampled_tables_are_identical(open_fan_tokens: bool) -> None:
    for seed in range(12):
        at = play_random(table(2 + seed % 5, f"blur {seed}", open_fan_tokens=open_fan_tokens), seed, 6 + seed)
        if at.prompt is None:
            continue
        for seat in range(len(at.state.chariots)):
            other = Pov(at, seat).determinize(Random(seed))
            assert seen(other, seat) == seen(at, seat)
            assert seen(other, None) == seen(at, None)


def test_facts_highlight_existing_pieces() -> None:
    _, edition = charioteer()
    kinds = set()
    for seed in range(8):
        at = play_random(table(2 + seed % 5, f"trail {seed}", laps=1 + seed % 3), seed)
        slots = get_plugin("charioteer").svg.board(edition, at.game.view(at.state, None), words(at)).slots
        there = slots.keys() | {piece.id for piece in seen(at, None).pieces}
        for fact in at.facts:
            kinds.add(fact.kind)
            assert set(touches(edition, fact)) <= there
    assert {"moved", "whipped", "revealed", "lap", "race_over", "crowd_slides"} <= kinds


def test_path_of_a_chariot_follows_from_the_number_of_spaces() -> None:
    _, edition = charioteer()
    lap = edition.track.lap
    assert path_between(edition, 2, 6, 4) == [3, 4, 5, 6]
    assert path_between(edition, 2, 7, 3) == [3, 5, 7]  # cornering
    home = list(walk(edition.track, lap - 2, lap + 7, cornering=False, finish=lap))
    assert home == [lap - 1, lap, lap + 1, lap + 2, lap + 3, lap + 5, lap + 7]  # beyond the finish outer spaces are skipped
    assert path_between(edition, lap - 2, lap + 7, 7) == home
    assert path_between(edition, 10, 11, 9) == [11]  # a fact that matches no path still leads to its end


def test_displays_show_lap_damage_and_skills() -> None:
    at = table(2, "stats")
    chariot = at.state.chariots[0]
    chariot.at, chariot.damage, chariot.new_damage, chariot.skills = 80, 2, 1, [9, 4, 0, 3]
    display = next(display for display in seen(at, 0).displays if display.seat == 0)
    assert [(stat.label, stat.value, stat.of) for stat in display.stats] == [
        ("Lap 2", "9", 72),
        ("Damage", "2+1", None),
        ("Sprint +3", "9", 9),
        ("Attack +1", "4", 9),
        ("Recovery +0", "0", 9),
        ("Cornering +0", "3", 9),
    ]
    assert "1 step to a better bonus, 6 to the bonus box" in display.stats[5].detail


def test_finished_race_shows_no_used_cards_or_tokens() -> None:
    at = play_random(table(2, "over", laps=1), 1)
    assert at.state.over
    assert not [piece for piece in seen(at, 0).pieces if piece.slot == "hand"]
    assert {stat.label for display in seen(at, 0).displays for stat in display.stats} >= {"Finish"}


def test_public_pieces_and_displays_are_the_same_objects_for_all_readers() -> None:
    at = table(seats=3)
    told = words(at)
    first, *others = (scene(at.game.view(at.state, seat), at.state.edition, told, seat) for seat in (0, 1, 2, None))
    public = {id(piece) for piece in first.pieces if piece.slot not in ("hand", "seat:0", "seat:1", "seat:2")}
    assert len(public) > 8
    for other in others:
        assert other.displays is first.displays and public <= {id(piece) for piece in other.pieces}


def test_chariots_are_called_after_the_players_of_their_own_table() -> None:
    at = table(seats=2)
    edition, labels = at.state.edition, list[list[str]]()
    for names in (["Ana", "Ben"], ["Cleo", "Dora"], ["Ana", "Ben"]):
        pieces = scene(at.game.view(at.state, None), edition, Localization("en", at.game, edition, names), None).pieces
        labels.append([piece.label for piece in pieces if piece.id.startswith("chariot:")])
        assert all(any(name in label for label in labels[-1]) for name in names)
    assert labels[0] == labels[2] != labels[1]
