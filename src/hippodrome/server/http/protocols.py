"""HTTP and WebSocket protocol classes with hard limits on header size, header time, pipelining and frame rate.

HTTP: the server stops reading a request's head that exceeds MAX_HEAD_BYTES, MAX_HEADERS or HEAD_TIMEOUT, and a connection with
more than MAX_PIPELINED_REQUESTS waiting requests. WebSocket: every frame counts before it is handled, pings, pongs and
fragments included; a client above FRAME_RATE is disconnected immediately.

Requests rejected here never reach the application. `api.errors` builds the response all the same, in the client's language as
far as the request was parsed.
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
from hippodrome.server.errors import ApiError
from hippodrome.server.http.middleware import CALLER_KEY, WRITER_KEY
from hippodrome.server.limits.quota import stopwatch
from hippodrome.server.limits.rate_limit import TokenBucket

MAX_HEAD_BYTES = 32_768
"""Maximum bytes of a request's head."""
MAX_HEADERS = 100
HEAD_TIMEOUT = 20.0
"""Seconds within which a request's head must arrive."""
MAX_PIPELINED_REQUESTS = 16
"""Pipelined requests per connection that may wait for their responses."""
FRAME_RATE = (20.0, 200)
"""Frames per second and connection, on average, and burst."""
CLOSE_RATE_LIMITED = 4429
FINAL_TEXT_FRAME = 0x81
"""First byte of an unfragmented text frame."""
MAX_MESSAGE_BYTES = 65_536
CLOSE_REASONS: dict[int, str] = {
    CloseCode.PROTOCOL_ERROR: "malformed",
    CloseCode.INVALID_DATA: "malformed",
    CloseCode.MESSAGE_TOO_BIG: "too_large",
    CloseCode.INTERNAL_ERROR: "too_slow",  # no pong in time
}
"""Close reasons in place of the library's English sentences: error codes, as the application uses them."""


