"""Sentences about a race, in both languages: sums that are correct at either end of a track, and numbers of the edition."""

from __future__ import annotations

import re

import pytest

from hippodrome.core.errors import Reason
from hippodrome.core.table import Table
from hippodrome.games.chariot_race import svg as studio
from hippodrome.games.chariot_race.answers import KEEP, Act
from hippodrome.games.chariot_race.edition import CHANGE, FORTUNA, SPRINT, read_edition
from hippodrome.games.chariot_race.state import State
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.chariot_race.tables import chariot_race, on_the_track
from tests.games.chariot_race.test_editions import SOUND
from tests.games.chariot_race.test_rules import roll, start

PLAYERS = ("Ana", "Ben", "Cid", "Dot")


def words(language: str) -> Localization:
    game, edition = chariot_race()
    return Localization(language, game, edition, PLAYERS)


def turn(speed: int, *faces: int, fate: int = 0) -> Table[State]:
    """Return a turn of the first chariot, its dice rolled."""
    s = on_the_track({0: "o9"})
    s.chariots[0].speed, s.chariots[0].fate, s.queue = speed, fate, [0]
    table = start(s)
    roll(table, *faces)
    return table


def told(table: Table[State], kind: str, language: str) -> str:
    (sentence,) = (words(language).fact(fact) for fact in table.facts if fact.kind == kind)
    return sentence


@pytest.mark.parametrize(
    ("speed", "faces", "chosen", "en", "es"),
    [
        (0, (CHANGE, *[FORTUNA] * 4), 0, "speed 0 -1 (±1 dice) +1 (never below 0) = 0.",
         "velocidad 0 -1 (dados ±1) +1 (nunca menos de 0) = 0."),
        (4, (SPRINT, *[FORTUNA] * 4), None, "speed 4 +2 (sprint) = 6.", "velocidad 4 +2 (galope) = 6."),
        (11, (SPRINT, CHANGE), None, "speed 11 +2 (sprint) -1 (±1 dice) = 12.", "velocidad 11 +2 (galope) -1 (dados ±1) = 12."),
        (12, (SPRINT,), None, "speed 12 +2 (sprint) -2 (end of the track) = 12.",
         "velocidad 12 +2 (galope) -2 (fin de la escala) = 12."),
    ],
)  # fmt: skip
def test_the_sum_of_a_speed(speed: int, faces: tuple[int, ...], chosen: int | None, en: str, es: str) -> None:
    table = turn(speed, *faces)
    table.answer(0, KEEP)
    if chosen is not None:
        table.answer(0, Act("speed", (chosen,)))
    assert told(table, "speed", "en").endswith(en)
    assert told(table, "speed", "es").endswith(es)


def test_a_change_that_the_dice_cannot_make_is_refused() -> None:
    table = turn(11, CHANGE, FORTUNA)
    table.answer(0, KEEP)
    assert table.read(0, "speed +1") == Act("speed", (12,))
    reason = table.why_not(0, table.read(0, "speed +3"))
    assert reason is not None and reason.code == "speed_beyond_track"


def test_a_repair_that_comes_too_late_says_so() -> None:
    table = turn(4, CHANGE, *[FORTUNA] * 4, fate=2)
    reason = table.why_not(0, Act("repair"))
    assert reason is not None and "you have 2. And repairs are made before the dice" in words("en").reason(reason)


def test_giving_up_the_free_reroll_is_stated() -> None:
    """Ruling 15."""
    table = turn(4, CHANGE, *[FORTUNA] * 4, fate=3)
    table.answer(0, Act("set", (1, CHANGE)))
    assert table.prompt is not None and table.prompt.kind == "speed", "what is left pays for nothing more"
    reason = table.why_not(0, Act("reroll", (0,)))
    assert reason is not None and reason.code == "reroll_given_up"
    assert "given up when a die was turned" in words("en").reason(reason)
    table = turn(4, CHANGE, *[FORTUNA] * 4, fate=0)
    table.answer(0, KEEP)
    reason = table.why_not(0, Act("reroll", (0,)))
    assert reason is not None and reason.code == "dice_done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_numbers_of_the_edition(language: str) -> None:
    """The texts explain a custom edition's numbers."""
    game, _ = chariot_race()
    text = SOUND
    for n, key in enumerate(("repair_cost", "repair", "dice_cost", "sprint", "sprint_damage", "ram_damage", "caltrop_damage",
                             "javelin_damage", "javelin_range")):  # fmt: skip
        text = re.sub(rf"(?m)^{key} = \d+", f"{key} = {n % 8 + 2}", text)
    usual, own = words(language), Localization(language, game, read_edition(text, "own.toml"), PLAYERS)
    for key in ("repair", "dice", "speed", "path", "attack"):
        one, other = usual.text(f"help.{key}"), own.text(f"help.{key}")
        assert "None" not in one + other and one != other
    assert re.search(r"\b(two|dos)\b", usual.text("game.pitch")) is None


