"""What Charioteer's cards, tokens, symbols and places are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.words import Noun, Words, once
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.moves import CROWD, LEAST_MATCHING


def figures(edition: Edition, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What texts may name of a table: numbers of its edition, what the emperor throws at so many seats, and its options."""
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


def call(words: Words, edition: Edition, field: str, value: Any) -> str | None:
    """The name of a value, by the field it stands in."""
    if field in ("card", "next_card", "wild"):
        return None if value is None else card(words, edition, value)
    if field in ("cards", "hand_cards"):
        return words.listed([card(words, edition, c) for c in value], none="word.nothing")
    if field == "symbol":
        return symbol(words, edition, value)
    if field == "token":
        return token(words, edition, value)
    if field == "tokens":
        return words.listed([token(words, edition, t) for t in value], none="word.nothing")
    if field == "colour":
        return words.text(f"colour.{COLOURS[value]}")
    if field == "colours":
        return words.joined(words.text(f"colour.{COLOURS[c]}") for c in value)
    if field == "face":
        return words.text(f"face.{value}")
    if field in ("place", "start") and isinstance(value, int):
        return place(words, edition, value, words.figure("laps"))
    if field in ("winner",):
        return words.player(value)
    if field == "places":
        return words.ranked(words.player(seat) for seat in value)
    if field == "attacks":
        return words.joined(words.text("piece.attack", cards_matching=cards, cubes=cubes) for cards, cubes in value)
    if field == "emperor_cubes":
        return words.joined(words.text("piece.thrown", racing=seats, cubes=str(cubes)) for seats, cubes in value)
    if field == "why":
        return words.text(f"why.{value}")
    return None


@once
def symbol(words: Words, edition: Edition, value: int) -> str:
    """A symbol: its colour and number."""
    colour, number, _ = edition.symbols[value]
    return words.text("piece.symbol", colour_name=words.text(f"colour.{COLOURS[colour]}"), n=number)


@once
def card(words: Words, edition: Edition, value: int) -> str:
    """A card, in a sentence. The crowd card has a name of its own."""
    return words.text("piece.crowd") if value == CROWD else words.text("piece.card", shows=Noun(shows(words, edition, value)))


@once
def shows(words: Words, edition: Edition, value: int) -> str:
    """What a card shows: its symbols and its icon."""
    face = edition.cards[value]
    parts = [symbol(words, edition, s) for s in face.symbols]
    return words.joined([*parts, words.text(f"icon.{face.icon}")] if face.icon else parts)


@once
def token(words: Words, edition: Edition, value: int) -> str:
    """A token: what it does, and its colour."""
    kind = edition.tokens[value]
    colour = "" if kind.colour is None else words.text(f"colour.{COLOURS[kind.colour]}")
    return words.text(f"token.{kind.kind}", n=kind.number, colour_name=colour)


@once
def place(words: Words, edition: Edition, at: int, laps: int | None = None) -> str:
    """A place on the track: lap, and space from the line; in a race of so many laps, also how far beyond the finish."""
    track = edition.track
    if at < 0:
        return words.text("place.before", n=-at)
    if laps and track.laps(at) >= laps:
        return words.text("place.beyond", n=at - laps * track.lap + 1)
    where = "outer" if track.is_outer(at) else "regular"
    return words.text(f"place.{where}", lap=track.laps(at) + 1, n=at % track.lap + 1)
