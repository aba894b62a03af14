"""How a table is laid: who sits where, under which name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.bots import check_level
from hippodrome.core.ask import Seat
from hippodrome.core.words import Words
from hippodrome.server.bodies import SeatPlan
from hippodrome.server.journal import Place, hash_secret


class Key(NamedTuple):
    """The secret of a seat."""

    seat: Seat
    secret: str


def new_secret() -> str:
    """128 bits that open a seat."""
    return secrets.token_urlsafe(16)


def seat_people(plans: Sequence[SeatPlan], words: Words) -> tuple[list[Place], list[Key]]:
    """The places of a new table, and the secrets of the seats of whoever makes it."""
    places, keys = list[Place](), list[Key]()
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            check_level(plan.level)
            places.append(Place("bot", bot_name(words, plan.level, [place.name for place in places]), plan.level, ready=True))
        elif plan.kind == "open":
            places.append(Place("open", ""))
        else:
            keys.append(Key(seat, new_secret()))
            name = plan.name or words.text("word.seat", n=seat + 1)
            places.append(Place("person", name, secret=hash_secret(keys[-1].secret)))
    return places, keys


def bot_name(words: Words, level: str, taken: Sequence[str]) -> str:
    """A bot's name: its level, numbered if there is one of that name already."""
    name = words.text(f"server.bot.{level}")
    number = 1
    while (numbered := name if number == 1 else f"{name} {number}") in taken:
        number += 1
    return numbered
