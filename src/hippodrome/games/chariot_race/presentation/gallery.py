"""Every chariot, die and piece of Chariot Race, for the gallery."""

from __future__ import annotations

from hippodrome.core.scene import Exhibit, Group
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.presentation.names import describe_board
from hippodrome.i18n.localization import Localization


def gallery(edition: Edition, words: Localization) -> list[Group]:
    """Return the chariots with both of their boards, the faces of the dice, and the other pieces."""
    return [
        Group(words.text("gallery.chariots"), tuple(_chariot(edition, words, n) for n in range(len(edition.colours)))),
        Group(words.text("gallery.dice"), tuple(_faces(edition, words))),
        Group(words.text("gallery.others"), tuple(_others(edition, words))),
    ]


def _chariot(edition: Edition, words: Localization, n: int) -> Exhibit:
    colour = edition.colours[n]
    equal, unequal = (describe_board(words, edition.board(n, unequal)) for unequal in (False, True))
    detail = words.text("gallery.boards", equal_board=equal, unequal_board=unequal)
    return Exhibit(
        (f"chariot-{colour}", f"wreck-{colour}", f"shield-{colour}"), words.text("scene.free_chariot", colour=n), detail
    )


def _faces(edition: Edition, words: Localization) -> list[Exhibit]:
    shown = [
        Exhibit((f"die-{face}",), words.text(f"face.{face}"), words.text(f"scene.face.{face}"), edition.die.count(n))
        for n, face in enumerate(FACES)
    ]
    return [*shown, Exhibit(("die-blank",), words.text("gallery.idle_die"), words.text("scene.idle_die_detail"))]


def _others(edition: Edition, words: Localization) -> list[Exhibit]:
    return [
        Exhibit(("caltrop",), words.text("gallery.caltrop"), words.text("scene.caltrop_detail"), edition.caltrops),
        Exhibit(("caltrops",), words.text("gallery.supply"), words.text("scene.supply_detail", caltrops=edition.caltrops)),
        Exhibit(("round",), words.text("gallery.round"), words.text("scene.round_detail")),
    ]
