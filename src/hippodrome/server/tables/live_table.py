"""A table in memory: its journal, its subscribers, and the views cached for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.i18n.localization import Localization
from hippodrome.server.errors import Conflict
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatSession
from hippodrome.server.views.cache import ViewCache
from hippodrome.server.views.json import dumps

ABSENT_AFTER = 600.0
"""Seconds without a connection, while the table waits for the player's decision, after which a player counts as absent."""
WATCHED_TIMEOUT = 60.0
"""Seconds after its last request during which a table counts as watched; with a connection it always does."""

MAX_SUMMARY_STALENESS = 60.0
"""Maximum staleness of `tables.changed`, in seconds."""

BROADCAST_BATCH = 50
"""Connections notified per event-loop iteration."""


class PositionKey(NamedTuple):
    """Key of a table's position: sealed answers do not change it."""

    epoch: int
    log_length: int
    fact_count: int


@dataclass(eq=False)
class Summary:
    """The public summary of a table, and the same as JSON."""

    value: Mapping[str, Any]
    text: str
    localized: dict[Hashable, Any] = field(default_factory=dict)
    """Localized forms, by the other values they were built from."""


class PersistedSummary(NamedTuple):
    """Summary and deadline in a table's database row, and the time when they were written."""

    summary: Summary
    deadline: float | None
    written_at: float


class Subscriber:
    """A connection to a table, of a seat or of a viewer without one (None); woken when the table changes."""

    def __init__(self, session: SeatSession | None, language: str, *, text: bool = False) -> None:
        self.session, self.language = session, language
        self.text = text
        """True if the client asks for sentences instead of facts."""
        self.update_available = asyncio.Event()
        self.update_available.set()
        self.on_seat_lost: Callable[[], None] = do_nothing
        """Called once the seat has another player or token; the server sends nothing more to this connection."""
        self.send_now: Callable[[], bool] = cannot_send
        """Send a delta without waiting; False if that is impossible and `update_available` has to be set."""
        self.error: Exception | None = None
        """Error while building a delta; the sending task ends the connection with it."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the session; None for a viewer without one."""
        return None if self.session is None else self.session.seat


def do_nothing() -> None:
    """Do nothing: the default before a connection can be ended."""


def cannot_send() -> bool:
    """Return False: the default before a connection can send without waiting."""
    return False


class TableLock(asyncio.Lock):
    """Lock for reading and changing a table. Acquiring it raises once the table is lost."""

    lost_reason = ""
    """Reason why the table is lost; empty while it is not."""

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.lost_reason:
            self.release()
            raise Conflict(self.lost_reason)


