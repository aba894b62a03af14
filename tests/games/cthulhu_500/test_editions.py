"""Editions of Cthulhu 500: every issue of a file is found, with its line and its reason; custom cards have names."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from hippodrome.bots import find_bot
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table, play_out
from hippodrome.games.cthulhu_500.edition import read_edition
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.i18n.localization import Localization
from tests.games.cthulhu_500.tables import GAME, conserved
from tests.games.editions import built_in_text, faults_of

SOUND = built_in_text("cthulhu-500")
faults = partial(faults_of, "cthulhu-500")


SEVERAL_LIMITS = True
FAULTS = [
    ("action = 26", "action = 25", "says 25, but the list has 26"),
    ("reaction = 24", "", "is missing"),
    ('game = "cthulhu-500"', 'game = "chess"', "is 'chess', but should be cthulhu-500"),
    ("hand = 5 ", "hand = 50 ", "is 50, but should be from 1 to 10"),
    ("hand = 5 ", "hand = 5.5 ", "should be a whole number"),
    ("die = 6", "die = 6\nwings = 2", "nobody knows this key"),
    ('effect = "chaos"', 'effect = "kaos"', "is 'kaos', but on a card of the type action the effect is one of"),
    ('effect = "study"\namount = 3', 'effect = "study"', "the effect 'study' needs a number"),
    ('id = "gremlins"', 'id = "black-plague"', "is listed twice"),
    ('id = "gremlins"', 'id = "Gremlins!"', "should be lower-case letters"),
    ('id = "gremlins"', 'id = "flag"', "the chequered flag's own name"),
    ('effect = "gremlins"', 'effect = "plague"', "is 'black-plague' with another name"),
    ("fungi = true", "fungi = 1", "should be true or false"),
    ("drive = 3", "driving = 3", "nobody knows this key"),
    ('trigger = "card"', 'trigger = "dinner"', "is 'dinner', but should be"),
    ('role = "victim"', 'role = "butcher"', "is 'butcher', but should be victim"),
    ('effect = "claim"', 'effect = "jinx"', "'jinx' cannot answer 'passed', only these can: claim"),
    ("leading = 2\n", "", "does nothing: give it an effect or a bonus"),
    ('id = "feararri"', 'id = "car-of-cthulhu"', "is listed twice"),
    ('source = "reconstructed"\nid = "feararri"', 'source = "a dream"\nid = "feararri"', "is 'a dream', but should be"),
    ("copies = 4", "copies = 0", "should be from 1 to 50"),
    ("[race]", "[race", "this is not TOML"),
]


LIMITS = [
    ("hand = 5 ", "hand = 6 ", "hand", "race.hand: is 6, but a hand normally holds five cards at most"),
    ("actions = 2 ", "actions = 3 ", "actions", "race.actions: is 3, but a turn has two actions"),
    ("draw = 2 ", "draw = 4 ", "draw", "race.draw: is 4, but at most two cards are drawn after a turn"),
    ("mods = 2 ", "mods = 3 ", "mods", "race.mods: is 3, but a vehicle holds two modifications at most"),
    ("die = 6", "die = 8", "die", "race.die: is 8, but the die has six sides"),
    ("complexity = 6\ndamaged = 0", "complexity = 6\ndamaged = 1", "faster-suffers-more",
     "is 1 for 'feararri' and 1 for the slower 'not-meant-to-drive', but a faster vehicle is the slower when damaged"),
    ("complexity = 4\ndamaged = 2", "complexity = 4\ndamaged = 4", "one-faster-damaged",
     "'big-honkin-truck' is faster when damaged, and so is 'sport-cthutility-vehicle', but only one vehicle is"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "gremlins"', 'id = "gremlins"\nspell = true'),
        ('id = "tentacles"', 'id = "tentacles"\nleading = 1'),
        ('id = "feararri"', 'id = "feararri"\neffect = "redraw"'),
        ('role = "either"', 'role = "target"'),
    ],
)
def test_changed_built_in_card_needs_its_own_text(old: str, new: str) -> None:
    assert old in SOUND
    found = faults(SOUND.replace(old, new, 1))
    assert ["does not do what the house's text says" in fault.reason and fault.line > 0 for fault in found] == [True]
    named = f'{new}\nname = "Mine"\ntext = "Does it."'
    assert not faults(SOUND.replace(old, named, 1))


def test_changed_numbers_need_no_text() -> None:
    """They are formatted, with their sign."""
    text = SOUND.replace('id = "tentacles"', 'id = "tentacles"\ncomplexity = 0').replace("passing = -1", "passing = -3")
    edition = read_edition(text, "my.toml")
    words = Localization("en", GAME, edition)
    assert title_and_text(words, edition, "card", "rats-in-the-whitewalls")[1].endswith(", -3 when you try to pass.")


@pytest.mark.parametrize(("language", "marks"), [("en", "“”"), ("es", "«»")])
def test_flavour_stands_in_quotation_marks_and_rules_do_not(language: str, marks: str) -> None:
    """A vehicle without an effect has only numbers and flavour; and quoted text never contains a number of the card."""
    edition = read_edition(SOUND, "my.toml")
    words = Localization(language, GAME, edition)
    quoted = re.compile(f"{marks[0]}[^{marks}]*{marks[1]}")
    for vehicle in edition.vehicles:
        text = title_and_text(words, edition, "vehicle", vehicle.name)[1]
        assert bool(vehicle.effect) == bool(quoted.sub("", text).strip(".")), text
    for card in edition.cards:
        for flavour in quoted.findall(title_and_text(words, edition, "card", card.kind)[1]):
            assert not re.search(r"\d", flavour)


ODD = ("", "name = 3", "[[race]]", "action = 4", "vehicle = [1]", "[[action]]\n[[crew]]", "[" * 5000, "\0")


VEHICLE = '\n[[vehicle]]\nsource = "own"\nid = "v{n}"\nspeed = 1\ncomplexity = 9\ndamaged = 1\n'
CREW = '\n[[crew]]\nsource = "own"\nid = "c{n}"\ndrive = 1\nfix = 1\ncopies = 50\n'
COUNTS = (
    (SOUND, SOUND + "".join(VEHICLE.format(n=n) for n in range(9)), "too many entries: 17, where a table could need 16"),
    (SOUND, SOUND + "".join(CREW.format(n=n) for n in range(301)), "could need 300 at most"),
    (SOUND, SOUND + "".join(CREW.format(n=n) for n in range(5)), "too many entries: 343, where a table could need 300"),
    ("copies = 4", "copies = 400000000", "from 1 to 50"),
    ('id = "shoggoth-v8"', f'id = "{"a" * 41}"', "up to 40 letters"),
    ('id = "shoggoth-v8"', f'id = "a"\nname = "{"a" * 61}"', "up to 60 letters"),
    ('id = "shoggoth-v8"', f'id = "a"\nname = "b"\ntext = "{"a" * 401}"', "up to 400 letters"),
    ('id = "shoggoth-v8"', 'id = "a"\nname = "\\u001b[2J"', "cannot be shown"),
    ('id = "shoggoth-v8"', 'id = "a"\nname = "b"\ntext = "\\u202e"', "cannot be shown"),
    ('name = "', f'name = "{"a" * 61}', "up to 60 letters"),
)


def test_custom_card_has_its_name_and_can_be_raced() -> None:
    own = 'id = "my-shoggoth"\nname = "Herbie"\ntext = "A love bug."'
    edition = read_edition(SOUND.replace('id = "shoggoth-v8"', own), "my.toml")
    card = edition.piece_ids["my-shoggoth#1"]
    assert Localization("es", GAME, edition).name("card", card) == "Herbie"
    nameless = read_edition(SOUND.replace('id = "shoggoth-v8"', 'id = "bare-engine"'), "my.toml")
    assert Localization("en", GAME, nameless).name("card", nameless.piece_ids["bare-engine#2"]) == "bare-engine"
    table = Table(GAME, GAME.setup(4, GAME.resolve_options({}), edition), SampledChance(Random(3)))
    play_out(table, [find_bot(GAME.name, "auriga", Random(n)) for n in range(4)])
    assert table.state.over and conserved(table.state)


OWN = """id = "gremlins"
name = {en = "Pixies", de = "Kobolde", "pt-BR" = "Duendes"}
text.en = "They take a modification apart."
text.de = "Sie nehmen eine Modifikation auseinander."
"""


def test_custom_cards_are_localized() -> None:
    edition = read_edition(SOUND.replace('id = "gremlins"\n', OWN, 1), "my.toml")

    def told(language: str) -> tuple[str, str]:
        return title_and_text(Localization(language, GAME, edition), edition, "card", "gremlins")

    assert told("de") == ("Kobolde", "Sie nehmen eine Modifikation auseinander.")
    assert told("en") == told("es") == ("Pixies", "They take a modification apart."), "English for all who have no own"
    card = next(n for n, card in enumerate(edition.cards) if card.kind == "gremlins")
    assert Localization("de", GAME, edition).name("card", card) == "Kobolde", "and so in every sentence"
    house = read_edition(SOUND, "my.toml")
    assert (edition.cards, edition.vehicles, edition.piece_ids) == (house.cards, house.vehicles, house.piece_ids), (
        "rules see no name"
    )


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{}", "is empty"),
        ('{en = ""}', "is empty"),
        ("{en = 5}", "should be a text in quotes"),
        ('{en = "x", German = "y"}', "is no tag of a language"),
        (f'{{en = "{"x" * 61}"}}', "should have up to 60 letters"),
        ('{en = "\\u202e"}', "characters that cannot be shown"),
        ("{" + ", ".join(f'{a}{b} = "x"' for a in "abc" for b in "abcdefgh") + "}", "20 are the most"),
    ],
)
def test_localized_names_have_the_usual_limits(name: str, reason: str) -> None:
    found = faults(SOUND.replace('id = "gremlins"\n', f'id = "gremlins"\nname = {name}\n', 1))
    assert any(reason in fault.reason for fault in found), found


def is_at_the_change(new: str, reason: str) -> bool:
    """Return True: issues are also reported at lines that depend on others."""
    return False
