"""How a request is refused: a 4xx status, a code for machines, and one sentence in the reader's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hippodrome.core.complaints import told as told_value
from hippodrome.core.complaints import why
from hippodrome.core.errors import BadInput, Refused
from hippodrome.core.text import shown
from hippodrome.core.words import Words, spoken_language
from hippodrome.server.damage import Damaged
from hippodrome.server.errors import NotNow, Refusal
from hippodrome.server.malformed import say_fault

LONGEST_WHY = 500
FORBIDDEN = {"unknown_secret": 401, "no_such_seat": 404, "database_away": 503, "table_moves": 503}
RETRY_AFTER = "1"
"""Seconds after which something that was too much, or that had no database, is worth another try."""


def choose_language(asked: str | None, accepted: str) -> str:
    """The first language of the house that somebody asks for or accepts."""
    return spoken_language([asked or "", *(wish.partition(";")[0] for wish in accepted.split(","))])


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


def answer(status: int, code: str, text: str, section: str = "") -> JSONResponse:
    """The body of every refusal."""
    headers = {"Retry-After": RETRY_AFTER} if status in (429, 503) else None
    return JSONResponse(Told(status, code, text, section).body(), status, headers)


REFUSALS = (Refusal, NotNow, Refused, BadInput, ValidationError, RequestValidationError, SQLAlchemyError)
"""Every way to fail that can be told to whoever asked."""


def tell(error: Exception, words: Words) -> Told:
    """Why something was refused; `words` are those of the table that it was about, if there is one."""
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
    return Told(422, "bad_input", shown(why(error, words.language), LONGEST_WHY))


def _say(words: Words, code: str, data: Mapping[str, Any]) -> str:
    return words.text(f"server.refusal.{code}", **{name: told_value(value, words) for name, value in data.items()})


def install(app: FastAPI) -> None:
    """Give every way to fail its answer."""

    async def told(request: Request, error: Exception) -> JSONResponse:
        language = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
        words = Words(language)
        if isinstance(error, Refused):  # its words are the game's
            live = await request.app.state.tables.find(request.path_params.get("id", ""))
            words = live.words_in(language) if live is not None else words
        return answer(*tell(error, words))

    for kind in REFUSALS:
        if kind is not ValidationError:  # of a request, FastAPI makes another of it
            app.add_exception_handler(kind, told)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        words = Words(choose_language(request.query_params.get("lang"), request.headers.get("accept-language", "")))
        key = f"server.http.{error.status_code}"
        status = str(error.status_code)
        return answer(error.status_code, "http", words.text(key if key in words else "server.http.other", status=status))
