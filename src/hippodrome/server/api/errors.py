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
from hippodrome.core.safe_text import sanitize
from hippodrome.i18n.error_messages import format_cause
from hippodrome.i18n.error_messages import format_value as told_value
from hippodrome.i18n.localization import Localization, negotiate_language
from hippodrome.server.errors import ApiError, Conflict
from hippodrome.server.schemas.validation import issue_text
from hippodrome.server.storage.corruption import CorruptRecord

MAX_REASON_LENGTH = 500
STATUS_BY_CODE = {"unknown_secret": 401, "no_such_seat": 404, "database_away": 503, "table_moves": 503}
RETRY_AFTER = "1"
"""Seconds after which a client over a limit, or without a database, may retry."""


def choose_language(requested: str | None, accept_language: str) -> str:
    """Return the first supported language that the client requests or accepts."""
    return negotiate_language([requested or "", *(wish.partition(";")[0] for wish in accept_language.split(","))])


def language_of(scope: Mapping[str, Any]) -> str:
    """Return the reader's language of a request; of one that was not parsed to its end, `scope` holds what there is."""
    query, headers = scope.get("query_string") or b"", scope.get("headers") or ()
    accepted = b",".join(value for name, value in headers if name == b"accept-language")
    return choose_language(QueryParams(query).get("lang"), accepted.decode("latin-1"))


class BodyNotRead(ApiError, HTTPException):
    """A request body that is not read to its end. FastAPI turns every failure while reading into the same response, but passes
    its own exceptions through."""

    def __init__(self, status: int, code: str) -> None:
        HTTPException.__init__(self, status, code)
        self.status, self.code, self.data = status, code, {}


class ErrorBody(NamedTuple):
    """A localized error."""

    status: int
    code: str
    text: str
    section: str = ""

    def as_dict(self) -> dict[str, str]:
        """Return the response body."""
        return {"error": self.code, "text": self.text, "section": self.section}


def error_response(error: ErrorBody, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Build the response of a refusal. Every refusal is built by this function."""
    retry = {"Retry-After": RETRY_AFTER} if error.status in (429, 503) else {}
    return JSONResponse(error.as_dict(), error.status, {**retry, **(headers or {})})


def error_response_to(scope: Mapping[str, Any], error: Exception) -> JSONResponse:
    """Build the refusal of a request in its reader's language."""
    headers = error.headers if isinstance(error, HTTPException) else None
    return error_response(to_error_body(error, Localization(language_of(scope))), headers)


async def send_error(scope: Scope, receive: Receive, send: Send, response: Response, code: str) -> None:
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


HANDLED_ERRORS = (ApiError, Conflict, Refused, BadInput, ValidationError, RequestValidationError, SQLAlchemyError)
"""Every exception that becomes an error response."""


def to_error_body(error: Exception, words: Localization) -> ErrorBody:
    """Return the refusal for an error; `words` are those of the table that it was about, if there is one."""
    if isinstance(error, ApiError):
        return ErrorBody(error.status, error.code, _error_text(words, error.code, error.data))
    if isinstance(error, Conflict):
        return ErrorBody(STATUS_BY_CODE.get(error.code, 409), error.code, _error_text(words, error.code, error.data))
    if isinstance(error, Refused):
        reason = error.reason
        return ErrorBody(422, reason.code, words.reason(reason), words.section(reason.section) if reason.section else "")
    if isinstance(error, ValidationError | RequestValidationError):
        return ErrorBody(422, "malformed", issue_text(error.errors()[0], words))
    if isinstance(error, CorruptRecord):
        return ErrorBody(503, "damaged", words.text("server.refusal.damaged"))
    if isinstance(error, SQLAlchemyError):
        return ErrorBody(503, "database_away", words.text("server.refusal.database_away"))
    if isinstance(error, BadInput):
        return ErrorBody(422, "bad_input", sanitize(format_cause(error, words.language), MAX_REASON_LENGTH))
    if isinstance(error, HTTPException):
        key, status = f"server.http.{error.status_code}", str(error.status_code)
        return ErrorBody(error.status_code, "http", words.text(key if key in words else "server.http.other", status=status))
    return ErrorBody(500, "failed", words.text("server.refusal.failed"))


def _error_text(words: Localization, code: str, data: Mapping[str, Any]) -> str:
    return words.text(f"server.refusal.{code}", **{name: told_value(value, words) for name, value in data.items()})


def install_error_handlers(app: FastAPI) -> None:
    """Register the refusals of every error that a route can raise."""

    async def refuse(request: Request, error: Exception) -> JSONResponse:
        return error_response_to(request.scope, error)

    async def refuse_by_rules(request: Request, error: Exception) -> JSONResponse:
        language = language_of(request.scope)
        live = await request.app.state.tables.find(request.path_params.get("id", ""))
        return error_response(to_error_body(error, live.localization(language) if live is not None else Localization(language)))

    for kind in (*HANDLED_ERRORS, HTTPException, Exception):
        if kind is not ValidationError:  # of a request, FastAPI makes another of it
            app.add_exception_handler(kind, refuse_by_rules if kind is Refused else refuse)
