"""How bytes become requests and messages, with an end to everything before anybody looks at it.

Requests: a head that is larger than any browser's, or that does not come to its end in time, is not read on; nor are more
requests taken from a connection than can wait for their answers. Lines: frames of every kind are counted before they are
answered, pings, pongs and pieces of messages included; whoever sends more is cut off in the middle of what they sent.

What is refused here never reaches the application. The response is built by `refusals` all the same, in the language that the
request asks for, as far as the request was parsed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any, cast

from starlette.exceptions import HTTPException
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import SecurityError
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from hippodrome.server import metrics
from hippodrome.server.api import errors
from hippodrome.server.http.middleware import CALLER, WIRE
from hippodrome.server.http.quota import stopwatch
from hippodrome.server.http.rate_limit import Limit
from hippodrome.server.tables.errors import Refusal

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
CLOSE_REASONS: dict[int, str] = {
    CloseCode.PROTOCOL_ERROR: "malformed",
    CloseCode.INVALID_DATA: "malformed",
    CloseCode.MESSAGE_TOO_BIG: "too_large",
    CloseCode.INTERNAL_ERROR: "too_slow",  # no pong came in time
}
"""Close reasons instead of the library's English sentences: codes of refusals, like those of the application."""


def _scope(target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> dict[str, Any]:
    """Return what `refusals.language_of` needs of a request that was not parsed to its end."""
    return {"query_string": target.partition(b"?")[2].partition(b"#")[0], "headers": list(headers)}


class BoundedRequests(HttpToolsProtocol):
    """Requests whose heads are bounded in bytes and in time."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._in_head, self._upgraded = True, False
        self._room, self._beside = LARGEST_HEAD, 0
        """Bytes that the head may still have; bytes that came after it and are not its body."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._head_begun = False
        self._why: Refusal | None = None
        """Why a parser callback stopped the parser; None if the parser itself did."""

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
                self._refuse(Refusal(431, "head_too_large"))
        if self._in_head and not self._upgraded and self.headers is not None:
            self._watch_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._room, self._beside = True, LARGEST_HEAD, 0
        self._head_begun = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._stop(Refusal(431, "head_too_large"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head_is_in()
        if len(self.pipeline) >= MOST_WAITING:
            self._stop(Refusal(429, "too_much"))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= 2 * len(body)  # what chunks cost beside the body is no more than the body; no trailer is without end
        super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that the parser did not accept; uvicorn calls this."""
        self._refuse(self._why or HTTPException(400))

    def _head_is_in(self) -> None:
        self._in_head = self._head_begun = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _watch_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self._head_timer = None
        if self._head_begun:
            self._refuse(Refusal(408, "too_slow"))
        elif self._in_head:
            self.transport.close()

    def _stop(self, why: Refusal) -> None:
        """Stop the parser from within one of its callbacks."""
        self._why = why
        raise why

    def _refuse(self, why: Exception) -> None:
        """Send a refusal and close the connection; in the middle of a response, only close it."""
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            scope = _scope(getattr(self, "url", b""), self.headers or ())
            _send_refusal(self.transport, scope, why, self.server_state.default_headers)
        self.transport.close()


def _send_refusal(
    transport: asyncio.Transport, scope: dict[str, Any], why: Exception, headers: Iterable[tuple[bytes, bytes]]
) -> None:
    response = errors.answer_to(scope, why)
    metrics.requests.labels(str(response.status_code)).inc()
    transport.write(errors.as_bytes(response, headers))


class CountedFrames(ServerProtocol):
    """Frames as they are read; nothing is done about one that is too many."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.taken = 0
        """How many frames were taken."""
        self._limit = Limit(*FRAMES)
        self.scope: dict[str, Any] = {}
        """The handshake, as far as `refusals.language_of` needs it."""

    def reject(self, status: Any, text: str) -> Response:
        """Build the refusal of a handshake; every one comes through here, those of uvicorn included."""
        too_large, number = Refusal(431, "head_too_large"), int(status)
        known = {403: HTTPException(403), 405: HTTPException(405), 414: too_large, 431: too_large, 500: Refusal(500, "failed")}
        built = errors.answer_to(self.scope, known.get(number, Refusal(number, "bad_handshake")))
        metrics.requests.labels(str(built.status_code)).inc()
        response = super().reject(built.status_code, "")
        for name, value in built.headers.items():
            with contextlib.suppress(KeyError):
                del response.headers[name]
            response.headers[name] = value
        return Response(response.status_code, response.reason_phrase, response.headers, bytes(built.body))

    def recv_frame(self, frame: Frame) -> None:
        if not self._limit.allows(""):
            raise EOFError("too_much")
        self.taken += 1
        super().recv_frame(frame)

    def fail(self, code: int, reason: str = "") -> None:
        """Close the connection; one that sent too many frames gets a code that says so."""
        if reason == "too_much":
            code = TOO_MUCH if self.state is OPEN else code
        else:
            reason = CLOSE_REASONS.get(code, "") if reason else ""
        super().fail(code, reason)


class BoundedLine(WebSocketsSansIOProtocol):
    """A line whose frames are counted before they are answered."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.conn: CountedFrames = CountedFrames(
            max_size=config.ws_max_size, logger=self.logger
        )  # without packing: no message unfolds

    def data_received(self, data: bytes) -> None:
        """Frames are paid for, too, those that nobody but this line hears of (pings, pieces) included."""
        if not self.conn.scope:
            self.conn.scope = _scope_of_head(data)
        began = stopwatch.begin()
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake(self.conn.handshake_exc)
        if (caller := getattr(self, "scope", {}).get(CALLER)) is not None:
            caller.bill.add_step(stopwatch.spent(began))
            caller.bill.pay()

    def _refuse_handshake(self, why: Exception) -> None:
        """Refuse a head that the WebSocket parser does not take: its limits are narrower than those of BoundedRequests."""
        if built := b"".join(self.conn.data_to_send()):  # websockets 16 and newer
            self.transport.write(built)
        else:
            large = isinstance(why.__cause__, SecurityError)
            refusal = Refusal(431, "head_too_large") if large else Refusal(400, "bad_handshake")
            _send_refusal(self.transport, self.conn.scope, refusal, ())
        self.transport.close()

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


def _scope_of_head(head: bytes) -> dict[str, Any]:
    """Return what `refusals.language_of` needs of a request's head, which BoundedRequests has parsed before."""
    first, *lines = head.split(b"\r\n")
    headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    return _scope(first.partition(b" ")[2].partition(b" ")[0], headers)


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
