"""How a request is refused: a 4xx status, a code for machines, and one sentence in the reader's words."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hippodrome.core.errors import BadInput, Refused
from hippodrome.core.words import LANGUAGES, Words
from hippodrome.server.journal import NotNow

FORBIDDEN = {"seat_taken": 409, "no_such_seat": 404}


class Refusal(HTTPException):
    """A request that cannot be granted."""

    def __init__(self, status: int, code: str, **data: Any) -> None:
        super().__init__(status, code)
        self.status, self.code, self.data = status, code, data


def choose_language(asked: str | None, accepted: str) -> str:
    """The first language of the house that somebody asks for or accepts."""
    for wish in [asked or "", *accepted.split(",")]:
        spoken = wish.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def answer(status: int, code: str, text: str, section: str = "") -> JSONResponse:
    """The body of every refusal."""
    return JSONResponse({"error": code, "text": text, "section": section}, status)


def install(app: FastAPI) -> None:
    """Give every way to fail its answer."""

    def words(request: Request) -> Words:
        return Words(choose_language(request.query_params.get("lang"), request.headers.get("accept-language", "")))

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        return answer(refusal.status, refusal.code, words(request).text(f"server.refusal.{refusal.code}", **refusal.data))

    @app.exception_handler(NotNow)
    async def not_now(request: Request, error: NotNow) -> JSONResponse:
        status = FORBIDDEN.get(error.code, 409)
        return answer(status, error.code, words(request).text(f"server.refusal.{error.code}", **error.data))

    @app.exception_handler(Refused)
    async def by_the_rules(request: Request, refused: Refused) -> JSONResponse:
        live = await request.app.state.tables.find(request.path_params.get("id", ""))
        told = live.words_in(words(request).language) if live is not None else words(request)
        reason = refused.reason
        section = told.section(reason.section) if reason.section else ""
        return answer(422, reason.code, told.reason(reason), section)

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> JSONResponse:
        return answer(422, "bad_input", str(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query"))[:80]
        told = words(request).text("server.refusal.malformed", where=where, why=str(first["msg"])[:200])
        return answer(422, "malformed", told)

    @app.exception_handler(SQLAlchemyError)
    async def no_database(request: Request, error: SQLAlchemyError) -> JSONResponse:
        return answer(503, "database_away", words(request).text("server.refusal.database_away"))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        return answer(error.status_code, "http", str(error.detail))
