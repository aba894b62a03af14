"""Admission policy: limits on new tables, on stored bytes, and on events that do not advance a race."""

from __future__ import annotations

from collections.abc import Collection

from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.tables.events import Chat, Event, Hint, SeatEvent, SetWebhook
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatState

MAX_NONESSENTIAL_EVENTS = 10_000
"""Events in a journal that do not advance the race (chat, hints, answers changed or taken back), shared evenly by its seats."""
MAX_BOT_RACES = 40
"""Races between bots only that have a connection, or had a request within the last minute."""
MAX_BOT_RACES_PER_CLIENT = 4
"""Races between bots only, per client."""
MAX_OPEN_TABLES_PER_CLIENT = 20
"""Tables with open seats, per client."""
EVENT_BYTES = 500
"""Bytes charged for an event: its row and its share of the indexes, the longest chat message included."""
BOT_SEAT_BYTES = 100 * EVENT_BYTES
"""Bytes charged for all answers of a bot when its table is created.

Charging them one by one would reveal answers in hidden windows to the table's creator.
"""
OPTIONAL_EVENTS = (Chat, Hint, SetWebhook)
"""Events that a client over its storage quota may not add; the race itself always goes on."""


class Admission:
    """Decides which additions to tables a client may make.

    With `limited`, it also caps the number of tables per client.
    """

    def __init__(self, quotas: Quotas, *, limited: bool) -> None:
        self._quotas, self.limited = quotas, limited

    def check_storage(self, client: str) -> None:
        """Refuse to store more for a client over its daily storage quota."""
        if not self._quotas.stored.has_remaining(client):
            raise ApiError(429, "storage_quota")

    def check_table(self, seats: Collection[SeatState], client: str, loaded: Collection[LiveTable], *, kept: bool) -> None:
        """Cap the races between bots, and the open tables per client; uploaded races (`kept`) are exempt."""
        self.check_storage(client)
        if not self.limited or kept:
            return
        if all(place.kind == "bot" for place in seats):
            races = [live for live in loaded if live.journal.is_bots_only and live.is_watched]
            if len(races) >= MAX_BOT_RACES or sum(live.creator == client for live in races) >= MAX_BOT_RACES_PER_CLIENT:
                raise Conflict("enough_bot_races")
        if any(place.kind == "open" for place in seats):
            waiting = [live for live in loaded if live.creator == client and live.journal.state == "gathering"]
            if len(waiting) >= MAX_OPEN_TABLES_PER_CLIENT:
                raise Conflict("enough_open_tables")

    def check_event(self, journal: Journal, event: Event, client: str) -> None:
        """Refuse an event that exceeds the share of its seat or the storage quota of its client."""
        check_nonessential(journal, event)
        if isinstance(event, OPTIONAL_EVENTS):
            self.check_storage(client)

    def charge_table(self, client: str, size: int, seats: Collection[SeatState], *, kept: bool) -> None:
        """Charge a client for the bytes of a new table, including the expected answers of its bots."""
        bots = 0 if kept else sum(place.kind == "bot" for place in seats)
        self._quotas.stored.charge(client, size + bots * BOT_SEAT_BYTES)

    def charge_event(self, client: str) -> None:
        """Charge a client for an event; the server's own events are free."""
        if client:
            self._quotas.stored.charge(client, EVENT_BYTES)


def check_nonessential(journal: Journal, event: Event) -> None:
    """Cap the events that do not advance the race, so that a journal cannot grow without bound.

    Each seat has a separate share. A common limit would leak hidden information: whether a seat may still chat would
    depend on the answers and hints of other seats in hidden windows.
    """
    if isinstance(event, SeatEvent) and journal.is_nonessential(event):
        if journal.nonessential_counts[event.seat] >= MAX_NONESSENTIAL_EVENTS // len(journal.seats):
            raise Conflict("enough")
