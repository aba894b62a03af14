"""Security middleware: host and origin checks, rate limits, body limits, response headers."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import Counter
from typing import Any, Protocol

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.core.race_file import MAX_RACE_BYTES
from hippodrome.core.safe_text import is_printable
from hippodrome.games.registry import MAX_EDITION_BYTES
from hippodrome.server import metrics
from hippodrome.server.api import errors
from hippodrome.server.errors import ApiError
from hippodrome.server.http.hosts import AllowedHosts, host_name
from hippodrome.server.limits.quota import Quotas, Usage, metered, set_usage
from hippodrome.server.limits.rate_limit import (
    SEAT_HEADER,
    SEAT_KEY,
    RequestLimits,
    TokenBucket,
    client_from_ip,
    seat_token_digest,
)
from hippodrome.server.tables.live_table import redact_id

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
MAX_BODY_BYTES = {
    "/api/races": MAX_RACE_BYTES,
    "/api/tables": 2 * MAX_EDITION_BYTES,
    "/api/editions": 2 * MAX_EDITION_BYTES,
    "/api/editions/form": 3 * MAX_EDITION_BYTES,
    "/api/editions/pictures": 2 * MAX_EDITION_BYTES,
    "/api/comparisons": 4 * MAX_EDITION_BYTES,
}
DEFAULT_MAX_BODY_BYTES = 64_000
"""Maximum bytes of a request's body on every other path."""
BODY_TIMEOUT = 60.0
"""Seconds within which a request's body must arrive."""
MAX_CONNECTIONS_PER_CLIENT = 200
"""Concurrent live connections of one client."""
CALLER_KEY = "hippodrome.caller"
"""Scope key of a live connection's `Caller`: the rate limits and the usage of its client."""
WRITER_KEY = "hippodrome.wire"
"""Scope key of a live connection's direct writer, if the server uses `protocols`."""
ERROR_REPLY_RATE = (10.0, 100)
"""Error replies per second on average, and burst, over all live connections of a client; then the server closes them."""
FORWARDED_KEY = "hippodrome.carried"
"""Scope key of a request that another process forwarded for a client (`person`) or sent itself (`process`)."""
SECURE_KEY = "hippodrome.secure"
HSTS_SECONDS = 365 * 86400
"""Max-age of Strict-Transport-Security, in seconds."""

log = logging.getLogger("hippodrome.requests")


class WebSocketWriter(Protocol):
    """Direct access to a live connection, past all middleware."""

    @property
    def can_write(self) -> bool:
        """Return whether the connection is open and its send buffer is not full."""

    @property
    def is_open(self) -> bool:
        """Return whether the connection is open."""

    def write_text(self, *texts: str) -> None:
        """Send texts in one write, without waiting."""

    async def receive(self) -> Any:
        """Return the client's next message in ASGI form."""


class Caller:
    """The client of a live connection; its messages are limited and charged like requests."""

    def __init__(self, usage: Usage, request_limit: TokenBucket, error_limit: TokenBucket) -> None:
        self.usage, self._request_limit, self._error_limit = usage, request_limit, error_limit

    def add_sent_bytes(self, size: int) -> None:
        """Charge the client for bytes sent to it."""
        self.usage.bytes += size
        self.usage.flush_if_large()

    def can_request(self) -> bool:
        """Return whether the client may send one more request; if so, count it."""
        return self._request_limit.allows(self.usage.client) and self.usage.is_within_quota

    def can_send_error(self) -> bool:
        """Return whether to send one more rate-limit error; all connections of a client count together."""
        metrics.rate_limited.inc()
        return self._error_limit.allows(self.usage.client)


