"""WebSocket endpoint of a table: live updates, and the actions of a seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from functools import cached_property, partial
from typing import Any, ClassVar

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Message

from hippodrome.core.errors import Refused
from hippodrome.i18n.localization import Localization
from hippodrome.server import metrics
from hippodrome.server.api.deps import authenticate_seat, is_table_id
from hippodrome.server.api.errors import HANDLED_ERRORS, choose_language, to_error_body
from hippodrome.server.api.routes import new_router
from hippodrome.server.cluster.ownership import CLOSE_SERVICE_RESTART, TABLE_MOVES
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.http.middleware import CALLER_KEY, WRITER_KEY, Caller, WebSocketWriter, log_request
from hippodrome.server.limits.quota import run_metered, stopwatch
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.tables.actions import ACTIONS, Actor
from hippodrome.server.tables.live_table import LiveTable, Subscriber, cannot_send
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.views.delta import DeltaBuilder
from hippodrome.server.views.json import dumps

HEARTBEAT_INTERVAL = 10.0
"""Seconds after which an idle connection gets a heartbeat."""
HEARTBEAT = '{"type":"heartbeat"}'
CHECK_SHARE = 0.05
"""Interval between two checks of all connections, as a share of HEARTBEAT_INTERVAL, or of SEND_TIMEOUT if that is shorter."""
MIN_HEARTBEATS_AT_ONCE = 20
"""Minimum number of heartbeats that one check may send; with many connections, a check may send to a share of them."""
AUTH_TIMEOUT = 10.0
"""Seconds within which a new connection must send its first message."""
SEND_TIMEOUT = 20.0
"""Seconds that a client may take to read a message before it is disconnected."""
MAX_WATCHERS_PER_TABLE = 2500
"""Watchers connected to one table. A final may have many; the server builds an update once for all of them."""
MAX_CONNECTIONS_PER_SEAT = 20
"""Connections of one seat."""
MESSAGE_RATE = (10.0, 100)
"""Messages per second on average, and burst; the server closes a connection that exceeds them."""
SEAT_LOST = "seat_lost"
"""Close reason of a connection whose seat was left or removed, got a new token, or was given to a bot."""

router = new_router()
log = logging.getLogger("hippodrome.server")


@router.websocket("/tables/{id}/live")
async def live_updates(socket: WebSocket, id: str) -> None:
    """Authenticate the client by its first message, then send it every update that it may see."""
    await socket.accept()
    try:
        live, watcher = await _authenticate(socket, id)
    except ApiError as refusal:
        await _close(socket, 4000 + refusal.status, refusal.code)
        return
    except SQLAlchemyError:
        await _close(socket, 4503, "database_away")
        return
    except Conflict as moved:
        await _close(socket, CLOSE_SERVICE_RESTART if moved.code == TABLE_MOVES else 4503, moved.code)
        return
    except WebSocketDisconnect:
        return
    line, tables = LiveConnection(socket), socket.app.state.tables
    watcher.on_seat_lost = partial(line.end, ApiError(401, SEAT_LOST))  # immediately, even if the client does not read
    live.add_subscriber(watcher)
    tables.note_access(live)
    metrics.connections.inc()
    monitor = ConnectionMonitor.of_this_loop()
    monitor.add(line, watcher)
    sending = asyncio.create_task(run_metered(_send_updates(line, live, watcher)))  # charges the client for updates, too
    receiving = asyncio.create_task(run_metered(_receive(line, live, watcher)))
    try:
        await asyncio.wait((sending, receiving, line.ended), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.send_now = cannot_send
        monitor.remove(line)
        live.remove_subscriber(watcher, tables.now())
        metrics.connections.dec()
        line.ended.cancel()
        sending.cancel()
        if line.is_acting:  # let the action finish; then the task ends, because the connection is closed
            tables.processor.tasks.hold(receiving)
            await asyncio.wait((sending,))
        else:
            receiving.cancel()
            await asyncio.wait((sending, receiving))
    ends = [end for end in (sending, receiving, line.ended) if end.done() and not end.cancelled()]
    why = next((error for end in ends if (error := end.exception()) is not None), None)
    if isinstance(why, ApiError):
        await _close(socket, 4000 + why.status, why.code)
    elif isinstance(why, Conflict):  # the table was unloaded: after reconnecting, the client gets the stored state
        await _close(socket, CLOSE_SERVICE_RESTART if why.code == TABLE_MOVES else 4503, why.code)
    elif why is not None and not isinstance(why, WebSocketDisconnect | RuntimeError | OSError):
        log.error("live connection failed; closing it with code 1011", exc_info=why)
        await _close(socket, 1011, "")


class LiveConnection:
    """A live connection. Writes without waiting if the send buffer allows it, and records the time of the last message."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.caller: Caller = socket.scope[CALLER_KEY]
        self._wire: WebSocketWriter | None = socket.scope.get(WRITER_KEY)
        self._sending: list[float] = []
        """Start times of the messages being sent; the oldest shows whether the client reads."""
        self._replies: list[str] = []
        """Replies to be written together with the next update."""
        self.last_sent = time.monotonic()
        """Time of the last message sent."""
        self.heartbeat_due = False
        """True when a heartbeat is due. Only the timer sets it: a heartbeat triggered by hidden actions would reveal them."""
        self.is_acting = False
        """True while an action of the client runs; the action finishes even if the connection ends meanwhile."""

    @cached_property
    def ended(self) -> asyncio.Future[None]:
        """Future with the reason, set when the connection has to end."""
        return asyncio.get_running_loop().create_future()

    def end(self, why: Exception) -> None:
        """End the connection for a reason."""
        if not self.ended.done():
            self.ended.set_exception(why)

    async def receive(self) -> Message:
        """Return the client's next message; directly from `protocols`, past all middleware, if the server uses that module."""
        return await (self.socket.receive() if self._wire is None else self._wire.receive())

    def writable_wire(self) -> WebSocketWriter | None:
        """Return the writer if it can write without waiting; None if its buffer is full or other messages wait."""
        wire = self._wire
        return wire if wire is not None and not self._sending and wire.can_write else None

    def write(self, wire: WebSocketWriter, text: str) -> None:
        """Write a message without waiting, and in the same write the replies that wait for it."""
        self.last_sent, self.heartbeat_due = time.monotonic(), False
        if self._replies:
            texts, self._replies = (text, *self._replies), []
            wire.write_text(*texts)
            self.caller.add_sent_bytes(sum(map(len, texts)))
        else:
            wire.write_text(text)
            self.caller.add_sent_bytes(len(text))

    async def send(self, text: str) -> None:
        """Send a message, waiting until the client reads."""
        if (wire := self.writable_wire()) is not None:
            self.write(wire, text)
            return
        self._flush_replies()
        began = time.monotonic()
        self._sending.append(began)
        self.last_sent, self.heartbeat_due = began, False
        await self.socket.send_text(text)
        self._sending.remove(began)

    async def reply(self, text: str, *, with_update: bool) -> None:
        """Send a reply. `with_update`: an update follows in this loop iteration, and both leave in one write."""
        if not with_update or self.writable_wire() is None:
            await self.send(text)
            return
        self._replies.append(text)
        asyncio.get_running_loop().call_soon(self._flush_replies)  # after the broadcast, in case it sends nothing here

    def _flush_replies(self) -> None:
        if not self._replies:
            return
        texts, self._replies = self._replies, []
        if self._wire is not None and self._wire.is_open:
            self.last_sent, self.heartbeat_due = time.monotonic(), False
            self._wire.write_text(*texts)
            self.caller.add_sent_bytes(sum(map(len, texts)))

    def check(self, subscriber: Subscriber, now: float) -> bool:
        """Disconnect a client that does not read; return True if a heartbeat was due, and send it. Never waits."""
        if self._sending and now - self._sending[0] > SEND_TIMEOUT:
            self.end(ApiError(408, "too_slow"))
        if now - self.last_sent < HEARTBEAT_INTERVAL * (1 - CHECK_SHARE):
            return False
        if (wire := self.writable_wire()) is not None and not subscriber.update_available.is_set():
            self.write(wire, HEARTBEAT)
        elif not self.heartbeat_due:
            self.heartbeat_due = True
            subscriber.update_available.set()
        return True


