"""A line to a table: live updates over a WebSocket, and what a seat does in its turn."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.errors import Refused
from hippodrome.i18n.localization import Words
from hippodrome.server import metrics
from hippodrome.server.api.deps import is_id, open_seat
from hippodrome.server.api.errors import REFUSALS, choose_language, tell
from hippodrome.server.api.routes import new_router
from hippodrome.server.cluster.ownership import MOVES, RESTARTS
from hippodrome.server.http.middleware import CALLER, WIRE, Caller, Wire, note_request
from hippodrome.server.http.quota import metered, stopwatch
from hippodrome.server.http.rate_limit import Limit
from hippodrome.server.tables.actions import ACTS, Actor
from hippodrome.server.tables.errors import NotNow, Refusal
from hippodrome.server.tables.live_table import Live, Watcher, cannot
from hippodrome.server.tables.registry import Tables
from hippodrome.server.views.json import compact
from hippodrome.server.views.state import Reader

BEAT = 10.0
"""Something is sent at least so often, in seconds."""
GREETING = 10.0
"""Seconds in which whoever connects has to say who they are."""
PATIENCE = 20.0
"""Seconds that a reader may take to read a message; then it is cut off."""
MOST_WATCHERS = 2500
"""So many can look at one table at once: a final that many watch. What they are sent is made once for all of them."""
MOST_DEVICES = 20
"""So many can be connected for one seat at once."""
CHATTER = (10.0, 100)
"""So much is listened to, a second and at once; whoever goes on is cut off."""
SEAT_LOST = "seat_lost"
"""Why a line ends whose seat was left, renewed, taken away or given to a bot."""

router = new_router()
log = logging.getLogger("hippodrome.server")


@router.websocket("/tables/{id}/live")
async def follow(socket: WebSocket, id: str) -> None:
    """Live updates: say who you are, and hear of everything that you may see."""
    await socket.accept()
    try:
        live, watcher = await _greet(socket, id)
    except Refusal as refusal:
        await _cut(socket, 4000 + refusal.status, refusal.code)
        return
    except SQLAlchemyError:
        await _cut(socket, 4503, "database_away")
        return
    except NotNow as moved:
        await _cut(socket, RESTARTS if moved.code == MOVES else 4503, moved.code)
        return
    except WebSocketDisconnect:
        return
    live.come(watcher)
    socket.app.state.tables.look_at(live)
    metrics.watchers.inc()
    line = Line(socket)
    work = (line.keep_up(watcher), _tell(line, live, watcher), _hear(line, live, watcher), _mind_seat(watcher))
    tasks = [asyncio.create_task(_paid(each)) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.tell_now = cannot
        live.go(watcher, socket.app.state.tables.now())
        metrics.watchers.dec()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    why = next((task.exception() for task in tasks if not task.cancelled() and task.exception()), None)
    if isinstance(why, Refusal):
        await _cut(socket, 4000 + why.status, why.code)
    elif isinstance(why, NotNow):  # the table was lost: whoever connects again finds it as it was written
        await _cut(socket, RESTARTS if why.code == MOVES else 4503, why.code)
    elif why is not None and not isinstance(why, WebSocketDisconnect | RuntimeError | OSError):
        log.error("a live connection failed", exc_info=why)
        await _cut(socket, 1011, "")


async def _paid(steps: Coroutine[Any, Any, None]) -> None:
    """Put on the bill of whoever is at the other end what is made for them, asked for or not."""
    await metered(steps)


class Line:
    """One end of a line. Whoever does not read is cut off; to whoever hears of nothing, a beat says that the line is up."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.caller: Caller = socket.scope[CALLER]
        self._wire: Wire | None = socket.scope.get(WIRE)
        self._sending: list[float] = []
        """Since when each message is being sent: one is enough to see that the other end does not read."""
        self._silent = False
        self.beats = False
        """Whether a beat is due. Only the clock says so: one that came with what others do in secret would tell of it."""

    def wire(self) -> Wire | None:
        """What a message can be written to at once; None if it would have to wait, or others wait already."""
        wire = self._wire
        return wire if wire is not None and not self._sending and wire.can_write else None

    def write(self, wire: Wire, text: str) -> None:
        """Send a message at once."""
        self._silent = self.beats = False
        wire.write_text(text)
        self.caller.sent(len(text))

    async def send(self, text: str) -> None:
        """Send a message, as soon as the other end reads it."""
        if (wire := self.wire()) is not None:
            self.write(wire, text)
            return
        began = time.monotonic()
        self._sending.append(began)
        self._silent = self.beats = False
        await self.socket.send_text(text)
        self._sending.remove(began)

    async def keep_up(self, watcher: Watcher) -> None:
        """Look now and then how the line does: cheaper than a timer a message. This never waits for the other end."""
        pause = min(BEAT, PATIENCE) / 2
        while True:
            self._silent = True
            await asyncio.sleep(pause)
            if self._sending and time.monotonic() - self._sending[0] > PATIENCE:
                raise Refusal(408, "too_slow")
            if self._silent:
                self.beats = True
                watcher.news.set()


