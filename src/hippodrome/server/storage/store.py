"""Where tables are kept: a row a table, and its journal, one row an event, numbered without gaps.

`(table, n)` is the journal's key, so that no two writers can both continue a race: whoever comes second is told (Outrun).
On PostgreSQL a table lives in one process at a time (`leases`); the key holds even should two believe that it is theirs.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Double,
    Engine,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
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
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import edition_sum
from hippodrome.server.storage import recovery
from hippodrome.server.storage.corruption import Damaged, is_damage, reading
from hippodrome.server.storage.migrations import bring_up, revision
from hippodrome.server.storage.permissions import close_database, file_of
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.views.json import compact

SQLITE = b"SQLite format 3\0"
SALVAGED = 500
"""So many of the latest tables are looked through where a question cannot be answered as a whole."""
DAY = 86_400.0
MOST_DUE = 100
"""So many tables whose clock has run out are named at once."""
_OURS = 7_204_915_361
"""The number of the lock under which the schema is brought up, so that two processes do not do it at once."""

POOL = 8
"""So many connections to PostgreSQL a process keeps; for a moment it may have twice as many,"""
CONNECTIONS = 2 * POOL + 1
"""and one more, on which it listens."""

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
    Column("opened", Double, nullable=False, server_default="0"),
    Column("edition", String(16)),
)

editions = Table(
    "editions",
    metadata,
    Column("sum", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)


house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("door", String(80), nullable=False),
    Column("until", Double, nullable=False),
)

homes = Table(
    "homes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
)

thoughts = Table(  # what server/workers/queue.py does with it, it does in SQL
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("release", Integer, nullable=False),
    Column("asker", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("wanted", BigInteger, nullable=False),
    Column("given", Text, nullable=False),
    Column("thinker", Integer),
    Column("until", Double),
    Column("tries", Integer, nullable=False),
    Column("done", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("found", Text),
    Column("used", Double, nullable=False, server_default="0"),
)

thinking_turns = Table(
    "thinking_turns",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("address", String(32), primary_key=True),
    Column("about", String(32), primary_key=True),
    Column("turn", BigInteger, nullable=False),
)

thinking_key = Table("thinking_key", metadata, Column("key", String(64), primary_key=True))


class Outrun(Exception):
    """Somebody else has written this number of the journal already."""


@dataclass
class Row:
    """A table: `start` is how it was made and never changes, `card` what everybody may know of it now."""

    id: str
    start: dict[str, Any]
    card: dict[str, Any]
    changed: float = 0.0
    opened: float = 0.0
    """The time at which somebody last opened it, up to a day ago."""


class Entry(NamedTuple):
    """An event to be written, and what it makes of its table."""

    table: str
    n: int
    body: Mapping[str, Any]
    state: str
    card: str | None
    """As JSON; None if the table's row says all this already."""
    deadline: float | None


