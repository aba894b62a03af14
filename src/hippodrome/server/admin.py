"""Operator commands: doctor, backup, restore, archive."""

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
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import Verbatim
from hippodrome.i18n.user_language import cli_language
from hippodrome.server.run import default_database
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.corruption import CorruptRecord
from hippodrome.server.storage.store import Store
from hippodrome.server.storage.urls import without_password
from hippodrome.terminal.output import print_error, print_line


@contextmanager
def _open_store(database: str, *, must_exist: bool = True) -> Iterator[tuple[Store, str]]:
    url = database or default_database(create=not must_exist)
    store = Store(url, must_exist=must_exist)
    try:
        yield store, without_password(url)
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise BadInput("cannot_go_on", database=without_password(url), why=why[:300]) from None
    finally:
        store.close()


@contextmanager
def _show_progress(what: str) -> Iterator[maintenance.Progress]:
    """Show a status line with progress on a terminal."""
    words = cli_localization(cli_language())
    with Console(stderr=True).status(words.text(f"said.{what}", n=0)) as status:
        yield lambda number: status.update(words.text(f"said.{what}", n=number))


def _print_report(report: dict[str, Any], key: str, *, as_json: bool) -> None:
    """Print a report as one JSON object or as a sentence."""
    if as_json:
        print_line(json.dumps({**report, "fingerprint": fingerprint()}, ensure_ascii=False))
    else:
        print_line(cli_localization(cli_language()).text(f"said.{key}", **report))


def doctor(database: str, *, as_json: bool) -> int:
    """Check a database and all its races; return 1 if there is a problem."""
    with _open_store(database) as (store, shown), _show_progress("examining") as progress:
        health = maintenance.examine(store, progress)
    report = {"database": shown, "tables": health.tables, "events": health.events, "states": health.states}
    if as_json:
        _print_report({**report, "faults": [str(fault) for fault in health.problems]}, "", as_json=True)
        return 1 if health.problems else 0
    words = cli_localization(cli_language())
    states = [words.text(f"said.state_{state}", n=number) for state, number in sorted(health.states.items())]
    told = {**report, "states": words.join(states), "faults": len(health.problems)}
    print_line("\n".join([words.text("said.examined", **told), *(fault.localize(words.language) for fault in health.problems)]))
    return 1 if health.problems else 0


def _warn_corrupt(error: CorruptRecord) -> None:
    words = cli_localization(cli_language())
    print_error(
        words.labelled("hippodrome", words.text("said.left_out", why=Verbatim(error.bad_input.localize(words.language))))
    )


def backup(file: Path, database: str, *, replace: bool = False, rescue: bool = False, as_json: bool) -> None:
    """Copy a database to a file; an existing file is replaced only with `replace`."""
    if file.exists() and not file.is_file():
        raise BadInput("no_plain_file", file=file)
    if file.exists() and not replace:
        raise BadInput("backup_exists", file=file)
    with _open_store(database) as (store, shown), _show_progress("copying") as progress:
        number = maintenance.back_up(store, file, progress, _warn_corrupt if rescue else None)
    _print_report({"database": shown, "file": str(file), "tables": number}, "backed_up", as_json=as_json)


def restore(file: Path, database: str, *, as_json: bool) -> None:
    """Restore a database from a backup file."""
    maintenance.check_backup(file)  # before a database is created
    with _open_store(database, must_exist=False) as (store, shown), _show_progress("restoring") as progress:
        number = maintenance.restore(store, file, progress)
    _print_report({"database": shown, "file": str(file), "tables": number}, "restored", as_json=as_json)


def archive(folder: Path, older: str, database: str, *, as_json: bool) -> None:
    """Export finished races to files and delete them from the database."""
    age = maintenance.parse_age(older)
    with _open_store(database) as (store, shown), _show_progress("archiving") as progress:
        number = maintenance.archive(store, folder, age, progress, _warn_corrupt)
    _print_report({"database": shown, "folder": str(folder), "races": number}, "archived", as_json=as_json)