async def _greet(socket: WebSocket, id: str) -> tuple[Live, Watcher]:
    """Who comes to which table, from the first message."""
    try:
        async with asyncio.timeout(GREETING):
            hello = json.loads(await socket.receive_text())
        secret, lang = hello.get("secret"), choose_language(str(hello.get("lang", ""))[:10], "")
    except (ValueError, AttributeError, TimeoutError, KeyError, RecursionError):
        raise Refusal(400, "say_who_you_are") from None
    tables: Tables = socket.app.state.tables
    live = await tables.find(id) if is_id(id) else None
    if live is None:
        raise Refusal(404, "no_such_table")
    if secret is not None and not isinstance(secret, str):
        raise Refusal(401, "unknown_secret")
    holder = open_seat(live, secret)
    # People who only watch cannot keep those who play away from their own table.
    if sum(watcher.holder == holder for watcher in live.watchers) >= (MOST_WATCHERS if holder is None else MOST_DEVICES):
        raise Refusal(429, "too_many_watch")
    return live, Watcher(holder, lang)


async def _hear(line: Line, live: Live, watcher: Watcher) -> None:
    """Do what is asked, one thing after another, until the other end goes away; one that talks without end is cut off."""
    limit, words, socket = Limit(*CHATTER), Words(watcher.language), line.socket
    caller = line.caller
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        await caller.bill.wait_for_loop()
        may = caller.may_ask()
        if not limit.allows("") or not (may or caller.may_be_refused()):
            raise Refusal(429, "too_much")
        began = time.monotonic()
        asked = _read(message.get("text") or "")
        do, number = asked.pop("do", ""), asked.pop("id", None)
        do = do if isinstance(do, str) and do in ACTS else ""
        try:
            if not may:
                raise Refusal(429, "too_much")
            body, status = await _act(socket, live, watcher, do, asked), 200
        except REFUSALS as error:
            told = tell(error, live.words_in(watcher.language) if isinstance(error, Refused) else words)
            body, status = told.body(), told.status
        note_request("LINE", f"{socket.scope['path']}/{do}", status, began)
        number = number if isinstance(number, int) else None
        await line.send(f'{{"type":"reply","id":{compact(number)},"status":{status},"body":{compact(body)}}}')


def _read(text: str) -> dict[str, Any]:
    """What somebody asks for; nothing, if it cannot be read."""
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return asked if isinstance(asked, dict) else {}


async def _act(socket: WebSocket, live: Live, watcher: Watcher, do: str, asked: dict[str, Any]) -> dict[str, Any]:
    """The same as the request of that name, with the same checks."""
    if not do:
        raise Refusal(404, "no_such_act")
    if watcher.holder is None:
        raise Refusal(403, "not_seated")
    shape, act = ACTS[do]
    return await act(Actor(socket.app.state.tables, live, watcher.holder, watcher.language), shape.model_validate(asked))


async def _tell(line: Line, live: Live, watcher: Watcher) -> None:
    """Send what is new whenever there is something; one message at a time, so a slow reader only skips.

    Most of it goes out at once, when the table says so; this waits for what cannot.
    """
    reader = Reader(live, watcher.seat, watcher.language)
    watcher.tell_now = partial(_tell_now, line, live, watcher, reader)
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        if watcher.failed is not None:
            raise watcher.failed
        async with live.lock:
            if watcher.holder is not None and not live.journal.holds(watcher.holder):
                raise Refusal(401, SEAT_LOST)
            news = reader.news()
        if news or line.beats:
            await line.send(news or '{"type":"beat"}')


def _tell_now(line: Line, live: Live, watcher: Watcher, reader: Reader) -> bool:
    """Send what is new, on the bill of whoever hears it; False if they would have to be waited for, or have no right to it."""
    wire = line.wire()
    if wire is None or watcher.news.is_set() or (watcher.holder is not None and not live.journal.holds(watcher.holder)):
        return False
    began = stopwatch.begin()
    try:
        if news := reader.news():
            line.write(wire, news)
    except Exception as error:
        watcher.failed = error
        return False
    finally:
        line.caller.bill.add_step(stopwatch.spent(began))
    return True


async def _mind_seat(watcher: Watcher) -> None:
    """End the line as soon as its seat changes hands, even while the other end does not read."""
    await watcher.lost_seat.wait()
    raise Refusal(401, SEAT_LOST)


async def _cut(socket: WebSocket, code: int, why: str) -> None:
    """Hang up. Whoever does not even read that is not waited for."""
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(1.0):
            await socket.close(code, why)
