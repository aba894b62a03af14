"""What Chariot Race's chariots, faces and phases are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.core.words import Words
from hippodrome.games.chariot_race.edition import FACES, NUMBERS, Edition


def call(words: Words, edition: Edition, field: str, value: Any) -> str | None:
    """The name of a value, by the field it stands in. A text may name the numbers of the edition without being given them."""
    if field in ("chariot", "rival_chariot"):
        return chariot(words, edition, value)
    if field == "order":
        return words.listed([chariot(words, edition, one) for one in value])
    if field == "places":
        if isinstance(value, int):
            return str(value)
        return ", ".join(f"{n}. {chariot(words, edition, one)}" for n, one in enumerate(value, 1))
    if field == "colour":
        return words.text(f"colour.{edition.colours[value]}")
    if field == "colours":
        return words.listed([words.text(f"colour.{colour}") for colour in value])
    if field == "face":
        return face(words, value)
    if field == "faces":
        return ", ".join(face(words, one) for one in value)
    if field == "which":
        return words.listed([str(die + 1) for die in value])
    if field == "lane":
        return words.text(f"lane.{value}")
    if field == "winner":
        return words.player(value)
    if field == "phase":
        return words.text(f"phase.{value}")
    if value is None and field in NUMBERS and edition is not None:
        return str(getattr(edition, field))
    if field == "change":
        return f"{value:+d}" if value else None
    return None


def chariot(words: Words, edition: Edition, value: Sequence[int]) -> str:
    """A chariot: its player and its colour."""
    owner, colour = value
    return words.text("piece.chariot", player=words.player(owner), colour=colour)


def face(words: Words, value: int) -> str:
    """A face of a die."""
    return words.text(f"face.{FACES[value]}")
