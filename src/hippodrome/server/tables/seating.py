"""How a table is laid: who sits where, under which name."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from hippodrome.bots import LEVELS, check_level
from hippodrome.core.ask import Seat
from hippodrome.core.names import can_be_name, tell_apart
from hippodrome.i18n.localization import Words
from hippodrome.server.api.schemas.requests import MAX_NAME_LENGTH, NewBranch, NewTable, SeatPlan
from hippodrome.server.cluster.ownership import Elsewhere
from hippodrome.server.cluster.proxy import tell_owner
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Event, Place, hash_secret
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.tables.registry import Tables

MOST_LETTERS = 24
"""Of the name of a bot from outside so much is shown."""
UNNAMED_BOT = "Bot"


class Key(NamedTuple):
    """The secret of a seat."""

    seat: Seat
    secret: str


def new_secret() -> str:
    """128 bits that open a seat."""
    return secrets.token_urlsafe(16)


def seat_people(plans: Sequence[SeatPlan], words: Words, own: Collection[str] = ()) -> tuple[list[Place], list[Key]]:
    """The places of a new table, and the secrets of the seats of whoever makes it. `own` are bots from outside that may sit
    here: those that somebody named at the command line, never one that a request names."""
    places, keys = list[Place](), list[Key]()
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            if plan.level not in own:
                check_level(plan.level)
            places.append(Place("bot", bot_name(words, plan.level, [place.name for place in places]), plan.level, ready=True))
        elif plan.kind == "open":
            places.append(Place("open", ""))
        else:
            keys.append(Key(seat, new_secret()))
            name = seat_name(words, seat, plan.name, [place.name for place in places])
            places.append(Place("person", name, secret=hash_secret(keys[-1].secret)))
    return places, keys


def is_listed(table: NewTable | NewBranch) -> bool:
    """Whether the lobby shows a new table: as its maker says, else if somebody can sit down at it."""
    return any(plan.kind == "open" for plan in table.seats) if table.listed is None else table.listed


def seat_name(words: Words, seat: Seat, chosen: str, taken: Sequence[str]) -> str:
    """A person's name, or that of the seat if none was chosen; marked with a number if another name at the table looks like
    it."""
    return tell_apart(chosen or words.text("word.seat", n=seat + 1), taken, MAX_NAME_LENGTH)


def bot_name(words: Words, level: str, taken: Sequence[str]) -> str:
    """A bot's name: its level, marked with a number if another name at the table looks like it."""
    own = level.rpartition(":")[2].capitalize()[:MOST_LETTERS]
    name = words.text(f"server.bot.{level}") if level in LEVELS else own if can_be_name(own) else UNNAMED_BOT
    return tell_apart(name, taken, MAX_NAME_LENGTH)


async def follow_renewals(live: Live, tables: Tables) -> None:
    """A rematch began with the secrets of this table: seats that still have one which was renewed here get the new one."""
    while live.journal.rematch:
        journal = live.journal
        renewed = {seat: (former, journal.places[seat].secret) for seat, former in journal.former.items()}
        try:
            again = await tables.find(journal.rematch)
        except Elsewhere:  # in which the chain goes on
            if tables.homes is None or not renewed:
                return
            told = {
                "seats": [{"seat": seat, "former": sorted(former), "fresh": fresh} for seat, (former, fresh) in renewed.items()]
            }
            await tell_owner(tables.homes, journal.rematch, f"/api/tables/{journal.rematch}/renewals", told)
            return
        if again is None:
            return
        await renew_all(again, tables, renewed)
        live = again


async def renew_all(live: Live, tables: Tables, renewed: Mapping[Seat, tuple[set[str], str]]) -> None:
    """Seats that still have a secret which was renewed where they raced before get the new one."""
    for seat, (former, fresh) in renewed.items():
        with contextlib.suppress(NotNow):
            await tables.happen(live, _renewal(seat, former, fresh), by=None)


def _renewal(seat: Seat, former: set[str], fresh: str) -> Callable[[Journal], Event]:
    def event(journal: Journal) -> Event:
        if journal.places[seat].secret not in former:
            raise NotNow("stale")
        return {"do": "renew", "seat": seat, "secret": fresh}

    return event