def test_singular_and_plural_forms_are_used() -> None:
    en, es = words("en"), words("es")
    data = {"speed": 4, "from_speed": 4, "change_dice": 1, "sprint": 0, "speeds": (3, 5)}
    assert "at 4, 1 ±1 die adds or subtracts 1. Possible" in en.reason(Reason("speed_out_of_reach", data))
    assert "a 4, 1 dado ±1 suma o resta 1. Posibles" in es.reason(Reason("speed_out_of_reach", data))
    assert en.reason(Reason("no_such_die", {"die": 2, "dice_rolled": 1})) == "There is no die 2: you rolled 1 die."
    assert "(queda 1 en la reserva)" in es.text("fact.dropped", chariot=(0, 0), place="o7", left=1)
    assert "(se pierde 1 al final de la escala)" in es.text("fact.fortuna", chariot=(0, 0), gained=1, lost=1, fate=6)
    assert "1 caltrop left" in en.text("terminal.chariot_race.round", round=1, laps=1, halves="AA", left=1)


def test_spaces_are_named_in_full_and_in_short_in_a_terminal() -> None:
    game, edition = chariot_race()
    view = game.view(on_the_track({0: "m4", 1: "o12", 2: "i6", 3: "m9"}), None)
    wanted = {
        "en": ("middle lane, 12", "outer lane, 7, corner", "from middle lane 4 to outer lane 7"),
        "es": (
            "carril central, 12",
            "carril exterior, 7, curva",
            "de la casilla 4 del carril central a la casilla 7 del carril exterior",
        ),
    }
    for language, (plain, corner, way) in wanted.items():
        slots = studio.board(edition, view, words(language)).slots
        assert slots["space:m12"].label == plain and slots["space:o7"].label.startswith(corner)
        data = {"chariot": (0, 0), "spaces": 3, "lane_changes": 1, "from_place": "m4", "place": "o7"}
        assert way in words(language).text("fact.moved", **data)
        short = Localization(language, game, edition, ["Ana"], short=True)
        assert re.search(r"m4 \w+ o7", short.text("fact.moved", **data))


# Help for the table -----------------------------------------------------------------------------------------------------


def texts_of(language: str = "en", seats: int = 4, text: str = SOUND, **options: object) -> dict[str, str]:
    """Return every text of help, guide and lessons, formatted for a table."""
    game, _ = chariot_race()
    told = Localization(language, game, read_edition(text, "own.toml"), [f"P{n}" for n in range(seats)], options)
    wanted = ("help.", "guide.", "option.", "terminal.chariot_race.lesson.")
    keys = [key for key in (name.replace("-", ".") for name in sorted(told.keys())) if key.startswith(wanted)]
    return {key: told.text(key) for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_help_has_a_gap(language: str) -> None:
    for seats in (2, 4):
        for option in ({}, {"unequal_chariots": True}, {"shared_win": True, "first_half": "B"}, {"choose_colours": True}):
            for key, text in texts_of(language, seats, SOUND, **option).items():
                assert text.strip() and "None" not in text and "{" not in text and "[[" not in text, key
                assert "  " not in text and not text.endswith((" ", "\n")), key


def test_help_describes_the_options_of_this_table() -> None:
    usual = texts_of()
    assert "heap" not in usual["help.path"] and "heap" in texts_of(first_half="B")["help.path"]
    assert "###" not in usual["terminal.chariot_race.lesson.signs"]
    assert "###" in texts_of(second_half="B")["terminal.chariot_race.lesson.signs"]
    race = "terminal.chariot_race.lesson.race"
    assert "the one that got there first\n" in usual[race] and "the race goes on" in usual[race] and "share" not in usual[race]
    assert "level fronts share the win" in texts_of(shared_win=True)[race]
    assert "share the win" in texts_of(shared_win=True)["guide.1"] and "share" not in usual["guide.1"]
    assert "even if it is wrecked" in texts_of(finish_ends_race=True)[race]
    assert "that lap is lost" in texts_of(set_back_loses_lap=True)[race]
    assert "still rams" in texts_of(wrecks_ram=True)["help.path"] and "still rams" not in usual["help.path"]
    assert "no target" in texts_of(no_damage_after_finish=True)["help.attack"] and "no target" not in usual["help.attack"]


def test_order_of_choosing_starting_places_depends_on_the_seats() -> None:
    assert "Whoever is last to take a chariot is first" in texts_of(seats=4, unequal_chariots=True)["help.take"]
    assert "Whoever is last to take their first chariot is first" in texts_of(seats=2, unequal_chariots=True)["help.take"]
    assert (
        "Whoever is last to take a chariot is first"
        in texts_of(seats=2, two_chariots=False, unequal_chariots=True)["help.take"]
    )
    assert texts_of(choose_colours=True)["help.take"].startswith("The chariots are alike")


def test_help_describes_the_board_and_colours_of_this_edition() -> None:
    usual = texts_of()
    assert "The inner lanes have fewer spaces. The corners of the inner lanes have lower safe speeds." in usual["help.path"]
    assert "Place 1 is in front, in the outer lane. Inside" in usual["help.start"]
    other = SOUND.replace("6 6:3 6 6", "6 6:9 6 6").replace("3 3@4 3@1", "3 3@6 3@3")
    other = other.replace('3 3@6 3@3"\nmiddle', '3 3@4 3@1"\nmiddle')
    other = other.replace("[chariot.red]", "[chariot.black]").replace("laps = 2", "laps = 3")
    own = texts_of(text=other)
    assert "lower safe speeds" not in own["help.path"] and "slowest" not in own["guide.4"]
    assert "Place 1 is in front, in the inner lane." in own["help.start"]
    assert "Usual for this box: 3." in own["option.laps.explain"] and "Usual for this box: 2." in usual["option.laps.explain"]