def _language_scope(target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> dict[str, Any]:
    """Return the part of a scope that `errors.language_of` needs, for a request that was not fully parsed."""
    return {"query_string": target.partition(b"?")[2].partition(b"#")[0], "headers": list(headers)}


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP protocol with a maximum size and time for request heads."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._in_head, self._upgraded = True, False
        self._head_bytes_left, self._overhead_bytes = MAX_HEAD_BYTES, 0
        """Bytes that the head may still have; bytes received after the head that are not body."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._has_head_begun = False
        self._refusal: ApiError | None = None
        """Error with which a callback stopped the parser; None if the parser itself failed."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data in pieces, so that at most one piece follows the end of a head, or of one that is too large."""
        while data and not self._upgraded and not self.transport.is_closing():
            size = self._head_bytes_left if self._in_head else MAX_HEAD_BYTES
            piece, data = data[:size], data[size:]
            if self._in_head:
                self._head_bytes_left -= len(piece)
            else:
                self._overhead_bytes += len(piece)
            super().data_received(piece)
            if (self._in_head and self._head_bytes_left <= 0) or self._overhead_bytes > MAX_HEAD_BYTES:
                self._send_error(ApiError(431, "head_too_large"))
        if self._in_head and not self._upgraded and self.headers is not None:
            self._start_head_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_bytes_left, self._overhead_bytes = True, MAX_HEAD_BYTES, 0
        self._has_head_begun = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_HEADERS:
            self._stop_parser(ApiError(431, "head_too_large"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._end_head()
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self._stop_parser(ApiError(429, "too_much"))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._overhead_bytes -= 2 * len(
            body
        )  # chunked encoding may add as many bytes as the body has; this also bounds trailers
        super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Send the error response for a request that the parser rejected; called by uvicorn."""
        self._send_error(self._refusal or HTTPException(400))

    def _end_head(self) -> None:
        self._in_head = self._has_head_begun = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _start_head_timer(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_TIMEOUT, self._on_head_timeout)

    def _on_head_timeout(self) -> None:
        self._head_timer = None
        if self._has_head_begun:
            self._send_error(ApiError(408, "too_slow"))
        elif self._in_head:
            self.transport.close()

    def _stop_parser(self, why: ApiError) -> None:
        """Stop the parser from within one of its callbacks."""
        self._refusal = why
        raise why

    def _send_error(self, why: Exception) -> None:
        """Send an error response and close the connection; if a response has started, only close it."""
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            scope = _language_scope(getattr(self, "url", b""), self.headers or ())
            _write_error(self.transport, scope, why, self.server_state.default_headers)
        self.transport.close()


def _write_error(
    transport: asyncio.Transport, scope: dict[str, Any], why: Exception, headers: Iterable[tuple[bytes, bytes]]
) -> None:
    response = errors.error_response_to(scope, why)
    metrics.requests.labels(str(response.status_code)).inc()
    transport.write(errors.as_bytes(response, headers))


class FrameLimitedProtocol(ServerProtocol):
    """WebSocket protocol that limits the frame rate; a frame above the limit closes the connection."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.frames_received = 0
        """Frames received so far."""
        self._frame_limit = TokenBucket(*FRAME_RATE)
        self.scope: dict[str, Any] = {}
        """The part of the handshake that `errors.language_of` needs."""

    def reject(self, status: Any, text: str) -> Response:
        """Build the response that rejects a handshake; uvicorn's own rejections use this method, too."""
        too_large, number = ApiError(431, "head_too_large"), int(status)
        known = {403: HTTPException(403), 405: HTTPException(405), 414: too_large, 431: too_large, 500: ApiError(500, "failed")}
        built = errors.error_response_to(self.scope, known.get(number, ApiError(number, "bad_handshake")))
        metrics.requests.labels(str(built.status_code)).inc()
        response = super().reject(built.status_code, "")
        for name, value in built.headers.items():
            with contextlib.suppress(KeyError):
                del response.headers[name]
            response.headers[name] = value
        return Response(response.status_code, response.reason_phrase, response.headers, bytes(built.body))

    def recv_frame(self, frame: Frame) -> None:
        if not self._frame_limit.allows(""):
            raise EOFError("too_much")
        self.frames_received += 1
        super().recv_frame(frame)

    def fail(self, code: int, reason: str = "") -> None:
        """Close the connection; a client above the frame rate gets the code CLOSE_RATE_LIMITED."""
        if reason == "too_much":
            code = CLOSE_RATE_LIMITED if self.state is OPEN else code
        else:
            reason = CLOSE_REASONS.get(code, "") if reason else ""
        super().fail(code, reason)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket server protocol that counts and charges frames before it handles them."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.conn: FrameLimitedProtocol = FrameLimitedProtocol(
            max_size=config.ws_max_size, logger=self.logger
        )  # no compression: a small message cannot expand

    def data_received(self, data: bytes) -> None:
        """Receive bytes, and charge the client for the time of all frames, pings and fragments included."""
        if not self.conn.scope:
            self.conn.scope = _parse_head(data)
        began = stopwatch.start()
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake(self.conn.handshake_exc)
        if (caller := getattr(self, "scope", {}).get(CALLER_KEY)) is not None:
            caller.usage.add_loop_seconds(stopwatch.spent(began))
            caller.usage.flush_if_large()

    def _refuse_handshake(self, why: Exception) -> None:
        """Reject a head that the WebSocket parser does not accept: its limits are lower than those of LimitedHttpProtocol."""
        if built := b"".join(self.conn.data_to_send()):  # websockets 16 and newer
            self.transport.write(built)
        else:
            large = isinstance(why.__cause__, SecurityError)
            refusal = ApiError(431, "head_too_large") if large else ApiError(400, "bad_handshake")
            _write_error(self.transport, self.conn.scope, refusal, ())
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was rejected
            cast(dict[str, Any], self.scope)[WRITER_KEY] = self

    @property
    def can_write(self) -> bool:
        """Return whether the connection is open and its send buffer is not full."""
        return self.is_open and self.writable.is_set()

    @property
    def is_open(self) -> bool:
        """Return whether the connection is open."""
        return self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()

    def write_text(self, *texts: str) -> None:
        """Send texts in one write, without waiting."""
        frames = list[bytes]()
        for text in texts:
            data = text.encode()
            frames += (_frame_header(len(data)), data)
        self.transport.write(b"".join(frames))

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})  # the handshake was not complete
        self.close_sent = True
        self.transport.abort()


def _parse_head(head: bytes) -> dict[str, Any]:
    """Return the part of a request's head that `errors.language_of` needs; LimitedHttpProtocol has parsed the head before."""
    first, *lines = head.split(b"\r\n")
    headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    return _language_scope(first.partition(b" ")[2].partition(b" ")[0], headers)


def _frame_header(size: int) -> bytes:
    """Build the header of a text frame with this payload size: unfragmented, neither masked nor compressed."""
    if size < 126:
        return bytes((FINAL_TEXT_FRAME, size))
    return (
        bytes((FINAL_TEXT_FRAME, 126)) + size.to_bytes(2, "big")
        if size < 65_536
        else bytes((FINAL_TEXT_FRAME, 127)) + size.to_bytes(8, "big")
    )


def uvicorn_settings() -> dict[str, Any]:
    """Return the uvicorn options that every server of Hippodrome uses."""
    return {
        "http": LimitedHttpProtocol,
        "ws": LimitedWebSocketProtocol,
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,  # updates are small; compression costs CPU time, and memory per connection
        "server_header": False,
    }
