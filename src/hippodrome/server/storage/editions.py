"""User-uploaded editions and cached edition comparisons, addressed by content hash.

Any client that knows the digest can read them; they never change. Entries that no client has requested for a long time are
deleted and, above a maximum number, the least recently used ones.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Double, String, Table, Text, delete, func, select, true, update

from hippodrome.server.errors import ApiError
from hippodrome.server.storage.models import editions, metadata
from hippodrome.server.storage.models import tables as stored_tables
from hippodrome.server.storage.rows import insert_if_new
from hippodrome.server.storage.store import DAY, Store
from hippodrome.server.views.json import dumps

UNUSED_TTL = 180 * 86400.0
"""Seconds after which an unused edition or comparison is deleted."""
MAX_EDITIONS = 5_000
MAX_COMPARISONS = 5_000

comparisons = Table(
    "comparisons",
    metadata,
    Column("sum", String(16), primary_key=True),
    Column("found", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)


class StoredEdition(NamedTuple):
    """An edition that a user uploaded."""

    sum: str
    game: str
    name: str
    text: str
    created: float
    used: float


class EditionStore:
    """Editions and comparisons in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Editions --------------------------------------------------------------------------------------------------------

    def edition(self, digest: str, now: float) -> StoredEdition | None:
        """Return the edition with this digest and mark it as used."""
        with self._store.engine.begin() as connection:
            row = connection.execute(select(editions).where(editions.c.sum == digest)).mappings().first()
            if row is None:
                return None
            _touch(connection, editions, digest, row["used"], now)
            return StoredEdition(**dict(row))

    def save_edition(self, edition: StoredEdition) -> bool:
        """Store an edition, or mark a stored one as used; return True if it is new."""
        with self._store.engine.begin() as connection:
            is_new = _add(connection, editions, edition._asdict())
            if not is_new:
                row = connection.execute(select(editions).where(editions.c.sum == edition.sum)).mappings().one()
                if (row["game"], row["text"]) != (edition.game, edition.text):
                    raise ApiError(409, "another_edition")
                _touch(connection, editions, edition.sum, row["used"], edition.used)
            _prune(connection, editions, edition.used, MAX_EDITIONS, ~_is_in_use())
            return is_new

    # Comparisons -----------------------------------------------------------------------------------------------------

    def comparison(self, digest: str, now: float) -> dict[str, Any] | None:
        """Return the cached comparison with this digest and mark it as used."""
        with self._store.engine.begin() as connection:
            row = connection.execute(select(comparisons).where(comparisons.c.sum == digest)).mappings().first()
            if row is None:
                return None
            _touch(connection, comparisons, digest, row["used"], now)
            found: dict[str, Any] = json.loads(zlib.decompress(b64decode(row["found"])))
            return found

    def save_comparison(self, digest: str, result: Mapping[str, Any], now: float) -> None:
        """Cache the result of a comparison."""
        packed = b64encode(zlib.compress(dumps(result).encode())).decode()
        with self._store.engine.begin() as connection:
            _add(connection, comparisons, {"sum": digest, "found": packed, "created": now, "used": now})
            _prune(connection, comparisons, now, MAX_COMPARISONS)

    # Backups ---------------------------------------------------------------------------------------------------------

    def all_editions(self) -> Iterator[StoredEdition]:
        """Yield all editions, for a backup; comparisons are not backed up, since they can be computed again."""
        with self._store.engine.connect() as connection:
            for row in connection.execute(select(editions).order_by(editions.c.created, editions.c.sum)).mappings():
                yield StoredEdition(**dict(row))


def insert_editions(connection: Connection, stored: Iterable[StoredEdition]) -> None:
    """Write the editions of a backup into a database."""
    rows = [edition._asdict() for edition in stored]
    if rows:
        connection.execute(insert_if_new(connection, editions), rows)


def _add(connection: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row; return whether it is new."""
    return connection.execute(insert_if_new(connection, table).values(values).returning(table.c.sum)).scalar() is not None


def _touch(connection: Connection, table: Table, digest: str, used: float, now: float) -> None:
    if now - used > DAY:  # at most one write per day
        connection.execute(update(table).where(table.c.sum == digest).values(used=now))


def _is_in_use() -> ColumnElement[bool]:
    """Return the condition that a table uses the edition."""
    return select(stored_tables.c.id).where(stored_tables.c.edition == editions.c.sum).exists()


def _prune(
    connection: Connection, table: Table, now: float, limit: int, is_deletable: ColumnElement[bool] | None = None
) -> None:
    """Delete rows unused for UNUSED_TTL, and the longest unused ones above the limit, among those that are deletable."""
    free = true() if is_deletable is None else is_deletable
    connection.execute(delete(table).where(table.c.used < now - UNUSED_TTL, free))
    number = connection.execute(select(func.count()).select_from(table).where(free)).scalar() or 0
    if number > limit:
        oldest = select(table.c.sum).where(free).order_by(table.c.used, table.c.created, table.c.sum).limit(number - limit)
        connection.execute(delete(table).where(table.c.sum.in_(oldest)))
