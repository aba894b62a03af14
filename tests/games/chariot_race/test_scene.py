"""Scenes of Chariot Race: everything on the table is a piece on an existing slot, the same for every viewer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.scene import Scene
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race import svg as studio
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import ATTACK, CHANGE, FORTUNA, STEER
from hippodrome.games.chariot_race.presentation import scene as stage
from hippodrome.games.chariot_race.presentation.scene import scene, touches
from hippodrome.games.chariot_race.presentation.steps import step_classifier
from hippodrome.games.chariot_race.state import State
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, on_the_track, race
from tests.games.chariot_race.test_rules import roll, start

PLAYERS = ("Ana", "Ben", "Cid", "Dot", "Eve", "Flo")
RACES: list[tuple[int, dict[str, object]]] = [
    (2, {}), (2, {"two_chariots": False, "second_half": "B"}), (3, EVERYTHING), (4, {}), (5, {}), (6, EVERYTHING),
]  # fmt: skip


@cache
def words(language: str = "en") -> Localization:
    game, edition = chariot_race()
    return Localization(language, game, edition, PLAYERS)


def tables(seats: int, options: dict[str, object]) -> Iterator[Table[State]]:
    return race(seats, seats, **options)


def seen(table: Table[State], seat: int | None = None, said: Localization | None = None) -> Scene:
    game, edition = chariot_race()
    return scene(game.view(table.state, seat), edition, said or words(), seat)


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_every_piece_has_a_face_and_a_separate_slot(seats: int, options: dict[str, object]) -> None:
    game, edition = chariot_race()
    said = words()
    table = next(tables(seats, options))
    board = studio.board(edition, game.view(table.state, None), said)
    faces = studio.faces(edition, said)
    areas = {f"seat:{seat}" for seat in range(seats)}
    for table in tables(seats, options):
        found = seen(table, said=said)
        ids = [piece.id for piece in found.pieces]
        assert len(ids) == len(set(ids))
        assert all(piece.face in faces and piece.label for piece in found.pieces)
        on_board = [piece.slot for piece in found.pieces if piece.slot not in areas]
        assert len(on_board) == len(set(on_board)) and set(on_board) <= board.slots.keys()
        assert sorted(display.seat for display in found.displays) == list(range(seats))
        assert all(
            stat.label and stat.value and (stat.of is None or int(stat.value) <= stat.of)
            for display in found.displays
            for stat in display.stats
        )


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_facts_highlight_existing_pieces_and_slots(seats: int, options: dict[str, object]) -> None:
    game, edition = chariot_race()
    told = 0
    slots = studio.board(edition, game.view(next(tables(seats, options)).state, None), words()).slots.keys()
    for table in tables(seats, options):
        facts = table.facts[told:]
        told = len(table.facts)
        there = {piece.id for piece in seen(table).pieces}
        for fact in facts:
            ids = touches(edition, fact)
            assert set(ids) <= there | slots, fact
            if fact.kind not in ("first_to_choose", "nobody_left"):
                assert ids, fact


@pytest.mark.parametrize(("seats", "options"), RACES[:3])
def test_scenes_are_the_same_for_all_viewers_and_determinized_tables(seats: int, options: dict[str, object]) -> None:
    for table in tables(seats, options):
        if isinstance(table.prompt, Ask):
            pov = Pov(table, table.waiting[0])
            assert seen(pov.determinize(Random(2)), pov.seat) == seen(table, pov.seat) == seen(table, None)
    assert stage.HIDDEN is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_filled_in(language: str) -> None:
    said = words(language)
    for table in tables(3, EVERYTHING):
        found = seen(table, said=said)
        texts = [found.title, *(text for piece in found.pieces for text in (piece.label, piece.detail))]
        stats = [stat for display in found.displays for stat in display.stats]
        texts += [text for stat in stats for text in (stat.label, stat.value, stat.detail)]
        assert not [text for text in texts if not text or "{" in text or "None" in text or "[[" in text]


def test_a_table_in_mid_race() -> None:
    s = on_the_track({0: "m4", 1: "o12", 2: "i6", 3: "m9"})
    s.queue, s.round, s.caltrops, s.supply = [1, 0], 4, [s.track.ids["i9"]], 19
    s.chariots[2].wrecked, s.chariots[1].damage = 1, 7
    s.chariots[1].fate = 2
    table = start(s)
    roll(table, STEER, CHANGE, FORTUNA, ATTACK, ATTACK)
    found = seen(table)
    at = {piece.id: piece.slot for piece in found.pieces}
    assert at["chariot:green"] == "space:m4" and at["chariot:purple"] == "space:o12" and at["chariot:yellow"] == "seat:2"
    assert at["caltrop:i9"] == "space:i9/caltrop" and at["turn:purple"] == "order:0" and at["turn:green"] == "order:1"
    by_id = {piece.id: piece for piece in found.pieces}
    assert by_id["supply"].mark == "19" and by_id["round"].mark == "4" and by_id["chariot:yellow"].face == "wreck-yellow"
    assert [by_id[f"die:{n}"].face for n in range(5)] == ["die-steer", "die-change", "die-fortuna", "die-attack", "die-attack"]
    assert [display.seat for display in found.displays][:2] == [1, 3], "in the order of the race"
    stats = {stat.id: stat for stat in next(display.stats for display in found.displays if display.seat == 1)}
    assert (stats["damage:purple"].value, stats["damage:purple"].of) == ("7", 12)
    assert stats["lap"].value == "1 of 2"


def test_path_contains_every_space_and_the_setback() -> None:
    s = on_the_track({0: "m1", 1: "m5", 2: "o20", 3: "o22"})
    s.queue, s.chariots[0].speed = [0], 4
    table = start(s)
    roll(table, STEER, STEER, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, Act("keep"))
    before = len(table.facts)
    table.answer(0, Act("path", (1, 0, -1, 0)))
    game, edition = chariot_race()
    told = step_classifier(edition, 4, game.resolve_options({}))
    ways = [told.classify(fact).ways for fact in table.facts[before:]]
    assert [way["chariot:green"] for way in ways if way] == [
        [f"space:{name}" for name in ("m1", "o2", "o3", "m4", "m5")], ["space:m4"]
    ]  # fmt: skip


def test_chariots_in_a_draft_lie_in_the_box_until_they_are_taken() -> None:
    running = race(4, 1, unequal_chariots=True)
    first = seen(next(running))
    assert [piece.slot for piece in first.pieces if piece.id.startswith("chariot:")] == [f"box:{n}" for n in range(6)]
    assert not [piece for piece in first.pieces if piece.id.startswith("die:")]
    after = seen(next(running))
    assert len([piece for piece in after.pieces if piece.slot.startswith("seat:")]) == 1


def test_a_chariot_on_its_way_to_the_track_is_in_no_lap_yet() -> None:
    for table in race(3, 4, unequal_chariots=True):
        for display in seen(table).displays:
            laps = [stat.value for stat in display.stats if stat.id == "lap"]
            assert len(laps) <= 1 and (table.state.round or not laps or "of" not in laps[0])
