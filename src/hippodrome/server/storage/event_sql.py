"""SQL that writes events: the statements that a server runs most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hippodrome.server.views.json import dumps


class ConflictError(Exception):
    """Another process already wrote this sequence number of the journal."""


class EventWrite(NamedTuple):
    """An event to be written, and what it makes of its table."""

    table: str
    n: int
    body: Mapping[str, Any]
    state: str
    summary: str | None
    """As JSON; None if the table's row says all this already."""
    deadline: float | None


_WRITE_SQL = {
    "sqlite": (
        "insert into events (table_id, n, at, body) select json_extract(value, '$[0]'), json_extract(value, '$[1]'), ?, "
        "json_extract(value, '$[2]') from json_each(?) where true on conflict do nothing",
        "update tables set changed = ?, state = json_extract(given.value, '$[3]'), card = json_extract(given.value, '$[4]'), "
        "deadline = json_extract(given.value, '$[5]') from json_each(?) as given "
        "where tables.id = json_extract(given.value, '$[0]')",
    ),
    "postgresql": (
        "with given as (select %s::double precision as at, * from unnest(%s::text[], %s::int[], %s::text[], "
        "%s::text[], %s::text[], %s::double precision[]) as given (id, n, body, state, card, deadline)), "
        "fresh as (insert into events (table_id, n, at, body) select id, n, at, body from given "
        "on conflict do nothing returning table_id), "
        "told as (update tables set state = given.state, card = given.card, changed = given.at, deadline = given.deadline "
        "from given, fresh where given.id = fresh.table_id and tables.id = given.id and given.card is not null) "
        "select tables.id from fresh, tables where tables.id = fresh.table_id",
    ),
}
"""SQL that writes one event each for several tables and updates the tables' rows: one statement for all of them, or two.
Plain statements on one connection that is kept: this is what a server does most. And few of them: after each, the thread that
writes waits until the loop lets it on."""


def write_events(connection: Connection, entries: Sequence[EventWrite], now: float) -> set[str]:
    """Write events, one for each of several tables; return the tables whose event was written."""
    rows = [(one.table, one.n, dumps(one.body), one.state, one.summary, one.deadline) for one in entries]
    if connection.dialect.name == "postgresql":
        given = [list(column) for column in zip(*rows, strict=True)]
        (statement,) = _WRITE_SQL["postgresql"]
        return set(connection.exec_driver_sql(statement, (now, *given)).scalars())
    insert_events, change_tables = _WRITE_SQL["sqlite"]
    if connection.exec_driver_sql(insert_events, (now, dumps(rows))).rowcount == len(rows):
        if changed := [row for one, row in zip(entries, rows, strict=True) if one.summary is not None]:
            connection.exec_driver_sql(change_tables, (now, dumps(changed)))
        return {one.table for one in entries}
    if len(entries) == 1:
        return set()
    connection.rollback()  # somebody was outrun: the others are written one by one
    return {table for one in entries for table in write_events(connection, [one], now)}
