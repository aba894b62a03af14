"""Names of Cthulhu 500's cards, vehicles, events and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.game import ListLabel
from hippodrome.games.cthulhu_500.edition import BONUSES, Card, Edition, Vehicle
from hippodrome.i18n.localization import Localization


def text_variables(edition: Edition, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the variables that texts about a table may use: numbers of its edition, and the way in which the flag ends its
    race."""
    return {
        "turn_actions": edition.actions,
        "turn_draw": edition.draw,
        "most_hand": edition.hand,
        "one_more_lap": options["warning_lap"],
        "at_once": not options["warning_lap"],
        "mod_room": edition.mods,
        "idle_rounds": edition.idle_rounds,
        "by_damage": options["damage_passes"],
        "swap_apart": not options["swap_laps"],
    }


def label(words: Localization, edition: Edition, field: str, value: Any) -> str | None:
    """Return the name of a value of a field."""
    if field in ("card", "contagion", "replaced", "leaves"):
        return piece(words, edition, value)
    if field in ("cards", "aim") and not value:
        return words.text("piece.no_card")
    if field == "vehicle":
        return piece(words, edition, edition.vehicle_piece(value))
    if field in ("winner", "owner"):
        return words.player(value)
    if field == "seats" and not value:
        return ""
    if field == "standings":
        return words.ranked(words.text("piece.standing", player=words.player(seat), n=laps) for seat, laps in value)
    if field == "" and f"choice.{value}" in words:
        return words.text(f"choice.{value}")
    if field.endswith("_bonus") and value:
        return f"{'+' if value > 0 else '-'} {abs(value)}"
    if field in ("event", "type", "pile"):
        return words.text(f"{field}.{value}")
    if field in ("verbs", "dice", "laps") and isinstance(value, list | tuple):
        return words.join(words.number(v) if isinstance(v, int) else str(v) for v in value)
    return None


LIST_LABELS: Mapping[str, ListLabel] = {
    "cards": ListLabel("card", "and", none="piece.no_card"),
    "aim": ListLabel("card", "and", none="piece.no_card"),
    "victims": ListLabel("winner", "and"),
    "places": ListLabel("winner", "ranked"),
}
"""Labels of lists by field."""


def piece(words: Localization, edition: Edition, number: int) -> str:
    """Return the name of a card, the flag or a vehicle."""
    if number == edition.flag:
        return words.text("piece.flag")
    if number > edition.flag:
        return title(words, edition, "vehicle", edition.vehicles[number - edition.flag - 1].name)
    return title(words, edition, "card", edition.cards[number].kind)


def title(words: Localization, edition: Edition, group: str, kind: str) -> str:
    """Return the name of a kind of card or vehicle: the edition's, else the built-in one, else its id."""
    if kind in edition.kind_names:
        return words.localized(edition.kind_names[kind][0])
    key = f"{group}.{kind}.name"
    return words.text(key) if key in words else kind


def title_and_text(words: Localization, edition: Edition, group: str, kind: str) -> tuple[str, str]:
    """Return the name and the text of a kind of card or vehicle."""
    if kind in edition.kind_names:
        name, text = edition.kind_names[kind]
        return words.localized(name), words.localized(text)
    key, name = f"{group}.{kind}.text", title(words, edition, group, kind)
    return name, words.text(key, **numbers(edition, kind)) if key in words else ""


def numbers(edition: Edition, kind: str) -> dict[str, int | str]:
    """Return the numbers of a kind of card or of a vehicle, for its text; bonuses have a sign."""
    found: Card | Vehicle | None = next((card for card in edition.cards if card.kind == kind), None)
    found = found or next(vehicle for vehicle in edition.vehicles if vehicle.name == kind)
    signed = (*BONUSES, "complexity") if isinstance(found, Card) else ()
    plain = {key: value for key, value in found._asdict().items() if isinstance(value, int)}
    return {key: f"{value:+}" if key in signed else value for key, value in plain.items()}
