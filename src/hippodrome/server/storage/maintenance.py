"""Database maintenance: check, back up, restore, and archive old races as files."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from hippodrome.core.errors import BadInput, BadRace
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.race_file import from_text, to_text, write_file
from hippodrome.server.storage.corruption import DECODE_ERRORS, CorruptRecord, detect_corruption
from hippodrome.server.storage.editions import EditionStore, StoredEdition, insert_editions
from hippodrome.server.storage.permissions import make_private_folder, open_private, restrict_to_owner
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.rules_versions import reset_check
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.events import decode_event
from hippodrome.server.tables.handlers import fold
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.json import dumps

FORMAT = 2
READABLE_FORMATS = (1, 2)
"""Format of new backups, and formats that can be read; format 1 had no editions."""
MAX_HEAD_CHARACTERS, MAX_LINE_CHARACTERS = 1000, 256_000_000
"""Maximum characters of a backup's first line, and of each other line, which has one table with its journal."""
AGE_UNITS = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}

Progress = Callable[[int], None]


@dataclass
class HealthReport:
    tables: int = 0
    events: int = 0
    states: dict[str, int] = field(default_factory=dict)
    problems: list[BadInput] = field(default_factory=list)


def examine(store: Store, progress: Progress = lambda number: None) -> HealthReport:
    """Replay every journal and compare it with its table's row; a corrupt table does not prevent checking the others."""
    health = HealthReport()
    health.problems += [BadInput("in_database", why=line) for line in store.check_integrity()]

    def spoiled(error: CorruptRecord) -> None:
        health.tables += 1
        health.problems.append(error.bad_input)

    for row, journal in store.all_tables(spoiled):
        health.tables += 1
        health.events += len(journal)
        if fault := _find_problem(row, journal, health):
            health.problems.append(BadInput("in_table", table=row.id, why=fault))
        progress(health.tables)
    return health


def _find_problem(row: TableRow, journal: list[tuple[int, float, str]], health: HealthReport) -> BadInput | None:
    """Return the problem of a table, or None."""
    if [n for n, _, _ in journal] != list(range(len(journal))):
        return BadInput("journal_gaps")
    try:
        folded = fold(row.start, [decode_event(json.loads(body)) for _, _, body in journal])
    except (BadInput, *DECODE_ERRORS) as error:
        return BadInput("journal_unreadable", why=error)
    health.states[folded.state] = health.states.get(folded.state, 0) + 1
    if folded.closed and row.summary["state"] != "closed":
        return folded.closed
    return None if _matches(row.summary, folded.summary()) else BadInput("other_card")


def _matches(stored: Any, expected: Any) -> bool:
    """Return whether a stored summary matches the expected one; keys that an earlier release did not write may be missing."""
    if isinstance(stored, dict) and isinstance(expected, dict):
        return all(key in expected and _matches(value, expected[key]) for key, value in stored.items())
    if isinstance(stored, list) and isinstance(expected, list):
        return len(stored) == len(expected) and all(map(_matches, stored, expected))
    return bool(stored == expected)


# Backups ----------------------------------------------------------------------------------------------------------------


def back_up(
    store: Store,
    file: Path,
    progress: Progress = lambda number: None,
    on_corrupt: Callable[[CorruptRecord], None] | None = None,
) -> int:
    """Write a consistent snapshot of the database to a new file, from which any database can be restored.

    An unreadable table raises CorruptRecord; with `on_corrupt` it is reported, and the others are copied.
    """
    total = hashlib.sha256()
    number = 0
    partial = file.with_name(f".{file.name}.tmp")
    try:
        partial.unlink(missing_ok=True)
        os.close(open_private(partial))  # private before it has content
        with gzip.open(partial, "wt", encoding="utf-8", newline="\n") as out:

            def put(value: Any) -> None:
                line = dumps(value) + "\n"
                total.update(line.encode())
                out.write(line)

            put({"hippodrome backup": FORMAT, "at": time.time(), "fingerprint": fingerprint()})
            for row, journal in store.all_tables(on_corrupt):
                put(
                    {
                        "id": row.id,
                        "start": row.start,
                        "card": row.summary,
                        "changed": row.changed,
                        "events": [[at, body] for _, at, body in journal],
                    }
                )
                number += 1
                progress(number)
            for edition in EditionStore(store).all_editions():
                put({"edition": edition._asdict()})
            out.write(json.dumps({"tables": number, "sum": total.hexdigest()}) + "\n")
        partial.replace(file)
    except OSError as error:
        raise BadInput("cannot_write", file=file, why=error) from None
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
    return number


