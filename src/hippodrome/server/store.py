"""Where tables are kept: a row a table, and its journal, one row an event, numbered without gaps.

`(table, n)` is the journal's key, so that no two writers can both continue a race: whoever comes second is told (Outrun).
On PostgreSQL every new event is also called out (NOTIFY), for other processes to hear.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from hippodrome.core.errors import BadInput
from hippodrome.server.compact import compact
from hippodrome.server.schema import bring_up

CHANNEL = "hippodrome"
_OURS = 7_204_915_361
"""The number of the lock under which the schema is brought up, so that two processes do not do it at once."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("game", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("start", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("deadline", Double),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
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
    changed: float = 0.0


class Entry(NamedTuple):
    """An event to be written, and what it makes of its table."""

    table: str
    n: int
    body: Mapping[str, Any]
    card: Mapping[str, Any]
    deadline: float | None


_change_table = update(tables).where(tables.c.id == bindparam("of")).values(
    {name: bindparam(name) for name in ("state", "card", "changed", "deadline")}
)
_CALL_OUT = text(f"select pg_notify('{CHANNEL}', call) from unnest(cast(:calls as text[])) as call")


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        try:
            self.engine = _open(self.url)
            dialect = postgresql if self.is_postgres else sqlite
            self._insert_event = dialect.insert(events).on_conflict_do_nothing().returning(events.c.table_id)
            with self.engine.begin() as connection:
                if self.is_postgres:
                    connection.execute(text(f"select pg_advisory_xact_lock({_OURS})"))
                bring_up(connection)
        except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BadInput(f"cannot open the database {without_password(url)}: {why}") from None

    @property
    def is_postgres(self) -> bool:
        """Whether this is a server that other processes use too."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # Writing ---------------------------------------------------------------------------------------------------------

    def make(self, row: Row) -> None:
        """Keep a new table."""
        with self.engine.begin() as connection:
            connection.execute(insert(tables).values(_values(row)))

    def append(
        self, table: str, n: int, body: Mapping[str, Any], card: Mapping[str, Any], deadline: float | None = None
    ) -> None:
        """Write event `n` of a table; Outrun if there is one already. On disk when this returns."""
        if not self.append_all([Entry(table, n, body, card, deadline)])[0]:
            raise Outrun(table, n)

    def append_all(self, entries: Sequence[Entry]) -> list[bool]:
        """Write events, each of another table, at once; which of them were written, the others being outrun."""
        now = time.time()
        rows = [{"table_id": entry.table, "n": entry.n, "at": now, "body": compact(entry.body)} for entry in entries]
        with self.engine.begin() as connection:
            written = set(connection.execute(self._insert_event, rows).scalars())
            fresh = [entry for entry in entries if entry.table in written]
            if fresh:
                connection.execute(_change_table, [_changes(entry, now) for entry in fresh])
            if fresh and self.is_postgres:
                connection.execute(_CALL_OUT, {"calls": [f"{entry.table} {entry.n}" for entry in fresh]})
        return [entry.table in written for entry in entries]

    def forget(self, ids: Sequence[str]) -> None:
        """Remove tables and their journals."""
        with self.engine.begin() as connection:
            for id in ids:
                connection.execute(delete(events).where(events.c.table_id == id))
                connection.execute(delete(tables).where(tables.c.id == id))

    def fill(self, rows: Iterable[tuple[Row, list[tuple[float, str]]]]) -> int:
        """Write whole tables with their journals into a database that has none; how many."""
        number = 0
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar():
                raise BadInput("this database already has tables: restore into an empty one")
            for row, journal in rows:
                connection.execute(insert(tables).values({**_values(row), "changed": row.changed}))
                lines = [{"table_id": row.id, "n": n, "at": at, "body": body} for n, (at, body) in enumerate(journal)]
                if lines:
                    connection.execute(insert(events), lines)
                number += 1
        return number

    # Reading ---------------------------------------------------------------------------------------------------------

    def find(self, table: str) -> Row | None:
        """A table by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
        return None if row is None else _row(dict(row))

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

    def due(self, now: float, most: int = 100) -> list[str]:
        """The tables whose clock has run out."""
        query = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(most)
        with self.engine.connect() as connection:
            return [table for (table,) in connection.execute(query)]

    def older(self, state: str, before: float) -> list[str]:
        """The tables in a state that nothing has happened at since."""
        query = select(tables.c.id).where(tables.c.state == state, tables.c.changed < before).order_by(tables.c.changed)
        with self.engine.connect() as connection:
            return [table for (table,) in connection.execute(query)]

    def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        query = select(tables.c.state, func.count()).group_by(tables.c.state)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def whole(self) -> Iterator[tuple[Row, list[tuple[int, float, str]]]]:
        """Every table with its journal (number, time, body), all as they stood at one moment."""
        with self.engine.connect() as connection:
            _freeze(connection)
            for id in connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars().all():
                row = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
                query = select(events.c.n, events.c.at, events.c.body).where(events.c.table_id == id).order_by(events.c.n)
                yield _row(dict(row)), [(n, at, body) for n, at, body in connection.execute(query)]


def _freeze(connection: Connection) -> None:
    """Let all that is read on a connection be of one moment."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))
    else:
        connection.exec_driver_sql("begin")


def _changes(entry: Entry, now: float) -> dict[str, Any]:
    card = entry.card
    return {"of": entry.table, "state": card["state"], "card": compact(card), "changed": now, "deadline": entry.deadline}


def _values(row: Row) -> dict[str, Any]:
    created, card = row.start["created"], row.card
    return {
        "id": row.id, "created": created, "changed": created, "game": card["game"], "state": card["state"],
        "listed": card["listed"], "start": compact(row.start), "card": compact(card),
    }


def _row(row: Mapping[str, Any]) -> Row:
    return Row(row["id"], json.loads(row["start"]), json.loads(row["card"]), row["changed"])


def driver_url(url: str) -> str:
    """A database's address with the driver that we use for it."""
    scheme, there, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if there and scheme in ("postgresql", "postgres") else url


def _open(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, hide_parameters=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # a line must be on disk before anybody hears of it: the log of changes is synced at each commit
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def without_password(url: str) -> str:
    """A database's address as it may be printed."""
    scheme, there, rest = url.partition("://")
    if not there:
        return url[:80]
    credentials, at, where = rest.rpartition("@")
    return f"{scheme}://{credentials.partition(':')[0]}{at}{where}"
