"""Every card, vehicle and piece of Cthulhu 500, for the gallery."""

from __future__ import annotations

from collections import Counter

from hippodrome.core.scene import Exhibit, Group
from hippodrome.games.cthulhu_500.edition import CREW, TYPES, Edition
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.presentation.public import describe_vehicle
from hippodrome.games.cthulhu_500.presentation.scene import MAX_PIPS
from hippodrome.i18n.localization import Localization


def gallery(edition: Edition, words: Localization) -> list[Group]:
    """Return the vehicles, the deck by card type, and all other pieces."""
    return [
        Group(words.text("gallery.vehicles"), tuple(_vehicles(edition, words))),
        *(Group(words.text(f"gallery.{kind}"), tuple(_cards(edition, words, kind))) for kind in TYPES),
        Group(words.text("gallery.others"), tuple(_others(edition, words))),
    ]


def _vehicles(edition: Edition, words: Localization) -> list[Exhibit]:
    faces = ("vehicle:{0}", "vehicle:{0}:damaged", "car:{0}", "car:{0}:damaged")
    return [
        Exhibit(
            tuple(face.format(vehicle.name) for face in faces), words.name("vehicle", n), describe_vehicle(words, edition, n)
        )
        for n, vehicle in enumerate(edition.vehicles)
    ]


def _cards(edition: Edition, words: Localization, kind: str) -> list[Exhibit]:
    number = Counter(card.kind for card in edition.cards if card.type == kind)
    return [
        Exhibit(
            (f"card:{card}", *((f"wheel:{card}",) if kind == CREW else ())),
            *title_and_text(words, edition, "card", card),
            number[card],
        )
        for card in number
    ]


def _others(edition: Edition, words: Localization) -> list[Exhibit]:
    piles = [f"pile:{pile}" for pile in ("thick", "thin", "nearly_gone", "empty")]
    dice = [f"die:{n}" for n in range(1, min(edition.die, MAX_PIPS) + 1)]
    return [
        Exhibit(("flag",), words.text("piece.flag"), words.text("scene.flag.in_pile", warning=False), 1),
        Exhibit(tuple(piles), words.text("gallery.piles"), words.text("scene.pile.discard_detail")),
        Exhibit((*dice, "die:blank"), words.text("gallery.dice"), words.text("gallery.dice_detail")),
        Exhibit(("thrower",), words.text("gallery.thrower"), seat=0),
        Exhibit(("laps",), words.text("scene.stat.laps.label"), words.text("scene.laps_detail"), seat=0),
        Exhibit(("lights",), words.text("scene.stat.actions.label"), words.text("scene.lights"), seat=0),
        *(Exhibit((token,), words.text(f"gallery.{token}")) for token in ("sheltered", "slowed", "boost")),
    ]
