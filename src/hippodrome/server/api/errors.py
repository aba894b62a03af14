"""Refusals: a 4xx or 5xx status, a code for machines, and one sentence in the reader's language.

Every refusal of the server is built here (`answer`), whether a route, a middleware, the internal proxy or the protocol layer
refuses. The reader's language is `?lang=`, then `Accept-Language`, then English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hippodrome.core.errors import BadInput, Refused
from hippodrome.core.safe_text import shown
from hippodrome.i18n.error_messages import told as told_value
from hippodrome.i18n.error_messages import why
from hippodrome.i18n.localization import Words, spoken_language
from hippodrome.server.api.validation import say_fault
from hippodrome.server.storage.corruption import Damaged
from hippodrome.server.tables.errors import NotNow, Refusal

LONGEST_WHY = 500
FORBIDDEN = {"unknown_secret": 401, "no_such_seat": 404, "database_away": 503, "table_moves": 503}
RETRY_AFTER = "1"
"""Seconds after which something that was too much, or that had no database, is worth another try."""


def choose_language(asked: str | None, accepted: str) -> str:
    """The first language of the house that somebody asks for or accepts."""
    return spoken_language([asked or "", *(wish.partition(";")[0] for wish in accepted.split(","))])


def language_of(scope: Mapping[str, Any]) -> str:
    """Return the reader's language of a request; of one that was not parsed to its end, `scope` holds what there is."""
    query, headers = scope.get("query_string") or b"", scope.get("headers") or ()
    accepted = b",".join(value for name, value in headers if name == b"accept-language")
    return choose_language(QueryParams(query).get("lang"), accepted.decode("latin-1"))


class NotRead(Refusal, HTTPException):
    """A body that is not read to its end. FastAPI makes one and the same answer of all that goes wrong while it reads, but lets
    its own kind through."""

    def __init__(self, status: int, code: str) -> None:
        HTTPException.__init__(self, status, code)
        self.status, self.code, self.data = status, code, {}


class Told(NamedTuple):
    """A refusal in the reader's words."""

    status: int
    code: str
    text: str
    section: str = ""

    def body(self) -> dict[str, str]:
        """What is sent of it."""
        return {"error": self.code, "text": self.text, "section": self.section}


def answer(told: Told, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Build the response of a refusal. Every refusal is built by this function."""
    retry = {"Retry-After": RETRY_AFTER} if told.status in (429, 503) else {}
    return JSONResponse(told.body(), told.status, {**retry, **(headers or {})})


def answer_to(scope: Mapping[str, Any], error: Exception) -> JSONResponse:
    """Build the refusal of a request in its reader's language."""
    headers = error.headers if isinstance(error, HTTPException) else None
    return answer(tell(error, Words(language_of(scope))), headers)


async def send_refusal(scope: Scope, receive: Receive, send: Send, response: Response, code: str) -> None:
    """Send a refusal from a middleware; a WebSocket handshake that cannot have an HTTP response is closed with the code."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await receive()
        await send({"type": "websocket.close", "code": 4000 + response.status_code, "reason": code})
        return
    await response(scope, receive, send)


def as_bytes(response: JSONResponse, headers: Iterable[tuple[bytes, bytes]] = ()) -> bytes:
    """Serialize a refusal for a connection whose request never reached the application; the connection closes after it."""
    status = f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}"
    lines = [name + b": " + value for name, value in (*headers, *response.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([status.encode(), *lines, b"", bytes(response.body)])


REFUSALS = (Refusal, NotNow, Refused, BadInput, ValidationError, RequestValidationError, SQLAlchemyError)
"""Every way to fail that can be told to whoever asked."""


def tell(error: Exception, words: Words) -> Told:
    """Return the refusal for an error; `words` are those of the table that it was about, if there is one."""
    if isinstance(error, Refusal):
        return Told(error.status, error.code, _say(words, error.code, error.data))
    if isinstance(error, NotNow):
        return Told(FORBIDDEN.get(error.code, 409), error.code, _say(words, error.code, error.data))
    if isinstance(error, Refused):
        reason = error.reason
        return Told(422, reason.code, words.reason(reason), words.section(reason.section) if reason.section else "")
    if isinstance(error, ValidationError | RequestValidationError):
        return Told(422, "malformed", say_fault(error.errors()[0], words))
    if isinstance(error, Damaged):
        return Told(503, "damaged", words.text("server.refusal.damaged"))
    if isinstance(error, SQLAlchemyError):
        return Told(503, "database_away", words.text("server.refusal.database_away"))
    if isinstance(error, BadInput):
        return Told(422, "bad_input", shown(why(error, words.language), LONGEST_WHY))
    if isinstance(error, HTTPException):
        key, status = f"server.http.{error.status_code}", str(error.status_code)
        return Told(error.status_code, "http", words.text(key if key in words else "server.http.other", status=status))
    return Told(500, "failed", words.text("server.refusal.failed"))


def _say(words: Words, code: str, data: Mapping[str, Any]) -> str:
    return words.text(f"server.refusal.{code}", **{name: told_value(value, words) for name, value in data.items()})


def install(app: FastAPI) -> None:
    """Register the refusals of every error that a route can raise."""

    async def refuse(request: Request, error: Exception) -> JSONResponse:
        return answer_to(request.scope, error)

    async def refuse_by_rules(request: Request, error: Exception) -> JSONResponse:
        language = language_of(request.scope)
        live = await request.app.state.tables.find(request.path_params.get("id", ""))
        return answer(tell(error, live.words_in(language) if live is not None else Words(language)))

    for kind in (*REFUSALS, HTTPException, Exception):
        if kind is not ValidationError:  # of a request, FastAPI makes another of it
            app.add_exception_handler(kind, refuse_by_rules if kind is Refused else refuse)