class SecurityMiddleware:
    """ASGI middleware in front of all routes: checks, limits, logs and charges every request."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        rate: float,
        burst: int,
        quotas: Quotas | None = None,
        allowed_hosts: AllowedHosts | None = None,
        secure: bool = False,
        limits: RequestLimits | None = None,
    ) -> None:
        self._app = app
        self._limits = limits or RequestLimits(rate, burst)
        self._allowed_hosts = allowed_hosts or AllowedHosts()
        self._secure = secure
        """True if clients connect over TLS, even if a proxy terminates it."""
        self._quota = (quotas or Quotas(rate)).interactive
        """Interactive quota: charges a client for the cost of its requests, however few they are."""
        self._connections: Counter[str] = Counter()
        self._error_limit = TokenBucket(*ERROR_REPLY_RATE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers, path = Headers(scope=scope), scope["path"]
        address = client_from_ip(scope["client"][0]) if scope.get("client") else ""
        if self._secure:
            scope[SECURE_KEY] = True
        try:
            self._check(scope, headers, address)
        except ApiError as refusal:
            await _send_error(scope, receive, send, refusal)
            return
        bill = Usage(address, self._quota)
        set_usage(bill)
        if scope["type"] == "websocket":
            await self._handle_websocket(scope, receive, send, bill)
            return
        largest = MAX_BODY_BYTES.get(path, DEFAULT_MAX_BODY_BYTES)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > largest:
            await _send_error(scope, receive, send, ApiError(413, "too_large"))
            return
        if path.startswith("/api/"):
            await bill.wait_for_loop()
        await self._handle_http(scope, receive, send, largest, bill)

    def _check(self, scope: Scope, headers: Headers, client: str) -> None:
        """Check a request's headers and rate limits; raise ApiError."""
        if not _has_one_host(scope, headers):
            raise ApiError(400, "bad_host")
        if not self._allowed_hosts.is_allowed(headers.get("host")):
            called = host_name(headers.get("host", ""))[:80]
            raise ApiError(421, "another_name", name=called if called and is_printable(called) else "?")
        if not _is_same_origin(headers, self._allowed_hosts):
            raise ApiError(403, "another_origin")
        if not self._allows(scope, client):
            metrics.rate_limited.inc()
            raise ApiError(429, "too_much")

    async def _handle_websocket(self, scope: Scope, receive: Receive, send: Send, usage: Usage) -> None:
        address = usage.client
        if self._limits.requests.rate and self._connections[address] >= MAX_CONNECTIONS_PER_CLIENT:
            metrics.rate_limited.inc()
            await _send_error(scope, receive, send, ApiError(429, "too_many_connections"))
            return
        self._connections[address] += 1
        scope[CALLER_KEY] = caller = Caller(usage, self._limits.requests, self._error_limit)

        answered = False

        async def paid(message: Message) -> None:
            nonlocal answered
            answered = True
            caller.add_sent_bytes(len(message.get("text") or ""))
            await send(message)

        try:
            await metered(self._app(scope, receive, paid))
        except Exception as error:
            if answered:
                raise
            _log_failure(error)
            await _send_error(scope, receive, send, error)
        finally:
            usage.flush()
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def _allows(self, scope: Scope, client: str) -> bool:
        if not scope["path"].startswith("/api/"):
            return self._limits.pages.allows(client)
        mark = seat_token_digest(scope["path"], Headers(scope=scope).get("authorization", ""))
        allowed = (
            self._limits.seats.allows(mark)
            if mark and self._limits.seats.is_known(mark)
            else self._limits.requests.allows(client)
        )
        return allowed and self._quota.has_remaining(client)

    async def _handle_http(self, scope: Scope, receive: Receive, send: Send, max_bytes: int, usage: Usage) -> None:
        got, whole, began, status = 0, False, time.monotonic(), 0

        async def bounded() -> Message:
            nonlocal got, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(began + BODY_TIMEOUT - time.monotonic()):
                    message = await receive()
            except TimeoutError:
                raise errors.BodyNotRead(408, "too_slow") from None
            got += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if got > max_bytes:
                raise errors.BodyNotRead(413, "too_large")
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_security_headers(MutableHeaders(scope=message), scope)
                if FORWARDED_KEY in scope and SEAT_KEY in scope:  # only for the forwarding process
                    message["headers"].append((SEAT_HEADER, scope[SEAT_KEY].encode()))
            usage.bytes += len(message.get("body", b""))
            usage.flush()
            await send(message)

        try:
            await metered(self._app(scope, bounded, with_headers))
        except Exception as error:
            _log_failure(error)
            if status:
                raise  # the response has started: all that remains is to close the connection
            await errors.error_response_to(scope, error)(scope, receive, with_headers)
        finally:
            usage.flush()
            if (SEAT_KEY in scope or status == 401) and (
                mark := seat_token_digest(scope["path"], Headers(scope=scope).get("authorization", ""))
            ):
                self._limits.seats.remember(mark, scope.get(SEAT_KEY))
            log_request(scope["method"], scope["path"], status, began)


def log_request(method: str, path: str, status: int, began: float) -> None:
    """Count a request that got its response, and log it."""
    metrics.requests.labels(str(status)).inc()
    if log.isEnabledFor(logging.INFO):
        spent = round((time.monotonic() - began) * 1000, 1)
        log.info("request", extra={"method": method, "path": _redact_path(path), "status": status, "ms": spent})


def _add_security_headers(headers: MutableHeaders, scope: Scope) -> None:
    if scope.get(SECURE_KEY) or scope.get("scheme") in ("https", "wss"):  # as the trusted proxy reports
        headers.setdefault("Strict-Transport-Security", f"max-age={HSTS_SECONDS}")
    headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "no-referrer")
    headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
    headers.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static") else "no-store")


def _redact_path(path: str) -> str:
    """Return a path for the log with table ids redacted: the full id is enough to watch the table."""
    parts = path.split("/")
    return "/".join(
        redact_id(part) if before in ("tables", "table", "replay") and part else part
        for before, part in zip(["", *parts], parts, strict=False)
    )[:200]


def _has_one_host(scope: Scope, headers: Headers) -> bool:
    """Check that there is one `Host` header (RFC 9112, section 3.2); HTTP/1.0 may have none."""
    number = len(headers.getlist("host"))
    return number == 1 or (number == 0 and scope.get("http_version") == "1.0")


def _is_same_origin(headers: Headers, allowed_hosts: AllowedHosts) -> bool:
    """Return whether `Origin` is this site; clients other than browsers send none."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none") or "navigate" in headers.get(
            "sec-fetch-mode", ""
        )
    return allowed_hosts.is_same_origin(origin, headers.get("host"))


def _log_failure(error: Exception) -> None:
    """Log an error, unless the error response says everything."""
    if not isinstance(error, errors.HANDLED_ERRORS):
        log.error("request failed", exc_info=error)


async def _send_error(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    response = errors.error_response_to(scope, error)
    metrics.requests.labels(str(response.status_code)).inc()
    _add_security_headers(response.headers, scope)
    await errors.send_error(scope, receive, send, response, getattr(error, "code", "failed"))


class JsonFormatter(logging.Formatter):
    """Formats log records as JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {key: getattr(record, key) for key in ("method", "path", "status", "ms") if hasattr(record, key)}
        row = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage(), **extra}
        if record.exc_info and record.exc_info[0] is not None:
            row["error"] = self.formatException(record.exc_info)[-4000:]
        return json.dumps(row, ensure_ascii=False)


def configure_logging(level: str) -> None:
    """Send the server's logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("hippodrome.server", "hippodrome.requests", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name != "uvicorn.error" else "WARNING")
