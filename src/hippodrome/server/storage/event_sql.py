"""SQL for writing events: the statements that a server runs most often."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from hippodrome.server.views.json import dumps


class ConflictError(Exception):
    """Another process already wrote this sequence number of the journal."""


class EventWrite(NamedTuple):
    """An event to write, with the resulting state of its table."""

    table: str
    n: int
    body: Mapping[str, Any]
    state: str
    summary: str | None
    """Summary as JSON; None if the table's row is up to date."""
    deadline: float | None


POSTGRES_WRITE = (
    "with given as (select %s::double precision as at, * from unnest(%s::text[], %s::int[], %s::text[], "
    "%s::text[], %s::text[], %s::double precision[]) as given (id, n, body, state, card, deadline)), "
    "fresh as (insert into events (table_id, n, at, body) select id, n, at, body from given "
    "on conflict do nothing returning table_id), "
    "told as (update tables set state = given.state, card = given.card, changed = given.at, deadline = given.deadline "
    "from given, fresh where given.id = fresh.table_id and tables.id = given.id and given.card is not null) "
    "select tables.id from fresh, tables where tables.id = fresh.table_id"
)
"""Writes one event for each of several tables, and updates the tables' rows."""
SQLITE_INSERT = "insert into events (table_id, n, at, body) values (?, ?, ?, ?) on conflict do nothing"
SQLITE_UPDATE = "update tables set changed = ?, state = ?, card = ?, deadline = ? where id = ?"
SQLITE_INSERT_ALL = (
    "insert into events (table_id, n, at, body) select json_extract(value, '$[0]'), json_extract(value, '$[1]'), ?, "
    "json_extract(value, '$[2]') from json_each(?) where true on conflict do nothing"
)
SQLITE_UPDATE_ALL = (
    "update tables set changed = ?, state = json_extract(given.value, '$[3]'), card = json_extract(given.value, '$[4]'), "
    "deadline = json_extract(given.value, '$[5]') from json_each(?) as given "
    "where tables.id = json_extract(given.value, '$[0]')"
)
"""Statements for one table, and for several.

Several tables share one statement because after each statement the writing thread waits for the interpreter lock, which
the event loop holds.
"""


class EventConnection(Protocol):
    """A database connection on which events are written; it stays open between batches."""

    def write(self, entries: Sequence[EventWrite], now: float) -> set[str]:
        """Write and commit one event for each of several tables; return the tables whose event was written."""

    def close(self) -> None:
        """Close the connection."""


class PostgresEvents:
    """Writes events to PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()

    def write(self, entries: Sequence[EventWrite], now: float) -> set[str]:
        """Write and commit events; return the tables whose event was written."""
        rows = [(one.table, one.n, dumps(one.body), one.state, one.summary, one.deadline) for one in entries]
        given = [list(column) for column in zip(*rows, strict=True)]
        written = set(self._connection.exec_driver_sql(POSTGRES_WRITE, (now, *given)).scalars())
        self._connection.commit()
        return written

    def close(self) -> None:
        """Close the connection and invalidate it, so that the pool does not reuse it after an error."""
        with contextlib.suppress(Exception):
            self._connection.invalidate()
        self._connection.close()


class SqliteEvents:
    """Writes events to SQLite through the driver's own cursor: every move waits for it, and SQLAlchemy would take a third."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.raw_connection()
        driver = self._connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._connection.detach()  # from the pool, whose other connections begin transactions automatically
        driver.isolation_level = None
        self._cursor = driver.cursor()

    def write(self, entries: Sequence[EventWrite], now: float) -> set[str]:
        """Write and commit events; return the tables whose event was written."""
        try:
            if len(entries) == 1:
                return self._write_one(entries[0], now)
            return self._write_all(entries, now)
        except sqlite3.Error as error:
            raise DBAPIError.instance(SQLITE_INSERT, None, error, sqlite3.Error, hide_parameters=True) from error

    def _write_one(self, entry: EventWrite, now: float) -> set[str]:
        run = self._cursor.execute
        row = (entry.table, entry.n, now, dumps(entry.body))
        if entry.summary is None:
            return {entry.table} if run(SQLITE_INSERT, row).rowcount else set()  # autocommit
        run("begin immediate")
        written = run(SQLITE_INSERT, row).rowcount
        if written:
            run(SQLITE_UPDATE, (now, entry.state, entry.summary, entry.deadline, entry.table))
        run("commit")
        return {entry.table} if written else set()

    def _write_all(self, entries: Sequence[EventWrite], now: float) -> set[str]:
        run = self._cursor.execute
        rows = [(one.table, one.n, dumps(one.body), one.state, one.summary, one.deadline) for one in entries]
        run("begin immediate")
        if run(SQLITE_INSERT_ALL, (now, dumps(rows))).rowcount < len(rows):
            run("rollback")  # the number of some event exists: write the events one by one
            return {table for one in entries for table in self._write_one(one, now)}
        if changed := [row for one, row in zip(entries, rows, strict=True) if one.summary is not None]:
            run(SQLITE_UPDATE_ALL, (now, dumps(changed)))
        run("commit")
        return {one.table for one in entries}

    def close(self) -> None:
        """Close the connection and roll back uncommitted changes."""
        self._connection.close()
