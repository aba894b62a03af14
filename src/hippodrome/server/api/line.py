"""Live updates over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server import metrics
from hippodrome.server.api.who import is_id, open_seat
from hippodrome.server.limits import Limit
from hippodrome.server.live import Live, Tables, Watcher
from hippodrome.server.message import Reader
from hippodrome.server.refusals import Refusal, choose_language

BEAT = 10.0
GREETING = 10.0
"""Seconds in which whoever connects has to say who they are."""
PATIENCE = 20.0
"""Seconds that a reader may take to read a message; then it is cut off."""
MOST_WATCHERS = 300
"""So many can look at one table at once."""
MOST_DEVICES = 20
"""So many can be connected for one seat at once."""
CHATTER = (2.0, 40)
"""After the first message nothing that is sent here matters: so much of it is borne, a second and at once."""

router = APIRouter()
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
    except WebSocketDisconnect:
        return
    live.watchers.add(watcher)
    metrics.watchers.inc()
    live.changed()
    tasks = [asyncio.create_task(_tell(socket, live, watcher)), asyncio.create_task(_hear(socket))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.watchers.discard(watcher)
        metrics.watchers.dec()
        live.changed()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    why = next((task.exception() for task in tasks if not task.cancelled() and task.exception()), None)
    if isinstance(why, Refusal):
        await _cut(socket, 4000 + why.status, why.code)
    elif why is not None and not isinstance(why, WebSocketDisconnect | RuntimeError | OSError):
        log.error("a live connection failed", exc_info=why)
        await _cut(socket, 1011, "")


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
    seat = open_seat(live, secret)
    # People who only watch cannot keep those who play away from their own table.
    if sum(watcher.seat == seat for watcher in live.watchers) >= (MOST_WATCHERS if seat is None else MOST_DEVICES):
        raise Refusal(429, "too_many_watch")
    return live, Watcher(seat, lang)


async def _hear(socket: WebSocket) -> None:
    """Wait until the other end goes away; one that talks without end is cut off."""
    limit = Limit(*CHATTER)
    while (await socket.receive())["type"] != "websocket.disconnect":
        if not limit.allows(""):
            raise Refusal(429, "too_much")


async def _tell(socket: WebSocket, live: Live, watcher: Watcher) -> None:
    """Send what is new whenever there is something; one message at a time, so a slow reader only skips."""
    reader = Reader(live, watcher.seat, watcher.language)
    last = ""
    while True:
        try:
            async with asyncio.timeout(BEAT):  # not wait_for, which may lose that its task was cancelled
                await watcher.news.wait()
        except TimeoutError:
            await _send(socket, '{"type":"beat"}')
            continue
        watcher.news.clear()
        async with live.lock:
            text, version = reader.news_text()
        if version != last:
            last = version
            await _send(socket, text)


async def _send(socket: WebSocket, text: str) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.send_text(text)
    except TimeoutError:
        raise Refusal(408, "too_slow") from None


async def _cut(socket: WebSocket, code: int, why: str) -> None:
    """Hang up. Whoever does not even read that is not waited for."""
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(1.0):
            await socket.close(code, why)
