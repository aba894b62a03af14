"""A hidden window and the same table without it, side by side, behind the server's real routes.

A race of Cthulhu 500 is played at random. Two journals follow it: one has every event; the other, the reference, has those up
to the last state that everybody may know of. While a hidden window is open, the reference is the same table on which the rival
whose answer opened the window is still thinking. Both are put behind the ASGI application under the same id, so that any
request can be sent to both. Nothing is written to disk.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from fastapi import FastAPI
from starlette.types import Message

from hippodrome.core import race_file as races
from hippodrome.core.ask import Ask
from hippodrome.core.rng import seed_from
from hippodrome.games.registry import DEFAULT_EDITION, get_game
from hippodrome.server.api import tables as table_routes
from hippodrome.server.app import Settings, create_app
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.tables import events
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.handlers import apply_event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatState, hash_seat_token, start_record
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.tables.stand_ins import TIMEOUTS_UNTIL_AWAY
from hippodrome.server.views.delta import DeltaBuilder
from tests.server.club import AtOnce

TABLE = "table"
NAMES = ("Ana", "Ben", "Cy")
SEATS = range(len(NAMES))
SECRETS = [f"secret-of-seat-{seat}" for seat in SEATS]
HOOK = "https://hooks.example/"


class Window(NamedTuple):
    """An open hidden window, the same table without it, and the events that they differ by."""

    worlds: tuple[World, World]
    """With the window, and without it: the reference."""
    since: list[Event]
    now: float
    events: list[Event]
    """All that was written of the race so far."""

    @property
    def true(self) -> Journal:
        """The journal with the window."""
        return self.worlds[0].journal

    @property
    def reference(self) -> Journal:
        """The journal without the window."""
        return self.worlds[1].journal

    @property
    def has_undo(self) -> bool:
        """Whether a bystander may take its last answer back: rare, and worth a look."""
        return any(self.reference.why_not_undo(seat) is None for seat in self.bystanders)

    @property
    def opener(self) -> int:
        """The seat whose answer opened the window."""
        known = self.reference.running_table()
        assert not known.sealed, "an answer sealed before everybody's eyes would need cases of its own"
        (seat,) = known.waiting
        return seat

    @property
    def bystanders(self) -> list[int]:
        """The seats that may not know of it: neither its opener, nor asked in it, now or before."""
        asked = self.true._visibility.seat_lengths
        return [seat for seat in SEATS if seat != self.opener and seat not in asked]


def windows(site: Site | None, seed: str, *, noise: float = 0.15) -> Iterator[Window]:
    """Every hidden window of a random race. `noise`: how often something else happens between two answers."""
    game = get_game("cthulhu-500")
    race = races.new_race(game, list(NAMES), edition=DEFAULT_EDITION, options={}, seed=seed_from(seed))
    places = [
        SeatState("person", name, secret=hash_seat_token(secret), ready=True)
        for name, secret in zip(NAMES, SECRETS, strict=True)
    ]
    start = start_record(race, places, pace="instant", listed=True, clock="fast", created=0.0)
    true, reference = World(site, Journal(start)), World(site, Journal(start))
    written, since, rng, now = list[Event](), list[Event](), Random(seed), 0.0
    while true.journal.state == "running":
        now += rng.choice((1.0, 2.0, 5.0))
        for event in _next(true.journal, rng, noise):
            since.append(apply_event(true.journal, replace(event, at=now)))
            written.append(since[-1])
        if true.journal.has_hidden_prompt:
            yield Window((true, reference), since, now + 1.0, written)
        else:
            for event in since:
                apply_event(reference.journal, event)
            since = []


def _next(journal: Journal, rng: Random, noise: float) -> list[Event]:
    """An answer, or something that happens between two answers before everybody's eyes."""
    table = journal.running_table()
    asked = table.prompt
    assert isinstance(asked, Ask)
    seat = rng.choice(list(SEATS))
    if journal.has_hidden_prompt or rng.random() >= noise:
        seat = table.waiting[0]
        text = journal.game.format_answer(journal.edition, asked.options[seat].draw(rng))
        return [events.Answer(seat, asked.kind, text, question=f"question {journal.event_count}")]
    happens: list[Event] = [
        events.Chat(seat, f"after {journal.event_count}"),
        events.SetWebhook(seat, f"{HOOK}{seat}", False),
        events.SetWebhook(seat, "", False),
        events.SetWebhook(0, f"{HOOK}table", True),
        events.SetWebhook(0, "", True),
        *([events.Rewind(seat)] * (journal.rewind_request is None and journal.last_answer_index(seat) is not None)),
        *(events.Back(away) for away in journal.clocks.away),
        *(events.Timeout(late) for late in table.waiting if late not in journal.clocks.away | journal.clocks.timed_out),
    ]
    if rng.random() < 0.2 and (late := table.waiting[0]) not in journal.clocks.away and len(journal.clocks.away) < 2:
        return [events.Timeout(late)] * (TIMEOUTS_UNTIL_AWAY - journal.stand_ins._timeouts[late])  # so that it is away
    return [rng.choice(happens)]


def random_answer(journal: Journal, rng: Random) -> Event:
    """The first seat that the table waits for answers at random."""
    table = journal.running_table()
    asked, seat = table.prompt, table.waiting[0]
    assert isinstance(asked, Ask)
    text = journal.game.format_answer(journal.edition, asked.options[seat].draw(rng))
    return events.Answer(seat, asked.kind, text)


