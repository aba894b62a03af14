"""Chariot Race in the terminal: the track, the boards, previews, reasons, both languages, and a race to its end."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import RenderableType

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FORTUNA, STEER
from hippodrome.games.chariot_race.terminal.lanes import Pieces, draw_lanes
from hippodrome.games.chariot_race.terminal.picks import choose
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen
from tests.games.chariot_race.tables import chariot_race, on_the_track, race, table
from tests.games.chariot_race.test_rules import roll, start

HEADS = ("lap", "space", "damage", "speed", "dice", "fate")


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
    told = sit("k\n\n7\n\n3 out 3\n1 out 9\nq\nq\n", seats=["me:Ana", "auriga", "auriga", "dummy"])
    told = re.sub(r"\s+", " ", told)
    assert "keep: then sprint, steer, steer, attack, ±1; the sprint costs 1; 3 fate left Enter plays it." in told
    assert re.search(r"speed 7:\s+the sprint costs 1; if straight on: corner on i6 \(safe at 3\)\s+-4,", told)
    assert "path 3 out 3: " in told and "Enter plays it" in told
    assert "A path has one step for each point of speed: 7, not 11." in told


def test_what_is_refused_is_explained_in_the_readers_language() -> None:
    told = sit("2=fortuna\njabalina roja\nreparar\nq\nq\n", seats=["me:Ana", "auriga", "auriga", "dummy"], language="es")
    assert "Ningún dado se puede poner en Fortuna. (Fase 3: lanzar los dados)" in told
    assert "Se ataca después del movimiento" in told
    assert "La cuadriga no tiene daños" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_race_can_be_played_to_the_end_in_the_terminal(language: str, width: int) -> None:
    typed = ("k!\n" + "".join(f"{speed}!\n" for speed in range(13)) + "p1!\n0!\n") * 80
    told = sit(typed, seats=["me:Ana", "dummy"], language=language, width=width, laps=1)
    assert f"\n{Localization(language, chariot_race()[0]).text('terminal.result')}\n" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_in_the_terminal(language: str) -> None:
    typed = "1\n\n" * 4 + "q\nq\n"
    told = sit(typed, seats=["me:Ana", "auriga"], language=language, unequal_chariots=True)
    assert "Ana" in told and Localization(language, chariot_race()[0]).prompt("start")[:30] in told


def test_bot_race_needs_no_input() -> None:
    told = sit("", seats=["auriga", "dummy", "tiro"], laps=1)
    assert "wins" in told


FOUR = ["me:Ana", "auriga", "auriga", "dummy"]


def test_numbers_are_their_own_labels_where_numbers_are_chosen() -> None:
    told = sit("k!\n2\n5\nq\nq\n", seats=FOUR)
    assert re.search(r"^ 5  speed 5: [^7]*^ 7  speed 7: ", told, re.M)
    assert "Speed 2 is out of reach" in told and "\nspeed 5: " in told
    told = sit("red!\n2\n5\n\nq\nq\n", seats=FOUR, unequal_chariots=True)
    assert "Starting place 2 is already taken." in told and "\nstart 5: m25" in told


def test_pick_is_described_once() -> None:
    """The status describes it; a note would repeat it."""
    game, edition = chariot_race()
    running = next(race(4, 1))
    picks = choose(Pov(running, running.waiting[0]), Localization("en", game, edition))
    assert picks.read("k").note == "" and picks.read("k!").answered


def test_free_starting_places_are_drawn_while_they_are_chosen() -> None:
    told = sit("red!\nq\nq\n", seats=FOUR, unequal_chariots=True)
    assert "|@4 |Y  | o30" in told and "|@6 |@3 | i22" in told
    assert "@" not in sit("q\nq\n", seats=FOUR)


@pytest.mark.parametrize("width", [40, 50, 60, 72, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_are_shortened_on_a_narrow_screen(language: str, width: int) -> None:
    told = sit("q\nq\n", seats=["me:Maximiliano Torr", "auriga:Fernandina Gonza"], language=language, width=width)
    rows = [line for line in told.splitlines() if re.search(r" [0-6]/6( |$)", line)]
    assert len(rows) == 4 and all(len(row) <= width for row in rows)
    assert all(re.match(r"[A-Z] \w+", row) for row in rows)
    you = Localization(language, chariot_race()[0]).text("terminal.chariot_race.you").strip(" ()")
    assert sum(f"{you})" in row for row in rows) == 2
    head = told.splitlines()[told.splitlines().index(rows[0]) - 1]
    game, _ = chariot_race()
    words = Localization(language, game)
    kind = "head" if width >= 60 else "short_head"
    assert head.split() == " ".join(words.text(f"terminal.chariot_race.{kind}.{key}") for key in HEADS).split()


def test_hint_suggests_only_affordable_changes() -> None:
    told = sit("1=attack!\nk\nq\nq\n", seats=FOUR)
    assert "turns one for 2 fate and gives up the free re-roll." in re.sub(r"\s+", " ", told)
    assert told.count("turns one for 2 fate") == 1, "with one fate left nothing more is asked"
    told = re.sub(r"\s+", " ", sit("1=attack\n1!\nq\nq\n", seats=FOUR))
    assert re.search(r"set 1 attack: costs 2 fate; then [^;]*; (sprint[^;]*; )?1 fate left; gives up the free re-roll", told)
    assert re.search(r"k keeps; 1 rolls die 1 again for 2 fate; \d=\S+ turns one for 2 fate\. \?", told)


def test_spanish_letters_of_the_lanes_are_understood() -> None:
    told = sit("k!\n7!\ni1 i2 i3 i4 i5 c6 e7\nq\nq\n", seats=FOUR, language="es")
    assert "camino 5 fuera fuera: acaba en o7" in told


def test_unknown_input_is_answered_with_the_possible_inputs() -> None:
    told = sit("xyz\nrelanzar\nq\nq\n", seats=FOUR, language="es")
    assert "No se entiende «xyz». k conserva" in told and "Di qué dados vuelves a lanzar" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_signs_boards_and_the_race(language: str) -> None:
    all_of_it = Localization(language).text("terminal.word.all")
    told = sit(f"?\n? {all_of_it}\nq\nq\n", seats=FOUR, language=language, first_half="B", unequal_chariots=True)
    for sign in ("###", "· +", "@1", "o7 m7 i7"):
        assert sign in told
    assert "None" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_path_over_the_line_is_marked(language: str) -> None:
    """Before every path of a race: it is marked exactly if it finishes the race, or a lap."""
    game, edition = chariot_race()
    words = Localization(language, game, edition, ["Ana", "Ben", "Cid", "Dot"])
    seen, rng, running = set[str](), Random(3), table(4, 3, laps=2)
    while isinstance(running.prompt, Ask):
        (seat,) = running.waiting
        picks, answer = choose(Pov(running, seat), words), running.options(seat).draw(rng)
        picks.read(picks.input_for(answer))
        said, before = " ".join(plain(picks.status()).split()), len(running.facts)
        running.answer(seat, answer)
        if answer.do != "path":
            continue
        told = {fact.kind for fact in running.facts[before:] if fact.data.get("seat") == seat}
        over = "finishes" if "finished" in told else "lap" if "lap" in told else "neither"
        if "wrecked" not in told:
            assert (words.text("preview.finishes") in said) == (over == "finishes"), said
            assert (words.text("preview.lap", lap=1, laps=2) in said) == (over == "lap"), said
            seen.add(over)
    assert seen == {"finishes", "lap", "neither"}


def plain(shown: RenderableType) -> str:
    """Return a rendered text without styles."""
    out = io.StringIO()
    Screen(io.StringIO(), out, live=False, width=2000).print(shown)
    return out.getvalue()


def test_finishing_path_is_listed_first_and_marked() -> None:
    game, edition = chariot_race()
    s = on_the_track({0: "m23"}, laps=1)
    s.chariots[0].speed, s.chariots[0].fate, s.queue = 4, 0, [0]
    running = start(s)
    roll(running, STEER, STEER, FORTUNA, FORTUNA, FORTUNA)
    if running.prompt is not None and running.prompt.kind == "dice":
        running.answer(0, Act("keep"))
    picks = choose(Pov(running, 0), Localization("en", game, edition, ["Ana", "Ben", "Cid", "Dot"]))
    rows = plain(picks.show(6)).splitlines()
    assert re.match(r" p1 +path .*finishes the race", rows[2]), rows