class LiveTable:
    """A table in memory."""

    def __init__(
        self, row: TableRow, journal: Journal, loaded_at: float, creator: str = "", now: Callable[[], float] | None = None
    ) -> None:
        self.row = row
        self.now = now or time.time
        """Clock of this server."""
        self.loaded_at = loaded_at
        """Time at which the table was loaded."""
        self.disconnected_at: dict[Seat, float] = {}
        """Time at which a seat's last connection closed."""
        self.lock = TableLock()
        self.subscribers: set[Subscriber] = set()
        self._pending_broadcast: dict[Subscriber, None] = {}
        """Subscribers that are notified next, in order."""
        self.bot_task: asyncio.Task[None] | None = None
        self.pace: str = journal.start["pace"]
        """Pace of the bots: the table's, or the one that its only player chose; in memory only."""
        self.rematch_lock = asyncio.Lock()
        self.creator = creator
        """Client that created the table, for fair scheduling; in memory only, never stored."""
        self.webhook_clients: dict[str, str] = {}
        """Clients that set the table's webhooks, by webhook key; in memory only."""
        self.last_accessed = time.monotonic()
        """Monotonic time of the last access."""
        self.last_webhook_calls: dict[tuple[str, Seat], float] = {}
        """Start time of the prompt for which a webhook was last called, by webhook (`table` or a seat number) and seat."""
        self.replace_journal(journal)

    def replace_journal(self, journal: Journal) -> None:
        """Replace the journal and drop all caches built from the old one."""
        self.journal = journal
        self.localizations: dict[str, Localization] = {}
        self._localizations_event = -1
        """Number of events at which the cached localizations were last compared with the players' names."""
        self.view_cache = ViewCache()
        self._position_key = _position_key(journal)
        self._summary: Summary | None = None
        self._summary_event = -1
        self._persisted: PersistedSummary | None = None

    def localization(self, language: str) -> Localization:
        """Return the localization of this table in a language."""
        journal = self.journal
        if self._localizations_event != journal.event_count:
            names = [place.name for place in journal.seats]
            self.localizations = {spoken: words for spoken, words in self.localizations.items() if words.players == names}
            self._localizations_event = journal.event_count
        words = self.localizations.get(language)
        if words is None:
            names = [place.name for place in journal.seats]
            words = self.localizations[language] = Localization(
                language, journal.game, journal.edition, names, journal.race.options
            )
        return words

    def summary(self) -> Summary:
        """Return the public summary, built once per event; the same object as long as its content is equal."""
        journal = self.journal
        if self._summary is None or self._summary_event != journal.event_count:
            made = journal.summary()
            if self._summary is None or made != self._summary.value:
                self._summary = Summary(made, dumps(made))
            self._summary_event = journal.event_count
        return self._summary

    def summary_to_store(self, deadline: float | None, at: float) -> str | None:
        """Return the summary to store with an event; None if the table's row has it already.

        Most events are answers that wait for others and change nothing public. A deadline is always written, since other
        processes may have postponed it.
        """
        card, kept = self.summary(), self._persisted
        if (
            kept is None
            or kept.summary is not card
            or not (kept.deadline is deadline is None)
            or at - kept.written_at > MAX_SUMMARY_STALENESS
        ):
            return card.text
        return None

    def mark_stored(self, deadline: float | None, at: float) -> None:
        """Record that the current summary was stored with an event of this time."""
        self._persisted = PersistedSummary(self.summary(), deadline, at)

    def notify_changed(self) -> None:
        """Invalidate the cached views and notify all subscribers."""
        position, before = _position_key(self.journal), self._position_key
        self._position_key = position
        if position is None or before is None or position.epoch != before.epoch:
            self.view_cache.start_race()
        elif position != before:
            self.view_cache.start_position()
        else:
            self.view_cache.start_event()
        if position != before:
            for words in self.localizations.values():
                words.table_cache.clear()
        for watcher in self.subscribers:
            if watcher.session is not None and not self.journal.is_session_valid(watcher.session):
                watcher.on_seat_lost()
        self._schedule_broadcast()

    def is_notifying(self, subscriber: Subscriber) -> bool:
        """Return whether a subscriber is about to be notified."""
        return subscriber in self._pending_broadcast

    def _schedule_broadcast(self) -> None:
        """Schedule the notification of all subscribers, after the lock is released."""
        if self.subscribers and not self._pending_broadcast:
            asyncio.get_running_loop().call_soon(self._broadcast)
        self._pending_broadcast.update(dict.fromkeys(self.subscribers))

    def _broadcast(self) -> None:
        """Notify the next BROADCAST_BATCH subscribers, then yield to the event loop.

        A subscriber that cannot be sent to immediately (the table is changing again, or the client does not read) is woken
        and sends later in its own task.
        """
        for watcher in list(islice(self._pending_broadcast, BROADCAST_BATCH)):
            del self._pending_broadcast[watcher]
            if self.lock.locked() or self.lock.lost_reason or not watcher.send_now():
                watcher.update_available.set()
        if self._pending_broadcast:
            asyncio.get_running_loop().call_soon(self._broadcast)

    def mark_lost(self, reason: str = "database_away") -> None:
        """Mark the table as lost and close its connections.

        Its state may never have been stored, or another process owns it now.
        """
        self.lock.lost_reason = reason
        for watcher in self.subscribers:
            watcher.update_available.set()

    @property
    def is_watched(self) -> bool:
        """True while the table has a connection, or had a request less than a minute ago."""
        return bool(self.subscribers) or time.monotonic() - self.last_accessed < WATCHED_TIMEOUT

    def add_subscriber(self, subscriber: Subscriber) -> None:
        """Add a connection; notify the others only if its seat had none before."""
        here = self.connected_seats
        self.subscribers.add(subscriber)
        if self.connected_seats != here:
            self.notify_changed()

    def remove_subscriber(self, subscriber: Subscriber, now: float) -> None:
        """Remove a closed connection; notify the others only if its seat has none left."""
        here = self.connected_seats
        self.subscribers.discard(subscriber)
        self.last_accessed = time.monotonic()
        if subscriber.seat is not None:
            self.disconnected_at[subscriber.seat] = now
        if self.connected_seats != here:
            self.notify_changed()

    @property
    def connected_seats(self) -> set[Seat]:
        """Seats with at least one valid connection."""
        holders = [watcher.session for watcher in self.subscribers if watcher.session is not None]
        return {holder.seat for holder in holders if self.journal.is_session_valid(holder)}

    def is_absent(self, seat: Seat, now: float) -> bool:
        """Return whether a bot may replace a player during the race.

        That is so if the player is away after timeouts, or has been disconnected for ABSENT_AFTER while the table waited.
        An active player is never absent.
        """
        journal = self.journal
        if seat in journal.clocks.away:
            return True
        known = journal.visible_to(None)  # the seats of a hidden prompt are secret
        return known is not None and seat in known.waiting and self._is_gone(seat, journal.clocks.visible_started_at, now)

    def is_holding_up(self, seat: Seat, now: float) -> bool:
        """Return whether the table has waited long for a disconnected seat with a hidden prompt."""
        journal = self.journal
        asked = journal.has_hidden_prompt and journal.table is not None and seat in journal.table.waiting
        return asked and self._is_gone(seat, journal.clocks.started_at, now)

    def _is_gone(self, seat: Seat, started_at: dict[Seat, float], now: float) -> bool:
        stood_since = min(started_at.values(), default=now)
        return (
            seat not in self.connected_seats
            and now - max(self.loaded_at, self.disconnected_at.get(seat, 0.0), stood_since) >= ABSENT_AFTER
        )


def _position_key(journal: Journal) -> PositionKey | None:
    table = journal.table
    return None if table is None else PositionKey(journal.epoch, len(table.log) - len(table.sealed), len(table.facts))


def redact_id(table: str) -> str:
    """Shorten a table id for log messages: the full id grants read access to the table."""
    return f"{table[:4]}~"
