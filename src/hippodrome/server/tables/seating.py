"""Seating of a new table: seats, names and seat tokens."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from hippodrome.bots import LEVELS, check_level
from hippodrome.core.ask import Seat
from hippodrome.core.names import disambiguate, is_valid_name
from hippodrome.i18n.localization import Localization
from hippodrome.server.cluster.client import post_to_owner
from hippodrome.server.cluster.ownership import NotOwner
from hippodrome.server.errors import Conflict
from hippodrome.server.schemas.requests import MAX_NAME_LENGTH, NewBranch, NewTable, SeatPlan
from hippodrome.server.tables.events import Event, Renew
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatState, hash_seat_token
from hippodrome.server.tables.registry import TableRegistry

MAX_BOT_NAME_LENGTH = 24
"""Characters shown of a user-supplied bot's name."""
UNNAMED_BOT = "Bot"


class SeatToken(NamedTuple):
    seat: Seat
    secret: str


def new_seat_token() -> str:
    """Create a seat token of 128 random bits."""
    return secrets.token_urlsafe(16)


def assign_seats(
    plans: Sequence[SeatPlan], words: Localization, user_bots: Collection[str] = ()
) -> tuple[list[SeatState], list[SeatToken]]:
    """Return the seats of a new table, and the tokens of its creator's seats.

    `user_bots` are the user-supplied bots that may sit here: those named on the command line, never one that a request
    names.
    """
    places, keys = list[SeatState](), list[SeatToken]()
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            if plan.level not in user_bots:
                check_level(plan.level)
            places.append(
                SeatState("bot", bot_name(words, plan.level, [place.name for place in places]), plan.level, ready=True)
            )
        elif plan.kind == "open":
            places.append(SeatState("open", ""))
        else:
            keys.append(SeatToken(seat, new_seat_token()))
            name = seat_name(words, seat, plan.name, [place.name for place in places])
            places.append(SeatState("person", name, secret=hash_seat_token(keys[-1].secret)))
    return places, keys


def is_listed(table: NewTable | NewBranch) -> bool:
    """Return whether the lobby lists a new table: as its creator chose, by default if it has an open seat."""
    return any(plan.kind == "open" for plan in table.seats) if table.listed is None else table.listed


def seat_name(words: Localization, seat: Seat, chosen: str, taken: Sequence[str]) -> str:
    """Return a person's name, by default that of the seat; numbered if it resembles another name at the table."""
    return disambiguate(chosen or words.text("word.seat", n=seat + 1), taken, MAX_NAME_LENGTH)


def bot_name(words: Localization, level: str, taken: Sequence[str]) -> str:
    """Return a bot's name, which is its level; numbered if it resembles another name at the table."""
    own = level.rpartition(":")[2].capitalize()[:MAX_BOT_NAME_LENGTH]
    name = words.text(f"server.bot.{level}") if level in LEVELS else own if is_valid_name(own) else UNNAMED_BOT
    return disambiguate(name, taken, MAX_NAME_LENGTH)


async def propagate_renewals(live: LiveTable, tables: TableRegistry) -> None:
    """Propagate renewed tokens to the rematches of a table, which began with the same tokens."""
    while live.journal.rematch:
        journal = live.journal
        renewed = {seat: (former, journal.seats[seat].secret) for seat, former in journal.former_token_hashes.items()}
        try:
            again = await tables.find(journal.rematch)
        except NotOwner:  # the owner of the rematch continues the chain
            if tables.ownership is None or not renewed:
                return
            told = {
                "seats": [{"seat": seat, "former": sorted(former), "fresh": fresh} for seat, (former, fresh) in renewed.items()]
            }
            await post_to_owner(tables.ownership, journal.rematch, f"/api/tables/{journal.rematch}/renewals", told)
            return
        if again is None:
            return
        await apply_renewals(again, tables, renewed)
        live = again


async def apply_renewals(live: LiveTable, tables: TableRegistry, renewed: Mapping[Seat, tuple[set[str], str]]) -> None:
    """Replace the tokens of seats that still have one renewed at the previous table."""
    for seat, (former, fresh) in renewed.items():
        with contextlib.suppress(Conflict):
            await tables.submit(live, _renewal_event(seat, former, fresh), by=None)


def _renewal_event(seat: Seat, former: set[str], fresh: str) -> Callable[[Journal], Event]:
    def event(journal: Journal) -> Event:
        if journal.seats[seat].secret not in former:
            raise Conflict("stale")
        return Renew(seat, fresh)

    return event
