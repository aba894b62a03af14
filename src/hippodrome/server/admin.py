"""The commands of whoever hosts: doctor, backup, restore, archive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.cli.runner import own_language
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import fingerprint
from hippodrome.i18n.error_messages import words_in
from hippodrome.i18n.localization import Noun
from hippodrome.server.run import own_database
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.corruption import Damaged
from hippodrome.server.storage.store import Store, without_password
from hippodrome.terminal.output import complain, say


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
def _counting(what: str) -> Iterator[maintenance.Progress]:
    """Show how far it has come, where somebody watches."""
    words = words_in(own_language())
    with Console(stderr=True).status(words.text(f"said.{what}", n=0)) as status:
        yield lambda number: status.update(words.text(f"said.{what}", n=number))


def _say(report: dict[str, Any], key: str, *, as_json: bool) -> None:
    """Say what was done: as one object, or as a sentence that names what stands in it."""
    if as_json:
        say(json.dumps({**report, "fingerprint": fingerprint()}, ensure_ascii=False))
    else:
        say(words_in(own_language()).text(f"said.{key}", **report))


def doctor(database: str, *, as_json: bool) -> int:
    """Check a database and all its races; 1 if something is wrong."""
    with _opened(database) as (store, shown), _counting("examining") as progress:
        health = maintenance.examine(store, progress)
    report = {"database": shown, "tables": health.tables, "events": health.events, "states": health.states}
    if as_json:
        _say({**report, "faults": [str(fault) for fault in health.faults]}, "", as_json=True)
        return 1 if health.faults else 0
    words = words_in(own_language())
    states = [words.text(f"said.state_{state}", n=number) for state, number in sorted(health.states.items())]
    told = {**report, "states": words.joined(states), "faults": len(health.faults)}
    say("\n".join([words.text("said.examined", **told), *(fault.told(words.language) for fault in health.faults)]))
    return 1 if health.faults else 0


def _tell(error: Damaged) -> None:
    words = words_in(own_language())
    complain(words.labelled("hippodrome", words.text("said.left_out", why=Noun(error.complaint.told(words.language)))))


def backup(file: Path, database: str, *, replace: bool = False, rescue: bool = False, as_json: bool) -> None:
    """Copy a database to a new file; one that is there already is left alone unless it may be replaced."""
    if file.exists() and not file.is_file():
        raise BadInput("no_plain_file", file=file)
    if file.exists() and not replace:
        raise BadInput("backup_exists", file=file)
    with _opened(database) as (store, shown), _counting("copying") as progress:
        number = maintenance.back_up(store, file, progress, _tell if rescue else None)
    _say({"database": shown, "file": str(file), "tables": number}, "backed_up", as_json=as_json)


def restore(file: Path, database: str, *, as_json: bool) -> None:
    """Fill a database from a file."""
    maintenance.check_backup(file)  # before anything is made
    with _opened(database, must_exist=False) as (store, shown), _counting("restoring") as progress:
        number = maintenance.restore(store, file, progress)
    _say({"database": shown, "file": str(file), "tables": number}, "restored", as_json=as_json)


def archive(folder: Path, older: str, database: str, *, as_json: bool) -> None:
    """Put old races away."""
    age = maintenance.read_age(older)
    with _opened(database) as (store, shown), _counting("archiving") as progress:
        number = maintenance.archive(store, folder, age, progress, _tell)
    _say({"database": shown, "folder": str(folder), "races": number}, "archived", as_json=as_json)
