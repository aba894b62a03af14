"""What is wrong with a set-up, said before it goes live: `hippodrome serve --check`. No race and no database is touched.

A fault is what would keep the server from starting, or people from playing. A note is what whoever hosts should know.
"""

from __future__ import annotations

import contextlib
import ipaddress
import json
import os
import shutil
import socket
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from hippodrome.core.errors import BadInput
from hippodrome.games.registry import HOUSE, NAMES, unusable
from hippodrome.i18n.error_messages import words_in
from hippodrome.i18n.localization import Noun
from hippodrome.server.http.hosts import ANY, read_address, read_names
from hippodrome.server.run import listen_at, own_database
from hippodrome.server.storage.file_lock import claim
from hippodrome.server.storage.migrations import HEAD, STEPS, revision
from hippodrome.server.storage.permissions import OTHERS, file_of
from hippodrome.server.storage.store import (
    CONNECTIONS,
    check_file,
    driver_url,
    look_into,
    missing_driver,
    without_password,
)
from hippodrome.terminal.output import say

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

OPEN_FILES = 4096
"""So many files a process should be able to open: each live line is one."""
ROOM = 200_000_000
"""Bytes that should be free on the disk where races are kept."""
THINKERS = 2
"""So many connections more a process has that lets others think."""
PATIENCE = 5
"""Seconds in which PostgreSQL has to answer."""
FORWARDED = "FORWARDED_ALLOW_IPS"
"""The variable that says whose `X-Forwarded-For` is believed; without it that of this machine."""


@dataclass(frozen=True)
class SetUp:
    """What was typed after `hippodrome serve`."""

    host: str
    port: int
    database: str = ""
    workers: int = 1
    logs: str = ""
    address: str = ""
    names: str = ""
    thinkers: bool = False


class Finding(NamedTuple):
    """Something about a set-up, and which part of it that is."""

    kind: Literal["fault", "note"]
    part: str
    why: BadInput

    @property
    def text(self) -> str:
        """What there is to say, in English."""
        return str(self.why)


Found = Iterator[tuple[Literal["fault", "note"], BadInput]]


def examine(given: SetUp) -> list[Finding]:
    """All that is wrong with a set-up, and what should be known of it."""
    parts: dict[str, Callable[[SetUp], Found]] = {
        "games": _games, "logs": _logs, "database": _database, "address": _address, "port": _port,
        "open files": _open_files, "compiled code": _compiled,
    }  # fmt: skip
    found: list[Finding] = []
    for part, look in parts.items():
        try:
            found += [Finding(kind, part, why) for kind, why in look(given)]
        except BadInput as error:
            found.append(Finding("fault", part, error))
    return found


def check(given: SetUp, *, language: str, as_json: bool) -> int:
    """Say what is wrong, a line each; the exit code: 2 if anything is."""
    found = examine(given)
    faults = [one for one in found if one.kind == "fault"]
    if as_json:
        told = {kind: [{"part": one.part, "text": one.text} for one in found if one.kind == kind[:-1]] for kind in KINDS}
        say(json.dumps({"ready": not faults, **told}, ensure_ascii=False))
    else:
        words = words_in(language)
        for one in sorted(found, key=lambda one: one.kind):
            part, why = words.text(f"said.part.{one.part}"), one.why.told(language)
            say(words.text(f"said.{one.kind}", part=Noun(part), why=Noun(why)))
        say(words.text("said.faults", number=len(faults)) if faults else words.text("said.ready"))
    return 2 if faults else 0


KINDS = ("faults", "notes")


# Parts -------------------------------------------------------------------------------------------------------------------


def _games(_: SetUp) -> Found:
    for why in unusable():
        yield "fault", why


def _logs(given: SetUp) -> Found:
    check_logs(given.logs)
    yield from ()


def check_logs(level: str) -> None:
    """Refuse a level of logs that there is not."""
    if level not in ("", "info", "warning", "error"):
        raise BadInput("no_log_level", level=level[:20])