_WRITE = {
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
"""How events are written, each of another table, and what they make of their tables: one statement for all of them, or two.
Plain statements on one connection that is kept: this is what a server does most. And few of them: after each, the thread that
writes waits until the loop lets it on."""


class Store:
    """A database of tables."""

    def __init__(self, url: str, *, must_exist: bool = False) -> None:
        self.url = driver_url(url)
        self._pen: Connection | None = None
        """The connection on which events are written, kept from one batch to the next."""
        self._writing = threading.Lock()
        try:
            check_file(self.url, must_exist=must_exist)
            self.engine = _open(self.url)
            with self.engine.begin() as connection:
                if self.is_postgres:
                    connection.execute(text(f"select pg_advisory_xact_lock({_OURS})"))
                if must_exist and not revision(connection):
                    raise BadInput("no_races_in", database=without_password(url))
                bring_up(connection)
        except ModuleNotFoundError as error:
            raise missing_driver(url, error.name or "") from None
        except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BadInput("cannot_open_database", database=without_password(url), why=why) from None

    @property
    def is_postgres(self) -> bool:
        """Whether this is a server that other processes use too."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of the database."""
        with self._writing:
            pen, self._pen = self._pen, None
            if pen is not None:
                pen.close()
        self.engine.dispose()

    # Writing ---------------------------------------------------------------------------------------------------------

    def make(self, row: Row, process: str = "") -> int:
        """Store a new table, owned by a process, and the text of its custom edition if it is new; the number of bytes."""
        values = _values(row)
        with self.engine.begin() as connection:
            size = _add_edition(connection, row)
            connection.execute(insert(tables).values(values))
            if process:
                connection.execute(insert(homes).values(table_id=row.id, process=process))
        return size + len(values["start"]) + len(values["card"])

    def append(
        self, table: str, n: int, body: Mapping[str, Any], card: Mapping[str, Any], deadline: float | None = None
    ) -> None:
        """Write event `n` of a table; Outrun if there is one already. On disk when this returns."""
        if not self.append_all([Entry(table, n, body, card["state"], compact(card), deadline)])[0]:
            raise Outrun(table, n)

    def append_all(self, entries: Sequence[Entry]) -> list[bool]:
        """Write events, each of another table, at once; which of them were written, the others being outrun."""
        with self._writing:
            if self._pen is None:
                self._pen = self.engine.connect()
            try:
                written = self._write(self._pen, entries, time.time())
                self._pen.commit()
            except BaseException:
                pen, self._pen = self._pen, None
                with contextlib.suppress(Exception):
                    pen.invalidate()  # whatever is wrong with it, the next write begins with another
                    pen.close()
                raise
        return [entry.table in written for entry in entries]

    def _write(self, pen: Connection, entries: Sequence[Entry], now: float) -> set[str]:
        """Write events; the tables of those that were."""
        rows = [(one.table, one.n, compact(one.body), one.state, one.card, one.deadline) for one in entries]
        if self.is_postgres:
            given = [list(column) for column in zip(*rows, strict=True)]
            (statement,) = _WRITE["postgresql"]
            return set(pen.exec_driver_sql(statement, (now, *given)).scalars())
        insert_events, change_tables = _WRITE["sqlite"]
        if pen.exec_driver_sql(insert_events, (now, compact(rows))).rowcount == len(rows):
            if changed := [row for one, row in zip(entries, rows, strict=True) if one.card is not None]:
                pen.exec_driver_sql(change_tables, (now, compact(changed)))
            return {one.table for one in entries}
        if len(entries) == 1:
            return set()
        pen.rollback()  # somebody was outrun: the others are written one by one
        return {table for one in entries for table in self._write(pen, [one], now)}

    def forget(self, ids: Sequence[str]) -> None:
        """Remove tables and their journals."""
        with self.engine.begin() as connection:
            for id in ids:
                connection.execute(delete(events).where(events.c.table_id == id))
                connection.execute(delete(homes).where(homes.c.table_id == id))
                connection.execute(delete(tables).where(tables.c.id == id))

    def note_opened(self, ids: Sequence[str], now: float) -> None:
        """Note that somebody opened tables; at most once a day for each."""
        with self.engine.begin() as connection:
            for id in ids:
                is_old = (tables.c.id == id) & (tables.c.opened < now - DAY)
                connection.execute(update(tables).where(is_old).values(opened=now))

    def expired(self, waiting_since: float, unopened_since: float, most: int) -> list[str]:
        """Tables that nobody has opened since a time: those that wait for players, and all others; none that a process owns."""
        is_waiting = (tables.c.state == "gathering") & (tables.c.opened < waiting_since)
        is_owned = select(homes.c.table_id).where(homes.c.table_id == tables.c.id).exists()
        query = select(tables.c.id).where(is_waiting | (tables.c.opened < unopened_since), ~is_owned)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.opened).limit(most)).scalars())

    def fill(
        self,
        rows: Iterable[tuple[Row, list[tuple[float, str]]]],
        also: Callable[[Connection], None] = lambda connection: None,
    ) -> int:
        """Write whole tables with their journals into a database that has none, and whatever else belongs to them; how many."""
        number = 0
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar():
                raise BadInput("database_in_use")
            for row, journal in rows:
                _add_edition(connection, row)
                times = {"changed": row.changed, "opened": max(row.opened, row.changed)}
                connection.execute(insert(tables).values({**_values(row), **times}))
                lines = [{"table_id": row.id, "n": n, "at": at, "body": body} for n, (at, body) in enumerate(journal)]
                if lines:
                    connection.execute(insert(events), lines)
                number += 1
            also(connection)
        return number

    # Reading ---------------------------------------------------------------------------------------------------------

    def find(self, table: str) -> Row | None:
        """A table by its id."""
        with reading(table), self.engine.connect() as connection:
            row = connection.execute(_WHOLE_ROW.where(tables.c.id == table)).mappings().first()
            return None if row is None else _row(dict(row))

    def journal(self, table: str, since: int = 0) -> list[dict[str, Any]]:
        """The events of a table from number `since` on."""
        query = select(events.c.body).where(events.c.table_id == table, events.c.n >= since).order_by(events.c.n)
        with reading(table), self.engine.connect() as connection:
            return [json.loads(body) for (body,) in connection.execute(query)]

    def listed(self, state: str, most: int, since: float = 0.0) -> list[tuple[str, dict[str, Any]]]:
        """The ids and cards of listed tables in a state at which something has happened since, the latest first.

        While a race is secret, that is the one made last: when something last happened there is nobody's business.
        """
        latest = tables.c.changed if state == "over" else tables.c.created
        query = select(tables.c.id, tables.c.card, latest.label("latest"))
        query = query.where(tables.c.listed, tables.c.state == state, tables.c.changed >= since)
        found = self._sound(query, latest.desc(), most)
        cards: list[tuple[str, dict[str, Any]]] = []
        for row in sorted(found, key=lambda row: (-row.latest, row.id))[:most]:
            with contextlib.suppress(ValueError):  # a spoiled one is left out
                cards.append((row.id, json.loads(row.card)))
        return cards

    def due(self, now: float, process: str = "") -> list[str]:
        """The tables whose clock has run out, the longest first; for a process those that are at home there, or nowhere."""
        query = select(tables.c.id, tables.c.deadline).where(tables.c.deadline <= now)
        if process:
            others = select(homes.c.table_id).where(homes.c.table_id == tables.c.id, homes.c.process != process)
            query = query.where(~others.exists())
        found = self._sound(query, tables.c.deadline, MOST_DUE)
        return [row.id for row in sorted(found, key=lambda row: row.deadline)[:MOST_DUE]]

    def _sound(self, query: Select[Any], order: ColumnElement[Any], most: int) -> list[Any]:
        """What a query finds; where pages are spoiled, among the latest tables without those that cannot be read."""
        with self.engine.connect() as connection:
            try:
                return list(connection.execute(query.order_by(order).limit(most)))
            except DBAPIError as error:
                if self.is_postgres or not is_damage(error):
                    raise
            return recovery.rows(connection, tables, query, SALVAGED)

    def following(self, table: str, most: int) -> list[str]:
        """The names of the tables that come after one by name."""
        query = select(tables.c.id).where(tables.c.id > table).order_by(tables.c.id).limit(most)
        with reading(""), self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def try_writing(self) -> None:
        """Write something that changes nothing: it fails if nothing can be written."""
        with self.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = version_num"))

    def put_off(self, table: str, due: float, deadline: float | None) -> None:
        """Of a table whose clock was due then, say when it has to be looked at again; None: not before something happens there.
        Whoever wrote an event meanwhile knows better: their deadline stands."""
        still = (tables.c.id == table) & (tables.c.deadline <= due)
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(still).values(deadline=deadline))

    def mend_deadlines(self, now: float, clocks: Mapping[str, float | None]) -> int:
        """Let every deadline that lies further away than its table's clock allows be looked at now; how many there were."""
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

    def whole(self, damaged: Callable[[Damaged], None] | None = None) -> Iterator[tuple[Row, list[tuple[int, float, str]]]]:
        """Every table with its journal (number, time, body), all as they stood at one moment.

        One that cannot be read raises Damaged; or is told of, and the others follow.
        """
        with self.engine.connect() as connection:
            _freeze(connection)
            for id in self._ids(connection, salvaging=damaged is not None):
                try:
                    with reading(id), connection.begin_nested() if self.is_postgres else contextlib.nullcontext():
                        row = connection.execute(_WHOLE_ROW.where(tables.c.id == id)).mappings().first()
                        if row is None:
                            raise ValueError("there are events of it, but no table")
                        query = select(events.c.n, events.c.at, events.c.body).where(events.c.table_id == id)
                        journal = connection.execute(query.order_by(events.c.n))
                        found = _row(dict(row)), [(n, at, body) for n, at, body in journal]
                except Damaged as error:
                    if damaged is None:
                        raise
                    damaged(error)
                    continue
                yield found

    def _ids(self, connection: Connection, *, salvaging: bool) -> list[str]:
        try:
            with reading("?"):
                return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())
        except Damaged:
            if self.is_postgres or not salvaging:
                raise
        return recovery.ids(connection, tables, events)

    def integrity(self) -> list[str]:
        """What the database itself finds wrong with its pages."""
        with self.engine.connect() as connection:
            return recovery.integrity(connection)


