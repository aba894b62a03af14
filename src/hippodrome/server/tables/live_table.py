"""One table in memory: its journal, who is connected to it, and what was made of it for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.i18n.localization import Words
from hippodrome.server.storage.store import Row
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Holder
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.cache import ReaderCache
from hippodrome.server.views.json import compact

ABSENT_AFTER = 600.0
"""Seconds without a connection, and without a decision that the table waits for, after which somebody counts as absent."""
WATCHED = 60.0
"""Seconds after the last request for a table of bots for which it counts as watched; a live connection watches all the time."""

KEPT_TRUE = 60.0
"""Seconds up to which a table's row in the database need not know when something last happened there."""

AT_ONCE = 50
"""So many are told of something before others get their turn."""

Position = tuple[int, int, int] | None
"""A mark of what lies on a table: sealed answers do not change it."""


class Card(NamedTuple):
    """A table's card, and the same as JSON."""

    value: Mapping[str, Any]
    text: str


class Kept(NamedTuple):
    """What a table's row in the database says, and when it was written."""

    card: Card
    deadline: float | None
    at: float


class Watcher:
    """Somebody connected to a table: the holder of a seat, or a watcher (None). It is woken when there is something new."""

    def __init__(self, holder: Holder | None, language: str) -> None:
        self.holder, self.language = holder, language
        self.news = asyncio.Event()
        self.news.set()
        self.lost_seat = asyncio.Event()
        """Set once the seat belongs to somebody else, or its secret is another: nothing more goes to this connection."""
        self.tell_now: Callable[[], bool] = cannot
        """Send what is new at once, without waiting for anybody; False if that cannot be done, and `news` has to be set."""
        self.failed: Exception | None = None
        """Why it could not be made; whoever waits for news ends the connection with it."""

    @property
    def seat(self) -> Seat | None:
        """The seat that it came for."""
        return None if self.holder is None else self.holder.seat


def cannot() -> bool:
    """Nobody can be told at once."""
    return False


class TableLock(asyncio.Lock):
    """Who has it may look at the table and change it. Once the table is lost, nobody gets it any more."""

    lost = ""
    """Why it is."""

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.lost:
            self.release()
            raise NotNow(self.lost)


