"""What Charioteer's cards, tokens, symbols and places are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hippodrome.games.charioteer.card_sets import LEAST_MATCHING
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.moves import CROWD
from hippodrome.i18n.localization import Noun, Words, once


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
    calls = _CALLS.get(field)
    return None if calls is None or value is None else calls(words, edition, value)


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


def _cards(words: Words, edition: Edition, value: Sequence[int]) -> str:
    return words.listed([card(words, edition, c) for c in value], none="word.nothing")


def _tokens(words: Words, edition: Edition, value: Sequence[int]) -> str:
    return words.listed([token(words, edition, t) for t in value], none="word.nothing")


def _colour(words: Words, edition: Edition, value: int) -> str:
    return words.text(f"colour.{COLOURS[value]}")


def _colours(words: Words, edition: Edition, value: Sequence[int]) -> str:
    return words.joined(_colour(words, edition, c) for c in value)


def _face(words: Words, edition: Edition, value: str) -> str:
    return words.text(f"face.{value}")


def _place(words: Words, edition: Edition, value: Any) -> str | None:
    return place(words, edition, value, words.figure("laps")) if isinstance(value, int) else None


def _winner(words: Words, edition: Edition, value: int) -> str:
    return words.player(value)


def _places(words: Words, edition: Edition, value: Sequence[int]) -> str:
    return words.ranked(words.player(seat) for seat in value)


def _attacks(words: Words, edition: Edition, value: Sequence[tuple[int, int]]) -> str:
    return words.joined(words.text("piece.attack", cards_matching=cards, cubes=cubes) for cards, cubes in value)


def _emperor_cubes(words: Words, edition: Edition, value: Sequence[tuple[int, int]]) -> str:
    return words.joined(words.text("piece.thrown", racing=seats, cubes=str(cubes)) for seats, cubes in value)


def _why(words: Words, edition: Edition, value: str) -> str:
    return words.text(f"why.{value}")


_CALLS: Mapping[str, Callable[[Words, Edition, Any], str | None]] = {
    "card": card,
    "next_card": card,
    "wild": card,
    "cards": _cards,
    "hand_cards": _cards,
    "symbol": symbol,
    "token": token,
    "tokens": _tokens,
    "colour": _colour,
    "colours": _colours,
    "face": _face,
    "place": _place,
    "start": _place,
    "winner": _winner,
    "places": _places,
    "attacks": _attacks,
    "emperor_cubes": _emperor_cubes,
    "why": _why,
}
"""What a value is called, by the field it stands in."""
