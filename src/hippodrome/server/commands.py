"""The commands of whoever hosts: doctor, backup, restore, archive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import fingerprint
from hippodrome.server import maintenance
from hippodrome.server.damage import Damaged
from hippodrome.server.serve import own_database
from hippodrome.server.store import Store, without_password
from hippodrome.terminal.safe import complain, say


@contextmanager
def _opened(database: str, *, must_exist: bool = True) -> Iterator[tuple[Store, str]]:
    url = database or own_database(make=not must_exist)
    store = Store(url, must_exist=must_exist)
    try:
        yield store, without_password(url)
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise BadInput("cannot_go_on", database=without_password(url), why=why[:300]) from None
    finally:
        store.close()


@contextmanager
def _counting(word: str) -> Iterator[maintenance.Progress]:
    """Show how far it has come, where somebody watches."""
    with Console(stderr=True).status(f"{word} ...") as status:
        yield lambda number: status.update(f"{word} ... {number:,}")


def _say(report: dict[str, Any], text: str, *, as_json: bool) -> None:
    say(json.dumps({**report, "fingerprint": fingerprint()}, ensure_ascii=False) if as_json else text)


def doctor(database: str, *, as_json: bool) -> int:
    """Check a database and all its races; 1 if something is wrong."""
    with _opened(database) as (store, shown), _counting("examining") as progress:
        health = maintenance.examine(store, progress)
    states = ", ".join(f"{number:,} {state}" for state, number in sorted(health.states.items())) or "none"
    report = {"database": shown, **vars(health)}
    lines = [f"{shown}: {health.tables:,} tables ({states}), {health.events:,} events, {len(health.faults)} faults"]
    _say(report, "\n".join(lines + health.faults), as_json=as_json)
    return 1 if health.faults else 0


def _tell(error: Damaged) -> None:
    complain(f"hippodrome: left out: {error}")


def backup(file: Path, database: str, *, replace: bool = False, rescue: bool = False, as_json: bool) -> None:
    """Copy a database to a new file; one that is there already is left alone unless it may be replaced."""
    if file.exists() and not file.is_file():
        raise BadInput("no_plain_file", file=file)
    if file.exists() and not replace:
        raise BadInput("backup_exists", file=file)
    with _opened(database) as (store, shown), _counting("copying") as progress:
        number = maintenance.back_up(store, file, progress, _tell if rescue else None)
    _say({"database": shown, "file": str(file), "tables": number}, f"{file}: {number:,} tables of {shown}", as_json=as_json)


def restore(file: Path, database: str, *, as_json: bool) -> None:
    """Fill a database from a file."""
    maintenance.check_backup(file)  # before anything is made
    with _opened(database, must_exist=False) as (store, shown), _counting("restoring") as progress:
        number = maintenance.restore(store, file, progress)
    _say({"database": shown, "file": str(file), "tables": number}, f"{shown}: {number:,} tables from {file}", as_json=as_json)


def archive(folder: Path, older: str, database: str, *, as_json: bool) -> None:
    """Put old races away."""
    age = maintenance.read_age(older)
    with _opened(database) as (store, shown), _counting("archiving") as progress:
        number = maintenance.archive(store, folder, age, progress, _tell)
    report = {"database": shown, "folder": str(folder), "races": number}
    _say(report, f"{folder}: {number:,} races from {shown}", as_json=as_json)