class ConnectionMonitor:
    """Checks all live connections of an event loop periodically, with one timer for all, because most are idle."""

    _by_loop: ClassVar[dict[asyncio.AbstractEventLoop, ConnectionMonitor]] = {}

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._connections: dict[LiveConnection, Subscriber] = {}
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def of_this_loop(cls) -> ConnectionMonitor:
        """Return the monitor of the running event loop."""
        loop = asyncio.get_running_loop()
        return cls._by_loop.setdefault(loop, cls(loop))

    def add(self, connection: LiveConnection, subscriber: Subscriber) -> None:
        """Start checking a connection."""
        self._connections[connection] = subscriber
        if self._timer is None:
            self._schedule()

    def remove(self, connection: LiveConnection) -> None:
        """Stop checking a connection; the timer stops with the last one."""
        del self._connections[connection]
        if not self._connections:
            if self._timer is not None:
                self._timer.cancel()
            self._by_loop.pop(self._loop, None)

    def _schedule(self) -> None:
        self._timer = self._loop.call_later(min(HEARTBEAT_INTERVAL, SEND_TIMEOUT) * CHECK_SHARE, self._check)

    def _check(self) -> None:
        """Check all connections; the number of heartbeats per check is limited, and the next check sends the others."""
        self._schedule()
        now, left = time.monotonic(), max(MIN_HEARTBEATS_AT_ONCE, int(2 * CHECK_SHARE * len(self._connections)))
        for connection, subscriber in self._connections.items():
            if connection.check(subscriber, now):
                left -= 1
                if not left:
                    break


