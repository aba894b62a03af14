"""Common settings of all API routes: the prefix and the documented error responses."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from hippodrome.server.schemas.requests import Problem

ERROR_DESCRIPTIONS = {
    400: "This is not JSON, or not exactly one Host header",
    401: "This token opens no seat at this table",
    403: "Not yours to do, or asked from another site",
    404: "Not found",
    408: "The body took too long to arrive",
    409: "Conflict with the current state of the table",
    413: "The body is too large",
    421: "Unknown host name",
    422: "The rules, or the form of the request, refuse it",
    429: "Rate limit or quota exceeded",
    431: "The headers are too large",
    503: "The database is unavailable",
}
"""Descriptions of the error responses, by status."""
_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    **{status: {"description": reason, "content": _PROBLEM} for status, reason in ERROR_DESCRIPTIONS.items()},
    422: {"description": ERROR_DESCRIPTIONS[422], "model": Problem},
}
"""Error responses of every route.

Only 422 names the model, which adds its schema to the document: FastAPI would build each further mention again for every route,
which took a quarter of the start time of a server.
"""


def new_router() -> APIRouter:
    """Create a router for one part of the API."""
    return APIRouter(prefix="/api", responses=ERROR_RESPONSES)