class Live:
    """One table in memory."""

    def __init__(
        self, row: Row, journal: Journal, opened: float, address: str = "", now: Callable[[], float] | None = None
    ) -> None:
        self.row = row
        self.now = now or time.time
        """The time of day in this house."""
        self.opened = opened
        """When it was read into memory."""
        self.left: dict[Seat, float] = {}
        """When the last connection of a seat went away."""
        self.lock = TableLock()
        self.watchers: set[Watcher] = set()
        self._woken: dict[Watcher, None] = {}
        """Those who are told next, in their order."""
        self.driver: asyncio.Task[None] | None = None
        self.making_rematch = asyncio.Lock()
        self.address = address
        """Whose table it is, for sharing fairly: the address of whoever made it. It is never written anywhere."""
        self.hook_clients: dict[str, str] = {}
        """Clients that set the table's web hooks, by the hook's key; in memory only."""
        self.looked = time.monotonic()
        """When somebody last asked for it."""
        self.called: dict[tuple[str, Seat], float] = {}
        """When the question began for which a hook (`table`, or a seat's number) was last called, by hook and seat."""
        self.take(journal)

    def take(self, journal: Journal) -> None:
        """Go on with this journal."""
        self.journal = journal
        self.words: dict[str, Words] = {}
        self._words_of = -1
        """The number of events after which names were last compared with those of the words."""
        self.made = ReaderCache()
        self._position: Position = None
        self._card: Card | None = None
        self._card_of = -1
        self._kept: Kept | None = None

    def words_in(self, language: str) -> Words:
        """The words of this table in a language."""
        journal = self.journal
        if self._words_of != journal.n:
            names = [place.name for place in journal.places]
            self.words = {spoken: words for spoken, words in self.words.items() if words.players == names}
            self._words_of = journal.n
        words = self.words.get(language)
        if words is None:
            names = [place.name for place in journal.places]
            words = self.words[language] = Words(language, journal.game, journal.edition, names, journal.race.options)
        return words

    def card(self) -> Card:
        """What everybody may know of this table, made once an event; the same object as long as it says the same."""
        journal = self.journal
        if self._card is None or self._card_of != journal.n:
            made = journal.card()
            if self._card is None or made != self._card.value:
                self._card = Card(made, compact(made))
            self._card_of = journal.n
        return self._card

    def card_to_keep(self, deadline: float | None, at: float) -> str | None:
        """The card to be kept with an event; None if the table's row says the same already. Most events are answers that wait
        for others: they change nothing that everybody may know. A deadline is always written: others may have put it off."""
        card, kept = self.card(), self._kept
        if kept is None or kept.card is not card or not (kept.deadline is deadline is None) or at - kept.at > KEPT_TRUE:
            return card.text
        return None

    def has_kept(self, deadline: float | None, at: float) -> None:
        """The card as it is now was written with an event of that time."""
        self._kept = Kept(self.card(), deadline, at)

    def changed(self) -> None:
        """Forget what was made of the table as it stood, and wake everybody."""
        self.made.forget_event()
        if (position := _position(self.journal)) != self._position:
            self._position = position
            self.made.forget_position()
            for words in self.words.values():
                words.shared.clear()
        if self.journal.table is None:
            self.made.forget_race()
        for watcher in self.watchers:
            if watcher.holder is not None and not self.journal.holds(watcher.holder):
                watcher.lost_seat.set()
        self._wake()

    def _wake(self) -> None:
        """Let everybody who is connected hear of it as soon as whoever changed the table has let go of it."""
        if self.watchers and not self._woken:
            asyncio.get_running_loop().call_soon(self._tell)
        self._woken.update(dict.fromkeys(self.watchers))

    def _tell(self) -> None:
        """Tell the next of those who wait to hear, so many at a time that others get their turn. Who cannot be told at once
        (the table is being changed again, the other end does not read) is woken, and waits."""
        for watcher in list(islice(self._woken, AT_ONCE)):
            del self._woken[watcher]
            if self.lock.locked() or self.lock.lost or not watcher.tell_now():
                watcher.news.set()
        if self._woken:
            asyncio.get_running_loop().call_soon(self._tell)

    def lose(self, why: str = "database_away") -> None:
        """What stands here may never have been written, or has gone on elsewhere: nobody may see it or go on from it; whoever
        is connected has to go."""
        self.lock.lost = why
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks on, or did a moment ago."""
        return bool(self.watchers) or time.monotonic() - self.looked < WATCHED

    def come(self, watcher: Watcher) -> None:
        """Somebody is connected. The others hear of it only if a seat was empty before."""
        here = self.here
        self.watchers.add(watcher)
        if self.here != here:
            self.changed()

    def go(self, watcher: Watcher, now: float) -> None:
        """Somebody's connection has ended; likewise."""
        here = self.here
        self.watchers.discard(watcher)
        self.looked = time.monotonic()
        if watcher.seat is not None:
            self.left[watcher.seat] = now
        if self.here != here:
            self.changed()

    @property
    def here(self) -> set[Seat]:
        """The seats that are connected."""
        holders = [watcher.holder for watcher in self.watchers if watcher.holder is not None]
        return {holder.seat for holder in holders if self.journal.holds(holder)}

    def is_absent(self, seat: Seat, now: float) -> bool:
        """Whether somebody's seat may be given to a bot during the race: their clock ran out and they are not back, or the
        table has waited for them and they have had no connection for long. Nobody who is playing is absent."""
        journal = self.journal
        if seat in journal.clocks.away:
            return True
        known = journal.shown(None)  # whom a quiet question concerns is nobody's business
        return known is not None and seat in known.waiting and self._is_gone(seat, journal.clocks.shown, now)

    def holds_up(self, seat: Seat, now: float) -> bool:
        """Whether the table has waited long for somebody who is asked in silence and has gone."""
        journal = self.journal
        asked = journal.is_quiet and journal.table is not None and seat in journal.table.waiting
        return asked and self._is_gone(seat, journal.clocks.since, now)

    def _is_gone(self, seat: Seat, since: dict[Seat, float], now: float) -> bool:
        stood_since = min(since.values(), default=now)
        return seat not in self.here and now - max(self.opened, self.left.get(seat, 0.0), stood_since) >= ABSENT_AFTER


def _position(journal: Journal) -> Position:
    table = journal.table
    return None if table is None else (journal.epoch, len(table.log) - len(table.sealed), len(table.facts))


def hushed(table: str) -> str:
    """A table's name for the log: who knows the whole of it can watch."""
    return f"{table[:4]}~"