async def _authenticate(socket: WebSocket, id: str) -> tuple[LiveTable, Subscriber]:
    """Authenticate a connection by its first message; return the table and a subscriber."""
    try:
        async with asyncio.timeout(AUTH_TIMEOUT):
            hello = json.loads(await socket.receive_text())
        secret, lang = hello.get("secret"), choose_language(str(hello.get("lang", ""))[:10], "")
    except (ValueError, AttributeError, TimeoutError, KeyError, RecursionError):
        raise ApiError(400, "say_who_you_are") from None
    tables: TableRegistry = socket.app.state.tables
    live = await tables.find(id) if is_table_id(id) else None
    if live is None:
        raise ApiError(404, "no_such_table")
    if secret is not None and not isinstance(secret, str):
        raise ApiError(401, "unknown_secret")
    holder = authenticate_seat(live, secret)
    # Separate limits, so that watchers cannot lock players out of their table.
    if sum(watcher.session == holder for watcher in live.subscribers) >= (
        MAX_WATCHERS_PER_TABLE if holder is None else MAX_CONNECTIONS_PER_SEAT
    ):
        raise ApiError(429, "too_many_watch")
    return live, Subscriber(holder, lang, text=socket.query_params.get("text") == "1")


async def _receive(connection: LiveConnection, live: LiveTable, subscriber: Subscriber) -> None:
    """Run the client's actions one after another until it disconnects; disconnect a client that exceeds MESSAGE_RATE."""
    limit, words, socket = TokenBucket(*MESSAGE_RATE), Localization(subscriber.language), connection.socket
    caller, path = connection.caller, socket.scope["path"]
    while (message := await connection.receive())["type"] != "websocket.disconnect":
        await caller.usage.wait_for_loop()
        may = caller.can_request()
        if not limit.allows("") or not (may or caller.can_send_error()):
            raise ApiError(429, "too_much")
        began = time.monotonic()
        asked = _parse(message.get("text") or "")
        action, number = asked.pop("action", ""), asked.pop("id", None)
        action = action if isinstance(action, str) and action in ACTIONS else ""
        connection.is_acting = True
        try:
            if not may:
                raise ApiError(429, "too_much")
            body, status = await _act(socket, live, subscriber, action, asked), 200
        except HANDLED_ERRORS as error:
            told = to_error_body(error, live.localization(subscriber.language) if isinstance(error, Refused) else words)
            body, status = told.as_dict(), told.status
        finally:
            connection.is_acting = False
        log_request("WS", f"{path}/{action}", status, began)
        if connection.ended.done():
            return
        number = number if isinstance(number, int) else None
        reply = f'{{"type":"reply","id":{dumps(number)},"status":{status},"body":{dumps(body)}}}'
        await connection.reply(reply, with_update=live.is_notifying(subscriber))


def _parse(text: str) -> dict[str, Any]:
    """Parse a message; return an empty dict if it is not a JSON object."""
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return asked if isinstance(asked, dict) else {}


async def _act(
    socket: WebSocket, live: LiveTable, subscriber: Subscriber, action: str, fields: dict[str, Any]
) -> dict[str, Any]:
    """Run an action with the same checks as the HTTP request of the same name."""
    if not action:
        raise ApiError(404, "no_such_act")
    if subscriber.session is None:
        raise ApiError(403, "not_seated")
    shape, act = ACTIONS[action]
    actor = Actor(socket.app.state.tables, live, subscriber.session, subscriber.language, is_never_cancelled=True)
    return await act(actor, shape.model_validate(fields))


async def _send_updates(connection: LiveConnection, live: LiveTable, subscriber: Subscriber) -> None:
    """Send a delta whenever the table changes, one message at a time: a slow client skips intermediate states.

    `_send_now` sends most updates directly when the table changes; this loop sends those that have to wait.
    """
    reader = DeltaBuilder(live, subscriber.seat, subscriber.language, text=subscriber.text)
    subscriber.send_now = partial(_send_now, connection, live, subscriber, reader)
    while True:
        await subscriber.update_available.wait()
        subscriber.update_available.clear()
        if subscriber.error is not None:
            raise subscriber.error
        async with live.lock:
            if subscriber.session is not None and not live.journal.is_session_valid(subscriber.session):
                raise ApiError(401, SEAT_LOST)
            news = reader.delta()
        if news or connection.heartbeat_due:
            await connection.send(news or HEARTBEAT)


def _send_now(connection: LiveConnection, live: LiveTable, subscriber: Subscriber, reader: DeltaBuilder) -> bool:
    """Send a delta without waiting and charge the client; return False if it would have to wait, or the session is invalid."""
    wire = connection.writable_wire()
    if (
        wire is None
        or subscriber.update_available.is_set()
        or (subscriber.session is not None and not live.journal.is_session_valid(subscriber.session))
    ):
        return False
    began = stopwatch.start()
    try:
        if news := reader.delta():
            connection.write(wire, news)
    except Exception as error:
        subscriber.error = error
        return False
    finally:
        connection.caller.usage.add_loop_seconds(stopwatch.spent(began))
    return True


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """Close the connection; wait at most a second for a client that does not read."""
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)