def check_backup(file: Path) -> None:
    """Read a whole backup; BadInput if it is not a backup, truncated or modified."""
    for _ in _read_backup(file):
        pass


def restore(store: Store, file: Path, progress: Progress = lambda number: None) -> int:
    """Fill an empty database from a backup, in one transaction."""

    editions: list[StoredEdition] = []

    def rows() -> Iterator[tuple[TableRow, list[tuple[float, str]]]]:
        for number, value in enumerate(_read_backup(file), 1):
            if "edition" in value:
                editions.append(StoredEdition(**value["edition"]))
                continue
            journal = [(float(at), str(body)) for at, body in value["events"]]
            yield TableRow(value["id"], value["start"], value["card"], value["changed"]), journal
            progress(number)

    def also(connection: Connection) -> None:
        insert_editions(connection, editions)
        reset_check(connection)

    try:
        return store.bulk_insert(rows(), also)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput("unsound_backup", file=file, why=error) from None


def _read_backup(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the entries of a backup; raise BadInput at its end if it was truncated or modified."""
    total = hashlib.sha256()
    number = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = lines.readline(MAX_HEAD_CHARACTERS)
            if not head.startswith('{"hippodrome backup":'):
                raise BadInput("no_backup", file=file)
            if json.loads(head)["hippodrome backup"] not in READABLE_FORMATS:
                raise BadInput("other_backup", file=file)
            restrict_to_owner(file)
            total.update(head.encode())
            while line := lines.readline(MAX_LINE_CHARACTERS):
                value = json.loads(line)
                if "sum" in value:
                    if value != {"tables": number, "sum": total.hexdigest()}:
                        raise BadInput("changed_backup", file=file)
                    return
                total.update(line.encode())
                number += "edition" not in value
                yield value
    except (gzip.BadGzipFile, UnicodeDecodeError):
        raise BadInput("no_backup", file=file) from None
    except (EOFError, zlib.error):
        raise BadInput("damaged_file", file=file) from None
    except OSError as error:
        raise BadInput("cannot_read", file=file, why=error) from None
    except (ValueError, AttributeError, KeyError, TypeError):
        raise BadInput("changed_backup_line", file=file, line=number + 2) from None
    raise BadInput("cut_backup", file=file)


# Archive ----------------------------------------------------------------------------------------------------------------


def parse_age(text: str) -> float:
    """Parse an age such as 36h, 90d or 26w; return it in seconds."""
    match = re.fullmatch(r"(\d{1,6})([hdw])", text.strip())
    if match is None:
        raise BadInput("no_age", typed=text[:20])
    return int(match[1]) * AGE_UNITS[match[2]]


def archive(
    store: Store,
    folder: Path,
    age: float,
    progress: Progress = lambda number: None,
    on_corrupt: Callable[[CorruptRecord], None] = lambda error: None,
) -> int:
    """Export races that ended long ago to race files and delete them; each is on disk before it is deleted.

    An unreadable race is reported and remains in the database.
    """
    try:
        make_private_folder(folder)
    except OSError as error:
        raise BadInput("cannot_make_folder", folder=folder, why=error) from None
    number = 0
    for id in store.tables_unchanged_since("over", time.time() - age):
        try:
            row = store.find(id)
            if row is None:
                continue
            with detect_corruption(id):
                folded = fold(row.start, map(decode_event, store.journal(id)))
        except CorruptRecord as error:
            on_corrupt(error)
            continue
        if folded.state != "over":
            continue
        text = to_text(folded.race_record())
        write_file(folder / f"{row.summary['game']}-{id}.race", text, private=True)
        _check_readback(text, folded)
        store.delete_tables([id])
        number += 1
        progress(number)
    return number


def _check_readback(text: str, folded: Journal) -> None:
    """Check that the written text reads back as the same race."""
    if from_text(text).entries != folded.race_record().entries:
        raise BadRace("not_read_back")
