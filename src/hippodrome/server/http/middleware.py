"""What holds for every request: who may send it, how much and how long, and what a browser may do with the answer."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import Counter
from typing import Protocol

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.core.race_file import LONGEST
from hippodrome.core.safe_text import can_be_shown
from hippodrome.games.registry import LARGEST_EDITION
from hippodrome.server import metrics
from hippodrome.server.api import errors
from hippodrome.server.http.hosts import Names, host_name
from hippodrome.server.http.quota import Bill, Quotas, metered, open_bill
from hippodrome.server.http.rate_limit import SEAT, Limit, Seats, mark_of, neighbourhood
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.live_table import hushed

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LARGEST_BODY = {
    "/api/races": LONGEST,
    "/api/tables": 2 * LARGEST_EDITION,
    "/api/editions": 2 * LARGEST_EDITION,
    "/api/editions/form": 3 * LARGEST_EDITION,
    "/api/editions/pictures": 2 * LARGEST_EDITION,
    "/api/comparisons": 4 * LARGEST_EDITION,
}
USUAL_BODY = 64_000
"""The most bytes a request may bring, by its path."""
BODY_PATIENCE = 60.0
"""Seconds that a request's body may take to arrive."""
MOST_LINES = 200
"""So many live connections one address can have at once."""
CALLER = "hippodrome.caller"
"""Where a live connection finds what its address may still ask for, and the bill for what it costs."""
WIRE = "hippodrome.wire"
"""Where a live connection finds its wire, if its server has one for it (`protocols`)."""
REFUSALS_HEARD = (10.0, 100)
"""So often, a second and at once, an address is told over its lines that it asks for too much; then they are cut off."""
PAGES_A_CALL = 10
"""Pages and their parts are cheap, and a page has many: so many count as one request."""
CARRIED, SEATED = "hippodrome.carried", b"hippodrome-seat"
"""Where a request says that another process has brought it, for a `person` or for the `process` itself (`door`); how that
process hears which seat a person's secret opened."""
SECURE = "hippodrome.secure"
STAY_SECURE = 365 * 86400
"""Seconds for which a browser that came over TLS shall come in no other way."""

log = logging.getLogger("hippodrome.requests")


class Wire(Protocol):
    """The end of a live connection to which messages can be written at once, past all that stands between."""

    @property
    def can_write(self) -> bool:
        """Whether it is up, and need not wait for the other end to read."""

    def write_text(self, text: str) -> None:
        """Send a text."""


class Caller:
    """An address at the other end of a live connection: what comes over it counts, and costs, like requests."""

    def __init__(self, bill: Bill, calls: Limit, refused: Limit) -> None:
        self.bill, self._calls, self._refused = bill, calls, refused

    def sent(self, size: int) -> None:
        """Put on the bill what was sent to it."""
        self.bill.bytes += size
        self.bill.pay()

    def may_ask(self) -> bool:
        """Whether it may ask for one more thing."""
        return self._calls.allows(self.bill.address) and self.bill.can_go_on

    def may_be_refused(self) -> bool:
        """Whether it is told so once more that it may not; all lines of an address count together."""
        metrics.refused.inc()
        return self._refused.allows(self.bill.address)


