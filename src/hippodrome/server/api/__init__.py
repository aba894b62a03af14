"""The API (docs/api.md): the one door that the page and everybody's bots come through."""

from __future__ import annotations

from fastapi import APIRouter

from hippodrome.server.api import after, line, lobby, table

router = APIRouter(prefix="/api")
for room in (lobby, table, after, line):
    router.include_router(room.router)
