"""Rows of the database as the server uses them, and their conversion in both directions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from hippodrome.core.fingerprint import text_digest
from hippodrome.server.errors import ApiError
from hippodrome.server.storage.models import editions, tables
from hippodrome.server.views.json import dumps


@dataclass
class TableRow:
    """A table: `start` has its settings at creation and never changes, `summary` its current public state."""

    id: str
    start: dict[str, Any]
    summary: dict[str, Any]
    changed: float = 0.0
    opened: float = 0.0
    """Time at which the table was last opened, accurate to a day."""


ROW_WITH_EDITION = select(tables, editions.c.text.label("edition_text")).outerjoin(editions, tables.c.edition == editions.c.sum)
"""Query of a table with the text of its custom edition, which is stored once for all tables that use it."""


def row_values(row: TableRow) -> dict[str, Any]:
    """Return the column values of a new table's row."""
    created, card = row.start["created"], row.summary
    start = {name: value for name, value in row.start.items() if name != "edition_text"}
    text = row.start.get("edition_text", "")
    return {
        "id": row.id,
        "created": created,
        "changed": created,
        "opened": created,
        "edition": text_digest(text) if text else None,
        "game": card["game"],
        "state": card["state"],
        "listed": card["listed"],
        "start": dumps(start),
        "card": dumps(card),
    }


def to_table_row(row: Mapping[str, Any]) -> TableRow:
    """Convert a row with its edition; raise ValueError if the edition is missing."""
    start = json.loads(row["start"])
    if row["edition"]:
        if row["edition_text"] is None:
            raise ValueError("the text of its edition is missing")
        start["edition_text"] = row["edition_text"]
    return TableRow(row["id"], start, json.loads(row["card"]), row["changed"], row["opened"])


def insert_if_new(connection: Connection, table: Table) -> Any:
    """Return an insert statement that skips rows whose key exists."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def add_edition(connection: Connection, row: TableRow) -> int:
    """Store the text of a table's custom edition unless it is stored already; return the number of bytes added."""
    text = row.start.get("edition_text", "")
    if not text:
        return 0
    sum, created = text_digest(text), row.start["created"]
    values = {"sum": sum, "game": row.summary["game"], "name": row.summary["edition"][:80], "text": text}
    added = insert_if_new(connection, editions).values({**values, "created": created, "used": created})
    if connection.execute(added.returning(editions.c.sum)).scalar() is not None:
        return len(text)
    known = connection.execute(select(editions.c.text).where(editions.c.sum == sum)).scalar()
    if known != text:
        raise ApiError(409, "another_edition")
    return 0