class Guard:
    """Stands before everything else."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        rate: float,
        burst: int,
        quotas: Quotas | None = None,
        names: Names | None = None,
        secure: bool = False,
    ) -> None:
        self._app = app
        self._names = names or Names()
        self._secure = secure
        """Whether people come over TLS, whatever the last stretch of the way is."""
        self._calls = Limit(rate, burst)
        self._pages = Limit(rate * PAGES_A_CALL, burst * PAGES_A_CALL)
        self._purse = (quotas or Quotas(rate)).purse
        """What is done for an address costs it what it costs, however few requests it takes."""
        self._seats = Seats(rate, burst)
        """Whoever plays is counted by the seat, but pays like everybody at the address."""
        self._lines: Counter[str] = Counter()
        self._refused = Limit(*REFUSALS_HEARD)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers, path = Headers(scope=scope), scope["path"]
        address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
        if self._secure:
            scope[SECURE] = True
        try:
            self._check(scope, headers, address)
        except Refusal as refusal:
            await _refuse(scope, receive, send, refusal)
            return
        bill = Bill(address, self._purse)
        open_bill(bill)
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send, bill)
            return
        largest = LARGEST_BODY.get(path, USUAL_BODY)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > largest:
            await _refuse(scope, receive, send, Refusal(413, "too_large"))
            return
        if path.startswith("/api/"):
            await bill.wait_for_loop()
        await self._answer(scope, receive, send, largest, bill)

    def _check(self, scope: Scope, headers: Headers, address: str) -> None:
        """Refuse a request by its head alone."""
        if not _has_one_host(scope, headers):
            raise Refusal(400, "bad_host")
        if not self._names.know(headers.get("host")):
            called = host_name(headers.get("host", ""))[:80]
            raise Refusal(421, "another_name", name=called if called and can_be_shown(called) else "?")
        if not _same_origin(headers, self._names):
            raise Refusal(403, "another_origin")
        if not self._allows(scope, address):
            metrics.refused.inc()
            raise Refusal(429, "too_much")

    async def _connect(self, scope: Scope, receive: Receive, send: Send, bill: Bill) -> None:
        address = bill.address
        if self._calls.rate and self._lines[address] >= MOST_LINES:
            metrics.refused.inc()
            await _refuse(scope, receive, send, Refusal(429, "too_many_connections"))
            return
        self._lines[address] += 1
        scope[CALLER] = caller = Caller(bill, self._calls, self._refused)

        answered = False

        async def paid(message: Message) -> None:
            nonlocal answered
            answered = True
            caller.sent(len(message.get("text") or ""))
            await send(message)

        try:
            await metered(self._app(scope, receive, paid))
        except Exception as error:
            if answered:
                raise
            _log_failure(error)
            await _refuse(scope, receive, send, error)
        finally:
            bill.pay()
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def _allows(self, scope: Scope, address: str) -> bool:
        if not scope["path"].startswith("/api/"):
            return self._pages.allows(address)
        mark = mark_of(scope["path"], Headers(scope=scope).get("authorization", ""))
        allowed = self._seats.allows(mark) if mark and self._seats.knows(mark) else self._calls.allows(address)
        return allowed and self._purse.has_left(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, largest: int, bill: Bill) -> None:
        got, whole, began, status = 0, False, time.monotonic(), 0

        async def bounded() -> Message:
            nonlocal got, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(began + BODY_PATIENCE - time.monotonic()):
                    message = await receive()
            except TimeoutError:
                raise errors.NotRead(408, "too_slow") from None
            got += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if got > largest:
                raise errors.NotRead(413, "too_large")
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _dress(MutableHeaders(scope=message), scope)
                if CARRIED in scope and SEAT in scope:  # for the process that brought it, and for nobody else
                    message["headers"].append((SEATED, scope[SEAT].encode()))
            bill.bytes += len(message.get("body", b""))
            bill.pay()
            await send(message)

        try:
            await metered(self._app(scope, bounded, with_headers))
        except Exception as error:
            _log_failure(error)
            if status:
                raise  # half an answer is out: all that is left is to hang up
            await errors.answer_to(scope, error)(scope, receive, with_headers)
        finally:
            bill.pay()
            if (SEAT in scope or status == 401) and (
                mark := mark_of(scope["path"], Headers(scope=scope).get("authorization", ""))
            ):
                self._seats.note(mark, scope.get(SEAT))
            note_request(scope["method"], scope["path"], status, began)


def note_request(method: str, path: str, status: int, began: float) -> None:
    """Count a request that was answered, and say so in the log."""
    metrics.requests.labels(str(status)).inc()
    if log.isEnabledFor(logging.INFO):
        spent = round((time.monotonic() - began) * 1000, 1)
        log.info("request", extra={"method": method, "path": _hushed(path), "status": status, "ms": spent})


def _dress(out: MutableHeaders, scope: Scope) -> None:
    if scope.get(SECURE) or scope.get("scheme") in ("https", "wss"):  # as the proxy that is believed says
        out.setdefault("Strict-Transport-Security", f"max-age={STAY_SECURE}")
    out.setdefault("Content-Security-Policy", POLICY)
    out.setdefault("X-Content-Type-Options", "nosniff")
    out.setdefault("Referrer-Policy", "no-referrer")
    out.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    out.setdefault("Cross-Origin-Resource-Policy", "same-origin")
    out.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static") else "no-store")


def _hushed(path: str) -> str:
    """A path for the log: who knows a table's whole name can watch it."""
    parts = path.split("/")
    return "/".join(
        hushed(part) if before in ("tables", "table", "replay") and part else part
        for before, part in zip(["", *parts], parts, strict=False)
    )[:200]


def _has_one_host(scope: Scope, headers: Headers) -> bool:
    """Check the number of `Host` headers (RFC 9112, section 3.2): one; HTTP/1.0 may have none."""
    number = len(headers.getlist("host"))
    return number == 1 or (number == 0 and scope.get("http_version") == "1.0")


def _same_origin(headers: Headers, names: Names) -> bool:
    """A browser says where a request comes from; programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none") or "navigate" in headers.get(
            "sec-fetch-mode", ""
        )
    return names.come_from_here(origin, headers.get("host"))


def _log_failure(error: Exception) -> None:
    """Log an error unless the refusal says all there is to say."""
    if not isinstance(error, errors.REFUSALS):
        log.error("a request failed", exc_info=error)


async def _refuse(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    response = errors.answer_to(scope, error)
    metrics.requests.labels(str(response.status_code)).inc()
    _dress(response.headers, scope)
    await errors.send_refusal(scope, receive, send, response, getattr(error, "code", "failed"))


class JsonLines(logging.Formatter):
    """A line of JSON a record, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {key: getattr(record, key) for key in ("method", "path", "status", "ms") if hasattr(record, key)}
        row = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage(), **extra}
        if record.exc_info and record.exc_info[0] is not None:
            row["error"] = self.formatException(record.exc_info)[-4000:]
        return json.dumps(row, ensure_ascii=False)


def write_logs(level: str) -> None:
    """Send the server's logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hippodrome.server", "hippodrome.requests", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name != "uvicorn.error" else "WARNING")
