"""The commands of whoever hosts: doctor, backup, restore, archive."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from hippodrome.server import keeping
from hippodrome.server.serve import own_database
from hippodrome.server.store import Store, without_password


@contextmanager
def _opened(database: str) -> Iterator[tuple[Store, str]]:
    url = database or own_database()
    store = Store(url)
    try:
        yield store, without_password(url)
    finally:
        store.close()


@contextmanager
def _counting(word: str) -> Iterator[keeping.Progress]:
    """Show how far it has come, where somebody watches."""
    with Console(stderr=True).status(f"{word} ...") as status:
        yield lambda number: status.update(f"{word} ... {number:,}")


def _say(report: dict[str, Any], text: str, *, as_json: bool) -> None:
    sys.stdout.write((json.dumps(report, ensure_ascii=False) if as_json else text) + "\n")


def doctor(database: str, *, as_json: bool) -> int:
    """Check a database and all its races; 1 if something is wrong."""
    with _opened(database) as (store, shown), _counting("examining") as progress:
        health = keeping.examine(store, progress)
    states = ", ".join(f"{number:,} {state}" for state, number in sorted(health.states.items())) or "none"
    report = {"database": shown, **vars(health)}
    lines = [f"{shown}: {health.tables:,} tables ({states}), {health.events:,} events, {len(health.faults)} faults"]
    _say(report, "\n".join(lines + health.faults), as_json=as_json)
    return 1 if health.faults else 0


def backup(file: Path, database: str, *, as_json: bool) -> None:
    """Copy a database to a file."""
    with _opened(database) as (store, shown), _counting("copying") as progress:
        number = keeping.back_up(store, file, progress)
    _say({"database": shown, "file": str(file), "tables": number}, f"{file}: {number:,} tables of {shown}", as_json=as_json)


def restore(file: Path, database: str, *, as_json: bool) -> None:
    """Fill a database from a file."""
    with _opened(database) as (store, shown), _counting("restoring") as progress:
        number = keeping.restore(store, file, progress)
    _say({"database": shown, "file": str(file), "tables": number}, f"{shown}: {number:,} tables from {file}", as_json=as_json)


def archive(folder: Path, older: str, database: str, *, as_json: bool) -> None:
    """Put old races away."""
    age = keeping.read_age(older)
    with _opened(database) as (store, shown), _counting("archiving") as progress:
        number = keeping.archive(store, folder, age, progress)
    report = {"database": shown, "folder": str(folder), "races": number}
    _say(report, f"{folder}: {number:,} races from {shown}", as_json=as_json)
