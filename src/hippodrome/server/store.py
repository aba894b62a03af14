"""Where tables are kept: a row a table, and its journal, one row an event, numbered without gaps.

`(table, n)` is the journal's key, so that no two writers can both continue a race: whoever comes second is told (Outrun).
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    select,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from hippodrome.core.errors import BadInput

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("start", Text, nullable=False),
    Column("card", Text, nullable=False),
    Index("by_state", "listed", "state", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)


class Outrun(Exception):
    """Somebody else has written this number of the journal already."""


@dataclass
class Row:
    """A table: `start` is how it was made and never changes, `card` what everybody may know of it now."""

    id: str
    start: dict[str, Any]
    card: dict[str, Any]


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = _open(url)
            metadata.create_all(self.engine)
        except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise BadInput(f"cannot open the database {_without_password(url)}: {why}") from None

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def make(self, row: Row) -> None:
        """Keep a new table."""
        created, card = row.start["created"], row.card
        with self.engine.begin() as connection:
            connection.execute(tables.insert().values(
                id=row.id, created=created, changed=created, game=card["game"], state=card["state"], listed=card["listed"],
                start=_json(row.start), card=_json(card),
            ))

    def append(self, table: str, n: int, body: Mapping[str, Any], card: Mapping[str, Any]) -> None:
        """Write event `n` of a table; Outrun if there is one already. On disk when this returns."""
        now = time.time()
        try:
            with self.engine.begin() as connection:
                connection.execute(events.insert().values(table_id=table, n=n, at=now, body=_json(body)))
                changes = {"state": card["state"], "card": _json(card), "changed": now}
                connection.execute(tables.update().where(tables.c.id == table).values(changes))
        except IntegrityError:
            raise Outrun(table, n) from None

    def find(self, table: str) -> Row | None:
        """A table by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
        return None if row is None else Row(row["id"], json.loads(row["start"]), json.loads(row["card"]))

    def journal(self, table: str, since: int = 0) -> list[dict[str, Any]]:
        """The events of a table from number `since` on."""
        query = select(events.c.body).where(events.c.table_id == table, events.c.n >= since).order_by(events.c.n)
        with self.engine.connect() as connection:
            return [json.loads(body) for (body,) in connection.execute(query)]

    def listed(self, state: str, most: int) -> list[tuple[str, dict[str, Any]]]:
        """The ids and cards of listed tables in a state, the latest first."""
        query = select(tables.c.id, tables.c.card).where(tables.c.listed, tables.c.state == state)
        with self.engine.connect() as connection:
            found = connection.execute(query.order_by(tables.c.changed.desc()).limit(most))
            return [(table, json.loads(card)) for table, card in found]

    def ids(self, state: str) -> list[str]:
        """The ids of all tables in a state."""
        with self.engine.connect() as connection:
            return [table for (table,) in connection.execute(select(tables.c.id).where(tables.c.state == state))]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _open(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # a line must be on disk before anybody hears of it: the log of changes is synced at each commit
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _without_password(url: str) -> str:
    """A database's address as it may be printed."""
    scheme, there, rest = url.partition("://")
    if not there:
        return url[:80]
    credentials, at, where = rest.rpartition("@")
    return f"{scheme}://{credentials.partition(':')[0]}{at}{where}"