def _port(given: SetUp) -> Found:
    listen_at(given.host, given.port).close()
    if 0 < given.port < 1024:
        yield "note", BadInput("setup_low_port", port=str(given.port))


def _open_files(_: SetUp) -> Found:
    if resource is None:
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < OPEN_FILES:
        yield "fault", BadInput("setup_few_files", hard=str(hard), needed=str(OPEN_FILES))


def _compiled(_: SetUp) -> Found:
    from hippodrome.jit import why_not_numba

    missing = why_not_numba()
    if missing is not None:
        yield "note", BadInput("setup_slower", why=missing)
        return
    from hippodrome.jit.compile_cache import kept_in

    kept = kept_in(HOUSE[NAMES[0]])
    if kept is None or kept.is_relative_to(tempfile.gettempdir()):
        yield "fault", BadInput("setup_not_kept")


def _can_be_written(folder: Path) -> bool:
    """Whether files can be made in a folder, or it can be made itself; nothing is."""
    while not folder.exists():
        if folder.parent == folder:
            return False
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


# Addresses ---------------------------------------------------------------------------------------------------------------


def _address(given: SetUp) -> Found:
    """The address people know, the names it may be called by, and whether those that nginx passes on are believed."""
    names = read_names(given.names)
    address = read_address(given.address)
    only_here = _is_this_machine(given.host)
    if ANY in names and not only_here:
        yield "note", BadInput("setup_any_name")
    believed = os.environ.get(FORWARDED, "")
    if believed.strip() == "*" and not only_here:
        yield "fault", BadInput("setup_anybody_else", variable=FORWARDED)
    if not address:
        if believed:
            yield "note", BadInput("setup_say_address", variable=FORWARDED)
        return
    parts = urlsplit(address)
    if parts.path or parts.query or parts.fragment:
        yield "fault", BadInput("setup_not_the_root", path=parts.path)
    yield from _reached(given, parts.hostname or "", parts.port)
    if parts.scheme == "https":
        if not only_here and not believed:
            yield "fault", BadInput("setup_open_without_proxy", address=address, host=given.host, variable=FORWARDED)
    elif not _is_private(parts.hostname or ""):
        yield "note", BadInput("setup_not_encrypted", address=address)


def _reached(given: SetUp, name: str, port: int | None) -> Found:
    if _is_this_machine(given.host) and urlsplit(given.address).scheme == "http" and not _is_this_machine(name):
        if not os.environ.get(FORWARDED):
            yield "note", BadInput("setup_only_this_machine", host=given.host, name=name)
    try:
        socket.getaddrinfo(name, port or 443)
    except (OSError, UnicodeError):
        yield "fault", BadInput("setup_no_dns", name=name[:80])


