"""Looking after a database of races: check it, copy it, bring it back, put old races away as files."""

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
from hippodrome.server.storage.corruption import UNREADABLE, Damaged, reading
from hippodrome.server.storage.editions import Kept, KeptEdition, fill
from hippodrome.server.storage.permissions import close_to_others, make_folder, open_private
from hippodrome.server.storage.rules_versions import forget_check
from hippodrome.server.storage.store import Row, Store
from hippodrome.server.tables.journal import Journal, fold
from hippodrome.server.views.json import compact

FORMAT = 2
READ = (1, 2)
"""The format of backups, and those that can be read: the first had no editions."""
LONGEST_HEAD, LONGEST_LINE = 1000, 256_000_000
"""Letters of a backup's first line, and of the others: a table with its journal each."""
AGES = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}

Progress = Callable[[int], None]


@dataclass
class Health:
    """What was found in a database."""

    tables: int = 0
    events: int = 0
    states: dict[str, int] = field(default_factory=dict)
    faults: list[BadInput] = field(default_factory=list)


def examine(store: Store, progress: Progress = lambda number: None) -> Health:
    """Fold every journal again, and compare it with what the database says of its table; one that is spoiled hides no other."""
    health = Health()
    health.faults += [BadInput("in_database", why=line) for line in store.integrity()]

    def spoiled(error: Damaged) -> None:
        health.tables += 1
        health.faults.append(error.complaint)

    for row, journal in store.whole(spoiled):
        health.tables += 1
        health.events += len(journal)
        if fault := _fault_of(row, journal, health):
            health.faults.append(BadInput("in_table", table=row.id, why=fault))
        progress(health.tables)
    return health


def _fault_of(row: Row, journal: list[tuple[int, float, str]], health: Health) -> BadInput | None:
    """What is wrong with a table; None if nothing is."""
    if [n for n, _, _ in journal] != list(range(len(journal))):
        return BadInput("journal_gaps")
    try:
        folded = fold(row.start, [json.loads(body) for _, _, body in journal])
    except (BadInput, *UNREADABLE) as error:
        return BadInput("journal_unreadable", why=error)
    health.states[folded.state] = health.states.get(folded.state, 0) + 1
    if folded.closed and row.card["state"] != "closed":
        return folded.closed
    return None if _fits(row.card, folded.card()) else BadInput("other_card")


def _fits(kept: Any, told: Any) -> bool:
    """Whether a card says what it should, but for what an earlier release did not say of a table or of its seats."""
    if isinstance(kept, dict) and isinstance(told, dict):
        return all(key in told and _fits(value, told[key]) for key, value in kept.items())
    if isinstance(kept, list) and isinstance(told, list):
        return len(kept) == len(told) and all(map(_fits, kept, told))
    return bool(kept == told)


# Copies -----------------------------------------------------------------------------------------------------------------


def back_up(
    store: Store, file: Path, progress: Progress = lambda number: None, damaged: Callable[[Damaged], None] | None = None
) -> int:
    """Write the whole database, as it stands at one moment, to a new file that any database can be filled from.

    A table that cannot be read ends it; or is told of, and the others are copied.
    """
    total = hashlib.sha256()
    number = 0
    partial = file.with_name(f".{file.name}.tmp")
    try:
        partial.unlink(missing_ok=True)
        os.close(open_private(partial))  # before there is anything in it
        with gzip.open(partial, "wt", encoding="utf-8", newline="\n") as out:

            def put(value: Any) -> None:
                line = compact(value) + "\n"
                total.update(line.encode())
                out.write(line)

            put({"hippodrome backup": FORMAT, "at": time.time(), "fingerprint": fingerprint()})
            for row, journal in store.whole(damaged):
                put(
                    {
                        "id": row.id,
                        "start": row.start,
                        "card": row.card,
                        "changed": row.changed,
                        "events": [[at, body] for _, at, body in journal],
                    }
                )
                number += 1
                progress(number)
            for edition in Kept(store).all_editions():
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
    """Read a backup from its first line to its last; BadInput if it is none, was cut off or changed."""
    for _ in _read_backup(file):
        pass


def restore(store: Store, file: Path, progress: Progress = lambda number: None) -> int:
    """Fill an empty database from a backup; all of it or nothing."""

    editions: list[KeptEdition] = []

    def rows() -> Iterator[tuple[Row, list[tuple[float, str]]]]:
        for number, value in enumerate(_read_backup(file), 1):
            if "edition" in value:
                editions.append(KeptEdition(**value["edition"]))
                continue
            journal = [(float(at), str(body)) for at, body in value["events"]]
            yield Row(value["id"], value["start"], value["card"], value["changed"]), journal
            progress(number)

    def also(connection: Connection) -> None:
        fill(connection, editions)
        forget_check(connection)

    try:
        return store.fill(rows(), also)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput("unsound_backup", file=file, why=error) from None


def _read_backup(file: Path) -> Iterator[dict[str, Any]]:
    """The tables of a backup; BadInput at its end if it was cut off or changed."""
    total = hashlib.sha256()
    number = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = lines.readline(LONGEST_HEAD)
            if not head.startswith('{"hippodrome backup":'):
                raise BadInput("no_backup", file=file)
            if json.loads(head)["hippodrome backup"] not in READ:
                raise BadInput("other_backup", file=file)
            close_to_others(file)
            total.update(head.encode())
            while line := lines.readline(LONGEST_LINE):
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


# Old races --------------------------------------------------------------------------------------------------------------


def read_age(text: str) -> float:
    """An age in seconds: 36h, 90d, 26w."""
    match = re.fullmatch(r"(\d{1,6})([hdw])", text.strip())
    if match is None:
        raise BadInput("no_age", typed=text[:20])
    return int(match[1]) * AGES[match[2]]


def archive(
    store: Store,
    folder: Path,
    age: float,
    progress: Progress = lambda number: None,
    damaged: Callable[[Damaged], None] = lambda error: None,
) -> int:
    """Put races that have been over for so long away as race files, and forget them here; each is on disk before it goes.

    One that cannot be read is told of and stays.
    """
    try:
        make_folder(folder)
    except OSError as error:
        raise BadInput("cannot_make_folder", folder=folder, why=error) from None
    number = 0
    for id in store.older("over", time.time() - age):
        try:
            row = store.find(id)
            if row is None:
                continue
            with reading(id):
                folded = fold(row.start, store.journal(id))
        except Damaged as error:
            damaged(error)
            continue
        if folded.state != "over":
            continue
        text = to_text(folded.file())
        write_file(folder / f"{row.card['game']}-{id}.race", text, private=True)
        _check(text, folded)
        store.forget([id])
        number += 1
        progress(number)
    return number


def _check(text: str, folded: Journal) -> None:
    """What was written is what will be read."""
    if from_text(text).lines != folded.file().lines:
        raise BadRace("not_read_back")
