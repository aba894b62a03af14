"""Hearing from other processes: PostgreSQL calls out every new event (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server.store import CHANNEL
from hippodrome.server.tables import Tables

log = logging.getLogger("hippodrome.server")


async def listen(url: str, tables: Tables) -> None:
    """Listen as long as the server runs; when the line is cut, look what was missed and listen again."""
    import psycopg

    plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        with contextlib.suppress(psycopg.Error, SQLAlchemyError, OSError):
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as line:
                await line.execute(f"listen {CHANNEL}")
                await tables.heard_nothing()
                async for call in line.notifies():
                    table, _, n = call.payload.partition(" ")
                    await tables.heard(table, int(n))
        log.warning("the line to the database was cut; listening again")
        await asyncio.sleep(0.5)