def _is_this_machine(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def _is_private(host: str) -> bool:
    """Whether a name is one of a home or a club: a bare address of theirs, or a name that no registry gives out."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_private
    return "." not in host or host.endswith((".lan", ".local", ".home", ".internal", ".home.arpa"))


# Databases ---------------------------------------------------------------------------------------------------------------


def _database(given: SetUp) -> Found:
    url = given.database or own_database(make=False)
    if url.startswith("sqlite"):
        if given.workers > 1:
            yield "fault", BadInput("processes_need_postgres")
        if given.thinkers:
            yield "fault", BadInput("thinkers_need_postgres")
        check_file(url)
        yield from _file(url)
    else:
        yield from _server(driver_url(url), given.workers * (CONNECTIONS + (THINKERS if given.thinkers else 0)))


def _schema(now: str) -> Found:
    if now and now not in STEPS:
        yield "fault", BadInput("newer_schema", schema=now)
    elif now != HEAD:
        yield "note", BadInput("setup_schema_rises" if now else "setup_no_races_yet", now=now, head=HEAD)


def _file(url: str) -> Found:
    """A file of SQLite: who can read and write it, whether it is served already, how much room there is."""
    file = file_of(url)
    if file is None:
        yield "fault", BadInput("setup_in_memory", database=url[:80])
        return
    folder = file.parent
    if not _can_be_written(folder):
        yield "fault", BadInput("setup_folder_closed", folder=folder)
    there = next(place for place in (folder, *folder.parents) if place.exists())
    free = shutil.disk_usage(there).free
    if free < ROOM:
        yield "fault", BadInput("setup_little_room", free=free // 1_000_000, file=file, needed=ROOM // 1_000_000)
    if not file.exists():
        yield from _schema("")
        return
    if not os.access(file, os.R_OK | os.W_OK):
        yield "fault", BadInput("setup_not_this_users", file=file)
        return
    if file.with_name(f"{file.name}.lock").exists():
        with claim(url):  # which says who has it
            pass
    yield from _privacy(file)
    try:
        with look_into(file) as line:
            named = line.execute("select name from sqlite_master where name = 'alembic_version'").fetchone()
            row = line.execute("select version_num from alembic_version").fetchone() if named else None
    except sqlite3.Error as error:
        yield "fault", BadInput("cannot_read", file=file, why=error)
        return
    yield from _schema(str(row[0]) if row else "")


def _privacy(file: Path) -> Found:
    status = file.stat()
    if os.name == "nt" or not stat.S_IMODE(status.st_mode) & OTHERS:
        return
    if status.st_uid not in (os.getuid(), 0) or (status.st_uid == 0 and os.getuid()):
        yield "fault", BadInput("setup_not_ours_to_close", file=file)
    else:
        yield "note", BadInput("setup_open_to_others", file=file)


def _server(url: str, needed: int) -> Found:
    """PostgreSQL: whether it answers, what this user may do there, and whether it has a connection for everybody."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    try:
        engine = create_engine(url, connect_args={"connect_timeout": PATIENCE}, hide_parameters=True)
        with engine.connect() as connection:
            now = revision(connection)
            yield from _schema(now)
            yield from _rights(connection, now)
            yield from _connections(connection, needed)
        engine.dispose()
    except ModuleNotFoundError as error:
        yield "fault", missing_driver(url, error.name or "")
    except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        yield "fault", BadInput("cannot_open_database", database=without_password(url), why=why)


def _rights(connection: Any, now: str) -> Found:
    from sqlalchemy import text

    def one(query: str) -> Any:
        return connection.execute(text(query)).scalar()

    if one("select pg_is_in_recovery()") or one("show default_transaction_read_only") == "on":
        yield "fault", BadInput("setup_read_only")
    if (encoding := one("show server_encoding")) != "UTF8":
        yield "fault", BadInput("setup_encoding", encoding=encoding)
    if now != HEAD and not one("select has_schema_privilege(current_schema(), 'create')"):
        yield "fault", BadInput("setup_no_create")
    if now and not one("select has_table_privilege('events', 'select, insert') and has_table_privilege('tables', 'update')"):
        yield "fault", BadInput("setup_no_write")
    if one("show fsync") != "on":
        yield "fault", BadInput("setup_no_fsync")


def _connections(connection: Any, needed: int) -> Found:
    from sqlalchemy import text

    query = """
        select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
                 - coalesce(current_setting('reserved_connections', true), '0')::int as server,
               (select datconnlimit from pg_database where datname = current_database()) as database,
               (select rolconnlimit from pg_roles where rolname = current_user) as role
    """
    row = connection.execute(text(query)).mappings().one()
    keys = {
        "server": "setup_few_connections_server",
        "database": "setup_few_connections_database",
        "role": "setup_few_connections_role",
    }
    for name, key in keys.items():
        if 0 <= row[name] < needed:
            yield "fault", BadInput(key, limit=row[name], needed=needed, each=CONNECTIONS)
