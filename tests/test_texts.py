"""Help and captions name the numbers of the table they are read at, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.moves import WILD_SYMBOLS
from hippodrome.games.charioteer.terminal.picks import topics
from hippodrome.games.cthulhu_500.presentation.names import numbers as card_numbers
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.registry import get_game, get_plugin, load_edition
from hippodrome.i18n.localization import Localization
from tests.soak import in_soak
from tests.texts import Checked, TableOf, check_texts, numbers


def pieces_of(table: TableOf, turns: int) -> Iterator[Any]:
    """What lies on a table after some random answers, as its first seat sees it."""
    game = table.game
    race = Table(game, game.setup(table.seats, game.resolve_options(table.options), table.edition), Seeded(seed_from("texts")))
    rng = Random(3)
    for _ in range(turns):
        if isinstance(race.prompt, Ask):
            for seat in race.waiting:
                race.answer(seat, race.options(seat).draw(rng))
    yield from get_plugin(game.name).scene.scene(game.view(race.state, 0), table.edition, table.words, 0).pieces


EXAMPLES = dict.fromkeys(range(30), "an example")


# Charioteer ---------------------------------------------------------------------------------------------------------


def _charioteer_numbers(table: TableOf) -> set[int]:
    edition = table.edition
    found = {edition.most_cards, LEAST_MATCHING, edition.whip, edition.attack_boxes, edition.fan_symbols, *edition.box}
    cubes = {edition.disrupt[table.seats]} - {0}
    return found | cubes | set(edition.attacks) | set(edition.attacks.values())


def _charioteer_captions(table: TableOf) -> Iterator[tuple[str, str, set[int]]]:
    edition = table.edition
    for piece in pieces_of(table, 2):
        kind, _, rest = piece.id.partition(":")
        own: set[int] = set()
        if kind == "card":
            card = edition.cards[int(rest)]
            own = {edition.symbols[symbol].number for symbol in card.symbols} | set(card.counts) | {1, 2}  # two recoveries
            own |= set(edition.attacks) | set(edition.attacks.values()) | ({edition.whip} if card.icon == "whip" else set())
        elif kind == "token":
            token = edition.tokens[int(rest.split("/")[1])]
            own = {token.number, WILD_SYMBOLS} | ({edition.whip} if token.kind == "whip" else set())
        elif kind == "die":
            own = {edition.disrupt[table.seats]} - {0}
        elif kind == "bag":
            own = {edition.fan_symbols, *range(1, 4)}
        else:
            continue
        yield f"{piece.id}: {piece.label}", piece.detail, own


def _charioteer_sections(table: TableOf) -> dict[str, set[int]]:
    edition = table.edition
    return {
        "Set up": {edition.hand, edition.crowd},
        "The emperor die": {*edition.disrupt, *edition.disrupt.values()},
        "Check for end of lap or game": {table.options.get("laps", edition.laps)},
        "Prepare for next turn": {edition.hand},
    }


CHARIOTEER = Checked(
    "charioteer",
    (
        ('name = "reconstructed"', 'name = "changed"\ndeparts = ["hand-cards", "new-cubes", "emperor-spares-many"]'),
        ("most_cards = 3", "most_cards = 4"), ("fan_symbols = 6", "fan_symbols = 18"), ("attack_boxes = 3", "attack_boxes = 9"),
        ("whip = 5", "whip = 10"), ("laps = 3", "laps = 5"),
        ("hand = 8\n", "hand = 7\n"), ("3 = 1\n4 = 2", "4 = 11"), ("box = [3, 5, 7, 9]", "box = [8, 8, 8, 8]"),
        ("row = 5", "row = 0"),
        ("2 = 3\n3 = 2\n4 = 1\n5 = 0\n6 = 0", "2 = 0\n3 = 12\n4 = 13\n5 = 14\n6 = 15"),
        ("plus green 5", "plus green 16"), ('"learning green x3"', '"learning x3"'), ("discard 3", "discard 17"),
    ),
    _charioteer_numbers,
    _charioteer_captions,
    {
        "guide.4": {4: "the four colours"},
        "? icons": {2: "two recoveries take all"},
        "? damage": {2: "two recoveries take all"},
        "? tokens": {2: "a wild counts as two"},
        "? emperor": {1: "the row gives a bonus of 1"},
        "? signs": EXAMPLES,
        "help.move": {2: "the emperor's colour trains twice"}, "guide.5": {2: "the emperor's colour trains twice"},
        "rules: Calculating movement": {0: "never below zero"}, "rules: Effect of damage on movement": {0: "never below zero"},
        "rules: Wild": {2: "a wild counts as two"},
    },
    _charioteer_sections,
)  # fmt: skip


# Chariot Race -------------------------------------------------------------------------------------------------------


def _chariot_race_numbers(table: TableOf) -> set[int]:
    e = table.edition
    return {e.repair_cost, e.repair, e.dice_cost, e.sprint, e.sprint_damage, e.ram_damage, e.caltrop_damage, e.javelin_damage,
            e.javelin_range}  # fmt: skip


def _chariot_race_captions(table: TableOf) -> Iterator[tuple[str, str, set[int]]]:
    words, allowed = table.words, _chariot_race_numbers(table)
    for key in sorted(words.keys()):
        if key.startswith("scene-face-"):
            yield key, words.text(key), allowed | {1}  # ±1 is a face, and steer and Fortuna give one
    yield "scene.supply_detail", words.text("scene.supply_detail", caltrops=table.edition.caltrops), {table.edition.caltrops}


def _chariot_race_sections(table: TableOf) -> dict[str, set[int]]:
    e, board = table.edition, table.edition.equal
    return {
        "The Chariot Boards": {board.damage, board.speed, board.speed_start, board.fate, board.fate_start},
        "Drop a Caltrop": {e.caltrops},
        "End of Game": {table.options.get("laps") or e.laps},
    }


CHARIOT_RACE = Checked(
    "chariot-race",
    (
        ("repair_cost = 3", "repair_cost = 4"), ("repair = 3 ", "repair = 5 "), ("dice_cost = 2", "dice_cost = 6"),
        ("sprint = 2", "sprint = 8"), ("sprint_damage = 1", "sprint_damage = 9"), ("ram_damage = 2", "ram_damage = 10"),
        ("caltrop_damage = 1", "caltrop_damage = 7"), ("javelin_damage = 1", "javelin_damage = 7"),
        ("javelin_range = 2", "javelin_range = 3"), ("caltrops = 20", "caltrops = 21"),
        ("laps = 2", "laps = 4"), ("fate_start = 3", "fate_start = 2"),
        ('name = "reconstructed"', 'name = "changed"'),
    ),
    _chariot_race_numbers,
    _chariot_race_captions,
    {
        "help.start": {1: "place 1 is in front"},
        "help.dice": {1: "a face changes the speed by one"}, "help.speed": {1: "a face changes the speed by one"},
        "guide.3": {1: "a face changes the speed by one"}, "guide.6": {0: "at 0 it is a wreck"},
        "guide.8": {1: "a face changes the speed by one"},
        "guide.7": {2: "two turns later"},
        "? signs": EXAMPLES,
        "? boards": {0: "at 0 it is a wreck"},
        "rules: Setup": {2: "the halves of the board"},
        "rules: The Chariot Boards": {0: "at 0 it is a wreck", 3: "damage, speed and fate"},
        "rules: Wrecking Your Chariot": {0: "at 0 it is a wreck"}, "rules: Phase 5: Move": {0: "never below 0"},
        "rules: The Dice Symbols": {1: "a face changes the speed by one"},
    },
    _chariot_race_sections,
)  # fmt: skip


# Cthulhu 500 --------------------------------------------------------------------------------------------------------


def _cthulhu_numbers(table: TableOf) -> set[int]:
    return {table.edition.actions, table.edition.draw, table.edition.hand}


def _cthulhu_captions(table: TableOf) -> Iterator[tuple[str, str, set[int]]]:
    """Every card and vehicle with its own numbers."""
    edition = table.edition
    kinds = [
        *(("card", kind) for kind in dict.fromkeys(card.kind for card in edition.cards)),
        *(("vehicle", vehicle.name) for vehicle in edition.vehicles),
    ]
    for group, kind in kinds:
        own = {abs(int(n)) for n in card_numbers(edition, kind).values()}
        yield f"{group} {kind}", title_and_text(table.words, edition, group, kind)[1], own


def _cthulhu_sections(table: TableOf) -> dict[str, set[int]]:
    e = table.edition
    return {"Handing out vehicles": {e.mods}, "Adding a modification": {e.mods}, "End of the game": {e.idle_rounds}}


CTHULHU = Checked(
    "cthulhu-500",
    (
        ('name = "reconstructed"', 'name = "changed"\ndeparts = ["actions", "draw", "die", "mods"]'),
        ("actions = 2 ", "actions = 3 "), ("draw = 2 ", "draw = 4 "), ("die = 6", "die = 8"), ("hand = 5 ", "hand = 4 "),
        ("mods = 2 ", "mods = 6 "), ("idle_rounds = 3", "idle_rounds = 19"),
        ("amount = 1\n", "amount = 9\n"), ("amount = 2\n", "amount = 8\n"), ("amount = 3\n", "amount = 7\n"),
        ("drive = 2", "drive = 5"), ("fix = 2", "fix = 6"),
    ),
    _cthulhu_numbers,
    _cthulhu_captions,
    {
        "card byakhee-towing-service": {2: "its effect is two passes"},
        "vehicle sport-cthutility-vehicle": {7: "it seats seven"},
        "rules: Two damaged vehicles": {2: "the case is about two"},
    },
    _cthulhu_sections,
    lists_cards=True,
)  # fmt: skip


@pytest.mark.parametrize("checked", [CHARIOTEER, CHARIOT_RACE, CTHULHU], ids=lambda checked: checked.name)
@pytest.mark.parametrize("whole", [False, in_soak(True)])
def test_texts_name_the_numbers_of_their_table(checked: Checked, whole: bool) -> None:
    """No text depends on an option and on the number of seats at once; `make soak` holds them to that."""
    assert check_texts(checked, whole=whole) > 200


# What is said, not only with which numbers ----------------------------------------------------------------------------


def charioteer_topic(topic: str, seats: int, language: str = "en", **options: Any) -> str:
    game = get_game("charioteer")
    edition = load_edition(game)
    return topics(edition, Localization(language, game, edition, ["A"] * seats, options))[topic]


def test_trouble_brings_cubes_only_where_it_does() -> None:
    assert [("new cube" in charioteer_topic("emperor", seats)) for seats in range(2, 7)] == [True, True, True, False, False]
    assert "it brings no cubes" in charioteer_topic("emperor", 5) and "3 new cubes" in charioteer_topic("emperor", 2)
    assert "no trae cubos" in charioteer_topic("emperador", 6, "es")


def test_the_crowd_card_joins_as_the_table_says() -> None:
    assert "if it is a whip" in charioteer_topic("emperor", 3)
    assert "whip" not in charioteer_topic("emperor", 3, crowd_by_symbol=True)


def test_fan_tokens_are_hidden_or_open_as_the_table_says() -> None:
    assert "not which" in charioteer_topic("tokens", 3) and "everybody sees" not in charioteer_topic("tokens", 3)
    assert "everybody sees which" in charioteer_topic("tokens", 3, open_fan_tokens=True)
    assert "not which" not in charioteer_topic("tokens", 3, open_fan_tokens=True)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_caption_of_a_whip_says_that_it_passes_nobody(language: str) -> None:
    game = get_game("charioteer")
    edition = load_edition(game)
    words = Localization(language, game, edition, ["A"] * 3)
    nobody = {"en": "nobody", "es": "nadie"}[language]
    for key in ("scene.icon.whip", "scene.token.whip", "preview.effect.whip"):
        assert nobody in words.text(key, spaces=5, whipped=5), key


def test_a_number_written_into_a_text_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert numbers("2 a -- three cubes, 4 at most; t 7 8: x", "en") == {3, 4}
    text = Localization.text

    def careless(self: Localization, key: str, **data: Any) -> str:
        return "Six symbols win." if key == "guide.6" else text(self, key, **data)

    monkeypatch.setattr(Localization, "text", careless)
    with pytest.raises(AssertionError, match=r"guide.6 .changed.* names \[6\]"):
        check_texts(CHARIOTEER)
