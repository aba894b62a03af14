"""Deployment check before going live: `hippodrome serve --check`. Writes to no database.

A fault would prevent the server from starting, or clients from playing. A note is information for the operator.
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
from hippodrome.games.registry import BUILT_IN_NAMES, BUILT_IN_PACKAGES, unusable_games
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import Verbatim
from hippodrome.server.http.hosts import ANY_HOST, parse_allowed_hosts, parse_public_url
from hippodrome.server.run import default_database, listen_at
from hippodrome.server.storage.file_lock import lock_database
from hippodrome.server.storage.migrations import HEAD, REVISIONS, current_revision
from hippodrome.server.storage.permissions import GROUP_AND_OTHERS, sqlite_file
from hippodrome.server.storage.store import MAX_CONNECTIONS
from hippodrome.server.storage.urls import check_file, driver_url, missing_driver, open_read_only, without_password
from hippodrome.terminal.output import print_line

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MIN_OPEN_FILES = 4096
"""File descriptors that a process should be able to open: each live connection needs one."""
MIN_FREE_BYTES = 200_000_000
"""Bytes that should be free on the disk of the database."""
REMOTE_WORKER_CONNECTIONS = 2
"""Additional database connections of a process that uses remote workers."""
CONNECT_TIMEOUT = 5
"""Seconds within which PostgreSQL must accept a connection."""
FORWARDED_VARIABLE = "FORWARDED_ALLOW_IPS"
"""Environment variable with the proxies whose `X-Forwarded-For` is trusted; by default only those on this machine."""


@dataclass(frozen=True)
class DeploymentConfig:
    """Options of `hippodrome serve`."""

    host: str
    port: int
    database: str = ""
    workers: int = 1
    log_level: str = ""
    public_url: str = ""
    allowed_hosts: str = ""
    remote_workers: bool = False


class Finding(NamedTuple):
    """A fault or note about a deployment, and the part that it concerns."""

    kind: Literal["fault", "note"]
    part: str
    why: BadInput

    @property
    def text(self) -> str:
        """Return the text of the finding in English."""
        return str(self.why)


Findings = Iterator[tuple[Literal["fault", "note"], BadInput]]


def examine(given: DeploymentConfig) -> list[Finding]:
    """Check all parts of a deployment; return the faults and notes."""
    parts: dict[str, Callable[[DeploymentConfig], Findings]] = {
        "games": _check_games, "log level": _check_log_level, "database": _check_database,
        "public url": _check_public_url,
        "port": _check_port,
        "open files": _check_open_files, "compiled code": _check_compiled,
    }  # fmt: skip
    found: list[Finding] = []
    for part, look in parts.items():
        try:
            found += [Finding(kind, part, why) for kind, why in look(given)]
        except BadInput as error:
            found.append(Finding("fault", part, error))
    return found


def check(given: DeploymentConfig, *, language: str, as_json: bool) -> int:
    """Print the findings, one per line; return the exit code: 2 if there is a fault."""
    found = examine(given)
    faults = [one for one in found if one.kind == "fault"]
    if as_json:
        told = {kind: [{"part": one.part, "text": one.text} for one in found if one.kind == kind[:-1]] for kind in KINDS}
        print_line(json.dumps({"ready": not faults, **told}, ensure_ascii=False))
    else:
        words = cli_localization(language)
        for one in sorted(found, key=lambda one: one.kind):
            part, why = words.text(f"said.part.{one.part}"), one.why.localize(language)
            print_line(words.text(f"said.{one.kind}", part=Verbatim(part), why=Verbatim(why)))
        print_line(words.text("said.faults", number=len(faults)) if faults else words.text("said.ready"))
    return 2 if faults else 0


KINDS = ("faults", "notes")


# Parts -----------------------------------------------------------------------------------------------------------------


def _check_games(_: DeploymentConfig) -> Findings:
    for why in unusable_games():
        yield "fault", why


def _check_log_level(given: DeploymentConfig) -> Findings:
    check_log_level(given.log_level)
    yield from ()


def check_log_level(level: str) -> None:
    """Raise BadInput for an unknown log level."""
    if level not in ("", "info", "warning", "error"):
        raise BadInput("no_log_level", level=level[:20])


def _check_port(given: DeploymentConfig) -> Findings:
    listen_at(given.host, given.port).close()
    if 0 < given.port < 1024:
        yield "note", BadInput("setup_low_port", port=str(given.port))


def _check_open_files(_: DeploymentConfig) -> Findings:
    if resource is None:
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < MIN_OPEN_FILES:
        yield "fault", BadInput("setup_few_files", hard=str(hard), needed=str(MIN_OPEN_FILES))


def _check_compiled(_: DeploymentConfig) -> Findings:
    from hippodrome.jit import why_not_numba

    missing = why_not_numba()
    if missing is not None:
        yield "note", BadInput("setup_slower", why=missing)
        return
    from hippodrome.jit.compile_cache import cache_dir

    kept = cache_dir(BUILT_IN_PACKAGES[BUILT_IN_NAMES[0]])
    if kept is None or kept.is_relative_to(tempfile.gettempdir()):
        yield "fault", BadInput("setup_not_kept")


def _is_writable(folder: Path) -> bool:
    """Return whether files can be created in a folder, or the folder itself; creates nothing."""
    while not folder.exists():
        if folder.parent == folder:
            return False
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


# URLs and hosts --------------------------------------------------------------------------------------------------------


def _check_public_url(given: DeploymentConfig) -> Findings:
    """Check the public URL, the allowed hosts, and whether the client IPs that nginx forwards are trusted."""
    names = parse_allowed_hosts(given.allowed_hosts)
    address = parse_public_url(given.public_url)
    only_here = _is_loopback(given.host)
    if ANY_HOST in names and not only_here:
        yield "note", BadInput("setup_any_name")
    believed = os.environ.get(FORWARDED_VARIABLE, "")
    if believed.strip() == "*" and not only_here:
        yield "fault", BadInput("setup_anybody_else", variable=FORWARDED_VARIABLE)
    if not address:
        if believed:
            yield "note", BadInput("setup_say_address", variable=FORWARDED_VARIABLE)
        return
    parts = urlsplit(address)
    if parts.path or parts.query or parts.fragment:
        yield "fault", BadInput("setup_not_the_root", path=parts.path)
    yield from _check_reachable(given, parts.hostname or "", parts.port)
    if parts.scheme == "https":
        if not only_here and not believed:
            yield "fault", BadInput("setup_open_without_proxy", address=address, host=given.host, variable=FORWARDED_VARIABLE)
    elif not _is_private(parts.hostname or ""):
        yield "note", BadInput("setup_not_encrypted", address=address)


def _check_reachable(given: DeploymentConfig, name: str, port: int | None) -> Findings:
    if _is_loopback(given.host) and urlsplit(given.public_url).scheme == "http" and not _is_loopback(name):
        if not os.environ.get(FORWARDED_VARIABLE):
            yield "note", BadInput("setup_only_this_machine", host=given.host, name=name)
    try:
        socket.getaddrinfo(name, port or 443)
    except (OSError, UnicodeError):
        yield "fault", BadInput("setup_no_dns", name=name[:80])


def _is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def _is_private(host: str) -> bool:
    """Return whether a host is in a private network: a private IP, or a name that no registry assigns."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_private
    return "." not in host or host.endswith((".lan", ".local", ".home", ".internal", ".home.arpa"))


