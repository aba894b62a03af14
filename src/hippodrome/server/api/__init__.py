"""The API (docs/api.md): the one door that the page and everybody's bots come through."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from hippodrome.server.api import after, editions, habits, learn, line, lobby, people, table
from hippodrome.server.bodies import Problem

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "This is not JSON"},
    401: {"model": Problem, "description": "This secret opens no seat at this table"},
    403: {"model": Problem, "description": "Not yours to do, or asked from another site"},
    404: {"model": Problem, "description": "There is no such thing"},
    408: {"model": Problem, "description": "The body took too long to arrive"},
    409: {"model": Problem, "description": "Not now: the table is not where you think it is"},
    413: {"model": Problem, "description": "Larger than anything that belongs here"},
    421: {"model": Problem, "description": "Not a name of this server"},
    422: {"model": Problem, "description": "The rules, or the form of the request, refuse it"},
    429: {"model": Problem, "description": "Too much at once"},
    503: {"model": Problem, "description": "The database is away"},
}

router = APIRouter(prefix="/api", responses=REFUSALS)
for room in (lobby, learn, editions, people, table, after, habits, line):
    router.include_router(room.router)