_WHOLE_ROW = select(tables, editions.c.text.label("edition_text")).outerjoin(editions, tables.c.edition == editions.c.sum)
"""A table with the text of its custom edition, which is stored once for all tables that have the same."""


def insert_if_new(connection: Connection, table: Table) -> Any:
    """An insert that leaves rows with the same key as they are."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _add_edition(connection: Connection, row: Row) -> int:
    """Store the text of a table's custom edition unless it is stored already; the number of bytes."""
    text = row.start.get("edition_text", "")
    if not text:
        return 0
    sum, created = edition_sum(text), row.start["created"]
    values = {"sum": sum, "game": row.card["game"], "name": row.card["edition"][:80], "text": text}
    added = insert_if_new(connection, editions).values({**values, "created": created, "used": created})
    if connection.execute(added.returning(editions.c.sum)).scalar() is not None:
        return len(text)
    known = connection.execute(select(editions.c.text).where(editions.c.sum == sum)).scalar()
    if known != text:
        raise Refusal(409, "another_edition")
    return 0


def _freeze(connection: Connection) -> None:
    """Let all that is read on a connection be of one moment."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))
    else:
        connection.exec_driver_sql("begin")


def _values(row: Row) -> dict[str, Any]:
    created, card = row.start["created"], row.card
    start = {name: value for name, value in row.start.items() if name != "edition_text"}
    text = row.start.get("edition_text", "")
    return {
        "id": row.id,
        "created": created,
        "changed": created,
        "opened": created,
        "edition": edition_sum(text) if text else None,
        "game": card["game"],
        "state": card["state"],
        "listed": card["listed"],
        "start": compact(start),
        "card": compact(card),
    }


def _row(row: Mapping[str, Any]) -> Row:
    start = json.loads(row["start"])
    if row["edition"]:
        if row["edition_text"] is None:
            raise ValueError("the text of its edition is missing")
        start["edition_text"] = row["edition_text"]
    return Row(row["id"], start, json.loads(row["card"]), row["changed"], row["opened"])


def driver_url(url: str) -> str:
    """A database's address with the driver that we use for it."""
    scheme, there, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if there and scheme in ("postgresql", "postgres") else url


