"""Editions of Cthulhu 500: every fault of a file is found, with its line and its reason; cards of one's own have names."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.bots import find_bot
from hippodrome.core.errors import BadEdition, Fault
from hippodrome.core.luck import Imagined
from hippodrome.core.table import Table, play_out
from hippodrome.core.words import Words
from hippodrome.games import edition_text
from hippodrome.games.cthulhu_500.edition import read_edition
from tests.cthulhu_500.tables import GAME, conserved

SOUND, _ = edition_text(GAME, "reconstructed")


def faults(text: str) -> list[Fault]:
    try:
        read_edition(text, "my.toml")
    except BadEdition as bad:
        return list(bad.faults)
    return []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("action = 26", "action = 25", "says 25 cards, but the list has 26"),
        ("reaction = 24", "", "is missing"),
        ('game = "cthulhu-500"', 'game = "chess"', "is 'chess', but should be cthulhu-500"),
        ("hand = 5 ", "hand = 50 ", "is 50, but should be from 1 to 10"),
        ("hand = 5 ", "hand = 5.5 ", "should be a whole number"),
        ("die = 6", "die = 6\nwings = 2", "nobody knows this key"),
        ('effect = "chaos"', 'effect = "kaos"', "is 'kaos', but a action card's effect is one of"),
        ('effect = "study"\namount = 3', 'effect = "study"', "the effect 'study' needs a number"),
        ('id = "gremlins"', 'id = "black-plague"', "is listed twice"),
        ('id = "gremlins"', 'id = "Gremlins!"', "should be lower-case letters"),
        ('id = "gremlins"', 'id = "flag"', "the chequered flag's own name"),
        ('effect = "gremlins"', 'effect = "plague"', "is 'black-plague' with another name"),
        ("fungi = true", "fungi = 1", "should be true or false"),
        ("drive = 3", "driving = 3", "nobody knows this key"),
        ('trigger = "card"', 'trigger = "dinner"', "is 'dinner', but should be"),
        ('role = "victim"', 'role = "butcher"', "is 'butcher', but should be victim"),
        ('effect = "claim"', 'effect = "jinx"', "'jinx' cannot answer 'passed', only claim"),
        ("leading = 2\n", "", "does nothing: give it an effect or a bonus"),
        ('id = "feararri"', 'id = "car-of-cthulhu"', "is listed twice"),
        ('source = "reconstructed"\nid = "feararri"', 'source = "a dream"\nid = "feararri"', "is 'a dream', but should be"),
        ("copies = 4", "copies = 0", "should be from 1 to 50"),
        ("[race]", "[race", "this is not TOML"),
    ],
)
def test_a_fault_is_found_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in SOUND
    found = [fault for fault in faults(SOUND.replace(old, new, 1)) if reason in fault.reason]
    assert found, faults(SOUND.replace(old, new, 1))
    assert all(fault.line > 0 for fault in found)


ODD = ("", "name = 3", "[[race]]", "action = 4", "vehicle = [1]", "[[action]]\n[[crew]]", "[" * 5000, "\0")


@pytest.mark.parametrize("text", ODD)
def test_odd_files_give_faults_and_no_crash(text: str) -> None:
    assert faults(text)


def test_a_card_of_ones_own_brings_its_name_and_races() -> None:
    own = 'id = "my-shoggoth"\nname = "Herbie"\ntext = "A love bug."'
    edition = read_edition(SOUND.replace('id = "shoggoth-v8"', own), "my.toml")
    card = edition.piece_ids["my-shoggoth#1"]
    assert Words("es", GAME, edition).name("card", card) == "Herbie"
    nameless = read_edition(SOUND.replace('id = "shoggoth-v8"', 'id = "bare-engine"'), "my.toml")
    assert Words("en", GAME, nameless).name("card", nameless.piece_ids["bare-engine#2"]) == "bare-engine"
    table = Table(GAME, GAME.setup(4, GAME.settle({}), edition), Imagined(Random(3)))
    play_out(table, [find_bot(GAME.name, "auriga", Random(n)) for n in range(4)])
    assert table.state.over and conserved(table.state)
