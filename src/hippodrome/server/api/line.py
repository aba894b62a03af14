"""Live updates over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hippodrome.server import metrics
from hippodrome.server.api.who import open_seat
from hippodrome.server.live import Live, Tables, Watcher
from hippodrome.server.message import Reader
from hippodrome.server.refusals import Refusal, choose_language

BEAT = 10.0
PATIENCE = 20.0
"""Seconds that a reader may take to read a message; then it is cut off."""
MOST_WATCHERS = 300
"""So many can look at one table at once."""

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def follow(socket: WebSocket, id: str) -> None:
    """Live updates: say who you are, and hear of everything that you may see."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    try:
        hello = json.loads(await asyncio.wait_for(socket.receive_text(), BEAT))
        secret = hello.get("secret") if isinstance(hello, dict) else None
        lang = choose_language(str(hello.get("lang", ""))[:10], "")
        live = await tables.find(id[:32])
        if live is None:
            raise Refusal(404, "no_such_table")
        if secret is not None and not isinstance(secret, str):
            raise Refusal(401, "unknown_secret")
        seat = open_seat(live, secret)
    except Refusal as refusal:
        await socket.close(4000 + refusal.status, refusal.code)
        return
    except (ValueError, AttributeError, TimeoutError, KeyError, RecursionError):
        await socket.close(4400, "say_who_you_are")
        return
    except WebSocketDisconnect:
        return
    if len(live.watchers) >= MOST_WATCHERS:
        await socket.close(4429, "too_many_watch")
        return
    watcher = Watcher(seat, lang)
    live.watchers.add(watcher)
    metrics.watchers.inc()
    live.changed()
    talking = asyncio.create_task(_tell(socket, tables, live, watcher))
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        pass
    finally:
        talking.cancel()
        live.watchers.discard(watcher)
        metrics.watchers.dec()
        live.changed()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await talking


async def _tell(socket: WebSocket, tables: Tables, live: Live, watcher: Watcher) -> None:
    """Send what is new whenever there is something; one message at a time, so a slow reader only skips."""
    reader = Reader(live, watcher.seat, watcher.language)
    last = ""
    while True:
        try:
            await asyncio.wait_for(watcher.news.wait(), BEAT)
        except TimeoutError:
            await socket.send_text('{"type":"beat"}')
            continue
        watcher.news.clear()
        async with live.lock:
            message = reader.news()
        if message["version"] != last:
            last = message["version"]
            text = json.dumps({"type": "state", **message}, ensure_ascii=False, separators=(",", ":"))
            await asyncio.wait_for(socket.send_text(text), PATIENCE)