def check_file(url: str, *, must_exist: bool = False) -> None:
    """Refuse a file that cannot be a database of ours, before anything in it or beside it is changed."""
    file = file_of(url)
    if file is None:
        if must_exist and url.startswith("sqlite"):
            raise BadInput("no_database_named", database=url[:80])
        return
    if not file.exists():
        if must_exist:
            raise BadInput("no_database", file=file)
        return
    if not file.is_file():
        raise BadInput("database_no_file", file=file)
    if must_exist and not file.stat().st_size:
        raise BadInput("empty_database", file=file)
    if not _looks_like_sqlite(file):
        raise BadInput("not_a_database", database=without_password(url))
    names = _tables_in(file)
    if names and "alembic_version" not in names:
        raise BadInput("foreign_database", file=file)


def _looks_like_sqlite(file: Path) -> bool:
    """Whether a file begins like a database of SQLite, or holds nothing yet."""
    try:
        with file.open("rb") as start:
            return start.read(len(SQLITE)) in (b"", SQLITE)
    except OSError:
        return True  # SQLite says better why it cannot be read


def look_into(file: Path) -> contextlib.closing[sqlite3.Connection]:
    """A file of SQLite, opened to be read only; nothing is laid beside it unless something is there already."""
    wal = file.with_name(f"{file.name}-wal")
    still = not wal.exists() or not wal.stat().st_size  # all is in the file itself
    where = f"{file.as_uri()}?mode=ro{'&immutable=1' if still else ''}"
    return contextlib.closing(sqlite3.connect(where, uri=True))


def _tables_in(file: Path) -> set[str]:
    """The tables in a file of SQLite, which is only read; none if it cannot be."""
    with contextlib.suppress(sqlite3.Error), look_into(file) as line:
        return {name for (name,) in line.execute("select name from sqlite_master where type = 'table'")}
    return set()


def missing_driver(url: str, module: str) -> BadInput:
    """What to say where the package for a kind of database is not installed."""
    if module.partition(".")[0] == "psycopg":
        return BadInput("needs_psycopg")
    return BadInput("needs_driver", database=without_password(url), package=module)


def _open(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=POOL, max_overflow=POOL, hide_parameters=True)
    file = file_of(url)
    if file is not None:
        close_database(file)
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
