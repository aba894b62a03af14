"""Database URLs: drivers, checks of SQLite files, and removal of passwords."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from hippodrome.core.errors import BadInput
from hippodrome.server.storage.permissions import sqlite_file

SQLITE_MAGIC = b"SQLite format 3\0"


def driver_url(url: str) -> str:
    """Return a database URL with the driver that the server uses."""
    scheme, there, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if there and scheme in ("postgresql", "postgres") else url


def check_file(url: str, *, must_exist: bool = False) -> None:
    """Refuse a file that cannot be a Hippodrome database, before changing anything in it or beside it."""
    file = sqlite_file(url)
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
    names = _table_names(file)
    if names and "alembic_version" not in names:
        raise BadInput("foreign_database", file=file)


def _looks_like_sqlite(file: Path) -> bool:
    """Return whether a file is empty or starts with SQLite's header."""
    try:
        with file.open("rb") as start:
            return start.read(len(SQLITE_MAGIC)) in (b"", SQLITE_MAGIC)
    except OSError:
        return True  # SQLite reports the reason better


def open_read_only(file: Path) -> contextlib.closing[sqlite3.Connection]:
    """Open an SQLite file read-only; no sidecar file is created unless one exists."""
    wal = file.with_name(f"{file.name}-wal")
    still = not wal.exists() or not wal.stat().st_size  # no changes outside the main file
    where = f"{file.as_uri()}?mode=ro{'&immutable=1' if still else ''}"
    return contextlib.closing(sqlite3.connect(where, uri=True))


def _table_names(file: Path) -> set[str]:
    """Return the tables in an SQLite file, opened read-only; none if it is unreadable."""
    with contextlib.suppress(sqlite3.Error), open_read_only(file) as line:
        return {name for (name,) in line.execute("select name from sqlite_master where type = 'table'")}
    return set()


def missing_driver(url: str, module: str) -> BadInput:
    """Build the error for a missing database driver."""
    if module.partition(".")[0] == "psycopg":
        return BadInput("needs_psycopg")
    return BadInput("needs_driver", database=without_password(url), package=module)


def without_password(url: str) -> str:
    """Return a database URL without its password, for messages."""
    scheme, there, rest = url.partition("://")
    if not there:
        return url[:80]
    credentials, at, where = rest.rpartition("@")
    return f"{scheme}://{credentials.partition(':')[0]}{at}{where}"
