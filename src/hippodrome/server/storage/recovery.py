"""Best-effort reads from a corrupt SQLite file: everything except the unreadable pages.

Errors of PostgreSQL are passed on, since its own tools handle corruption.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Select, Table, asc, column, desc, select, text
from sqlalchemy.exc import DBAPIError

from hippodrome.server.storage.corruption import is_corruption

MIN_ROW_BYTES = 100
"""Minimum size of a table's row, in bytes."""
ROWS_PER_READ = 64
"""Rows per query; if a query fails, its range is halved."""


def check_integrity(connection: Connection, max_errors: int = 20) -> list[str]:
    """Run the database's integrity check; return its messages, none if all pages are intact."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        said = connection.execute(text(f"pragma integrity_check({max_errors})")).scalars().all()
    except DBAPIError as error:
        return [str(error.orig)]
    return [line for line in "\n".join(str(line) for line in said).splitlines() if line not in ("ok", "")]


def readable_rows(connection: Connection, table: Table, query: Select[Any], latest: int | None = None) -> list[Any]:
    """Run an unordered query over the readable rows of a table, or over the latest ones only."""
    plain = query.with_hint(table, "NOT INDEXED", "sqlite").where(text("rowid between :first and :last"))
    last = min(_last_rowid(connection, table), _max_rows(connection))
    first = 1 if latest is None else max(1, last - latest + 1)
    return [
        row
        for a in range(first, last + 1, ROWS_PER_READ)
        for row in _read_range(connection, plain, a, min(last, a + ROWS_PER_READ - 1))
    ]


def _max_rows(connection: Connection) -> int:
    """Return an upper bound of the rows in a file of this size: a corrupt page may contain any row number."""
    pages, size = (int(connection.execute(text(f"pragma {what}")).scalar() or 0) for what in ("page_count", "page_size"))
    return pages * size // MIN_ROW_BYTES


def _last_rowid(connection: Connection, table: Table) -> int:
    """Return the last row number, from an index if the table itself is unreadable."""
    try:
        return int(connection.execute(text(f"select max(rowid) from {table.name}")).scalar() or 0)
    except DBAPIError as error:
        if not is_corruption(error):
            raise
    known = 0
    for index in connection.execute(text(f"select name from pragma_index_list('{table.name}')")).scalars().all():
        try:
            query = f'select max(rowid) from (select rowid from {table.name} indexed by "{index}")'
            known = max(known, int(connection.execute(text(query)).scalar() or 0))
        except DBAPIError:
            continue
    return known


def _read_range(connection: Connection, query: Select[Any], first: int, last: int) -> Iterator[Any]:
    try:
        yield from connection.execute(query, {"first": first, "last": last}).all()
        return
    except DBAPIError as error:
        if not is_corruption(error):
            raise
    if first < last:
        middle = (first + last) // 2
        yield from _read_range(connection, query, first, middle)
        yield from _read_range(connection, query, middle + 1, last)


def readable_ids(connection: Connection, tables: Table, events: Table) -> list[str]:
    """Return the ids of all tables with some readable data: from their rows, their index, and the journals' index."""
    found = [row[0] for row in readable_rows(connection, tables, select(tables.c.id))]
    for table, name in ((tables, "id"), (events, "table_id")):
        for way in (asc, desc):  # from both ends, up to the first error
            found += _read_until_error(connection, select(column(name)).select_from(table).distinct().order_by(way(name)))
    return list(dict.fromkeys(id for id in found if isinstance(id, str)))


def _read_until_error(connection: Connection, query: Select[Any]) -> list[Any]:
    found: list[Any] = []
    try:
        found.extend(row[0] for row in connection.execute(query))
    except DBAPIError as error:
        if not is_corruption(error):
            raise
    return found
