"""Names of Charioteer's cards, tokens, symbols and places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hippodrome.core.game import ListLabel
from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.move import CROWD
from hippodrome.i18n.localization import Localization, Verbatim, cached_per_edition


def text_variables(edition: Edition, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the variables that texts about a table may use: numbers of its edition, the emperor's cubes at its size, and its
    options."""
    return {
        "most": edition.most_cards,
        "least": LEAST_MATCHING,
        "whip_spaces": edition.whip,
        "most_boxes": edition.attack_boxes,
        "fan_symbols": edition.fan_symbols,
        "bonuses": edition.box,
        "disrupt_cubes": edition.disrupt[seats],
        "no_disrupt": not edition.disrupt[seats],
        "attacks": tuple(sorted(edition.attacks.items())),
        "open_fans": options["open_fan_tokens"],
        "hidden_fans": not options["open_fan_tokens"],
        "crowd_by_symbol": options["crowd_by_symbol"],
        "crowd_by_all": not options["crowd_by_symbol"],
        "laps_meet": options["lapped_in_the_way"],
        "laps_apart": not options["lapped_in_the_way"],
        "row": edition.row,
        "laps": options["laps"] or edition.laps,
        "hand_size": edition.hand,
        "crowd_slots": edition.crowd,
        "emperor_cubes": tuple(sorted(edition.disrupt.items())),
    }


def label(words: Localization, edition: Edition, field: str, value: Any) -> str | None:
    """Return the name of a value of a field."""
    calls = _LABELS.get(field)
    return None if calls is None or value is None else calls(words, edition, value)


@cached_per_edition
def symbol(words: Localization, edition: Edition, value: int) -> str:
    """Return the name of a symbol: its colour and number."""
    colour, number, _ = edition.symbols[value]
    return words.text("piece.symbol", colour_name=words.text(f"colour.{COLOURS[colour]}"), n=number)


@cached_per_edition
def card(words: Localization, edition: Edition, value: int) -> str:
    """Return the name of a card within a sentence. The crowd card has a special name."""
    return (
        words.text("piece.crowd")
        if value == CROWD
        else words.text("piece.card", shows=Verbatim(describe_face(words, edition, value)))
    )


@cached_per_edition
def describe_face(words: Localization, edition: Edition, value: int) -> str:
    """Describe the face of a card: its symbols and its icon."""
    face = edition.cards[value]
    parts = [symbol(words, edition, s) for s in face.symbols]
    return words.join([*parts, words.text(f"icon.{face.icon}")] if face.icon else parts)


@cached_per_edition
def token(words: Localization, edition: Edition, value: int) -> str:
    """Return the name of a token: its effect and colour."""
    kind = edition.tokens[value]
    colour = "" if kind.colour is None else words.text(f"colour.{COLOURS[kind.colour]}")
    return words.text(f"token.{kind.kind}", n=kind.number, colour_name=colour)


@cached_per_edition
def place(words: Localization, edition: Edition, at: int, laps: int | None = None) -> str:
    """Return the name of a place: lap, and space from the line; with a number of laps, also the distance beyond the finish."""
    track = edition.track
    if at < 0:
        return words.text("place.before", n=-at)
    if laps and track.laps(at) >= laps:
        return words.text("place.beyond", n=at - laps * track.lap + 1)
    where = "outer" if track.is_outer(at) else "regular"
    return words.text(f"place.{where}", lap=track.laps(at) + 1, n=at % track.lap + 1)


def _colour(words: Localization, edition: Edition, value: int) -> str:
    return words.text(f"colour.{COLOURS[value]}")


def _face(words: Localization, edition: Edition, value: str) -> str:
    return words.text(f"face.{value}")


def _place(words: Localization, edition: Edition, value: Any) -> str | None:
    return place(words, edition, value, words.text_variable("laps")) if isinstance(value, int) else None


def _winner(words: Localization, edition: Edition, value: int) -> str:
    return words.player(value)


def _attacks(words: Localization, edition: Edition, value: Sequence[tuple[int, int]]) -> str:
    return words.join(words.text("piece.attack", cards_matching=cards, cubes=cubes) for cards, cubes in value)


def _emperor_cubes(words: Localization, edition: Edition, value: Sequence[tuple[int, int]]) -> str:
    return words.join(words.text("piece.thrown", racing=seats, cubes=str(cubes)) for seats, cubes in value)


def _why(words: Localization, edition: Edition, value: str) -> str:
    return words.text(f"why.{value}")


_LABELS: Mapping[str, Callable[[Localization, Edition, Any], str | None]] = {
    "card": card,
    "next_card": card,
    "wild": card,
    "symbol": symbol,
    "token": token,
    "colour": _colour,
    "face": _face,
    "place": _place,
    "start": _place,
    "winner": _winner,
    "attacks": _attacks,
    "emperor_cubes": _emperor_cubes,
    "why": _why,
}
"""Naming functions by field."""

LIST_LABELS: Mapping[str, ListLabel] = {
    "cards": ListLabel("card", "and", none="word.nothing"),
    "hand_cards": ListLabel("card", "and", none="word.nothing"),
    "tokens": ListLabel("token", "and", none="word.nothing"),
    "colours": ListLabel("colour", "list"),
    "places": ListLabel("winner", "ranked"),
}
"""Labels of lists by field."""