def clone(journal: Journal) -> Journal:
    """An independent copy; what never changes is shared, and what can be computed again is left out."""
    shared = (journal.game, journal.edition, journal.start, journal.race)
    known: dict[int, Any] = {id(one): one for one in shared}
    known[id(journal.notes)] = [replace(note) for note in journal.notes]
    known[id(journal.chat)] = list(journal.chat)
    known[id(journal._visibility)] = replace(
        journal._visibility, seat_lengths=dict(journal._visibility.seat_lengths), tables_by_length={}
    )
    return copy.deepcopy(journal, known)


class Found:
    """Differences, and how much was compared."""

    def __init__(self) -> None:
        self.differences: list[str] = []
        self.counts: Counter[str] = Counter()


class Reply(NamedTuple):
    """A reply: status, the headers that matter, and the body."""

    status: int
    headers: tuple[str, ...]
    body: bytes


class Site:
    """The ASGI application, with one table that can be exchanged."""

    def __init__(self, app: FastAPI) -> None:
        self.app, self.now = app, 0.0
        self.tables: TableRegistry = app.state.tables
        self.calls: list[tuple[str, str]] = []
        """Calls of web hooks: the address, and what was sent."""

    async def ask(self, method: str, path: str, body: bytes, seat: int | None) -> Reply:
        """Send a request as the holder of a seat, or as a watcher."""
        url = urlsplit(path)
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if seat is not None:
            headers.append((b"authorization", f"Bearer {SECRETS[seat]}".encode()))
        scope = {
            "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "root_path": "", "state": {},
            "path": url.path, "raw_path": url.path.encode(), "query_string": url.query.encode(),
            "client": ("127.0.0.1", 50000), "server": ("localhost", 80), "headers": headers,
        }  # fmt: skip
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        found = {key.decode(): value.decode() for key, value in sent[0]["headers"]}
        shown = tuple(found.get(key, "") for key in ("cache-control", "content-disposition", "content-type", "retry-after"))
        return Reply(sent[0]["status"], shown, b"".join(message.get("body", b"") for message in sent[1:]))


@asynccontextmanager
async def served(home: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """The application without its disk, its clock and the network."""
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())
    async with app.router.lifespan_context(app):
        site = Site(app)
        for limit in site.tables.limits.values():
            limit.rate = 0

        async def nothing(*given: Any) -> None:
            """Write nothing, and look up no name."""

        patch.setattr(site.tables, "now", lambda: site.now)
        patch.setattr(site.tables.writer, "append", nothing)
        patch.setattr(
            site.tables.bot_driver, "drive", lambda live: None
        )  # the test answers for stand-ins, in both worlds alike
        patch.setattr(table_routes, "check_hook", nothing)
        patch.setattr(site.tables.messenger, "send", lambda url, body, client: site.calls.append((url, str(body))))
        yield site


class World:
    """One of the two tables behind the routes, with a connected reader for each seat and for a watcher."""

    def __init__(self, site: Site | None, journal: Journal) -> None:
        self._site, self.journal = site, journal
        self.live = LiveTable(TableRow(TABLE, dict(journal.start), {}), journal, 0.0, now=lambda: self.site.now)
        self.readers = {seat: DeltaBuilder(self.live, seat, "en") for seat in (*SEATS, None)}

    @property
    def site(self) -> Site:
        """The application that serves it."""
        assert self._site is not None, "this race is played without routes"
        return self._site

    def copy(self) -> World:
        """The same once more, for something to be tried on: its readers have been sent the same so far."""
        self.live.notify_changed()
        self.news()
        other = World(self.site, clone(self.journal))
        shared = [self.journal.edition, *self.live.localizations.values()]
        for who, story in self.live.view_cache.game_logs.items():
            told = other.live.view_cache.game_logs[who] = copy.copy(story)
            told.entries, told.steps, told.turns = list(story.entries), list(story.steps), list(story.turns)
            told.step_builder = copy.deepcopy(story.step_builder, {id(one): one for one in shared})
            told.labels = copy.deepcopy(story.labels, {id(one): one for one in shared})
        other.live.view_cache.race.update(self.live.view_cache.race)
        for seat, reader in self.readers.items():
            vars(other.readers[seat]).update(vars(reader), _live=other.live)
        return other

    async def ask(self, method: str, path: str, body: bytes, seat: int | None) -> Reply:
        """Send a request about this table."""
        self.site.tables._live[TABLE] = self.live
        return await self.site.ask(method, path, body, seat)

    def know_prompts_of(self, other: World, seats: Iterable[int | None]) -> None:
        """Let some readers know the texts of the prompts that they know at another table, too."""
        for seat in seats:
            mine, known = self.readers[seat], other.readers[seat]._known
            mine._known = mine._known._replace(prompts=mine._known.prompts | known.prompts)

    async def do(self, make: Callable[[Journal], Event]) -> None:
        """Let an event happen, as the server's own parts do (clocks, bots)."""
        await self.site.tables.submit(self.live, make, by=None)

    def news(self) -> dict[int | None, str]:
        """The message that each reader's connection is sent now; empty where there is none."""
        return {seat: reader.delta() for seat, reader in self.readers.items() if self._connected(seat)}

    def states(self) -> dict[int | None, str]:
        """All that each reader may see now."""
        return {seat: DeltaBuilder(self.live, seat, "en").full_state() for seat in self.readers if self._connected(seat)}

    def _connected(self, seat: int | None) -> bool:
        return seat is None or self.journal.seats[seat].kind == "person"
