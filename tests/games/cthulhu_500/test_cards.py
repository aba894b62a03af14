"""Every card has an effect and texts, and is played with its full effect and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games.cthulhu_500 import effects
from hippodrome.games.cthulhu_500.edition import TYPES, Card
from hippodrome.games.cthulhu_500.effect import EFFECTS, effect_of
from hippodrome.games.cthulhu_500.offers import Offers
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.cthulhu_500.cases import CASES
from tests.games.cthulhu_500.tables import GAME, conserved, house_edition, lay_table, refusal, say

KINDS: dict[str, Card] = {card.kind: card for card in house_edition().cards}


def test_every_card_has_a_case_and_every_case_a_card() -> None:
    assert CASES.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", CASES)
def test_a_card_to_its_full_effect(kind: str) -> None:
    case = CASES[kind]
    table = case.lay()
    say(table, *case.say)
    assert case.true(table)
    assert conserved(table.state)


@pytest.mark.parametrize("kind", CASES)
def test_a_card_to_its_refusal(kind: str) -> None:
    seats, seat, text, code = CASES[kind].refused
    table = lay_table(seats=seats)
    assert refusal(table, seat, text) == code
    options = table.options(seat)
    assert isinstance(options, Offers)
    assert options.read(text) not in list(options)
    for language in LANGUAGES:
        reason = options.why_not(options.read(text))
        assert reason is not None
        assert Localization(language, GAME, house_edition()).reason(reason)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_effect_is_implemented(kind: str) -> None:
    card = KINDS[kind]
    entry = effect_of(card.effect)
    if card.effect:
        assert card.type in entry.on and (
            entry.coroutine is not None or card.type not in ("action", "reaction") or kind == "ia-ia"
        )
    else:
        assert card.always or card.passing or card.passed or card.leading or card.drive or card.fix


def test_passive_effects_are_implemented_in_the_rules() -> None:
    folder = Path(effects.__file__).parent
    names = ("state", "cards", "passing", "pits", "rules", "why_not")
    rules = "".join((folder / f"{name}.py").read_text("utf-8") for name in names)
    waiting = [name for name, entry in EFFECTS.items() if entry.coroutine is None and not entry.answers]
    assert waiting and [name for name in waiting if f'"{name}"' not in rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_vehicle_has_a_unique_name_and_text(language: str) -> None:
    edition = house_edition()
    words = Localization(language, GAME, edition)
    cards = {kind: title_and_text(words, edition, "card", kind) for kind in KINDS}
    vehicles = {car.name: title_and_text(words, edition, "vehicle", car.name) for car in edition.vehicles}
    every = cards | vehicles
    assert all(name and text and "{" not in text for name, text in every.values())
    assert len({name for name, _ in every.values()}) == len(every)


def test_card_counts_match_the_ruling() -> None:
    """Ruling 10."""
    cards = house_edition().cards
    assert [sum(card.type == kind for card in cards) for kind in TYPES] == [26, 17, 18, 8, 24]
    assert sum(card.spell for card in cards) == 8
    assert sum(card.fungi for card in cards) == 4
    assert sum(card.zombie for card in cards) == 4
    assert sum(card.sponsor for card in cards) == 4
    assert len(house_edition().vehicles) == 8


def test_at_least_35_different_effects_and_no_card_twice_under_two_names() -> None:
    faces = {card._replace(name="", kind="") for card in KINDS.values()}
    assert len(faces) == len(KINDS)
    assert len({card.effect for card in KINDS.values() if card.effect}) >= 35


def test_every_effect_of_the_game_is_on_some_card_or_vehicle() -> None:
    used = {card.effect for card in KINDS.values()} | {car.effect for car in house_edition().vehicles}
    assert EFFECTS.keys() <= used
