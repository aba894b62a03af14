"""Error responses: a 4xx or 5xx status, a code for programs, and one sentence in the client's language.

`error_response` builds every error response of the server: those of routes, middleware, the internal proxy and the protocol
classes. The language is `?lang=`, then `Accept-Language`, then English.
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
"""Seconds after which a client may retry after 429 or 503."""


def choose_language(requested: str | None, accept_language: str) -> str:
    """Return the first supported language that the client requests or accepts."""
    return negotiate_language([requested or "", *(wish.partition(";")[0] for wish in accept_language.split(","))])


def language_of(scope: Mapping[str, Any]) -> str:
    """Return the language for the response to a request; the scope of a partly parsed request may lack fields."""
    query, headers = scope.get("query_string") or b"", scope.get("headers") or ()
    accepted = b",".join(value for name, value in headers if name == b"accept-language")
    return choose_language(QueryParams(query).get("lang"), accepted.decode("latin-1"))


class BodyNotRead(ApiError, HTTPException):
    """A request body that the server stops reading: too large or too slow.

    Also an HTTPException, because FastAPI replaces every other exception while it reads a body by the same 400 response.
    """

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
    """Build an error response."""
    retry = {"Retry-After": RETRY_AFTER} if error.status in (429, 503) else {}
    return JSONResponse(error.as_dict(), error.status, {**retry, **(headers or {})})


def error_response_to(scope: Mapping[str, Any], error: Exception) -> JSONResponse:
    """Build the error response to a request, in its language."""
    headers = error.headers if isinstance(error, HTTPException) else None
    return error_response(to_error_body(error, Localization(language_of(scope))), headers)


async def send_error(scope: Scope, receive: Receive, send: Send, response: Response, code: str) -> None:
    """Send an error response from a middleware.

    A WebSocket handshake that cannot have an HTTP response is closed with 4000 plus the status, and the code as the reason.
    """
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await receive()
        await send({"type": "websocket.close", "code": 4000 + response.status_code, "reason": code})
        return
    await response(scope, receive, send)


def as_bytes(response: JSONResponse, headers: Iterable[tuple[bytes, bytes]] = ()) -> bytes:
    """Serialize an error response for a request that never reached the application; it closes the connection."""
    status = f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}"
    lines = [name + b": " + value for name, value in (*headers, *response.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([status.encode(), *lines, b"", bytes(response.body)])


HANDLED_ERRORS = (ApiError, Conflict, Refused, BadInput, ValidationError, RequestValidationError, SQLAlchemyError)
"""Every exception with its own error response; any other is a 500."""


def to_error_body(error: Exception, words: Localization) -> ErrorBody:
    """Return the status, code and text for an error; `words` is the localization of the table concerned, if there is one."""
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
    """Register handlers for every exception that a route can raise."""

    async def refuse(request: Request, error: Exception) -> JSONResponse:
        return error_response_to(request.scope, error)

    async def refuse_by_rules(request: Request, error: Exception) -> JSONResponse:
        language = language_of(request.scope)
        live = await request.app.state.tables.find(request.path_params.get("id", ""))
        return error_response(to_error_body(error, live.localization(language) if live is not None else Localization(language)))

    for kind in (*HANDLED_ERRORS, HTTPException, Exception):
        if kind is not ValidationError:  # FastAPI raises RequestValidationError for requests
            app.add_exception_handler(kind, refuse_by_rules if kind is Refused else refuse)
