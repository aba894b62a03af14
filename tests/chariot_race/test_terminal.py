"""Chariot Race in the terminal: the board, the boards, previews, reasons, both languages, and a race to its end."""

from __future__ import annotations

import io
import re

import pytest

from hippodrome.core.words import LANGUAGES
from hippodrome.terminal.chariot_race.lanes import Pieces, draw_lanes
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen
from tests.chariot_race.tables import chariot_race


def sit(typed: str, *, seats: list[str], language: str = "en", width: int = 80, seed: str = "4", **options: object) -> str:
    game, _ = chariot_race()
    out = io.StringIO()
    screen = Screen(io.StringIO(typed), out, live=False, width=width)
    play(game, seats=seats, seed=seed, edition="reconstructed", options=options, language=language, screen=screen)
    return out.getvalue()


def test_the_lanes_show_limits_chariots_caltrops_and_heaps() -> None:
    _, edition = chariot_race()
    pieces = Pieces({"m9": ("P", ""), "o7": ("G", "")}, {"o1", "m9"}, ["i2", "i3"], "i3")
    rows = [row.plain for row in draw_lanes(edition.tracks["BA"], pieces, 80)]
    assert len(rows) == 7 and all(len(row) <= 80 for row in rows)
    assert rows[0] == "  o1 >*  |   |   |   |   |   |7G |   |   |   |###|   |   |   |   | o15"
    assert rows[1] == "  m1 >   |   |   |   |    |    |5    |    |P*  |     |   |###|   | m13"
    assert rows[2] == "  i1 >   |·  |+  |   |       |3      |       |       |   |   |   | i11"


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_every_screen_has_room_for_the_lanes(width: int) -> None:
    _, edition = chariot_race()
    for track in edition.tracks.values():
        rows = draw_lanes(track, Pieces({}, set()), width)
        assert all(row.cell_len <= width for row in rows)
        assert sum(row.plain.count("7") for row in rows if row.plain.strip().startswith("o")) >= 2


def test_a_path_is_shown_before_it_is_played() -> None:
    told = sit("k\n\n2\n\n3 out 3\n1 out 9\nq\nq\n", seats=["me:Ana", "auriga", "auriga", "dummy"])
    assert "keep: fate 3; then sprint" in told
    assert re.search(r"speed 7\s+straight on; corner inner 6 \(3\) -4;", told)
    assert "path 3 out 3: " in told and "Enter plays it" in told
    assert "A path has a step for each point of speed: 7, not 11." in told


def test_what_is_refused_is_explained_in_the_readers_language() -> None:
    told = sit("2=fortuna\njabalina rojo\nreparar\nq\nq\n", seats=["me:Ana", "auriga", "auriga", "dummy"], language="es")
    assert "Ningún dado se puede girar a Fortuna. (Fase 3: lanzar los dados)" in told
    assert "Se ataca después del movimiento" in told
    assert "El carro está entero" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_somebody_can_race_to_the_end(language: str, width: int) -> None:
    typed = "k\n\n1!\np1!\n1!\n" * 80
    told = sit(typed, seats=["me:Ana", "dummy"], language=language, width=width, laps=1)
    assert ("Result" if language == "en" else "Resultado") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_in_the_terminal(language: str) -> None:
    typed = "1\n\n" * 4 + "q\nq\n"
    told = sit(typed, seats=["me:Ana", "auriga"], language=language, unequal_chariots=True)
    assert "Ana" in told and ("starting place" in told or "salida" in told)


def test_watching_bots_needs_nobody() -> None:
    told = sit("", seats=["auriga", "dummy", "tiro"], laps=1)
    assert "wins" in told
