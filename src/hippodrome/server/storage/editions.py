"""What people leave here beside races: editions under their sums, and comparisons of two editions.

Both are found by whoever knows their name, are the same for everybody, and never change. What nobody has asked for in a long
time is forgotten; if there are too many, what was asked for longest ago.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Double, String, Table, Text, delete, func, select, true, update

from hippodrome.server.storage.store import DAY, Store, editions, insert_if_new, metadata
from hippodrome.server.storage.store import tables as stored_tables
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.views.json import compact

UNUSED = 180 * 86400.0
"""Seconds after which something that nobody asked for is forgotten."""
MOST_EDITIONS = 5_000
MOST_COMPARISONS = 5_000

comparisons = Table(
    "comparisons",
    metadata,
    Column("sum", String(16), primary_key=True),
    Column("found", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)


class KeptEdition(NamedTuple):
    """An edition that somebody left here."""

    sum: str
    game: str
    name: str
    text: str
    created: float
    used: float


class Kept:
    """The editions and comparisons of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Editions --------------------------------------------------------------------------------------------------------

    def edition(self, sum: str, now: float) -> KeptEdition | None:
        """The edition with this sum; from now on it is used again."""
        with self._store.engine.begin() as connection:
            row = connection.execute(select(editions).where(editions.c.sum == sum)).mappings().first()
            if row is None:
                return None
            _use(connection, editions, sum, row["used"], now)
            return KeptEdition(**dict(row))

    def keep_edition(self, edition: KeptEdition) -> bool:
        """Store an edition, True if it is new; if it is here already, it is used again."""
        with self._store.engine.begin() as connection:
            is_new = _add(connection, editions, edition._asdict())
            if not is_new:
                row = connection.execute(select(editions).where(editions.c.sum == edition.sum)).mappings().one()
                if (row["game"], row["text"]) != (edition.game, edition.text):
                    raise Refusal(409, "another_edition")
                _use(connection, editions, edition.sum, row["used"], edition.used)
            _tidy(connection, editions, edition.used, MOST_EDITIONS, ~_is_raced())
            return is_new

    # Comparisons -----------------------------------------------------------------------------------------------------

    def comparison(self, sum: str, now: float) -> dict[str, Any] | None:
        """What was found when two editions were compared."""
        with self._store.engine.begin() as connection:
            row = connection.execute(select(comparisons).where(comparisons.c.sum == sum)).mappings().first()
            if row is None:
                return None
            _use(connection, comparisons, sum, row["used"], now)
            found: dict[str, Any] = json.loads(zlib.decompress(b64decode(row["found"])))
            return found

    def keep_comparison(self, sum: str, found: Mapping[str, Any], now: float) -> None:
        """Keep what was found."""
        packed = b64encode(zlib.compress(compact(found).encode())).decode()
        with self._store.engine.begin() as connection:
            _add(connection, comparisons, {"sum": sum, "found": packed, "created": now, "used": now})
            _tidy(connection, comparisons, now, MOST_COMPARISONS)

    # Copies ----------------------------------------------------------------------------------------------------------

    def all_editions(self) -> Iterator[KeptEdition]:
        """Every edition, for a backup. Comparisons can be made again."""
        with self._store.engine.connect() as connection:
            for row in connection.execute(select(editions).order_by(editions.c.created, editions.c.sum)).mappings():
                yield KeptEdition(**dict(row))


def fill(connection: Connection, kept: Iterable[KeptEdition]) -> None:
    """Write the editions of a backup into a database."""
    rows = [edition._asdict() for edition in kept]
    if rows:
        connection.execute(insert_if_new(connection, editions), rows)


def _add(connection: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Write a row; whether it was not there before."""
    return connection.execute(insert_if_new(connection, table).values(values).returning(table.c.sum)).scalar() is not None


def _use(connection: Connection, table: Table, sum: str, used: float, now: float) -> None:
    if now - used > DAY:  # noted once a day
        connection.execute(update(table).where(table.c.sum == sum).values(used=now))


def _is_raced() -> ColumnElement[bool]:
    """Whether a table is played with an edition."""
    return select(stored_tables.c.id).where(stored_tables.c.edition == editions.c.sum).exists()


def _tidy(connection: Connection, table: Table, now: float, most: int, may: ColumnElement[bool] | None = None) -> None:
    """Delete rows that nobody has used for long, and if there are too many, the longest unused; only those that `may` go."""
    free = true() if may is None else may
    connection.execute(delete(table).where(table.c.used < now - UNUSED, free))
    number = connection.execute(select(func.count()).select_from(table).where(free)).scalar() or 0
    if number > most:
        oldest = select(table.c.sum).where(free).order_by(table.c.used, table.c.created, table.c.sum).limit(number - most)
        connection.execute(delete(table).where(table.c.sum.in_(oldest)))
