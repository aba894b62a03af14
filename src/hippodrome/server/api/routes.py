"""What all routes of the API have in common: where they begin, and how they may refuse."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from hippodrome.server.api.schemas.requests import Problem

REASONS = {
    400: "This is not JSON, or not exactly one Host header",
    401: "This secret opens no seat at this table",
    403: "Not yours to do, or asked from another site",
    404: "There is no such thing",
    408: "The body took too long to arrive",
    409: "Not now: the table is not where you think it is",
    413: "Larger than anything that belongs here",
    421: "Not a name of this server",
    422: "The rules, or the form of the request, refuse it",
    429: "Too much at once",
    431: "The headers are too large",
    503: "The database is away",
}
"""Why a request may be refused, by status."""
_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    **{status: {"description": reason, "content": _PROBLEM} for status, reason in REASONS.items()},
    422: {"description": REASONS[422], "model": Problem},
}
"""The same for every route. The model is named once, so that its schema is there; each time it is named, FastAPI builds it anew
for each of the routes, which took a quarter of the time in which a server starts."""


def new_router() -> APIRouter:
    """For the routes of one part of the API."""
    return APIRouter(prefix="/api", responses=REFUSALS)
