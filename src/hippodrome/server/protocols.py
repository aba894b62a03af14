"""How bytes become requests and messages, with an end to everything before anybody looks at it.

Requests: a head that is larger than any browser's, or that does not come to its end in time, is not read on; nor are more
requests taken from a connection than can wait for their answers. Lines: frames of every kind are counted before they are
answered, pings, pongs and pieces of messages included; whoever sends more is cut off in the middle of what they sent.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from hippodrome.server.costs import stopwatch
from hippodrome.server.guard import CALLER, WIRE
from hippodrome.server.limits import Limit

LARGEST_HEAD = 32_768
"""Bytes of a request before its body."""
MOST_HEADERS = 100
HEAD_PATIENCE = 20.0
"""Seconds that a request's head may take to arrive."""
MOST_WAITING = 16
"""So many requests of one connection may wait for their answers."""
FRAMES = (20.0, 200)
"""So many frames of a line are taken, a second and at once."""
TOO_MUCH = 4429
WHOLE_TEXT = 0x81
"""The first byte of a frame that is all of a text."""
LARGEST_MESSAGE = 65_536


class TooLarge(Exception):
    """More headers, or more requests at once, than anybody sends. Raised while a request is parsed, it is answered by 400."""


class BoundedRequests(HttpToolsProtocol):
    """Requests whose heads are bounded in bytes and in time."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._in_head, self._upgraded = True, False
        self._room, self._beside = LARGEST_HEAD, 0
        """Bytes that the head may still have; bytes that came after it and are not its body."""
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_in()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on in pieces, so that a head ends (or is too large) before more than one piece lies behind it."""
        while data and not self._upgraded and not self.transport.is_closing():
            size = self._room if self._in_head else LARGEST_HEAD
            piece, data = data[:size], data[size:]
            if self._in_head:
                self._room -= len(piece)
            else:
                self._beside += len(piece)
            super().data_received(piece)
            if (self._in_head and self._room <= 0) or self._beside > LARGEST_HEAD:
                self._refuse()
        if self._in_head and not self._upgraded and self.headers is not None:
            self._watch_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._room, self._beside = True, LARGEST_HEAD, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head_is_in()
        if len(self.pipeline) >= MOST_WAITING:
            raise TooLarge
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= 2 * len(body)  # what chunks cost beside the body is no more than the body; no trailer is without end
        super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade()

    def _head_is_in(self) -> None:
        self._in_head = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _watch_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self._head_timer = None
        if self._in_head and not self.transport.is_closing():
            self.transport.close()

    def _refuse(self) -> None:
        if not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")


class CountedFrames(ServerProtocol):
    """Frames as they are read; nothing is done about one that is too many."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.taken = 0
        """How many frames were taken."""
        self._limit = Limit(*FRAMES)

    def recv_frame(self, frame: Frame) -> None:
        if not self._limit.allows(""):
            raise EOFError("too_much")
        self.taken += 1
        super().recv_frame(frame)

    def fail(self, code: int, reason: str = "") -> None:
        """End the line; one that said too much is told so."""
        super().fail(TOO_MUCH if reason == "too_much" and self.state is OPEN else code, reason)


class BoundedLine(WebSocketsSansIOProtocol):
    """A line whose frames are counted before they are answered."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.conn = CountedFrames(max_size=config.ws_max_size, logger=self.logger)  # without packing: no message unfolds

    def data_received(self, data: bytes) -> None:
        """Frames are paid for, too, those that nobody but this line hears of (pings, pieces) included."""
        began = stopwatch.begin()
        super().data_received(data)
        if (caller := getattr(self, "scope", {}).get(CALLER)) is not None:
            caller.bill.seconds += stopwatch.spent(began)
            caller.bill.pay()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was refused
            cast(dict[str, Any], self.scope)[WIRE] = self

    @property
    def can_write(self) -> bool:
        """Whether the line is up, and what was sent has been read."""
        is_up = self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()
        return is_up and self.writable.is_set()

    def write_text(self, text: str) -> None:
        """Send a text at once."""
        data = text.encode()
        self.transport.write(_head(len(data)) + data)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})  # cut off before it was a line at all
        self.close_sent = True
        self.transport.abort()


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes: one frame, neither masked nor packed."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return (
        bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        if size < 65_536
        else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
    )


def settings() -> dict[str, Any]:
    """How uvicorn is to listen: the same wherever Hippodrome is served."""
    return {
        "http": BoundedRequests,
        "ws": BoundedLine,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # updates are small; packing them costs time, and memory a connection
        "server_header": False,
    }
