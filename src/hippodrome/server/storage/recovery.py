"""Reading on where a file of SQLite is spoiled: what still can be read is, without the pages that cannot.

Damage on PostgreSQL is left to those who know PostgreSQL: there, these only pass it on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Select, Table, asc, column, desc, select, text
from sqlalchemy.exc import DBAPIError

from hippodrome.server.storage.corruption import is_damage

SMALLEST = 100
"""Bytes that a table needs at the least."""
STRETCH = 64
"""So many rows are tried at once; where that fails, half of them."""


def integrity(connection: Connection, most: int = 20) -> list[str]:
    """What the database itself says of its pages; nothing if they are sound."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        said = connection.execute(text(f"pragma integrity_check({most})")).scalars().all()
    except DBAPIError as error:
        return [str(error.orig)]
    return [line for line in "\n".join(str(line) for line in said).splitlines() if line not in ("ok", "")]


def rows(connection: Connection, table: Table, query: Select[Any], latest: int | None = None) -> list[Any]:
    """What a query without order finds among the rows of a table (the latest so many) that can be read."""
    plain = query.with_hint(table, "NOT INDEXED", "sqlite").where(text("rowid between :first and :last"))
    last = min(_highest(connection, table), _room(connection))
    first = 1 if latest is None else max(1, last - latest + 1)
    return [row for a in range(first, last + 1, STRETCH) for row in _between(connection, plain, a, min(last, a + STRETCH - 1))]


def _room(connection: Connection) -> int:
    """More rows than a file of this size could hold: a spoiled page may number its rows as it likes."""
    pages, size = (int(connection.execute(text(f"pragma {what}")).scalar() or 0) for what in ("page_count", "page_size"))
    return pages * size // SMALLEST


def _highest(connection: Connection, table: Table) -> int:
    """The number of the last row; where even that cannot be read, one beyond what the table could hold here."""
    try:
        return int(connection.execute(text(f"select max(rowid) from {table.name}")).scalar() or 0)
    except DBAPIError as error:
        if not is_damage(error):
            raise
    known = 0
    for index in connection.execute(text(f"select name from pragma_index_list('{table.name}')")).scalars().all():
        try:
            query = f'select max(rowid) from (select rowid from {table.name} indexed by "{index}")'
            known = max(known, int(connection.execute(text(query)).scalar() or 0))
        except DBAPIError:
            continue
    return known


def _between(connection: Connection, query: Select[Any], first: int, last: int) -> Iterator[Any]:
    try:
        yield from connection.execute(query, {"first": first, "last": last}).all()
        return
    except DBAPIError as error:
        if not is_damage(error):
            raise
    if first < last:
        middle = (first + last) // 2
        yield from _between(connection, query, first, middle)
        yield from _between(connection, query, middle + 1, last)


def ids(connection: Connection, tables: Table, events: Table) -> list[str]:
    """The names of all tables that anything is left of: from their rows, their index, and their journals' index."""
    found = [row[0] for row in rows(connection, tables, select(tables.c.id))]
    for table, name in ((tables, "id"), (events, "table_id")):
        for way in (asc, desc):  # from both ends, as far as it goes
            found += _as_far_as_it_goes(connection, select(column(name)).select_from(table).distinct().order_by(way(name)))
    return list(dict.fromkeys(id for id in found if isinstance(id, str)))


def _as_far_as_it_goes(connection: Connection, query: Select[Any]) -> list[Any]:
    found: list[Any] = []
    try:
        found.extend(row[0] for row in connection.execute(query))
    except DBAPIError as error:
        if not is_damage(error):
            raise
    return found