# Databases -------------------------------------------------------------------------------------------------------------


def _check_database(given: DeploymentConfig) -> Findings:
    url = given.database or default_database(create=False)
    if url.startswith("sqlite"):
        if given.workers > 1:
            yield "fault", BadInput("processes_need_postgres")
        if given.remote_workers:
            yield "fault", BadInput("remote_workers_need_postgres")
        check_file(url)
        yield from _check_sqlite(url)
    else:
        yield from _check_postgres(
            driver_url(url), given.workers * (MAX_CONNECTIONS + (REMOTE_WORKER_CONNECTIONS if given.remote_workers else 0))
        )


def _check_schema(now: str) -> Findings:
    if now and now not in REVISIONS:
        yield "fault", BadInput("newer_schema", schema=now)
    elif now != HEAD:
        yield "note", BadInput("setup_schema_rises" if now else "setup_no_races_yet", now=now, head=HEAD)


def _check_sqlite(url: str) -> Findings:
    """Check a SQLite file: its permissions, a server that already uses it, and the free disk space."""
    file = sqlite_file(url)
    if file is None:
        yield "fault", BadInput("setup_in_memory", database=url[:80])
        return
    folder = file.parent
    if not _is_writable(folder):
        yield "fault", BadInput("setup_folder_closed", folder=folder)
    there = next(place for place in (folder, *folder.parents) if place.exists())
    free = shutil.disk_usage(there).free
    if free < MIN_FREE_BYTES:
        yield "fault", BadInput("setup_little_room", free=free // 1_000_000, file=file, needed=MIN_FREE_BYTES // 1_000_000)
    if not file.exists():
        yield from _check_schema("")
        return
    if not os.access(file, os.R_OK | os.W_OK):
        yield "fault", BadInput("setup_not_this_users", file=file)
        return
    if file.with_name(f"{file.name}.lock").exists():
        with lock_database(url):  # raises an error that names the other process
            pass
    yield from _check_permissions(file)
    try:
        with open_read_only(file) as line:
            named = line.execute("select name from sqlite_master where name = 'alembic_version'").fetchone()
            row = line.execute("select version_num from alembic_version").fetchone() if named else None
    except sqlite3.Error as error:
        yield "fault", BadInput("cannot_read", file=file, why=error)
        return
    yield from _check_schema(str(row[0]) if row else "")


def _check_permissions(file: Path) -> Findings:
    status = file.stat()
    if os.name == "nt" or not stat.S_IMODE(status.st_mode) & GROUP_AND_OTHERS:
        return
    if status.st_uid not in (os.getuid(), 0) or (status.st_uid == 0 and os.getuid()):
        yield "fault", BadInput("setup_not_ours_to_close", file=file)
    else:
        yield "note", BadInput("setup_open_to_others", file=file)


def _check_postgres(url: str, needed: int) -> Findings:
    """Check PostgreSQL: the connection, the user's privileges, and the number of connections."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    try:
        engine = create_engine(url, connect_args={"connect_timeout": CONNECT_TIMEOUT}, hide_parameters=True)
        with engine.connect() as connection:
            now = current_revision(connection)
            yield from _check_schema(now)
            yield from _check_privileges(connection, now)
            yield from _check_connections(connection, needed)
        engine.dispose()
    except ModuleNotFoundError as error:
        yield "fault", missing_driver(url, error.name or "")
    except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        yield "fault", BadInput("cannot_open_database", database=without_password(url), why=why)


def _check_privileges(connection: Any, now: str) -> Findings:
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


def _check_connections(connection: Any, needed: int) -> Findings:
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
            yield "fault", BadInput(key, limit=row[name], needed=needed, each=MAX_CONNECTIONS)
