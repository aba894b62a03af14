"""Database of tables: one row per table, and its journal with one row per event, numbered without gaps.

`(table, n)` is the journal's key, so two writers cannot both continue a race: the second one gets ConflictError.
On PostgreSQL one process owns a table at a time (`leases`); the key protects the journal even if two processes claim it.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hippodrome.core.errors import BadInput
from hippodrome.server.storage import recovery
from hippodrome.server.storage.corruption import CorruptRecord, detect_corruption, is_corruption
from hippodrome.server.storage.event_sql import ConflictError, EventConnection, EventWrite, PostgresEvents, SqliteEvents
from hippodrome.server.storage.migrations import current_revision, upgrade_schema
from hippodrome.server.storage.models import events, table_owners, tables
from hippodrome.server.storage.permissions import restrict_database, sqlite_file
from hippodrome.server.storage.rows import ROW_WITH_EDITION, TableRow, add_edition, row_values, to_table_row
from hippodrome.server.storage.urls import check_file, driver_url, missing_driver, without_password
from hippodrome.server.views.json import dumps

MAX_RECOVERED_TABLES = 500
"""Latest tables to search if corruption prevents a query over all of them."""
DAY = 86_400.0
MAX_DUE_TABLES = 100
"""Overdue tables returned by one query."""
_SCHEMA_LOCK_ID = 7_204_915_361
"""Id of the advisory lock under which one process at a time upgrades the schema."""

POOL_SIZE = 8
"""PostgreSQL connections that a process holds open; under load it may open twice as many."""
MAX_CONNECTIONS = 2 * POOL_SIZE + 1
"""Maximum connections of a process: the pool under load, and one for LISTEN."""


class Store:
    """A database of tables."""

    def __init__(self, url: str, *, must_exist: bool = False) -> None:
        self.url = driver_url(url)
        self._write_connection: EventConnection | None = None
        """Connection for writing events, open between batches."""
        self._write_lock = threading.Lock()
        try:
            check_file(self.url, must_exist=must_exist)
            self.engine = _open_engine(self.url)
            with self.engine.begin() as connection:
                if self.is_postgres:
                    connection.execute(text(f"select pg_advisory_xact_lock({_SCHEMA_LOCK_ID})"))
                if must_exist and not current_revision(connection):
                    raise BadInput("no_races_in", database=without_password(url))
                upgrade_schema(connection)
        except ModuleNotFoundError as error:
            raise missing_driver(url, error.name or "") from None
        except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BadInput("cannot_open_database", database=without_password(url), why=why) from None

    @property
    def is_postgres(self) -> bool:
        """True for PostgreSQL, which several processes can share."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Close all connections."""
        with self._write_lock:
            pen, self._write_connection = self._write_connection, None
            if pen is not None:
                pen.close()
        self.engine.dispose()

    # Writing ---------------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, process: str = "") -> int:
        """Store a new table, owned by a process, with its custom edition if that is new; return the number of bytes."""
        values = row_values(row)
        with self.engine.begin() as connection:
            size = add_edition(connection, row)
            connection.execute(insert(tables).values(values))
            if process:
                connection.execute(insert(table_owners).values(table_id=row.id, process=process))
        return size + len(values["start"]) + len(values["card"])

    def append(
        self, table: str, n: int, body: Mapping[str, Any], summary: Mapping[str, Any], deadline: float | None = None
    ) -> None:
        """Write event `n` of a table; ConflictError if that number exists. The event is on disk when this returns."""
        if not self.append_all([EventWrite(table, n, body, summary["state"], dumps(summary), deadline)])[0]:
            raise ConflictError(table, n)

    def append_all(self, entries: Sequence[EventWrite]) -> list[bool]:
        """Write one event for each of several tables; return for each whether it was written (False: that number exists)."""
        with self._write_lock:
            if self._write_connection is None:
                self._write_connection = (PostgresEvents if self.is_postgres else SqliteEvents)(self.engine)
            try:
                written = self._write_connection.write(entries, time.time())
            except BaseException:
                pen, self._write_connection = self._write_connection, None  # the next write opens a new connection
                with contextlib.suppress(Exception):
                    pen.close()
                raise
        return [entry.table in written for entry in entries]

    def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete tables and their journals."""
        with self.engine.begin() as connection:
            for id in ids:
                connection.execute(delete(events).where(events.c.table_id == id))
                connection.execute(delete(table_owners).where(table_owners.c.table_id == id))
                connection.execute(delete(tables).where(tables.c.id == id))

    def mark_opened(self, ids: Sequence[str], now: float) -> None:
        """Record that tables were opened, at most once a day for each."""
        with self.engine.begin() as connection:
            for id in ids:
                is_old = (tables.c.id == id) & (tables.c.opened < now - DAY)
                connection.execute(update(tables).where(is_old).values(opened=now))

    def expired_tables(self, waiting_since: float, unopened_since: float, limit: int) -> list[str]:
        """Return expired tables that no process owns, with separate limits for those that wait for players and all others."""
        is_waiting = (tables.c.state == "gathering") & (tables.c.opened < waiting_since)
        is_owned = select(table_owners.c.table_id).where(table_owners.c.table_id == tables.c.id).exists()
        query = select(tables.c.id).where(is_waiting | (tables.c.opened < unopened_since), ~is_owned)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.opened).limit(limit)).scalars())

    def bulk_insert(
        self,
        rows: Iterable[tuple[TableRow, list[tuple[float, str]]]],
        finish: Callable[[Connection], None] = lambda connection: None,
    ) -> int:
        """Write whole tables with their journals into an empty database; return the number of tables."""
        number = 0
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar():
                raise BadInput("database_in_use")
            for row, journal in rows:
                add_edition(connection, row)
                times = {"changed": row.changed, "opened": max(row.opened, row.changed)}
                connection.execute(insert(tables).values({**row_values(row), **times}))
                lines = [{"table_id": row.id, "n": n, "at": at, "body": body} for n, (at, body) in enumerate(journal)]
                if lines:
                    connection.execute(insert(events), lines)
                number += 1
            finish(connection)
        return number

    # Reading ---------------------------------------------------------------------------------------------------------

    def find(self, table: str) -> TableRow | None:
        """Return a table by its id, or None."""
        with detect_corruption(table), self.engine.connect() as connection:
            row = connection.execute(ROW_WITH_EDITION.where(tables.c.id == table)).mappings().first()
            return None if row is None else to_table_row(dict(row))

    def journal(self, table: str, since: int = 0) -> list[dict[str, Any]]:
        """Return the events of a table from number `since` on."""
        query = select(events.c.body).where(events.c.table_id == table, events.c.n >= since).order_by(events.c.n)
        with detect_corruption(table), self.engine.connect() as connection:
            return [json.loads(body) for (body,) in connection.execute(query)]

    def listed_tables(self, state: str, limit: int, since: float = 0.0) -> list[tuple[str, dict[str, Any]]]:
        """Return the ids and summaries of listed tables in a state that changed since a time, the latest first.

        Running races are ordered by creation, because the time of their last event is not public.
        """
        latest = tables.c.changed if state == "over" else tables.c.created
        query = select(tables.c.id, tables.c.card, latest.label("latest"))
        query = query.where(tables.c.listed, tables.c.state == state, tables.c.changed >= since)
        found = self._readable_rows(query, latest.desc(), limit)
        cards: list[tuple[str, dict[str, Any]]] = []
        for row in sorted(found, key=lambda row: (-row.latest, row.id))[:limit]:
            with contextlib.suppress(ValueError):  # omit a corrupt one
                cards.append((row.id, json.loads(row.card)))
        return cards

    def due_tables(self, now: float, process: str = "") -> list[str]:
        """Return overdue tables, the longest overdue first; for a process, only those that it or no process owns."""
        query = select(tables.c.id, tables.c.deadline).where(tables.c.deadline <= now)
        if process:
            others = select(table_owners.c.table_id).where(
                table_owners.c.table_id == tables.c.id, table_owners.c.process != process
            )
            query = query.where(~others.exists())
        found = self._readable_rows(query, tables.c.deadline, MAX_DUE_TABLES)
        return [row.id for row in sorted(found, key=lambda row: row.deadline)[:MAX_DUE_TABLES]]

    def _readable_rows(self, query: Select[Any], order: ColumnElement[Any], limit: int) -> list[Any]:
        """Run a query; if pages are corrupt, run it over the latest tables and skip the unreadable ones."""
        with self.engine.connect() as connection:
            try:
                return list(connection.execute(query.order_by(order).limit(limit)))
            except DBAPIError as error:
                if self.is_postgres or not is_corruption(error):
                    raise
            return recovery.readable_rows(connection, tables, query, MAX_RECOVERED_TABLES)

    def tables_after(self, table: str, limit: int) -> list[str]:
        """Return the next table ids in alphabetical order after an id."""
        query = select(tables.c.id).where(tables.c.id > table).order_by(tables.c.id).limit(limit)
        with detect_corruption(""), self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def check_writable(self) -> None:
        """Run a write that changes nothing; it raises if the database is not writable."""
        with self.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = version_num"))

    def reschedule(self, table: str, due: float, deadline: float | None) -> None:
        """Set the next check of a table that was due; None postpones it until the next event.

        If an event was written since, its deadline is not changed.
        """
        still = (tables.c.id == table) & (tables.c.deadline <= due)
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(still).values(deadline=deadline))

    def repair_deadlines(self, now: float, clocks: Mapping[str, float | None]) -> int:
        """Make every deadline that is later than its table's clock allows due now; return their number."""
        query = select(tables.c.id, tables.c.deadline, tables.c.card).where(tables.c.deadline > now)
        with self.engine.begin() as connection:
            wrong = [
                table
                for table, deadline, card in connection.execute(query)
                if deadline > now + (clocks.get(json.loads(card).get("clock", "none")) or 0.0)
            ]
            for table in wrong:
                connection.execute(update(tables).where(tables.c.id == table).values(deadline=now))
        return len(wrong)

    def tables_unchanged_since(self, state: str, before: float) -> list[str]:
        """Return the tables in a state that have not changed since a time."""
        query = select(tables.c.id).where(tables.c.state == state, tables.c.changed < before).order_by(tables.c.changed)
        with self.engine.connect() as connection:
            return [table for (table,) in connection.execute(query)]

    def counts(self) -> dict[str, int]:
        """Count the tables in each state."""
        query = select(tables.c.state, func.count()).group_by(tables.c.state)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def all_tables(
        self, on_corrupt: Callable[[CorruptRecord], None] | None = None
    ) -> Iterator[tuple[TableRow, list[tuple[int, float, str]]]]:
        """Yield every table with its journal (number, time, body), from one consistent snapshot.

        An unreadable table raises CorruptRecord; with `on_corrupt` it is reported, and the others follow.
        """
        with self.engine.connect() as connection:
            _begin_snapshot(connection)
            for id in self._table_ids(connection, recovering=on_corrupt is not None):
                try:
                    with detect_corruption(id), connection.begin_nested() if self.is_postgres else contextlib.nullcontext():
                        row = connection.execute(ROW_WITH_EDITION.where(tables.c.id == id)).mappings().first()
                        if row is None:
                            raise ValueError("there are events of it, but no table")
                        query = select(events.c.n, events.c.at, events.c.body).where(events.c.table_id == id)
                        journal = connection.execute(query.order_by(events.c.n))
                        found = to_table_row(dict(row)), [(n, at, body) for n, at, body in journal]
                except CorruptRecord as error:
                    if on_corrupt is None:
                        raise
                    on_corrupt(error)
                    continue
                yield found

    def _table_ids(self, connection: Connection, *, recovering: bool) -> list[str]:
        try:
            with detect_corruption("?"):
                return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())
        except CorruptRecord:
            if self.is_postgres or not recovering:
                raise
        return recovery.readable_ids(connection, tables, events)

    def check_integrity(self) -> list[str]:
        """Return the problems found by the database's integrity check."""
        with self.engine.connect() as connection:
            return recovery.check_integrity(connection)


def _begin_snapshot(connection: Connection) -> None:
    """Start a transaction in which all reads see the same snapshot."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))
    else:
        connection.exec_driver_sql("begin")


def _open_engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=POOL_SIZE, max_overflow=POOL_SIZE, hide_parameters=True)
    file = sqlite_file(url)
    if file is not None:
        restrict_database(file)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # an event must be on disk before the server broadcasts it: SQLite syncs the write-ahead log at each commit
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
